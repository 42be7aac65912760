"""Plain values: tuples with a difference, and whole numbers among whatever came from outside."""

from typing import TypeGuard, TypeVar

T = TypeVar("T")


def with_at(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The same values but one."""
    changed = list(values)
    changed[index] = value
    return tuple(changed)


def is_whole(value: object, low: int, high: int) -> TypeGuard[int]:
    """A whole number within bounds; `True`, which Python takes for 1, is none."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
