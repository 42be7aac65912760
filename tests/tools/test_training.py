"""Values that are learned: what the command makes is what lies in the room, and can be made again anywhere."""

import json
from fractions import Fraction

import pytest

from pyapp.games.mechanics.player import advisor
from tools import training as room
from tools.env.console import Trouble

TRAININGS = room.trainings()


@pytest.mark.parametrize("slug", TRAININGS)
def test_what_was_learned_is_what_lies_in_the_room(slug: str) -> None:
    training = room.training_of(slug)
    assert training.written(room.fitted(room.added(room.kept(training)))) == training.table.read_text("utf-8")
    data = json.loads(training.data.read_text("utf-8"))
    assert (data["seed"], data["games"]) == (training.seed, training.games)
    assert len(data["blocks"]) * room.BLOCK == training.games and data["features"] == list(training.features)


@pytest.mark.parametrize("slug", TRAININGS)
def test_the_same_seeds_give_the_same_games(slug: str) -> None:
    """One block in the middle of those kept, played again."""
    training = room.training_of(slug)
    blocks = room.kept(training)
    middle = len(blocks) // 2
    assert room.block(slug, training.seed + middle * room.BLOCK) == blocks[middle]


def test_the_teacher_of_mechanics_knows_nothing_that_was_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise each table would ask for another one."""
    training = room.training_of("mechanics")
    before = list(training.samples(3))
    monkeypatch.setattr(advisor, "GAIN", tuple(9.0 - gain for gain in advisor.GAIN))
    assert list(training.samples(3)) == before and before


def test_the_fit_is_exact() -> None:
    rows = [((1, 2, 0), 8), ((0, 1, 0), 3), ((2, 5, 0), 19), ((-3, 1, 0), -3)]  # 2 and 3, and one nobody had
    sums = [
        [sum(has[one] * (*has, came)[other] for has, came in rows) for other in range(4)] for one in range(3)
    ]
    assert room.fitted(sums) == [Fraction(2), Fraction(3), Fraction(0)]


def test_a_table_changed_by_hand_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    training = room.training_of("mechanics")
    monkeypatch.setattr(room, "training_of", lambda _: Changed(training))
    with pytest.raises(Trouble, match=r"gains\.py"):
        room.learn(["mechanics", "--kept", "--check"])


class Changed(room.Training):
    """A training that writes something else than what lies there."""

    def __init__(self, training: room.Training) -> None:
        super().__init__(
            training.slug,
            training.features,
            training.games,
            training.seed,
            training.samples,
            training.table,
            lambda weights: training.written(weights) + "\n",
        )
