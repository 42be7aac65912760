"""Learning by playing: a lesson to its end, an example and its answer, cards in the first free game."""

import json

import pytest
from playwright.sync_api import Page, expect

from e2e.flows.test_embed import BUDGET, DRAWN, weight
from e2e.hands import steps
from pyapp import GAMES
from pyapp.teach.ours import material

GONE_ON = """(before) => document.querySelector('#first-game')
  || document.querySelector('.teach-at')?.textContent !== before"""
PRESS_ON = """() => {
  const card = document.querySelector('.teach-figure');
  const check = card.querySelector('#figure-check');
  const told = check && card.dataset.told === card.dataset.step;
  const next = card.querySelector('#figure-show, #figure-on, #figure-next');
  (told ? check : next)?.click();
  if (check && next) card.dataset.told = card.dataset.step; // the rules are up
}"""
PRESSES = 150
GO_ON = "#figure-on, #figure-show, #figure-next"


def piece(page: Page, name: str) -> None:
    """A press of a finger: on whatever is there, legal or not."""
    page.locator(f'[data-id="{name}"]').first.click(force=True)


def wait_at(page: Page, moves: int) -> None:
    expect(page.locator(steps.ON_THE_TABLE)).to_have_attribute("data-at", str(moves))


def step(page: Page) -> str:
    return page.locator(".teach-at").inner_text()


def lesson(page: Page, site: str, slug: str, **chosen: object) -> None:
    steps.prefer(page, **chosen)
    page.goto(f"{site}#/lesson/{slug}")
    steps.wait_for(page, "yours", "theirs")


def test_fm4_a_lesson_by_hand_left_and_taken_up_again(page: Page, site: str) -> None:
    lesson(page, site, "suk")
    expect(page.locator("[data-pointed]").first).to_be_visible()
    page.locator("#figure-on").click()
    expect(page.locator('[data-id="dock-5"][data-pointed]')).to_be_visible()
    assert page.locator(".dock.is-legal").count() == 1, "only what the step asks for"
    piece(page, "dock-9")
    expect(page.locator(".teach-advice")).to_contain_text("attracco 5")
    wait_at(page, 0)
    piece(page, "dock-5")
    page.locator('[data-id="cell-0-b2"]').click()
    page.locator("#confirm").click()
    wait_at(page, 2)
    expect(page.locator(".teach-since")).to_contain_text("attracco 11")
    before = step(page)
    page.reload()
    steps.wait_for(page, "yours")
    wait_at(page, 2)
    assert step(page) == before
    page.locator("#figure-back").click()
    wait_at(page, 0)
    assert steps.saved_games(page) == [], "a lesson is no saved game"


@pytest.mark.parametrize("slug", DRAWN)
def test_fm4_every_lesson_leads_to_a_first_game(page: Page, site: str, slug: str) -> None:
    lesson(page, site, slug, lang="en")
    while page.locator("#first-game").count() == 0:
        before = step(page)
        page.locator(GO_ON).first.click()
        page.wait_for_function(GONE_ON, arg=before)
    page.locator("#first-game").click()
    steps.wait_for(page, "yours", "theirs", "steps")
    assert [game["game"] for game in steps.saved_games(page)][:1] == [slug]
    page.goto(site)
    expect(page.locator(".shelf")).to_be_visible()
    assert page.locator(f'a[href="#/lesson/{slug}"]').count() == 0, "who knows the game is not asked again"


def test_fm4_by_keyboard(page: Page, site: str) -> None:
    lesson(page, site, "suk")
    page.locator("#figure-on").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#live")).to_contain_text("Motore giallo")
    page.locator('.piece[tabindex="0"]').first.focus()
    page.keyboard.press("Enter")
    page.locator('[data-id="cell-0-a1"]').focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    wait_at(page, 2)


def test_un7_an_example_and_its_answer(page: Page, site: str) -> None:
    """Wrong, with the rules' reason; right; the move it shows; what comes out."""
    steps.prefer(page)
    page.goto(f"{site}#/rules/suk/R34")
    page.get_by_role("link", name="Prova l’esempio: Si conta una stiva piena").click()
    steps.wait_for(page, "yours")
    page.locator(".figure-number").fill("7")
    page.locator("#figure-check").click()
    expect(page.locator("#figure-wrong")).to_be_visible()
    page.locator(".figure-number").fill("8")
    page.locator("#figure-check").click()
    expect(page.locator("#figure-right")).to_be_visible()
    expect(page.locator('[data-id="cell-0-b2"][data-pointed]')).to_be_visible()
    piece(page, "dock-16")
    expect(page.locator(".teach-advice .rule-link").first).to_be_visible()
    wait_at(page, 0)
    page.locator("#figure-show").click()
    expect(page.locator("#teach-result")).to_contain_text("8 punti")
    expect(page.locator('.seat[data-seat="1"]')).to_contain_text("8")
    assert steps.saved_games(page) == [], "nothing is saved over"
    page.locator("#teach-result a", has_text="R31").click()
    expect(page.locator("#rule-R31.is-here")).to_be_visible()


@pytest.mark.parametrize("slug", DRAWN)
def test_un7_every_kind_of_example_leads_to_what_comes_out(page: Page, site: str, slug: str) -> None:
    """Of each game the example with most steps and one that only shows; by the buttons alone."""
    given = material(GAMES[slug])
    assert given is not None
    longest = max(given.examples, key=lambda one: len(one.figure["steps"]))
    shortest = min(given.examples, key=lambda one: len(one.figure["steps"]))
    for example in (longest, shortest):
        steps.prefer(page, lang="en")
        page.goto(f"{site}#/example/{slug}/{example.id}")
        page.wait_for_selector(".teach-figure")
        page.wait_for_function("document.querySelector('.table-page').dataset.state !== 'dealing'")
        for _ in range(PRESSES):
            if page.locator("#teach-result").count():
                break
            page.evaluate(PRESS_ON)
            page.wait_for_timeout(200)
        expect(page.locator("#teach-result")).to_contain_text(example.result["en"].split(".")[0][:20])


KEPT = {"id": "forced", "at": 2, "moves": ["place 5 white b2", "place 11 black b2"], "marks": [0, 0, 2]}


def test_fm4_a_lesson_begun_in_the_last_release_goes_on(page: Page, site: str) -> None:
    """What 0.1.0 kept in the browser: the step's id, how many moves there were at each step."""
    steps.prefer(page)
    page.goto(site)
    page.evaluate(
        "(kept) => localStorage.setItem('regolo.lesson.suk', kept)", json.dumps({**KEPT, "done": False})
    )
    page.goto(f"{site}#/lesson/suk")
    page.reload()
    steps.wait_for(page, "yours")
    wait_at(page, 2)
    expect(page.locator(".teach-figure")).to_have_attribute("data-step", "2")
    expect(page.locator(".teach-since").first).to_be_visible()
    page.evaluate(
        "(kept) => localStorage.setItem('regolo.lesson.suk', kept)", json.dumps({**KEPT, "done": True})
    )
    page.goto(f"{site}#/")
    page.reload()
    expect(page.locator(".shelf")).to_be_visible()
    assert page.locator('a[href="#/lesson/suk"]').count() == 0, "who has done it is not asked again"


def test_em3_an_example_in_a_frame(page: Page, site: str) -> None:
    size, urls = weight(page, f"{site}embed.html?game=suk&example=W1&lang=en")
    assert size <= BUDGET, f"{size} bytes"
    expect(page.locator(".facade-picture svg .tile")).to_have_count(3)
    fill = page.locator(".facade-picture .tile-enamel").first.evaluate(
        "(tile) => getComputedStyle(tile).fill"
    )
    assert fill != "rgb(0, 0, 0)", "a true picture has its colours"
    assert not any(".wasm" in url for url in urls)
    page.get_by_role("link", name="Play").click()
    page.locator("#figure-show").click()
    page.locator("#figure-check").click()
    page.locator("#figure-show").click()
    expect(page.locator("#teach-result")).to_contain_text("8 points")


def test_fm4_cards_of_the_first_free_game(page: Page, site: str) -> None:
    steps.new_game(page, site, tips=True)
    expect(page.locator(".teach-tip .teach-text")).to_be_visible()
    page.locator("#tip-ok").click()
    expect(page.locator(".teach-tip")).to_have_count(0)
    steps.move(page)
    expect(page.locator(".teach-tip .teach-text")).to_be_visible()
    page.reload()
    steps.wait_for(page, "yours")
    expect(page.locator(".teach-tip")).to_have_count(0)
