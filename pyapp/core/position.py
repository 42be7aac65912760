"""Positions from outside, read field by field: every wrong entry is named, none does harm."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .refusals import BadPosition
from .values import is_whole

LONGEST_NAME = 60  # of what was given: no sentence needs more of it
_HEX_DIGITS = frozenset("0123456789abcdef")


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a position, as docs/notation.md explains it; the example is JSON."""

    name: str
    example: str
    meaning: str
    later: bool = False  # came after the first release: no part of the fingerprint while it is empty
    past: bool = False  # what led here, kept to be looked at: no part of the fingerprint


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
        return self._data.get(name, default)

    def named(self, name: str) -> str:
        return f"{self._path}.{name}" if self._path else name

    def wrong(self, name: str, key: str, **params: Any) -> BadPosition:
        return BadPosition(self.named(name), key, **params)

    def unfit(self, name: str, value: Any, known: Iterable[str]) -> BadPosition:
        """Neither of the words that fit there."""
        given = value[:LONGEST_NAME] if isinstance(value, str) else ""
        return self.wrong(name, "position.one_of", known=list(known)).fits(given=given)

    def number(self, name: str, low: int, high: int, default: int) -> int:
        value = self.get(name, default)
        if not is_whole(value, low, high):
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
            raise self.unfit(name, value, known)
        return str(value)

    def piece(self, name: str, text: Any, numbers: Mapping[str, int]) -> int:
        """The number of a piece that is named by its id."""
        if not isinstance(text, str) or text not in numbers:
            raise self.unfit(name, text, numbers)
        return numbers[text]

    def items(self, name: str, length: int | range, default: Sequence[Any]) -> list[Any]:
        value = self.get(name, default)
        lengths = range(length, length + 1) if isinstance(length, int) else length
        if not isinstance(value, (list, tuple)) or len(value) not in lengths:
            raise self.wrong(name, "position.list", low=lengths[0], high=lengths[-1])
        return list(value)

    def entries(self, name: str, length: int | range) -> list[tuple[str, Any]]:
        """The items of a list, each after the name by which a refusal calls it; none unless given."""
        return [(f"{name}[{number}]", item) for number, item in enumerate(self.items(name, length, ()))]

    def objects(self, name: str, length: int | range, default: Sequence[Any] = ()) -> "list[Fields]":
        given = self.items(name, length, default)
        return [Fields(item, self.named(f"{name}[{number}]")) for number, item in enumerate(given)]

    def inner(self, name: str) -> "Fields":
        return Fields(self.get(name, {}), self.named(name))

    def chance(self, usual: int) -> int:
        """The field `rng`: the state of chance from which the game goes on."""
        text = self.get("rng", f"{usual:016x}")
        if not isinstance(text, str) or len(text) != 16 or set(text) - _HEX_DIGITS:
            raise self.wrong("rng", "position.rng")
        return int(text, 16)

    def rest_unknown(self) -> None:
        for name in self._data:
            if name not in self._asked:
                known = sorted(self._asked)
                wrong = self.wrong(name[:LONGEST_NAME], "position.unknown_field")
                raise wrong.fits(known=known, given=name[:LONGEST_NAME])
