"""Lighthouse on three pages of the built site, as a phone would see them; nothing outside is asked.

One run in three may meet a busy moment of the machine: each figure is the middle one of three runs.
"""

import json
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import sync_playwright

from tools.env import browser, node
from tools.env.console import Trouble, run
from tools.env.places import NODE_MODULES
from tools.quality import screens
from tools.site import server

PAGES = ("home", "table", "rules")
RUNS = 3
STARTING = 20  # seconds at most
PERFORMANCE, OTHERS = 0.95, 1.0
BLOCKED, SHIFT = 150, 0.02  # milliseconds; share of the window
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")


@dataclass(frozen=True)
class Marks:
    """What Lighthouse gave one page."""

    page: str
    scores: dict[str, float]
    blocked: float
    shift: float
    painted: float

    @property
    def lacking(self) -> list[str]:
        """What stays below the goals, one phrase each."""
        said = [
            f"{name} {score:.2f}"
            for name, score in self.scores.items()
            if score < (PERFORMANCE if name == "performance" else OTHERS)
        ]
        said += [f"blocked for {self.blocked:.0f} ms"] if self.blocked > BLOCKED else []
        return said + ([f"layout shift {self.shift:.3f}"] if self.shift > SHIFT else [])


def measure(dist: Path) -> list[Marks]:
    node.ensure_packages(development=True)
    with server.serving(dist) as served, tempfile.TemporaryDirectory() as profile:
        addresses = _with_a_game(profile, served.address)
        with _chromium(profile) as port:
            return [middle([_marks(page, addresses[page], port) for _ in range(RUNS)]) for page in PAGES]


def middle(runs: list[Marks]) -> Marks:
    return Marks(
        runs[0].page,
        {name: median(run.scores[name] for run in runs) for name in CATEGORIES},
        *(median(getattr(run, name) for run in runs) for name in ("blocked", "shift", "painted")),
    )


def _with_a_game(profile: str, site: str) -> dict[str, str]:
    """The addresses to measure, once a game lies in the browser's storage."""
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=browser.executable(), args=browser.FLAGS, locale="it-IT"
        )
        page = context.pages[0]
        screens.table(page, site, "suk", 0.5)
        table = page.url
        context.close()
    return {"home": site, "table": table, "rules": f"{site}rules/suk.it.html"}


@contextmanager
def _chromium(profile: str) -> Iterator[str]:
    """The port of a browser nobody else listens to: a second listener would slow down what is measured."""
    words = ["--headless=new", "--remote-debugging-port=0", "--lang=it-IT"]
    command = [browser.executable(), *words, f"--user-data-dir={profile}", *browser.FLAGS]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as running:
        try:
            yield _port(Path(profile) / "DevToolsActivePort")
        finally:
            running.terminate()


def _port(written: Path) -> str:
    until = time.monotonic() + STARTING
    while time.monotonic() < until:
        if written.exists() and (lines := written.read_text("ascii").splitlines()):
            return lines[0]
        time.sleep(0.1)
    raise Trouble("The browser for Lighthouse did not start.")


def _marks(page: str, address: str, port: str) -> Marks:
    script = NODE_MODULES / "lighthouse" / "cli" / "index.js"
    words = ["--quiet", "--output=json", f"--port={port}"]
    told = run([node.packaged(), script, address, *words], f"Lighthouse did not finish on {page}.")
    report: dict[str, Any] = json.loads(told[told.index("{") :])
    audits = report["audits"]
    return Marks(
        page,
        {name: float(report["categories"][name]["score"] or 0) for name in CATEGORIES},
        float(audits["total-blocking-time"]["numericValue"]),
        float(audits["cumulative-layout-shift"]["numericValue"]),
        float(audits["largest-contentful-paint"]["numericValue"]),
    )
