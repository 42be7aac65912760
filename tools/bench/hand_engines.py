"""What an own move costs in another engine beside Chromium: both windows make the same moves, one here and one there."""

import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools.bench import engines
from tools.quality.screens import moment
from tools.quality.windows import YOURS, Window
from tools.site import server

BESIDE = "chromium"
PATIENCE = 60_000
WARM = 4  # own moves before anything is measured
STARTS = 3  # how often a table is opened on a site that was visited before
GOALS = {"confirming": 3.0, "choosing": 3.0, "first decision": 2.0}  # times Chromium's, in the same run
Times = dict[str, list[float]]


@dataclass
class Seat:
    """Somebody at one table in one engine."""

    window: Window
    address: str
    slug: str
    share: float
    script: str
    took: Times = field(default_factory=lambda: {name: [] for name in GOALS})

    def sit_down(self) -> None:
        self.window.take_in(self.address, moment(self.slug, self.share))
        self.window.run(f"(() => {{ {self.script} }})()")

    def open_warm(self) -> None:
        """A new game where everything is at hand, until the first own decision."""
        self.window.go(f"{self.address}index.html#/new/{self.slug}")
        self.window.wait("button[type=submit]")
        begun = time.monotonic()
        self.window.run("document.querySelector('button[type=submit]').click()")
        self.window.wait(f'{YOURS}, .table-page[data-state="steps"]')
        self.took["first decision"].append((time.monotonic() - begun) * 1000)

    def decide(self, *, keep: bool) -> None:
        told = self._decided()
        if told["over"]:
            self.sit_down()
            told = self._decided()
        for name, kind in (("confirming", "confirms"), ("choosing", "choices")):
            self.took[name] += [one["took"] - one["empty"] for one in told[kind] if keep]

    def _decided(self) -> dict[str, Any]:
        told: dict[str, Any] = self.window.run("hand.decide(a[0])", {"patience": PATIENCE, "timing": True})
        return told


def compared(
    engine: str,
    dist: Path,
    slugs: list[str],
    moves: int,
    share: float,
    script: str,
    say: Callable[[str], None],
) -> tuple[str, list[str]]:
    """A table with a line for each title, and what misses the goals."""
    missed: list[str] = []
    rows: list[str] = []
    with ExitStack() as stack:
        address = stack.enter_context(server.serving(dist)).address
        windows = {}
        for name in (BESIDE, engine):
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            windows[name] = stack.enter_context(engines.opened(name, Path(folder)))
            windows[name].prefer(address)
            windows[name].new_game(address)
        rows.append(HEAD.format(engine=engine))
        say(rows[-1])
        for slug in slugs:
            both = [Seat(window, address, slug, share, script) for window in windows.values()]
            _play(both, moves)
            rows.append(_row(slug, *(one.took for one in both)))
            say(rows[-1])
            missed += _missed(slug, *(one.took for one in both))
    return "\n".join(rows), missed


def _play(seats: list[Seat], moves: int) -> None:
    for _ in range(STARTS):
        for one in seats:
            one.open_warm()
    for one in seats:
        one.sit_down()
    for number in range(WARM + moves):
        for one in seats:
            one.decide(keep=number >= WARM)


HEAD = "\n".join(
    (
        "| title | confirming: ms in Chromium | in {engine} | ratio | choosing | | ratio | first decision | | ratio |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
    )
)


def _row(slug: str, one: Times, other: Times) -> str:
    cells = [slug]
    for name in GOALS:
        here, there = _middle(one[name]), _middle(other[name])
        cells += [f"{here:.0f}", f"{there:.0f}", f"{there / here:.1f}" if here else ""]
    return f"| {' | '.join(cells)} |"


def _missed(slug: str, one: Times, other: Times) -> Iterator[str]:
    for name, goal in GOALS.items():
        here, there = _middle(one[name]), _middle(other[name])
        if here and there / here > goal:
            yield f"{slug}, {name}: {there / here:.1f} times Chromium's, at most {goal:g}"


def _middle(values: list[float]) -> float:
    return statistics.median(values) if values else 0.0
