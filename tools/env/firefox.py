"""A Firefox for the tests: the system's, else Debian's; none is no trouble."""

import os
import shutil
from pathlib import Path

from tools.env import apt
from tools.env.console import Trouble, step

NAMES = ("firefox-esr", "firefox")
MAC = "/Applications/Firefox.app/Contents/MacOS/firefox"
CHANNEL = "moz-firefox"  # playwright speaks WebDriver BiDi to a Firefox that isn't its own


def executable() -> str | None:
    """The path of a Firefox, fetched if there is none and we may; None when there is no way to one."""
    chosen = os.environ.get("REGOLO_FIREFOX")
    if chosen:
        if not Path(chosen).exists():
            raise Trouble(f"REGOLO_FIREFOX names {chosen}, and there is no such file.")
        return chosen
    return _system() or _debians()


def _system() -> str | None:
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    return found or (MAC if Path(MAC).exists() else None)


def _debians() -> str | None:
    if not apt.possible():
        return None
    try:
        apt.install(["firefox-esr"])
    except Trouble:
        step("no Firefox to be had; its tests are skipped")
        return None
    return _system()
