"""What is left of a game when another one begins: twenty in a row on one page, in each engine; it has to level off."""

import os
import shutil
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.bench import engines
from tools.env.console import Trouble
from tools.quality.screens import DRAWN, moment
from tools.quality.windows import GIVE, WAITS, OfPlaywright, Window
from tools.site import server

GAMES = 20
REST = 6.0  # seconds after which what a game left to be done later has been done
SHARE = 0.9  # of the kept game played already when it is taken in
MOST_HEAP, MOST_NODES, MOST_LISTENERS = 0.1, 30.0, 0.5  # MB, elements and texts, listeners for each game
TITLE = "## Game after game"
COUNTER = Path(__file__).with_suffix(".js")
PLAIN = "#/settings"  # where no game is to be seen


@dataclass
class Held:
    """After one game: what the page holds. Without a debugger nodes are those in the page."""

    nodes: int
    listeners: int
    heap: float
    what: dict[str, int]


def measured(dist: Path, games: int = GAMES) -> list[dict[str, Any]]:
    """A line for each engine that is here."""
    told = []
    with tempfile.TemporaryDirectory() as folder:
        site = _counting(dist, Path(folder) / "site")
        with server.serving(site) as served:
            for name in engines.NAMES:
                profile = Path(folder) / name
                profile.mkdir()
                try:
                    with engines.opened(name, profile) as window:
                        told.append({"engine": name, **_growth(window, served.address, games)})
                except Trouble as trouble:
                    told.append({"engine": name, "lacking": str(trouble)})
    return told


def _counting(dist: Path, target: Path) -> Path:
    """The same site with our counter before its own scripts."""
    shutil.copytree(dist, target, copy_function=os.link)
    shutil.copy(COUNTER, target / "static/leaks.js")
    page = target / "index.html"
    text = page.read_text("utf-8").replace("<title>", '<script src="./static/leaks.js"></script><title>', 1)
    for old in target.glob("index.html*"):
        old.unlink()
    page.write_text(text, "utf-8")
    return target


def _growth(window: Window, address: str, games: int) -> dict[str, Any]:
    window.prefer(address)
    window.go(f"{address}index.html{PLAIN}")
    held = []
    for number in range(games):
        _play(window, DRAWN[number % len(DRAWN)])
        if (number + 1) % len(DRAWN) == 0:  # always after the same title, when each has been loaded
            time.sleep(REST)
            held.append(_held(window))
    first, last = held[0], held[-1]
    many = max(1, len(held) - 1) * len(DRAWN)
    grown = {kind: last.what[kind] - first.what.get(kind, 0) for kind in last.what}
    return {
        "games": games,
        "nodes": round((last.nodes - first.nodes) / many, 1),
        "listeners": round((last.listeners - first.listeners) / many, 2),
        "heap": round((last.heap - first.heap) / many, 3),
        "kept": {kind: more for kind, more in grown.items() if more > 0},
    }


def _play(window: Window, slug: str) -> None:
    """A game taken in from its file, two moves, and away from it; the page stays the same."""
    window.run("location.hash = '#/'")
    window.wait("input[type=file]")
    window.run(GIVE, moment(slug, SHARE))
    window.wait(WAITS)
    window.run("document.querySelector('details.moves:not([open]) summary')?.click()")
    window.run("document.querySelector('.choice')?.click()")
    window.run("location.hash = a[0]", PLAIN)
    window.wait(".settings-page")
    window.run("new Promise((done) => setTimeout(done, 300))")


def _held(window: Window) -> Held:
    what: dict[str, int] = window.run("regoloHeld()")
    nodes = int(window.run("document.querySelectorAll('*').length"))
    heap = 0.0
    if isinstance(window, OfPlaywright) and (asked := window.debugger()):
        asked.send("HeapProfiler.collectGarbage")
        asked.send("HeapProfiler.collectGarbage")
        counted = asked.send("Memory.getDOMCounters")
        nodes, listeners = counted["nodes"], counted["jsEventListeners"]
        heap = asked.send("Runtime.getHeapUsage")["usedSize"] / 1e6
        return Held(nodes, listeners, heap, what)
    return Held(nodes, sum(what.values()), heap, what)


def section(told: list[dict[str, Any]]) -> list[str]:
    lines = [
        ("engine", "nodes a game", "listeners a game", "heap, MB a game"),
        ("---",) * 4,
        *map(_row, told),
    ]
    return [
        TITLE,
        f"{GAMES} games of all titles on one page, never loaded anew: what each leaves, once all have been there. At most "
        f"{MOST_HEAP} MB of heap. Only Chromium tells of what is in no page and of memory; elsewhere it is what is in the "
        "page, and listeners on what outlives a game.",
        "\n".join(f"| {' | '.join(str(cell) for cell in line)} |" for line in lines),
    ]


def replaced(page: str, told: list[dict[str, Any]]) -> str:
    """The page with this section anew, before "Soak" if it had none."""
    before, found, rest = page.partition(f"{TITLE}\n")
    if not found:
        before, _, rest = page.partition("## Soak\n")
        rest = f"\n## Soak\n{rest}"
    return before + "\n\n".join(section(told)) + "\n\n## " + rest.partition("\n## ")[2]


def _row(found: dict[str, Any]) -> tuple[Any, ...]:
    if "lacking" in found:
        return (found["engine"], found["lacking"], "", "")
    heap = f"{found['heap']:.3f}" if found["engine"] == "chromium" else "not told"
    return (found["engine"], found["nodes"], found["listeners"], heap)


def lacking(found: dict[str, Any]) -> str:
    """What does not level off, or nothing."""
    if "lacking" in found:
        return f"{found['engine']}: {found['lacking']}"
    over = found["heap"] > MOST_HEAP or found["nodes"] > MOST_NODES or found["listeners"] > MOST_LISTENERS
    return f"{found['engine']} keeps {found['kept'] or 'memory'} of each game" if over else ""
