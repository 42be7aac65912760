"""The engine and a second reading of the sheet agree, from the first placement to the ranking."""

import ast
from pathlib import Path

import pytest

from tests.playing import random_game
from tests.suk import second_opinion
from tests.suk.table import W1, game, hold, table


def test_it_takes_nothing_from_the_engine() -> None:
    tree = ast.parse(Path(second_opinion.__file__).read_text("utf-8"))
    names = {
        name
        for node in ast.walk(tree)
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    assert not any("pyapp" in str(name) or "tests" in str(name) for name in names)


@pytest.mark.parametrize("seed", range(2, 200, 6))
def test_both_readings_agree(seed: int) -> None:
    for state in random_game("suk", seed).states:
        assert second_opinion.disagreements(game, state) == []
        assert game.view(state, None)["composed"] == [], "a dealt game is never taken for a problem"


def test_it_would_see_another_end_other_points_and_other_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    state = table(players=3, holds=[hold(W1), {}, {}], turn=1)
    assert second_opinion.disagreements(game, state) == []
    monkeypatch.setattr(type(game), "moves", lambda *_: [])
    monkeypatch.setattr(type(game), "to_act", lambda *_: None)
    monkeypatch.setattr(second_opinion, "RARE", set())
    second_opinion.best.cache_clear()
    told = " ".join(second_opinion.disagreements(game, state))
    assert "R20" in told and "R31" in told and "R34" in told
