"""Words two fifths longer than ours, as other languages have them: every page still shows all its controls."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Route, ViewportSize, expect

from e2e.hands.steps import prefer, sideways, start, wait_for
from pyapp import GAMES
from tests.playing import PLAYABLE
from tools.quality.longer import longer, stretched

SIZES: tuple[ViewportSize, ...] = ({"width": 1280, "height": 800}, {"width": 390, "height": 844})
TROUBLES = (Path(__file__).parents[1] / "hands/controls.js").read_text("utf-8")


def stretch(context: BrowserContext) -> None:
    """Every text of the site, stretched on its way to the page."""

    def answer(route: Route) -> None:
        given = route.fetch()
        route.fulfill(response=given, body=json.dumps(longer(given.json())))

    context.route("**/static/locale/*.json", answer)
    context.route("**/texts/*.json", answer)


@pytest.fixture
def long_words(context: BrowserContext) -> BrowserContext:
    stretch(context)
    return context


def troubles(page: Page, where: str) -> list[str]:
    """What is wrong at both sizes; the page is left at the larger one."""
    found: list[str] = []
    for size in reversed(SIZES):
        page.set_viewport_size(size)
        page.wait_for_timeout(250)  # the layout follows the window in a frame or two
        told: list[str] = page.evaluate(TROUBLES)
        if sideways(page) > 0:
            told.append("the page scrolls sideways")
        found += [f"{where}, {size['width']}: {line}" for line in told]
    return found


def test_a_text_is_stretched_by_two_fifths_and_keeps_its_gaps() -> None:
    assert stretched("{n, plural, one {# punto} other {# punti}}") == (
        "{n, plural, one {# puuntoo} other {# puuntii}}"
    )
    texts = GAMES["suk"].texts("it").MESSAGES.values()
    plain = [text for text in texts if "{" not in text and len(text) > 20]
    assert 1.3 < sum(len(stretched(text)) for text in plain) / sum(map(len, plain)) < 1.5


def test_home_and_settings_take_long_words(long_words: BrowserContext, site: str) -> None:
    page = long_words.new_page()
    prefer(page)
    page.goto(site)
    expect(page.locator(".game-card").first).to_be_visible()
    found = troubles(page, "home")
    page.goto(f"{site}#/settings")
    expect(page.locator(".settings-page")).to_be_visible()
    assert found + troubles(page, "settings") == []


@pytest.mark.parametrize("slug", PLAYABLE)
def test_a_title_takes_long_words(slug: str, long_words: BrowserContext, site: str) -> None:
    page = long_words.new_page()
    prefer(page)
    page.goto(f"{site}#/new/{slug}")
    expect(page.locator(".sheet")).to_be_visible()
    found = troubles(page, "new game")
    start(page)
    wait_for(page, "yours")
    found += troubles(page, "table")
    page.goto(f"{site}#/rules/{slug}")
    expect(page.locator(".rule").first).to_be_visible()
    assert found + troubles(page, "rules") == []
