"""One table on devices of their own: a network each, a line that loses packets, no server, no mouse."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from e2e.conftest import NO_COPY, Watch
from e2e.hands.screens import (
    Sitting,
    begin,
    join,
    open_table,
    play_by_turns,
    turn_of,
    until_past,
)
from e2e.hands.steps import (
    at,
    choose_first,
    expect_message,
    note_messages,
    prefer,
    saved_record,
    visit,
)
from pyapp.record import Record
from tools.env import browser as chromium
from tools.env import networks
from tools.quality.joining import leave_dialog
from tools.site import server

PORT = 8000  # free on every device
# The longer a line was cut, the longer a browser waits before it tries again: it doubles its pause each time. So no
# time is asked for here, only that it happens.
PATIENCE = 90_000
SCREEN: dict[str, Any] = {"locale": "it-IT", "viewport": {"width": 1280, "height": 800}}


@contextmanager
def own_browser(playwright: Playwright, program: str = "") -> Iterator[Browser]:
    """A browser in a process that no other screen is in."""
    path = program or chromium.executable()
    with playwright.chromium.launch(executable_path=path, args=chromium.LIGHT) as started:
        yield started


def sit(browser: Browser, watch: Watch, *, keeps_copy: bool = False) -> Page:
    context = browser.new_context(**SCREEN)
    if not keeps_copy:
        context.add_init_script(NO_COPY)
    watch.on(context)
    return context.new_page()


def test_a_host_and_two_guests_in_processes_of_their_own(
    playwright: Playwright, site: str, watch: Watch
) -> None:
    """Three seats, three browsers, a whole game to the score on each."""
    with ExitStack() as stack:
        host, *guests = (sit(stack.enter_context(own_browser(playwright)), watch) for _ in range(3))
        prefer(host)
        host.goto(f"{site}#/new/suk")
        host.get_by_role("radio", name="3", exact=True).check()
        host.locator("#screens").click()
        expect(host.locator(".dialog-screens")).to_be_visible()
        for seat, guest in enumerate(guests, 1):
            join(host, guest, seat, name=("Luca", "Vera")[seat - 1])
        leave_dialog(host)
        assert play_by_turns(host, *guests) > 10
        for page in (host, *guests):
            expect(page.locator(".score")).to_be_visible()
    watch.check()


@pytest.mark.parametrize(("loss", "delay"), [(0.0, 0.0), (0.1, 0.02)], ids=["clean", "lossy"])
def test_two_devices_on_one_line(
    playwright: Playwright, dist: Path, tmp_path: Path, loss: float, delay: float
) -> None:
    """Every device sees its own network only; where one packet in ten is lost, no move is."""
    if reason := networks.why_not():
        pytest.skip(reason)
    with ExitStack() as stack:
        devices = stack.enter_context(networks.two_devices(loss=loss, delay=delay)).devices
        sites = [stack.enter_context(networks.serving(device, dist, PORT)) for device in devices]
        watch = Watch(sites[0])
        host, guest = (
            sit(
                stack.enter_context(
                    own_browser(playwright, str(device.program(chromium.executable(), tmp_path)))
                ),
                watch,
            )
            for device in devices
        )
        open_table(host, sites[0], guest)
        moves = play_by_turns(host, guest)
        assert len(Record.parse(saved_record(host)).moves) == moves == at(guest) > 10
        for page in (host, guest):
            expect(page.locator(".score")).to_be_visible()
    watch.check()


def test_a_line_that_is_cut_is_told_and_goes_on_by_itself(
    playwright: Playwright, dist: Path, tmp_path: Path
) -> None:
    """Out of reach for ten seconds: both screens say so, and nobody needs a new code."""
    if reason := networks.why_not():
        pytest.skip(reason)
    with ExitStack() as stack:
        line = stack.enter_context(networks.two_devices(carried=True))
        sites = [stack.enter_context(networks.serving(device, dist, PORT)) for device in line.devices]
        watch = Watch(sites[0])
        programs = [str(device.program(chromium.executable(), tmp_path)) for device in line.devices]
        host, guest = (sit(stack.enter_context(own_browser(playwright, path)), watch) for path in programs)
        open_table(host, sites[0], guest)
        note_messages(host)
        line.cut()
        expect(guest.locator(".band")).to_contain_text("Da un po’ non si sente", timeout=PATIENCE)
        expect_message(host, "Luca non risponde", timeout=PATIENCE)  # which may be gone again by now
        line.mend()
        expect(guest.locator(".band")).to_have_count(0, timeout=PATIENCE)
        number = at(host)
        mover = turn_of(host, host, guest)
        choose_first(mover)
        mover.locator("#confirm").click()
        for page in (host, guest):
            until_past(page, number)
    watch.check()


def test_friends_play_where_the_site_can_not_be_reached(
    playwright: Playwright, dist: Path, watch: Watch
) -> None:
    """Both pages come from the copies that their browsers keep; no server answers any more."""
    with ExitStack() as stack:
        browsers = [stack.enter_context(own_browser(playwright)) for _ in range(2)]
        with server.serving(dist) as served:
            watch.home, address = served.address, served.address
            watch.cut_off = True
            pages = [sit(one, watch, keeps_copy=True) for one in browsers]
            for page in pages:
                visit(page, address)
        host, guest = pages
        begin(host, address)
        host.reload()
        begin(host, address)
        join(host, guest, 1, name="Luca")
        leave_dialog(host)
        assert play_by_turns(host, guest) > 10
    watch.check()


def to_by_keys(page: Page, selector: str) -> None:
    """Tab, until the thing that is meant has the focus."""
    for _ in range(80):
        if page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads to {selector}")


def test_a_table_is_opened_and_joined_by_keys_and_told_to_readers(
    page: Page, site: str, screen: Sitting
) -> None:
    """No mouse on either side; who can't see is told who has joined, and who has gone."""
    reader = page.locator("#live")
    prefer(page, name="Anna")
    page.goto(f"{site}#/new/suk")
    expect(page.locator(".sheet")).to_be_visible()
    to_by_keys(page, "#screens")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    to_by_keys(page, '.screen-row[data-seat="2"] .screen-head button')
    page.keyboard.press("Enter")
    link = page.locator("[data-code=offer]")
    expect(link).not_to_have_value("")
    guest = screen()
    prefer(guest, name="Luca")
    guest.goto(link.input_value())
    code = guest.locator("[data-code=answer]")
    expect(code).not_to_have_value("")
    expect(guest.get_by_role("textbox", name="La tua risposta")).to_have_value(code.input_value())
    to_by_keys(page, "[name=answer]")
    page.keyboard.insert_text(code.input_value())
    page.keyboard.press("Enter")
    guest.wait_for_selector(".table-page[data-at]")
    expect(reader).to_contain_text("Luca è al tavolo")
    guest.close()
    expect(reader).to_contain_text("Luca non è più al tavolo")
