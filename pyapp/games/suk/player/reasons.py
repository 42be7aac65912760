"""Why a move is good in Marrak Hesh 17: groups of one colour and of one type, rare tiles, room to grow."""

from collections.abc import Callable, Iterator

from ....ai.reasons import Moment
from ....core.game import Prompt
from ....core.values import members, with_at
from ..components import FACES
from ..rules.deep_space import score
from ..rules.hold import EMPTY, Tiles, colour_masks, type_masks
from ..rules.scoring import Points, base_points, top_groups
from ..rules.turn import servable
from ..state import OVER, State
from .advisor import GROWING, in_force, promise
from .search import proven

OPEN = frozenset(("earlier", "colour", "type", "rare", "growing", "cards", "rivals"))
MASKS: dict[str, Callable[[Tiles], list[int]]] = {"colour": colour_masks, "type": type_masks}


def terms(state: State, seat: int) -> dict[str, float]:
    """The advisor's value, part by part."""
    earlier = [sum(game[other].total for game in state.finished) for other in range(state.players)]
    worth = [float(points) for points in earlier]
    found = {"earlier": worth[seat]}
    if state.firsts and state.turn != OVER:
        counted = [score(state, other).points.total for other in range(state.players)]
        worth = [before + points for before, points in zip(worth, counted, strict=True)]
        found["cards"] = float(counted[seat])
    elif state.turn != OVER:
        for other, hold in enumerate(state.holds):
            worth[other] += promise(state.hull, hold) + in_force(state, other)
        points = base_points(state.hull, state.holds[seat])
        found |= {"colour": float(points.colour), "type": float(points.type), "rare": float(points.rare)}
        found["growing"] = GROWING * _squares(state, seat)
        found["cards"] = in_force(state, seat)
    worth.pop(seat)
    return {**found, "rivals": -max(worth)}


def _squares(state: State, seat: int) -> int:
    hold = state.holds[seat]
    masks = (*colour_masks(hold), *type_masks(hold))
    return sum(group.bit_count() ** 2 for mask in masks for group in state.hull.groups(mask))


def by_force(after: State, seat: int) -> Iterator[Prompt | None]:
    """What a move is known to lead to, whatever is answered; the last is it, None where that can't be seen."""
    if after.turn == OVER or after.firsts:
        return
    for sure in proven(after):
        yield None
        if sure is not None:
            for_mover = sure if after.turn == seat else -sure
            yield {1: ("reason.wins", {}), 0: ("reason.draws", {})}.get(for_mover)


def told(term: str, moment: Moment) -> Prompt | None:
    seat, before, after = moment.seat, moment.before, moment.after
    if len(after.finished) > len(before.finished):
        return _end(after, seat) if term in ("earlier", "rivals") else None
    if before.firsts:
        card = after.firsts[seat]
        return "reason.order", {"card": card, "total": score(after, seat).points.total}
    if term in ("earlier", "rivals"):
        return None
    was, now = score(before, seat).points, score(after, seat).points
    if after.firsts:  # the last placement; the order of the cards is still to be said
        return _cards(was, now, after.deep)
    old, new = (base_points(state.hull, state.holds[seat]) for state in (before, after))
    altered = any(points[:3] != plain[:3] for points, plain in ((was, old), (now, new)))
    if altered or now.total - was.total != new.total - old.total:  # the cards in force change what is counted
        return _cards(was, now, after.deep)
    match term:
        case "rare":
            return ("reason.rare", {}) if new.rare > old.rare else None  # other moves may begin an empty hold
        case "growing":
            return _growing(before, after, seat)
        case "cards":
            return None  # they have changed nothing that is counted
        case _:
            return _groups(term, before, after, seat)


def _end(after: State, seat: int) -> Prompt:
    """The game ends with this move, and the points are counted."""
    totals = [points.total for points in after.finished[-1]]
    own = totals.pop(seat)
    return "reason.total", {"own": own, "rival": max(totals)}


def _cards(was: Points, now: Points, deep: tuple[str, ...]) -> Prompt:
    """What the whole hold comes to, the cards in force applied at their best (R42)."""
    parts = {"colour": now.colour, "type": now.type, "rare": now.rare, "deep_points": now.deep}
    change = {"was": was.total, "total": now.total, "change": now.total - was.total}
    return "reason.cards", {"deep": list(deep), **change, **parts}


def _groups(term: str, before: State, after: State, seat: int) -> Prompt | None:
    """The groups that score, all of the same size, and what they brought before (R31, R32)."""
    groups = top_groups(after.hull, MASKS[term](after.holds[seat]))
    old, new = (getattr(base_points(state.hull, state.holds[seat]), term) for state in (before, after))
    if new <= old and not any(points < new for points in _elsewhere(term, before, seat)):
        return None
    if new == old:
        return f"reason.keeps_{term}", {"points": new}
    if new < old:
        return f"reason.least_{term}", {"points": new, "before": old}
    params = {"groups": len(groups), "size": groups[0].bit_count()}
    return f"reason.{term}", {**params, "points": new, "more": new - old}


def _elsewhere(term: str, state: State, seat: int) -> Iterator[int]:
    """The points that this part of the hold could come to with any tile in any cell."""
    hull, hold = state.hull, state.holds[seat]
    open_cells = members(hull.open_cells(state.filled[seat], state.at_work("zero_gravity")), range(len(hull)))
    for tile, colours in zip(state.goods, servable(state, seat), strict=True):
        if colours:
            for cell in open_cells:
                yield getattr(base_points(hull, with_at(hold, cell, tile)), term)


def _growing(before: State, after: State, seat: int) -> Prompt | None:
    """The largest group the new tile has joined, if there is still room beside it and a tile for it on a dock."""
    old, new = before.holds[seat], after.holds[seat]
    cell = next(cell for cell, tile in enumerate(new) if tile != old[cell])
    tile = FACES[new[cell]]
    found = [
        (size, kind, left)
        for kind in ("colour", "type")
        for size, left in _joined(after, seat, cell, kind)
        if left
    ]
    if not found:
        return None
    size, kind, left = max(found, key=lambda each: each[0])
    return f"reason.growing_{kind}", {kind: getattr(tile, kind), "size": size, "left": left}


def _joined(state: State, seat: int, cell: int, kind: str) -> Iterator[tuple[int, int]]:
    """The size of the group around a cell, and how many tiles that would fit beside it lie on docks."""
    hull, hold = state.hull, state.holds[seat]
    like = getattr(FACES[hold[cell]], kind)
    left = sum(tile != EMPTY and getattr(FACES[tile], kind) == like for tile in state.goods)
    for mask in MASKS[kind](hold):
        for group in hull.groups(mask):
            if group >> cell & 1:
                room = hull.open_cells(group, anywhere=False) & ~state.filled[seat]
                yield group.bit_count(), left if room else 0
