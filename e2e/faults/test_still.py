"""What a person points at stays where it is: a button that runs from the pointer can't be pressed."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import NO_COPY, Watch
from e2e.flows.test_inspect import open_table
from e2e.hands.steps import open_list, prefer, status, wait_for
from tests.playing import PLAYABLE

HARDLY = 0.02  # of layout shift, summed up; up to 0.1 counts as good on the web
SETTLING = 500  # milliseconds in which something might still move once all is there

# Every shift of the layout since the page was opened, with what moved and where to.
WATCH_SHIFTS = """(() => {
  window.shifts = [];
  const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  const moved = ({ node, previousRect, currentRect }) => {
    const thing = node?.nodeType === 3 ? node.parentElement : node;
    const name = `${thing?.tagName ?? 'gone'}.${thing?.getAttribute('class') ?? ''}`;
    return `${name}: ${place(previousRect)} -> ${place(currentRect)}`;
  };
  const note = (entry) => window.shifts.push({ value: entry.value, moved: entry.sources.map(moved) });
  new PerformanceObserver((seen) => seen.getEntries().forEach(note)).observe({ type: 'layout-shift', buffered: true });
})()"""


@pytest.fixture
def handheld(browser: Browser, watch: Watch) -> Iterator[Page]:
    context = browser.new_context(
        locale="it-IT", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    context.add_init_script(NO_COPY)
    watch.on(context)
    page = context.new_page()
    prefer(page)
    yield page
    context.close()


@pytest.mark.parametrize("slug", PLAYABLE)
def test_nothing_moves_when_the_engine_comes(slug: str, handheld: Page, site: str) -> None:
    page = handheld
    open_table(page, site, slug, 0.5)
    page.add_init_script(WATCH_SHIFTS)
    page.reload()
    wait_for(page, "yours")
    page.wait_for_timeout(SETTLING)
    shifts: list[dict[str, Any]] = page.evaluate("window.shifts")
    assert sum(shift["value"] for shift in shifts) <= HARDLY, shifts
    there = on_the_table(page)
    page.route("**/*.wasm", lambda route: route.abort())
    page.reload()
    wait_for(page, "saved")
    expect(page.locator(".choice")).to_have_count(len(there["choices"]))
    assert on_the_table(page) == there
    expect(page.locator("#confirm")).to_be_disabled()
    assert page.locator(".choice:enabled").count() == 0


def on_the_table(page: Page) -> dict[str, Any]:
    """What is asked, the own hand, what can be pressed or chosen."""
    return {
        "asked": status(page).inner_text(),
        "hand": page.locator(".seats-own").inner_text(),
        "legal": page.locator(".piece.is-legal").count(),
        "choices": page.locator(".choice").all_inner_texts(),
    }


@pytest.mark.parametrize("share", [0.1, 0.5])
@pytest.mark.parametrize("slug", PLAYABLE)
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
