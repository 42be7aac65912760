"""Tiles: what may lie where, whatever town has grown; and that nearly all of them find a place."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from pyapp.core.rng import Rng
from pyapp.games.martians import GAME
from pyapp.games.martians.components import TILE_BY_ID, TILES, rotations, shape_faces
from pyapp.games.martians.known.view import closes
from pyapp.games.martians.places import HOME, HOME_CELL, SIDES, cell_at, cell_text
from pyapp.games.martians.rules.setup import first_tiles
from pyapp.games.martians.town import FIRST, Town

from .tables import STORE, due_steps, go, moves, table, why


def grown(seed: int, tiles: int = 29) -> tuple[Town, int]:
    """A town of random tiles in random legal places, and how many tiles found none."""
    rng = Rng(seed)
    town, lost = FIRST, 0
    for tile in rng.shuffled(first_tiles())[:tiles]:
        places = town.places(tile)
        if places:
            cell, rotation = rng.choice(places)
            town = town.with_tile(cell, tile, rotation)
        else:
            lost += 1
    return town, lost


def meets(town: Town, cell: int, tile: int, rotation: int) -> tuple[bool, int]:
    """Do all sides fit, and how many roads go on? Written anew, as a judge of the quick tables."""
    roads = 0
    for side, there, facing in SIDES:
        if cell + there in town.tiles:
            own = bool(town.face(tile, rotation).exits & side)
            if own != bool(town.face(*town.tiles[cell + there]).exits & facing):
                return False, 0
            roads += own
    return True, roads


@given(st.integers(0, 10_000), st.integers(0, 28))
def test_r20_legal_places_are_all_those_where_roads_meet(seed: int, size: int) -> None:
    town, _ = grown(seed, size)
    near = {cell + there for cell in town.tiles for _, there, _ in SIDES} - set(town.tiles)
    for tile in first_tiles()[::3]:
        legal = {
            (cell, rotation)
            for cell in near
            for rotation in rotations(TILES[tile].shape)
            if meets(town, cell, tile, rotation)[0] and meets(town, cell, tile, rotation)[1]
        }
        assert set(town.places(tile)) == legal


@given(st.integers(0, 10_000))
def test_a_random_town_never_breaks_legality(seed: int) -> None:
    town, _ = grown(seed)
    for number, (cell, tile, rotation) in enumerate(town.laid[1:], 1):
        fits, roads = meets(Town(town.laid[:number]), cell, tile, rotation)
        assert fits and roads
    assert len(town.far(HOME)) == len(town.kind)
    again = Town(town.laid)
    assert again.kind == town.kind and again.icons == town.icons
    assert {square: set(near) for square, near in again.near.items()} == {
        square: set(near) for square, near in town.near.items()
    }


def test_thirty_tiles_are_laid_in_nearly_all_random_games() -> None:
    games = 600
    complete = sum(not grown(seed)[1] for seed in range(games))
    assert complete >= 0.98 * games


@given(st.integers(0, 10_000))
def test_q56_what_may_go_leaves_one_town(seed: int) -> None:
    town, _ = grown(seed, 20)
    for cell, (tile, _) in town.tiles.items():
        rest = town.without(cell) if cell != HOME_CELL else town
        whole = len(rest.far(HOME)) == len(rest.kind)
        edge = any(cell + there not in town.tiles for _, there, _ in SIDES)
        assert (cell in town.loose) == (TILES[tile].generic and edge and whole), cell_text(cell)


def test_r20_rotations_that_look_alike_count_once() -> None:
    assert [len(rotations(shape)) for shape in ("cross", "straight", "curve", "farm", "school")] == [
        1,
        2,
        4,
        1,
        4,
    ]
    for shape in ("diner", "tee_icon"):
        assert len(set(shape_faces(shape))) == 4


def test_r20_refusals_say_what_is_wrong() -> None:
    state = table(2, STORE, drawn="church", agenda=due_steps("place"))
    assert why(state, "place 0,0 0") == ("R20", "cell_taken")
    assert why(state, "place 5,5 0") == ("R20", "not_beside")
    assert why(state, "place -2,0 0") == ("R20", "no_road")
    assert why(state, "place 0,1 0") == ("R20", "roads_must_meet")
    road = table(2, STORE, drawn="generic_straight_1", agenda=due_steps("place"))
    assert why(road, "place 1,0 180") == ("R20", "same_rotation")


def test_r10_q8_an_unplaceable_tile_goes_to_the_box() -> None:
    closed = (
        *(("generic_curve_1", "-1,0", 0), ("generic_curve_2", "-1,1", 90), ("generic_curve_3", "0,1", 180)),
        *(("school", "1,0", 180), ("church", "0,-1", 270)),
    )
    state = table(
        2, *closed, pile=["diner"], agenda=due_steps("tile_step", "discard"), seats=[{"hand": ["wait"]}]
    )
    assert GAME.view(state, 0)["pile"]["size"] == 0 and "diner" in GAME.view(state, 0)["lost"]


def test_r21_tokens_alike_that_fill_the_building_lay_themselves() -> None:
    state = table(2, drawn="gun_shop", agenda=due_steps("place"))
    state = go(state, moves(state)[0])
    while state.agenda and state.agenda[-1].kind == "lay":
        state = go(state, moves(state)[-1])
    assert sum(len(tokens) for tokens in state.tokens.values()) == 3


def test_q13_too_few_items_place_what_is_left() -> None:
    seats = [{"items": ["fuel", "fertilizer", "dynamite"]}] * 2
    tokens: list[dict[str, Any]] = [
        {"at": "-3,0", "kind": kind, "known": []}
        for kind in ("fuel", "fertilizer", "dynamite")
        for _ in range(4)
    ]
    state = table(2, STORE, drawn="school", seats=seats, tokens=tokens, agenda=due_steps("place"))
    state = go(state, moves(state)[0])
    while state.agenda[-1].kind == "lay":
        state = go(state, moves(state)[0])
    assert state.pool == () and sum(len(tokens) for tokens in state.tokens.values()) == 12 + 2


def test_the_view_warns_before_the_map_is_closed() -> None:
    curves = (
        ("generic_curve_1", "-1,0", 0),
        ("generic_curve_2", "-1,1", 90),
        ("generic_curve_3", "0,1", 180),
    )
    state = table(
        2,
        *curves,
        ("generic_straight_1", "1,0", 0),
        drawn="church",
        pile=["diner"],
        agenda=due_steps("place"),
    )
    placements = GAME.view(state, 0)["placements"]
    assert len(placements) == 2 and not any(place["closes"] for place in placements)
    narrow = state.copy()
    narrow.town = state.town.without(cell_at(1, 0)).with_tile(cell_at(1, 0), TILE_BY_ID["school"], 2)
    assert closes(narrow, cell_at(0, -1), 3) and not closes(state, cell_at(0, -1), 3)
