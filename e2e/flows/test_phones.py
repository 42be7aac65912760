"""What docs/phones.md promises, on a small screen that is touched: nothing hides, zooms, goes dark or is forgotten."""

import json
import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.hands import steps
from tools.env.places import ROOT

FIELDS = """() => [...document.querySelectorAll('input, select, textarea')]
  .filter((one) => one.checkVisibility() && !['radio', 'checkbox', 'range', 'file'].includes(one.type))
  .map((one) => [one.outerHTML.slice(0, 80), parseFloat(getComputedStyle(one).fontSize)])"""
# As somebody who leaves the tab for eleven minutes, and comes back.
HIDE = """(hidden) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
PINCH = """async ([from, to]) => {
  const board = document.querySelector('.board-window');
  const { left, top, width, height } = board.getBoundingClientRect();
  const finger = (identifier, x) =>
    new Touch({ identifier, target: board, clientX: left + width / 2 + x, clientY: top + height / 2 });
  const send = (type, gap) => {
    const touches = gap ? [finger(1, -gap / 2), finger(2, gap / 2)] : [];
    board.dispatchEvent(new TouchEvent(type, { touches, bubbles: true, cancelable: true }));
  };
  send('touchstart', from);
  send('touchmove', to);
  send('touchend', 0);
}"""


@pytest.fixture
def page(phone: BrowserContext) -> Page:
    return phone.new_page()


def test_no_field_makes_the_phone_look_closer(page: Page, site: str) -> None:
    """Below 16 px iOS zooms into a field that gets the focus, and stays there."""
    steps.prefer(page)
    seen: list[tuple[str, float]] = []
    for place, field in (("#/new/suk", "select"), ("#/rules/suk", "input[type=search]")):
        page.goto(f"{site}{place}")
        page.locator(field).first.wait_for()
        seen += page.evaluate(FIELDS)
    steps.new_game(page, site)
    page.get_by_role("button", name="Condividi").click()
    page.wait_for_selector(".share-link input")
    seen += page.evaluate(FIELDS)
    assert len(seen) > 5
    assert [one for one in seen if one[1] < 16] == []


def test_nothing_to_press_lies_under_the_notch_or_the_bar(page: Page, site: str) -> None:
    steps.new_game(page, site)
    top, bottom = 47, 34
    asked = page.context.new_cdp_session(page)
    asked.send("Emulation.setSafeAreaInsetsOverride", {"insets": {"top": top, "bottom": bottom}})
    expect(page.locator(".table-head")).to_have_css("padding-top", f"{top}px")
    steps.choose_first(page)
    page.locator("#confirm").scroll_into_view_if_needed()
    home, confirm = (
        page.locator(".table-head a").first.bounding_box(),
        page.locator("#confirm").bounding_box(),
    )
    assert home
    assert confirm
    assert home["y"] >= top
    assert confirm["y"] + confirm["height"] <= 640 - bottom
    assert steps.sideways(page) == 0


def test_the_sheets_measure_what_is_seen() -> None:
    """`vh` counts what the bars of a phone cover; `dvh` does not."""
    for sheet in (ROOT / "static/css").glob("*.css"):
        assert not re.search(r"\d(?:s|l)?vh\b", sheet.read_text("utf-8")), sheet.name


def test_two_fingers_look_closer_at_the_board_alone(page: Page, site: str) -> None:
    steps.new_game(page, site)
    window = page.locator(".board-window")
    expect(window).to_have_attribute("data-zoom", "1")
    page.evaluate(PINCH, [100, 180])
    expect(window).to_have_attribute("data-zoom", "1-5")
    page.evaluate(PINCH, [180, 100])
    expect(window).to_have_attribute("data-zoom", "1")
    page.evaluate(PINCH, [100, 110])
    expect(window).to_have_attribute("data-zoom", "1")
    assert page.evaluate("visualViewport.scale") == 1
    expect(window).to_have_css("touch-action", "pan-x pan-y")


def test_who_may_be_forgotten_is_told_once(page: Page, site: str) -> None:
    """Safari forgets after seven days: told after the first own move, with the file at hand."""
    page.add_init_script("Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' })")
    steps.new_game(page, site)
    told = page.locator(".band", has_text="sette giorni")
    expect(told).to_have_count(0)
    steps.move(page)
    expect(told).to_be_visible()
    with page.expect_download() as given:
        told.get_by_role("button", name="Salva come file").click()
    assert given.value.suggested_filename.endswith(".txt")
    expect(told).to_have_count(0)
    page.reload()
    steps.wait_for(page, "yours", "over")
    steps.new_game(page, site)
    steps.move(page)
    expect(told).to_have_count(0)


def test_other_browsers_and_the_installed_page_say_nothing(page: Page, site: str) -> None:
    page.add_init_script(
        """if (!new URL(location.href).searchParams.has('chrome')) {
          Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' });
          Object.defineProperty(navigator, 'standalone', { value: true });
        }"""
    )
    for address in (site, f"{site}?chrome"):
        steps.prefer(page)
        page.goto(f"{address}#/new/suk")
        steps.start(page)
        steps.wait_for(page, "yours")
        steps.move(page)
        expect(page.locator(".band", has_text="sette giorni")).to_have_count(0)


def test_a_page_left_for_long_gives_its_memory_back_and_plays_on(page: Page, site: str) -> None:
    page.clock.install()
    steps.new_game(page, site)
    steps.move(page)
    before, record = steps.at(page), steps.saved_record(page)
    assert len(page.workers) == 1
    page.evaluate(HIDE, True)
    with page.expect_worker() as woken:
        page.clock.fast_forward("11:00")
        page.wait_for_function("() => true")
        assert page.workers == [], "nobody looks: the interpreter has gone"
        assert (steps.at(page), steps.saved_record(page)) == (before, record)
        page.evaluate(HIDE, False)
    assert woken.value
    assert steps.move(page) in ("yours", "over")
    assert steps.at(page) > before
    assert steps.saved_record(page).startswith(record.split("moves")[0])


def test_the_screen_stays_lit_while_the_others_take_their_time(page: Page, site: str) -> None:
    page.add_init_script(
        """globalThis.lamp = { asked: 0, released: 0 };
        const request = async () => {
          lamp.asked += 1;
          return { release: async () => { lamp.released += 1; } };
        };
        Object.defineProperty(navigator, 'wakeLock', { value: { request } });"""
    )
    steps.new_game(page, site, pace="slow")
    assert page.evaluate("lamp") == {"asked": 0, "released": 0}
    steps.move(page)
    page.wait_for_function("lamp.asked > 0 && lamp.released === lamp.asked")


def test_the_phones_own_way_to_share(page: Page, site: str) -> None:
    page.add_init_script("navigator.share = async (given) => { globalThis.shared = JSON.stringify(given); };")
    steps.new_game(page, site)
    steps.move(page)
    page.get_by_role("button", name="Condividi").click()
    page.locator(".share-link").get_by_role("button", name="Manda con…").click()
    given = json.loads(page.evaluate("globalThis.shared"))
    assert "#/link/" in given["url"]
