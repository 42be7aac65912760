"""The computer player: better than chance with every number of seats, and never out of its wits in mid-turn."""

import pytest

from pyapp.ai.thinking import choose
from pyapp.core.rng import Rng
from pyapp.games.pocket_mars import GAME

from .tables import go, table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_beats_random_players(players: int) -> None:
    wins = 0
    for seed in range(6):
        state, rng = GAME.new(players=players, seed=seed, draft=bool(seed % 2)), Rng(seed)
        while (seat := GAME.to_act(state)) is not None:
            thinks = seat == seed % players
            move = choose(GAME, state, "normal") if thinks else rng.choice(GAME.moves(state))
            state = GAME.after(state, move)
        result = GAME.result(state)
        assert result is not None
        wins += seed % players in result.ranking[0]
    assert wins >= 5


@pytest.mark.thorough
def test_it_wins_a_fair_share_of_solo_games() -> None:
    won = 0
    for seed in range(30):
        state = GAME.new(players=1, seed=seed)
        while GAME.to_act(state) is not None:
            state = GAME.after(state, choose(GAME, state, "normal"))
        result = GAME.result(state)
        assert result is not None
        won += bool(result.won)
    assert won >= 9


def test_it_places_a_colonist_when_it_may() -> None:
    state = go(table(2, seats=[{"prep": ["energy-7"]}]), "prep left energy-7")
    assert str(choose(GAME, state, "hard")) == "place"


def test_it_uses_a_launch_and_an_ability() -> None:
    state = go(
        table(2, seats=[{"prep": ["science-3"]}], stacks={"science": ["science-7"]}), "prep left science-3"
    )
    assert str(choose(GAME, state, "hard")) == "use"
    assert str(choose(GAME, go(state, "use"), "hard")) == "use"
