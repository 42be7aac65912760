"""`python -m pyapp`: replay, simulate, arena."""

import json
from pathlib import Path

import pytest

from pyapp.__main__ import main
from pyapp.record import Record
from tests.golden import files


@pytest.mark.parametrize("language", ["it", "en"])
def test_replay_tells_a_game_in_sentences(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    for path in files("suk")[:4]:
        assert main(["replay", str(path), "--lang", language]) == 0
        told = capsys.readouterr().out
        record = Record.parse(path.read_text("utf-8"))
        assert f"digest {record.game.digest(record.state)}" in told
        assert all(move in told for move in record.moves)
        assert "{" not in told.split("digest")[0]


def test_replay_says_where_a_record_no_longer_fits(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    path.write_text("regolo 1\ngame: suk\n\nplace 7 black b3\nplace 7 white a1\n")
    assert main(["replay", str(path), "--lang", "en"]) == 0
    assert "line 5: place 7 white a1: R11 " in capsys.readouterr().out


def test_what_is_no_record_is_a_problem(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.txt"
    path.write_text("hello")
    assert main(["replay", str(path)]) == 1
    assert "record.no_title" in capsys.readouterr().err


def test_simulate_plays_random_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "suk", "--games", "3", "--players", "3"]) == 0
    assert capsys.readouterr().out


def test_arena_lets_levels_meet(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "suk", "--seats", "normal,random", "--games", "4", "--json"]) == 0
    assert [json.loads(line) for line in capsys.readouterr().out.splitlines()]
