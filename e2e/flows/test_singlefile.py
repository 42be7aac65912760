"""regolo.html: one file, no server, no network, every game."""

import json
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, FrameLocator, Page, expect, sync_playwright

from e2e.conftest import Watch
from e2e.hands import steps
from tools.env import firefox
from tools.site import server, singlefile

HOST = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>host</title>
<link rel="icon" href="data:,"></head><body>
<iframe title="Regolo" sandbox="allow-scripts" src="./regolo.html#/new/suk" width="1100" height="760"></iframe>
</body></html>"""


@pytest.fixture(scope="module")
def single(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("single") / singlefile.NAME
    path.write_bytes(singlefile.page(dist))
    return path


@pytest.fixture
def context(browser: Browser, watch: Watch, context_options: dict[str, Any]) -> Iterator[BrowserContext]:
    """A browser without a network, in which a request for anything but the file itself is noticed."""
    made = browser.new_context(**context_options)
    watch.home = "file://"
    watch.on(made)
    made.set_offline(True)
    yield made
    made.close()
    watch.check()


def slugs(page: Page) -> list[str]:
    found = json.loads(page.locator("#catalog").text_content() or "{}")
    return [game["slug"] for game in found["games"]]


def test_it_stays_small_enough_to_hand_on(single: Path) -> None:
    assert single.stat().st_size < 15_000_000


def test_every_game_plays_by_double_click(page: Page, single: Path) -> None:
    steps.prefer(page)
    page.goto(single.as_uri())
    for slug in slugs(page):
        page.goto(f"{single.as_uri()}#/new/{slug}")
        steps.start(page)
        if steps.wait_for(page, "yours", "handover", "steps") == "yours":
            steps.move(page)
    page.goto(f"{single.as_uri()}#/rules/suk")
    expect(page.locator("h1")).to_contain_text("Marrak Hesh 17")


def test_games_are_saved_at_once_whatever_happens_to_the_tab(context: BrowserContext, single: Path) -> None:
    page = context.new_page()
    steps.prefer(page)
    page.goto(f"{single.as_uri()}#/new/suk")
    steps.start(page)
    steps.wait_for(page, "yours")
    for again in ("reloaded", "closed"):
        steps.move(page)
        record, address = steps.saved_record(page), page.url
        if again == "reloaded":
            page.reload()
        else:
            page.close()
            page = context.new_page()
            page.goto(address)
        steps.wait_for(page, "yours")
        assert steps.saved_record(page) == record


def test_language_and_settings_change_in_a_file_too(page: Page, single: Path) -> None:
    page.goto(f"{single.as_uri()}#/settings")
    expect(page.locator('.offline[data-state="file"]')).to_contain_text("senza rete")
    page.get_by_role("radio", name="English").check()
    expect(page.locator("h1")).to_have_text("Settings")


def test_without_the_image_the_library_starts_it(page: Page, single: Path, tmp_path: Path) -> None:
    broken = tmp_path / single.name
    broken.write_text(re.sub(r'(\.image" [^>]*>).{100000}', r"\1", single.read_text(), count=1))
    steps.prefer(page)
    page.goto(f"{broken.as_uri()}#/new/suk")
    steps.start(page)
    steps.wait_for(page, "yours")


def test_a_browser_that_cannot_unpack_it_is_told(page: Page, single: Path, watch: Watch) -> None:
    watch.cut_off = True
    page.add_init_script("delete globalThis.DecompressionStream")
    page.goto(single.as_uri())
    expect(page.locator("#too-old")).to_be_visible()


@pytest.mark.parametrize("where", ["on a server", "in a folder"])
def test_it_plays_in_a_frame_that_may_only_run_scripts(
    context: BrowserContext, single: Path, watch: Watch, where: str
) -> None:
    host = single.parent / "host.html"
    host.write_text(HOST)
    context.set_offline(False)
    with server.serving(single.parent) as served:
        on_server = where == "on a server"
        watch.home = served.address if on_server else "file://"
        page = context.new_page()
        page.goto(f"{served.address}host.html" if on_server else host.as_uri())
        frame = page.frame_locator("iframe")
        frame.locator("button[type=submit]").click()
        play_one(frame)
        frame.locator('a[href="#/settings"]').first.click()
        expect(frame.locator('.offline[data-state="file"]')).to_be_visible()
        page.close()


def play_one(frame: FrameLocator) -> None:
    mine = '.table-page[data-state="yours"]'
    expect(frame.locator(mine)).to_be_visible(timeout=20_000)
    if frame.locator("details.moves").get_attribute("open") is None:
        frame.locator("details.moves summary").click()
    first = frame.locator('.table-page[data-at="0"]')
    while first.count() and not frame.locator("#confirm").is_enabled():
        frame.locator(".choice").first.click()
    if first.count():  # no settings are kept in such a frame: the last press makes the move there
        frame.locator("#confirm").click()
    expect(frame.locator(f'{mine}:not([data-at="0"])')).to_be_visible(timeout=20_000)


def test_it_plays_and_saves_in_firefox(single: Path) -> None:
    path = firefox.executable()
    if not path:
        pytest.skip("no Firefox here, and none could be fetched (set REGOLO_FIREFOX)")
    with ThreadPoolExecutor(1) as apart:  # playwright wants one browser family a thread
        apart.submit(_in_firefox, single, path).result(timeout=90)


def _in_firefox(single: Path, path: str) -> None:
    with sync_playwright() as playwright:
        started = playwright.firefox.launch(channel=firefox.CHANNEL, executable_path=path)
        page = started.new_context(locale="it-IT").new_page()
        steps.prefer(page)
        page.goto(f"{single.as_uri()}#/new/suk")
        steps.start(page)
        steps.wait_for(page, "yours")
        steps.move(page)
        page.reload()
        steps.wait_for(page, "yours")
        assert steps.at(page) > 0
        started.close()
