"""Squares and cells: `row,column` for people, with the House in cell 0,0; single numbers inside.

A number is row times width plus column, shifted so that none is negative.
"""

from functools import lru_cache

from .components import EAST, MOST_TILES, NORTH, SOUTH, WEST

REACH = MOST_TILES - 1  # cells from the House to the farthest tile there can be
CENTRE = 32  # row and column of the House's cell
CELLS = 64  # cells in a row
WIDTH = 3 * CELLS  # squares in a row
SIDES = ((NORTH, -CELLS, SOUTH), (EAST, 1, WEST), (SOUTH, CELLS, NORTH), (WEST, -1, EAST))
SIDE_NAMES = ("nw", "n", "ne", "w", "c", "e", "sw", "s", "se")  # the squares of a tile, row by row
STEPS = {NORTH: -WIDTH, EAST: 1, SOUTH: WIDTH, WEST: -1}


def cell_at(row: int, column: int) -> int:
    return (row + CENTRE) * CELLS + column + CENTRE


def square_at(row: int, column: int) -> int:
    return (row + 3 * CENTRE) * WIDTH + column + 3 * CENTRE


HOME_CELL = cell_at(0, 0)
HOME = square_at(1, 1)  # the house square (Q5)


def cell_text(cell: int) -> str:
    return f"{cell // CELLS - CENTRE},{cell % CELLS - CENTRE}"


def square_text(square: int) -> str:
    return f"{square // WIDTH - 3 * CENTRE},{square % WIDTH - 3 * CENTRE}"


def cell_of(square: int) -> int:
    return square // (3 * WIDTH) * CELLS + square % WIDTH // 3


def first_square(cell: int) -> int:
    """The north-west square of a cell."""
    return cell // CELLS * 3 * WIDTH + cell % CELLS * 3


@lru_cache(maxsize=1024)
def squares_of(cell: int) -> tuple[int, ...]:
    """The nine squares of a cell, row by row."""
    first = first_square(cell)
    return tuple(first + square // 3 * WIDTH + square % 3 for square in range(9))
