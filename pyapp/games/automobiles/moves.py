"""The moves: small words such as `use green`, `go D1-26`, `remove wear 3`."""

from typing import Final

from ...core.notation import Interned, Number, NumberedMove, Piece, phrase
from .cubes import COLOURS
from .tracks import SPACE_IDS, SPACES

MOST_AT_ONCE: Final = 6  # cubes named by one move (Pit Captain)
ACT: Final = 0  # of `PILE`

COLOUR = Piece(COLOURS)
SPACE = Piece(SPACE_IDS, meaning=f"`{SPACES[0].id}` to `{SPACES[-1].id}`")
COUNT = Number(1, MOST_AT_ONCE)
WEAR_TOO = Piece(("clean", "keep"))
PILE = Piece(("act", "disc"))


class Move(NumberedMove):
    """A verb and up to two things it is about: a colour, a space, a pile, how many."""

    __slots__ = ()

    def __str__(self) -> str:
        return NOTATION.text(self)


NOTATION: Interned[Move] = Interned(
    Move,
    phrase("use green", "activate a cube of your active pile", colour=COLOUR),
    phrase("go D1-26", "the next step of the path leads onto this space", space=SPACE),
    phrase("pit clean", "pit stop: the wear of your active pile goes, or is kept", wear=WEAR_TOO),
    phrase("shop", "no more actions: buy with the cubes left in your active pile"),
    phrase("buy black", "buy a cube", colour=COLOUR),
    phrase("end", "end your turn, or your purchases before the race"),
    phrase(
        "remove wear 3", "put so many cubes of this colour back into the stock", colour=COLOUR, count=COUNT
    ),
    phrase(
        "lay white 2",
        "put so many cubes of your active pile on the discard pile",
        colour=COLOUR,
        count=COUNT,
    ),
    phrase("rest white", "Mechanic: this cube is used without its effect", colour=COLOUR),
    phrase("bag disc blue", "Manager: a cube goes back into the bag", pile=PILE, colour=COLOUR),
    phrase(
        "fetch black 2",
        "Supercharged: cubes of the discard pile into the active pile",
        colour=COLOUR,
        count=COUNT,
    ),
    phrase("sweep", "Pit Crew: remove all wear of the discard pile"),
    phrase("gain blue", "Pit Team: the cube you receive", colour=COLOUR),
    phrase("draw", "Boost: draw one cube"),
    phrase("keep blue", "Nitro: this cube stays active, the other is discarded", colour=COLOUR),
    phrase("skip", "no more of it"),
)

move = NOTATION.move
SKIP, SHOP, END, SWEEP, DRAW = (move(verb) for verb in ("skip", "shop", "end", "sweep", "draw"))
PIT_CLEAN, PIT_KEEP = (NOTATION.read(text) for text in ("pit clean", "pit keep"))
USE, BUY, GAIN, KEPT, REST = (
    tuple(move(verb, colour) for colour in range(len(COLOURS)))
    for verb in ("use", "buy", "gain", "keep", "rest")
)
GO = tuple(move("go", space) for space in range(len(SPACE_IDS)))
