"""What is printed: cubes, cards, card sets, grid and wear chart of Automobiles.

All costs, values and effects are the rulebook's; the 16 blue cubes are counted by other public sources
(the rulebook says 15); the price of white and of wear is settled by Q1.
"""

from typing import Final, NamedTuple

from .cubes import (
    ALL_COLOURS,
    BLACK,
    BLUE,
    COLOURS,
    DARK,
    GREEN,
    LIGHT,
    PURPLE,
    RED,
    WEAR,
    WHITE,
    YELLOW,
    Pile,
    pile,
)

BLUE_IN_BOX: Final = 16  # Q37
TOTALS: Final = (30, 28, 24, 16, 80, 40, 16, 16, 16, BLUE_IN_BOX)  # cubes in the box, by colour
BOX: Final[Pile] = pile(zip(ALL_COLOURS, TOTALS, strict=True))

HAND: Final = 7  # R14, R35
START: Final[Pile] = pile({WHITE: 5, LIGHT: 2, YELLOW: 5})  # R12
MONEY: Final = (10, 11, 12, 13, 14)  # R13, by place on the grid
SLOTS: Final = ("p1", "p2", "p3", "p4", "p5")
MOST_LAPS: Final = 7
WEAR_CHART: Final = (1, 2, 3, 4)  # R31, by the darkest colour: white, light, dark, black
MAX_ROUNDS: Final = 100  # a race that nobody wants to finish ends here
LONG_DRIVE: Final = 20  # columns in one turn worth a cheer


class Card(NamedTuple):
    """A card: the colour of its cubes, what they cost, what they are worth as money."""

    id: str
    colour: int
    cost: int
    value: int


CARDS: Final[dict[str, Card]] = {
    card.id: card
    for card in (
        Card("gear3", WHITE, 0, 0),  # never sold; counts 0 for Pit Team (Q1)
        Card("gear4", LIGHT, 2, 1),
        Card("gear5", DARK, 3, 2),
        Card("gear6", BLACK, 4, 3),
        Card("wear", WEAR, 2, 0),  # never sold; counts 2 for Pit Team (Q1)
        Card("car_chief", YELLOW, 2, 2),
        Card("engineer", YELLOW, 2, 2),
        Card("manager", YELLOW, 2, 2),
        Card("mechanic", YELLOW, 2, 2),
        Card("crew_chief", PURPLE, 4, 1),
        Card("pit_captain", PURPLE, 2, 2),
        Card("pit_crew", PURPLE, 2, 2),
        Card("pit_team", PURPLE, 1, 2),
        Card("aerodynamics", RED, 1, 2),
        Card("steering", RED, 3, 3),
        Card("suspension", RED, 3, 2),
        Card("tires", RED, 2, 3),
        Card("boost", GREEN, 4, 2),
        Card("gearbox", GREEN, 3, 2),
        Card("nitro", GREEN, 4, 2),
        Card("turbo", GREEN, 4, 2),
        Card("diesel_engine", BLUE, 5, 3),
        Card("hybrid_engine", BLUE, 5, 3),
        Card("rotary_engine", BLUE, 4, 3),
        Card("supercharged", BLUE, 6, 3),
    )
}
CARD_IDS: Final = tuple(CARDS)
ALWAYS: Final = ("gear3", "gear4", "gear5", "gear6", "wear")
NOT_FOR_SALE: Final = frozenset((WHITE, WEAR))  # Q1

TYPES: Final = ("garage", "pit", "handling", "performance", "engine")
BY_TYPE: Final = {
    name: tuple(card.id for card in CARDS.values() if card.colour == colour)
    for name, colour in zip(TYPES, (YELLOW, PURPLE, RED, GREEN, BLUE), strict=True)
}

SETS: Final = {  # in the order of TYPES
    "first_game": ("manager", "crew_chief", "suspension", "gearbox", "hybrid_engine"),
    "perfect_tuning": ("engineer", "pit_captain", "aerodynamics", "nitro", "supercharged"),
    "jalopy": ("car_chief", "pit_team", "suspension", "boost", "diesel_engine"),
    "money": ("car_chief", "pit_team", "tires", "boost", "rotary_engine"),
    "rainbow": ("engineer", "pit_team", "suspension", "nitro", "rotary_engine"),
    "high_revs": ("car_chief", "crew_chief", "aerodynamics", "boost", "hybrid_engine"),
    "experts": ("mechanic", "pit_crew", "steering", "turbo", "hybrid_engine"),
    "examples": ("car_chief", "crew_chief", "steering", "gearbox", "rotary_engine"),
}
USUAL_LAPS: Final = 3
FIVE_LAPS: Final = frozenset(("perfect_tuning", "experts"))  # what these sets suggest (R11)


class Rack(NamedTuple):
    """The ten cards of a race, by colour of their cubes, and what the shop needs to know of them."""

    ids: tuple[str, ...]
    costs: tuple[int, ...]
    values: tuple[int, ...]
    on_sale: tuple[tuple[int, int], ...]  # cost and colour, the cheapest first


def rack(chosen: tuple[str, ...], wear_for_sale: bool = False) -> Rack:
    """The five cards of the race beside the five that are always there; wear is sold only where agreed (Q1)."""
    ids = (*ALWAYS, *chosen)
    kept = NOT_FOR_SALE - ({WEAR} if wear_for_sale else set())
    on_sale = sorted((CARDS[ids[colour]].cost, colour) for colour in ALL_COLOURS if colour not in kept)
    return Rack(
        ids, tuple(CARDS[card].cost for card in ids), tuple(CARDS[card].value for card in ids), tuple(on_sale)
    )


COLOUR_BY_ID: Final = {name: colour for colour, name in enumerate(COLOURS)}
