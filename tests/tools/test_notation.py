"""docs/notation.md says what the games say."""

import json

import pytest

from pyapp import GAMES
from tools.docs import components
from tools.docs.notation import PAGE, notation_page


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == notation_page(), "run `python build.py notation`"


def test_own_components_are_documented() -> None:
    assert components.PAGE.read_text(encoding="utf-8") == components.page(), "run `python build.py notation`"


@pytest.mark.parametrize("slug", GAMES)
def test_every_example_of_a_position_field_is_json_of_a_known_field(slug: str) -> None:
    game = GAMES[slug]
    written = game.dump(game.new())
    for field in game.position_fields:
        json.loads(field.example)
        assert field.name in written


@pytest.mark.parametrize("slug", GAMES)
def test_every_field_of_a_position_is_explained(slug: str) -> None:
    game = GAMES[slug]
    shared = {"game", "version", "players", "options"}
    assert {field.name for field in game.position_fields} == set(game.dump(game.new())) - shared


@pytest.mark.parametrize("slug", GAMES)
def test_every_example_of_a_move_is_a_move(slug: str) -> None:
    notation = GAMES[slug].notation
    for verb in notation.verbs.values():
        assert str(notation.read(verb.example)) == verb.example
