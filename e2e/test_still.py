"""What a person points at stays where it is: a button that runs from the pointer can't be pressed."""

import pytest
from playwright.sync_api import Page

from e2e.steps import open_list, prefer
from e2e.test_inspect import open_table
from pyapp import GAMES


@pytest.mark.parametrize("share", [0.1, 0.5])
@pytest.mark.parametrize("slug", GAMES)
def test_pointing_at_a_choice_changes_no_choice(slug: str, share: float, page: Page, site: str) -> None:
    prefer(page)
    page.set_viewport_size({"width": 390, "height": 844})
    open_table(page, site, slug, share)
    open_list(page)
    choices = page.locator(".choice")
    for _ in range(4):
        choices.last.scroll_into_view_if_needed()
        page.mouse.move(0, 0)
        page.wait_for_timeout(300)  # what a choice would bring is said once it is known
        before = choices.all_inner_texts()
        for nth in {0, len(before) // 2, len(before) - 1}:
            choices.nth(nth).hover()
            page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            assert choices.all_inner_texts() == before
        choices.first.click()
        if page.locator("#confirm").is_enabled():
            return
