"""The soak plays the same rounds from the same seed, and tells what it finds."""

import json
from pathlib import Path
from typing import Any

import pytest

from pyapp import GAMES
from tools.fuzz import soak
from tools.fuzz.soak import inputs, kept, opinions

ROUNDS = len(GAMES)


def report(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    soak.main([*words, "--json"])
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    return {**told, "seconds": 0}


def test_a_round_of_every_title_without_a_failure(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "soak.json"
    words = ("--seed", "8", "--rounds", str(ROUNDS), "--inputs", "40", "--out", str(path))
    told = report(capsys, *words)
    assert told["failures"] == []
    assert set(told["games"]) == set(GAMES) == set(told["moves"])
    assert set(told["inputs"]) == {"links", "records", "positions", "messages", "storages"}
    assert told["all_inputs"] == ROUNDS * 60 and told["computer_moves"] > 0
    assert {**json.loads(path.read_text()), "seconds": 0} == told


def test_the_same_seed_is_the_same_soak(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--seed", "5", "--first", "2", "--rounds", "2", "--inputs", "20")
    assert report(capsys, *words) == report(capsys, *words)


def test_what_breaks_is_told_with_the_way_to_see_it_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = GAMES["suk"]
    monkeypatch.setattr(type(game), "refusal", lambda *_: None)
    number = list(GAMES).index("suk")
    assert soak.main(["--seed", "9", "--first", str(number), "--rounds", "1", "--inputs", "0"]) == 1
    told = capsys.readouterr().out
    assert "allowed and not listed" in told and f"(--seed 9 --first {number} --rounds 1)" in told


def test_a_fault_of_the_door_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: str) -> None:
        raise RuntimeError("broken on purpose")

    monkeypatch.setattr("pyapp.record.link.read", broken)
    troubles = list(inputs.some(soak.Tally(1), 40, 1))
    assert troubles and all("broken on purpose" in trouble for trouble in troubles)


def test_it_stops_when_its_time_is_over(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--seed", "1", "--minutes", "0", "--inputs", "4", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["rounds"] == 1


def test_runs_that_are_kept_add_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "quality" / "soak.json"
    told = report(capsys, "--seed", "3", "--rounds", "2", "--inputs", "4")
    kept.add(told, path)
    kept.add(told | {"mended": ["a tile that got lost"]}, path)
    both = kept.together(kept.runs(path))
    assert both["all_moves"] == 2 * told["all_moves"] and both["runs"] == 2
    assert both["moves"] == {title: 2 * moves for title, moves in told["moves"].items()}
    assert both["mended"] == ["a tile that got lost"] and both["failures"] == []


def test_a_second_reading_of_every_title(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opinions, "FILE", tmp_path / "opinions.json")
    assert soak.main(["--opinions", "suk", "mechanics", "--seed", "2", "--rounds", "2", "--keep"]) == 0
    heard = opinions.kept()
    assert set(heard) == {"suk", "mechanics"} and all(one["games"] == 2 for one in heard.values())
    assert all(one["moments"] > 40 and one["failures"] == [] for one in heard.values())


def test_of_three_games_read_twice_one_is_played_on_an_owners_components() -> None:
    heard = opinions.of_title(GAMES["suk"], 3, 6)
    assert (heard.games, heard.owned, heard.failures) == (6, 2, [])


def test_a_difference_is_a_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(opinions, "second_opinion", lambda *_: ["R20: otherwise"])
    assert soak.main(["--opinions", "suk", "--seed", "2", "--rounds", "2"]) == 1
    assert "game 1: R20: otherwise" in capsys.readouterr().out
