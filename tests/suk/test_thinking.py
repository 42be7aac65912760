"""What a computer player of Marrak Hesh 17 weighs."""

from pyapp.games.suk.rules.scoring import Points
from pyapp.games.suk.state import OVER
from tests.suk.table import W1, W2, game, hold, table


def value(state: object, seat: int) -> float:
    weighed: float = game.advisor().value(state, seat)
    return weighed


def test_the_better_hold_is_worth_more() -> None:
    state = table(players=3, holds=[hold(W2), {"a1": "plant-Y"}, {}])
    assert value(state, 0) > 10 > 0 >= value(state, 1) >= value(state, 2)


def test_a_game_that_is_over_is_worth_its_points() -> None:
    state = table(holds=[hold(W1), {}])
    state.turn, state.finished = OVER, ((Points(3, 3, 2), Points(2, 0, 0)),)
    assert (value(state, 0), value(state, 1)) == (6, -6)


def test_q33_in_a_match_the_games_before_count() -> None:
    fresh = game.new(match=True)
    later = fresh.copy()
    later.game_number, later.finished = 2, ((Points(9, 0, 0), Points(4, 0, 0)),)
    assert (value(fresh, 0), value(fresh, 1)) == (0, 0)
    assert (value(later, 0), value(later, 1)) == (5, -5)


def test_the_best_rival_is_the_one_that_counts() -> None:
    state = table(players=3)
    state.turn, state.finished = OVER, ((Points(5, 0, 0), Points(9, 0, 0), Points(2, 0, 0)),)
    assert [value(state, seat) for seat in range(3)] == [-4, 4, -7]
