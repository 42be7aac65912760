"""Rings for positions that name none: with all transports used, equal ones apart; at an end, with nowhere to go on."""

from collections.abc import Collection, Sequence
from functools import cache

from ..components import DOCKS, RING_LETTER, TRANSPORTS
from ..rules.ring import EMPTY_RING

LETTERS = tuple(RING_LETTER[colour] for colour in TRANSPORTS)


def ring_of(used: Sequence[int], docks: Sequence[int]) -> str:
    """So many white, grey and black transports on the first of these docks, equal ones apart if they can be."""
    row = [
        number for number in sorted(range(3), key=lambda number: -used[number]) for _ in range(used[number])
    ]
    places = [*range(0, len(row), 2), *range(1, len(row), 2)]
    apart = [LETTERS[number] for _, number in sorted(zip(places, row, strict=True))]
    return _laid(apart, docks)


def last_ring(used: Sequence[int], docks: Sequence[int], left: Collection[str], storm: bool) -> str | None:
    """The same on a ring that accepts none of the letters left (R12, R20), or None if none is like that."""
    served = list(docks[: sum(used)])
    gaps = [(after - dock) % DOCKS != 1 for dock, after in zip(served, served[1:] + served[:1], strict=True)]

    def fits(number: int, one: str, other: str) -> bool:
        """May these two stand on both sides of this way round the ring?"""
        shut = {other} if storm else {one, other}
        return (storm or one != other) and (not gaps[number] or shut.issuperset(left))

    @cache
    def rest(number: int, first: str, last: str, white: int, grey: int, black: int) -> str | None:
        if number == len(served):
            return "" if fits(number - 1, last, first) else None
        for letter, there in zip(LETTERS, (white, grey, black), strict=True):
            if there and fits(number - 1, last, letter):
                fewer = (n - (letter == one) for one, n in zip(LETTERS, (white, grey, black), strict=True))
                found = rest(number + 1, first, letter, *fewer)
                if found is not None:
                    return letter + found
        return None

    for first, there in zip(LETTERS, used, strict=True):
        if there:
            fewer = (n - (first == one) for one, n in zip(LETTERS, used, strict=True))
            found = rest(1, first, first, *fewer)
            if found is not None:
                return _laid(list(first + found), served)
    return None


def _laid(letters: list[str], docks: Sequence[int]) -> str:
    ring = list(EMPTY_RING)
    for dock, letter in zip(docks, letters, strict=False):
        ring[dock] = letter
    return "".join(ring)
