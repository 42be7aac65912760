"""A run of many tests: who goes where, in which order, and what is kept of it."""

import json
from pathlib import Path
from types import SimpleNamespace

import pytest

from pyapp import GAMES
from tools import test_run
from tools.bench import tests as bench
from tools.test_run import at_length, name_of, noted_of, place, title_of


@pytest.mark.parametrize("slug", GAMES)
def test_what_is_tried_with_a_title_goes_with_it(slug: str, request: pytest.FixtureRequest) -> None:
    assert title_of(request.node) == slug


@pytest.mark.parametrize("name", ["chess", "it"])
def test_what_has_no_title_goes_anywhere(name: str, request: pytest.FixtureRequest) -> None:
    assert name and title_of(request.node) is None


def test_this_is_quick(request: pytest.FixtureRequest) -> None:
    assert not at_length(request.node)


@pytest.mark.slow
def test_this_is_said_to_be_slow(request: pytest.FixtureRequest) -> None:
    assert at_length(request.node)


def test_quick_ones_first_then_the_longest() -> None:
    took = {"quick": 9.0, "short": 2.0, "long": 30.0}
    tests = [("new", True), ("short", True), ("quick", False), ("long", True), ("other", False)]
    ordered = sorted(tests, key=lambda one: place(one[0], one[1], took))
    assert [name for name, _ in ordered] == ["quick", "other", "long", "short", "new"]


def test_a_group_is_no_part_of_the_name() -> None:
    assert name_of("tests/suk/test_end.py::test_r20[a@b]@suk") == "tests/suk/test_end.py::test_r20[a@b]"
    assert name_of("tests/core/test_rng.py::test_x[a@b]") == "tests/core/test_rng.py::test_x[a@b]"


def report(name: str, seconds: float) -> SimpleNamespace:
    return SimpleNamespace(nodeid=name, duration=seconds)


def test_what_was_tried_again_is_counted_and_times_are_added_up() -> None:
    stats = {
        "": [report("a", 2.0), report("b", 0.1)],
        "passed": [report("a", 3.0), report("b", 0.2)],
        "rerun": [report("a", 4.0)],
        "warnings": [SimpleNamespace()],
    }
    assert noted_of(stats) == {"tests": 2, "again": ["a"], "slowest": [["a", 9.0]]}


def test_the_last_run_is_kept_beside_the_one_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept, table = tmp_path / "KEPT", tmp_path / "TABLE"
    for name in ("KEPT", "NOTED", "TABLE"):
        monkeypatch.setattr(bench, name, tmp_path / name)
    test_run.write(kept, {"before": {"wall": 1547, "tests": 3}})
    test_run.write(tmp_path / "NOTED", {"wall": 700, "tests": 4, "again": [], "slowest": [["a", 9.0]]})
    assert bench.run(["--keep"]) == 0
    assert json.loads(kept.read_text("utf-8"))["after"]["wall"] == 700
    assert "| wall time, s | 1547 | 700 |" in table.read_text("utf-8")
    assert "| tried again | not measured | 0 |" in capsys.readouterr().out
