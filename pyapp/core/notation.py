"""Moves as short readable texts, `place 7 black b3`: the same in logs, saves, links and tests."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice, product
from typing import Any, Generic, Protocol, TypeVar

M = TypeVar("M")

ANY = "*"
LONGEST_MOVE = 200  # characters; a longer text is no move of any game


class NotAMove(ValueError):
    """The text is not in the notation of the game."""


class Word(Protocol):
    """One word of a move: what may stand there, and the value it means."""

    @property
    def meaning(self) -> str: ...

    def read(self, text: str) -> Any: ...

    def texts(self) -> Iterator[str]: ...


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number within bounds, written without leading zeros."""

    low: int
    high: int

    @property
    def meaning(self) -> str:
        return f"{self.low} to {self.high}"

    def read(self, text: str) -> int:
        if text.isascii() and text.isdecimal() and len(text) <= len(str(self.high)):
            number = int(text)
            if self.low <= number <= self.high and text == str(number):
                return number
        raise NotAMove(text)

    def texts(self) -> Iterator[str]:
        return map(str, range(self.low, self.high + 1))


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of the ids printed on the pieces."""

    ids: tuple[str, ...]

    @property
    def meaning(self) -> str:
        return ", ".join(f"`{piece}`" for piece in self.ids)

    def read(self, text: str) -> str:
        if text in self.ids:
            return text
        raise NotAMove(text)

    def texts(self) -> Iterator[str]:
        return iter(self.ids)


@dataclass(frozen=True, slots=True)
class Verb(Generic[M]):
    """A kind of move: its verb, its words in order, and the value they make."""

    name: str
    words: tuple[tuple[str, Word], ...]
    make: Callable[..., M]
    example: str
    meaning: str

    def read(self, texts: Sequence[str]) -> M:
        if len(texts) != len(self.words):
            raise NotAMove(self.name)
        return self.make(*(word.read(text) for (_, word), text in zip(self.words, texts, strict=True)))

    def fill(self, pattern: Sequence[str]) -> Iterator[str]:
        """Every text of this verb that fits a pattern with stars."""
        if len(pattern) != len(self.words):
            return
        choices = (
            word.texts() if text == ANY else (text,)
            for (_, word), text in zip(self.words, pattern, strict=True)
        )
        for filled in product(*choices):
            yield " ".join((self.name, *filled))


class Notation(Generic[M]):
    """All the kinds of move of a game; reads texts, and fills patterns such as `place 7 * *`."""

    def __init__(self, *verbs: Verb[M]) -> None:
        self.verbs = {verb.name: verb for verb in verbs}
        self._known = lru_cache(maxsize=4096)(self._meant)

    def read(self, text: str) -> M:
        """The move a text means; raises NotAMove, whatever the text is."""
        return self._known(text)

    def _meant(self, text: str) -> M:
        words = text.split(" ") if len(text) <= LONGEST_MOVE else []
        verb = self.verbs.get(words[0]) if words else None
        if verb is None:
            raise NotAMove(text[:LONGEST_MOVE])
        return verb.read(words[1:])

    def fill(self, pattern: str, most: int) -> list[str]:
        """At most `most` move texts that fit a pattern; none if it is no pattern of this game."""
        words = pattern.split(" ") if len(pattern) <= LONGEST_MOVE else []
        verb = self.verbs.get(words[0]) if words else None
        return list(islice(verb.fill(words[1:]), most)) if verb else []
