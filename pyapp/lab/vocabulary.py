"""Every move of a title by number, the same in every set-up: what programs that learn choose from.

Where a title has few moves, each text that its notation can print has one number. Where words have very many values
(the squares of Martians!!!), a move is spelt by several numbers, one after the other: `march * *`, `0,1`, `0,2`.
"""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import product
from math import prod

from ..core.notation import ANY, Verb
from ..games import GAMES

MOST_OF_A_VERB = 8_000  # texts; a verb with more is spelt
LONG = 100  # values; a word with more is a number of its own where its verb is spelt
Spelling = tuple[int, ...]


class Vocabulary:
    """The numbers of a title's moves, from 0; `digest` tells whether another release counts in the same way."""

    def __init__(self, slug: str) -> None:
        verbs = GAMES[slug].notation.verbs
        self._stars = {name: _long(verb) for name, verb in verbs.items()}
        texts = [text for verb in verbs.values() for text in _patterns(verb, self._stars[verb.name])]
        words = [
            word
            for name, stars in self._stars.items()
            for at in stars
            for word in verbs[name].words[at][1].texts()
        ]
        self.words: tuple[str, ...] = (*texts, *dict.fromkeys(words))
        self._numbers = {word: number for number, word in enumerate(self.words)}
        self._spelt: dict[str, Spelling] = {}
        self.digest = hashlib.sha256("\n".join(self.words).encode()).hexdigest()[:16]

    def __len__(self) -> int:
        return len(self.words)

    @property
    def longest(self) -> int:
        """Numbers of the longest spelling."""
        return 1 + max(map(len, self._stars.values()))

    def spelt(self, text: str) -> Spelling:
        """The numbers of a move, in the order in which they are chosen."""
        found = self._spelt.get(text)
        if found is None:
            found = self._spelt[text] = self._spell(text)
        return found

    def _spell(self, text: str) -> Spelling:
        if text in self._numbers:
            return (self._numbers[text],)
        verb, *words = text.split(" ")
        stars = self._stars[verb]
        pattern = " ".join((verb, *(ANY if at in stars else word for at, word in enumerate(words))))
        return (self._numbers[pattern], *(self._numbers[words[at]] for at in stars))

    def text(self, numbers: Sequence[int]) -> str | None:
        """The move that was spelt; None while something is missing."""
        first, *rest = (self.words[number] for number in numbers)
        words = first.split(" ")
        stars = [at for at, word in enumerate(words) if word == ANY]
        if len(rest) < len(stars):
            return None
        for at, word in zip(stars, rest, strict=True):
            words[at] = word
        return " ".join(words)

    def offered(self, moves: Iterable[object], begun: Spelling = ()) -> list[int]:
        """The numbers that may come next, lowest first, where these moves are legal and so much has been spelt."""
        said = len(begun)
        spellings = map(self.spelt, map(str, moves))
        return sorted({one[said] for one in spellings if len(one) > said and one[:said] == begun})


@cache
def of(slug: str) -> Vocabulary:
    return Vocabulary(slug)


def _long(verb: Verb[object]) -> tuple[int, ...]:
    """The places of the words that are numbers of their own, if the verb has to be spelt."""
    sizes = [sum(1 for _ in word.texts()) for _, word in verb.words]
    spelt = prod(sizes) > MOST_OF_A_VERB
    return tuple(at for at, size in enumerate(sizes) if spelt and size > LONG)


def _patterns(verb: Verb[object], stars: tuple[int, ...]) -> Iterator[str]:
    """The texts of a verb, with a star for each word that is spelt."""
    choices = ((ANY,) if at in stars else word.texts() for at, (_, word) in enumerate(verb.words))
    return (" ".join((verb.name, *chosen)) for chosen in product(*choices))
