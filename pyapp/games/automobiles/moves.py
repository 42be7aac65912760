"""The moves: small words such as `use green`, `go D1-26`, `remove wear 3`."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from ...core.notation import NotAMove, Notation, Verb
from .cubes import COLOURS
from .tracks import SPACE_IDS

NONE: Final = -1
MOST_AT_ONCE: Final = 6  # cubes named by one move (Pit Captain)
CLEAN, KEEP = 0, 1
ACT, DISC = 0, 1


@dataclass(frozen=True, slots=True)
class Piece:
    """A word that names something on the table; it means a number."""

    ids: tuple[str, ...]
    low: int = 0

    @property
    def meaning(self) -> str:
        if len(self.ids) > 20:
            return f"`{self.ids[0]}` to `{self.ids[-1]}`"
        return ", ".join(f"`{piece}`" for piece in self.ids)

    def read(self, text: str) -> int:
        if text in self.ids:
            return self.ids.index(text) + self.low
        raise NotAMove(text)

    def texts(self) -> Iterator[str]:
        return iter(self.ids)


COLOUR = Piece(COLOURS)
SPACE = Piece(SPACE_IDS)
COUNT = Piece(tuple(map(str, range(1, MOST_AT_ONCE + 1))), low=1)
WEAR_TOO = Piece(("clean", "keep"))
PILE = Piece(("act", "disc"))


class Move(NamedTuple):
    """A verb and up to two things it is about, by number."""

    verb: str
    first: int = NONE
    second: int = NONE

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
        piece.ids[number - piece.low] for piece, number in zip(_WORDS[made.verb], made[1:], strict=False)
    )
    return " ".join((made.verb, *words))


class _Spoken(Notation[Move]):
    """Reading is asked at every step of a race, so texts once made are remembered."""

    def read(self, text: str) -> Move:
        return _BY_TEXT.get(text) or super().read(text)


NOTATION: Notation[Move] = _Spoken(
    _verb("use green", "activate a cube of your active pile", colour=COLOUR),
    _verb("go D1-26", "the next step of the path leads onto this space", space=SPACE),
    _verb("pit clean", "pit stop: the wear of your active pile goes, or is kept", wear=WEAR_TOO),
    _verb("shop", "no more actions: buy with the cubes left in your active pile"),
    _verb("buy black", "buy a cube", colour=COLOUR),
    _verb("end", "end your turn, or your purchases before the race"),
    _verb(
        "remove wear 3", "put so many cubes of this colour back into the stock", colour=COLOUR, count=COUNT
    ),
    _verb(
        "lay white 2",
        "put so many cubes of your active pile on the discard pile",
        colour=COLOUR,
        count=COUNT,
    ),
    _verb("rest white", "Mechanic: this cube is used without its effect", colour=COLOUR),
    _verb("bag disc blue", "Manager: a cube goes back into the bag", pile=PILE, colour=COLOUR),
    _verb(
        "fetch black 2",
        "Supercharged: cubes of the discard pile into the active pile",
        colour=COLOUR,
        count=COUNT,
    ),
    _verb("sweep", "Pit Crew: remove all wear of the discard pile"),
    _verb("gain blue", "Pit Team: the cube you receive", colour=COLOUR),
    _verb("draw", "Boost: draw one cube"),
    _verb("keep blue", "Nitro: this cube stays active, the other is discarded", colour=COLOUR),
    _verb("skip", "no more of it"),
)

_WORDS: dict[str, tuple[Piece, ...]] = {
    verb.name: tuple(word for _, word in verb.words if isinstance(word, Piece))
    for verb in NOTATION.verbs.values()
}

SKIP, SHOP, END, SWEEP, DRAW = (move(verb) for verb in ("skip", "shop", "end", "sweep", "draw"))
PIT_CLEAN, PIT_KEEP = (move("pit", how) for how in (CLEAN, KEEP))
USE, BUY, GAIN, KEPT, REST = (
    tuple(move(verb, colour) for colour in range(len(COLOURS)))
    for verb in ("use", "buy", "gain", "keep", "rest")
)
GO = tuple(move("go", space) for space in range(len(SPACE_IDS)))
