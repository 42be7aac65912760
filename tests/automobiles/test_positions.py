"""Positions written and read: half of them is enough, cubes are never more than the box holds."""

import json
from typing import Any

import pytest

from pyapp.core.refusals import BadPosition
from pyapp.games.automobiles import GAME
from pyapp.games.automobiles.cubes import size
from tests.automobiles.invariants import broken
from tests.automobiles.table import legal, pile, play, where
from tests.playing import random_games


def wrong(**fields: Any) -> tuple[str, str]:
    """The field that is named, and the sentence."""
    with pytest.raises(BadPosition) as problem:
        GAME.load({"players": 2, "options": {"grid": "fixed"}, **fields})
    return problem.value.field, problem.value.key


def test_an_empty_position_is_the_first_turn_after_a_draw() -> None:
    state = GAME.load({"players": 3})
    assert [size(act) for act in state.act] == [7, 7, 7] and [size(bag) for bag in state.bag] == [5, 5, 5]


def test_a_bag_not_given_holds_what_is_left_of_the_first_cubes() -> None:
    state = GAME.load({"seats": [{"act": {"white": 2, "blue": 1}}, {}]})
    assert pile(state, "bag") == {"white": 3, "light": 2, "yellow": 5}
    assert pile(state, "act") == {"white": 2, "blue": 1}


def test_a_car_stands_in_the_front_of_its_space_unless_said_otherwise() -> None:
    state = GAME.load({"seats": [{"space": "D1-26"}, {"space": "D1-26"}]})
    assert where(state) == (1, 29) and where(state, 1) == (1, 28)


def test_cars_not_named_stand_on_the_grid() -> None:
    state = GAME.load({"options": {"grid": "fixed"}, "seats": [{"space": "D1-03"}, {}]})
    assert where(state, 1) == (0, 4), "its own place is taken"


@pytest.mark.parametrize(
    ("fields", "named", "key"),
    [
        ({"seats": [{"space": "M0-04"}, {}]}, "seats[0].space", "position.space"),
        ({"seats": [{"space": "D9-99"}, {}]}, "seats[0].space", "position.space"),
        ({"seats": [{"section": 1}, {}]}, "seats[0].space", "position.space"),
        ({"seats": [{"space": "D0-05"}, {"space": "D0-05"}]}, "seats[1].section", "position.section_taken"),
        ({"seats": [{"space": "D0-05", "section": 1}, {}]}, "seats[0].section", "position.number"),
        ({"seats": [{"act": {"blue": 9}}, {"disc": {"blue": 8}}]}, "seats[0].bag", "position.too_many_cubes"),
        ({"seats": [{"act": {"pink": 1}}, {}]}, "seats[0].act.pink", "position.unknown_field"),
        ({"seats": [{"act": {"blue": -1}}, {}]}, "seats[0].act.blue", "position.number"),
        ({"order": [0, 0]}, "order", "position.order"),
        ({"order": [True, 0]}, "order", "position.order"),
        ({"cards": ["manager"] * 5}, "cards", "position.one_of"),
        ({"path": [{"space": "D1-03", "colour": "white"}]}, "path[0].section", "position.section_taken"),
        ({"entry": 3}, "entry", "position.number"),
        ({"crossed": 1}, "crossed", "position.number"),
        ({"agenda": [{"step": "act", "seat": 1}], "turn": 0}, "agenda", "position.agenda"),
        ({"agenda": [{"step": "shop"}, {"step": "act"}]}, "agenda", "position.agenda"),
        ({"agenda": [{"step": "go", "n": 1, "cube": "blue"}]}, "agenda", "position.agenda"),
        ({"agenda": [{"step": "go", "n": 1}, {"step": "act"}]}, "agenda[0]", "position.agenda"),
        (
            {"agenda": [{"step": "trade", "n": 1, "cube": "purple"}, {"step": "act"}]},
            "agenda",
            "position.agenda",
        ),
        (
            {"agenda": [{"step": "keep", "cube": "green", "pair": ["red", "red"]}, {"step": "act"}]},
            "agenda[0]",
            "position.agenda",
        ),
        ({"agenda": [{"step": "dance"}]}, "agenda[0].step", "position.one_of"),
        (
            {"agenda": [{"step": "setup", "seat": 0}, {"step": "setup", "seat": 0}, {"step": "race"}]},
            "agenda",
            "position.agenda",
        ),
        ({"rng": "xyz"}, "rng", "position.rng"),
    ],
)
def test_what_does_not_fit_is_named(fields: dict[str, Any], named: str, key: str) -> None:
    assert wrong(**fields) == (named, key)


def test_a_pending_choice_can_be_written_down() -> None:
    state = GAME.load(
        {
            "options": {"grid": "fixed"},
            "seats": [{"space": "D1-06", "act": {}}, {}],
            "agenda": [{"step": "go", "n": 2, "colours": ["light"], "cube": "green"}, {"step": "act"}],
        }
    )
    assert legal(state, "go") == ["D1-08"]
    assert play(state, "go D1-08", "go D1-10").agenda[-1].kind == "act"


def test_purchases_before_the_race_can_be_set_up() -> None:
    state = GAME.load({"players": 3, "agenda": "setup", "order": [2, 0, 1]})
    assert GAME.to_act(state) == 2 and state.agenda[-1].n == 10 and all(act == 0 for act in state.act)


def test_draws_owed_come_first() -> None:
    state = GAME.load({"seats": [{"boosts": 2}, {}], "turn": 0, "options": {"fast_boost": True}})
    assert state.agenda[-1].kind == "boost" and state.owed == (0, 0)


def test_every_position_of_random_races_survives_json() -> None:
    for playout in random_games(GAME.slug, 12):
        for state in playout.states[::7]:
            loaded = GAME.load(json.loads(json.dumps(GAME.dump(state))))
            assert loaded == state and broken(loaded) == []
