"""Setting up Marrak Hesh 17: R1 to R6, and the tables of the sheet's section 4."""

from collections import Counter

import pytest

from pyapp.core.refusals import BadSetup
from pyapp.games.suk import components
from tests.suk.table import game

DEALS = range(300)


@pytest.mark.parametrize("players", [1, 4])
def test_r1_two_or_three_captains(players: int) -> None:
    with pytest.raises(BadSetup):
        game.new(players=players)


@pytest.mark.parametrize(("players", "cells"), [(2, 12), (3, 8)])
def test_r2_everybody_gets_an_empty_hold_of_the_right_size(players: int, cells: int) -> None:
    view = game.view(game.new(players=players), 0)
    assert view["holds"] == [{}] * players
    assert [len(free) for free in view["cells"]] == [cells] * players
    assert [score["total"] for score in view["scores"]] == [0] * players


def test_r3a_two_captains_have_four_of_each_colour() -> None:
    assert game.view(game.new(players=2), 0)["hands"] == [{"white": 4, "grey": 4, "black": 4}] * 2


def test_r3b_three_captains_follow_their_schemes() -> None:
    scheme = {
        "corp-aurora": {"white": 3, "grey": 3, "black": 2},
        "corp-kronos": {"white": 3, "grey": 2, "black": 3},
        "corp-umbra": {"white": 2, "grey": 3, "black": 3},
    }
    for seed in DEALS:
        view = game.view(game.new(players=3, seed=seed), 0)
        assert sorted(view["corporations"]) == sorted(scheme)
        assert view["hands"] == [scheme[corporation] for corporation in view["corporations"]]
        for colour in components.TRANSPORTS:
            assert sum(hand[colour] for hand in view["hands"]) == 8


def test_r3b_corporations_come_in_any_order() -> None:
    orders = Counter(game.new(players=3, seed=seed).corporations for seed in range(600))
    assert len(orders) == 6 and min(orders.values()) > 60
    pairs = {game.new(players=2, seed=seed).corporations for seed in DEALS}
    assert len(pairs) == 6, "any two different ones"


def test_r4_one_tile_on_every_dock_and_two_left_out() -> None:
    seen = Counter[str]()
    for seed in DEALS:
        view = game.view(game.new(seed=seed), 0)
        tiles = [dock["tile"] for dock in view["docks"]]
        assert len(tiles) == 24 and len(view["left_out"]) == 2
        assert sorted([*tiles, *view["left_out"]]) == sorted(components.TILE_IDS)
        seen.update(view["left_out"])
    assert len(seen) == 26, "any tile may be left out"


def test_r5_anybody_may_start() -> None:
    starts = Counter(game.new(players=3, seed=seed).start for seed in range(600))
    assert set(starts) == {0, 1, 2} and min(starts.values()) > 150


def test_r5_turns_go_round_by_seat() -> None:
    state = game.new(players=3, seed=4)
    assert state.turn == state.start
    for move in ("place 0 white a1", "place 5 grey a1", "place 9 black a1", "place 12 grey a2"):
        seat = state.turn
        state = game.play(state, move)
        assert state.turn == (seat + 1) % 3


def test_r6_q29_two_different_cards_in_the_advanced_game_only() -> None:
    drawn = Counter[tuple[str, ...]]()
    for seed in range(900):
        assert game.new(seed=seed).deep == ()
        cards = game.new(seed=seed, advanced=True).deep
        assert len(set(cards)) == 2 and set(cards) <= set(components.DEEP_SPACE)
        drawn[cards] += 1
    assert len(drawn) == 90, "every pair, in both orders"


def test_4_1_three_colours_of_eight_transports() -> None:
    assert components.TRANSPORTS == ("white", "grey", "black")
    for schemes in (
        [components.SCHEME_FOR_TWO] * 2,
        list(components.SCHEMES_FOR_THREE.values()),
    ):
        assert [sum(column) for column in zip(*schemes, strict=True)] == [8, 8, 8]


def test_4_2_all_holds_have_as_many_cells_as_their_captain_has_transports() -> None:
    masks = {
        ("rectangle", 2): "....|....|....",
        ("rectangle", 3): "....|....",
        ("octagon", 2): "#..#|....|....|#..#",
        ("octagon", 3): "#..#|....|#..#",
    }
    assert {key: "|".join(mask) for key, mask in components.MASKS.items()} == masks
    for (_, players), mask in masks.items():
        assert mask.count(".") == 24 // players


def test_4_5_twenty_six_tiles_as_in_the_matrix() -> None:
    matrix = {  # columns Y P R B O T; x a tile, R a rare one
        "engine": "xxRx--",
        "plant": "x-xx-R",
        "robot": "-Rx-xx",
        "crystal": "xxx-R-",
        "spice": "-x-Rxx",
        "relic": "x--Rx-",
        "creature": "Rx---x",
    }
    for goods, row in matrix.items():
        for letter, sign in zip("YPRBOT", row, strict=True):
            number = components.TILE_BY_NAME.get(f"{goods}-{letter}")
            ours = components.TILES[number] if number is not None and number < 26 else None
            assert (ours is None) == (sign == "-")
            if ours is not None:
                assert ours.rare == (sign == "R")
    assert len(components.TILES) == 26 and sum(tile.rare for tile in components.TILES) == 7
    assert Counter(tile.colour for tile in components.TILES) == {
        "yellow": 5,
        "purple": 5,
        "red": 4,
        "blue": 4,
        "orange": 4,
        "turquoise": 4,
    }


def test_4_6_ten_deep_space_cards_of_three_sorts() -> None:
    sorts = Counter(components.DEEP_SPACE.values())
    assert sorts == {"bonus": 4, "change": 3, "play": 3}


def test_q17_q18_everybody_sees_everything() -> None:
    state = game.new(players=3, seed=8, advanced=True)
    assert game.view(state, 0) == game.view(state, 2) == game.view(state, None)
    assert len(game.view(state, 1)["left_out"]) == 2
    assert game.secrets is False


def test_r1_what_is_said_of_the_game_before_it_is_set_up() -> None:
    assert list(game.players) == [2, 3]
    assert (game.minutes, game.weight, game.turn_rule, game.end_rule) == ((20, 30), 1, "R10", "R20")
    assert game.rules_version == 1, "games that were kept are of these rules"


def test_a_first_game_is_one_game_by_the_rectangle_without_deep_space() -> None:
    options = game.setup(2, {}).options
    assert (options["advanced"], options["hull"], options["match"]) == (False, "rectangle", False)
    assert options["tie_break"] == "shared"


@pytest.mark.parametrize("option", ["cards", "own_order"])
def test_what_is_about_deep_space_is_asked_with_deep_space_only(option: str) -> None:
    assert game.options[option]["when"] == [{"advanced": [True]}]
    assert game.new(players=2).deep == ()
