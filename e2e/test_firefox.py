"""The second engine: every title starts, is played to its end, is kept, comes back, and needs no network."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

from e2e import steps
from e2e.conftest import Watch
from e2e.whole import Clicks, begun, play_on, sit_down
from tools import firefox, server
from tools.quality import figures
from tools.quality.screens import DRAWN

LONG = figures.long_form()
LAST = 5  # moves of each game in the short form


@pytest.fixture(scope="module")
def second(playwright: Playwright) -> Iterator[Browser]:
    path = firefox.executable()
    if not path:
        pytest.skip("no Firefox here, and none could be fetched (set REGOLO_FIREFOX)")
    started = playwright.firefox.launch(channel=firefox.CHANNEL, executable_path=path)
    yield started
    started.close()


@pytest.fixture
def context(second: Browser, watch: Watch) -> Iterator[BrowserContext]:
    made = second.new_context(locale="it-IT", viewport={"width": 1280, "height": 800})
    watch.on(made)
    yield made
    made.close()
    watch.check()


@pytest.mark.parametrize("slug", DRAWN)
def test_a_game_to_its_end(page: Page, site: str, slug: str) -> None:
    sit_down(page, site, begun(slug, None if LONG else LAST))
    kept = steps.saved_record(page)
    page.reload()
    page.wait_for_selector('.handover, .table-page[data-state="yours"]')
    assert steps.saved_record(page) == kept
    made = play_on(page, slug, Clicks())
    expect(page.locator(".score")).to_be_visible()
    figures.note("firefox", slug=slug, moves=made)


def test_without_its_server_every_title_starts(context: BrowserContext, dist: Path, watch: Watch) -> None:
    watch.cut_off = True
    page = context.new_page()
    with server.serving(dist) as served:
        watch.home = served.address
        steps.prefer(page)
        page.goto(f"{served.address}#/settings")
        expect(page.locator('.offline[data-state="kept"]')).to_be_visible(timeout=60_000)
    for slug in DRAWN:
        page.goto(f"{watch.home}#/new/{slug}")
        page.reload()
        steps.start(page)
        steps.wait_for(page, "yours", "handover", "steps", "theirs")
    # A reload breaks off what was still being fetched, and Firefox says so.
    watch.thrown = [said for said in watch.thrown if "ServiceWorker intercepted" not in said]
