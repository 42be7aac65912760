"""WebKit for the tests, the engine of every iPhone: Debian's WebKitGTK with its driver; none is no trouble."""

import shutil
from dataclasses import dataclass
from pathlib import Path

from tools.env import apt
from tools.env.console import Trouble, step

PACKAGES = ("webkit2gtk-driver", "xvfb")
DRIVER, SCREEN = "WebKitWebDriver", "Xvfb"
BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"


@dataclass(frozen=True)
class Programs:
    driver: str
    screen: str
    browser: str


def programs() -> Programs | None:
    """Where they are, fetched if they are missing and we may; None when there is no way to them."""
    return _found() or _debians()


def _found() -> Programs | None:
    driver, screen = shutil.which(DRIVER), shutil.which(SCREEN)
    browsers = sorted(Path("/").glob(BROWSERS.removeprefix("/")))
    return Programs(driver, screen, str(browsers[-1])) if driver and screen and browsers else None


def _debians() -> Programs | None:
    if not apt.possible():
        return None
    try:
        apt.install(PACKAGES)
    except Trouble:
        step("no WebKit to be had; its tests are skipped")
        return None
    return _found()
