"""What people do to play one game on several screens: a code one way, an answer the other."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from e2e.hands.steps import at, choose_first, new_sheet, prefer
from tools.quality import joining
from tools.quality.joining import leave_dialog

Sitting = Callable[..., Page]
"""Another screen, with a browser's memory of its own."""


def answer(guest: Page, link: str, **chosen: Any) -> str:
    """What the guest's screen answers to a link; every move there is made by hand."""
    prefer(guest, autoForced=False, autoHelp=False, **chosen)
    return joining.answer(guest, link)


def join(host: Page, guest: Page, seat: int | None, **chosen: Any) -> str:
    """Somebody takes a seat with a screen of their own; says by which link."""
    prefer(guest, autoForced=False, autoHelp=False, **chosen)
    return joining.join(host, guest, seat)


def begin(host: Page, site: str) -> None:
    """From the sheet of a new game, by its own button."""
    new_sheet(host, site, name="Anna")
    host.locator("#screens").click()
    expect(host.locator(".dialog-screens")).to_be_visible()


def open_table(page: Page, site: str, guest: Page, name: str = "Luca") -> None:
    begin(page, site)
    join(page, guest, 1, name=name)
    leave_dialog(page)


def turn_of(host: Page, *screens: Page) -> Page:
    """The screen whose seat is asked."""
    host.wait_for_selector('.table-page[data-state="yours"], .table-page[data-state="theirs"]')
    for _ in range(1500):
        for page in screens:
            if page.get_attribute(".table-page", "data-state") == "yours":
                return page
        host.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def until_past(page: Page, number: int) -> None:
    """Until a screen shows more moves than that."""
    page.wait_for_function(
        "(number) => Number(document.querySelector('.table-page')?.dataset.at) > number", arg=number
    )


def play_by_turns(*screens: Page) -> int:
    """Whoever is asked makes a move at the own screen; every other screen shows it. Says how many moves there were."""
    while True:
        asked = [page for page in screens if page.get_attribute(".table-page", "data-state") == "yours"]
        if screens[0].get_attribute(".table-page", "data-state") == "over":
            return at(screens[0])
        assert len(asked) <= 1, "one seat is asked at a time"
        if not asked:
            screens[0].wait_for_timeout(20)
            continue
        number = at(asked[0])
        choose_first(asked[0])
        asked[0].locator("#confirm").click()
        for page in screens:
            page.wait_for_selector(f'.table-page:not([data-at="{number}"])')
