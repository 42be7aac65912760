"""The second reading of a race agrees with the engine, and would notice if it did not."""

from typing import Any

import pytest

from pyapp.games.automobiles import GAME
from tests.acting import sees
from tests.automobiles.second_opinion import disagreements
from tests.playing import random_games


@pytest.mark.thorough
def test_a_second_reading_of_the_sheet_finds_the_same() -> None:
    for playout in random_games(GAME.slug, 30):
        for state in (*playout.states[::5], playout.states[-1]):
            assert disagreements(GAME, state) == [], playout


class Spoilt:
    """The engine, with one thing told otherwise."""

    def __init__(self, **changed: Any) -> None:
        self.changed = changed

    def dump(self, state: Any) -> dict[str, Any]:
        return GAME.dump(state)

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        view = sees(GAME, state, seat)
        if view["drive"]:
            view["drive"] |= self.changed
        return {
            **view,
            **{name: value for name, value in self.changed.items() if name in ("ranking", "targets")},
        }

    def result(self, state: Any) -> Any:
        return None if state.agenda else self.changed.get("result", GAME.result(state))


@pytest.mark.parametrize(
    "changed", [{"ranking": []}, {"wear": 9}, {"money": -1}, {"drafting": 7}, {"targets": []}]
)
def test_it_notices_a_fault(changed: dict[str, Any]) -> None:
    states = [state for playout in random_games(GAME.slug, 6) for state in playout.states[::5]]
    assert any(disagreements(Spoilt(**changed), state) for state in states)


def test_it_notices_a_wrong_end() -> None:
    last = random_games(GAME.slug, 1)[0].states[-1]
    wrong = GAME.result(last)
    assert wrong is not None
    wrong.ranking.reverse()
    assert disagreements(Spoilt(result=wrong), last)
