"""The hold of a freighter: its cells, which of them touch, and the groups its tiles form (R14, R30)."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from operator import itemgetter
from typing import Any

from ....core.values import members
from ..components import COLOURS, FACES, MASKS, TYPES

EMPTY = -1
Tiles = tuple[int, ...]  # what lies on each cell: a tile's number, or EMPTY

_COLOUR_OF = tuple(COLOURS.index(tile.colour) for tile in FACES)
_TYPE_OF = tuple(TYPES.index(tile.type) for tile in FACES)


class Hull:
    """One shape of hold. Sets of cells are bit masks, cell 0 being bit 0."""

    def __init__(self, mask: tuple[str, ...]) -> None:
        self.mask = mask
        places = [(r, c) for r, row in enumerate(mask) for c, cell in enumerate(row) if cell == "."]
        self.cells = tuple("abcdefgh"[column] + str(row + 1) for row, column in places)
        self.index = {cell: number for number, cell in enumerate(self.cells)}
        self.beside = tuple(
            sum(1 << number for number, (r, c) in enumerate(places) if abs(r - row) + abs(c - column) == 1)
            for row, column in places
        )
        self._touching: dict[int, int] = {}
        self._groups: dict[int, tuple[int, ...]] = {}
        self._pickers: dict[tuple[int, bool], Callable[[Sequence[Any]], tuple[Any, ...]]] = {}

    def __len__(self) -> int:
        return len(self.cells)

    def names(self, cells: int) -> list[str]:
        return members(cells, self.cells)

    def open_cells(self, filled: int, anywhere: bool) -> int:
        """Where the next tile may go (R14): beside a tile already there, or on any free cell."""
        if anywhere or not filled:
            return ~filled & (1 << len(self.cells)) - 1
        known = self._touching.get(filled)
        if known is None:
            known = self._touching[filled] = self._touched_by(filled) & ~filled
        return known

    def open_picker(self, filled: int, anywhere: bool) -> Callable[[Sequence[Any]], tuple[Any, ...]]:
        """Picks the entries of the open cells out of a row with one entry per cell."""
        picker = self._pickers.get((filled, anywhere))
        if picker is None:
            open_cells = self.open_cells(filled, anywhere)
            picker = self._pickers[filled, anywhere] = _picker(members(open_cells, range(len(self))))
        return picker

    def can_arise(self, filled: int) -> bool:
        """Is there an order in which each tile was beside an earlier one (R14)? Then they are all joined."""
        return not filled or next(self._connected(filled), 0) == filled or filled & filled - 1 == 0

    def groups(self, cells: int) -> tuple[int, ...]:
        """The connected groups of at least two cells within a set (R30), each as a mask."""
        known = self._groups.get(cells)
        if known is None:
            known = self._groups[cells] = tuple(self._connected(cells))
        return known

    def _connected(self, cells: int) -> Iterator[int]:
        while cells:
            group, edge = 0, cells & -cells
            while edge:
                group |= edge
                edge = self._touched_by(edge) & cells & ~group
            cells &= ~group
            if group & (group - 1):
                yield group

    def _touched_by(self, cells: int) -> int:
        touched = 0
        while cells:
            first = cells & -cells
            touched |= self.beside[first.bit_length() - 1]
            cells ^= first
        return touched


def _picker(numbers: list[int]) -> Callable[[Sequence[Any]], tuple[Any, ...]]:
    if len(numbers) > 1:
        return itemgetter(*numbers)
    return lambda row: tuple(row[number] for number in numbers)


@cache
def hull_for(shape: str, players: int) -> Hull:
    return Hull(MASKS[shape, players])


@cache
def own_hull(mask: tuple[str, ...]) -> Hull:
    return Hull(mask)


def filled_cells(tiles: Tiles) -> int:
    """The occupied cells of a hold, as bits."""
    return sum(1 << cell for cell, tile in enumerate(tiles) if tile != EMPTY)


def colour_masks(tiles: Tiles) -> list[int]:
    """The cells of each goods colour."""
    return _masks(tiles, _COLOUR_OF, len(COLOURS))


def type_masks(tiles: Tiles) -> list[int]:
    """The cells of each goods type."""
    return _masks(tiles, _TYPE_OF, len(TYPES))


def _masks(tiles: Tiles, kind_of: tuple[int, ...], kinds: int) -> list[int]:
    masks = [0] * kinds
    bit = 1
    for tile in tiles:
        if tile >= 0:
            masks[kind_of[tile]] |= bit
        bit <<= 1
    return masks
