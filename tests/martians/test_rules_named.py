"""Refusals of cards and marches, each by the rule that stands in the way, from a position and a move."""

from typing import Any

import pytest

from pyapp.games.martians import GAME
from pyapp.games.martians.state import State

from .tables import STORE, due_steps, go, moves, table, walking, why, window

ROAD = ("generic_straight_1", "-1,0", 0)


def marching() -> State:
    agenda = [{"step": "march", "seat": 0, "n": 2}, *due_steps("discard")]
    return table(
        2, STORE, phase="martians", agenda=agenda, martians=["-2,1", "-1,1"], seats=[{"hand": ["wait"]}]
    )


def luring() -> State:
    """Candy on the road west of the House: one Martian on its near square, one in the House may be in the way."""
    seats: list[dict[str, Any]] = [{"hand": ["candy", "agent_xxxx"], "pawn": "-3,1"}, {}]
    state = window(2, ROAD, seats=seats, martians=["-2,1", "-1,1"])
    return go(state, "play candy")


def searching(*held: str) -> State:
    you = {"weapons": [{"card": "searchlight"}], "items": ["fuel"], "hand": ["wait"]}
    tokens: list[dict[str, Any]] = [
        {"at": "-3,1", "kind": kind, "known": []} for kind in ("dynamite", "fertilizer")
    ]
    state = window(2, STORE, seats=[you, {"items": list(held)}], tokens=tokens)
    return go(state, "use searchlight")


@pytest.mark.parametrize(
    ("move", "rule", "key"),
    [
        ("march 0,1 0,0", "R50", "no_martian"),
        ("march -2,1 -1,1", "R52", "martian_there"),
        ("march -2,1 1,1", "R50", "no_way"),
    ],
)
def test_r50_r52_why_a_martian_does_not_march_there(move: str, rule: str, key: str) -> None:
    assert why(marching(), move) == (rule, key)


@pytest.mark.parametrize(
    ("move", "key"), [("lure 0,1 1,1", "lure_from"), ("lure -1,1 -1,1", ""), ("lure -2,1 -3,1", "lure_to")]
)
def test_q53_candy_leads_from_its_tile_to_the_one_next_door(move: str, key: str) -> None:
    assert why(luring(), move) == (("Q53", key) if key else ("R52", "martian_there"))


@pytest.mark.parametrize(
    ("held", "move", "key"),
    [
        (("fertilizer",), "trade dynamite 1 fertilizer", "not_held"),
        (("fertilizer",), "trade fuel 0 fertilizer", "not_yourself"),
        (("fertilizer",), "trade fuel 1 dynamite", "they_lack"),
        (("fertilizer", "fuel"), "trade fuel 1 fuel", "same_item"),
        (("fertilizer", "fuel"), "trade fuel 1 fertilizer", "would_double"),
        (("fertilizer",), "unearth dynamite -3,1 1", "not_held"),
        (("fertilizer",), "unearth fuel -3,1 3", "no_item"),
    ],
)
def test_q51_searchlight_changes_one_item_for_another(held: tuple[str, ...], move: str, key: str) -> None:
    assert why(searching(*held), move) == ("Q51", key)


def test_q51_the_seat_that_would_hold_two_alike_is_named() -> None:
    refusal = searching("fertilizer", "fuel")
    found = GAME.why_not(refusal, "trade fuel 1 fertilizer")
    assert found and (found.params["who"], found.params["item"]) == (1, "fuel")


def test_r34_bullets_are_taken_up_to_five() -> None:
    tokens = [{"at": "-3,1", "kind": "bullet"}]
    full = walking(2, STORE, seats=[{"pawn": "-3,1", "bullets": 5}], tokens=tokens)
    assert why(full, "take 1") == ("R34", "enough")
    assert "take 1" in moves(walking(2, STORE, seats=[{"pawn": "-3,1", "bullets": 4}], tokens=tokens))
