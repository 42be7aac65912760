"""A window of any browser engine: the few words that tests and benches say to all of them."""

import time
from abc import ABC, abstractmethod
from typing import Any

from playwright.sync_api import CDPSession, Page

PATIENCE = 60.0  # seconds
PAUSE = 0.05
YOURS = '.table-page[data-state="yours"]'
OVER = '.table-page[data-state="over"]'
WAITS = f".handover, {YOURS}, {OVER}"
CHOSEN = {
    "lang": "it",
    "pace": "off",
    "steps": "off",
    "tips": False,
    "presses": "two",
    "autoHelp": False,
    "autoForced": False,
    "asks": "always",
}
PREFER = "Promise.resolve(localStorage.setItem('regolo.settings', JSON.stringify(a[0])))"
GIVE = """(() => { const field = document.querySelector('input[type=file]'); const given = new DataTransfer();
  given.items.add(new File([a[0]], 'game.txt', { type: 'text/plain' })); field.files = given.files;
  field.dispatchEvent(new Event('change', { bubbles: true })); })()"""
RECORD = """Object.keys(localStorage).filter((key) => key.startsWith('regolo.game.'))
  .map((key) => JSON.parse(localStorage.getItem(key).replace(/^\\S+ /, '')))
  .sort((one, other) => other.updated - one.updated || other.rev - one.rev)[0]?.record ?? ''"""


class Window(ABC):
    """What is one engine's own is below; the rest is said in it."""

    @abstractmethod
    def go(self, address: str) -> None: ...

    @abstractmethod
    def reload(self) -> None: ...

    @abstractmethod
    def run(self, script: str, *given: Any) -> Any:
        """The value of an expression of the page, which may be a promise; `given` are its `a`."""

    @abstractmethod
    def press(self, selector: str) -> None:
        """A true click: whatever lies over it gets it."""

    @abstractmethod
    def enter_frame(self, number: int) -> None:
        """From now on everything is said to this frame of the page."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None: ...

    @abstractmethod
    def killed(self) -> "Window":
        """Ends this window without letting its page say anything more; another one of the same browser."""

    def has(self, selector: str) -> bool:
        return bool(self.run("document.querySelector(a[0]) !== null", selector))

    def text(self) -> str:
        return str(self.run("document.body.innerText"))

    def wait(self, selector: str, patience: float = PATIENCE) -> None:
        end = time.monotonic() + patience
        while not self.has(selector):
            assert time.monotonic() < end, f"no {selector}; the page says: {self.text()[:600]}"
            time.sleep(PAUSE)

    def prefer(self, site: str, **chosen: Any) -> None:
        """Settings as a returning visitor has them, written on a page of the site that runs nothing."""
        self.go(f"{site}static/icons/regolo.svg")
        self.run(PREFER, CHOSEN | chosen)

    def at(self) -> int:
        return int(self.run("document.querySelector('.table-page')?.dataset.at ?? 0"))

    def record(self) -> str:
        """The newest copy of a game in the browser's storage."""
        return str(self.run(RECORD))

    def new_game(self, site: str, slug: str = "suk") -> None:
        """You against one computer, your turn."""
        self.go(f"{site}index.html#/new/{slug}")
        self.press("button[type=submit]")
        self.wait(YOURS)

    def take_in(self, site: str, record: str) -> None:
        """A game from its file."""
        self.go(f"{site}index.html#/")
        self.wait("input[type=file]")
        self.run(GIVE, record)
        self.wait(WAITS)


class OfPlaywright(Window):
    """A window of Chromium or Firefox."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._in: Any = page.main_frame

    def go(self, address: str) -> None:
        self._in = self._page.main_frame
        self._page.goto("about:blank")
        self._page.goto(address)

    def reload(self) -> None:
        self._page.reload()

    def run(self, script: str, *given: Any) -> Any:
        return self._in.evaluate(f"async (a) => ({script})", list(given))

    def press(self, selector: str) -> None:
        self._in.locator(selector).first.click()

    def enter_frame(self, number: int) -> None:
        self._in = self._page.frames[number + 1]

    def resize(self, width: int, height: int) -> None:
        self._page.set_viewport_size({"width": width, "height": height})

    def debugger(self) -> CDPSession | None:
        """What counts nodes and memory; only Chromium has one."""
        chromium = (
            self._page.context.browser is None or self._page.context.browser.browser_type.name == "chromium"
        )
        return self._page.context.new_cdp_session(self._page) if chromium else None

    def killed(self) -> "OfPlaywright":
        context = self._page.context
        self._page.close(run_before_unload=False)
        return OfPlaywright(context.new_page())
