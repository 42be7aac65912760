"""The words of Pocket Mars that its own pieces need."""

import re

import pytest

from pyapp.games.pocket_mars import GAME, texts
from pyapp.games.pocket_mars.components import BUILDINGS, CARDS
from pyapp.games.pocket_mars.rules.agenda import AGENDA

both = pytest.mark.parametrize("language", ["it", "en"])


def test_reconstructed_and_public_rules_say_so() -> None:
    for rule, provenance in (("Q1", "reconstructed"), ("Q2", "public"), ("R12a", "seed"), ("Q14", "seed")):
        assert texts.PROVENANCE[rule] == provenance


@both
def test_every_card_has_both_halves_and_its_source(language: str) -> None:
    messages = GAME.texts(language).MESSAGES
    for card in CARDS:
        for form in (".title", ".top", ".bottom", ".source"):
            assert messages[f"card.{card.id}{form}"]
    for building in BUILDINGS:
        assert messages[f"building.{building}.ability"]
    assert len({messages[f"card.{card.id}"] for card in CARDS}) == len(CARDS)


@both
def test_every_decision_has_its_prompt(language: str) -> None:
    messages = GAME.texts(language).MESSAGES
    asked = {name for name, kind in AGENDA.kinds.items() if kind.offer}
    assert {name for name in asked if f"prompt.{name}" not in messages} == set()


@both
def test_what_is_not_the_rulebooks_is_marked_inside_a_rule_too(language: str) -> None:
    """A rule whose part comes from elsewhere names the ruling, and that ruling says where it comes from."""
    rules = GAME.texts(language).RULES
    for rule, rulings in texts.PARTLY.items():
        for ruling in rulings:
            assert f"({ruling}" in rules[rule] or f", {ruling}" in rules[rule], (rule, ruling)
            assert texts.PROVENANCE[ruling] != "seed"
    for rule, text in rules.items():
        if rule.startswith("R"):
            named = {ruling for ruling in re.findall(r"Q\d+", text) if texts.PROVENANCE[ruling] != "seed"}
            assert named == set(texts.PARTLY.get(rule, ())), rule
