"""The table as a search wants it: docks and holds that are made once, met again, and know what can follow.

Built from a state as one seat may imagine it. Worths are whole numbers, so that they are the same everywhere.
"""

from functools import cache

from ....core.values import members
from ..components import COLOURS, DEEP_SPACE, RING_LETTER, TILES, TRANSPORTS, TYPES
from ..rules.deep_space import best_score
from ..rules.hold import EMPTY, Hull, Tiles, filled_cells
from ..rules.ring import GOODS, accepts
from ..rules.scoring import RARE

POINT = 100  # the worth of a point
SQUARE = 8  # of a squared group, which may still grow (sheet section 7)

_LETTERS = tuple(RING_LETTER[colour] for colour in TRANSPORTS)
_COLOUR = tuple(COLOURS.index(tile.colour) for tile in TILES)
_TYPE = tuple(TYPES.index(tile.type) for tile in TILES)

Row = tuple[int, int, int, int]  # worth once the tile lies there, cell, layout of colours, layout of types
Choice = tuple[int, int, int]  # tile, dock, number of the transport's colour


class Layout(dict[int, int]):
    """What a layout of colours (or of types) is worth; a layout is one set of cells after the other, as bits."""

    def __init__(self, hull: Hull, square: int) -> None:
        super().__init__()
        self.hull, self.square = hull, square

    def __missing__(self, layout: int) -> int:
        groups, cells = self.hull.groups, len(self.hull)
        every, rest = (1 << cells) - 1, layout
        sizes: list[int] = []
        while rest:
            mask = rest & every
            if mask & mask - 1:
                sizes += [group.bit_count() for group in groups(mask)]
            rest >>= cells
        largest = max(sizes, default=0)
        found = POINT * largest * sizes.count(largest) + self.square * sum(size * size for size in sizes)
        self[layout] = found
        return found


class Hold:
    """A hold with what lies in it; `rows` tells by tile where it could go, the best places first."""

    __slots__ = ("colours", "filled", "rare", "rows", "tiles", "total", "types", "worth")

    def __init__(self, tiles: Tiles, filled: int, colours: int, types: int, rare: int, worth: int) -> None:
        self.tiles, self.filled, self.colours, self.types, self.rare = tiles, filled, colours, types, rare
        self.worth = worth
        self.rows: dict[int, tuple[Row, ...]] = {}
        self.total: int | None = None  # once it was counted


class Holds:
    """All holds that a search meets, each made once."""

    def __init__(self, hull: Hull, deep: tuple[str, ...]) -> None:
        self.hull, self.anywhere = hull, "zero_gravity" in deep
        self.cards = deep if any(DEEP_SPACE[card] != "play" for card in deep) else ()
        self.colours, self.types, self.plain = Layout(hull, SQUARE), Layout(hull, SQUARE), Layout(hull, 0)
        self._known: dict[tuple[int, int], Hold] = {}

    def of(self, tiles: Tiles) -> Hold:
        size = len(self.hull)
        laid = [(cell, tile) for cell, tile in enumerate(tiles) if tile != EMPTY]
        colours = sum(1 << _COLOUR[tile] * size + cell for cell, tile in laid)
        types = sum(1 << _TYPE[tile] * size + cell for cell, tile in laid)
        return self._made(tiles, colours, types, sum(tile in RARE for _, tile in laid))

    def _made(self, tiles: Tiles, colours: int, types: int, rare: int) -> Hold:
        worth = self.colours[colours] + self.types[types] + POINT * rare
        found = Hold(tiles, filled_cells(tiles), colours, types, rare, worth)
        self._known[colours, types] = found
        return found

    def rows(self, hold: Hold, tile: int) -> tuple[Row, ...]:
        """Every place for a tile, what looks best first."""
        size = len(self.hull)
        of_colours, of_types = self.colours, self.types
        colours, types = hold.colours, hold.types
        first, second = 1 << _COLOUR[tile] * size, 1 << _TYPE[tile] * size
        rare = POINT * (hold.rare + (tile in RARE))
        found: list[Row] = []
        for cell in members(self.hull.open_cells(hold.filled, self.anywhere), range(size)):
            one, other = colours | first << cell, types | second << cell
            found.append((rare + of_colours[one] + of_types[other], cell, one, other))
        found.sort(key=_worth, reverse=True)
        hold.rows[tile] = rows = tuple(found)
        return rows

    def after(self, hold: Hold, tile: int, row: Row) -> Hold:
        """The hold once the tile lies there."""
        known = self._known.get((row[2], row[3]))
        if known is None:
            tiles = list(hold.tiles)
            tiles[row[1]] = tile
            known = self._made(tuple(tiles), row[2], row[3], hold.rare + (tile in RARE))
        return known

    def total(self, hold: Hold) -> int:
        """What a hold brings in the end, Deep Space at its best."""
        if hold.total is None:
            if self.cards:
                hold.total = POINT * best_score(self.hull, hold.tiles, self.cards).points.total
            else:
                hold.total = self.plain[hold.colours] + self.plain[hold.types] + POINT * hold.rare
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
        self.goods, self.storm, self.customs = goods, "ion_storm" in deep, "customs" in deep
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
