"""Our own examples and first games are written in the format of figures, and can be solved as figures."""

import json
from pathlib import Path
from typing import Any

import pytest

from pyapp import GAMES
from pyapp.__main__ import main
from pyapp.teach.figures import read, told
from pyapp.teach.judge import checked, played
from pyapp.teach.lessons import begun, fits, material
from pyapp.teach.ours import LESSON, ours

TEACHING = [game for game in GAMES.values() if material(game) is not None]
FIGURES = [pytest.param(figure, id=f"{game.slug}-{name}") for game in TEACHING for name, figure in ours(game)]


@pytest.mark.parametrize("figure", FIGURES)
def test_a_figure_of_ours_can_be_solved(figure: dict[str, Any]) -> None:
    given = read(json.loads(json.dumps(figure)))
    answers = checked(given)
    assert len(answers) == len(given.steps)
    assert [answer is None for answer in answers] == [step.ask is None for step in given.steps]
    assert all(one["text"] or one["ask"] for one in told(given)["steps"])


@pytest.mark.parametrize("game", TEACHING, ids=lambda game: str(game.slug))
def test_an_example_as_a_figure_ends_where_the_example_ends(game: Any) -> None:
    taught, figures = material(game), dict(ours(game))
    assert taught is not None
    for example in taught.examples:
        if example.id in figures:
            record = begun(game, example.table, example.seat)
            for move in example.moves:
                record.play(move)
            given = read(figures[example.id])
            assert game.digest(played(given, len(given.steps))) == game.digest(record.state), example.id


@pytest.mark.parametrize("game", TEACHING, ids=lambda game: str(game.slug))
def test_a_first_game_as_a_figure_asks_for_the_same_moves(game: Any) -> None:
    taught = material(game)
    assert taught is not None
    answers = checked(read(dict(ours(game))[LESSON]))
    for step, answer in zip(taught.lesson.steps, answers, strict=False):
        assert fits(step.do, answer) if step.do else answer is None


def test_they_can_be_had_as_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["figures", "suk", "--into", str(tmp_path)]) == 0
    names = capsys.readouterr().out.split()
    assert str(tmp_path / "W1.json") in names and str(tmp_path / "lesson.json") in names
    assert main(["diagram", str(tmp_path / "W1.json"), "--into", str(tmp_path / "pictures")]) == 0
