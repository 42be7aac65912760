"""docs/notation.md says what the games say."""

import json
import re

import pytest

from pyapp import GAMES
from tools.docs import components, embedding
from tools.docs.notation import PAGE, notation_page


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == notation_page(), "run `python build.py notation`"


def test_own_components_are_documented() -> None:
    assert components.PAGE.read_text(encoding="utf-8") == components.page(), "run `python build.py notation`"


def test_the_table_of_parameters_is_up_to_date() -> None:
    assert embedding.PAGE.read_text(encoding="utf-8") == embedding.page(), "run `python build.py notation`"
    assert set(embedding.parameters()) == set(embedding.MEANINGS)


@pytest.mark.parametrize("name", [name for name, values in embedding.parameters().items() if values])
def test_each_value_of_a_parameter_is_paired_with_one_meaning(name: str) -> None:
    """What stands in the row is what the frame knows, and the default is the one said to be it."""
    values, meaning = embedding.parameters()[name], embedding.MEANINGS[name]
    paired = re.findall(r"`(\w+)`: ([^;`]+)", meaning)
    if name in ("controls", "start"):
        assert sorted(value for value, _ in paired) == sorted(values)
        assert len({said for _, said in paired}) == len(paired)
    if name == "start":
        assert [value for value, said in paired if "as without this parameter" in said] == values[:1]


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
