"""Studies whose processes are killed in earnest: what was finished stays, and the table is the one of a quiet machine."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pyapp.lab import running
from tools.env.places import ROOT

GAMES = 60
WORDS = ("study", "suk", "--level", "normal", "--vary", "hull", "--seed", "3", "--games", str(GAMES))
PATIENCE = 300.0

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="finds processes in /proc"),
]


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The table of one process that nobody troubles."""
    folder = tmp_path_factory.mktemp("quiet")
    process = begun(folder)
    assert process.wait(PATIENCE) == 0
    return table(folder)


def begun(folder: Path, *words: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "pyapp", *WORDS, "--out", str(folder), *words]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def table(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / "table.json").read_text("utf-8"))
    return found


def finished(folder: Path) -> list[str]:
    """The lines of the games so far, whole ones only."""
    journal = folder / running.JOURNAL
    lines = journal.read_text("utf-8").splitlines(keepends=True)[1:] if journal.exists() else []
    return [line for line in lines if line.endswith("\n")]


def under_way(folder: Path, process: subprocess.Popen[bytes], least: int) -> list[str]:
    """Waits until so many games are finished, and gives their lines."""
    until = time.monotonic() + PATIENCE
    while len(lines := finished(folder)) < least and process.poll() is None:
        assert time.monotonic() < until, "no game was finished"
        time.sleep(0.02)
    assert process.poll() is None, "it had ended before anybody was killed"
    return lines


def below(process: int) -> Iterator[int]:
    """Its children and theirs, as far as they live."""
    try:
        tasks = list(Path(f"/proc/{process}/task").iterdir())
        children = [int(word) for task in tasks for word in (task / "children").read_text().split()]
    except OSError:
        return
    for child in children:
        yield child
        yield from below(child)


def kill(process: int) -> None:
    """Of those that these tests have started."""
    os.kill(process, signal.SIGKILL)


def players(process: int) -> list[int]:
    """The processes below it that play: those that have nobody below them, by the most they have worked."""
    leaves = [one for one in below(process) if not list(below(one))]
    return sorted(leaves, key=worked, reverse=True)


def worked(process: int) -> int:
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return -1
    return int(fields[11]) + int(fields[12])


def test_a_worker_that_is_killed_loses_no_finished_game(quiet: dict[str, Any], tmp_path: Path) -> None:
    process = begun(tmp_path, "--workers", "2")
    before = under_way(tmp_path, process, 4)
    kill(players(process.pid)[0])
    assert process.wait(PATIENCE) == 0
    assert finished(tmp_path)[: len(before)] == before
    assert table(tmp_path) == quiet


def test_a_study_that_is_killed_goes_on(quiet: dict[str, Any], tmp_path: Path) -> None:
    process = begun(tmp_path, "--workers", "2")
    before = under_way(tmp_path, process, 4)
    others = list(below(process.pid))
    kill(process.pid)
    process.wait()
    for other in others:  # they would notice by themselves, some games later
        try:
            kill(other)
        except ProcessLookupError:
            continue
    again = begun(tmp_path)
    assert again.wait(PATIENCE) == 0
    after = finished(tmp_path)
    assert set(before) <= set(after) and len(after) == GAMES, "no finished game is played again"
    assert table(tmp_path) == quiet


def test_a_worker_of_a_cluster_that_is_killed_changes_nothing(quiet: dict[str, Any], tmp_path: Path) -> None:
    pytest.importorskip("distributed", reason="the cluster extra is not installed")
    process = begun(tmp_path, "--cluster", "local")
    before = under_way(tmp_path, process, 2)
    kill(players(process.pid)[0])
    assert process.wait(PATIENCE) == 0
    assert finished(tmp_path)[: len(before)] == before
    assert table(tmp_path) == quiet
