"""The words of Pocket Mars: complete, alike in both languages, and readable with what the engine hands over."""

import re
from collections.abc import Iterator

import pytest

from pyapp.core.messages import Reader
from pyapp.core.rng import Rng
from pyapp.games.pocket_mars import GAME, texts
from pyapp.games.pocket_mars.agenda import AGENDA
from pyapp.games.pocket_mars.components import BUILDINGS, CARDS
from pyapp.games.pocket_mars.refusals import REASONS
from tests.playing import random_games

both = pytest.mark.parametrize("language", ["it", "en"])
FORBIDDEN = re.compile(r"\b(errore|error|invalid\w*|null|non valid\w+)\b", re.IGNORECASE)
UNFILLED = re.compile(r"[{}]|\b(card|building|step|slot|place|effect|log|why|prompt)\.\w")


def rules_of_the_sheet() -> set[str]:
    letters = {12: "abc", 13: "ab", 16: "abc", 17: "abcde", 20: "abcdef", 36: "abcde", 39: "abcde"}
    numbers = [*range(1, 23), *range(30, 44)]
    named = {f"R{number}" for number in numbers} | {f"Q{number}" for number in range(1, 67)}
    return named | {f"R{number}{letter}" for number, row in letters.items() for letter in row}


@both
def test_every_rule_and_ruling_of_the_sheet_is_told(language: str) -> None:
    assert set(GAME.texts(language).RULES) == rules_of_the_sheet()
    assert set(texts.RULE_ORDER) == rules_of_the_sheet() == set(texts.PROVENANCE)
    assert all("\n" in text for rule, text in GAME.texts(language).RULES.items() if rule[0] == "Q")


def test_reconstructed_and_public_rules_say_so() -> None:
    for rule, provenance in (("Q1", "reconstructed"), ("Q2", "public"), ("R12a", "seed"), ("Q14", "seed")):
        assert texts.PROVENANCE[rule] == provenance


@both
def test_every_card_has_its_name_both_halves_and_its_source(language: str) -> None:
    messages = GAME.texts(language).MESSAGES
    for card in CARDS:
        for form in ("", ".title", ".top", ".bottom", ".source"):
            assert messages[f"card.{card.id}{form}"]
    for building in BUILDINGS:
        assert messages[f"card.{building}"] and messages[f"building.{building}"]
        assert messages[f"building.{building}.ability"] and messages[f"da_ability.{building}"]
    assert len({messages[f"card.{card.id}"] for card in CARDS}) == len(CARDS)


@both
def test_every_decision_has_its_prompt(language: str) -> None:
    messages = GAME.texts(language).MESSAGES
    assert {
        name for name, kind in AGENDA.kinds.items() if kind.offer and f"prompt.{name}" not in messages
    } == set()


def sentences(language: str) -> Iterator[str]:
    """All that random games say: log, prompts, refusals, for every seat."""
    reader = Reader(GAME.texts(language).MESSAGES, language, ["Anna", "Bo", "Cy", "Di"])
    for playout in random_games(GAME.slug, 24):
        rng = Rng(playout.seed)
        viewers = (*range(playout.setup.players), None)
        for state, events in zip(playout.states, playout.events, strict=True):
            for event in events:
                yield from (reader.say(f"log.{event.kind}", event.seen_by(seat)) for seat in viewers)
            if GAME.to_act(state) is None:
                continue
            yield reader.say(*GAME.prompt(state))
            verb = rng.choice(sorted(REASONS))
            pattern = " ".join([verb, *("*" for _ in GAME.notation.verbs[verb].words)])
            refusal = GAME.why_not(state, rng.choice(GAME.notation.fill(pattern, 200)))
            if refusal is not None:
                yield reader.say(f"why.{refusal.key}", refusal.params)


@both
def test_all_that_is_said_in_random_games_is_a_sentence(language: str) -> None:
    count = 0
    for sentence in sentences(language):
        count += 1
        assert not UNFILLED.search(sentence), sentence
        assert not FORBIDDEN.search(sentence.replace("Errore di Sistema", "")), sentence
    assert count > 10_000


@both
def test_nothing_speaks_of_mistakes(language: str) -> None:
    told = [*GAME.texts(language).MESSAGES.values(), *GAME.texts(language).RULES.values()]
    assert [text for text in told if FORBIDDEN.search(text.replace("Errore di Sistema", ""))] == []
