"""Each kind of reason, hint, forecast and review sentence has a property: what it states is what the engine gives."""

import ast
import json
from functools import cache

import pytest

from pyapp.games import AnyGame
from tests.contract.held import FORETELLS, GAMES, SHELL
from tools.env.places import ROOT


def kinds_of(game: AnyGame) -> list[str]:
    """Keys of a game that state something of a move or of what is to come."""
    keys = game.texts("it").MESSAGES
    return [key for key in keys if key.startswith("reason.") or FORETELLS.match(key)]


def shell_kinds() -> list[str]:
    words = json.loads((ROOT / "static/locale/it.json").read_text("utf-8"))
    return [
        key
        for key, text in words.items()
        if key.split(".")[0] in ("reason", "hint", "review") and "{" in text
    ]


def holder(key: str, held: dict[str, str]) -> str | None:
    """The test that holds this kind, or the nearest kind above it."""
    parts = key.split(".")
    return next((held[name] for n in range(len(parts), 0, -1) if (name := ".".join(parts[:n])) in held), None)


@cache
def names_in(file: str) -> frozenset[str]:
    tree = ast.parse((ROOT / file).read_text("utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def test_every_kind_of_a_game_is_held_by_a_property(game: AnyGame) -> None:
    if game.stage != "complete":
        return
    kinds = kinds_of(game)
    assert [key for key in kinds if holder(key, GAMES[game.slug]) is None] == []
    assert any(key.startswith("reason.") for key in kinds)


def test_every_kind_of_the_shell_is_held_by_a_property() -> None:
    assert [key for key in shell_kinds() if holder(key, SHELL) is None] == []


@pytest.mark.parametrize(
    "held_by", sorted({*SHELL.values(), *(test for held in GAMES.values() for test in held.values())})
)
def test_the_property_is_there(held_by: str) -> None:
    file, _, test = held_by.partition("::")
    assert test in names_in(file), held_by


def test_a_new_kind_would_be_told() -> None:
    assert holder("board.steal.quietly", GAMES["pocket-mars"]) and not holder(
        "board.augury", GAMES["pocket-mars"]
    )
    assert FORETELLS.match("board.forecast.rain") and not FORETELLS.match("board.thenceforth")


def test_no_entry_has_outlived_its_kind(game: AnyGame) -> None:
    held = GAMES.get(game.slug, {})
    keys = kinds_of(game)
    assert [name for name in held if not any(key == name or key.startswith(f"{name}.") for key in keys)] == []
