"""The words of Martians!!!: complete, alike in both languages, and readable with what the engine hands over."""

import re
from collections.abc import Iterator

import pytest

from pyapp.core.messages import Reader
from pyapp.core.rng import Rng
from pyapp.games.martians import GAME, texts
from pyapp.games.martians.agenda import AGENDA
from pyapp.games.martians.components import CARDS, ITEMS, TILE_IDS
from pyapp.games.martians.refusals import ALWAYS, REASONS
from pyapp.games.martians.state import SPOKEN
from tests.playing import random_games

both = pytest.mark.parametrize("language", ["it", "en"])
FORBIDDEN = re.compile(r"\b(errore|error|invalid\w*|null|none|non valid\w+)\b")
UNFILLED = re.compile(r"[{}]|\b(card|tile|step|token|item|sign|log|why|prompt)\.\w|\bNone\b")


def rules_of_the_sheet() -> set[str]:
    numbers = (*range(1, 8), *range(10, 18), *range(20, 24), *range(30, 39), *range(40, 49))
    more = (50, 51, 52, 55, 56, *range(60, 68), *range(70, 75))
    named = {f"R{number}" for number in (*numbers, *more)} | {f"Q{number}" for number in range(1, 82)}
    return named | {"R42a", "Q58b"}


@both
def test_every_rule_and_ruling_of_the_sheet_is_told(language: str) -> None:
    assert set(GAME.texts(language).RULES) == rules_of_the_sheet()
    assert sorted(texts.RULE_ORDER) == sorted(rules_of_the_sheet()) == sorted(texts.PROVENANCE)
    assert all(f"section.{key}" in GAME.texts(language).MESSAGES for key, _ in texts.SECTIONS)


@both
def test_every_piece_has_its_name(language: str) -> None:
    messages = GAME.texts(language).MESSAGES
    assert [card for card in CARDS if not messages.get(f"card.{card}.text")] == []
    assert len({messages[f"card.{card}"] for card in CARDS}) == len(CARDS)
    assert [tile for tile in TILE_IDS if not messages.get(f"tile.{tile}")] == []
    assert [item for item in ITEMS if not messages.get(f"item.{item}.the")] == []


@both
def test_every_decision_has_its_prompt(language: str) -> None:
    messages = GAME.texts(language).MESSAGES
    asked = {SPOKEN.get(name, name) for name, kind in AGENDA.kinds.items() if kind.offer}
    assert {kind for kind in asked if f"prompt.{kind}" not in messages} == set()


def sentences(language: str) -> Iterator[str]:
    """All that random games say: log, prompts, refusals, for every seat."""
    reader = Reader(GAME.texts(language).MESSAGES, language, ["Anna", "Bo", "Cy", "Di", "Eva", "Fu"])
    for playout in random_games(GAME.slug, 12):
        rng = Rng(playout.seed)
        viewers = (0, playout.setup.players - 1, None)
        for state, events in zip(playout.states[:400], playout.events, strict=False):
            for event in events:
                yield from (reader.say(f"log.{event.kind}", event.seen_by(seat)) for seat in viewers)
            if GAME.to_act(state) is None:
                continue
            yield reader.say(*GAME.prompt(state))
            verb = rng.choice(sorted({*REASONS, *ALWAYS}))
            pattern = " ".join([verb, *("*" for _ in GAME.notation.verbs[verb].words)])
            refusal = GAME.why_not(state, rng.choice(GAME.notation.fill(pattern, 200)))
            if refusal is not None:
                yield reader.say(f"why.{refusal.key}", refusal.params)


@both
def test_all_that_is_said_in_random_games_is_a_sentence(language: str) -> None:
    count = 0
    for sentence in sentences(language):
        count += 1
        assert sentence and not UNFILLED.search(sentence), sentence
        assert not FORBIDDEN.search(sentence.replace("none moves", "")), sentence
    assert count > 5_000


@both
def test_nothing_speaks_of_mistakes(language: str) -> None:
    wrong = re.compile(r"\b(errore|error|invalid\w*|non valid\w+)\b", re.IGNORECASE)
    told = [*GAME.texts(language).MESSAGES.values(), *GAME.texts(language).RULES.values()]
    assert [text for text in told if wrong.search(text)] == []
