"""The computer player: finds its way, fights, and wins a fair share with companions."""

from typing import Any

import pytest

from pyapp.ai.thinking import choose
from pyapp.games.martians import GAME
from pyapp.games.martians.player.advisor import fight_cost, stake
from pyapp.games.martians.player.odds import survival
from pyapp.games.martians.player.slips import fancied
from pyapp.games.martians.player.team import spare

from .tables import STORE, walking, window

ALL = ["fuel", "fertilizer", "dynamite"]


def test_it_takes_what_it_needs() -> None:
    tokens = [{"at": "-3,1", "kind": "fuel", "known": []}]
    state = walking(2, STORE, seats=[{"pawn": "-3,1"}], tokens=tokens)
    assert str(choose(GAME, state, "hard")) == "take 1"


def test_it_goes_to_the_ship_with_everything() -> None:
    signs = [{"at": "-2,1", "face": "ship", "up": True}]
    state = walking(2, ("farm_1", "-1,0", 0), seats=[{"pawn": "-1,1", "items": ALL}], signs=signs)
    assert str(choose(GAME, state, "hard")) == "step -2,1"


@pytest.mark.parametrize("leader", [1, 2])
def test_a_beam_is_aimed_at_who_is_about_to_win(leader: int) -> None:
    seats: list[dict[str, Any]] = [{"hand": ["tractor_beam"]}, {}, {}]
    seats[leader] = {"items": ALL, "pawn": "-1,1"}
    signs = [{"at": "-2,1", "face": "ship", "up": True}, {"at": "4,1", "face": "circle"}]
    state = window(3, ("farm_1", "-1,0", 0), ("farm_2", "1,0", 0), seats=seats, signs=signs)
    state = GAME.play(state, "play tractor_beam")
    assert str(choose(GAME, state, "hard")) == f"target {leader}"


def test_who_carries_all_parts_and_knows_no_ship_fetches_what_lies_about() -> None:
    seats = [{"items": ALL, "life": 2}, {}]
    tokens = [{"at": "-3,1", "kind": "life"}]
    state = walking(2, STORE, coop=True, seats=seats, tokens=tokens)
    while str(move := choose(GAME, state, "hard")).startswith("step"):
        state = GAME.after(state, move)
    assert str(move) == "take 1"


def test_with_its_last_life_a_carrier_enters_no_fight_for_a_life_behind_it() -> None:
    seats = [{"life": 1, "bullets": 0, "items": ALL[:2]}, {}]
    tokens = [{"at": "-3,1", "kind": "life"}]
    state = walking(2, STORE, seats=seats, martians=["0,1"], tokens=tokens)
    assert str(choose(GAME, state, "hard")) != "step 0,1"


@pytest.mark.parametrize(("supply", "goes"), [(1, False), (20, True)])
def test_together_the_ship_is_not_turned_up_with_the_last_figure(supply: int, goes: bool) -> None:
    """It brings a guard (R56), and with the last figure all have lost (R72)."""
    farms = [("farm_1", "-1,0", 0), ("farm_2", "1,0", 0), ("farm_3", "0,1", 0)]
    signs: list[dict[str, Any]] = [{"at": "-2,1", "face": "ship"}]
    signs += [{"at": at, "face": "circle", "up": True} for at in ("4,1", "1,4")]
    fields: dict[str, Any] = {"signs": signs, "sign_pool": ["circle"], "martians": ["4,1", "1,4"]}
    seats = [{"pawn": "-1,1", "items": ALL}, {}]
    state = walking(2, *farms, coop=True, seats=seats, supply=supply, **fields)
    assert (str(choose(GAME, state, "hard")) == "step -2,1") is goes


@pytest.mark.thorough
@pytest.mark.parametrize(("players", "seeds", "least"), [(2, 16, 13), (4, 12, 7)])
def test_together_the_bomb_is_mostly_completed(players: int, seeds: int, least: int) -> None:
    """More often than the sheet's simple players: 69 % with two seats, 41 % with four."""
    won = 0
    for seed in range(seeds):
        state = GAME.new(players=players, seed=seed, mode="cooperative")
        while GAME.to_act(state) is not None:
            state = GAME.after(state, choose(GAME, state, "hard"))
        won += state.ended == "delivered"
    assert won >= least


@pytest.mark.parametrize("items", [[], ALL[:2]])
def test_together_who_does_not_bring_everything_leaves_the_martian_tokens_alone(items: list[str]) -> None:
    """Once the Ship is found every Farm brings a Martian each turn (R55): its finder should have what it wants."""
    farms = [("farm_1", "-1,0", 0), ("farm_2", "1,0", 0), ("farm_3", "0,1", 0)]
    signs: list[dict[str, Any]] = [{"at": "-2,1", "face": "ship"}]
    signs += [{"at": at, "face": "circle", "up": True} for at in ("4,1", "1,4")]
    fields: dict[str, Any] = {"signs": signs, "sign_pool": ["circle"], "martians": ["4,1", "1,4"]}
    seats = [{"pawn": "-1,1", "items": items}, {"items": ALL}]
    state = walking(2, *farms, coop=True, seats=seats, supply=60, **fields)
    assert str(choose(GAME, state, "hard")) != "step -2,1"


def test_figures_to_spare_are_those_that_no_tile_will_bring() -> None:
    """The tiles bring 87 of 100: time stands still once the pile is empty, if the others are saved."""
    state = GAME.new(players=2, seed=1, mode="cooperative")
    assert spare(state) == state.supply - 87 == 13
    while state.number < 8:
        state = GAME.after(state, choose(GAME, state, "hard"))
    assert not state.signs or all(sign.at in state.martians for sign in state.signs)
    assert 13 - 4 <= spare(state) <= 13 + 6


def test_the_chance_to_survive_a_fight() -> None:
    assert survival(0, 1, 0, 0) == 1 and survival(1, 0, 5, 0) == 0
    assert survival(1, 1, 0, 0) == 0.5 and survival(1, 1, 3, 0) == 1
    assert survival(1, 2, 0, 0) == 0.75 and survival(1, 1, 0, 1) > 0.5


def test_it_does_not_walk_to_and_fro() -> None:
    """A step straight back is a point thrown away, unless what it went for has turned out to be nothing."""
    back = steps = 0
    for seed in range(3):
        state, left = GAME.new(players=2, seed=seed), -1
        while GAME.to_act(state) is not None and state.number < 12:
            move, here = choose(GAME, state, "hard"), state.pawns[state.active]
            steps += move.verb == "step"
            back += move.verb == "step" and move.first == left and left not in state.martians
            left = here if move.verb == "step" else -1
            state = GAME.after(state, move)
    assert steps > 80 and back <= steps / 20


def test_who_carries_much_fears_for_its_life() -> None:
    poor, rich = (walking(2, STORE, seats=[{"items": items}]) for items in ([], ALL))
    assert fight_cost(2, 1, 0, stake(rich, 0)) > 2 * fight_cost(2, 1, 0, stake(poor, 0)) > 0
    late = rich.copy()
    late.number = 200
    assert stake(late, 0) < stake(rich, 0) / 4


def test_a_careless_player_takes_a_fancy_to_places_and_keeps_it() -> None:
    state = walking(2, STORE)
    aims = [(square, 10.0) for square in sorted(state.town.near)]
    seen = list(fancied(state, 0, iter(aims), 9.0))
    assert seen == list(fancied(state, 0, iter(aims), 9.0))
    assert min(worth for _, worth in seen) < 8 and max(worth for _, worth in seen) > 12
    assert all(2 <= worth <= 18 for _, worth in seen)
    assert list(fancied(state, 0, iter(aims), 0.0)) == aims


def test_together_only_a_careless_player_is_curious_about_farms() -> None:
    """It turns up the Ship before anybody can use it; who is careful never does (R55)."""
    signs: list[dict[str, Any]] = [{"at": "-2,1", "face": "circle"}]
    together, rivals = (walking(2, ("farm_1", "-1,0", 0), coop=coop, signs=signs) for coop in (True, False))
    farm = [sign.at for sign in together.signs]
    assert [at for at, _ in fancied(together, 0, iter(()), 42.0)] == farm
    assert not list(fancied(together, 0, iter(()), 0.3)) and not list(fancied(rivals, 0, iter(()), 42.0))
