"""Why a move is good in Marrak Hesh 17: groups of one colour and of one type, rare tiles, room to grow."""

from ...ai.reasons import Moment
from ...core.game import Prompt
from .advisor import GROWING, promise
from .hold import colour_masks, type_masks
from .scoring import base_points
from .state import OVER, State

OPEN = frozenset(("earlier", "colour", "type", "rare", "growing", "rivals"))


def terms(state: State, seat: int) -> dict[str, float]:
    """The advisor's value, part by part."""
    earlier = [sum(game[other].total for game in state.finished) for other in range(state.players)]
    worth = [float(points) for points in earlier]
    found = {"earlier": worth[seat]}
    if state.turn != OVER:
        for other, hold in enumerate(state.holds):
            worth[other] += promise(state.hull, hold)
        points = base_points(state.hull, state.holds[seat])
        found |= {"colour": float(points.colour), "type": float(points.type), "rare": float(points.rare)}
        found["growing"] = GROWING * _squares(state, seat)
    worth.pop(seat)
    return {**found, "rivals": -max(worth)}


def _squares(state: State, seat: int) -> int:
    hold = state.holds[seat]
    masks = (*colour_masks(hold), *type_masks(hold))
    return sum(group.bit_count() ** 2 for mask in masks for group in state.hull.groups(mask))


def told(term: str, moment: Moment) -> Prompt | None:
    seat, before, after = moment.seat, moment.before, moment.after
    if after.turn == OVER or len(after.finished) > len(before.finished):
        return ("reason.total", {}) if term in ("earlier", "rivals") else None
    old, new = (base_points(state.hull, state.holds[seat]) for state in (before, after))
    match term:
        case "colour":
            if new.colour > old.colour:
                return "reason.colour", {"points": new.colour, "more": new.colour - old.colour}
            return "reason.keeps_colour", {"points": new.colour}
        case "type":
            if new.type > old.type:
                return "reason.type", {"points": new.type, "more": new.type - old.type}
            return "reason.keeps_type", {"points": new.type}
        case "rare":
            return "reason.rare", {}
        case "growing":
            return "reason.growing", {}
        case _:
            return None
