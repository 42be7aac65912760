"""Links that are given away lead over a page that shows what they are to the place they mean."""

import re

import pytest
from playwright.sync_api import Page, expect

from pyapp.record import Record
from pyapp.record.link import link


def test_a_card_opens_the_game_it_shows(page: Page, site: str) -> None:
    page.goto(f"{site}play/suk.en.html")
    expect(page).to_have_url(f"{site}index.html?lang=en#/new/suk")


def test_a_link_over_a_card_opens_the_same_table(page: Page, site: str) -> None:
    record = Record.new("suk", players=2, seed=5)
    record.play(record.game.moves(record.state)[0])
    page.goto(f"{site}play/suk.it.html#/link/{link(record)}")
    expect(page).to_have_url(re.compile(r"/index\.html#/link/1\.suk\."))
    expect(page.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.parametrize("language", ["it", "en"])
def test_without_scripts_a_card_is_a_page(page: Page, site: str, language: str) -> None:
    page.route("**/play/open.js", lambda route: route.fulfill(body="", content_type="text/javascript"))
    page.goto(f"{site}play/martians.{language}.html")
    picture = page.locator("main img")
    expect(picture).to_be_visible()
    assert picture.evaluate("image => [image.naturalWidth, image.naturalHeight]") == [1200, 630]
    for address in page.locator("main a").evaluate_all("links => links.map(({ href }) => href)"):
        assert page.request.get(address.split("#")[0]).ok
