"""The computer player: finds its way, fights, and wins a fair share with companions."""

from pyapp.ai.thinking import choose
from pyapp.games.martians import GAME
from pyapp.games.martians.odds import survival

from .tables import STORE, walking

ALL = ["fuel", "fertilizer", "dynamite"]


def test_it_takes_what_it_needs() -> None:
    tokens = [{"at": "-3,1", "kind": "fuel", "known": []}]
    state = walking(2, STORE, seats=[{"pawn": "-3,1"}], tokens=tokens)
    assert str(choose(GAME, state, "hard")) == "take 1"


def test_it_goes_to_the_ship_with_everything() -> None:
    signs = [{"at": "-2,1", "face": "ship", "up": True}]
    state = walking(2, ("farm_1", "-1,0", 0), seats=[{"pawn": "-1,1", "items": ALL}], signs=signs)
    assert str(choose(GAME, state, "hard")) == "step -2,1"


def test_together_the_bomb_is_completed_about_as_often_as_in_the_sheet() -> None:
    """The sheet's simple players: 69 % with two seats."""
    won = 0
    for seed in range(20):
        state = GAME.new(players=2, seed=seed, mode="cooperative")
        while GAME.to_act(state) is not None:
            state = GAME.after(state, choose(GAME, state, "hard"))
        won += state.ended == "delivered"
    assert 8 <= won <= 18


def test_the_chance_to_survive_a_fight() -> None:
    assert survival(0, 1, 0, 0) == 1 and survival(1, 0, 5, 0) == 0
    assert survival(1, 1, 0, 0) == 0.5 and survival(1, 1, 3, 0) == 1
    assert survival(1, 2, 0, 0) == 0.75 and survival(1, 1, 0, 1) > 0.5
