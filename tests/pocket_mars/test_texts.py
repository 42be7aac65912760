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


@pytest.mark.parametrize(
    ("key", "italian", "english"),
    [
        # two colonists of one card may go to two Buildings; cover and salvage leave Construction out; the rest in any order
        ("card.energy-7.top", "anche diverso per ognuno", "each to the ★ space of any Building"),
        ("card.ecosystem-7.top", "anche diverso per ognuno", "each in any Building"),
        ("card.construction-1.top", "di qualunque colore", "of any colour"),
        ("card.construction-2.top", "Costruzione esclusa", "other than Construction"),
        ("card.science-6.top", "Costruzione esclusa", "other than Construction"),
        ("card.water-4.top", "nell’ordine che vuoi", "in any order"),
        # DA counts by its own numbers, and a solo round has a third end
        (
            "board.about.race.da",
            "i quattro Edifici valgono 4 punti, i quattro coloni insieme 5",
            "Four Buildings bring DA 4",
        ),
        ("board.about.race.da", "l’energia 2", "four together 5, energy 2"),
        ("board.about.round.solo", "modulo di DA", "DA’s prep"),
    ],
)
def test_a_text_says_all_that_the_engine_does(key: str, italian: str, english: str) -> None:
    assert italian in GAME.texts("it").MESSAGES[key] and english in GAME.texts("en").MESSAGES[key]


@pytest.mark.parametrize(
    ("rule", "italian", "english"),
    [
        ("R36d", "senza coloni sulla Terra non si può", "without a colonist on Earth you can’t"),
        ("R36e", "di mano o modulo", "hand or prep"),
        ("R36e", "Si può anche al massimo", "Allowed at the maximum too"),
        ("Q10", "Scienza 4", "Science 4"),
        ("Q10", "nell’ordine degli Edifici", "in the order of the Buildings"),
        ("Q65", "la vedi finché resta dov’è", "you see it as long as it stays where it is"),
        ("R12a", "a faccia in giù", "face-down"),
        ("Q2", "a faccia in giù", "face-down"),
        ("R40", "Noi leggiamo così", "We read it like this"),
    ],
)
def test_a_rule_says_all_that_the_rulebook_says_or_whose_reading_it_is(
    rule: str, italian: str, english: str
) -> None:
    assert italian in GAME.texts("it").RULES[rule] and english in GAME.texts("en").RULES[rule]
