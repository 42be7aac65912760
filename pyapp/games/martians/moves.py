"""The moves: small words such as `step 0,1` or `place -1,0 90`. Squares and cells are `row,column`.

Rows grow southwards, the House is cell 0,0 and its middle square 1,1. Seats are written from 0.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from ...core.notation import Interned, NotAMove, Number, NumberedMove, Piece, phrase
from .components import CARDS, ITEMS, TOKENS
from .places import REACH, cell_at, cell_text, square_at, square_text

NOBODY: Final = -1
NOW, TURN, ROUND = range(3)
ITEM: Final = 5  # an item token face down
TOKEN_WORDS = (*TOKENS, "item")
MOST_TOKENS = 18  # on one square: all the items there are


@dataclass(frozen=True, slots=True)
class Spot:
    """A square or a cell: two whole numbers and a comma."""

    name: str
    low: int
    high: int
    at: Callable[[int, int], int]
    write: Callable[[int], str]

    @property
    def meaning(self) -> str:
        return f"a {self.name}, `row,column`, each {self.low} to {self.high}"

    def read(self, text: str) -> int:
        row, _, column = text.partition(",")
        try:
            numbers = int(row[:4]), int(column[:4])
        except ValueError:
            raise NotAMove(text) from None
        if text != f"{numbers[0]},{numbers[1]}" or not all(self.low <= n <= self.high for n in numbers):
            raise NotAMove(text)
        return self.at(*numbers)

    def texts(self) -> Iterator[str]:
        return iter(_spots(self.low, self.high))


@cache
def _spots(low: int, high: int) -> tuple[str, ...]:
    """All of them, those near the House first."""
    numbers = sorted(range(low, high + 1), key=lambda number: (abs(number), number))
    return tuple(f"{row},{column}" for row in numbers for column in numbers)


SQUARE = Spot("square", -3 * REACH, 3 * REACH + 2, square_at, square_text)
CELL = Spot("cell", -REACH, REACH, cell_at, cell_text)
CARD = Piece(CARDS)
SEAT = Number(0, 5)
WHO = Piece((*SEAT.texts(), "nobody"), (*range(6), NOBODY))
ITEM_WORD = Piece(ITEMS)
TOKEN_WORD = Piece(("bullet", "life", "item"), (3, 4, ITEM))
WHEN = Piece(("now", "turn", "round"))
TURNED = Piece(("0", "90", "180", "270"))
INDEX = Number(1, MOST_TOKENS)


class Move(NumberedMove):
    """A verb and up to three things it is about: squares, cells, cards, items, seats."""

    __slots__ = ()

    def __str__(self) -> str:
        return NOTATION.text(self)


NOTATION: Interned[Move] = Interned(
    Move,
    phrase(
        "place -1,0 90", "lay the drawn tile, turned clockwise by so many degrees", cell=CELL, turned=TURNED
    ),
    phrase(
        "lay item -3,1",
        "lay the next token of a new building on one of its squares",
        token=TOKEN_WORD,
        square=SQUARE,
    ),
    phrase("step 0,1", "move your pawn one square", square=SQUARE),
    phrase("take 1", "take a token of your square, counted from 1", number=INDEX),
    phrase("stop", "take nothing more, or move no farther"),
    phrase("pay", "pay the missing bullets and win the fight"),
    phrase("lose", "lose a life and fight on"),
    phrase("march -2,1 -2,0", "move a Martian one square", origin=SQUARE, square=SQUARE),
    phrase("spawn 4,5", "put a new Martian on this square", square=SQUARE),
    phrase(
        "drop fuel -3,1", "an item of a dead player lands in this building", item=ITEM_WORD, square=SQUARE
    ),
    phrase("play wait", "play a hand card", card=CARD),
    phrase("use signal_jammer", "discard a weapon that lies in front of you for its effect", card=CARD),
    phrase(
        "pass turn",
        "play nothing: `now`, until the `turn` ends or somebody plays a card, or until your own turn (`round`)",
        until=WHEN,
    ),
    phrase("discard candy", "discard a card and end your turn", card=CARD),
    phrase("end", "end your turn"),
    phrase("target 2", "the seat that a card is aimed at", who=WHO),
    phrase("to 4,5", "the square that a pawn goes to", square=SQUARE),
    phrase("tile 0,1", "the tile that a card is about", cell=CELL),
    phrase("lure -2,1 1,4", "move a Martian to a square of the tile next door", origin=SQUARE, square=SQUARE),
    phrase("remove -2,1", "take this Martian away", square=SQUARE),
    phrase("look 4,4", "look at a face-down Martian token", square=SQUARE),
    phrase("circles 4,4 10,4", "two Martian tokens change places", square=SQUARE, other=SQUARE),
    phrase("fetch shotgun", "take a weapon out of the draw deck", card=CARD),
    phrase("cook -3,1", "your Fuel goes to this square of a Gas Station", square=SQUARE),
    phrase(
        "trade fuel 2 dynamite",
        "swap an item of yours with one of another seat",
        item=ITEM_WORD,
        seat=SEAT,
        other=ITEM_WORD,
    ),
    phrase(
        "unearth fuel -3,1 1",
        "swap an item of yours with a token of a building",
        item=ITEM_WORD,
        square=SQUARE,
        number=INDEX,
    ),
    phrase("done", "do no more of this"),
)

move = NOTATION.move
DONE, STOP, PAY, LOSE, END = (move(verb) for verb in ("done", "stop", "pay", "lose", "end"))
PASS_NOW, PASS_TURN, PASS_ROUND = (move("pass", number) for number in range(3))
