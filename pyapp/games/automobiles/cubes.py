"""Piles of cubes: how many of each colour, nothing else (Q32: which of two equal cubes never matters).

A pile is one whole number with nine bits for each colour, so putting piles together is adding,
and all 282 cubes of the game fit into one colour's place.
"""

from collections.abc import Iterable, Mapping
from typing import Final

Pile = int

COLOURS: Final = ("white", "light", "dark", "black", "wear", "yellow", "purple", "red", "green", "blue")
WHITE, LIGHT, DARK, BLACK, WEAR, YELLOW, PURPLE, RED, GREEN, BLUE = range(len(COLOURS))
ALL_COLOURS: Final = tuple(range(len(COLOURS)))
GEARS: Final = (WHITE, LIGHT, DARK, BLACK)  # from light to dark

_BITS: Final = 9
_MOST: Final = (1 << _BITS) - 1
SHIFTS: Final = tuple(_BITS * colour for colour in ALL_COLOURS)
ONE: Final = tuple(1 << shift for shift in SHIFTS)
EMPTY: Pile = 0


def pile(counts: Mapping[int, int] | Iterable[tuple[int, int]]) -> Pile:
    """A pile from counts by colour."""
    pairs = counts.items() if isinstance(counts, Mapping) else counts
    return sum(ONE[colour] * number for colour, number in pairs)


def count(cubes: Pile, colour: int) -> int:
    return cubes >> SHIFTS[colour] & _MOST


def size(cubes: Pile) -> int:
    """How many cubes of all colours."""
    return cubes % _MOST


def present(cubes: Pile) -> list[int]:
    """The colours that are there."""
    return [colour for colour in ALL_COLOURS if cubes >> SHIFTS[colour] & _MOST]


def all_of(cubes: Pile, colour: int) -> Pile:
    """Only the cubes of one colour."""
    return cubes & _MOST << SHIFTS[colour]


def drawn_at(cubes: Pile, number: int) -> int:
    """The colour of a cube, if the cubes lay in a row sorted by colour."""
    for colour in ALL_COLOURS:
        here = cubes >> SHIFTS[colour] & _MOST
        if number < here:
            return colour
        number -= here
    raise IndexError(number)


def worth(cubes: Pile, values: tuple[int, ...]) -> int:
    """The sum of a number printed for each colour."""
    return sum(value * (cubes >> shift & _MOST) for value, shift in zip(values, SHIFTS, strict=True))


def counts(cubes: Pile) -> dict[str, int]:
    """By the names of the colours; colours that are not there are left out."""
    return {COLOURS[colour]: count(cubes, colour) for colour in present(cubes)}
