"""The words of Automobiles: complete, alike in both languages, readable with what the engine hands over."""

import re
from collections.abc import Iterator

import pytest

from pyapp.core.messages import Reader
from pyapp.core.rng import Rng
from pyapp.games.automobiles import GAME, texts
from pyapp.games.automobiles.agenda import AGENDA
from pyapp.games.automobiles.components import CARDS
from pyapp.games.automobiles.cubes import COLOURS
from pyapp.games.automobiles.refusals import PHASE_REASONS, REASONS
from tests.playing import random_games

both = pytest.mark.parametrize("language", ["it", "en"])
FORBIDDEN = re.compile(r"\b(errore|error|invalid\w*|null|non valid\w+)\b", re.IGNORECASE)
UNFILLED = re.compile(r"[{}]|\b(card|cube|step|pile|track|log|why|prompt)\.\w|None")


@both
def test_every_rule_and_ruling_of_the_sheet_is_told(language: str) -> None:
    rules = {f"R{number}" for number in range(1, 42)} | {f"V{number}" for number in range(1, 7)}
    rules |= {f"Q{number}" for number in range(1, 36)}
    assert set(GAME.texts(language).RULES) == rules == set(texts.RULE_ORDER)
    assert all("\n" in text for rule, text in GAME.texts(language).RULES.items() if rule[0] == "Q")


def test_reconstructed_and_public_rules_say_so() -> None:
    for rule, provenance in (("Q1", "reconstructed"), ("Q4", "public"), ("R22", "seed"), ("V5", "public")):
        assert texts.PROVENANCE[rule] == provenance


@both
def test_every_card_and_cube_has_its_name(language: str) -> None:
    messages = GAME.texts(language).MESSAGES
    assert all(messages[f"card.{card}"] and messages[f"card.{card}.text"] for card in CARDS)
    assert all(messages[f"cube.{colour}{form}"] for colour in COLOURS for form in ("", ".a", ".the"))
    assert all(f"section.{section}" in messages for section, _ in texts.SECTIONS)


@both
def test_every_decision_has_its_prompt(language: str) -> None:
    messages = GAME.texts(language).MESSAGES
    asked = {name for name, kind in AGENDA.kinds.items() if kind.offer}
    assert {name for name in asked if f"prompt.{name}" not in messages} == set()
    optional = {name for name, kind in AGENDA.kinds.items() if kind.offer and not kind.compulsory}
    assert {name for name in optional if f"step.{name}" not in messages} == set()


def sentences(language: str) -> Iterator[str]:
    """All that random races say: log, prompts, refusals."""
    reader = Reader(GAME.texts(language).MESSAGES, language, ["Anna", "Bo", "Cy", "Di", "Eva"])
    for playout in random_games(GAME.slug, 24):
        rng = Rng(playout.seed)
        for state, events in zip(playout.states, playout.events, strict=True):
            yield from (reader.say(f"log.{event.kind}", event.seen_by(None)) for event in events)
            if GAME.to_act(state) is None:
                continue
            yield reader.say(*GAME.prompt(state))
            verb = rng.choice(sorted({**REASONS, **PHASE_REASONS}))
            pattern = " ".join([verb, *("*" for _ in GAME.notation.verbs[verb].words)])
            refusal = GAME.why_not(state, rng.choice(GAME.notation.fill(pattern, 300)))
            if refusal is not None:
                yield reader.say(f"why.{refusal.key}", refusal.params)


@both
def test_all_that_is_said_in_random_races_is_a_sentence(language: str) -> None:
    count = 0
    for sentence in sentences(language):
        count += 1
        assert not UNFILLED.search(sentence), sentence
        assert not FORBIDDEN.search(sentence), sentence
    assert count > 10_000


@both
def test_nothing_speaks_of_mistakes(language: str) -> None:
    told = [*GAME.texts(language).MESSAGES.values(), *GAME.texts(language).RULES.values()]
    assert [text for text in told if FORBIDDEN.search(text)] == []
