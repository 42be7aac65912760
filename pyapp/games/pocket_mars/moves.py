"""The moves: small words such as `prep energy-5` or `steal 2 left`. Seats are written from 0.

Own cards are named by their id; another's hidden card only by the slot where it lies. A move tells
all that the others will see of it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from ...core.notation import NotAMove, Notation, Verb
from .components import BUILDINGS, CARD_IDS

NONE: Final = -9
DA: Final = -1  # Devious Automatics; as an index, the last of the two sides of a solo game
LEFT, RIGHT = 0, 1
DOWN_STAR, UP_STAR = 0, 1
SLOTS = ("left", "right")
FROM_HAND: Final = 2
PLACES = ("left", "right", "hand")
SIDES = ("0", "1", "2", "3", "da")
TALLEST = 35  # cards on one stack


@dataclass(frozen=True, slots=True)
class Piece:
    """A word that names something on the table; it means a number."""

    ids: tuple[str, ...]
    numbers: tuple[int, ...]

    @property
    def meaning(self) -> str:
        return ", ".join(f"`{piece}`" for piece in self.ids)

    def read(self, text: str) -> int:
        if text in self.ids:
            return self.numbers[self.ids.index(text)]
        raise NotAMove(text)

    def texts(self) -> Iterator[str]:
        return iter(self.ids)


def _piece(*ids: str) -> Piece:
    return Piece(ids, tuple(range(len(ids))))


CARD = _piece(*CARD_IDS)
BUILDING = _piece(*BUILDINGS)
SLOT = _piece(*SLOTS)
PLACE_OF_CARD = _piece(*PLACES)
WHO = Piece(SIDES, (0, 1, 2, 3, DA))
WAY = _piece("down", "up")
LEVEL = Piece(tuple(map(str, range(1, TALLEST + 1))), tuple(range(1, TALLEST + 1)))


class Move(NamedTuple):
    """A verb and up to three things it is about, by number."""

    verb: str
    first: int = NONE
    second: int = NONE
    third: int = NONE

    def __str__(self) -> str:
        return _text(self)


@cache
def move(verb: str, *numbers: int) -> Move:
    """A move; each is made once and shared."""
    made = Move(verb, *numbers)
    _BY_TEXT[str(made)] = made
    return made


_BY_TEXT: dict[str, Move] = {}


def _verb(example: str, meaning: str, **words: Piece) -> Verb[Move]:
    name = example.split(" ")[0]
    return Verb(name, tuple(words.items()), lambda *numbers: move(name, *numbers), example, meaning)


@cache
def _text(made: Move) -> str:
    words = (
        piece.ids[piece.numbers.index(number)]
        for piece, number in zip(_WORDS[made.verb], made[1:], strict=False)
    )
    return " ".join((made.verb, *words))


class _Spoken(Notation[Move]):
    """Reading is asked at every step of a game, so texts once made are remembered."""

    def read(self, text: str) -> Move:
        return _BY_TEXT.get(text) or super().read(text)


NOTATION: Notation[Move] = _Spoken(
    _verb("keep water-3", "keep this card of the pack, or of those looked at", card=CARD),
    _verb("fill science-2", "lay a hand card face down into the free slot of your prep", card=CARD),
    _verb("hand energy-5", "play a hand card for its hand action", card=CARD),
    _verb("prep left energy-5", "connect a card of your own prep", slot=SLOT, card=CARD),
    _verb("steal 1 left", "connect a card of another's prep", who=WHO, slot=SLOT),
    _verb("launch", "move a colonist from Earth to your Ship"),
    _verb(
        "burn hand water-2",
        "discard a card of your hand or prep for energy",
        place=PLACE_OF_CARD,
        card=CARD,
    ),
    _verb("scrap left", "solo: the card of DA's prep that a launch discards", slot=SLOT),
    _verb("place", "move a colonist from your Ship to the Building you connected to"),
    _verb("use", "use the prep action, or the ability of the Building"),
    _verb("pay", "pay the energy a card asks for"),
    _verb("skip", "do without"),
    _verb("settle water", "move a colonist from your Ship to this Building", building=BUILDING),
    _verb("promote water", "move a colonist of yours up to the 2-star space", building=BUILDING),
    _verb(
        "demote 1 water",
        "move a colonist down to the 1-star space",
        who=WHO,
        building=BUILDING,
    ),
    _verb(
        "shift 0 water up",
        "move a colonist between the two spaces",
        who=WHO,
        building=BUILDING,
        way=WAY,
    ),
    _verb(
        "swap water 0 1",
        "in this Building the first goes up, the second comes down",
        building=BUILDING,
        up=WHO,
        down=WHO,
    ),
    _verb(
        "transfer water science",
        "move a colonist of yours to another Building",
        origin=BUILDING,
        target=BUILDING,
    ),
    _verb("drain 1", "take 1 energy from another", who=WHO),
    _verb("peek 1", "look at another's prep", who=WHO),
    _verb(
        "restack water 1 3",
        "exchange two cards of a stack, counted from the bottom",
        building=BUILDING,
        lower=LEVEL,
        upper=LEVEL,
    ),
    _verb(
        "cover water-2 science",
        "lay a hand card face down on a stack",
        card=CARD,
        building=BUILDING,
    ),
    _verb("salvage water", "discard the top card of a stack", building=BUILDING),
    _verb("discard water-2", "discard a hand card", card=CARD),
    _verb("dig", "look at the top cards of the deck"),
    _verb("return water-2", "put back a card you looked at, to the bottom", card=CARD),
    _verb(
        "sink hand water-2",
        "put a card of your hand or prep at the bottom of the deck",
        place=PLACE_OF_CARD,
        card=CARD,
    ),
    _verb(
        "exchange water-2 left",
        "a hand card and one of your prep change places",
        card=CARD,
        slot=SLOT,
    ),
    _verb(
        "trade left 1 right",
        "one of your prep and one of another's change places, unseen",
        slot=SLOT,
        who=WHO,
        their_slot=SLOT,
    ),
    _verb("take left", "solo: draw this card of DA's prep", slot=SLOT),
)

_WORDS: dict[str, tuple[Piece, ...]] = {
    verb.name: tuple(word for _, word in verb.words if isinstance(word, Piece))
    for verb in NOTATION.verbs.values()
}

SKIP, PLACE, LAUNCH, USE, PAY, DIG = (move(verb) for verb in ("skip", "place", "launch", "use", "pay", "dig"))
