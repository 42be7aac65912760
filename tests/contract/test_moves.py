"""Moves: all that is listed is legal and reads back; all else is refused, by a rule that exists."""

from collections.abc import Iterator
from itertools import product
from math import prod
from typing import Any

import pytest

from pyapp.core.game import LANGUAGES
from pyapp.core.notation import NotAMove, Verb
from pyapp.core.refusals import IllegalMove, Refusal
from pyapp.core.rng import Rng
from tests.contract.sampling import Moment, moments, running
from tests.playing import AnyGame, Playout


def test_a_running_game_lists_moves_and_has_no_result(playouts: tuple[Playout, ...]) -> None:
    for moment in running(playouts):
        game, state = moment.playout.game, moment.state
        assert game.to_act(state) in range(moment.playout.setup.players), moment
        assert game.moves(state), moment
        assert game.result(state) is None, moment


def test_listed_moves_differ_and_read_back_from_their_text(playouts: tuple[Playout, ...]) -> None:
    for moment in running(playouts):
        game = moment.playout.game
        moves = game.moves(moment.state)
        texts = [str(move) for move in moves]
        assert len(set(texts)) == len(texts), moment
        assert [game.notation.read(text) for text in texts] == moves, moment


def test_every_listed_move_applies(playouts: tuple[Playout, ...]) -> None:
    for moment in running(playouts, every=3):
        game, state = moment.playout.game, moment.state
        for move in game.moves(state):
            assert game.why_not(state, move) is None, (str(moment), str(move))
            after = game.play(state, move)
            assert (game.to_act(after) is None) == (game.result(after) is not None), moment


def test_a_move_as_text_does_what_the_move_does(playouts: tuple[Playout, ...]) -> None:
    for moment in running(playouts, every=5):
        game, state = moment.playout.game, moment.state
        move = moment.playout.moves[moment.number]
        by_text = game.play(state, str(move))
        assert by_text == game.play(state, move) == game.after(state, move), moment


def test_play_leaves_the_given_state_as_it_was(playouts: tuple[Playout, ...]) -> None:
    for moment in running(playouts, every=23):
        game, state = moment.playout.game, moment.state
        dumped, copy = game.dump(state), state.copy()
        views = [game.view(state, seat) for seat in (*range(state.setup.players), None)]
        for move in game.moves(state)[::5]:
            game.play(state, move, [])
        assert game.dump(state) == dumped and state == copy, moment
        assert [game.view(state, seat) for seat in (*range(state.setup.players), None)] == views


def test_a_copy_is_equal_and_goes_its_own_way(playouts: tuple[Playout, ...]) -> None:
    for moment in running(playouts, every=7):
        game, state = moment.playout.game, moment.state
        copy = state.copy()
        assert copy == state and game.digest(copy) == game.digest(state)
        game.carry_out(copy, moment.playout.moves[moment.number], None)
        assert game.digest(copy) != game.digest(state), moment


def test_moves_that_are_not_listed_are_refused_by_a_rule(playouts: tuple[Playout, ...]) -> None:
    refused: set[tuple[str, str]] = set()
    for moment in moments(playouts, every=4):
        game, state = moment.playout.game, moment.state
        listed = {str(move) for move in game.moves(state)}
        for text in unlisted_texts(moment, playouts):
            if text in listed:
                continue
            refusal = game.why_not(state, text)
            assert refusal is not None, (str(moment), text)
            refused.add((refusal.rule, refusal.key))
            assert_refused(game, state, text, refusal)
    assert len(refused) > 2, "the samples should meet more than one or two reasons"


def test_the_moves_listed_are_those_without_a_reason(playouts: tuple[Playout, ...]) -> None:
    """Every text of the notation, or many of them: listed if, and only if, nothing stands in its way."""
    for moment in running(playouts, every=101):
        game, state = moment.playout.game, moment.state
        listed = set(game.moves(state))
        rng = Rng(moment.number)
        for verb in game.notation.verbs.values():
            for text in texts_of(verb, rng):
                move = game.notation.read(text)
                refusal = game.refusal(state, move)
                assert (refusal is None) == (move in listed), (str(moment), text, refusal)


def texts_of(verb: Verb[Any], rng: Rng, most: int = 400) -> Iterator[str]:
    """All that can be said with a verb, or a part of it drawn by lot."""
    words = [list(word.texts()) for _, word in verb.words]
    if prod(map(len, words)) <= most:
        yield from (" ".join((verb.name, *chosen)) for chosen in product(*words))
    else:
        yield from (" ".join((verb.name, *map(rng.choice, words))) for _ in range(most))


def test_a_reason_looks_at_the_table_and_not_at_the_list(playouts: tuple[Playout, ...]) -> None:
    """With nothing listed a legal move stays legal; listed by mistake, another one stays refused."""
    for moment in running(playouts, every=29):
        game, state = moment.playout.game, moment.state
        listed = game.moves(state)
        other = state.copy()
        if not hasattr(other, "choices"):
            continue  # nothing is kept
        other.choices = ()
        for move in listed[::3]:
            assert game.refusal(other, move) is None, (str(moment), str(move))
        verb = Rng(moment.number).choice(list(game.notation.verbs.values()))
        for text in texts_of(verb, Rng(moment.number), 20):
            move = game.notation.read(text)
            other.choices = (move,)
            assert (game.refusal(other, move) is None) == (move in listed), (str(moment), text)


def assert_refused(game: AnyGame, state: Any, move: Any, refusal: Refusal) -> None:
    for language in LANGUAGES:
        texts = game.texts(language)
        assert refusal.rule in texts.RULES, refusal
        assert f"why.{refusal.key}" in texts.MESSAGES, refusal
    before = game.digest(state)
    with pytest.raises(IllegalMove) as problem:
        game.play(state, move)
    assert problem.value.refusal == refusal
    assert problem.value.key == refusal.key
    assert game.digest(state) == before


def unlisted_texts(moment: Moment, playouts: tuple[Playout, ...]) -> Iterator[str]:
    """Texts that may be illegal: from the notation, from other positions, and damaged ones."""
    rng = Rng(moment.number)
    verbs = list(moment.playout.game.notation.verbs.values())
    for verb in rng.sample(verbs, min(len(verbs), 3)):
        words = [rng.choice(list(word.texts())) for _, word in verb.words]
        for number in range(-1, len(words)):  # vary one word at a time
            pattern = list(words)
            if number >= 0:
                pattern[number] = "*"
            filled = moment.playout.game.notation.fill(" ".join((verb.name, *pattern)), 40)
            yield from (rng.choice(filled) for _ in range(2))
    other = rng.choice([playout for playout in playouts if playout.moves])
    yield from (str(rng.choice(other.moves)) for _ in range(3))
    yield from damaged(str(rng.choice(other.moves)), rng)


def damaged(text: str, rng: Rng) -> list[str]:
    """A move that a slip of the pen has spoilt."""
    at = rng.below(len(text))
    return [
        "",
        text + " ",
        f" {text}",
        text.upper(),
        text[:at],
        text[:at] + "é" + text[at:],
        text.replace(" ", "  ", 1),
        text.replace(" ", "\t"),
        f"{text}\n",
        text.replace(text.split(" ")[0], "resign"),
        f"{text} {text.split(' ')[-1]}",
    ]


def test_damaged_texts_never_pass_for_another_move(game: AnyGame, playouts: tuple[Playout, ...]) -> None:
    texts = {str(move) for playout in playouts for move in playout.moves}
    for number, text in enumerate(sorted(texts)[::7]):
        for spoilt in damaged(text, Rng(number)):
            assert reads_as_itself_or_not_at_all(game, spoilt), spoilt
    refusal = game.why_not(playouts[0].states[0], "x" * 5000)
    assert refusal == Refusal(game.turn_rule, "not_a_move", {"text": "x" * 60})


def reads_as_itself_or_not_at_all(game: AnyGame, text: str) -> bool:
    try:
        return str(game.notation.read(text)) == text
    except NotAMove:
        return True


@pytest.mark.parametrize("move", [None, 7, ("place",), object(), b"place"])
def test_what_is_neither_move_nor_text_is_no_move(game: AnyGame, move: Any) -> None:
    refusal = game.why_not(game.new(), move)
    assert refusal is not None and refusal.key == "not_a_move"


def test_when_the_game_is_over_nothing_can_be_played(playouts: tuple[Playout, ...]) -> None:
    for playout in playouts:
        game, state = playout.game, playout.states[-1]
        assert game.to_act(state) is None
        assert game.moves(state) == []
        for move in (playout.moves[-1], str(playout.moves[0]), "nonsense"):
            refusal = game.why_not(state, move)
            assert refusal == Refusal(game.end_rule, "over")
            assert_refused(game, state, move, refusal)


def test_patterns_with_stars_fill_to_moves_of_the_notation(game: AnyGame) -> None:
    for verb in game.notation.verbs.values():
        stars = " ".join((verb.name, *("*" for _ in verb.words)))
        filled = game.notation.fill(stars, 500)
        assert filled and len(set(filled)) == len(filled)
        for text in filled:
            assert str(game.notation.read(text)) == text
        assert str(game.notation.read(verb.example)) == verb.example
        assert game.notation.fill(f"{stars} *", 5) == []
    assert game.notation.fill("resign", 5) == []
