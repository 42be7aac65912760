"""Hints in three presses, the reasons of the computers' moves, the look back at a game that is over."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.hands.steps import at, move, new_game, new_sheet, play_out, start, wait_for

POINTED = "[data-pointed]"


def hint(page: Page, step: int) -> str:
    """The hint's words once it has come to that step."""
    expect(page.locator(f'.hint[data-step="{step}"]')).to_be_visible()
    return page.locator(".hint-text").inner_text()


def test_un6_a_hint_says_where_then_what_then_why(page: Page, site: str) -> None:
    new_game(page, site)
    before = at(page)
    page.get_by_role("button", name="Consiglio", exact=True).click()
    assert hint(page, 1).startswith("Guarda qui")
    expect(page.locator(POINTED).first).to_be_visible()
    assert 1 <= page.locator(f".board {POINTED}").count() <= 3
    expect(page.locator("#confirm")).to_be_disabled()

    page.get_by_role("button", name="Quale mossa?").click()
    assert hint(page, 2).startswith("Una buona mossa")
    expect(page.locator("#confirm")).to_be_enabled()

    page.get_by_role("button", name="Perché?", exact=True).click()
    reason = hint(page, 3)
    assert len(reason) > 15 and "reason." not in reason
    expect(page.locator("#live")).to_contain_text(reason)
    assert at(page) == before, "a hint plays nothing"

    page.locator("#confirm").click()
    wait_for(page, "yours", after=before)
    expect(page.locator(".hint")).to_have_count(0)
    expect(page.locator(POINTED)).to_have_count(0)


def test_ac1_a_hint_by_keys_in_english_and_closed_again(page: Page, site: str) -> None:
    new_game(page, site, lang="en")
    page.keyboard.press("h")
    assert hint(page, 1).startswith("Look here")
    for step, words in ((2, "A good move"), (3, "")):
        page.keyboard.press("h")
        assert hint(page, step).startswith(words)
    page.get_by_role("button", name="Close the hint").click()
    expect(page.locator(".hint")).to_have_count(0)
    expect(page.locator(POINTED)).to_have_count(0)


@pytest.mark.parametrize("game", ["mechanics", "pocket-mars"])
def test_ai3_a_computers_move_has_its_reason_when_asked_for(page: Page, site: str, game: str) -> None:
    new_sheet(page, site, lang="en")
    page.goto(f"{site}#/new/{game}")
    start(page)
    wait_for(page, "yours")
    while page.locator(".log-why").count() == 0:
        move(page)
    page.locator(".log-why").first.click()
    reason = page.locator(".log-reason").first
    expect(reason).to_have_text(re.compile(r"\w{3,}.*\."))
    assert "reason." not in reason.inner_text()


def test_pl10_the_game_is_looked_back_at_with_its_turning_points(page: Page, site: str) -> None:
    new_game(page, site)
    page.keyboard.press("h")
    hint(page, 1)
    play_out(page)
    expect(page.locator(".score")).to_contain_text("Hai chiesto un consiglio.")
    page.get_by_role("button", name="Rivedi com’è andata").click()
    expect(page.get_by_role("heading", name="Com’è andata")).to_be_visible(timeout=30_000)
    lines = page.locator(".chart-chances .chart-line")
    assert lines.count() == 2
    dashes = lines.locator("polyline").evaluate_all(
        "lines => lines.map((line) => line.getAttribute('stroke-dasharray'))"
    )
    assert dashes[0] != dashes[1], "told apart without colour"
    page.get_by_text("La curva in numeri").click()
    expect(page.locator(".chart-chances tbody tr")).to_have_count(2)
