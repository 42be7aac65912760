"""The moves: small words such as `step 0,1` or `place -1,0 90`. Squares and cells are `row,column`.

Rows grow southwards, the House is cell 0,0 and its middle square 1,1. Seats are written from 0.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from ...core.notation import NotAMove, Notation, Verb
from .components import CARDS, ITEMS, TOKENS
from .places import REACH, cell_at, cell_text, square_at, square_text

NOBODY: Final = -1
NONE: Final = -9
NOW, TURN, ROUND = range(3)
PASSES = ("now", "turn", "round")
ITEM: Final = 5  # an item token face down
TOKEN_WORDS = (*TOKENS, "item")
MOST_TOKENS = 18  # on one square: all the items there are
DEGREES = ("0", "90", "180", "270")


class Word:
    """A word of a move; it means a number."""

    def __init__(self, ids: tuple[str, ...], numbers: tuple[int, ...] | None = None) -> None:
        self.ids = ids
        self.numbers = numbers or tuple(range(len(ids)))
        self._numbers = dict(zip(self.ids, self.numbers, strict=True))
        self._ids = dict(zip(self.numbers, self.ids, strict=True))

    @property
    def meaning(self) -> str:
        return ", ".join(f"`{piece}`" for piece in self.ids)

    def read(self, text: str) -> int:
        number = self._numbers.get(text)
        if number is None:
            raise NotAMove(text)
        return number

    def texts(self) -> Iterator[str]:
        return iter(self.ids)

    def write(self, number: int) -> str:
        return self._ids[number]


@dataclass(frozen=True, slots=True)
class Spot:
    """A square or a cell: two whole numbers and a comma."""

    square: bool

    @property
    def low(self) -> int:
        return -3 * REACH if self.square else -REACH

    @property
    def high(self) -> int:
        return 3 * REACH + 2 if self.square else REACH

    @property
    def meaning(self) -> str:
        what = "square" if self.square else "cell"
        return f"a {what}, `row,column`, each {self.low} to {self.high}"

    def read(self, text: str) -> int:
        row, _, column = text.partition(",")
        try:
            numbers = int(row[:4]), int(column[:4])
        except ValueError:
            raise NotAMove(text) from None
        if text != f"{numbers[0]},{numbers[1]}" or not all(self.low <= n <= self.high for n in numbers):
            raise NotAMove(text)
        return square_at(*numbers) if self.square else cell_at(*numbers)

    def texts(self) -> Iterator[str]:
        return iter(_spots(self.low, self.high))

    def write(self, number: int) -> str:
        return square_text(number) if self.square else cell_text(number)


@cache
def _spots(low: int, high: int) -> tuple[str, ...]:
    """All of them, those near the House first."""
    numbers = sorted(range(low, high + 1), key=lambda number: (abs(number), number))
    return tuple(f"{row},{column}" for row in numbers for column in numbers)


SQUARE, CELL = Spot(True), Spot(False)
CARD = Word(CARDS)
SEAT = Word(("0", "1", "2", "3", "4", "5"))
WHO = Word((*SEAT.ids, "nobody"), (*SEAT.numbers, NOBODY))
ITEM_WORD = Word(ITEMS)
TOKEN_WORD = Word(("bullet", "life", "item"), (3, 4, ITEM))
WHEN = Word(PASSES)
TURNED = Word(DEGREES)
INDEX = Word(tuple(map(str, range(1, MOST_TOKENS + 1))), tuple(range(1, MOST_TOKENS + 1)))


class Move(NamedTuple):
    """A verb and up to three things it is about, by number."""

    verb: str
    first: int = NONE
    second: int = NONE
    third: int = NONE

    def __str__(self) -> str:
        return _text(self)


_BY_TEXT: dict[str, Move] = {}
_MADE: dict[tuple[str | int, ...], Move] = {}


def move(verb: str, *numbers: int) -> Move:
    """A move; each is made once and shared."""
    made = _MADE.get((verb, *numbers))
    if made is None:
        made = _MADE[(verb, *numbers)] = Move(verb, *numbers)
        _BY_TEXT[str(made)] = made
    return made


@cache
def _text(made: Move) -> str:
    words = (word.write(number) for word, number in zip(_WORDS[made.verb], made[1:], strict=False))
    return " ".join((made.verb, *words))


def _verb(example: str, meaning: str, **words: Word | Spot) -> Verb[Move]:
    name = example.split(" ")[0]
    return Verb(name, tuple(words.items()), lambda *numbers: move(name, *numbers), example, meaning)


class _Spoken(Notation[Move]):
    """Reading is asked at every step of a game, so texts once made are remembered."""

    def read(self, text: str) -> Move:
        return _BY_TEXT.get(text) or super().read(text)


NOTATION: Notation[Move] = _Spoken(
    _verb(
        "place -1,0 90", "lay the drawn tile, turned clockwise by so many degrees", cell=CELL, turned=TURNED
    ),
    _verb(
        "lay item -3,1",
        "lay the next token of a new building on one of its squares",
        token=TOKEN_WORD,
        square=SQUARE,
    ),
    _verb("step 0,1", "move your pawn one square", square=SQUARE),
    _verb("take 1", "take a token of your square, counted from 1", number=INDEX),
    _verb("stop", "take nothing more, or move no farther"),
    _verb("pay", "pay the missing bullets and win the fight"),
    _verb("lose", "lose a life and fight on"),
    _verb("march -2,1 -2,0", "move a Martian one square", origin=SQUARE, square=SQUARE),
    _verb("spawn 4,5", "put a new Martian on this square", square=SQUARE),
    _verb("drop fuel -3,1", "an item of a dead player lands in this building", item=ITEM_WORD, square=SQUARE),
    _verb("play wait", "play a hand card", card=CARD),
    _verb("use signal_jammer", "discard a weapon that lies in front of you for its effect", card=CARD),
    _verb(
        "pass turn",
        "play nothing: `now`, until the `turn` ends or somebody plays a card, or until your own turn (`round`)",
        until=WHEN,
    ),
    _verb("discard candy", "discard a card and end your turn", card=CARD),
    _verb("end", "end your turn"),
    _verb("target 2", "the seat that a card is aimed at", who=WHO),
    _verb("to 4,5", "the square that a pawn goes to", square=SQUARE),
    _verb("tile 0,1", "the tile that a card is about", cell=CELL),
    _verb("lure -2,1 1,4", "move a Martian to a square of the tile next door", origin=SQUARE, square=SQUARE),
    _verb("remove -2,1", "take this Martian away", square=SQUARE),
    _verb("look 4,4", "look at a face-down Martian token", square=SQUARE),
    _verb("circles 4,4 10,4", "two Martian tokens change places", square=SQUARE, other=SQUARE),
    _verb("fetch shotgun", "take a weapon out of the draw deck", card=CARD),
    _verb("cook -3,1", "your Fuel goes to this square of a Gas Station", square=SQUARE),
    _verb(
        "trade fuel 2 dynamite",
        "swap an item of yours with one of another seat",
        item=ITEM_WORD,
        seat=SEAT,
        other=ITEM_WORD,
    ),
    _verb(
        "unearth fuel -3,1 1",
        "swap an item of yours with a token of a building",
        item=ITEM_WORD,
        square=SQUARE,
        number=INDEX,
    ),
    _verb("done", "do no more of this"),
)
_WORDS: dict[str, tuple[Word | Spot, ...]] = {
    verb.name: tuple(word for _, word in verb.words if isinstance(word, (Word, Spot)))
    for verb in NOTATION.verbs.values()
}

DONE, STOP, PAY, LOSE, END = (move(verb) for verb in ("done", "stop", "pay", "lose", "end"))
PASS_NOW, PASS_TURN, PASS_ROUND = (move("pass", number) for number in range(3))
