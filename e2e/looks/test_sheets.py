"""All five tables in one page, one after the other: each looks as it does in a page of its own."""

from collections.abc import Iterable

from playwright.sync_api import BrowserContext, Page

from e2e.hands.steps import prefer, saved_games, wait_for
from tests.playing import PLAYABLE
from tools.quality.screens import moment

# What the style sheets make of every part of the table and of what can be done.
LOOKS = """() => {
  const named = ['fill', 'stroke', 'strokeWidth', 'color', 'backgroundColor', 'borderTopColor', 'borderTopWidth',
    'opacity', 'display', 'position', 'fontSize', 'fontWeight', 'containerType', 'gridTemplateAreas',
    'transform', 'width', 'height'];
  return [...document.querySelectorAll('.stage *, .play-sheet *, .side-play *')].map((one) => {
    const style = getComputedStyle(one);
    const look = named.map((name) => `${name} ${style[name]}`).join('; ');
    return `${one.tagName}.${one.getAttribute('class') ?? ''}: ${look}`;
  });
}"""


def keep_games(context: BrowserContext, site: str) -> dict[str, str]:
    """A game of each title in the browser, by title."""
    page = context.new_page()
    prefer(page)
    for slug in PLAYABLE:
        page.goto(site)
        page.locator("input[type=file]").set_input_files(
            {"name": "game.txt", "mimeType": "text/plain", "buffer": moment(slug, 0.5).encode()}
        )
        page.wait_for_selector(f'.table-page[data-game="{slug}"]')
        wait_for(page, "yours")
    kept = {game["game"]: game["id"] for game in saved_games(page)}
    page.close()
    return kept


def looks(page: Page, address: str, slug: str) -> list[str]:
    page.goto(address)
    page.wait_for_selector(f'.table-page[data-game="{slug}"][data-state="yours"]')
    page.wait_for_timeout(400)  # what moves has begun to
    page.wait_for_function("document.getAnimations().every((one) => one.playState !== 'running')")
    found: list[str] = page.evaluate(LOOKS)
    return found


def changed(fresh: Iterable[str], now: Iterable[str]) -> list[str]:
    return [f"{a}\n  became {b}" for a, b in zip(fresh, now, strict=False) if a != b][:3]


def test_no_table_repaints_another(context: BrowserContext, site: str) -> None:
    """There and back: so each sheet was once loaded before and once after each other one."""
    kept = keep_games(context, site)
    address = {slug: f"{site}#/table/{key}" for slug, key in kept.items()}
    assert set(address) == set(PLAYABLE)
    alone: dict[str, list[str]] = {}
    for slug in PLAYABLE:
        page = context.new_page()
        alone[slug] = looks(page, address[slug], slug)
        assert len(alone[slug]) > 100
        page.close()
    for order in (PLAYABLE, PLAYABLE[::-1]):
        page = context.new_page()
        for slug in (*order, *order):
            now = looks(page, address[slug], slug)
            assert changed(alone[slug], now) == [], f"{slug} in the order {order}"
            assert len(now) == len(alone[slug])
        page.close()
