"""The path of a turn: steps, blocking, slipstream and momentum (R21-R28, R33, R36)."""

from collections.abc import Sequence
from typing import NamedTuple

from ..components import WEAR_CHART
from ..state import State
from ..tracks import Track, Way


class Landing(NamedTuple):
    """A legal step: the space, the section reached in it, where it is entered, whether the line is crossed."""

    space: int
    section: int
    entry: int
    crosses: int


def opponents(state: State, seat: int) -> tuple[int, ...]:
    """The sections where the others stand; one's own car never blocks (R25)."""
    return state.cars[:seat] + state.cars[seat + 1 :]


def reached(track: Track, way: Way, cars: Sequence[int]) -> int:
    """The frontmost section one gets to inside the space entered, or -1 if its entry is taken (R23, R24)."""
    space = way.space
    space_of = track.space_of
    nearest = way.front + 1
    for car in cars:
        if space_of[car] == space and way.entry <= car < nearest:
            nearest = car
    return -1 if nearest == way.entry else nearest - 1


def steps(track: Track, head: int, mask: int, cars: Sequence[int]) -> list[Landing]:
    """Every space one step ahead that shows one of the colours (R22-R26)."""
    found = []
    for way in track.ahead[head]:
        if way.colours & mask:
            section = reached(track, way, cars)
            if section >= 0:
                found.append(Landing(way.space, section, way.entry, way.crosses))
    return found


def weaving_steps(track: Track, entry: int, head: int, mask: int, cars: Sequence[int]) -> list[Landing]:
    """The same where lanes may be changed at every section since the entry (V4): the furthest of each space."""
    best = {landing.space: landing for landing in steps(track, head, mask, cars)}
    for section in range(entry, head):
        for way in track.side[section]:
            if way.colours & mask:
                landed = reached(track, way, cars)
                known = best.get(way.space)
                if landed >= 0 and (known is None or landed > known.section):
                    best[way.space] = Landing(way.space, landed, way.entry, way.crosses)
    return sorted(best.values())


def ways_on(state: State, seat: int) -> list[Way]:
    """All ways that lead on from the head, open or not; with weaving also sideways from behind it (R22, V4)."""
    track = state.track
    if seat != state.turn:
        return list(track.ahead[state.cars[seat]])
    ways = list(track.ahead[state.head])
    if state.setup.options["weaving"] and state.path:
        for section in range(state.entry, state.head):
            ways += track.side[section]
    return ways


def offered(state: State, seat: int, mask: int) -> list[Landing]:
    """The steps a seat can make now, from the head of its path or, out of its turn, from its car."""
    cars = opponents(state, seat)
    head = state.head if seat == state.turn else state.cars[seat]
    if state.setup.options["weaving"] and state.path and seat == state.turn:
        return weaving_steps(state.track, state.entry, head, mask, cars)
    return steps(state.track, head, mask, cars)


def can_step(state: State, seat: int, mask: int) -> bool:
    """Is there any step onto one of the colours?"""
    if state.setup.options["weaving"]:
        return bool(offered(state, seat, mask))
    track = state.track
    cars = opponents(state, seat)
    return any(way.colours & mask and reached(track, way, cars) >= 0 for way in track.ahead[state.head])


def decline_wear(path: Sequence[tuple[int, int]], track: Track) -> int:
    """Wear for the darkest space of the path; nothing for a car that stood still (R31)."""
    return WEAR_CHART[darkest(path, track)] if path else 0


def darkest(path: Sequence[tuple[int, int]], track: Track) -> int:
    space_of = track.space_of
    return max(track.darkest[space_of[section]] for section, _ in path)


def drafted(track: Track, section: int, cars: Sequence[int], touching: bool) -> int:
    """The car in whose slipstream a car at this section would be, by its place in `cars`; -1 for none (R33, Q2)."""
    ahead = track.next[section]
    space = track.space_of[ahead]
    same_space = space == track.space_of[section]
    nearest, found = -1, -1
    for number, car in enumerate(cars):
        if car == ahead:
            return number
        if not (same_space or touching) and track.space_of[car] == space and (found < 0 or car < nearest):
            nearest, found = car, number
    return found


def slipstream(state: State, seat: int, section: int) -> int:
    """The seat whose slipstream helps at this section; -1 for none."""
    found = drafted(
        state.track, section, opponents(state, seat), state.setup.options["drafting"] == "touching"
    )
    return found + (found >= seat) if found >= 0 else -1


def momentum(track: Track, cars: tuple[int, ...]) -> tuple[int, ...]:
    """Every car slides to the front of its space, behind the cars ahead of it there (R36)."""
    space_of = track.space_of
    moved = []
    for car in cars:
        space = space_of[car]
        ahead = 0
        for other in cars:
            if other > car and space_of[other] == space:
                ahead += 1
        moved.append(track.spaces[space].front - ahead)
    return tuple(moved)


def laps_left(state: State, seat: int) -> int:
    return max(0, state.race_laps - state.laps[seat])


def marker(left: int) -> str:
    """The space of the lap track where a marker stands (R30)."""
    return {0: "finish", 1: "final"}.get(left, str(left))
