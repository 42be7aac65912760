"""What the game says when something can't be done: which rule, and which sentence."""

from collections.abc import Callable
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, Self

from .seen import Hindrance


@dataclass(frozen=True, slots=True)
class Refusal:
    """The rule that forbids a move, and the sentence that explains it (`why.<key>` in both languages)."""

    rule: str
    key: str
    params: dict[str, Any] = field(default_factory=dict)

    def as_dict(self) -> Hindrance:
        return {"rule": self.rule, "key": self.key, "params": self.params}


class Problem(ValueError):
    """Something given from outside can't be used; `key` and `params` make the sentence a person reads."""

    def __init__(self, key: str, **params: Any) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.key} ({told})" if told else self.key


class IllegalMove(Problem):
    """The rules forbid the move; the game stays as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key, **refusal.params)
        self.refusal = refusal


class BadInput(Problem):
    """What somebody gave can't be read; core/telling.py says which entry it is and what would fit."""

    def __init__(self, key: str, **params: Any) -> None:
        super().__init__(key, **params)
        self.fitting: dict[str, Any] = {}  # what would fit there
        self.texts: Callable[[str], ModuleType] | None = (
            None  # the words of the game it speaks of, by language
        )

    def fits(self, **fitting: Any) -> Self:
        """The same, knowing what would have fitted."""
        self.fitting = fitting
        return self

    def like(self, other: "BadInput") -> Self:
        """The same, knowing what another one knew."""
        self.fitting, self.texts = other.fitting, other.texts
        return self


class BadSetup(BadInput):
    """A game can't be set up like this: wrong number of seats, or an option that doesn't exist."""


class BadPosition(BadInput):
    """A position can't be set up; `field` names the entry that is wrong."""

    def __init__(self, field: str, key: str, **params: Any) -> None:
        super().__init__(key, field=field, **params)
        self.field = field
