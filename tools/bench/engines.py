"""A window of each browser engine for the benches: Chromium, Firefox, WebKit."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import ViewportSize, sync_playwright

from tools.env import browser, firefox, webkit
from tools.env.console import Trouble
from tools.quality.webkit import opened as opened_webkit
from tools.quality.windows import OfPlaywright, Window

NAMES = ("chromium", "firefox", "webkit")
SIZE = ViewportSize(width=1280, height=800)
START = 180_000  # milliseconds that a browser may take to start


@contextmanager
def opened(name: str, profile: Path) -> Iterator[Window]:
    """A browser that has seen nothing yet, for as long as the block lasts."""
    if name == "webkit":
        with opened_webkit(_programs(), profile) as window:
            window.resize(SIZE["width"], SIZE["height"])
            yield window
        return
    with sync_playwright() as started:
        if name == "chromium":
            context = started.chromium.launch_persistent_context(
                profile,
                executable_path=browser.executable(),
                args=browser.FLAGS,
                timeout=START,
                viewport=SIZE,
            )
            yield OfPlaywright(context.new_page())
            context.close()
            return
        path = firefox.executable()
        if not path:
            raise Trouble("There is no Firefox here, and none could be fetched (set REGOLO_FIREFOX).")
        fox = started.firefox.launch(channel=firefox.CHANNEL, executable_path=path, timeout=START)
        yield OfPlaywright(fox.new_context(viewport=SIZE).new_page())
        fox.close()


def _programs() -> webkit.Programs:
    found = webkit.programs()
    if not found:
        raise Trouble("There is no WebKit here; it is Debian's webkit2gtk-driver with xvfb, fetched as root.")
    return found
