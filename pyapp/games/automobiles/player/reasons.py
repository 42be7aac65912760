"""Why a move is good in Automobiles: how far the turn will lead, what wear it costs, what money is left."""

from collections.abc import Iterator
from typing import NamedTuple

from ....ai.reasons import Moment
from ....core.game import Prompt
from ..cubes import COLOURS, GEARS, ONE, RED, WEAR, WHITE, Pile, count, worth
from ..rules.agenda import AGENDA
from ..rules.effects import gears_in
from ..state import State, ranking
from .advisor import (
    NEAREST,
    PLACE,
    _final,
    _under_way,
    outlook,
    prospects,
)
from .drive import SHELTERED, Mover, Plan, head_of, steering, tires
from .judgement import distance, owned, powers, standing, still, weigh

OPEN = frozenset(("road", "wear"))
LONGEST = 12  # choices of one card
LITTLE = 2  # cubes of wear in a whole turn


class End(NamedTuple):
    """Where the best drive of a turn ends: the place, columns driven, wear, money left."""

    head: int
    columns: int
    wear: int
    money: int


def terms(state: State, seat: int) -> dict[str, float]:
    """The advisor's value, part by part, in columns."""
    if not state.agenda:
        place = PLACE * (state.players - ranking(state).index(seat))
        return {"place": place, "road": _final(state, seat) - place}
    rivals = [still(state, other) for other in range(state.players) if other != seat]
    return {**_own(state, seat), "rivals": -NEAREST * max(rivals)}


def _own(state: State, seat: int) -> dict[str, float]:
    """What makes up a seat's prospects."""
    total = prospects(state, seat)
    state = _decided(state, seat)
    end = best_end(state, seat)
    if end is None:
        left = distance(state, seat)
        bag = weigh(owned(state, seat), state.rack.ids, powers(state, left))
        worn = standing(left, bag, state.track) - standing(left, bag._replace(wear=0), state.track)
        return {"road": -float(left), "wear": worn, "bag": total + left - worn}
    ends = outlook(state, seat)
    unspent = ends.worth(end.columns, end.wear, 0)
    stuck = ends.waits[state.track.exits[end.head]] if end.head >= 0 and ends.left > end.columns else 0.0
    parts = {
        "road": float(end.columns - ends.left),
        "wear": unspent - ends.worth(end.columns, 0, 0),
        "money": ends.worth(end.columns, end.wear, end.money) - unspent,
        "stuck": -stuck,
    }
    return {**parts, "bag": total - sum(parts.values())}


def _decided(state: State, seat: int) -> State:
    """The table once the choices of a card are made in the way that looks best."""
    for _ in range(LONGEST):
        due = state.agenda[-1]
        driving = due.kind in ("setup", "shop", "act", "go", "step") or due.seat != seat
        if driving or state.turn != seat or state.agenda[0].kind == "race":
            break
        trials: list[State] = []
        for move in AGENDA.choices(state):
            trials.append(state.copy())
            AGENDA.decide(trials[-1], move, None)
        state = max(trials, key=lambda trial: prospects(trial, seat))
    return state


def best_end(state: State, seat: int) -> End | None:
    """Where the turn will lead if it goes on well; None for who isn't at it."""
    due = state.agenda[-1]
    before = state.agenda[0].kind == "race"
    if due.kind in ("setup", "shop") and due.seat == seat:
        if before:
            return End(-1, 0, 0, due.n)
        plan, place, dark, wear = _under_way(state, seat)
        return End(head_of(place), plan.columns(place), plan.all_wear(place, dark, wear), due.n)
    if state.turn != seat or before:
        return None
    plan, place, dark, wear = _under_way(state, seat)
    at: Place = (place, state.act[seat], dark, wear)
    if due.seat == seat and due.kind in ("go", "step"):
        landings = list(_driven(plan, at, Mover(due.n, due.mask, due.same, 0)))
        at = max([*landings, *([at] if due.kind == "go" else [])], key=lambda place: plan.best(*place))
    return _ended(plan, at, state.rack.values)


Place = tuple[int, Pile, int, int]  # place of the plan, cubes left, darkest space, wear


def _ended(plan: Plan, at: Place, values: tuple[int, ...]) -> End:
    """The end of the best drive: the way along which the worth stays the same."""
    best = plan.best(*at)
    while plan.stop(*at) != best:
        following = next((place for place in _after(plan, at) if plan.best(*place) == best), None)
        if following is None:
            break
        at = following
    place, act, dark, wear = at
    return End(head_of(place), plan.columns(place), plan.all_wear(place, dark, wear), worth(act, values))


def _after(plan: Plan, at: Place) -> Iterator[Place]:
    """All that one more cube can lead to."""
    place, act, dark, wear = at
    for colour, mover in enumerate(plan.table.movers):
        if not count(act, colour):
            continue
        left: Place = (place, act - ONE[colour], dark, wear)
        if mover is not None and mover.n:
            yield from _driven(plan, left, mover)
        elif mover is None and colour == RED:
            yield from _handled(plan, left)


def _handled(plan: Plan, at: Place) -> Iterator[Place]:
    place, act, dark, wear = at
    gears = gears_in(act)
    if plan.table.red == "aerodynamics" and dark != SHELTERED:
        yield place, act, SHELTERED, wear
    if plan.table.red == "tires" and gears:
        yield from _driven(plan, at, tires(plan.table, gears))
    if plan.table.red == "steering":
        for gear in gears:
            if gear != WHITE:
                put: Place = (place, act - ONE[gear], dark, wear)
                yield from _driven(plan, put, steering(plan.table, gear))


def _driven(plan: Plan, at: Place, mover: Mover) -> Iterator[Place]:
    place, act, dark, wear = at
    for there, darker in plan.ways(place, mover.n, mover.mask, mover.same):
        yield there, act, max(dark, darker), wear + mover.wear


def told(term: str, moment: Moment) -> Prompt | None:
    """What the turn comes to, if it goes on as planned; numbers only where no cube of the plan was dreamt."""
    state, verb = moment.after, moment.verb
    planned = _decided(state, moment.seat) if state.agenda else None
    end = best_end(planned, moment.seat) if planned else None
    sure = planned is not None and planned.rng == moment.before.rng
    match term:
        case "road" | "wear" | "money" if planned and end and end.head >= 0 and sure:
            return _of_the_turn(term, planned, moment.seat, end)
        case "road" if end and not sure:
            return "reason.drawn", {}
        case "money" if end and end.head < 0 and end.money:
            return "reason.money", {"money": end.money}
        case "wear" if _wear(state, moment.seat) < _wear(moment.before, moment.seat):
            return "reason.cleaner", {}
        case "bag" if verb in ("buy", "gain"):
            return "reason.bought", {"colour": COLOURS[moment.move.first]}
        case "bag" if _mean(state, moment.seat) <= _mean(moment.before, moment.seat):
            return None
        case "bag" if verb == "remove":
            return "reason.removed", {"colour": COLOURS[moment.move.first], "n": moment.move.second}
        case "stuck" if not (planned and end and sure and _opens(planned, moment.seat, end.head)):
            return None
        case "rivals" | "place" if moment.lead <= 0:
            return None
        case "bag" | "stuck" | "rivals" | "place":
            return f"reason.{term}", {}
        case _:
            return None


def _of_the_turn(term: str, planned: State, seat: int, end: End) -> Prompt | None:
    """Columns driven, wear among the used cubes, money left, when the planned turn ends."""
    if term == "road":
        columns = planned.track.columns  # a turn may be longer than a lap
        driven = planned.crossed * columns + planned.head % columns - planned.cars[seat] % columns
        n = driven + (end.head - planned.head) % columns
        return ("reason.road", {"n": n}) if n else None
    if term == "money":
        return ("reason.money", {"money": end.money}) if end.money else None
    most = count(planned.used[seat], WEAR) + count(planned.stock, WEAR)
    wear = min(end.wear, most)
    return "reason.wear" if wear <= LITTLE else "reason.all_wear", {"n": wear}


def _wear(state: State, seat: int) -> int:
    return count(owned(state, seat), WEAR)


def _mean(state: State, seat: int) -> float:
    """What one cube of the bag is worth on average, wear included."""
    bag = weigh(owned(state, seat), state.rack.ids, powers(state, distance(state, seat)))
    return (bag.slow + bag.heavy + bag.support) / max(1, bag.number + bag.wear)


def _opens(state: State, seat: int, head: int) -> bool:
    """Is there a cube of one's own that can drive on from there?"""
    mask = state.track.exits[head if head >= 0 else state.cars[seat]]
    opens = weigh(owned(state, seat), state.rack.ids, powers(state, distance(state, seat))).opens
    return any(opens[gear] and mask >> gear & 1 for gear in GEARS)
