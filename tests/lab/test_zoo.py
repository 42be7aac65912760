"""Moves as numbers, what a seat sees as numbers, and the games as environments that PettingZoo's own tests accept."""

from collections.abc import Iterator
from typing import Any

import pytest

from pyapp.core.notation import ANY
from pyapp.core.rng import Rng
from pyapp.games import GAMES
from pyapp.lab import features, vocabulary

from .conftest import Ask

# A trained player chooses by these numbers: when they change, docs/lab.md and the changelog must say so.
COUNTED = {
    "mechanics": (284, 1, "5a58121cad202311"),
    "automobiles": (833, 1, "287dfaa0154de066"),
    "suk": (1162, 1, "e2e1e39a3d872cdb"),
    "pocket-mars": (7120, 1, "43606e70a830f24d"),
    "martians": (35110, 3, "b0e4a87fca766943"),
}


def positions(slug: str, players: int, seed: int = 3, **options: Any) -> Iterator[Any]:
    game, rng = GAMES[slug], Rng(seed)
    state = game.new(players, seed, **options)
    while game.to_act(state) is not None:
        yield state
        state = game.after(state, rng.choice(game.moves(state)))


@pytest.mark.parametrize("slug", list(COUNTED))
def test_the_numbers_of_moves_stay_what_they_are(slug: str) -> None:
    words = vocabulary.of(slug)
    assert (len(words), words.longest, words.digest) == COUNTED[slug]
    assert len(set(words.words)) == len(words)


@pytest.mark.parametrize("slug", ["mechanics", "automobiles", "suk", "pocket-mars"])
def test_every_text_that_the_notation_prints_has_one_number(slug: str) -> None:
    words, verbs = vocabulary.of(slug), GAMES[slug].notation.verbs.values()
    texts = [text for verb in verbs for text in verb.fill([ANY] * len(verb.words))]
    assert [words.text(words.spelt(text)) for text in texts] == texts
    assert {words.spelt(text) for text in texts} == {(number,) for number in range(len(words))}


@pytest.mark.parametrize("slug", list(COUNTED))
def test_every_legal_move_can_be_chosen_and_nothing_else(slug: str) -> None:
    """Number by number, whatever is offered leads to a legal move, and to all of them."""
    game, words = GAMES[slug], vocabulary.of(slug)
    for state in list(positions(slug, game.players[-1]))[:400:8]:
        moves = [str(move) for move in game.moves(state)]
        begun: list[vocabulary.Spelling] = [()]
        chosen = []
        while begun:
            so_far = begun.pop()
            for number in words.offered(moves, so_far):
                text = words.text((*so_far, number))
                chosen.append(text) if text else begun.append((*so_far, number))
        assert sorted(filter(None, chosen)) == sorted(moves)


def test_a_move_of_many_squares_is_spelt() -> None:
    words = vocabulary.of("martians")
    spelt = words.spelt("unearth fuel -3,1 2")
    assert [words.words[number] for number in spelt] == ["unearth fuel * 2", "-3,1"]
    assert words.text(spelt[:1]) is None and words.text(spelt) == "unearth fuel -3,1 2"
    assert words.text(words.spelt("march -2,1 -2,0")) == "march -2,1 -2,0"


@pytest.mark.parametrize("slug", list(COUNTED))
def test_what_a_seat_can_not_see_is_not_in_its_numbers(slug: str) -> None:
    """A table that the seat can't tell from the true one gives the same numbers."""
    game, words, rng = GAMES[slug], vocabulary.of(slug), Rng(1)
    for state in list(positions(slug, game.players[-1]))[:200:20]:
        for seat in range(state.setup.players):
            other = game.determinize(state, seat, rng)
            one, two = (
                features.row(features.of_seat(game.view(table, seat), seat, words))
                for table in (state, other)
            )
            assert one == two and any(one)


def test_every_leaf_of_a_view_counts() -> None:
    named = dict(features.leaves({"a": [0, 2, None], "b": {"c": "moth", "d": "", "e": True}, "f": 10**9}))
    assert named == {"a.1": 2.0, "b.c=moth": 1.0, "b.e": 1.0, "f": 10.0**9}
    row = features.row(named.items(), 4096)
    assert sorted(map(abs, filter(None, row))) == [1.0, 1.0, 2.0, 1000.0]


@pytest.mark.slow
@pytest.mark.parametrize("slug", list(COUNTED))
def test_pettingzoo_accepts_the_environments(slug: str, ask: Ask) -> None:
    assert ask("zoo.py", slug).endswith("passed\n")
