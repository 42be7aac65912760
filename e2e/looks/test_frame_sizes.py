"""Frames as wide as a page, a column and a phone: the parts keep apart, no word is cut, the board is in sight."""

from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import BrowserContext, Page

from e2e.hands.steps import prefer
from e2e.looks.test_words import WORDS, moments
from tests.playing import PLAYABLE
from tools.quality.screens import SETTLED

WIDTHS = (1280, 800, 447)
SHAPE = 3 / 4
LEAST = {"shut": 0.6, "open": 0.3}
"""The part of a frame in which the board is seen, where hand and moves have a place beside it."""
ROOM = 640  # pixels of height from which on they have

# Parts that lie one upon the other or reach out of the frame, and how much of the frame the board is seen in.
PARTS = """() => {
  const page = document.querySelector('.table-page');
  const found = [];
  const shown = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 2;
  const framed = page.matches('.is-framed');
  const open = page.dataset.drawer === 'open';
  const parts = framed
    ? (open ? ['.board', '.side .sheet-body', '.frame-acts'] : ['.board', '.frame-acts'])
    : ['.table-head', '.table-status', '.board', '.stage > .seats-others', '.stage > .seats-own', '.side'];
  const boxes = parts.flatMap((name) =>
    [...page.querySelectorAll(name)].filter(shown).map((one) => ({ name, one, box: one.getBoundingClientRect() })));
  const over = (a, b) => [
    Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
  const board = page.querySelector('.board-window').getBoundingClientRect();
  const side = page.querySelector('.side').getBoundingClientRect();
  const lies = framed && open && getComputedStyle(page.querySelector('.side')).position === 'absolute';
  boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => {
    if (a.one.contains(b.one) || (lies && a.name === '.board') || (framed && !open)) return;
    const [x, y] = over(a.box, b.box);
    if (x > 1 && y > 1) found.push(`${a.name} and ${b.name} share ${Math.round(x)} x ${Math.round(y)}`);
  }));
  const inner = [...page.querySelectorAll('.play-sheet :is(.seat, .toolbar, .hint, .confirm, .moves)')].filter(shown);
  inner.forEach((a, i) => inner.slice(i + 1).forEach((b) => {
    if (a.contains(b) || b.contains(a) || [a, b].some((one) => getComputedStyle(one).position === 'sticky')) return;
    const [x, y] = over(a.getBoundingClientRect(), b.getBoundingClientRect());
    if (x > 1 && y > 1) found.push(`${a.className} and ${b.className} share ${Math.round(x)} x ${Math.round(y)}`);
  }));
  for (const { name, box } of boxes)
    if (box.left < -1 || box.right > innerWidth + 1 || (framed && (box.top < -1 || box.bottom > innerHeight + 1)))
      found.push(`${name} reaches out of the frame`);
  for (const one of inner)
    if (one.scrollWidth > one.clientWidth + 2 && getComputedStyle(one).overflowX !== 'visible')
      found.push(`${one.className} is cut`);
  if (document.documentElement.scrollWidth > innerWidth + 1) found.push('the page is wider than the frame');
  const frame = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const [x, y] = over(board, frame);
  const [w, h] = lies ? over(over2(board, frame), side) : [0, 0];
  const area = Math.max(0, x) * Math.max(0, y) - Math.max(0, w) * Math.max(0, h);
  return { found, board: area / (innerWidth * innerHeight), beside: !lies };
  function over2(a, b) {
    return { left: Math.max(a.left, b.left), right: Math.min(a.right, b.right),
      top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom) };
  }
}"""


def opened(context: BrowserContext, site: str, slug: str, controls: str, record: str) -> Page:
    page = context.new_page()
    prefer(page, lang="it", autoHelp=False)
    page.set_viewport_size({"width": WIDTHS[0], "height": round(WIDTHS[0] * SHAPE)})
    page.goto(f"{site}index.html?embed={controls}&lang=it#/embed/{slug}?record={quote(record)}")
    page.wait_for_selector(SETTLED)
    page.evaluate("document.fonts.ready")
    return page


def told(page: Page, width: int, *, drawer: str) -> tuple[list[str], dict[str, Any]]:
    page.set_viewport_size({"width": width, "height": round(width * SHAPE)})
    page.wait_for_timeout(200)  # drawings that follow the window do so in a frame or two
    parts: dict[str, Any] = page.evaluate(PARTS)
    words: list[str] = page.evaluate(WORDS, {"least": 0, "whole": False})
    bad = [line for line in words if not line.startswith("touches")]
    return [f"{width} {drawer}: {line}" for line in (*parts["found"], *bad)], parts


@pytest.mark.parametrize("controls", ["full", "mini", "none"])
@pytest.mark.parametrize("slug", PLAYABLE)
def test_frames_of_every_width_are_laid_well(
    context: BrowserContext, site: str, slug: str, controls: str
) -> None:
    found: list[str] = []
    for record in moments(slug, 2, "frames"):
        page = opened(context, site, slug, controls, record)
        for drawer in ("shut",) if controls == "full" else ("shut", "open"):
            if drawer == "open":
                page.locator("#frame-drawer").click()
            for width in WIDTHS:
                lines, parts = told(page, width, drawer=drawer)
                found += lines
                if controls != "full" and parts["beside"] and parts["board"] < LEAST[drawer]:
                    found.append(f"{width} {drawer}: the board has {parts['board']:.0%}")
                if parts["board"] < 0.12:
                    found.append(f"{width} {drawer}: the board is out of sight")
        page.close()
    assert not found, "\n".join(found)
