"""Seconds for a move in the browser, how long the worker is deaf meanwhile, and how soon "move now" is obeyed."""

import argparse
import json
import os
from dataclasses import asdict
from typing import Any

from pyapp import GAMES
from tools import site
from tools.bench import thinking_loop, thinking_page
from tools.bench.thinking_page import Row
from tools.env.places import ROOT, WORK

PAGE = ROOT / "docs" / "opponents.md"
STORE = WORK / "thinking.json"
GOALS = {"easy": 50, "normal": 500, "hard": 1500, "master": 5000}  # milliseconds, 95 % of the moves
DEAF, OBEY = 50, 200  # milliseconds
HEAD = (
    "| game | seats | level | moves | half of them within | 95 % within | goal | deaf: 95 % within | at most "
    "| the move made: 95 % within | “move now”: 95 % within |\n"
    "|---|---:|---|---:|---:|---:|---:|---:|---:|---:|---:|\n"
)


def run(words: list[str]) -> int:
    asked = argparse.ArgumentParser(prog="python build.py bench thinking", description=__doc__)
    asked.add_argument("games", nargs="*", default=[], help="slugs; all if none is named")
    asked.add_argument("--moments", type=int, default=40, help="of kept games, for each line of the table")
    asked.add_argument(
        "--seconds", type=float, default=thinking_loop.SECONDS, help="in CPython, for each level"
    )
    asked.add_argument("--cpython", action="store_true", help="the same players in CPython, and no browser")
    asked.add_argument("--docs", action="store_true", help=f"write the table of {PAGE.relative_to(ROOT)}")
    given = asked.parse_args(words)
    slugs = given.games or list(GAMES)
    if given.cpython:
        for slug in slugs:
            _print(json.loads(thinking_loop.measure(given.seconds, [slug])))
        return 0
    site.build()
    found = _kept()
    print(
        f"processes that wanted a processor: {os.getloadavg()[0]:.1f} on {os.cpu_count()} of them\n{HEAD}",
        end="",
    )
    for row in thinking_page.rows(slugs, given.moments):
        print(_line(row), flush=True)
        found[f"{row.slug} {row.seats} {row.level}"] = row
    STORE.write_text(json.dumps({key: asdict(row) for key, row in found.items()}), "utf-8")
    if given.docs:
        _write([row for slug in GAMES for row in found.values() if row.slug == slug])
    return 0


def _kept() -> dict[str, Row]:
    """What earlier runs found for other games."""
    if not STORE.exists():
        return {}
    return {key: Row(**row) for key, row in json.loads(STORE.read_text("utf-8")).items()}


def _line(row: Row) -> str:
    goal = GOALS[row.level]
    cells = (
        *(row.slug, row.seats, row.level, len(row.took), f"{mark(row.took, 0.5)} ms"),
        *(_judged(row.took, goal), f"{goal} ms", _judged(row.deaf, DEAF), f"{mark(row.deaf, 1)} ms"),
        *(f"{mark(row.made, 0.95)} ms", _judged(row.obeyed, OBEY)),
    )
    return f"| {' | '.join(map(str, cells))} |"


def _judged(times: list[float], goal: int) -> str:
    """95 % take less; set off where that is more than is allowed."""
    if not times:
        return ""
    most = mark(times, 0.95)
    return f"**{most} ms**" if most > goal else f"{most} ms"


def mark(times: list[float], share: float) -> int:
    """So many of the times, in whole milliseconds, are not longer."""
    times = sorted(times)
    return round(times[min(int(len(times) * share), len(times) - 1)]) if times else 0


def _write(rows: list[Row]) -> None:
    text = PAGE.read_text(encoding="utf-8")
    begin, end = "<!-- browser -->\n", "<!-- /browser -->\n"
    before, _, rest = text.partition(begin)
    _, _, after = rest.partition(end)
    table = HEAD + "".join(f"{_line(row)}\n" for row in rows)
    PAGE.write_text(before + begin + table + end + after, encoding="utf-8")


def _print(lines: list[dict[str, Any]]) -> None:
    """Milliseconds: half of the moves take less, 95 % take less, the longest slice."""
    for line in lines:
        half, most, longest = (1000 * line[name] for name in ("half", "most", "slice"))
        print(
            f"CPython  {line['game']:<14}{line['level']:<8}{line['moves']:>5} moves"
            f"{half:>9.1f} ms half{most:>9.1f} ms 95 %{longest:>8.1f} ms slice",
            flush=True,
        )
