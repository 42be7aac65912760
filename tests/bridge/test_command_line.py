"""`python -m pyapp`: replay, simulate, arena."""

import json
from pathlib import Path
from typing import Any

import pytest

from pyapp.__main__ import main
from pyapp.ai.arena import interval, matches
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


def arena(capsys: pytest.CaptureFixture[str], *words: str) -> list[dict[str, Any]]:
    assert main(["arena", *words, "--json"]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_arena_lets_levels_meet_in_every_seating(capsys: pytest.CaptureFixture[str]) -> None:
    better, worse = arena(capsys, "suk", "--seats", "normal,random", "--games", "8")
    assert (better["level"], worse["level"], better["seat"], worse["seat"]) == ("normal", "random", 0, 1)
    assert better["games"] == 8 and better["wins"] + worse["wins"] == 8
    assert better["low"] < better["share"] <= better["high"] <= 1
    assert len(better["by_seat"]) == 2 and better["seconds"] <= better["seconds_95"] * 4


def test_arena_gives_the_same_results_on_several_processors(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("suk", "--seats", "normal,easy", "--games", "4", "--option", "hull=octagon")
    alone = arena(capsys, *words)
    together = arena(capsys, *words, "--workers", "2")
    for one, other in zip(alone, together, strict=True):
        assert {**one, "seconds": 0, "seconds_95": 0} == {**other, "seconds": 0, "seconds_95": 0}


def test_arena_on_a_cluster(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("distributed", reason="the cluster extra is not installed")
    words = ("suk", "--seats", "normal,random", "--games", "4")
    assert arena(capsys, *words, "--cluster", "local")[0]["wins"] == arena(capsys, *words)[0]["wins"]


@pytest.mark.parametrize(
    ("players", "deals"), [(("easy", "normal"), 3), (("easy", "easy"), 6), (("hard",), 6)]
)
def test_no_game_is_played_twice(players: tuple[str, ...], deals: int) -> None:
    met = list(matches("pocket-mars", players, 6, 1, {}))
    assert len({match.seed for match in met}) == deals
    assert len({(match.seed, *(players[who] for who in match.seating)) for match in met}) == 6


def test_arena_takes_levels_by_their_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("suk", "--games", "4", "--seats")
    named, numbered = (
        arena(capsys, *words, "easy,random"),
        arena(capsys, *words, "carelessness=6/deals=1,random"),
    )
    assert numbered[0]["level"] == "carelessness=6/deals=1"
    assert [line["score"] for line in numbered] == [line["score"] for line in named]
    assert arena(capsys, *words, "carelessness=60,random")[0]["score"] != named[0]["score"]


@pytest.mark.parametrize(
    "words",
    [
        ["--seats", "genius,easy"],
        ["--seats", "genius=2,easy"],
        ["--seats", "deals=x,easy"],
        ["--option", "hull=star"],
        ["--option", "x=1"],
    ],
)
def test_arena_says_what_it_does_not_know(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "suk", *words]) == 1
    assert capsys.readouterr().err.startswith("regolo: ")


@pytest.mark.parametrize(("wins", "games"), [(0.0, 1), (5.0, 10), (200.0, 200)])
def test_the_interval_holds_the_share(wins: float, games: int) -> None:
    low, high = interval(wins, games)
    assert 0 <= low <= wins / games <= high <= 1 and high - low < 4 / games**0.5
