"""A table at one moment: what the states of all games share, above all a quick copy."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, Self

from .options import Setup

OVER = -1  # nobody's turn: the game has come to its end


@dataclass(slots=True)
class TableState:
    """What lies on the table, in fields of the game's own; no value is ever changed in place, so a copy shares them."""

    setup: Setup

    def copy(self) -> Self:
        """Another table that is alike; each class of states gets a copy of its own when the first is asked for."""
        type(self).copy = _copier(type(self))  # type: ignore[method-assign, assignment]
        return self.copy()

    @property
    def players(self) -> int:
        return self.setup.players


@dataclass(slots=True)
class TurnState(TableState):
    """A table at which one seat after the other has its turn."""

    turn: int  # the seat to act, or OVER
    rng: int  # decides what is still drawn: kept, never shown


def _copier(kind: type[Any]) -> Callable[[Any], Any]:
    """Field by field, without a loop and without asking `__init__`: computer players copy a state at every step."""
    lines = [
        "def copy(self):",
        " new = make(kind)",
        *(f" new.{one.name} = self.{one.name}" for one in fields(kind)),
    ]
    made: dict[str, Any] = {}
    exec("\n".join([*lines, " return new"]), {"kind": kind, "make": object.__new__}, made)
    copy: Callable[[Any], Any] = made["copy"]
    return copy
