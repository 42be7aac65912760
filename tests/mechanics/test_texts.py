"""The words of Mars Needs Mechanics: complete, alike in both languages, readable with what the engine hands over."""

import re

import pytest

from pyapp.core.messages import Reader
from pyapp.core.rng import Rng
from pyapp.games.mechanics import texts
from pyapp.games.mechanics.components import COMPONENTS, MECHANISM_IDS, RULES_OF
from tests.mechanics.tables import GAME
from tests.playing import any_options, played

both = pytest.mark.parametrize("language", ["it", "en"])
FORBIDDEN = re.compile(r"\b(errore|error|invalid\w*|null|non valid\w+)\b", re.IGNORECASE)
UNFILLED = re.compile(r"[{}]|\b(component|mechanism|price|log|why|prompt)\.\w|  | [.,;:]")


def rules_of_the_sheet() -> set[str]:
    letters = {18: "abcdef", 21: "ab", 24: "abcdef"}
    named = {f"R{number}" for number in range(1, 33)} | {f"Q{number}" for number in range(1, 49)}
    return named | {f"R{number}{letter}" for number, row in letters.items() for letter in row}


@both
def test_every_rule_and_ruling_of_the_sheet_is_told(language: str) -> None:
    told = set(GAME.texts(language).RULES)
    assert told == rules_of_the_sheet() | set(RULES_OF) == set(texts.RULE_ORDER) == set(texts.PROVENANCE)
    assert len(texts.RULE_ORDER) == len(set(texts.RULE_ORDER))


@pytest.mark.parametrize(
    ("rule", "provenance"),
    [("R22", "seed"), ("R1", "public"), ("Q3", "public"), ("Q4", "reconstructed"), ("M2", "reconstructed")],
)
def test_where_rules_come_from(rule: str, provenance: str) -> None:
    assert texts.PROVENANCE[rule] == provenance


@both
def test_every_piece_has_its_names(language: str) -> None:
    messages = GAME.texts(language).MESSAGES
    for component in COMPONENTS:
        for form in ("", ".the", ".a", ".more", ".full"):
            assert messages[f"component.{component}{form}"]
        assert all(f"price.{component}-{price}" in messages for price in range(1, 11))
    for mechanism in MECHANISM_IDS:
        for form in ("", ".the", ".full", ".text", ".source"):
            assert messages[f"mechanism.{mechanism}{form}"]
        assert messages[f"option.custom.{mechanism}"]
    assert all(messages[f"section.{section}"] for section, _ in texts.SECTIONS)


@both
def test_all_that_is_said_in_random_games_is_a_sentence(language: str) -> None:
    reader = Reader(GAME.texts(language).MESSAGES, language, ["Anna", "Bo", "Cy", "Di"])
    kinds = set()
    for seed in range(40):
        playout = played(GAME, GAME.setup(2 + seed % 3, any_options(GAME, Rng(seed))), seed)
        for state, events in zip(playout.states, playout.events, strict=True):
            said = []
            for event in events:
                kinds.add(event.kind)
                said += [
                    reader.say(f"log.{event.kind}", event.seen_by(seat))
                    for seat in (*range(state.players), None)
                ]
            if GAME.to_act(state) is not None:
                said.append(reader.say(*GAME.prompt(state)))
            for sentence in said:
                assert not UNFILLED.search(sentence), sentence
                assert sentence[-1] in ".!?" and not sentence[0].islower(), sentence
    assert kinds == {key[4:] for key in GAME.texts(language).MESSAGES if key.startswith("log.")}


@both
def test_nothing_speaks_of_mistakes(language: str) -> None:
    told = [*GAME.texts(language).MESSAGES.values(), *GAME.texts(language).RULES.values()]
    assert [text for text in told if FORBIDDEN.search(text)] == []
    assert [text for text in told if "'" in text] == [], "typographic apostrophes"


def test_some_sentences_read_aloud() -> None:
    reader = Reader(GAME.texts("it").MESSAGES, "it", ["Anna", "Bo"])
    sold = {"seat": 0, "type": "gear", "real": 2, "scrap": 1, "price": 4, "income": 8}
    assert reader.say("log.sold", sold) == "Anna vende 2 Ingranaggi con 1 Scrap a 4: 8 Cogs."
    change = {"round": 3, "up": 2, "down": 1, "rising": ["gear-7", "wire-6"], "falling": ["lens-4"]}
    assert reader.say("log.prices", change) == (
        "Prezzi dopo il round 3: salgono Ingranaggio 7 e Wire 6; scende Lens 4."
    )
    english = Reader(GAME.texts("en").MESSAGES, "en", ["Anna", "Bo"])
    assert english.say("log.sold", sold) == "Anna sells 2 Gears with 1 Scrap at 4: 8 cogs."
    refused = {"type": "gear", "due": 6, "cogs": 5, "types": ["lens", "wire"], "n": 2}
    assert english.say("why.too_dear", refused) == (
        "The Gear costs 6 cogs and you have 5. You can afford Lens and Wire."
    )
