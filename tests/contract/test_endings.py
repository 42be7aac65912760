"""Endings: every game ends, and its score sheet adds up."""

import json

from pyapp.core.game import LANGUAGES
from tests.playing import Playout


def test_every_random_game_ends(playouts: tuple[Playout, ...]) -> None:
    """`played` would have stopped a game that goes on and on."""
    for playout in playouts:
        assert playout.game.to_act(playout.states[-1]) is None
        assert all(playout.game.to_act(state) is not None for state in playout.states[:-1])


def test_the_ranking_names_every_seat_once(playouts: tuple[Playout, ...]) -> None:
    for playout in playouts:
        result = playout.game.result(playout.states[-1])
        assert result is not None
        assert all(place for place in result.ranking)
        named = [seat for place in result.ranking for seat in place]
        assert sorted(named) == list(range(playout.setup.players)), playout


def test_the_lines_of_the_score_sheet_add_up(playouts: tuple[Playout, ...]) -> None:
    for playout in playouts:
        result = playout.game.result(playout.states[-1])
        assert result is not None
        assert len(result.scores) == len(result.breakdown) == playout.setup.players
        for score, lines in zip(result.scores, result.breakdown, strict=True):
            assert sum(lines.values()) == score, playout
            assert list(lines) == list(result.breakdown[0])


def test_every_line_of_the_score_sheet_has_its_rule_and_its_name(
    playouts: tuple[Playout, ...],
) -> None:
    for playout in playouts:
        result = playout.game.result(playout.states[-1])
        assert result is not None
        for language in LANGUAGES:
            texts = playout.game.texts(language)
            for number in result.breakdown[0]:
                assert number in texts.RULES and f"score.{number}" in texts.MESSAGES
                assert playout.game.rule(number, language)[0] == texts.RULES[number]


def test_the_game_s_own_score_adds_up_by_the_same_lines(playouts: tuple[Playout, ...]) -> None:
    for playout in playouts:
        result = playout.game.result(playout.states[-1])
        assert result is not None
        if result.rival_breakdown is not None:
            assert sum(result.rival_breakdown.values()) == result.rival, playout
            assert list(result.rival_breakdown) == list(result.breakdown[0])
        for language in LANGUAGES:
            messages = playout.game.texts(language).MESSAGES
            assert result.ended is None or f"ended.{result.ended}" in messages


def test_a_result_is_plain_json(playouts: tuple[Playout, ...]) -> None:
    for playout in playouts:
        result = playout.game.result(playout.states[-1])
        assert result is not None
        told = result.as_dict()
        assert json.loads(json.dumps(told)) == told
        assert {"ranking", "scores", "breakdown"} <= set(told)
