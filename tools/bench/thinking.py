"""Seconds a computer player takes for a move, and how long the worker is deaf meanwhile: every title and level."""

import argparse
import json
from pathlib import Path
from typing import Any

from pyapp import GAMES
from tools import site
from tools.bench import thinking_loop
from tools.bench.engine import in_chromium


def run(words: list[str]) -> int:
    asked = argparse.ArgumentParser(prog="python build.py bench thinking", description=__doc__)
    asked.add_argument("games", nargs="*", default=[], help="slugs; all if none is named")
    asked.add_argument("--seconds", type=float, default=thinking_loop.SECONDS, help="for each game and level")
    asked.add_argument("--no-browser", action="store_true")
    given = asked.parse_args(words)
    slugs = given.games or list(GAMES)
    for slug in slugs:
        _print("CPython", json.loads(thinking_loop.measure(given.seconds, [slug])))
    if given.no_browser:
        return 0
    site.build()
    for slug in slugs:
        _print("Chromium", in_chromium(Path(thinking_loop.__file__), f"measure({given.seconds}, {[slug]})"))
    return 0


def _print(where: str, lines: list[dict[str, Any]]) -> None:
    """Milliseconds: half of the moves take less, 95 % take less, the longest slice."""
    for line in lines:
        half, most, longest = (1000 * line[name] for name in ("half", "most", "slice"))
        print(
            f"{where:<10}{line['game']:<14}{line['level']:<8}{line['moves']:>5} moves"
            f"{half:>9.1f} ms half{most:>9.1f} ms 95 %{longest:>8.1f} ms slice",
            flush=True,
        )
