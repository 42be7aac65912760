"""The computer player sells, keeps, buys and takes apart at the right time."""

from typing import Any

import pytest

from pyapp.ai.thinking import choose
from pyapp.games.mechanics.player.advisor import ADVISOR, expected
from pyapp.games.mechanics.state import State
from tests.mechanics.tables import GAME, LINE, go, hand, phase, table


def chosen(state: State, level: str = "normal") -> str:
    return str(choose(GAME, state, level))


def alone(mine: dict[str, Any], **fields: Any) -> State:
    return table(2, seats=[mine], **fields)


def test_in_the_last_round_everything_that_can_be_sold_is_sold() -> None:
    state = alone({"hand": {"lens": 3, "gear": 1}, "scrap": 2}, phase="sell", deck=[])
    while phase(state) == "sell":
        state = go(state, chosen(state))
    assert hand(state) == {} and state.cogs[0] == 30 + 15 + 5


def test_early_on_scrap_and_single_cards_are_kept() -> None:
    state = alone({"hand": {"gear": 1}, "scrap": 2}, phase="sell")
    assert chosen(state) == "sell_done"


def test_a_mechanism_is_dismantled_before_the_last_sale() -> None:
    state = alone({"hand": {"lens": 2}, "built": ["x_ray_goggles"]}, deck=[], market=["gear"], pass_streak=1)
    while phase(state) == "turn" and state.turn == 0:
        state = go(state, chosen(state))
    assert "lens" in hand(state) and not state.built[0]


def test_the_engine_raises_what_one_holds() -> None:
    mine = {"hand": {"gear": 4}, "built": ["difference_engine"]}
    assert chosen(alone(mine, phase="adjust")) == "engine_choice +1"
    theirs = table(
        2,
        phase="adjust",
        seats=[{"built": ["difference_engine"]}, {"hand": {"gear": 4}, "shown": {"gear": 4}}],
    )
    assert chosen(theirs) == "engine_choice -1"


def test_it_does_not_end_the_round_against_itself() -> None:
    """A pass would end the last round with its goods at the back of the line."""
    state = alone({"hand": {"piping": 4}}, deck=[], market=["piping"], pass_streak=1, bought=["gear"])
    assert chosen(state) == "buy piping"


def test_expected_prices_know_what_is_still_on_the_market() -> None:
    calm = expected(table(2, market=[], line=LINE, bought=["gear"]))
    assert calm == [4, 5 + 1, 5, 6, 4, 4, 6]
    busy = expected(table(2, market=["piping", "magnet", "aether_tube"], line=LINE, bought=["gear"]))
    assert busy[3] < calm[3], "three may still be bought, and push the Lens back"
    assert busy[5] > calm[5]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_worth_counts_against_the_rivals(players: int) -> None:
    state = table(players, seats=[{"cogs": 50}])
    assert ADVISOR.value(state, 0) > 0 > ADVISOR.value(state, 1)


def test_who_is_behind_does_not_let_the_game_stand_still_while_it_can_buy() -> None:
    """Seat 0 would lose 51 to 69 by passing."""
    behind, ahead = {"cogs": 51, "hand": {}}, {"cogs": 69, "hand": {}}
    state = table(2, seats=[behind, ahead], quiet=1, round=6)
    assert chosen(state).startswith("buy")
    assert chosen(table(2, seats=[ahead, behind], quiet=1, round=6)) == "pass"


def test_normal_plays_on_instead_of_letting_the_game_stand_still() -> None:
    """It buys in every game, none is over in the first rounds, and hardly any ends because nobody buys."""
    still = 0
    for seed in range(12):
        state, bought = GAME.new(2, seed=seed), 0
        while GAME.to_act(state) is not None:
            move = chosen(state)
            bought += move.startswith("buy")
            state = go(state, move)
        assert bought >= 15 and state.round > 3, seed
        still += bool(state.deck)
    assert still <= 2
