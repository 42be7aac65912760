"""The ring of docks, written as in the rulebook sheet: `.` for goods, W, G or K for a transport (R12)."""

from functools import lru_cache

from ..components import DOCKS, RING_LETTER, TRANSPORTS

GOODS = "."
EMPTY_RING = GOODS * DOCKS
ANY_COLOUR = (1 << len(TRANSPORTS)) - 1  # sets of transport colours are bits: white 1, grey 2, black 4
COLOUR_BIT = {RING_LETTER[colour]: 1 << number for number, colour in enumerate(TRANSPORTS)}

Accepts = tuple[tuple[int, ...], int]
"""For each dock the colours the ring accepts (none where a transport stands), and all of them together."""


@lru_cache(maxsize=2048)
def accepts(ring: str, storm: bool = False) -> Accepts:
    """R12: neither of the first transports met on the two sides may have the colour placed.

    Under Ion Storm only the one met clockwise counts (Q10).
    """
    served = [dock for dock, letter in enumerate(ring) if letter != GOODS]
    if not served:
        return (ANY_COLOUR,) * DOCKS, ANY_COLOUR  # R12a
    docks = [0] * DOCKS
    together = 0
    left = served[-1] - DOCKS  # the ring closes: dock -1 is dock 23
    clash_left = COLOUR_BIT[ring[left]]
    for right in served:
        clash_right = COLOUR_BIT[ring[right]]
        if right - left > 1:
            free = ANY_COLOUR & ~(clash_right if storm else clash_left | clash_right)
            together |= free
            for dock in range(left + 1, right):
                docks[dock] = free
        left, clash_left = right, clash_right
    return tuple(docks), together


def neighbours(ring: str, dock: int) -> tuple[int, int]:
    """The docks of the first transports met towards lower and towards higher numbers, of one at least."""
    around = [(dock + step) % DOCKS for step in range(1, DOCKS)]
    served = [other for other in around if ring[other] != GOODS]
    return served[-1], served[0]


def can_arise(ring: str, storm: bool = False) -> bool:
    """Can placing by R12 lead to this ring? (D1, D4; under Ion Storm the last one placed differs from the next)"""
    letters = ring.replace(GOODS, "")
    if len(letters) < 2:
        return True
    if storm:
        return len(set(letters)) > 1
    differ = all(one != other for one, other in zip(letters, letters[1:] + letters[0], strict=True))
    return differ and len(set(letters)) == min(len(letters), len(TRANSPORTS))
