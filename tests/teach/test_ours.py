"""Our own examples and first games are figures: they can be solved, and begin where they always did."""

import json
from pathlib import Path
from typing import Any

import pytest

from pyapp import GAMES
from pyapp.__main__ import main
from pyapp.teach.figures import read, told
from pyapp.teach.judge import checked
from pyapp.teach.ours import LESSON, material, ours
from tools.env.places import ROOT

SAVES = ROOT / "tests/saves/lessons"  # as the release before figures had them
TEACHING = [game for game in GAMES.values() if material(game) is not None]
FIGURES = [pytest.param(figure, id=f"{game.slug}-{name}") for game in TEACHING for name, figure in ours(game)]


@pytest.mark.parametrize("figure", FIGURES)
def test_a_figure_of_ours_can_be_solved(figure: dict[str, Any]) -> None:
    given = read(json.loads(json.dumps(figure)))
    answers = checked(given)
    assert len(answers) == len(given.steps)
    assert [answer is None for answer in answers] == [step.ask is None for step in given.steps]
    assert all(one["text"] or one["ask"] for one in told(given)["steps"])


@pytest.mark.parametrize("figure", FIGURES)
def test_a_figure_of_ours_begins_where_the_last_release_began(figure: dict[str, Any]) -> None:
    """Links, frames and half-played lessons of earlier releases lead to the same table."""
    kept = json.loads((SAVES / "tables.json").read_text("utf-8"))
    given = read(figure)
    name = next(name for name, one in ours(given.game) if one is figure)
    assert given.game.digest(given.record.state) == kept[given.game.slug][name]


@pytest.mark.parametrize("game", TEACHING, ids=lambda game: str(game.slug))
def test_a_first_game_keeps_the_names_of_its_steps(game: Any) -> None:
    """By these a browser remembers how far somebody has come."""
    kept = json.loads((SAVES / "steps.json").read_text("utf-8"))[game.slug]
    assert [step.id for step in read(dict(ours(game))[LESSON]).steps] == [*kept, "end"]


def test_they_can_be_had_as_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["figures", "suk", "--into", str(tmp_path)]) == 0
    names = capsys.readouterr().out.split()
    assert str(tmp_path / "W1.json") in names and str(tmp_path / "lesson.json") in names
    assert main(["diagram", str(tmp_path / "W1.json"), "--into", str(tmp_path / "pictures")]) == 0
