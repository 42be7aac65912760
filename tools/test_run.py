"""A run of many tests, for `python build.py test`: which process runs what and when, and what is said at the end.

All tests of a title go to the same process, which plays the title's random games once. The quick tests come first,
then those that ask a browser or take long, the longest before the shorter ones: neither process waits for the other.
"""

import json
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from pyapp import GAMES
from tools.env.places import ROOT, WORK

NOTED = WORK / "tests.json"  # what the last run took; `build.py bench tests --keep` keeps it
KEPT = ROOT / "docs/quality/tests.json"
FIRST = 1e9  # sorts before whatever took long
MOST = 200  # tests whose time is noted
ROOMS = {slug.replace("-", "_"): slug for slug in GAMES}


def title_of(item: pytest.Item) -> str | None:
    """The game whose random games a test may want, by its room or by what it is tried with."""
    room = item.path.relative_to(ROOT).parts[1]
    if room in ROOMS:
        return ROOMS[room]
    given = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
    named = [getattr(value, "slug", value) for value in given.values()]
    return next((name for name in named if isinstance(name, str) and name in GAMES), None)


def at_length(item: pytest.Item) -> bool:
    """Does it take seconds rather than moments? So do all that ask a browser."""
    return item.get_closest_marker("slow") is not None or item.path.is_relative_to(ROOT / "e2e")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A set has another order in each process, and processes that share a run must collect the same."""
    for mark in metafunc.definition.iter_markers("parametrize"):
        unordered = len(mark.args) > 1 and isinstance(mark.args[1], (set, frozenset))
        assert not unordered, f"{metafunc.definition.nodeid}: sort the values of {mark.args[0]!r}"


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Generator[None]:
    for item in items:
        title = None if at_length(item) else title_of(item)
        if title:
            item.add_marker(pytest.mark.xdist_group(title))
    yield
    took = dict(read(KEPT).get("after", {}).get("slowest", []))
    items.sort(key=lambda item: place(name_of(item.nodeid), at_length(item), took))


def place(name: str, at_length: bool, took: dict[str, float]) -> float:
    """The quick ones first, as they stand; then the longest."""
    return -took.get(name, 0.0) if at_length else -FIRST


def name_of(nodeid: str) -> str:
    """Without the group that xdist writes behind it."""
    name, _, group = nodeid.rpartition("@")
    return name if group in GAMES else nodeid


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """How many tests were tried again (the goal is none), and the times, noted."""
    noted = noted_of(terminalreporter.stats)
    terminalreporter.write_line(f"tried again: {len(noted['again'])} (goal 0)")
    WORK.mkdir(exist_ok=True)
    write(NOTED, noted)


def noted_of(stats: dict[str, list[Any]]) -> dict[str, Any]:
    """What is worth knowing of a run, from pytest's reports by outcome: a set-up, a call, an end each."""
    took: defaultdict[str, float] = defaultdict(float)
    for reports in stats.values():
        for report in reports:
            took[name_of(getattr(report, "nodeid", ""))] += getattr(report, "duration", 0.0)
    slowest = sorted(took.items(), key=lambda one: -one[1])[:MOST]
    return {
        "tests": sum(len(stats.get(outcome, [])) for outcome in ("passed", "failed", "skipped")),
        "again": [name_of(report.nodeid) for report in stats.get("rerun", [])],
        "slowest": [[name, round(seconds, 1)] for name, seconds in slowest if seconds >= 1],
    }


def read(path: Path) -> dict[str, Any]:
    """Figures of runs; none where there is no such file."""
    kept: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return kept


def write(path: Path, figures: dict[str, Any]) -> None:
    path.write_text(json.dumps(figures, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
