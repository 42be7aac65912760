"""Texts: every game speaks Italian and English, and says where each of its rules comes from."""

import pytest

from pyapp.core.game import LANGUAGES
from pyapp.core.refusals import Problem
from tests.contract.sampling import running
from tests.playing import AnyGame, Playout


def test_both_languages_say_the_same_things(game: AnyGame) -> None:
    italian, english = (game.texts(language) for language in LANGUAGES)
    assert set(italian.MESSAGES) == set(english.MESSAGES)
    assert set(italian.RULES) == set(english.RULES) == set(game.texts().PROVENANCE)


def test_every_rule_has_its_words_and_its_provenance(game: AnyGame) -> None:
    for number in game.texts("it").RULES:
        for language in LANGUAGES:
            text, provenance = game.rule(number, language)
            assert text.strip() == text != ""
            assert provenance in ("seed", "public", "reconstructed")


@pytest.mark.parametrize(("number", "language"), [("R999", "it"), ("", "en"), ("R10", "fr")])
def test_there_are_no_other_rules_and_languages(game: AnyGame, number: str, language: str) -> None:
    with pytest.raises(Problem):
        game.rule(number, language)


def test_a_game_presents_itself(game: AnyGame) -> None:
    needed = ["name", "tagline", "goal"]
    for name, spec in game.options.items():
        needed += [f"option.{name}", f"option.{name}.help"]
        needed += [f"option.{name}.{value}" for value in spec.get("enum", ())]
    for language in LANGUAGES:
        messages = game.texts(language).MESSAGES
        assert [key for key in needed if not messages.get(key)] == []


def test_the_rules_named_by_the_engine_exist(game: AnyGame) -> None:
    for language in LANGUAGES:
        texts = game.texts(language)
        assert {game.turn_rule, game.end_rule} <= set(texts.RULES)
        assert {"why.over", "why.not_a_move"} <= set(texts.MESSAGES)


def test_the_seat_to_act_is_told_what_to_do(playouts: tuple[Playout, ...]) -> None:
    for moment in running(playouts, every=13):
        game = moment.playout.game
        key, _ = game.prompt(moment.state)
        for language in LANGUAGES:
            assert game.texts(language).MESSAGES.get(key), moment
