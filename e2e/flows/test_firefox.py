"""The second engine: every title starts, is played to its end, is kept, comes back, and needs no network."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

from e2e.conftest import Watch
from e2e.flows.test_embed import sent
from e2e.hands import steps
from e2e.hands.killed import comes_back
from e2e.hands.whole import Clicks, begun, play_on, sit_down
from tools.env import firefox
from tools.quality import figures
from tools.quality.screens import DRAWN
from tools.quality.windows import OfPlaywright
from tools.site import server

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


def test_begun_saved_and_reloaded(page: Page, site: str, tmp_path: Path) -> None:
    """A new game; a plain reload brings it back, and so does its file, on another day."""
    steps.new_game(page, site)
    steps.move(page)
    number, kept = steps.at(page), steps.saved_record(page)
    page.reload()
    steps.wait_for(page, "yours")
    assert (steps.at(page), steps.saved_record(page)) == (number, kept)
    steps.move(page)
    path = tmp_path / "game.txt"
    path.write_text(kept, "utf-8")
    page.goto(f"{site}#/")
    page.locator("input[type=file]").set_input_files(path)
    page.wait_for_selector(f'.table-page[data-state="yours"][data-at="{number}"]')


def test_a_page_killed_comes_back_at_the_same_move(page: Page, site: str) -> None:
    window = OfPlaywright(page)
    window.prefer(site)
    comes_back(window, site)


@pytest.mark.parametrize("slug", DRAWN if LONG else DRAWN[:1])
def test_in_a_frame_of_another_page(page: Page, site: str, slug: str, tmp_path: Path, watch: Watch) -> None:
    """Light before a click; after it, a table to play at."""
    frame = f'<iframe src="{site}embed.html?link={sent(slug)}&lang=en" width="900" height="700"></iframe>'
    icon = '<link rel="icon" href="data:,">'
    (tmp_path / "index.html").write_text(f"<!doctype html>{icon}<title>host</title>{frame}", "utf-8")
    with server.serving(tmp_path) as host:
        watch.others = (host.address,)
        page.goto(host.address)
        inside = page.frame_locator("iframe")
        expect(inside.locator(".facade-picture svg")).to_be_visible()
        expect(inside.locator(".table-page")).to_have_count(0)
        inside.get_by_role("link", name="Play").click()
        inside.locator('.handover, .table-page[data-state="yours"]').first.wait_for()


def test_without_its_server_every_title_starts(context: BrowserContext, dist: Path, watch: Watch) -> None:
    watch.cut_off = True
    page = context.new_page()
    with server.serving(dist) as served:
        watch.home = served.address
        steps.new_game(page, served.address)
        steps.move(page)
        page.goto(f"{served.address}#/settings")
        expect(page.locator('.offline[data-state="kept"]')).to_be_visible(timeout=60_000)
    for slug in DRAWN:
        page.goto(f"{watch.home}#/new/{slug}")
        page.reload()
        steps.start(page)
        steps.wait_for(page, "yours", "handover", "steps", "theirs")
    # A reload breaks off what was still being fetched, and Firefox says so.
    watch.thrown = [said for said in watch.thrown if "ServiceWorker intercepted" not in said]
