"""The table of Marrak Hesh 17 at one moment, and its moves."""

from dataclasses import dataclass, replace
from functools import cache
from typing import NamedTuple

from ...core.notation import Notation, Number, OneOf, Verb
from ...core.own import NAME
from ...core.state import TableState
from ...core.values import members
from .components import COLUMNS, DEEP_SPACE, DOCKS, ROWS, TRANSPORTS
from .effects import at_work, effect, words
from .rules.hold import Hull, Tiles, filled_cells
from .rules.scoring import Points

OVER = -1


@dataclass(frozen=True, slots=True)
class Place:
    """Put an own transport on a dock, and its goods into a cell of the own hold."""

    dock: int
    colour: str
    cell: str

    def __str__(self) -> str:
        return f"place {self.dock} {self.colour} {self.cell}"


@dataclass(frozen=True, slots=True)
class First:
    """Apply this Deep Space card before the other one, when points are counted (R41)."""

    card: str

    def __str__(self) -> str:
        return f"first {self.card}"


Move = Place | First

_CELLS = [f"{column}{row}" for row in ROWS for column in COLUMNS]
NOTATION: Notation[Move] = Notation(
    Verb(
        "place",
        (
            ("dock", Number(0, DOCKS - 1)),
            ("colour", OneOf(TRANSPORTS)),
            ("cell", OneOf(tuple(_CELLS))),
        ),
        Place,
        "place 7 black b3",
        "put a black transport on dock 7 and its goods into cell b3 (column b, row 3) of your hold",
    ),
    Verb(
        "first",
        (("card", OneOf(tuple(DEEP_SPACE))),),
        First,
        "first pulsar",
        "with the option `own_order`, when points are counted: apply this Deep Space card first",
    ),
)

Rows = tuple[tuple[Place, ...], ...]


@cache
def placements(hull: Hull) -> tuple[tuple[Rows, ...], ...]:
    """All moves there are, made once: by dock, by set of colours, one row of cells per colour."""
    rows = {
        (dock, colour): tuple(Place(dock, colour, cell) for cell in hull.cells)
        for dock in range(DOCKS)
        for colour in TRANSPORTS
    }
    return tuple(
        tuple(
            tuple(rows[dock, colour] for colour in members(colours, TRANSPORTS))
            for colours in range(1 << len(TRANSPORTS))
        )
        for dock in range(DOCKS)
    )


class Table(NamedTuple):
    """How a finished game of a match was left: all that its score sheet is counted from."""

    ring: str
    goods: tuple[int, ...]
    left_out: tuple[int, ...]
    hands: tuple[tuple[int, int, int], ...]
    holds: tuple[Tiles, ...]
    last_taken: int
    start: int
    corporations: tuple[str, ...]
    deep: tuple[str, ...]
    firsts: tuple[str, ...]


@dataclass(slots=True)
class State(TableState):
    """Everything on the table. The values are immutable, so a copy shares them."""

    hull: Hull
    ring: str  # `.` goods, W G K transports, dock 0 first
    goods: tuple[int, ...]  # the tile on each dock, or EMPTY
    left_out: tuple[int, ...]  # the two tiles that take no part (R4)
    hands: tuple[tuple[int, int, int], ...]  # transports left per seat: white, grey, black
    holds: tuple[Tiles, ...]
    filled: tuple[int, ...]  # the occupied cells of each hold, as bits
    last_taken: int  # the tile taken last by anyone, or EMPTY (Customs Patrol)
    turn: int  # the seat to act, or OVER
    start: int  # who began this game
    corporations: tuple[str, ...]
    deep: tuple[str, ...]  # the Deep Space cards in force, as drawn
    firsts: tuple[
        str, ...
    ]  # while points are counted by `own_order`: the card each seat applies first, or ""
    game_number: int  # of a match, from 1
    finished: tuple[tuple[Points, ...], ...]  # every seat's points in each finished game
    tables: tuple[
        Table | None, ...
    ]  # how the games before this one were left; None: only the points are known
    rng: int  # decides the deals to come: kept, never shown

    def left(self) -> Table:
        """This table, to be kept while the next game is set up."""
        return Table(*(getattr(self, name) for name in Table._fields))

    def earlier(self, game: int) -> "State | None":
        """The table at the end of an earlier game of the match (the first is 0), if it is known."""
        table = self.tables[game]
        if table is None:
            return None
        return replace(
            self,
            **table._asdict(),
            filled=tuple(map(filled_cells, table.holds)),
            turn=OVER,
            game_number=game + 1,
            finished=self.finished[: game + 1],
            tables=self.tables[:game],
        )

    @property
    def effects(self) -> tuple[str, ...]:
        """What the cards in force do in this box (effects.py)."""
        return words(self.setup.options[NAME], self.deep)

    def at_work(self, what: str) -> bool:
        """Is a card in force that does this?"""
        own = self.setup.options[NAME]
        return what in (at_work(own, self.deep) if own else self.deep)

    def card_of(self, what: str) -> str:
        """The card in force that does this."""
        return next(effect(word).card for word in self.effects if effect(word).does == what)

    @property
    def games(self) -> int:
        """How many games are played in all: as many as seats in a match (Q33)."""
        return self.setup.players if self.setup.options["match"] else 1
