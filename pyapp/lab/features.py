"""What a seat sees as a row of numbers: every leaf of its view has a name, and every name its place in the row.

`hands.0.white` is 3 at its place; a word is part of the name, so `deep.1=pulsar` is 1 where it lies there. Views have
no fixed length, so names are dealt to a fixed number of places by a hash, with a sign of their own: two that meet in
one place cancel out as often as they add up ("hashing trick"). Nothing goes in but the view.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any
from zlib import crc32

from .vocabulary import Spelling, Vocabulary

PLACES = 4096
LARGEST = 1000.0  # farther out, a figure counts as this
Named = Iterable[tuple[str, float]]


def leaves(value: Any, name: str = "") -> list[tuple[str, float]]:
    """Each leaf of plain data with its name; what is empty or unknown says nothing."""
    found: list[tuple[str, float]] = []
    _gather(value, name, found)
    return found


def _gather(value: Any, name: str, found: list[tuple[str, float]]) -> None:
    """Plain data holds no other types, and asking for the very type is what makes this quick."""
    kind = type(value)
    if kind is dict:
        for key, part in value.items():
            _gather(part, f"{name}.{key}" if name else str(key), found)
    elif kind is list or kind is tuple:
        for at, part in enumerate(value):
            _gather(part, f"{name}.{at}", found)
    elif kind is str:
        if value:
            found.append((f"{name}={value}", 1.0))
    elif value:
        found.append((name, value))


def row(named: Named, places: int = PLACES) -> list[float]:
    """The numbers of these names, in so many places."""
    found = [0.0] * places
    for name, value in named:
        at, sign = _place(name, places)
        found[at] += sign * value
    if max(found) > LARGEST or min(found) < -LARGEST:
        return [max(-LARGEST, min(LARGEST, value)) for value in found]
    return found


@lru_cache(maxsize=1 << 17)
def _place(name: str, places: int) -> tuple[int, float]:
    hashed = crc32(name.encode())
    return (hashed >> 1) % places, 1.0 if hashed & 1 else -1.0


def of_seat(view: Any, seat: int, words: Vocabulary, begun: Spelling = ()) -> Iterator[tuple[str, float]]:
    """The view with who is looking, and what of its move that seat has already spelt."""
    yield f"seat={seat}", 1.0
    for at, number in enumerate(begun):
        yield f"spelt.{at}={words.words[number]}", 1.0
    yield from leaves(view)
