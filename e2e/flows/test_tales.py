"""Computers' turns are told: what each does stands in the status line, and a press goes on to one's own turn."""

import time

import pytest
from playwright.sync_api import Page, expect

from e2e.flows.test_choosing import open_table
from e2e.hands.steps import at, choose_first, move, prefer, wait_for
from pyapp.record import Record
from tests.playing import PLAYABLE
from tools.quality import screens

AT_ONCE = 1000  # milliseconds; a slow pace would give each turn 3400, and the machine may be busy
WATCH_LINE = """() => {
  window.told = [];
  const note = () => {
    const line = document.querySelector('.status-theirs .status-text')?.innerText ?? '';
    if (line && line !== window.told.at(-1)) window.told.push(line);
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def end_turn(page: Page) -> None:
    """Own moves, the first of the list, until a computer is to move."""
    for _ in range(60):
        before = at(page)
        choose_first(page)
        page.locator("#confirm").click()
        if wait_for(page, "yours", "theirs", "over", after=before) != "yours":
            return


@pytest.mark.parametrize("slug", PLAYABLE)
def test_a_computers_turn_is_told_in_the_status_line(slug: str, page: Page, site: str) -> None:
    open_table(page, site, slug, 0.3, pace="fast")
    page.evaluate(WATCH_LINE)
    waited = ("ci pensa", "Tocca a", "passo ")
    told: list[str] = []
    for _ in range(3):  # a turn whose first move asks oneself at once has no line of its own
        end_turn(page)
        wait_for(page, "yours", "over")
        told += [line for line in page.evaluate("window.told") if not any(word in line for word in waited)]
        if told:
            break
    assert told, page.evaluate("window.told")
    assert [line for line in told if len(line) > 300 or line[-1] not in "….!" or "{" in line] == []


def test_a_press_on_the_board_goes_on_to_ones_own_turn(page: Page, site: str) -> None:
    open_table(page, site, "suk", 0.3, pace="slow")
    end_turn(page)
    page.wait_for_timeout(600)
    began = time.monotonic()
    page.locator(".stage").click(position={"x": 3, "y": 3})
    wait_for(page, "yours", "over")
    assert (time.monotonic() - began) * 1000 < AT_ONCE


def test_escape_goes_on_to_ones_own_turn(page: Page, site: str) -> None:
    open_table(page, site, "suk", 0.3, pace="slow")
    end_turn(page)
    page.wait_for_timeout(600)
    began = time.monotonic()
    page.keyboard.press("Escape")
    wait_for(page, "yours", "over")
    assert (time.monotonic() - began) * 1000 < AT_ONCE


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_what_happened_is_shown_again_step_by_step(size: tuple[int, int], page: Page, site: str) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_table(page, site, "suk", 0.3)
    end_turn(page)
    wait_for(page, "yours")
    end = at(page)
    page.locator("#retell, .status-retell").first.click()
    page.wait_for_selector('.table-page[data-state="steps"]')
    seen = []
    while wait_for(page, "steps", "yours") == "steps":
        shown = at(page)
        seen.append((shown, page.locator(".step-text").inner_text()))
        page.keyboard.press("n")
        page.wait_for_selector(f'.table-page[data-state="yours"], .table-page:not([data-at="{shown}"])')
    assert [number for number, _ in seen] == list(range(end - len(seen) + 1, end + 1))
    assert seen
    assert all(text for _, text in seen)
    assert at(page) == end


def test_all_that_others_have_done_since_is_marked(page: Page, site: str) -> None:
    """Two rivals have placed a transport each: both docks and both tiles stand out, not the last of them only."""
    record = Record.parse(screens.moment("suk", 0.5))
    movers = [record.game.to_act(state) for state in record.states[:-1]]
    own = max(number for number, seat in enumerate(movers) if seat == 0)
    placed = [event for told in record.events[own + 2 :] for event in told if event.kind == "placed"]
    assert len(placed) == 2
    prefer(page)
    screens.table(page, site, "suk", 0.5)
    expect(page.locator(".dock.is-last")).to_have_count(2)
    expect(page.locator(".cell.is-last")).to_have_count(2)
    move(page)
    expect(page.locator(".dock.is-last")).not_to_have_count(0)
