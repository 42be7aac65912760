"""The best drive that the cubes still active allow: every order of cubes, every way, each place looked at once.

Plans are worked out from the table alone and kept for as long as the table of a turn stays the same,
so that the many small moves of one turn don't work them out again.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from ..components import WEAR_CHART
from ..cubes import GEARS, ONE, RED, SHIFTS, WHITE, Pile
from ..rules.driving import Landing, drafted, opponents, steps, weaving_steps
from ..rules.effects import DRIVES, gears_in, lighter_than, next_only, suspension_mask, tires_colours
from ..state import ALL_GEARS, State
from ..tracks import Track

NOT_MOVED = -1  # no space was driven over yet
SHELTERED = 9  # darker than any space: Aerodynamics was used
# A place is the section of the head, and so many times this as its space was entered sections behind (V4).
BACK: Final = 1 << 10

Ending = Callable[[int, int, int, Pile], float]  # where, columns driven, wear, cubes left: the worth


class Mover(NamedTuple):
    """A cube that drives: how many steps, which colours, all of one colour or not, wear for using it."""

    n: int
    mask: int
    same: bool
    wear: int


class Table(NamedTuple):
    """All that a plan depends on beside the worth of its end."""

    track: Track
    cars: tuple[int, ...]  # the others'
    start: int  # where the own car stands
    touching: bool
    red: str  # the red card
    movers: tuple[Mover | None, ...]  # by colour
    only_next: bool  # Steering and Tires one level lighter only (Q7)
    weaving: bool  # lanes may be changed at every section since the entry (V4)


ALWAYS_MOVE: Final = (*(Mover(1, 1 << gear, False, 0) for gear in GEARS), None, None, None)  # up to RED


def table_of(state: State, seat: int) -> Table:
    return Table(
        state.track,
        opponents(state, seat),
        state.cars[seat],
        state.setup.options["drafting"] == "touching",
        state.rack.ids[RED],
        (*ALWAYS_MOVE, *[_mover(state, seat, card) for card in state.rack.ids[RED:]]),
        next_only(state),
        state.setup.options["weaving"],
    )


def place_of(section: int, entry: int, weaving: bool) -> int:
    """Where a drive goes on from: the head, and with weaving how far behind it lanes may be changed."""
    return section + BACK * (section - entry) if weaving else section


def head_of(place: int) -> int:
    """The section of the front cube."""
    return place % BACK


def tires(table: Table, gears: list[int]) -> Mover:
    """What Tires allows with these gears left."""
    return Mover(1, tires_colours(gears, table.only_next), False, 0)


def steering(table: Table, gear: int) -> Mover:
    """What Steering allows for this gear."""
    return Mover(3, lighter_than(gear, table.only_next), True, 1)


def _mover(state: State, seat: int, card: str) -> Mover | None:
    if card in DRIVES:
        count_steps, mask, wear = DRIVES[card]
        return Mover(count_steps(state, seat), mask, mask == ALL_GEARS, wear)
    return Mover(1, suspension_mask(state, seat), False, 1) if card == "suspension" else None


Ways = dict[tuple[int, int, int, bool], tuple[tuple[int, int], ...]]


@lru_cache(maxsize=32)
def _ways_among(_track: Track, _cars: tuple[int, ...], _weaving: bool) -> Ways:
    """Ways found so far: they only depend on where the others stand, and on how lanes may be changed."""
    return {}


@lru_cache(maxsize=32)
def _drafted_among(_track: Track, _cars: tuple[int, ...], _touching: bool) -> dict[int, bool]:
    """By section: is there a slipstream?"""
    return {}


class Plan:
    """All that can still be driven this turn by one seat."""

    def __init__(self, table: Table, ending: Ending) -> None:
        self.table = table
        self.track = table.track
        self.cars = table.cars
        self.ending = ending
        self._best: dict[tuple[int, Pile, int, int], float] = {}
        self._ways = _ways_among(table.track, table.cars, table.weaving)
        movers = zip(SHIFTS, ONE, table.movers, strict=True)
        self._drivers = [(shift, one, mover) for shift, one, mover in movers if mover and mover.n]
        self._drafted = _drafted_among(table.track, table.cars, table.touching)

    def best(self, place: int, act: Pile, dark: int, wear: int) -> float:
        """The worth of the best that can follow from here."""
        key = (place, act, dark, wear)
        known = self._best.get(key)
        if known is not None:
            return known
        found = self.stop(place, act, dark, wear)
        for shift, one, mover in self._drivers:
            if act >> shift & 511:
                found = max(found, self._drive(place, act - one, dark, wear, mover))
        if self.table.movers[RED] is None and act >> SHIFTS[RED] & 511:
            found = max(found, self._red(place, act, dark, wear))
        self._best[key] = found
        return found

    def _drive(self, place: int, act: Pile, dark: int, wear: int, mover: Mover) -> float:
        """The best place this cube can take the car to."""
        wear += mover.wear
        found = float("-inf")
        for there, darker in self.ways(place, mover.n, mover.mask, mover.same):
            after = (there, act, dark if dark > darker else darker, wear)
            worth = self._best.get(after)
            if worth is None:
                worth = self.best(*after)
            if worth > found:
                found = worth
        return found

    def _red(self, place: int, act: Pile, dark: int, wear: int) -> float:
        left = act - ONE[RED]
        red = self.table.red
        if red == "aerodynamics":
            return self.best(place, left, SHELTERED, wear) if dark != SHELTERED else float("-inf")
        gears = gears_in(left)
        if red == "tires":
            return self._drive(place, left, dark, wear, tires(self.table, gears))
        if red == "steering":
            return max(
                (
                    self._drive(place, left - ONE[gear], dark, wear, steering(self.table, gear))
                    for gear in gears
                    if gear != WHITE
                ),
                default=float("-inf"),
            )
        return float("-inf")

    def pending(self, place: int, act: Pile, dark: int, wear: int, mover: Mover, may_stay: bool) -> float:
        """The same while steps of a cube are due."""
        found = self._drive(place, act, dark, wear, mover)
        return max(found, self.best(place, act, dark, wear)) if may_stay else found

    def _landings(self, place: int, mask: int) -> list[Landing]:
        if not self.table.weaving:
            return steps(self.track, place, mask, self.cars)
        back, head = divmod(place, BACK)
        return weaving_steps(self.track, head - back, head, mask, self.cars)

    def ways(self, place: int, n: int, mask: int, same: bool) -> tuple[tuple[int, int], ...]:
        """Where up to n steps lead, and the darkest space on the way."""
        key = (place, n, mask, same)
        known = self._ways.get(key)
        if known is not None:
            return known
        found: dict[int, int] = {}
        edge = {(place, mask, NOT_MOVED)}
        seen = set(edge)
        for _ in range(n):
            following = set()
            for here, colours, dark in edge:
                for landing in self._landings(here, colours):
                    narrowed = colours & self.track.masks[landing.space] if same else colours
                    darker = max(dark, self.track.darkest[landing.space])
                    stand = place_of(landing.section, landing.entry, self.table.weaving)
                    there = (stand, narrowed, darker)
                    if there not in seen:
                        seen.add(there)
                        following.add(there)
                        known_dark = found.get(stand)
                        if known_dark is None or darker < known_dark:
                            found[stand] = darker
            if not following:
                break
            edge = following
        self._ways[key] = tuple(sorted(found.items()))
        return self._ways[key]

    def stop(self, place: int, act: Pile, dark: int, wear: int) -> float:
        """The worth of ending the drive here."""
        return self.ending(head_of(place), self.columns(place), self.all_wear(place, dark, wear), act)

    def columns(self, place: int) -> int:
        return (head_of(place) - self.table.start) % self.track.columns

    def all_wear(self, place: int, dark: int, wear: int) -> int:
        """Wear so far and by Decline, unless somebody gives a slipstream."""
        if not 0 <= dark < SHELTERED:
            return wear
        head = head_of(place)
        if head not in self._drafted:
            self._drafted[head] = drafted(self.track, head, self.cars, self.table.touching) >= 0
        return wear if self._drafted[head] else wear + WEAR_CHART[dark]
