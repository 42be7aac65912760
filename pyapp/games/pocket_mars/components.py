"""What is printed: Buildings, Ships, Project cards, levels of the solo opponent (sheet sections 2 and 4).

The rulebook gives numbers and rules; of the 35 cards five are known at least in half. Every entry
says where it comes from: `seed` (the rulebook), `public` (another source), `reconstructed` (ours).
"""

from typing import Final, NamedTuple

COLONISTS: Final = 7  # per player; seed
START_SHIP, START_EARTH = 1, 6  # seed
ENERGY_START = 1  # seed, public
ENERGY_MAX = 5  # reconstructed (Q1)
BASE_VALUE = 3  # printed on the four housing Buildings; seed
HAND, PREP = 2, 2  # seed
DRAFT_DEAL, DRAFT_KEEP = 5, 4  # R22; seed
SYSTEM_FAILURE = 2  # cards lost every solo round, and to Spark (R37, R39c); seed


def room_above(sides: int) -> int:
    """How many colonists the 2-star space of a Building holds, all owners together (R8, R34); seed."""
    return 1 if sides <= 2 else 2


# -- Ships, each of a player colour (4.2); names and colours are reconstructed ---------------------

SHIPS = ("aurora", "meridian", "halcyon", "vesper")

# -- Buildings (4.1): a Building and the colour of its cards have one id ------------------------

BUILDINGS = ("energy", "ecosystem", "water", "science", "construction")
HOUSING = 4  # the first four house colonists, the fifth doesn't
CONSTRUCTION = 4
HOUSES = tuple(range(HOUSING))

# -- Devious Automatics (R31): colonists on its Ship and on Earth; seed -------------------------

LEVELS = {"normal": (5, 2), "super_droid": (6, 1), "cyborg": (7, 0)}
DA_ENERGY = 2  # what Overwhelming Power gives (R39b); seed
DA_EVERYWHERE, DA_CROWD, DA_TOP_ENERGY = 4, 5, 2  # R42; seed

# -- points (R20); seed -------------------------------------------------------------------------

ON_SHIP, ONE_STAR, TWO_STAR = 1, 2, 4
EVERYWHERE, CROWD, TOP_ENERGY = 2, 3, 1
CROWD_SIZE = 4

# -- Project cards (4.4) ------------------------------------------------------------------------


class Op(NamedTuple):
    """One step of a card's text: its name, a number, a colour, and what follows if it is met or paid."""

    name: str
    n: int = 1
    colour: int = -1
    then: tuple["Op", ...] = ()

    @property
    def text(self) -> str:
        """As in the table below: `pay 1: launch 2`."""
        words = [self.name]
        if self.name in COUNTED:
            words.append(str(self.n))
        if self.colour >= 0:
            words.append(BUILDINGS[self.colour])
        said = " ".join(words)
        return f"{said}: {', '.join(op.text for op in self.then)}" if self.then else said


Ops = tuple[Op, ...]

COUNTED = frozenset(
    (
        *("launch", "gain", "gain_per_building", "drain", "pay", "settle_any", "promote"),
        *("draw", "cycle", "dig"),
    )
)
"""The ops that carry a number."""

OP_NAMES = (
    *("launch", "gain", "gain_per_building", "drain", "pay", "if_none_here", "if_hand"),
    *("settle_here", "settle_any", "promote", "promote_here", "demote", "demote_here"),
    *("shift_tier", "swap_tiers", "transfer", "transfer_here", "swap_cards", "cover"),
    *("salvage", "draw", "cycle", "dig", "peek", "exchange", "trade_prep"),
)
"""The whole vocabulary of the cards (4.3)."""


def ops(text: str) -> Ops:
    """The steps of a card's half, resolved left to right: `launch 1, gain 1`, `pay 2: settle_any 2`."""
    head, colon, rest = text.partition(": ")
    if colon:
        return (_op(head)._replace(then=ops(rest)),)
    return tuple(_op(part) for part in text.split(", "))


def _op(text: str) -> Op:
    name, *words = text.split(" ")
    if name not in OP_NAMES or len(words) != (name in COUNTED or name == "if_hand"):
        raise ValueError(text)
    if name == "if_hand":
        return Op(name, colour=BUILDINGS.index(words[0]))
    return Op(name, int(words[0])) if words else Op(name)


# One row a card, values 1 to 7 of each colour: hand action (top) | prep action (bottom) | provenance
# of the top, of the bottom. Names, and what no source tells, are reconstructed.
_PRINTED = {
    "energy": """
        launch 1, gain 1             | if_none_here: launch 2       | public        | public
        gain 2                       | pay 1: launch 2              | reconstructed | reconstructed
        gain 2, drain 1              | gain 2                       | reconstructed | reconstructed
        pay 1: settle_any 1          | pay 1: settle_here           | reconstructed | reconstructed
        gain 1, draw 1               | if_hand energy: launch 1     | reconstructed | reconstructed
        gain_per_building 3          | if_hand energy: gain 1       | reconstructed | reconstructed
        pay 2: settle_any 2          | pay 1: launch 1              | reconstructed | reconstructed
    """,
    "ecosystem": """
        shift_tier                   | if_none_here: launch 2       | reconstructed | reconstructed
        launch 1, demote             | pay 1: promote_here          | reconstructed | reconstructed
        launch 1, transfer           | transfer_here                | reconstructed | reconstructed
        promote 1                    | pay 1: settle_here           | reconstructed | reconstructed
        swap_tiers                   | if_hand ecosystem: launch 1  | public        | public
        pay 1: promote 1, launch 1   | demote_here                  | reconstructed | reconstructed
        pay 2: promote 2             | pay 1: launch 1              | reconstructed | reconstructed
    """,
    "water": """
        launch 1, draw 1             | if_none_here: launch 2       | reconstructed | reconstructed
        launch 1, exchange           | pay 1: launch 2              | reconstructed | reconstructed
        launch 1, cycle 2            | draw 2                       | reconstructed | reconstructed
        dig 3, launch 1              | pay 1: settle_here           | reconstructed | reconstructed
        trade_prep                   | exchange                     | reconstructed | reconstructed
        draw 2                       | peek                         | seed          | public
        peek, draw 1                 | if_hand water: launch 1      | reconstructed | public
    """,
    "science": """
        launch 2                     | if_none_here: launch 2       | reconstructed | reconstructed
        pay 1: launch 3              | pay 1: launch 2              | reconstructed | reconstructed
        launch 1, swap_cards         | launch 1                     | reconstructed | reconstructed
        swap_cards                   | settle_here                  | public        | public
        launch 1, peek               | if_hand science: launch 1    | reconstructed | reconstructed
        salvage, launch 1            | swap_cards                   | reconstructed | reconstructed
        pay 1: launch 2              | pay 1: launch 1              | reconstructed | reconstructed
    """,
    "construction": """
        launch 1, cover              | launch 1                     | reconstructed | reconstructed
        cover, draw 1                | pay 1: launch 2              | reconstructed | reconstructed
        settle_any 1                 | pay 1: promote 1             | reconstructed | reconstructed
        launch 1, transfer           | pay 1: settle_any 1          | reconstructed | reconstructed
        launch 1, cover              | if_hand construction: launch 1 | reconstructed | reconstructed
        pay 1: settle_any 1, launch 1 | transfer                    | reconstructed | reconstructed
        salvage, launch 1            | pay 1: launch 1              | reconstructed | reconstructed
    """,
}


class Card(NamedTuple):
    """A Project card as printed."""

    id: str
    colour: int
    value: int
    top: Ops
    bottom: Ops
    provenance: tuple[str, str]  # of the top and of the bottom half


def _cards() -> tuple[Card, ...]:
    cards: list[Card] = []
    for colour, rows in enumerate(_PRINTED.values()):
        for value, row in enumerate(rows.strip().splitlines(), 1):
            top, bottom, top_from, bottom_from = (part.strip() for part in row.split("|"))
            name = f"{BUILDINGS[colour]}-{value}"
            cards.append(Card(name, colour, value, ops(top), ops(bottom), (top_from, bottom_from)))
    return tuple(cards)


CARDS = _cards()
DECK = len(CARDS)
CARD_IDS = tuple(card.id for card in CARDS)
CARD_BY_ID = {card.id: number for number, card in enumerate(CARDS)}

# A card lying face down on a stack is its number plus DOWN; the tables below answer for both faces.
DOWN = DECK
VALUES = tuple(card.value for card in CARDS) + (0,) * DECK  # Q2
COLOURS = tuple(card.colour for card in CARDS) * 2

# -- Building abilities (R17), in the words of the cards ----------------------------------------

ABILITIES: tuple[Op, ...] = (
    Op("may", then=ops("gain 1")),
    Op("shift_tier"),
    Op("sink"),
    Op("may", then=ops("launch 1")),
    Op("settle_any", 1),
)
ABILITY_RULES = ("R17b", "R17a", "R17d", "R17c", "R17e")
