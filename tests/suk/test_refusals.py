"""Refusals: one reason at a time, the one that a person would give first."""

import pytest

from pyapp.core.game import LANGUAGES
from pyapp.core.messages import Reader
from pyapp.games.suk.state import Place
from tests.suk.table import E4, NEARLY_FULL, game, table, with_hands

HOLDS = [{"b2": "engine-Y", "c2": "engine-P"}, {"a1": "engine-B"}]


def customs() -> object:
    state = table(
        NEARLY_FULL,
        options={"advanced": True},
        deep=["customs", "pulsar"],
        goods={"0": "engine-Y", "2": "robot-R"},
        last_taken="crystal-Y",
    )
    return with_hands(state, "K", "K")


@pytest.mark.parametrize(
    ("state", "move", "rule", "key", "params"),
    [
        (table(E4), "place 7 black a1", "R11", "dock_served", {"dock": 7, "colour": "grey"}),
        (
            with_hands(table("." * 24), "WK", "G"),
            "place 7 grey a1",
            "R10",
            "no_such_transport",
            {"colour": "grey"},
        ),
        (table(), "place 7 grey b4", "R2", "no_cell", {"cell": "b4"}),
        (
            with_hands(table(E4), "WGK", "WGK"),
            "place 8 grey a1",
            "R12",
            "same_colour",
            {"dock": 8, "colour": "grey", "way": "down", "at": 7, "accepts": ["white"]},
        ),
        (
            with_hands(table(".......G................"), "WGK", "WGK"),
            "place 8 grey a1",
            "R12b",
            "only_transport",
            {"dock": 8, "colour": "grey", "at": 7, "accepts": ["white", "black"]},
        ),
        (
            customs(),
            "place 0 black a1",
            "R40",
            "customs",
            {"tile": "engine-yellow", "colour": "yellow", "last": "crystal-yellow", "card": "customs"},
        ),
        (
            table("." * 23 + "W", holds=[{"b2": "engine-Y"}, {}], turn=0),
            "place 7 grey b2",
            "R14",
            "cell_taken",
            {"cell": "b2", "tile": "engine-yellow"},
        ),
        (
            table("." * 23 + "W", holds=[{"b2": "engine-Y"}, {}], turn=0),
            "place 7 grey d3",
            "R14",
            "not_adjacent",
            {"cell": "d3", "cells": ["b1", "a2", "c2", "b3"]},
        ),
        (table("WGK" * 8), "place 7 grey a1", "R20", "over", {}),
        (table(), "place 24 grey a1", "R10", "not_a_move", {"text": "place 24 grey a1"}),
    ],
    ids=lambda value: value if isinstance(value, str) and "_" in value else "",
)
def test_each_reason(state: object, move: str, rule: str, key: str, params: dict[str, object]) -> None:
    refusal = game.why_not(state, move)
    assert refusal is not None
    assert (refusal.rule, refusal.key, refusal.params) == (rule, key, params)
    for language in LANGUAGES:
        texts = game.texts(language)
        said = Reader(texts.MESSAGES, language, ["Anna", "Zoe"]).say(f"why.{key}", params)
        assert rule in texts.RULES
        assert len(said) > 20 and "{" not in said and said != f"why.{key}"


def test_the_dock_is_looked_at_before_the_colour_and_the_colour_before_the_cell() -> None:
    state = with_hands(table(E4), "K", "WGK")
    for move, key in (
        ("place 7 white b4", "dock_served"),
        ("place 8 white b4", "no_such_transport"),
        ("place 8 black b4", "no_cell"),
        ("place 8 black a1", "same_colour"),
    ):
        refusal = game.why_not(state, move)
        assert refusal is not None and refusal.key == key


@pytest.mark.parametrize(
    "move",
    [
        Place(-1, "white", "a1"),
        Place(24, "white", "a1"),
        Place(True, "white", "a1"),
        Place(7, "red", "a1"),
        Place(7, "white", "z9"),
        Place("7", "white", "a1"),  # type: ignore[arg-type]
    ],
)
def test_a_move_made_by_hand_counts_as_what_it_prints(move: Place) -> None:
    refusal = game.why_not(game.new(), move)
    assert (refusal and refusal.key) == (None if str(move) == "place 7 white a1" else "not_a_move")
