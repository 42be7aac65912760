"""Plain values: tuples with a difference, sets kept as bits, whole numbers among whatever came from outside."""

from collections.abc import Iterable
from typing import TypeGuard, TypeVar

T = TypeVar("T")


def with_at(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The same values but one."""
    changed = list(values)
    changed[index] = value
    return tuple(changed)


def without(values: tuple[T, ...], value: T) -> tuple[T, ...]:
    """The same values, one of them once less."""
    at = values.index(value)
    return values[:at] + values[at + 1 :]


def members(bits: int, things: Iterable[T]) -> list[T]:
    """Those of the things whose bit is set; the first one's bit is 1."""
    return [thing for number, thing in enumerate(things) if bits >> number & 1]


def is_whole(value: object, low: int, high: int) -> TypeGuard[int]:
    """A whole number within bounds; `True`, which Python takes for 1, is none."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
