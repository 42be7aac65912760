"""Settings: in force at once, kept, in the address; and small windows."""

import pytest
from playwright.sync_api import Page, expect

from e2e.hands.steps import at, move, new_game, prefer, saved_record, sideways, wait_for

TOO_SMALL = """() => [...document.querySelectorAll('button, a, input, select, summary, .piece[data-pattern]')]
  .filter((one) => one.getClientRects().length && !one.closest('.visually-hidden'))
  .map((one) => ({ name: one.outerHTML.slice(0, 80), box: one.getBoundingClientRect() }))
  .filter(({ box }) => box.width && (box.width < 24 || box.height < 24))
  .map(({ name }) => name)"""


def test_la1_language_changes_in_place(page: Page, site: str) -> None:
    new_game(page, site)
    move(page)
    number, kept = at(page), saved_record(page)
    page.get_by_role("link", name="Impostazioni").click()
    page.get_by_role("radio", name="English").check()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    assert page.get_attribute("html", "lang") == "en"
    assert "lang=en" in page.url
    page.get_by_role("link", name="Back").click()
    wait_for(page, "yours")
    expect(page.locator(".status-where")).to_have_text("Your turn")
    expect(page.locator(".log-entry").last).to_contain_text("plays first")
    assert (at(page), saved_record(page)) == (number, kept)
    page.reload()
    wait_for(page, "yours")
    assert page.get_attribute("html", "lang") == "en"


def test_la1_language_in_the_address(page: Page, site: str) -> None:
    page.goto(f"{site}?lang=en")
    expect(page.get_by_role("link", name="Play Marrak Hesh 17")).to_be_visible()
    page.get_by_role("button", name="Italiano").click()
    expect(page.get_by_role("link", name="Gioca a Marrak Hesh 17")).to_be_visible()


def test_theme_and_pace_are_kept(page: Page, site: str) -> None:
    page.goto(f"{site}?lang=it#/settings")
    page.get_by_role("radio", name="Notte").check()
    page.get_by_role("radio", name="Lento").check()
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.reload()
    expect(page.get_by_role("radio", name="Lento")).to_be_checked()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == dark
    page.get_by_role("radio", name="Carta", exact=True).check()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != dark


def test_settings_that_make_no_sense_are_left_alone(page: Page, site: str) -> None:
    for odd in ('{"pace": "warp", "lang": 7, "theme": null}', "{", "null"):
        page.goto(site)
        page.evaluate("(odd) => localStorage.setItem('regolo.settings', odd)", odd)
        page.reload()
        expect(page.locator("h1")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(360, 640), (640, 360), (320, 256)])
def test_mo1_a_turn_in_a_small_window(page: Page, site: str, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    new_game(page, site)
    assert sideways(page) == 0
    move(page)
    assert sideways(page) == 0
    for tab in ("Registro", "Regole", "In parole", "Mossa"):
        page.get_by_role("tab", name=tab).click()
        assert sideways(page) == 0, tab


def test_ac6_targets_are_big_enough(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    prefer(page)
    new_game(page, site)
    assert page.evaluate(TOO_SMALL) == []
