"""Lines that owners of other sites have in their pages: those of 0.1.0 and those of the address that lasts, for ever."""

import json
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from pyapp.record import Record
from tools.env.places import ROOT

LINES = json.loads((Path(__file__).parent / "promised_lines.json").read_text("utf-8"))
READY = '.table-page[data-state="yours"], .table-page[data-state="theirs"]'
LONG = 60_000
# A game of Marrak Hesh 17 with five moves, as 0.1.0 gave it away.
OLD_LINK = (ROOT / "tests/saves/0.1.0/links.txt").read_text("utf-8").split()[7]


def written(line: str, site: str) -> str:
    """A line as it stands on somebody's page; what differs from page to page is filled in."""
    record = Record.new("suk", players=2, seed=5)
    for _ in range(4):
        record.play(record.game.moves(record.state)[0])
    filled = {"https://example.org/regolo/": site, "LINK": OLD_LINK, "RECORD": quote(record.text())}
    for gap, text in filled.items():
        line = line.replace(gap, text)
    return line


@pytest.mark.parametrize("promised", LINES, ids=lambda one: str(one["name"]))
def test_a_line_shows_what_it_showed(page: Page, site: str, dist: Path, promised: dict[str, Any]) -> None:
    """The page is the site's own neighbour: other addresses are tried in test_embed.py."""
    body = (
        f'<!doctype html><link rel="icon" href="data:,"><title>host</title>{written(promised["line"], site)}'
    )
    (dist / "promised.html").write_text(body, encoding="utf-8")
    page.goto(f"{site}promised.html")
    if promised.get("press"):
        page.locator(promised["press"]).click()
    frame = page.frame_locator("iframe")
    for place, name, value in promised["has"]:
        expect(frame.locator(place).first).to_have_attribute(name, value, timeout=LONG)
    if promised["plays"]:
        if not promised.get("press") and "start=" not in promised["line"]:
            expect(frame.locator("#picture > *").first).to_be_attached()
            frame.locator("#play").click()
        expect(frame.locator(READY)).to_be_visible(timeout=LONG)
        expect(frame.locator(".table-page")).to_have_attribute("data-game", promised["game"])
    (dist / "promised.html").unlink()


def test_every_line_has_a_sister_at_the_address_that_lasts() -> None:
    """What 0.1.0 could say can be said at v1, word for word."""
    old = {one["line"] for one in LINES if one["since"] == "0.1.0"}
    new = {one["line"] for one in LINES if one["since"] == "v1"}
    moved = {
        line.replace("regolo/embed.html", "regolo/embed/v1/").replace(
            "regolo/embed.js", "regolo/embed/v1/board.js"
        )
        for line in old
    }
    assert moved <= new
