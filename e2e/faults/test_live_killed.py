"""Screens of one table killed at any moment, the holder's and the guest's: no move is lost, nobody is stuck."""

import os
import random
from contextlib import suppress

from playwright.sync_api import Error, Page

from e2e.hands.screens import Sitting, join, open_table, turn_of, until_past
from e2e.hands.steps import at, choose_first, saved_record, wait_for
from pyapp.record import Record
from tools.quality import figures
from tools.quality.joining import leave_dialog

KILLS = int(os.environ.get("REGOLO_KILLS", "4"))
MOMENTS = ("drawn", "choosing", "confirmed", "told")


def committed(host: Page) -> list[str]:
    return Record.parse(saved_record(host)).moves


def over(host: Page) -> bool:
    return host.get_attribute(".table-page", "data-state") == "over"


def until(moment: str, host: Page, guest: Page, chance: random.Random) -> None:
    """Plays on up to a moment of a move, whoever makes it."""
    if moment == "drawn":
        return
    number = at(host)
    mover = turn_of(host, host, guest)
    choose_first(mover)
    if moment == "choosing":
        return
    mover.locator("#confirm").click()
    if moment == "told":
        until_past(guest, number)
    else:
        host.wait_for_timeout(chance.randrange(60))


def kill(page: Page, *, suddenly: bool) -> None:
    """Closed by hand, or gone from one moment to the next without a word to anybody."""
    if suddenly:
        with suppress(Error):
            page.goto("chrome://crash")
    page.close(run_before_unload=False)


def test_screens_killed_at_any_moment_lose_no_move(page: Page, site: str, screen: Sitting) -> None:
    """The holder's page or the guest's is killed; the other goes on, and one code brings it back to the same move."""
    chance = random.Random(22)
    host, guest = page, screen()
    open_table(host, site, guest)
    for number in range(KILLS):
        moment = MOMENTS[number // 2 % len(MOMENTS)]
        if over(host):
            open_table(host, site, guest)
        until(moment, host, guest, chance)
        known, seen = committed(host), at(guest)
        address, context = (guest.url, guest.context) if number % 2 else (host.url, host.context)
        kill(guest if number % 2 else host, suddenly=chance.random() < 0.5)
        again = context.new_page()
        host, guest = (host, again) if number % 2 else (again, guest)
        if again is host:
            host.goto(address)
        wait_for(host, "yours", "theirs", "over")
        after = committed(host)
        kept = after[: len(known)] == known and len(after) >= seen
        figures.note("live kill", moment=moment, of="guest" if again is guest else "host", failed=not kept)
        assert kept, f"kill {number}, {moment}: {known[-3:]} saved, move {seen} told, then {after[-3:]}"
        if over(host):
            continue
        join(host, guest, 1, name="Luca")
        leave_dialog(host)
        moves = at(host)
        mover = turn_of(host, host, guest)
        choose_first(mover)
        mover.locator("#confirm").click()
        for one in (host, guest):
            until_past(one, moves)
