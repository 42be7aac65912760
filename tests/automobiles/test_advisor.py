"""The drivers: they finish, they use what pays, and the same table always means the same to them."""

import pytest

from pyapp.ai.thinking import apart, choose
from pyapp.games.automobiles import GAME
from pyapp.games.automobiles.player.advisor import ADVISOR
from pyapp.games.automobiles.player.judgement import next_hand
from tests.automobiles.table import legal, play, race, seat

FAR = seat("D0-50")


@pytest.mark.parametrize("track", ["daytona", "monza"])
@pytest.mark.parametrize("cards", ["first_game", "high_revs", "money", "experts"])
def test_a_lap_is_driven_in_a_reasonable_number_of_turns(cards: str, track: str) -> None:
    state = GAME.new(players=2, seed=3, cards=cards, track=track, laps="1")
    while GAME.to_act(state) is not None:
        state = GAME.play(state, choose(GAME, state, "normal"))
    assert state.round <= 20


def test_a_state_in_mid_turn_is_worth_its_best_continuation() -> None:
    """Following the plan costs nothing; giving up does."""
    state = race(seat("D0-08", act={"white": 3, "light": 1}), FAR)
    before = ADVISOR.value(state, 0)
    best = max(ADVISOR.value(GAME.after(state, move), 0) for move in GAME.moves(state))
    assert best == pytest.approx(before)
    assert ADVISOR.value(play(state, "end"), 0) < before


def test_the_last_turn_is_driven_to_the_full() -> None:
    state = race(seat("D0-56", laps=2, act={"white": 3, "light": 1}), seat("D0-20"))
    driven = 0
    while GAME.to_act(state) == 0:
        state = GAME.play(state, choose(GAME, state, "normal"))
        driven += 1
    assert state.laps[0] == 3 and driven > 2


def test_money_is_spent_before_the_race() -> None:
    state = GAME.new(players=2, seed=1)
    who = GAME.to_act(state)
    while GAME.to_act(state) == who:
        money = state.agenda[-1].n
        state = GAME.play(state, choose(GAME, state, "normal"))
    assert money <= 2


def test_of_moves_that_look_alike_one_is_thought_about() -> None:
    worth = [5.0, 4.0, 5.0, 1.0, 4.5]
    assert apart([0, 2, 4, 1, 3], worth, near=2.0) == [0, 4, 1]
    assert apart([0, 2, 4, 1, 3], worth, near=0.6) == [0, 4]


@pytest.mark.parametrize("level", ["hard", "normal"])
def test_manager_puts_back_what_the_next_hand_needs_and_never_wear(level: str) -> None:
    """What goes back into the bag is soon drawn again; among choices worth the same it is never a dead cube."""
    hand, discards = {"yellow": 1, "wear": 3}, {"wear": 3, "blue": 2, "green": 1, "white": 1}
    driver = seat(act=hand, disc=discards, bag={"white": 9})
    state = play(race(driver, FAR, cards="manager"), "use yellow", "remove wear 1")
    assert "act wear" in legal(state, "bag")
    assert str(choose(GAME, state, level)) in {"bag disc green", "bag disc blue"}


def test_a_hand_drawn_from_a_poor_bag_is_worth_less_than_one_from_a_rich_bag() -> None:
    """The same cubes, in other piles: seven come from the bag, and from the discards only what it lacks."""
    strong, weak = {"blue": 4}, {"white": 7}
    rich = race(seat(act={}, bag=strong, disc=weak), FAR)
    poor = race(seat(act={}, bag=weak, disc=strong), FAR)
    assert next_hand(rich, 0) > 0 > next_hand(poor, 0)
    assert ADVISOR.value(rich, 0) == pytest.approx(ADVISOR.value(poor, 0), abs=8)
