"""A second reading of scores and ends agrees with the engine over whole games; the soak asks it about many more."""

from typing import Any

import pytest

from pyapp.games.pocket_mars import GAME
from pyapp.games.pocket_mars.rules.scoring import Points
from tests.playing import played, random_games

from .second_opinion import disagreements
from .tables import table


def test_it_agrees_over_whole_games() -> None:
    games = [
        *random_games("pocket-mars", 28),
        *(played(GAME, GAME.setup(1, {"deck_end": True}), seed) for seed in (1, 2)),
    ]
    for playout in games:
        for state in (*playout.states[::3], playout.states[-1]):
            assert disagreements(GAME, state) == [], playout


def test_it_would_notice_a_wrong_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reading that always agrees is none."""
    state = table(2, seats=[{"one": {"water": 4, "energy": 1, "science": 1, "ecosystem": 1}}], agenda=[])
    assert disagreements(GAME, state) == []

    def generous(self: Points) -> int:
        return sum(self) + 1

    monkeypatch.setattr(Points, "total", property(generous))
    assert len(disagreements(GAME, state)) >= 2


@pytest.mark.parametrize(
    ("seat", "total"),
    [
        (
            {"one": {"energy": 4, "water": 1, "science": 1}, "two": {"ecosystem": 1}, "ship": 0, "energy": 2},
            22,
        ),
        ({"ship": 2, "earth": 1, "one": {"water": 2, "ecosystem": 1}, "two": {"water": 1}, "energy": 2}, 13),
    ],
)
def test_the_sheet_s_own_figures(seat: dict[str, Any], total: int) -> None:
    """Worked example X5, by the second reading and by the engine."""
    other = {"ship": 1, "earth": 3, "one": {"science": 2}, "two": {"science": 1}, "energy": 0}
    over: dict[str, Any] = {"agenda": []} if seat["ship"] == 0 else {}
    state = table(3, seats=[seat, other, other], **over)
    assert GAME.view(state, 0)["seats"][0]["score"]["total"] == total and disagreements(GAME, state) == []
