"""Moves as short readable texts, `place 7 black b3`: the same in logs, saves, links and tests."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from itertools import islice, product
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

M = TypeVar("M")

ANY = "*"
UNSAID: Final = -9
MOST_MOVES = 10_000  # that a game of plain phrases can have in all
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

    def write(self, number: int) -> str:
        return str(number)

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


# -- moves that are a verb and numbers ----------------------------------------------------------


class NumberedMove(NamedTuple):
    """A verb and up to three things it is about, by number; its text is `Interned.text`."""

    verb: str
    first: int = UNSAID
    second: int = UNSAID
    third: int = UNSAID


class NumberWord(Word, Protocol):
    """A word that means a number."""

    def read(self, text: str) -> int: ...

    def write(self, number: int) -> str: ...


class Piece:
    """A word that names something on the table; it means the number of its id, counted from 0 unless told."""

    def __init__(self, ids: Sequence[str], numbers: Sequence[int] = (), meaning: str = "") -> None:
        self.ids = tuple(ids)
        self.meaning = meaning or ", ".join(f"`{piece}`" for piece in ids)
        self._numbers = dict(zip(ids, numbers or range(len(ids)), strict=True))
        self._ids = {number: piece for piece, number in self._numbers.items()}

    def read(self, text: str) -> int:
        if text in self._numbers:
            return self._numbers[text]
        raise NotAMove(text)

    def write(self, number: int) -> str:
        return self._ids[number]

    def texts(self) -> Iterator[str]:
        return iter(self.ids)


class Phrase(NamedTuple):
    """A verb before it is known what move it makes."""

    example: str
    meaning: str
    words: dict[str, NumberWord]


def phrase(example: str, meaning: str, **words: NumberWord) -> Phrase:
    return Phrase(example, meaning, words)


class Interned(Notation[M]):
    """A notation of verbs and numbers: each move is made once by `move` and shared, each text worked out once.

    Engines list moves and read them back at every step, so neither may cost more than a look-up.
    """

    def __init__(self, kind: Callable[..., M], *phrases: Phrase) -> None:
        self.move: Callable[..., M] = cache(self._made)
        self.text: Callable[[NumberedMove], str] = cache(self._written)
        self._kind = kind
        self._by_text: dict[str, M] = {}
        self._words: dict[str, tuple[NumberWord, ...]] = {}
        super().__init__(*map(self._verb, phrases))

    def read(self, text: str) -> M:
        return self._by_text.get(text) or super().read(text)

    def _verb(self, said: Phrase) -> Verb[M]:
        name = said.example.split(" ")[0]
        self._words[name] = tuple(said.words.values())
        return Verb(name, tuple(said.words.items()), partial(self.move, name), said.example, said.meaning)

    def _made(self, verb: str, *numbers: int) -> M:
        made = self._kind(verb, *numbers)
        self._by_text[str(made)] = made
        return made

    def _written(self, move: NumberedMove) -> str:
        verb, *numbers = move
        words = (word.write(number) for word, number in zip(self._words[verb], numbers, strict=False))
        return " ".join((verb, *words))


class Phrases(Interned[NumberedMove]):
    """A notation that makes its moves itself, where a game has nothing more to say of them than their phrases."""

    def __init__(self, *phrases: Phrase) -> None:
        super().__init__(_moves_of(self), *phrases)
        self._every: tuple[NumberedMove, ...] = ()

    def every(self) -> tuple[NumberedMove, ...]:
        """Every move there is, verb by verb."""
        if not self._every:
            stars = (" ".join((name, *(ANY for _ in verb.words))) for name, verb in self.verbs.items())
            self._every = tuple(
                self.read(text) for pattern in stars for text in self.fill(pattern, MOST_MOVES)
            )
        return self._every


def _moves_of(notation: Interned[NumberedMove]) -> type[NumberedMove]:
    """Moves whose text is the notation's."""

    class Move(NumberedMove):
        __slots__ = ()

        def __str__(self) -> str:
            return notation.text(self)

    return Move
