"""What a bag is worth: how fast it drives, what money can add to it (sheet 7, strong play)."""

from functools import cache, lru_cache
from typing import Final, NamedTuple

from ..components import HAND
from ..cubes import BLACK, DARK, GEARS, LIGHT, SHIFTS, WEAR, WHITE, Pile, count, size
from ..state import ALL_GEARS, State, progress
from ..tracks import Track

# Weights found by play, in columns.
PACE: Final = 9.0  # columns of a usual turn
GEAR_POWER: Final = {WHITE: 1.1, LIGHT: 2.1, DARK: 3.2, BLACK: 3.4, WEAR: 0.0}  # of one cube in hand
CARD_POWER: Final = {
    "car_chief": 0.5,
    "engineer": 0.3,
    "manager": 0.5,
    "mechanic": 0.3,
    "crew_chief": 2.0,
    "pit_captain": 0.5,
    "pit_crew": 0.5,
    "pit_team": 0.8,
    "aerodynamics": 0.8,
    "steering": 2.0,
    "suspension": 2.4,
    "tires": 1.6,
    "boost": 2.5,
    "gearbox": 4.0,
    "nitro": 2.2,
    "turbo": 4.0,
    "diesel_engine": 5.0,
    "hybrid_engine": 5.3,
    "rotary_engine": 3.5,
    "supercharged": 4.0,
}
EARLY_POWER: Final = {  # so much more at the start of a race, nothing at its end
    "car_chief": 1.5,
    "engineer": 1.0,
    "manager": 1.2,
    "mechanic": 0.8,
    "crew_chief": 0.5,
    "pit_captain": 1.0,
    "pit_crew": 0.8,
    "pit_team": 0.5,
    "aerodynamics": 1.0,
}
CLEANS: Final = {  # the share of one's wear that goes when the card is used
    "engineer": 0.2,
    "manager": 0.1,
    "mechanic": 0.2,
    "crew_chief": 0.5,
    "pit_captain": 0.45,
    "pit_crew": 0.5,
    "pit_team": 0.3,
}
SUPPORTS: Final = frozenset(  # cards that help others to drive
    (
        *("car_chief", "engineer", "manager", "mechanic", "crew_chief", "pit_captain", "pit_crew"),
        *("pit_team", "aerodynamics", "boost", "nitro", "supercharged"),
    )
)
SUPPORTED: Final = 0.5  # as much help as this share of the driving power is of use
HASTE: Final = 1.15  # how much a better bag is worth: more than its pace says, it buys a better one
HEAVY: Final = frozenset(("gear5", "gear6", "diesel_engine"))  # cards for dark spaces only
HEAVY_SHARE: Final = {"daytona": 1.0, "monza": 0.8}  # how much of it a track allows beside the rest
OPENS: Final = {  # the colours that a card's cube may drive onto, about
    "gearbox": 1 << LIGHT,
    "turbo": 1 << LIGHT,
    "diesel_engine": 1 << DARK,
    "rotary_engine": 1 << WHITE,
    "hybrid_engine": ALL_GEARS,
    "suspension": ALL_GEARS,
    "steering": 1 << WHITE | 1 << LIGHT,
    "tires": 1 << WHITE | 1 << LIGHT,
}
STUCK: Final = 60.0  # columns lost where no cube of the bag leads on
CARE: Final = 0.6  # how often one gets to a place one would rather avoid
WORN: Final = 3.0  # wear that a usual turn brings
PITS: Final = 0.08  # the share of one's wear that pit stops take away, by turn
WHOLE_RACE: Final = 180.0
PARTS: Final = 8  # of a race, for the powers that fade
PLENTY: Final = 24  # more money than any hand is worth
Powers = tuple[float, ...]


@lru_cache(maxsize=256)
def _powers(ids: tuple[str, ...], parts: int) -> Powers:
    return tuple(
        GEAR_POWER[colour]
        if colour in GEAR_POWER
        else CARD_POWER[card] + EARLY_POWER.get(card, 0.0) * parts / PARTS
        for colour, card in enumerate(ids)
    )


def powers_of(ids: tuple[str, ...], left: int) -> Powers:
    """Columns that a cube of each colour brings, with so many columns to go."""
    return _powers(ids, max(0, min(PARTS, round(PARTS * left / WHOLE_RACE))))


def powers(state: State, left: int) -> Powers:
    return powers_of(state.rack.ids, left)


def distance(state: State, seat: int) -> int:
    """Columns to the end of the race."""
    return state.race_laps * state.track.columns - progress(state, seat)


def owned(state: State, seat: int) -> Pile:
    return state.act[seat] + state.used[seat] + state.disc[seat] + state.bag[seat]


def next_hand(state: State, seat: int) -> float:
    """Columns that the next hand brings over an average one: it comes from the bag as long as that lasts (R36, R39)."""
    by_colour = powers(state, distance(state, seat))
    bag, rest = state.bag[seat], state.act[seat] + state.used[seat] + state.disc[seat]
    there, later = size(bag), size(rest)
    drawn = min(HAND, there)
    refilled = min(HAND - drawn, later)
    hand = _power(bag, by_colour) * drawn / max(there, 1) + _power(rest, by_colour) * refilled / max(later, 1)
    return hand - _power(bag + rest, by_colour) * (drawn + refilled) / max(there + later, 1)


def _power(cubes: Pile, by_colour: Powers) -> float:
    return sum(count(cubes, colour) * power for colour, power in enumerate(by_colour))


class Weight(NamedTuple):
    """A bag: columns its cubes drive on light spaces and on dark ones, how they help, how many there are, wear apart."""

    slow: float
    heavy: float
    support: float
    number: int
    wear: int
    clean: float  # the share of the wear that they take away, each used once
    opens: tuple[int, int, int, int] = (0, 0, 0, 0)  # cubes that can step onto each colour

    def plus(self, more: "Weight") -> "Weight":
        return Weight(
            self.slow + more.slow,
            self.heavy + more.heavy,
            self.support + more.support,
            self.number + more.number,
            self.wear + more.wear,
            self.clean + more.clean,
            (
                self.opens[WHITE] + more.opens[WHITE],
                self.opens[LIGHT] + more.opens[LIGHT],
                self.opens[DARK] + more.opens[DARK],
                self.opens[BLACK] + more.opens[BLACK],
            ),
        )


NO_WEIGHT: Final = Weight(0.0, 0.0, 0.0, 0, 0, 0.0)


def _opens(colour: int, card: str, number: int) -> tuple[int, int, int, int]:
    mask = 1 << colour if colour in GEARS else OPENS.get(card, 0)
    white, light, dark, black = (number if mask >> gear & 1 else 0 for gear in GEARS)
    return white, light, dark, black


@lru_cache(maxsize=4096)
def some_cubes(colour: int, card: str, power: float, number: int) -> Weight:
    """What so many cubes of one colour weigh."""
    if colour == WEAR:
        return Weight(0.0, 0.0, 0.0, 0, number, 0.0)
    opens = _opens(colour, card, number)
    clean = number * CLEANS.get(card, 0.0)
    if card in SUPPORTS:
        return Weight(0.0, 0.0, number * power, number, 0, clean, opens)
    if card in HEAVY:
        return Weight(0.0, number * power, 0.0, number, 0, clean, opens)
    return Weight(number * power, 0.0, 0.0, number, 0, clean, opens)


@lru_cache(maxsize=16384)
def weigh(cubes: Pile, ids: tuple[str, ...], by_colour: Powers) -> Weight:
    whole = NO_WEIGHT
    for colour, shift in enumerate(SHIFTS):
        there = cubes >> shift & 511
        if there:
            whole = whole.plus(some_cubes(colour, ids[colour], by_colour[colour], there))
    return whole


@lru_cache(maxsize=8192)
def waits(opens: tuple[int, int, int, int], number: int) -> tuple[float, ...]:
    """By the colours of the spaces ahead, as a mask: columns lost while no cube comes that fits."""
    found = [STUCK]
    for mask in range(1, ALL_GEARS + 1):
        fitting = sum(opens[gear] for gear in GEARS if mask >> gear & 1)
        never = (1.0 - min(1.0, fitting / max(number, 1))) ** HAND
        found.append(min(STUCK, PACE * never / (1.0 - never)) if never < 1.0 else STUCK)
    return tuple(found)


@cache
def roads(track: Track) -> tuple[tuple[float, int], ...]:
    """How often the colours ahead of a space's front are such and such."""
    fronts = [
        section
        for section, ahead in enumerate(track.next)
        if track.space_of[section] != track.space_of[ahead]
    ]
    masks = [track.exits[section] for section in fronts]
    return tuple((masks.count(mask) / len(masks), mask) for mask in sorted(set(masks)))


def standing(left: float, bag: Weight, track: Track) -> float:
    """A seat's worth in columns: the way it has still to go, at the pace of its bag.

    Wear makes the hands thinner: what there is now, and what will come less what the bag can clear away.
    Dark cubes are of use only beside light ones, as far as the track has dark spaces; a bag that lacks a
    colour gets stuck where only that colour leads on.
    """
    if left <= 0:
        return -left
    slow, heavy, support, number, wear, clean, opens = bag
    most = HEAVY_SHARE[track.id] * slow
    drive = slow + (heavy if heavy < most else most)
    most = SUPPORTED * drive
    power = drive + (support if support < most else most)
    if number < HAND:
        number = HAND
    half = 0.5 * left / PACE  # of the turns to come
    worn = (wear + WORN * half) / (1.0 + (PITS + HAND * clean / (number + wear)) * half)
    speed = HAND * power / (number + worn)
    by_mask = waits(opens, number)
    stuck = sum(often * by_mask[mask] for often, mask in roads(track))
    way = left * (PACE / speed) ** HASTE if speed > 1.0 else left * PACE
    return -way - CARE * stuck * left / PACE


def still(state: State, seat: int) -> float:
    """The worth of a seat that isn't at it: distance and bag."""
    left = distance(state, seat)
    exits = state.track.exits[state.cars[seat]]
    return _still(left, owned(state, seat), exits, state.rack.ids, state.track)


@lru_cache(maxsize=16384)
def _still(left: int, cubes: Pile, exits: int, ids: tuple[str, ...], track: Track) -> float:
    bag = weigh(cubes, ids, powers_of(ids, left))
    stuck = waits(bag.opens, max(bag.number, HAND))[exits]
    return standing(left, bag, track) - (stuck if left > 0 else 0.0)


Good = tuple[int, Weight]  # something on sale: its cost, and what it adds to a bag


class Purchases:
    """By money: the bag with the best purchases; worked out as far as somebody asks."""

    def __init__(self, left: int, bag: Weight, goods: tuple[Good, ...], track: Track) -> None:
        self.left, self.goods, self.track = left, goods, track
        self.bags = [bag]
        self.values = [standing(left, bag, track)]

    def bag(self, money: int) -> Weight:
        while len(self.bags) <= money:
            self._one_more()
        return self.bags[money]

    def _one_more(self) -> None:
        money = len(self.bags)
        bag, value = self.bags[-1], self.values[-1]
        for cost, good in self.goods:
            if cost <= money:
                bought = self.bags[money - cost].plus(good)
                worth = standing(self.left, bought, self.track)
                if worth > value:
                    bag, value = bought, worth
        self.bags.append(bag)
        self.values.append(value)
