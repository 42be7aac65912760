"""The one source of chance: the same seed gives the same deal on every machine and every Python.

There are two ways from a seed to numbers. The first (PCG) is small and quick; whoever sees enough of its numbers
can work out the rest. The second (SHA-256 of a key and a counter) gives nothing away: games are dealt with it
wherever somebody must not know what is to come. A record says which was used, so every old game stays what it was.
"""

import hashlib
from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK64 = (1 << 64) - 1
_MASK32 = (1 << 32) - 1
_KEYED = (
    1 << 191
)  # a state of the second way: this sign, 127 bits of key, 64 bits that count the numbers thrown
LARGEST_STATE = (1 << 192) - 1
WAYS = PLAIN, SECRET = 1, 2
"""The two ways, as records name them."""


def _mixed(seed: int) -> int:
    """Spread a seed over 64 bits, so that neighbouring seeds give unrelated games."""
    mixed = 0
    while True:
        mixed = (mixed + (seed & _MASK64) + 0x9E3779B97F4A7C15) & _MASK64
        mixed = ((mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9) & _MASK64
        mixed = ((mixed ^ mixed >> 27) * 0x94D049BB133111EB) & _MASK64
        mixed ^= mixed >> 31
        seed >>= 64
        if seed in (0, -1):
            return mixed


class Rng:
    """A die with as many faces as asked for. A state keeps `state` and throws on from there."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = _mixed(seed)

    @classmethod
    def at(cls, state: int) -> "Rng":
        """Go on from a state kept earlier."""
        rng = cls.__new__(cls)
        rng.state = state & (LARGEST_STATE if state & _KEYED else _MASK64)
        return rng

    @classmethod
    def of(cls, seed: int, way: int = PLAIN) -> "Rng":
        """What a game is dealt with: a seed, and the way from it to numbers."""
        if way == PLAIN:
            return cls(seed)
        key = int.from_bytes(hashlib.sha256(f"regolo {way} {seed}".encode()).digest(), "big")
        return cls.at(_KEYED | key >> 129 << 64)

    def bits(self) -> int:
        """The next 32 random bits: PCG-XSH-RR, or a hash of the key and the place of the number."""
        old = self.state
        if old >= _KEYED:
            self.state = old + 1
            return int.from_bytes(hashlib.sha256(old.to_bytes(24, "big")).digest()[:4], "big")
        self.state = (old * 6364136223846793005 + 1442695040888963407) & _MASK64
        shifted = ((old >> 18 ^ old) >> 27) & _MASK32
        turn = old >> 59
        return (shifted >> turn | shifted << (-turn & 31)) & _MASK32

    def below(self, faces: int) -> int:
        """A whole number from 0 to faces - 1, all equally likely."""
        if not 0 < faces <= 1 << 32:
            raise ValueError(f"a die has 1 to 2**32 faces, not {faces}")
        fair = (1 << 32) - (1 << 32) % faces
        while (drawn := self.bits()) >= fair:
            pass
        return drawn % faces

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, all equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in a new order; the given ones stay as they are."""
        pile = list(items)
        self.shuffle(pile)
        return pile

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """Draw `count` different items, in the order drawn."""
        return self.shuffled(items)[:count]

    def fraction(self) -> float:
        """A number from 0 up to, not including, 1."""
        return self.bits() / (1 << 32)
