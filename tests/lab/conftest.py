"""The libraries of others, for tests in a process of their own."""

import os
import subprocess
import sys
from collections.abc import Callable

import pytest

from tools.env import peers
from tools.env.places import ROOT

Ask = Callable[..., str]


@pytest.fixture(scope="session")
def ask() -> Ask:
    """Runs a script of this folder where the libraries are; what it prints, or the test is skipped and says why."""
    place, why = peers.ensure()
    if place is None:
        pytest.skip(why)

    def answer(script: str, *words: str) -> str:
        ran = subprocess.run(
            [sys.executable, ROOT / "tests/lab/peers" / script, *words],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), str(place)))},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert ran.returncode == 0, (ran.stdout + ran.stderr)[-4000:]
        return ran.stdout

    return answer
