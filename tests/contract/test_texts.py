"""Texts: every game speaks Italian and English alike, says where its rules come from, and has one word for one thing."""

import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from pyapp.core.game import LANGUAGES
from pyapp.core.messages import Reader
from pyapp.core.refusals import Problem
from tests.contract.sampling import running
from tests.contract.sheets import sheet
from tests.playing import AnyGame, Playout

both = pytest.mark.parametrize("language", LANGUAGES)
MISTAKES = re.compile(r"\b(errore|error|invalid\w*|null|non valid\w+)\b", re.IGNORECASE)
SENTENCE = re.compile(r"[.!?](?: |$)")
NAMED = re.compile(r"\b[RQVMD]\d+[a-z]?\b(?!-)")
NOT_SAID = re.compile(r"'[{}]'?|\bnull (?=\{)|\{\w+\}")  # braces between quotes; names of cases and gaps
FOREIGN_SIGNS = {"it": r"['\"“”]", "en": r"['\"«»]"}
SECOND_FORMS = {
    "it": r"(?i:(?<![\w’/-])([ae]) (?=\1))|\b[Ff]ra\b(?! (?:poco|un))|\bobbiettiv\w+",
    "en": r"\bcolor(?:s|ed|ing)?\b|\bset-up\b",
}


def told(game: AnyGame, language: str) -> Iterator[tuple[str, str]]:
    """Every text of a game, with its key, as a reader meets it."""
    texts = game.texts(language)
    for key, text in [*texts.MESSAGES.items(), *texts.RULES.items()]:
        shown = NOT_SAID.sub("·", text)
        for name in getattr(sheet(game.slug), "NAMES_APART", ()):
            shown = shown.replace(name, "·")
        yield key, shown


def matching(game: AnyGame, language: str, pattern: str) -> list[tuple[str, str]]:
    return [(key, text) for key, text in told(game, language) if re.search(pattern, text)]


def links(game: AnyGame) -> Any:
    return import_module(f"{game.texts().__name__}.links")


def test_both_languages_say_the_same_things(game: AnyGame) -> None:
    italian, english = (game.texts(language) for language in LANGUAGES)
    assert set(italian.MESSAGES) == set(english.MESSAGES)
    assert list(italian.RULES) == list(english.RULES)


@both
def test_every_rule_and_ruling_of_the_sheet_is_told(game: AnyGame, language: str) -> None:
    general, texts = game.texts(), game.texts(language)
    assert set(texts.RULES) == sheet(game.slug).RULES == set(general.PROVENANCE)
    assert sorted(general.RULE_ORDER) == sorted(sheet(game.slug).RULES)
    assert [key for key, _ in general.SECTIONS if not texts.MESSAGES.get(f"section.{key}")] == []
    assert set(general.PROVENANCE.values()) <= {"seed", "public", "reconstructed"}
    assert {f"provenance.{name}" for name in ("seed", "public", "reconstructed")} <= set(texts.MESSAGES)


@both
def test_a_ruling_is_a_question_and_its_answer(game: AnyGame, language: str) -> None:
    for number, text in game.texts(language).RULES.items():
        *question, answer = text.split("\n")
        assert answer.endswith((".", "!")), number
        assert len(question) == (number[0] == "Q"), number
        assert all(line.endswith("?") for line in question), number


def test_only_reconstructed_rules_say_why_they_are(game: AnyGame) -> None:
    general = game.texts()
    own = {key.partition(".")[2] for key in game.texts("it").MESSAGES if key.startswith("why_reconstructed.")}
    listed = [rule for rules in general.WHY.values() for rule in rules]
    assert len(listed) == len(set(listed))
    assert set(general.WHY) <= {"unclear", "pieces", "screen", "follows"}
    assert {general.PROVENANCE[rule] for rule in own | set(listed)} <= {"reconstructed"}


@both
def test_every_card_tile_and_space_has_name_text_and_rule(game: AnyGame, language: str) -> None:
    texts = game.texts(language)
    parts = {part: rule for _, group in game.texts().PARTS for part, rule in group.items()}
    assert set(parts) == sheet(game.slug).PIECES
    assert set(parts.values()) <= set(texts.RULES)
    assert [key for key, _ in game.texts().PARTS if not texts.MESSAGES.get(f"parts.{key}")] == []
    wanted = [f"{part}{form}" for part in parts for form in ("", ".text")]
    assert [key for key in wanted if not texts.MESSAGES.get(key)] == []


@both
def test_the_glossary_has_one_meaning_for_each_word(game: AnyGame, language: str) -> None:
    messages = game.texts(language).MESSAGES
    terms = [key.removeprefix("glossary.") for key in messages if key.startswith("glossary.")]
    words = [messages[f"part.{term}"] for term in terms]
    assert len(terms) > 10 or game.stage != "complete"
    assert len(words) == len(set(words))


@both
def test_what_is_told_and_asked_leads_to_a_rule(game: AnyGame, language: str) -> None:
    texts = game.texts(language)
    for family, table in (("log.", links(game).TOLD), ("prompt.", links(game).ASKED)):
        kinds = [kind for kinds in table.values() for kind in kinds.split()]
        assert set(table) <= set(texts.RULES)
        assert sorted(kinds) == sorted(
            key.removeprefix(family) for key in texts.MESSAGES if key.startswith(family)
        )


@both
def test_texts_name_only_rules_that_exist(game: AnyGame, language: str) -> None:
    for key, text in told(game, language):
        assert set(NAMED.findall(text)) <= sheet(game.slug).RULES, key


@both
def test_nothing_is_empty_or_has_holes(game: AnyGame, language: str) -> None:
    for key, text in told(game, language):
        assert text.strip() == text, key
        assert text or key.startswith(("pile.", "word.")), key
        assert "  " not in text, key


@both
def test_nothing_speaks_of_mistakes(game: AnyGame, language: str) -> None:
    assert [(key, text) for key, text in told(game, language) if MISTAKES.search(text)] == []


@both
def test_quotes_and_apostrophes_are_those_of_the_language(game: AnyGame, language: str) -> None:
    assert matching(game, language, FOREIGN_SIGNS[language]) == []


@both
def test_one_word_for_one_thing(game: AnyGame, language: str) -> None:
    assert matching(game, language, SECOND_FORMS[language]) == []
    strangers = getattr(sheet(game.slug), "STRANGERS", {})
    if language in strangers:
        assert matching(game, language, rf"(?i)\b(?:{strangers[language]})\b") == []


@pytest.mark.parametrize(("number", "language"), [("R999", "it"), ("", "en"), ("R10", "fr")])
def test_there_are_no_other_rules_and_languages(game: AnyGame, number: str, language: str) -> None:
    with pytest.raises(Problem):
        game.rule(number, language)


@both
def test_the_story_is_told_in_three_sentences_at_the_start_and_at_every_end(
    game: AnyGame, language: str
) -> None:
    """An end names every winner, except where all have won or lost together."""
    if game.stage != "complete":
        return
    reader = Reader(game.texts(language).MESSAGES, language)
    assert len(SENTENCE.findall(reader.say("story.start"))) == 3
    together = "{won, select" in reader.messages["story.end"]
    for won in (None, True, False)[: 3 if together else 1]:
        said = reader.say("story.end", {"winners": "Zoe & Anna", "won": won})
        assert len(SENTENCE.findall(said)) == 3, said
        assert ("Zoe & Anna" in said) == (won is None)


def test_a_complete_game_says_how_long_it_takes_and_how_much_there_is_to_learn(game: AnyGame) -> None:
    least, most = game.minutes
    if game.stage == "complete":
        assert 0 < least <= most <= 180 and game.weight


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


def test_a_complete_game_tells_its_turn_on_one_card(game: AnyGame) -> None:
    """As the last page of a rulebook does: a few lines, each with the rules that say more, alike in both languages."""
    cards = {language: game.texts(language).MESSAGES.get("turn.card", "") for language in LANGUAGES}
    if game.stage != "complete" and not any(cards.values()):
        return
    lines = {language: card.split("\n") for language, card in cards.items()}
    named = {language: [re.findall(r"R\d+[a-z]?", line) for line in told] for language, told in lines.items()}
    assert named["it"] == named["en"] and 4 <= len(named["it"]) <= 8
    for language in LANGUAGES:
        rules = game.texts(language).RULES
        assert all(numbers and set(numbers) <= set(rules) for numbers in named[language]), named
        assert all(len(line) < 160 for line in lines[language]), lines
