"""The libraries of others that the laboratory is proved with (PettingZoo, OpenSpiel, Arrow), in a place of their own.

They are large and nothing else needs them, so they stay out of `.venv`; tests that want them run in a process of
their own, with this place on its path.
"""

import sys
from functools import cache
from pathlib import Path

from tools.env import stamps
from tools.env.build_lock import alone
from tools.env.console import Trouble, run, step
from tools.env.environment import requirements
from tools.env.places import WORK, venv_python

PLACE = WORK / "peers"
STAMP = PLACE / "regolo.stamp"


@cache
def ensure() -> tuple[Path | None, str]:
    """Where they are, or None and why they can't be had here."""
    wanted = stamps.digest([requirements("lab")], sys.version)
    with alone("peers"):
        if STAMP.is_file() and STAMP.read_text() == wanted:
            return PLACE, ""
        step("fetching the libraries of the laboratory's tests")
        words = ["--require-hashes", "--only-binary=:all:", "--no-deps", "--no-compile", "--upgrade", "-q"]
        try:
            run(
                [venv_python(), "-m", "pip", "install", *words, "--target", PLACE, "-r", requirements("lab")],
                "no wheels for this Python on this machine, or no registry",
            )
        except Trouble as trouble:
            return None, str(trouble).splitlines()[0]
        STAMP.write_text(wanted)
    return PLACE, ""
