"""Positions from outside, read field by field: every wrong entry is named, none does harm."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from .refusals import BadPosition

_ABSENT = object()


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a position, as docs/notation.md explains it; the example is JSON."""

    name: str
    example: str
    meaning: str


class Fields:
    """The entries of one object of a position; `rest_unknown` closes it: a misspelt entry is told."""

    def __init__(self, data: Any, path: str = "") -> None:
        if not isinstance(data, dict) or not all(isinstance(name, str) for name in data):
            raise BadPosition(path or "position", "position.not_an_object")
        self._data = data
        self._path = path
        self._asked: set[str] = set()

    def has(self, name: str) -> bool:
        return self.get(name) is not None

    def get(self, name: str, default: Any = None) -> Any:
        self._asked.add(name)
        value = self._data.get(name, _ABSENT)
        return default if value is _ABSENT else value

    def named(self, name: str) -> str:
        return f"{self._path}.{name}" if self._path else name

    def wrong(self, name: str, key: str, **params: Any) -> BadPosition:
        return BadPosition(self.named(name), key, **params)

    def number(self, name: str, low: int, high: int, default: int) -> int:
        value = self.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong(name, "position.number", low=low, high=high)
        return value

    def flag(self, name: str, default: bool) -> bool:
        value = self.get(name, default)
        if not isinstance(value, bool):
            raise self.wrong(name, "position.flag")
        return value

    def one_of(self, name: str, ids: Iterable[str], default: str) -> str:
        value = self.get(name, default)
        known = list(ids)
        if value not in known:
            raise self.wrong(name, "position.one_of", known=known[:40])
        return str(value)

    def items(self, name: str, length: int | range, default: Sequence[Any]) -> list[Any]:
        value = self.get(name, default)
        lengths = range(length, length + 1) if isinstance(length, int) else length
        if not isinstance(value, (list, tuple)) or len(value) not in lengths:
            raise self.wrong(name, "position.list", low=lengths[0], high=lengths[-1])
        return list(value)

    def inner(self, name: str) -> "Fields":
        return Fields(self.get(name, {}), self.named(name))

    def rest_unknown(self) -> None:
        for name in self._data:
            if name not in self._asked:
                raise self.wrong(name[:60], "position.unknown_field")
