"""A Chromium for tests and benches: the system's, else playwright's, else Debian's."""

import os
import shutil
import sys
from pathlib import Path

from tools.env import apt
from tools.env.console import Trouble, run, step

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge")
MAC = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
# Pages of the browser's own that each window would load unseen: a menu below the address line, twice.
UNSEEN = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup")
OFF = ("Translate", "OptimizationHints", "MediaRouter", *UNSEEN)
# No start-up page, no updates, no lookups of its own: a test browser talks to our server and nobody else.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-default-apps",
    f"--disable-features={','.join(OFF)}",
]
# For tests, which open the site many hundred times and play little each time: no process made ready for a next page,
# Python's code compiled once and quickly. Never for what measures time.
LIGHT = [
    *FLAGS[:-1],
    f"--disable-features={','.join((*OFF, 'SpareRendererForSitePerProcess'))}",
    "--js-flags=--liftoff-only",
]


def executable() -> str:
    """The path of a Chromium, fetched if there is none."""
    return _system() or _playwrights() or _debians()


def _system() -> str | None:
    chosen = os.environ.get("REGOLO_CHROMIUM")
    if chosen:
        if not Path(chosen).exists():
            raise Trouble(f"REGOLO_CHROMIUM names {chosen}, and there is no such file.")
        return chosen
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if not found and sys.platform == "darwin":
        found = next((path for path in MAC if Path(path).exists()), None)
    return found


def _playwrights() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    if Path(path).exists():
        return path
    step("no Chromium on this machine; asking playwright for one")
    words = ["--with-deps"] if apt.possible() else []
    try:
        run(
            [sys.executable, "-m", "playwright", "install", *words, "chromium"], "playwright install chromium"
        )
    except Trouble:
        return None
    return path if Path(path).exists() else None


def _debians() -> str:
    way_out = (
        "The browser tests need Chromium: none is on the PATH and playwright could not download one. Install Chromium or "
        "Google Chrome (Debian, Ubuntu: sudo apt-get install chromium), or set REGOLO_CHROMIUM to its path."
    )
    if not apt.possible():
        raise Trouble(way_out)
    apt.install(["chromium"])
    found = _system()
    if not found:
        raise Trouble(way_out)
    return found
