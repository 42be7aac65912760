"""How several screens come to one table: a code one way, an answer the other."""

from playwright.sync_api import Page, expect

JOINED = 10_000  # milliseconds in which two screens find each other


def open_screens(host: Page) -> None:
    if host.locator(".dialog-screens").count() == 0:
        host.locator("button[data-open=screens]").click()
    expect(host.locator(".dialog-screens")).to_be_visible()


def row(seat: int | None) -> str:
    return ".screen-row:not([data-seat])" if seat is None else f'.screen-row[data-seat="{seat + 1}"]'


def invite(host: Page, seat: int | None) -> str:
    """The link that the host's screen shows for a seat, or for who looks on."""
    open_screens(host)
    host.locator(f"{row(seat)} .screen-head button").click()
    field = host.locator(f"{row(seat)} [data-code=offer]")
    expect(field).not_to_have_value("")
    return field.input_value()


def answer(guest: Page, link: str) -> str:
    """What the guest's screen answers to it."""
    guest.goto(link)
    field = guest.locator("[data-code=answer]")
    expect(field).not_to_have_value("")
    return field.input_value()


def hand_in(host: Page, code: str) -> None:
    host.locator("[name=answer]").fill(code)
    host.locator(".screen-answer button[type=submit]").click()


def join(host: Page, guest: Page, seat: int | None) -> str:
    """Somebody takes a seat with a screen of their own; says by which link."""
    link = invite(host, seat)
    hand_in(host, answer(guest, link))
    guest.wait_for_selector(".table-page[data-at]", timeout=JOINED)
    return link


def leave_dialog(host: Page) -> None:
    host.keyboard.press("Escape")
    expect(host.locator(".dialog-screens")).to_have_count(0)
