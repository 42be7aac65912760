"""The table as a search wants it: docks and holds that are made once, met again, and know what can follow.

Built from a state as one seat may imagine it. Worths are whole numbers, so that they are the same everywhere.
"""

from functools import cache

from ....core.values import members
from ..components import COLOURS, DEEP_SPACE, DOCKS, FACES, RING_LETTER, TRANSPORTS, TYPES
from ..effects import effect
from ..rules.hold import EMPTY, Hull, Tiles, filled_cells
from ..rules.ring import GOODS, accepts
from ..rules.scoring import RARE
from .cards import Cards
from .layout import POINT, Layout

SQUARE = 8  # of a squared group, which may still grow (sheet section 7)
AHEAD = 8  # about so many docks a search sees beyond the table

_LETTERS = tuple(RING_LETTER[colour] for colour in TRANSPORTS)
_COLOUR = tuple(COLOURS.index(tile.colour) for tile in FACES)
_TYPE = tuple(TYPES.index(tile.type) for tile in FACES)

Row = tuple[int, int, int, int]  # worth once the tile lies there, cell, layout of colours, layout of types
Choice = tuple[int, int, int]  # tile, dock, number of the transport's colour


class Hold:
    """A hold with what lies in it; `rows` tells by tile where it could go, the best places first."""

    __slots__ = ("colours", "filled", "rare", "rows", "total", "types", "worth")

    def __init__(self, filled: int, colours: int, types: int, rare: int, worth: int) -> None:
        self.filled, self.colours, self.types = filled, colours, types
        self.rare, self.worth = rare, worth  # the cells with rare tiles; points and promise
        self.rows: dict[int, tuple[Row, ...]] = {}
        self.total: int | None = None  # once it was counted


class Holds:
    """All holds that a search meets, each made once. Deep Space counts the more, the fewer docks are left."""

    def __init__(self, hull: Hull, deep: tuple[str, ...], left: int) -> None:
        doing = {effect(word).does: effect(word).points for word in deep}
        self.hull, self.anywhere = hull, "zero_gravity" in doing
        near = POINT * min(DOCKS, DOCKS - left + AHEAD) // DOCKS
        self.colours = Layout(hull, SQUARE, near * doing.get("pulsar", 0))
        self.types = Layout(hull, SQUARE, near * doing.get("quasar", 0))
        self.plain = Layout(hull)
        self.beside = near * doing.get("supernova", 0)
        changed = any(DEEP_SPACE[does] != "play" for does in doing)
        self.cards = Cards(hull, deep, self.plain, Layout(hull, 0, POINT)) if changed else None
        self._known: dict[tuple[int, int], Hold] = {}

    def of(self, tiles: Tiles) -> Hold:
        size = len(self.hull)
        laid = [(cell, tile) for cell, tile in enumerate(tiles) if tile != EMPTY]
        colours = sum(1 << _COLOUR[tile] * size + cell for cell, tile in laid)
        types = sum(1 << _TYPE[tile] * size + cell for cell, tile in laid)
        rare = sum(1 << cell for cell, tile in laid if tile in RARE)
        return self._made(filled_cells(tiles), colours, types, rare)

    def _made(self, filled: int, colours: int, types: int, rare: int) -> Hold:
        worth = self.colours[colours] + self.types[types] + self.of_rare(rare)
        found = self._known[colours, types] = Hold(filled, colours, types, rare, worth)
        return found

    def of_rare(self, rare: int) -> int:
        """The worth of rare tiles on these cells (R33, and Supernova)."""
        found = POINT * rare.bit_count()
        if self.beside:
            found += self.beside * sum(group.bit_count() for group in self.hull.groups(rare))
        return found

    def rows(self, hold: Hold, tile: int) -> tuple[Row, ...]:
        """Every place for a tile, what looks best first."""
        size = len(self.hull)
        of_colours, of_types = self.colours, self.types
        colours, types = hold.colours, hold.types
        first, second = 1 << _COLOUR[tile] * size, 1 << _TYPE[tile] * size
        lit = tile in RARE
        rare = self.of_rare(hold.rare)
        found: list[Row] = []
        for cell in members(self.hull.open_cells(hold.filled, self.anywhere), range(size)):
            one, other = colours | first << cell, types | second << cell
            shine = self.of_rare(hold.rare | 1 << cell) if lit else rare
            found.append((shine + of_colours[one] + of_types[other], cell, one, other))
        found.sort(key=_worth, reverse=True)
        hold.rows[tile] = rows = tuple(found)
        return rows

    def after(self, hold: Hold, tile: int, row: Row) -> Hold:
        """The hold once the tile lies there."""
        _, cell, colours, types = row
        known = self._known.get((colours, types))
        if known is None:
            rare = hold.rare | 1 << cell if tile in RARE else hold.rare
            known = self._made(hold.filled | 1 << cell, colours, types, rare)
        return known

    def counted(self, hold: Hold) -> int:
        """What a hold brings in the end, Deep Space at its best; kept with it."""
        if self.cards:
            hold.total = self.cards.total(hold.filled, hold.colours, hold.types, hold.rare)
        else:
            hold.total = self.plain[hold.colours] + self.plain[hold.types] + POINT * hold.rare.bit_count()
        return hold.total


def _worth(row: Row) -> int:
    return row[0]


class Docks:
    """The ring at one moment, and the goods on it."""

    __slots__ = ("_after", "_choices", "ring", "station", "stopped")

    def __init__(self, station: "Station", ring: str, stopped: int) -> None:
        self.station, self.ring, self.stopped = station, ring, stopped
        self._choices: dict[int, tuple[Choice, ...]] = {}
        self._after: dict[Choice, Docks] = {}

    def choices(self, hand: int) -> tuple[Choice, ...]:
        """What somebody with these colours of transport in hand can place where (R10-R12)."""
        known = self._choices.get(hand)
        if known is None:
            known = self._choices[hand] = self.station.choices(self.ring, self.stopped, hand)
        return known

    def after(self, choice: Choice) -> "Docks":
        known = self._after.get(choice)
        if known is None:
            known = self._after[choice] = self.station.served(self.ring, choice)
        return known


class Station:
    """All rings that a search meets, each made once; what lies on the docks at its beginning is known."""

    def __init__(self, goods: tuple[int, ...], deep: tuple[str, ...]) -> None:
        doing = {effect(word).does for word in deep}
        self.goods, self.storm, self.customs = goods, "ion_storm" in doing, "customs" in doing
        self._known: dict[tuple[str, int], Docks] = {}

    def at(self, ring: str, last_taken: int) -> Docks:
        """`last_taken` is the tile that Customs Patrol looks at."""
        stopped = _COLOUR[last_taken] if self.customs and last_taken != EMPTY else EMPTY
        known = self._known.get((ring, stopped))
        if known is None:
            known = self._known[ring, stopped] = Docks(self, ring, stopped)
        return known

    def served(self, ring: str, choice: Choice) -> Docks:
        tile, dock, colour = choice
        return self.at(f"{ring[:dock]}{_LETTERS[colour]}{ring[dock + 1 :]}", tile)

    def choices(self, ring: str, stopped: int, hand: int) -> tuple[Choice, ...]:
        goods = self.goods
        found = [
            (goods[dock], dock, colour)
            for dock, free in enumerate(accepts(ring, self.storm)[0])
            if free & hand
            for colour in range(len(TRANSPORTS))
            if free & hand & 1 << colour
        ]
        if stopped != EMPTY:
            cleared = [choice for choice in found if _COLOUR[choice[0]] != stopped]
            found = cleared or found  # Q28
        return tuple(found)


def docks_left(ring: str) -> int:
    return ring.count(GOODS)


# -- hands: four bits a colour --------------------------------------------------------------------

STEP = tuple(1 << 4 * colour for colour in range(len(TRANSPORTS)))


def hand_of(counts: tuple[int, int, int]) -> int:
    return sum(count * step for count, step in zip(counts, STEP, strict=True))


@cache
def colours_in(hand: int) -> int:
    """The colours of which there is a transport left, as bits."""
    return sum(1 << colour for colour in range(len(TRANSPORTS)) if hand >> 4 * colour & 15)
