"""The words of Pocket Mars that its own pieces need."""

import pytest

from pyapp.games.pocket_mars import GAME, texts
from pyapp.games.pocket_mars.agenda import AGENDA
from pyapp.games.pocket_mars.components import BUILDINGS, CARDS

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
