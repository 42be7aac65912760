"""The engine against a second, independent reading of prices, sales, end and winner."""

from typing import Any

import pytest

from pyapp.core.rng import Rng
from pyapp.games.mechanics.rules import prices
from tests.mechanics.second_opinion import disagreements
from tests.mechanics.tables import GAME, table
from tests.playing import any_options, played


def test_both_agree_in_every_state_of_many_games() -> None:
    for seed in range(30):
        options = any_options(GAME, Rng(seed)) if seed % 3 else {}
        playout = played(GAME, GAME.setup(2 + seed % 3, options), seed)
        for state in playout.states:
            assert disagreements(GAME, state) == [], str(playout)


def test_a_wrong_price_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prices, "EFFECTS", (1, 1, 1, 1, -1, -1, -1))
    assert disagreements(GAME, table(2))


@pytest.mark.parametrize(("field", "value"), [("cogs", 31), ("hand", {"lens": 2})])
def test_a_wrong_winner_would_be_noticed(field: str, value: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = [{"cogs": 30, "hand": {"gear": 1}}, {"cogs": 30, "hand": {"gear": 1}, field: value}]
    state = table(2, phase="end", turn=None, deck=[], seats=seats)
    assert disagreements(GAME, state) == []
    right = GAME.result(state)
    assert right is not None
    right.ranking.reverse()
    monkeypatch.setattr(GAME, "result", lambda _: right)
    assert disagreements(GAME, state)
