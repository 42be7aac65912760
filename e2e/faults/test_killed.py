"""A page killed at any moment, a worker ended in mid-search: the last committed move is there afterwards."""

import os
import random
import re

from playwright.sync_api import BrowserContext, Page, expect

from e2e.hands.steps import at, choose_first, move, new_game, saved_games, saved_record, wait_for
from pyapp.record import Record
from tools.quality import figures

KILLS = int(os.environ.get("REGOLO_KILLS", "8"))
MOMENTS = ("drawn", "choosing", "confirmed", "answered", "thinking")


def committed(page: Page) -> list[str]:
    return Record.parse(saved_record(page)).moves


def until(page: Page, moment: str, chance: random.Random) -> None:
    """Plays on up to a moment of a move."""
    if moment == "drawn":
        return
    choose_first(page)
    if moment == "choosing":
        return
    page.locator("#confirm").click()
    if moment == "answered":
        page.wait_for_function(
            "(number) => document.querySelector('.table-page').dataset.at > number", arg=at(page) - 1
        )
    elif moment == "thinking":
        page.evaluate("(ms) => new Promise((done) => setTimeout(done, ms))", chance.randrange(120))


def test_sv1_a_page_killed_at_any_moment_loses_no_committed_move(context: BrowserContext, site: str) -> None:
    chance = random.Random(10)
    page = context.new_page()
    new_game(page, site)
    address = page.url
    for number in range(KILLS):
        moment = MOMENTS[number % len(MOMENTS)]
        until(page, moment, chance)
        known = committed(page)
        page.close(run_before_unload=False)
        page = context.new_page()
        page.goto(address)
        state = wait_for(page, "yours", "over")
        after = committed(page)
        kept = after[: len(known)] == known and at(page) >= len(known)
        figures.note("kill", moment=moment, failed=not kept)
        assert kept, f"kill {number}, {moment}: {known[-3:]} saved, then {after[-3:]}, shown at {at(page)}"
        if state == "over":
            new_game(page, site)
            address = page.url
    page.close()


def test_er2_a_worker_killed_in_mid_search(page: Page, site: str) -> None:
    """The worker ends while a computer thinks: the move made before is kept, and one button goes on."""
    page.add_init_script(
        """{ const Plain = Worker; globalThis.workers = [];
          globalThis.Worker = class extends Plain { constructor(...given) { super(...given); workers.push(this); } }; }"""
    )
    new_game(page, site)
    known = committed(page)
    choose_first(page)
    page.locator("#confirm").click()
    page.wait_for_function(
        "(number) => document.querySelector('.table-page').dataset.at > number", arg=len(known)
    )
    page.evaluate(
        """() => { const worker = workers.at(-1);
          worker.terminate(); worker.dispatchEvent(new ErrorEvent('error', { message: 'killed' })); }"""
    )
    again = page.get_by_role("button", name="Riprova").first
    expect(again.or_(page.locator('.table-page[data-state="yours"]')).first).to_be_visible()
    mine = committed(page)
    assert mine[: len(known) + 1][:-1] == known and len(mine) > len(known)
    if again.is_visible():
        expect(page.get_by_text(re.compile("al sicuro|non è partito")).first).to_be_visible()
        again.click()
    wait_for(page, "yours", after=len(known))
    assert committed(page)[: len(mine)] == mine


def test_sv1_a_tab_that_sleeps_wakes_to_the_same_table(page: Page, site: str) -> None:
    """Frozen and woken by the browser in the middle of a computer's turn."""
    new_game(page, site)
    cdp = page.context.new_cdp_session(page)
    number = at(page)
    choose_first(page)
    page.locator("#confirm").click()
    cdp.send("Page.setWebLifecycleState", {"state": "frozen"})
    cdp.send("Page.setWebLifecycleState", {"state": "active"})
    wait_for(page, "yours", after=number)
    assert at(page) > number and len(committed(page)) == at(page)
    move(page)
    assert len({game["id"] for game in saved_games(page)}) == 1
