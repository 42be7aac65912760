"""`bench strength`: meetings go on where they stopped, and begin anew when the players have changed."""

import json
from pathlib import Path
from typing import Any

import pytest

from tools.bench import strength, strength_table
from tools.bench.strength_goals import GOALS, Trial
from tools.bench.strength_table import ratio

MEETING = Trial("suk", ("easy", "random"))


@pytest.fixture(autouse=True)
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(strength, "STORE", tmp_path)
    return tmp_path


def measured(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    strength.run(["suk", "--only", "easy-random", "--json", *words])
    (told,) = json.loads(capsys.readouterr().out)
    return dict(told)


def test_a_meeting_goes_on_where_it_stopped(capsys: pytest.CaptureFixture[str]) -> None:
    assert measured(capsys, "--games", "4")["games"] == 4
    begun = strength.file_of(MEETING).read_text()
    told = measured(capsys, "--games", "6")
    assert told["games"] == 6 and told["low"] <= told["value"] <= told["high"]
    assert strength.file_of(MEETING).read_text().startswith(begun)
    assert measured(capsys, "--games", "0") == told


def test_other_players_begin_anew(capsys: pytest.CaptureFixture[str]) -> None:
    measured(capsys, "--games", "4")
    path = strength.file_of(MEETING)
    path.write_text(path.read_text().replace('"end": "', '"end": "x'))
    assert measured(capsys, "--games", "2")["games"] == 2


def test_it_ends_early_when_it_is_sure(capsys: pytest.CaptureFixture[str]) -> None:
    told = measured(capsys, "--games", "60", "--sure")
    assert told["games"] < 60 and told["reached"] and told["low"] > told["goal"]


def test_the_table_of_a_game_replaces_the_one_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.md"
    kept = "| hard against normal | 7 | 100.0% | 60.0% – 100.0% | ≥ 50.0% | yes | 0.1 | 0.2 |\n"
    page.write_text(f"A\n<!-- strength suk -->\nold\n{kept}<!-- /strength suk -->\nB\n")
    monkeypatch.setattr(strength_table, "PAGE", page)
    told = measured(capsys, "--games", "2", "--docs")
    text = page.read_text()
    assert text.startswith("A\n<!-- strength suk -->\n| meeting") and text.endswith(
        "<!-- /strength suk -->\nB\n"
    )
    assert "| easy against random | 2 |" in text and "old" not in text and told["games"] == 2
    assert kept in text, "a meeting that was not asked for stays as it was"


def test_every_meeting_has_a_file_of_its_own() -> None:
    names = [trial.name for goal in GOALS for trial in goal.trials]
    assert len(set(names)) == len(names)


def test_how_many_times_as_often() -> None:
    value, low, high = ratio(150, 200, 100, 200)
    assert low < 1.45 < value < 1.55 < high and low > 1.2
    assert ratio(0, 10, 0, 10)[0] == 1


def test_a_meeting_not_played_here_keeps_its_line() -> None:
    (goal,) = [goal for goal in GOALS if goal.trial == MEETING]
    line = f"| {strength_table.meeting(goal)} | 200 | 96.5% | 93.0% – 98.3% | ≥ 85.0% | yes | 0.1 | 0.2 |\n"
    nothing = strength_table.found(goal, {MEETING: []})
    assert line in strength_table.markdown([nothing], strength_table.HEAD + line)
    assert "not measured" in strength_table.markdown([nothing])
    strength.play_on(MEETING, 2, None, None)
    played = strength_table.found(goal, {MEETING: strength.stored(MEETING)})
    assert line not in strength_table.markdown([played], strength_table.HEAD + line)
