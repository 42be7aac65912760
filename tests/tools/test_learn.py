"""Values that are learned: what the command makes is what lies in the room, and can be made again anywhere."""

import json
from fractions import Fraction

import pytest

from pyapp.games.mechanics.player import advisor
from tools import learn
from tools.env.console import Trouble

LESSONS = learn.lessons()


@pytest.mark.parametrize("slug", LESSONS)
def test_what_was_learned_is_what_lies_in_the_room(slug: str) -> None:
    lesson = learn.lesson_of(slug)
    assert lesson.written(learn.fitted(learn.added(learn.kept(lesson)))) == lesson.table.read_text("utf-8")
    data = json.loads(lesson.data.read_text("utf-8"))
    assert (data["seed"], data["games"]) == (lesson.seed, lesson.games)
    assert len(data["blocks"]) * learn.BLOCK == lesson.games and data["features"] == list(lesson.features)


@pytest.mark.parametrize("slug", LESSONS)
def test_the_same_seeds_give_the_same_games(slug: str) -> None:
    """One block in the middle of those kept, played again."""
    lesson = learn.lesson_of(slug)
    blocks = learn.kept(lesson)
    middle = len(blocks) // 2
    assert learn.block(slug, lesson.seed + middle * learn.BLOCK) == blocks[middle]


def test_the_teacher_of_mechanics_knows_nothing_that_was_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise each table would ask for another one."""
    lesson = learn.lesson_of("mechanics")
    before = list(lesson.samples(3))
    monkeypatch.setattr(advisor, "GAIN", tuple(9.0 - gain for gain in advisor.GAIN))
    assert list(lesson.samples(3)) == before and before


def test_the_fit_is_exact() -> None:
    rows = [((1, 2, 0), 8), ((0, 1, 0), 3), ((2, 5, 0), 19), ((-3, 1, 0), -3)]  # 2 and 3, and one nobody had
    sums = [
        [sum(has[one] * (*has, came)[other] for has, came in rows) for other in range(4)] for one in range(3)
    ]
    assert learn.fitted(sums) == [Fraction(2), Fraction(3), Fraction(0)]


def test_a_table_changed_by_hand_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = learn.lesson_of("mechanics")
    monkeypatch.setattr(learn, "lesson_of", lambda _: Changed(lesson))
    with pytest.raises(Trouble, match=r"gains\.py"):
        learn.learn(["mechanics", "--kept", "--check"])


class Changed(learn.Lesson):
    """A lesson that writes something else than what lies there."""

    def __init__(self, lesson: learn.Lesson) -> None:
        super().__init__(
            lesson.slug,
            lesson.features,
            lesson.games,
            lesson.seed,
            lesson.samples,
            lesson.table,
            lambda weights: lesson.written(weights) + "\n",
        )
