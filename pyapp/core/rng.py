"""The one source of chance: the same seed gives the same deal on every machine and every Python."""

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK64 = (1 << 64) - 1
_MASK32 = (1 << 32) - 1


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
        rng.state = state & _MASK64
        return rng

    def bits(self) -> int:
        """The next 32 random bits (PCG-XSH-RR)."""
        old = self.state
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
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        pile = list(items)
        self.shuffle(pile)
        return pile

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """Draw `count` different items, in the order drawn."""
        return self.shuffled(items)[:count]

    def fraction(self) -> float:
        """A number from 0 up to, not including, 1."""
        return self.bits() / (1 << 32)
