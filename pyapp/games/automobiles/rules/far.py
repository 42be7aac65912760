"""Where several cubes of a hand take the car: every space, and the way there that wears least."""

from collections.abc import Iterator
from typing import NamedTuple

from ..components import WEAR_CHART
from ..cubes import ALL_COLOURS, GEARS, ONE, Pile, count, size
from ..known import seen
from ..moves import GO, SKIP, USE
from ..state import ALL_GEARS, State
from .driving import Landing, darkest, opponents, slipstream, steps, weaving_steps
from .effects import DRIVES, WEAR_OF, suspension_mask
from .reach import Target, told

STANDING = -1  # no space yet, so none is the darkest
ENOUGH = 400  # ways looked at; more has only a very large hand, whose last cubes are then driven one by one
_SINGLE_GEARS = frozenset(ONE[gear] for gear in GEARS)


class Mover(NamedTuple):
    """What activating a cube allows: so many steps onto these colours, all one colour if `same`, for some wear."""

    n: int
    mask: int
    same: bool
    wear: int


class Leg(NamedTuple):
    """Where some of the cubes lead: the darkest space of the way, what was spent, the moves and spaces of it."""

    darkest: int
    worn: int
    spent: Pile
    plan: tuple[str, ...]
    via: tuple[tuple[int, int], ...]
    crosses: int
    entry: int
    head: int


class Ride(NamedTuple):
    """One cube's steps under way: the colours still open to it."""

    mask: int
    leg: Leg


def far(state: State, seat: int) -> list[seen.Target]:
    """Every section that several cubes lead to better than one, each by a way that wears least, then by the fewest."""
    movers = {cube: mover for cube in ALL_COLOURS if (mover := mover_of(state, seat, cube))}
    dark = darkest(state.path, state.track) if state.path else STANDING
    edge = [Leg(dark, 0, 0, (), (), 0, state.entry if state.path else state.head, state.head)]
    known: dict[tuple[int, int], list[Leg]] = {}
    found: dict[int, tuple[int, Leg]] = {}
    looked_at = 0
    while edge and looked_at < ENOUGH:
        edge = _one_cube_more(state, seat, edge, movers, known)
        looked_at += len(edge)
        for leg in edge:
            wear = _wear(state, seat, leg)
            if leg.head not in found or wear < found[leg.head][0]:
                found[leg.head] = (wear, leg)
    near = {leg.head for legs in known.values() for leg in legs if leg.spent in _SINGLE_GEARS}
    return [
        _told(state, seat, leg)
        for head, (_, leg) in sorted(found.items())
        if head not in near and size(leg.spent) > 1
    ]


def mover_of(state: State, seat: int, cube: int) -> Mover | None:
    """None: it doesn't drive, or wants a decision first (Steering, Tires)."""
    if not count(state.act[seat], cube):
        return None
    if cube in GEARS:
        return Mover(1, 1 << cube, False, 0)
    card = state.rack.ids[cube]
    if card in DRIVES:
        count_steps, mask, wear = DRIVES[card]
        return Mover(count_steps(state, seat), mask, mask == ALL_GEARS, wear)
    if card == "suspension":
        return Mover(1, suspension_mask(state, seat), False, WEAR_OF[card])
    return None


def _wear(state: State, seat: int, leg: Leg) -> int:
    """What the cards ask, and the decline if the turn ended there (R31-R34)."""
    spared = state.sheltered or slipstream(state, seat, leg.head) >= 0
    return leg.worn + (0 if spared else WEAR_CHART[leg.darkest])


def _one_cube_more(
    state: State,
    seat: int,
    edge: list[Leg],
    movers: dict[int, Mover],
    known: dict[tuple[int, int], list[Leg]],
) -> list[Leg]:
    """Of the ways that spend the same cubes to stand at the same place, the one over the lightest spaces."""
    best: dict[tuple[Pile, int, int], Leg] = {}
    for leg in edge:
        for cube, mover in movers.items():
            if count(leg.spent, cube) == count(state.act[seat], cube):
                continue
            for on in _ridden(state, seat, leg, cube, mover):
                place = (on.spent, on.entry, on.head)
                if place not in best or on.darkest < best[place].darkest:
                    best[place] = on
    fresh = [leg for leg in best.values() if not _had_for_less(known, leg)]
    for leg in fresh:
        known.setdefault((leg.entry, leg.head), []).append(leg)
    return fresh


def _had_for_less(known: dict[tuple[int, int], list[Leg]], leg: Leg) -> bool:
    """Is the place reached without one of the cubes, over spaces that are no darker?"""
    return any(
        other.darkest <= leg.darkest
        and all(count(other.spent, cube) <= count(leg.spent, cube) for cube in ALL_COLOURS)
        for other in known.get((leg.entry, leg.head), ())
    )


def _ridden(state: State, seat: int, leg: Leg, cube: int, mover: Mover) -> Iterator[Leg]:
    """Everywhere that one more cube leads from the end of a way."""
    begun = leg._replace(
        worn=leg.worn + mover.wear, spent=leg.spent + ONE[cube], plan=(*leg.plan, str(USE[cube]))
    )
    rides = [Ride(mover.mask, begun)]
    seen_places: dict[tuple[int, int, int], int] = {}
    for left in range(mover.n - 1, -1, -1):
        following = []
        for ride in rides:
            for land in _landings(state, seat, ride):
                on = _stepped(state, ride.leg, land)
                mask = ride.mask & state.track.masks[land.space] if mover.same else ride.mask
                place = (on.entry, on.head, mask)
                if seen_places.get(place, len(WEAR_CHART)) <= on.darkest:
                    continue
                seen_places[place] = on.darkest
                following.append(Ride(mask, on))
                yield on._replace(plan=(*on.plan, str(SKIP))) if left else on
        rides = following


def _landings(state: State, seat: int, ride: Ride) -> list[Landing]:
    track, cars, leg = state.track, opponents(state, seat), ride.leg
    if state.setup.options["weaving"]:
        return weaving_steps(track, leg.entry, leg.head, ride.mask, cars)
    return steps(track, leg.head, ride.mask, cars)


def _stepped(state: State, leg: Leg, land: Landing) -> Leg:
    return Leg(
        max(leg.darkest, state.track.darkest[land.space]),
        leg.worn,
        leg.spent,
        (*leg.plan, str(GO[land.space])),
        (*leg.via, (land.section, land.space)),
        leg.crosses + land.crosses,
        land.entry,
        land.section,
    )


def _told(state: State, seat: int, leg: Leg) -> seen.Target:
    there = told(state, seat, Target(leg.head, leg.via, leg.crosses, (), False))
    return {**there, "plan": list(leg.plan)}
