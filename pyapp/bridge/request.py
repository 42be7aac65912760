"""What the page asks, read entry by entry, and the tables it has open."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from ..core.game import LARGEST_SEED
from ..core.refusals import Problem
from ..record import Record

if TYPE_CHECKING:
    from ..teach.figures import Figure

LONGEST_SEED = len(str(LARGEST_SEED))  # digits


class Table:
    """A game that the page has open, and the thinking going on at it."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.progress: float | None = None
        self.hurried = False
        self.figure: Figure | None = None  # what it shows and asks
        self.acts = 0  # whatever was thought of before the last act is too late


tables: dict[str, Table] = {}


class Request:
    """What the page asks, entry by entry; an entry that is missing or of another type is a bad request."""

    def __init__(self, data: Any) -> None:
        if not isinstance(data, dict):
            raise Problem("door.bad_request", entry="request")
        self.data = data

    def text(self, name: str) -> str:
        return str(self._entry(name, str))

    def whole(self, name: str, default: int | None = None, low: int = 0) -> int:
        if default is not None and name not in self.data:
            return default
        number: int = self._entry(name, int)
        if isinstance(number, bool) or number < low:
            raise Problem("door.bad_request", entry=name)
        return number

    def seed(self) -> int:
        """A whole number, or its digits: a page's own numbers can't hold the largest."""
        given = self.data.get("seed")
        if isinstance(given, str) and given.isascii() and given.isdecimal() and len(given) <= LONGEST_SEED:
            return int(given)
        return self.whole("seed", low=-LARGEST_SEED)

    def flag(self, name: str) -> bool:
        return self.data.get(name) is True

    def items(self, name: str, of: type, default: list[Any] | None = None) -> list[Any]:
        items = default if default is not None and name not in self.data else self._entry(name, list)
        if not all(isinstance(item, of) for item in items):
            raise Problem("door.bad_request", entry=name)
        return list(items)

    def options(self) -> dict[str, Any]:
        return dict(self._entry("options", dict)) if "options" in self.data else {}

    def seconds(self, name: str, default: float) -> float:
        if self.data.get(name) is None:
            return default
        seconds = float(self._entry(name, (int, float)))
        if not seconds >= 0:
            raise Problem("door.bad_request", entry=name)
        return seconds

    def budget(self) -> float:
        """Seconds to think; for ever if nothing is said."""
        return self.seconds("budget", math.inf)

    def viewer(self, players: int) -> int | None:
        """Who looks: a seat, or null for a spectator."""
        if self.data.get("seat") is None:
            return None
        seat = self.whole("seat")
        if seat >= players:
            raise Problem("door.bad_request", entry="seat")
        return seat

    def table(self) -> Table:
        table = tables.get(self.text("table"))
        if table is None:
            raise Problem("table.not_open")
        return table

    def record(self) -> Record:
        return self.table().record

    def _entry(self, name: str, kind: type | tuple[type, ...]) -> Any:
        value = self.data.get(name)
        if not isinstance(value, kind):
            raise Problem("door.bad_request", entry=name)
        return value
