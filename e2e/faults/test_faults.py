"""When something breaks: the game is safe, plain words, a way on, a report."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, Route, expect

from e2e.hands.steps import at, choose_first, move, new_game, prefer, saved_games, saved_record, wait_for

BREAKABLE = """
const really = Engine.prototype.ask;
Engine.prototype.ask = async function (request) {
  if (request.do !== globalThis.breaks) return really.call(this, request);
  globalThis.breaks = null;
  return { ok: false, fault: 'Traceback: broken on purpose for Ada' };
};
"""


@pytest.fixture
def breakable(page: Page) -> Page:
    def served(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text() + BREAKABLE)

    page.route("**/engine/engine.js", served)
    return page


@pytest.mark.parametrize("verb", ["play", "think"])
def test_er1_a_fault_leaves_the_game_safe(breakable: Page, site: str, verb: str) -> None:
    page = breakable
    new_game(page, site)
    number = at(page)
    page.evaluate("(verb) => { globalThis.breaks = verb }", verb)
    choose_first(page)
    page.locator("#confirm").click()
    expect(page.get_by_role("alertdialog")).to_contain_text("la partita è al sicuro")
    page.get_by_role("button", name="Continua").click()
    wait_for(page, "yours")
    expect(page.get_by_role("alertdialog")).to_be_hidden()
    assert at(page) >= number
    move(page)


def test_er1_the_report_plays_again_and_names_nobody(breakable: Page, site: str) -> None:
    page = breakable
    new_game(page, site)
    move(page)
    page.evaluate("globalThis.breaks = 'play'")
    choose_first(page)
    page.locator("#confirm").click()
    page.get_by_text("Che cosa c’è nel resoconto").click()
    report = page.locator(".fault pre").inner_text()
    assert "regolo 1" in report and "game: suk" in report and "broken on purpose" in report
    assert "Ada" not in report


def of_worker(request: Request) -> bool:
    return request.url.endswith("/engine/runtime.js")


def test_er2_a_worker_that_cannot_start(page: Page, site: str) -> None:
    prefer(page)
    page.route("**/engine/runtime.js", lambda route: route.abort())
    with page.expect_event("requestfailed", of_worker):
        page.goto(f"{site}#/new/suk")
    with page.expect_event("requestfailed", of_worker):  # the table's own try, not the page's before it
        page.get_by_role("button", name="Comincia").click()
    again = page.locator(".table-page").get_by_role("button", name="Riprova").first
    expect(again).to_be_visible(timeout=20_000)
    page.unroute("**/engine/runtime.js")
    again.click()
    wait_for(page, "yours")


def test_er4_a_record_that_no_longer_fits_is_kept(page: Page, site: str, tmp_path: Path) -> None:
    new_game(page, site)
    move(page)
    record = saved_record(page)
    path = tmp_path / "old.txt"
    path.write_text(record.rstrip() + "\nplace 99 black z9\n")
    page.goto(site)
    page.locator("input[type=file]").set_input_files(path)
    wait_for(page, "yours")
    move(page)
    assert any("place 99 black z9" in game["record"] for game in saved_games(page))
