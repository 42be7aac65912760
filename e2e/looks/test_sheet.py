"""The sheet of a narrow table: undo and hint are always in reach, and a handle gives it two thirds of the screen."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.flows.test_choosing import open_table
from tests.playing import PLAYABLE

TOP = "document.querySelector('.side').getBoundingClientRect().top"


@pytest.fixture
def table(phone: BrowserContext) -> Page:
    return phone.new_page()


@pytest.mark.parametrize("slug", PLAYABLE)
def test_undo_and_hint_stay_in_reach_however_far_the_sheet_is_scrolled(
    slug: str, table: Page, site: str
) -> None:
    open_table(table, site, slug)
    tools = table.locator(".near-tools .tool")
    before = [tool.bounding_box() for tool in tools.all()]
    assert len(before) == 2
    table.locator(".sheet-body").evaluate("body => body.scrollTo(0, body.scrollHeight)")
    assert [tool.bounding_box() for tool in tools.all()] == before
    table.get_by_role("button", name="Consiglio", exact=True).tap()
    expect(table.locator(".hint")).to_be_visible(timeout=20_000)


def test_the_handle_raises_the_sheet_and_lowers_it(table: Page, site: str) -> None:
    open_table(table, site, "pocket-mars")
    low = table.evaluate(TOP)
    table.get_by_role("button", name="Alza il foglio", exact=True).tap()
    handle = table.get_by_role("button", name="Abbassa il foglio", exact=True)
    expect(handle).to_have_attribute("aria-expanded", "true")
    assert table.evaluate(TOP) < low - 100
    handle.tap()
    expect(table.get_by_role("button", name="Alza il foglio", exact=True)).to_be_visible()
    assert table.evaluate(TOP) == low
