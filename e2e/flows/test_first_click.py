"""One click into each title: dealt, a move made by the list, the others answer, nothing complained."""

import pytest
from playwright.sync_api import Page

from e2e.hands.steps import at, choose_first, prefer, start, wait_for
from tests.playing import PLAYABLE


@pytest.mark.parametrize("slug", PLAYABLE)
def test_a_first_move_is_made_and_answered(page: Page, site: str, slug: str) -> None:
    prefer(page)
    page.goto(f"{site}#/new/{slug}")
    start(page)
    wait_for(page, "yours")
    before = at(page)
    choose_first(page)
    page.locator("#confirm").click()
    wait_for(page, "yours", "over", after=before)
