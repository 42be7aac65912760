"""Nothing jumps: board, hand, Confirm and log keep their places while turns pass and sentences grow."""

from typing import Literal

import pytest
from playwright.sync_api import Browser

from e2e.conftest import NO_COPY, Watch
from e2e.hands.steps import prefer
from e2e.looks.test_stretched import stretch
from tests.playing import PLAYABLE
from tools.quality import figures, shift

MOST = 0.02  # within five seconds, by the web's own measure
DECISIONS = 400 if figures.long_form() else 7
NOTED = """() => {
  window.told = 0;
  const note = () => { window.told += document.querySelectorAll('.made-for-you, .band-quiet').length; };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true });
}"""
LAST = 0.97  # of a kept game
FROM = 0.0 if figures.long_form() else 0.3


@pytest.mark.parametrize("words", ["ours", "longer"])
@pytest.mark.parametrize("size", shift.SIZES)
@pytest.mark.parametrize("slug", PLAYABLE)
def test_nothing_jumps_while_turns_pass(
    slug: str, size: str, words: str, browser: Browser, watch: Watch, site: str
) -> None:
    context = browser.new_context(**shift.context_options(size))
    context.add_init_script(NO_COPY)
    watch.on(context)
    if words == "longer":
        stretch(context)
    prefer(context, pace="fast", steps="press", presses="two", autoHelp=False)
    found = shift.played(shift.sit_down(context, site, slug, FROM), DECISIONS)
    context.close()
    watch.check()
    figures.note(
        "shift",
        slug=slug,
        size=size,
        words=words,
        decisions=found.decisions,
        worst=found.worst,
        failed=found.worst > MOST,
    )
    assert found.decisions > 2
    told = [f"{value:.4f} {example}" for _, value, example in found.causes[:5]]
    assert found.worst <= MOST, "\n".join(told)


@pytest.mark.parametrize("size", shift.SIZES)
@pytest.mark.parametrize("slug", PLAYABLE)
def test_the_score_sheet_leaves_the_table_where_it_is(
    slug: str, size: str, browser: Browser, watch: Watch, site: str
) -> None:
    """An ending is a new scene over the table; what is below can be looked at, and has not moved."""
    context = browser.new_context(**shift.context_options(size))
    context.add_init_script(NO_COPY)
    watch.on(context)
    prefer(context, pace="fast", steps="off", presses="two", autoHelp=False)
    found = shift.played(shift.sit_down(context, site, slug, LAST), 60, rest=300)
    context.close()
    watch.check()
    assert found.over
    assert found.ending <= MOST, found.causes[:5]


def test_a_tip_pushes_nothing_out_of_sight(browser: Browser, watch: Watch, site: str) -> None:
    """The first card of a first game is a line on a phone; opened, it goes when the board is touched."""
    context = browser.new_context(**shift.context_options("phone"))
    context.add_init_script(NO_COPY)
    watch.on(context)
    prefer(context, tips=True)
    page = context.new_page()
    page.goto(f"{site}#/new/suk")
    page.locator("button[type=submit]").click()
    page.wait_for_selector('.table-page[data-state="yours"] .tip-line')
    ring = page.locator(".board-window").bounding_box()
    page.locator(".tip-line").tap()
    tip = page.locator(".teach-tip").bounding_box()
    assert ring
    assert tip
    assert tip["y"] >= ring["y"] + ring["height"]
    page.locator(".dock.is-legal").first.tap()
    page.wait_for_selector(".teach-tip", state="detached")
    assert page.locator(".board-window").bounding_box() == ring
    page.locator(".tip-line").tap()
    page.wait_for_selector(".teach-tip")
    assert page.locator(".board-window").bounding_box() == ring
    context.close()
    watch.check()


@pytest.mark.parametrize("size", shift.SIZES)
def test_what_is_made_for_one_is_told_in_nobodys_place(
    size: str, browser: Browser, watch: Watch, site: str
) -> None:
    """Pocket Mars uses effects that can only help; the word about it comes often, and moves nothing."""
    context = browser.new_context(**shift.context_options(size))
    context.add_init_script(NO_COPY)
    watch.on(context)
    prefer(context, autoHelp=True, presses="two")
    page = shift.sit_down(context, site, "pocket-mars", 0.2)
    page.evaluate(NOTED)
    found = shift.played(page, 14)
    told = page.evaluate("window.told")
    context.close()
    watch.check()
    assert told, "nothing was made for anybody"
    assert found.worst <= MOST, found.causes[:5]


FLOWN = """() => {
  window.flown = new Set();
  const note = () => document.querySelectorAll('.flight [data-motion]')
    .forEach(({ dataset }) => window.flown.add(dataset.motion.replace(/[^a-z].*/, '')));
  new MutationObserver(note).observe(document.body, { childList: true });
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
@pytest.mark.parametrize(
    ("slug", "wanted"), [("pocket-mars", {"back", "held", "card"}), ("martians", {"cards", "held", "gone"})]
)
def test_cards_fly_from_where_they_were_those_of_others_too(
    motion: Literal["no-preference", "reduce"],
    slug: str,
    wanted: set[str],
    browser: Browser,
    watch: Watch,
    site: str,
) -> None:
    """Out of the deck into every hand, and out of a hand to where they are played or thrown away."""
    context = browser.new_context(**shift.context_options("desk"), reduced_motion=motion)
    context.add_init_script(NO_COPY)
    watch.on(context)
    prefer(context, pace="fast", steps="off", presses="two", autoHelp=False)
    page = shift.sit_down(context, site, slug, 0.1)
    page.evaluate(FLOWN)
    shift.played(page, 8 if slug == "pocket-mars" else 20, rest=200)
    flown = set(page.evaluate("[...window.flown]"))
    context.close()
    watch.check()
    assert flown & wanted == (wanted if motion == "no-preference" else set())
