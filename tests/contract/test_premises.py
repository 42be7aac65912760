"""A refusal says what is in the way and what would do instead: with that in its place, it is out of the way."""

from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from pyapp.core.refusals import Refusal
from pyapp.core.rng import Rng
from tests.contract.sampling import about
from tests.contract.test_moves import texts_of
from tests.playing import AnyGame, Playout

Instead = dict[str, tuple[str, int]]
"""For a refusal's key the param that names what would do, and which word of the move it stands for."""


def instead(game: AnyGame) -> Instead:
    name = f"tests.{game.slug.replace('-', '_')}.premises"
    found: Instead = import_module(name).INSTEAD if find_spec(name) else {}
    return found


def test_what_a_refusal_names_instead_is_not_refused_for_the_same_reason(
    game: AnyGame, playouts: tuple[Playout, ...]
) -> None:
    tried: Counter[str] = Counter()
    for moment in about(340, playouts):
        state = moment.state
        for text in refusable(game, moment.number):
            refusal = game.why_not(state, text)
            if refusal is None:
                continue
            for other in mended(game, text, refusal):
                again = game.why_not(state, other)
                assert again is None or again.key != refusal.key, (str(moment), text, refusal, other)
                tried[refusal.key] += 1
    assert bool(tried) == bool(instead(game)), "the samples should meet some of them"


def refusable(game: AnyGame, number: int) -> Iterator[str]:
    rng = Rng(number)
    for verb in game.notation.verbs.values():
        yield from texts_of(verb, rng, 14)


def mended(game: AnyGame, text: str, refusal: Refusal) -> Iterator[str]:
    """The move with what the refusal names in place of what it refuses."""
    if refusal.key not in instead(game):
        return
    param, at = instead(game)[refusal.key]
    named: Any = refusal.params[param]
    for word in named if isinstance(named, list) else [named]:
        words = text.split(" ")
        words[at] = str(word)
        yield " ".join(words)
