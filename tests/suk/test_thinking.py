"""What a computer player of Marrak Hesh 17 weighs."""

import pytest

from pyapp.games.suk.components import TILE_IDS
from pyapp.games.suk.rules.scoring import Points
from pyapp.games.suk.state import OVER
from tests.suk.table import W1, W2, game, hold, table

PLANT = TILE_IDS.index("plant-turquoise")


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


@pytest.mark.parametrize(("card", "beside"), [("supernova", True), ("full_load", False)])
def test_under_supernova_rare_tiles_are_laid_side_by_side(card: str, beside: bool) -> None:
    """The same rare tile beside the rare one, or anywhere: only the card makes the difference."""
    holds = [{"b1": "robot-purple"}, {"a1": "spice-blue"}]
    deep = [card, "zero_gravity"]
    state = table(turn=0, holds=holds, options={"advanced": True}, deep=deep, goods={"0": "plant-turquoise"})
    gains = {
        move.cell: value(game.after(state, move), 0)
        for move in game.moves(state)
        if state.goods[move.dock] == PLANT
    }
    best = {cell for cell, gain in gains.items() if gain == max(gains.values())}
    assert len(gains) == 11 and (best == {"a1", "b2", "c1"}) == beside


@pytest.mark.parametrize(
    "card", ["wormhole", "nebula", "black_hole", "full_load", "pulsar", "quasar", "supernova"]
)
def test_a_full_hold_is_worth_what_the_cards_make_of_it(card: str) -> None:
    """Where nothing can be added any more there is nothing to promise: own points against the best rival's."""
    holds = [hold(W1), hold("robot-R"), {}]
    plain, counted = (
        table(players=3, turn=0, holds=holds, options={"advanced": bool(deep)}, deep=deep)
        for deep in ([], [card, "zero_gravity"])
    )
    totals = [game.view(state, None)["scores"][0]["total"] for state in (plain, counted)]
    rivals = value(plain, 0) - value(counted, 0)
    assert rivals == pytest.approx(totals[0] - totals[1])
