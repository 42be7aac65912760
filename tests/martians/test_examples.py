"""Worked examples of which more is asked than a position and what comes of it; the whole list is in `learn/figures`.

All of them are played by tests/teach/test_learning.py.
"""

from typing import Any

import pytest

from pyapp.games.martians import GAME
from pyapp.games.martians.components import TILES, shape_faces

from .tables import (
    STORE,
    dice,
    due,
    due_steps,
    go,
    items,
    kinds,
    last,
    lying,
    martians,
    moves,
    names,
    pawn,
    table,
    told,
    walking,
    why,
    window,
)

FARM = ("farm_1", "-1,0", 0)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_w1_the_start(players: int) -> None:
    state = GAME.new(players=players, seed=1)
    assert {pawn(state, seat) for seat in range(players)} == {"1,1"}
    assert state.supply == 100 and state.life == state.bullets == (3,) * players


def test_w2_a_store_brings_tokens_and_martians() -> None:
    state = table(2, drawn="general_store", agenda=due_steps("place"))
    state = go(state, "place -1,0 0")
    assert due(state) == "lay" and {move.split()[2] for move in moves(state)} == {"-3,0", "-3,1", "-3,2"}
    state = go(state, "lay bullet -3,2", "lay life -3,0")
    assert set(lying(state)) == {"-3,0", "-3,1", "-3,2"}
    assert martians(state) == {"-1,1", "-2,0", "-2,1", "-2,2"} and state.supply == 96


@pytest.mark.parametrize(
    ("tile", "martians_"),
    [
        ("generic_tee_1", 4),
        ("generic_cross_1", 5),
        ("generic_curve_1", 3),
        ("generic_straight_1", 3),
        ("farm_1", 1),
    ],
)
def test_w2_how_many_martians_a_tile_brings(tile: str, martians_: int) -> None:
    state = table(2, drawn=tile, agenda=due_steps("place"))
    assert len(go(state, moves(state)[0]).martians) == martians_


def test_w3_a_walk_of_exactly_five_and_a_wall() -> None:
    seats = [{"pawn": "1,1"}]
    state = walking(2, STORE, points=5, seats=seats, martians=["-1,1", "-2,1"], rng=dice(4, 6))
    state, events = told(state, "step 0,1", "step -1,1", "step -2,1")
    assert kinds(events).count("killed") == 2
    state = go(state, "step -3,1", "step -3,2")
    assert pawn(state) == "-3,2" and state.active == 1
    beside = walking(2, STORE, seats=[{"pawn": "-2,0"}])
    assert why(beside, "step -3,0") == ("R31", "wall")


def test_w4_life_on_the_way_changes_no_points() -> None:
    tokens = [{"at": "-3,1", "kind": "life"}]
    state = walking(2, STORE, points=2, seats=[{"pawn": "-2,1"}], tokens=tokens)
    state = go(state, "step -3,1", "take 1")
    assert state.life[0] == 4 and moves(state, "step") and state.movement is not None
    assert go(state, "step -3,2").active == 1


def test_w5_one_bullet_is_not_enough_for_a_two() -> None:
    fields: dict[str, Any] = {"martians": ["0,1"], "rng": dice(2, 5)}
    state, events = told(walking(2, STORE, seats=[{"bullets": 1}], **fields), "step 0,1")
    assert kinds(events).count("rolled_fight") == 2 and state.life[0] == 2  # nothing to choose: a life goes
    state = go(walking(2, STORE, seats=[{"bullets": 2}], **fields), "step 0,1")
    assert moves(state) == ["pay", "lose"]
    paid = go(state, "pay")
    assert paid.bullets[0] == 0 and paid.kills[0] == 1
    lost = go(state, "lose")
    assert (lost.life[0], lost.bullets[0], lost.kills[0]) == (2, 2, 1)
    won, events = told(walking(2, STORE, martians=["0,1"], rng=dice(4)), "step 0,1")
    assert won.kills[0] == 1 and last(events, "rolled_fight").public["needs"] == 0


def test_w6_death() -> None:
    you = {
        "life": 1,
        "bullets": 1,
        "kills": 7,
        "items": ["fuel", "dynamite"],
        "hand": ["wait", "candy"],
        "weapons": [{"card": "shotgun"}],
        "spent": True,
        "pawn": "1,1",
    }
    tiles = (STORE, ("diner", "0,1", 90))
    state = walking(2, *tiles, seats=[you], martians=["0,1"], rng=dice(1))
    state, events = (
        told(state, "step 0,1", "lose") if due(go(state, "step 0,1")) == "choice" else told(state, "step 0,1")
    )
    assert "died" in kinds(events)
    while due(state) == "drop":
        state = go(state, moves(state)[0])
    assert state.kills[0] == 3 and state.weapons[0] == () and items(state) == set()
    assert names(state.hands[0]) == ["candy", "wait"]
    assert (pawn(state), state.life[0], state.bullets[0]) == ("1,1", 3, 3)
    fallen = lying(state)
    assert sorted(kind for kinds_ in fallen.values() for kind in kinds_) == ["dynamite", "fuel"]
    assert len({(int(s.split(",")[0]) // 3, int(s.split(",")[1]) // 3) for s in fallen}) == 2


def test_w8_a_double_goes_back_and_is_known() -> None:
    tokens = [{"at": "-3,1", "kind": "fuel", "known": []}]
    state = walking(2, STORE, seats=[{"pawn": "-2,1", "items": ["fuel"]}], tokens=tokens)
    state, events = told(state, "step -3,1", "take 1")
    assert items(state) == {"fuel"} and lying(state) == {"-3,1": ["fuel"]}
    assert GAME.view(state, 0)["tokens"][0]["item"] == "fuel"
    assert GAME.view(state, 1)["tokens"][0]["item"] is None
    assert last(events, "put_back").seen_by(0)["item"] == "fuel" and not last(events, "put_back").seen_by(
        1
    ).get("item")
    assert why(state, "take 1") == ("R35", "double")


def test_w10_the_ship_brings_a_guard_and_then_the_win() -> None:
    signs = [{"at": "-2,1", "face": "ship"}]
    you = {"pawn": "-1,1", "items": ["fuel", "fertilizer", "dynamite"]}
    state = walking(2, FARM, seats=[you], signs=signs, martians=["-2,1"], rng=dice(6, 5))
    state, events = told(state, "step -2,1")
    assert kinds(events).count("killed") == 2 and "flipped" in kinds(events)
    assert (state.ended, state.winner) == ("ship", 0)


def test_w11_a_farm_fills_with_nine() -> None:
    signs = [{"at": "-2,1", "face": "ship", "up": True}]
    squares = [f"{row},{column}" for row in (-3, -2, -1) for column in (0, 1, 2)]
    state = table(2, FARM, martians=squares[:-1], signs=signs, phase="martians", agenda=due_steps("spawning"))
    assert martians(state) == set(squares)
    full = table(2, FARM, martians=squares, signs=signs, phase="martians", agenda=due_steps("spawning"))
    assert full.supply == 91


def test_w12_closing_the_map_ends_the_turn() -> None:
    tiles = (
        ("generic_curve_1", "-1,0", 0),
        ("generic_curve_2", "-1,1", 90),
        ("generic_curve_3", "0,1", 180),
        ("school", "1,0", 180),
    )
    state = table(2, *tiles, drawn="church", pile=["diner"], agenda=due_steps("place", "fight_here", "draw"))
    while due(state) == "lay":  # there is only one place for the church
        state = go(state, moves(state)[0])
    assert state.active == 1 and state.number == 6 and state.hands[0] == ()


def test_w13_one_card_a_round() -> None:
    seats = [{"hand": ["levitation"]}, {}, {"hand": ["not_happening", "wait"]}]
    state = go(window(3, STORE, seats=seats), "play levitation")
    assert due(state) == "react" and state.agenda[-1].seat == 2
    state, events = told(state, "play not_happening")
    assert "cancelled" in kinds(events) and state.effects == ()
    assert (state.active, state.spent) == (1, (True, False, True))
    assert why(state, "play wait")[1] == "not_in_hand"  # it is seat 1's turn, and seat 2 is not asked


def test_the_drawings_are_the_tiles_of_the_sheet() -> None:
    roads = [len(shape_faces(tile.shape)[0].road) for tile in TILES[1:] if not tile.farm]
    assert sum(roads) + 4 == 87
    assert sum(tile.items for tile in TILES) == 18
    assert sum(tile.life for tile in TILES) == 11 and sum(tile.bullets for tile in TILES) == 12
    assert len({tile.shape for tile in TILES}) == 22 and len(shape_faces("cross")) == 4
