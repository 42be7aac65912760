"""One browser for all, one context for each test; and every test also asserts that the page kept quiet."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    sync_playwright,
)

from e2e.hands.screens import Sitting
from tools import site as sites
from tools.env import browser as chromium
from tools.site import server

# Every test is a first visit; keeping the site on the device is for e2e/faults/test_offline.py to see.
NO_COPY = "try { localStorage.setItem('regolo.offline', 'no'); } catch {}"
AGAIN = "REGOLO_AGAIN"  # how often a failed test is tried again
CUT_OFF = "net::ERR_FAILED"  # what a request ends with when a test's route aborts it


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What failed in the browser is tried again, and the summary names it; not where every failure is counted."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=int(os.environ.get(AGAIN, "2"))))


class Watch:
    """What no page of ours may do: ask another host, throw, complain."""

    def __init__(self, home: str) -> None:
        self.home = home
        self.others: tuple[str, ...] = ()  # sites of the test's own
        self.remote: list[str] = []
        self.thrown: list[str] = []
        self.complaints: list[str] = []
        self.cut_off = False

    def on(self, context: BrowserContext) -> None:
        context.on("request", self._request)
        context.on("requestfailed", self._failed)
        context.on("weberror", lambda error: self.thrown.append(str(error.error)))
        context.on("console", self._console)

    def check(self) -> None:
        assert not self.remote, f"asked another host: {self.remote}"
        assert not self.thrown, f"threw: {self.thrown}"
        # A test that cuts a request off makes the browser and PyScript complain, and means to.
        assert self.cut_off or not self.complaints, f"complained: {self.complaints}"

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.home, *self.others, "data:", "blob:")):
            self.remote.append(request.url)

    def _failed(self, request: Request) -> None:
        self.cut_off |= request.failure == CUT_OFF

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built where no later build touches it and no owner has put anything."""
    return sites.build(tmp_path_factory.mktemp("site") / "dist")


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[str]:
    """The address of the site, ending in a slash."""
    with server.serving(dist) as served:
        yield served.address


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    started = playwright.chromium.launch(executable_path=chromium.executable(), args=chromium.LIGHT)
    yield started
    started.close()


@pytest.fixture
def context_options() -> dict[str, Any]:
    """What a test module may change for its contexts: size, colours, touch."""
    return {"locale": "it-IT", "viewport": {"width": 1280, "height": 800}}


@pytest.fixture
def watch(site: str) -> Watch:
    return Watch(site)


@pytest.fixture
def host_words() -> str:
    """What a test module has every page of its `host` begin with: a field, a script that listens."""
    return ""


@pytest.fixture
def host(tmp_path: Path, watch: Watch, host_words: str) -> Iterator[Callable[[str], str]]:
    """Another site: writes a page into itself and gives its address."""
    with server.serving(tmp_path) as served:
        watch.others = (served.address,)

        def page(body: str) -> str:
            head = '<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>host</title>'
            (tmp_path / "index.html").write_text(f"{head}<body>{host_words}{body}")
            return served.address

        yield page


@pytest.fixture
def context(browser: Browser, watch: Watch, context_options: dict[str, Any]) -> Iterator[BrowserContext]:
    made = browser.new_context(**context_options)
    made.add_init_script(NO_COPY)
    watch.on(made)
    yield made
    made.close()
    watch.check()


@pytest.fixture
def phone(browser: Browser, watch: Watch) -> Iterator[BrowserContext]:
    """A small one, held upright, touched."""
    made = browser.new_context(
        locale="it-IT", viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True
    )
    made.add_init_script(NO_COPY)
    watch.on(made)
    yield made
    made.close()
    watch.check()


@pytest.fixture
def screen(browser: Browser, watch: Watch) -> Iterator[Sitting]:
    """Another screen, with a browser's memory of its own."""
    made: list[BrowserContext] = []

    def sit(**how: Any) -> Page:
        plain: dict[str, Any] = {"locale": "it-IT", "viewport": {"width": 390, "height": 844}}
        context = browser.new_context(**plain | how)
        context.add_init_script(NO_COPY)
        watch.on(context)
        made.append(context)
        return context.new_page()

    yield sit
    for context in made:
        context.close()


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()
