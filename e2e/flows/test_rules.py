"""The rules: beside the table, from whatever is told or asked, and as pages that need no script."""

import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.hands.steps import move, prefer, sideways, start, wait_for
from pyapp import GAMES
from pyapp.games.mechanics.texts.it import MESSAGES, RULES
from tests.playing import PLAYABLE

MARKED = ".rule.is-here"


def deal(page: Page, site: str, **chosen: Any) -> None:
    prefer(page, **chosen)
    page.goto(f"{site}#/new/mechanics")
    expect(page.locator(".sheet")).to_be_visible()
    start(page)
    wait_for(page, "yours")


def test_the_rule_in_force_is_one_press_away(page: Page, site: str) -> None:
    deal(page, site)
    page.locator("#status .rule-link").click()
    expect(page.locator(MARKED)).to_be_in_viewport()
    expect(page.locator(MARKED)).to_contain_text(RULES["R13"][:40])


def test_a_line_of_the_log_leads_to_its_rule(page: Page, site: str) -> None:
    deal(page, site)
    move(page)
    told = page.locator(".log-list .log-rules a").first
    rule = told.inner_text()
    told.click()
    expect(page.locator(MARKED)).to_contain_text(RULES[rule].split("\n")[0][:30])


def test_an_old_game_tells_its_log_in_the_language_of_who_reads(page: Page, site: str) -> None:
    deal(page, site, lang="it")
    move(page)
    expect(page.locator(".log-list")).to_contain_text("Si parte")
    page.evaluate(
        """() => {
          const kept = JSON.parse(localStorage.getItem('regolo.settings'));
          localStorage.setItem('regolo.settings', JSON.stringify({ ...kept, lang: 'en' }));
        }"""
    )
    page.reload()
    wait_for(page, "yours")
    expect(page.locator(".log-list")).to_contain_text("Here we go")
    expect(page.locator(".log-list")).not_to_contain_text("Si parte")


def test_a_card_is_read_with_its_picture_its_effect_and_its_rule(page: Page, site: str) -> None:
    deal(page, site)
    page.locator('[data-inspect="mechanism.rocket_booster"]').first.click(button="right")
    told = page.locator("dialog[open]")
    expect(told.locator(".part-picture svg")).to_be_visible()
    expect(told).to_contain_text(MESSAGES["mechanism.rocket_booster.text"])
    expect(told.locator(".rule-link", has_text="M3")).to_be_visible()


def test_searching_for_a_piece_shows_it_above_its_rules(page: Page, site: str) -> None:
    prefer(page)
    page.goto(f"{site}#/rules/automobiles")
    page.locator(".search input").fill("turbo")
    expect(page.locator(".rules > .rule-list").first.locator("svg.part-card-au")).to_be_visible()
    expect(page.locator(".rules")).to_contain_text(GAMES["automobiles"].texts("it").RULES["Q12"][:30])


def test_pieces_and_glossary_stand_beside_the_rules(page: Page, site: str) -> None:
    prefer(page, lang="en")
    page.goto(f"{site}#/rules/martians")
    english = GAMES["martians"].texts("en").MESSAGES
    page.get_by_text(english["parts.tiles"], exact=True).click()
    tile = page.locator(".rule-part", has_text=english["tile.diner"]).first
    expect(tile.locator("svg.part-tile")).to_be_visible()
    assert tile.locator(".lawn").evaluate("lawn => getComputedStyle(lawn).fill") != "rgb(0, 0, 0)"
    page.get_by_text("Glossary", exact=True).click()
    expect(page.locator(".rule-word", has_text=english["part.allowance"]).first).to_be_visible()


@pytest.mark.parametrize("slug", PLAYABLE)
def test_a_rules_page_needs_no_script(slug: str, browser: Any, watch: Any, site: str) -> None:
    without: BrowserContext = browser.new_context(
        java_script_enabled=False, viewport={"width": 390, "height": 844}, color_scheme="dark"
    )
    watch.on(without)
    page = without.new_page()
    page.goto(f"{site}rules/{slug}.it.html")
    first = next(iter(GAMES[slug].texts().PARTS[0][1]))
    page.locator(f'[id="{first}"]').scroll_into_view_if_needed()
    picture = page.locator(f'[id="{first}"] svg').first
    expect(picture).to_be_visible()
    size = picture.bounding_box()
    assert size and size["width"] > 30 and size["height"] > 30
    expect(page.locator(".rule").filter(has_text=re.compile("R1"))).not_to_have_count(0)
    without.close()
    watch.check()


def test_the_folder_of_the_rules_leads_to_every_page(page: Page, site: str) -> None:
    """A host that shows no folders has something to show, and each link on it opens."""
    page.goto(f"{site}rules/")
    links = page.locator("a[href$='.html']").evaluate_all("links => links.map((one) => one.href)")
    pages = {f"{site}rules/{slug}.{lang}.html" for slug in PLAYABLE for lang in ("it", "en")}
    assert pages <= set(links)
    for link in sorted(pages):
        assert page.request.get(link).ok, link


@pytest.mark.parametrize("slug", PLAYABLE)
def test_a_rules_page_fits_phones_and_paper(slug: str, page: Page, site: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{site}rules/{slug}.it.html")
    assert sideways(page) == 0
    page.set_viewport_size({"width": 718, "height": 1000})  # A4 between its margins
    page.emulate_media(media="print")
    assert sideways(page) == 0
    expect(page.locator(".rules-static nav")).to_be_hidden()
