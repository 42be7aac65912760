"""The words of Martians!!! that its own pieces need."""

import re

import pytest

from pyapp.games.martians import GAME
from pyapp.games.martians.components import CARDS, ITEMS
from pyapp.games.martians.rules.agenda import AGENDA
from pyapp.games.martians.state import SPOKEN

both = pytest.mark.parametrize("language", ["it", "en"])


@both
def test_titles_differ_and_items_have_their_article(language: str) -> None:
    messages = GAME.texts(language).MESSAGES
    assert len({messages[f"card.{card}"] for card in CARDS}) == len(CARDS)
    assert [item for item in ITEMS if not messages.get(f"item.{item}.the")] == []


@both
def test_the_rules_call_cards_by_their_titles(language: str) -> None:
    texts = GAME.texts(language)
    titles = {texts.MESSAGES[f"card.{card}"] for card in CARDS}
    titles |= {"Agente XXXX", "Agent XXXX", "giocatore attivo", "active player"}  # in short; not cards
    titles |= {"Giocata dal giocatore attivo", "Played by the active player"}
    quoted = {name for text in texts.RULES.values() for name in re.findall(r"[«“](.+?)[»”]", text)}
    assert quoted - titles == set()
    assert len(quoted) > 20


@both
def test_a_rule_names_the_ruling_that_decides_a_part_of_it(language: str) -> None:
    texts, general = GAME.texts(language), GAME.texts()
    for rule, text in texts.RULES.items():
        if rule.startswith("R") and general.PROVENANCE[rule] == "seed":
            named = {
                word for word in re.findall(r"Q\d+b?", text) if general.PROVENANCE[word] == "reconstructed"
            }
            assert set(general.PARTLY.get(rule, ())) <= named, rule
            assert not named or rule in general.PARTLY, rule
    for rule in ("R36", "R42", "R47", "R56", "R61"):
        assert rule in general.PARTLY
    assert general.PROVENANCE["R20"] == "seed"


@both
def test_every_decision_has_its_prompt(language: str) -> None:
    messages = GAME.texts(language).MESSAGES
    asked = {SPOKEN.get(name, name) for name, kind in AGENDA.kinds.items() if kind.offer}
    assert {kind for kind in asked if f"prompt.{kind}" not in messages} == set()
