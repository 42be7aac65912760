"""The words of Automobiles that its own pieces need."""

import pytest

from pyapp.games.automobiles import GAME, texts
from pyapp.games.automobiles.agenda import AGENDA
from pyapp.games.automobiles.cubes import COLOURS

both = pytest.mark.parametrize("language", ["it", "en"])


def test_reconstructed_and_public_rules_say_so() -> None:
    for rule, provenance in (("Q1", "reconstructed"), ("Q4", "public"), ("R22", "seed"), ("V5", "public")):
        assert texts.PROVENANCE[rule] == provenance


@both
def test_every_cube_has_its_forms(language: str) -> None:
    messages = GAME.texts(language).MESSAGES
    assert all(messages[f"cube.{colour}{form}"] for colour in COLOURS for form in ("", ".a", ".the"))


@both
def test_every_decision_has_its_prompt(language: str) -> None:
    messages = GAME.texts(language).MESSAGES
    asked = {name for name, kind in AGENDA.kinds.items() if kind.offer}
    assert {name for name in asked if f"prompt.{name}" not in messages} == set()
    optional = {name for name, kind in AGENDA.kinds.items() if kind.offer and not kind.compulsory}
    assert {name for name in optional if f"step.{name}" not in messages} == set()
