"""The sheet of a narrow table: undo and hint are always in reach, and a handle gives it two thirds of the screen."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.flows.test_choosing import open_table
from e2e.hands.steps import prefer
from tests.playing import PLAYABLE

COVERED = """() => {
  const sheet = document.querySelector('.sheet-body').getBoundingClientRect();
  const inSight = ({ left, top, width, height }) => width && left + width / 2 > sheet.left && left + width / 2 < sheet.right
    && top + height / 2 > sheet.top && top + height / 2 < Math.min(sheet.bottom, innerHeight);
  const things = [...document.querySelectorAll('.sheet-body :is(.piece, .seat, button)')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && inSight(one.getBoundingClientRect()));
  const tip = document.querySelector('.teach-tip, .tip-line');
  const lies = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return document.elementsFromPoint(left + width / 2, top + height / 2).some((up) => up.closest('.teach-tip, .tip-line'));
  };
  return [tip ? things.length : 0, things.filter(lies).map((one) => one.dataset.id ?? one.className)];
}"""
"""How much of the sheet is in sight while there is a tip, and what of it lies under the tip."""
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


@pytest.mark.parametrize("slug", PLAYABLE)
def test_a_tip_leaves_the_hand_free(slug: str, table: Page, site: str) -> None:
    """It is one line until somebody opens it; whoever does sees it over the foot of the sheet."""
    prefer(table, tips=True)
    table.goto(f"{site}#/new/{slug}")
    table.locator("button[type=submit]").click()
    table.wait_for_selector('.table-page[data-state="yours"]')
    line = table.get_by_role("button", name="E adesso?", exact=True)
    expect(line).to_have_attribute("aria-expanded", "false")
    places = [table.locator(one).bounding_box() for one in (".board-window", ".tabs", ".sheet-body")]
    many, covered = table.evaluate(COVERED)
    assert many > 0
    assert covered == []
    line.tap()
    expect(table.locator(".teach-tip")).to_be_visible()
    assert table.evaluate(COVERED)[1], "the measure sees a card that lies over the hand"
    line.tap()
    expect(table.locator(".teach-tip")).to_have_count(0)
    line.tap()
    table.get_by_role("button", name="Ho capito", exact=True).tap()
    expect(line).to_have_count(0)
    assert [table.locator(one).bounding_box() for one in (".board-window", ".tabs", ".sheet-body")] == places
