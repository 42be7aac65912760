"""Diagrams in frames: the whole table at once, an author's marks on it, a caption, nothing in the way."""

import re
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from pyapp import GAMES
from pyapp.record import Record
from pyapp.record.link import link

MARKS = {
    "mechanics": "wagon-lens; red: price-wire > wagon-gear",
    "automobiles": "car-0; space-D1-20",
    "suk": "dock5; cross green: dock-7; 3: cell-0-b2",
    "pocket-mars": "dome-water; yellow: one-energy:0",
    "martians": "sq-1,1; tile-0,0",
}


def address(site: str, **said: str) -> str:
    return f"{site}embed.html?{urlencode(said)}"


@pytest.mark.parametrize("slug", list(GAMES))
def test_a_link_becomes_a_diagram_with_marks(page: Page, site: str, slug: str) -> None:
    given = link(Record.new(slug, players=2, seed=5), room=60_000)
    page.goto(address(site, link=given, controls="diagram", marks=MARKS[slug], caption="Fig. 3", lang="en"))
    expect(page.locator("svg.diagram")).to_be_visible()
    expect(page.locator(".author-mark")).to_have_count(len(MARKS[slug].split(";")))
    expect(page.locator("#caption")).to_have_text("Fig. 3")
    expect(page.locator("#name")).to_be_hidden()
    board, play = page.locator("#picture").bounding_box(), page.locator("#play").bounding_box()
    assert board and play
    assert play["y"] >= board["y"] + board["height"] - 1, "the button lies over the picture"


def test_a_position_of_one_line_is_drawn_and_played_on(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 760, "height": 570})
    page.goto(address(site, position="suk ..W.G..K..G", marks="dock5", controls="diagram", lang="en"))
    expect(page.locator("svg.diagram .ship")).to_have_count(4)
    expect(page.locator(".author-mark.is-ring")).to_have_count(1)
    page.click("#play")
    expect(page.locator('.table-page[data-state="yours"]')).to_be_visible(timeout=60_000)
    expect(page.locator('[data-id="dock-7"].is-taken')).to_be_visible()


def test_marks_from_strangers_do_no_harm(page: Page, site: str) -> None:
    hostile = '"><script>alert(1)</script>; __proto__; dock-5 > ; ' + "x" * 3000
    page.goto(
        address(site, position="suk ..W.G..K..G", marks=hostile, caption="<img src=x onerror=alert(1)>")
    )
    expect(page.locator("svg.diagram")).to_be_visible()
    expect(page.locator(".author-mark")).to_have_count(1)  # the ring of dock 5
    expect(page.locator("#caption img")).to_have_count(0)


def test_the_element_takes_the_same_words(page: Page, site: str) -> None:
    page.goto(f"{site}embed/host.html")
    page.evaluate(
        """() => {
          const board = document.createElement('regolo-board');
          const said = { position: 'suk ..W.G..K', marks: 'dock5', caption: 'Fig. 3', controls: 'diagram' };
          for (const [name, value] of Object.entries(said)) board.setAttribute(name, value);
          document.querySelector('main').append(board);
        }"""
    )
    frame = page.frame_locator("regolo-board:last-of-type iframe")
    expect(frame.locator(".author-mark")).to_have_count(1)
    expect(frame.locator("#caption")).to_have_text(re.compile("Fig. 3"))
