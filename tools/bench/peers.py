"""Speed of the engines beside other people's: catanatron and python-chess, by turns in one run, the best of many rounds."""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from tools.env import console, stamps
from tools.env.console import Trouble, step
from tools.env.places import ROOT, WORK, venv_python

PEERS = ("catanatron==3.2.1", "chess==1.11.2")  # for this bench alone, and so in a place of their own
PLACE = WORK / "bench-peers"
STAMP = PLACE / "regolo.stamp"


def measured(rounds: int, seconds: float) -> dict[str, float]:
    """Steps per 1,000 calibration turns, by name."""
    words = [sys.executable, "-m", "tools.bench.peers_loop", str(rounds), str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(ensure()), "PYTHONHASHSEED": "0"}
    told = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if told.returncode:
        raise Trouble(f"The peers could not play: {told.stderr.strip().splitlines()[-1]}")
    found: dict[str, float] = json.loads(told.stdout)
    return found


def ensure() -> Path:
    """Where they are, fetched from PyPI if they are missing."""
    wanted = stamps.digest([], *PEERS, sys.version)
    if not STAMP.is_file() or STAMP.read_text() != wanted:
        step(f"fetching {' and '.join(PEERS)}")
        console.run(
            [venv_python(), "-m", "pip", "install", "-q", "--upgrade", "--target", PLACE, *PEERS],
            "catanatron and python-chess could not be fetched from PyPI; without them there is nothing to compare.",
        )
        STAMP.write_text(wanted)
    return PLACE


def run(words: list[str]) -> int:
    asked = argparse.ArgumentParser(prog="python build.py bench peers", description=__doc__)
    asked.add_argument("--rounds", type=int, default=7, help="of which the best counts (default 7)")
    asked.add_argument("--seconds", type=float, default=0.5, help="of each in a round")
    given = asked.parse_args(words)
    found = measured(given.rounds, given.seconds)
    print(f"steps of random play per 1,000 turns of the yardstick, best of {given.rounds}\n")
    for name, k in sorted(found.items(), key=lambda one: -one[1]):
        print(f"{name:<18}{k:>8.1f}")
    return 0
