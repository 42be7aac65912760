"""Tuples are what states are made of: how to have the same one with a difference."""

from typing import TypeVar

T = TypeVar("T")


def with_at(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The same values but one."""
    changed = list(values)
    changed[index] = value
    return tuple(changed)
