"""Positions: what they leave out, and how each wrong entry is told."""

from typing import Any

import pytest

from pyapp.core.refusals import BadPosition
from pyapp.games.martians import GAME

from .invariants import broken

HOUSE = {"tile": "house", "cell": "0,0", "rotation": 0}
DINER = {"tile": "diner", "cell": "0,1", "rotation": 90}
STORE = {"tile": "general_store", "cell": "-1,0", "rotation": 0}


@pytest.mark.parametrize(
    ("fields", "field", "key"),
    [
        ({"town": [STORE]}, "town", "position.house"),
        ({"town": [HOUSE, STORE, STORE]}, "town[2].tile", "position.twice_tile"),
        ({"town": [HOUSE, {**STORE, "cell": "5,5"}]}, "town", "position.apart"),
        ({"town": [HOUSE, {**STORE, "rotation": 180}]}, "town[0].cell", "position.no_fit"),
        ({"town": [HOUSE, {**STORE, "rotation": 45}]}, "town[1].rotation", "position.one_of"),
        ({"town": [HOUSE, {**STORE, "cell": "north"}]}, "town[1].cell", "position.no_cell"),
        ({"martians": ["9,9"]}, "martians[0]", "position.no_square"),
        ({"martians": ["0,1", "0,1"]}, "martians", "position.two_martians"),
        ({"tokens": [{"at": "0,1", "kind": "life"}]}, "tokens[0].at", "position.no_room"),
        ({"signs": [{"at": "1,1", "face": "ship"}]}, "signs[0].at", "position.no_farm"),
        ({"supply": 101}, "supply", "position.number"),
        ({"seats": [{"hand": ["wait"] * 3}, {}]}, "seats[0].hand[2]", "position.too_many"),
        ({"seats": [{"life": 0}, {}]}, "seats[0].life", "position.number"),
        ({"seats": [{"weapons": [{"card": "candy"}]}, {}]}, "seats[0].weapons[0].card", "position.one_of"),
        ({"pool": ["gold"]}, "pool[0]", "position.one_of"),
        ({"rolls": [["jump", 1, 1]]}, "rolls[0]", "position.roll"),
        ({"agenda": [{"step": "walk", "seat": 0}]}, "agenda", "position.agenda"),
        (
            {"agenda": [{"step": "walk", "seat": 0}, {"step": "end_turn", "seat": 0}]},
            "agenda[0]",
            "position.agenda",
        ),
        (
            {"agenda": [{"step": "place", "seat": 0}, {"step": "end_turn", "seat": 0}]},
            "agenda[0]",
            "position.agenda",
        ),
        ({"drawn": "church"}, "drawn", "position.agenda"),
        (
            {"drawn": "church", "agenda": [{"step": "end_turn", "seat": 0}]},
            "drawn",
            "position.agenda",
        ),
        ({"number": 300}, "number", "position.number"),
        ({"rng": "xyz"}, "rng", "position.rng"),
        ({"delivered": ["fuel"]}, "delivered", "position.list"),
    ],
)
def test_a_wrong_entry_is_named(fields: dict[str, Any], field: str, key: str) -> None:
    with pytest.raises(BadPosition) as problem:
        GAME.load({"players": 2, "turn": 0, "first": 0, **fields})
    assert (problem.value.field, problem.value.key) == (field, key)


def test_what_is_named_nowhere_lies_in_its_pile() -> None:
    state = GAME.load(
        {
            "players": 2,
            "seed": 4,
            "turn": 1,
            "first": 0,
            "town": [HOUSE, DINER],
            "pile": ["church", "school"],
            "martians": ["0,1", "1,3"],
            "seats": [{"items": ["fuel"], "hand": []}, {"kills": 3}],
        }
    )
    view = GAME.view(state, 1)
    assert broken(state) == [] and view["supply"] == 95 and view["pool"] == 17
    assert view["seats"][1]["cards"] == 3 and (view["turn"], view["pile"]["size"]) == (1, 28)


def test_items_beyond_the_box_are_refused() -> None:
    seats = [{"items": ["fuel"]}] * 4
    options = {"mode": "cooperative", "copies": "2"}
    with pytest.raises(BadPosition) as problem:
        GAME.load({"players": 4, "options": options, "seats": seats})
    assert problem.value.key == "position.too_many_items"


def test_a_shotgun_is_remembered_in_the_middle_of_a_fight_alone() -> None:
    fight = {"step": "choice", "seat": 0, "n": 1, "at": "0,1", "who": 2, "more": [1]}
    agenda = [fight, {"step": "holster", "seat": 0}, {"step": "end_turn", "seat": 0}]
    shotgun = {"card": "shotgun", "bullets": 2}
    state = GAME.load(
        {
            "players": 1,
            "martians": ["0,1"],
            "seats": [{"pawn": "0,1", "weapons": [shotgun], "bullets": 2}],
            "agenda": agenda,
        }
    )
    assert GAME.load(GAME.dump(state)) == state
    with pytest.raises(BadPosition):
        GAME.load({"players": 1, "agenda": [{**fight, "more": [2]}, *agenda[1:]]})
