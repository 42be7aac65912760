"""One table, many screens: two pages that share nothing but a code each way play one game."""

import re
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from e2e.conftest import NO_COPY, Watch
from e2e.hands.screens import (
    Sitting,
    answer,
    begin,
    join,
    open_table,
    play_by_turns,
    turn_of,
    until_past,
)
from e2e.hands.steps import at, choose_first, prefer, saved_record
from e2e.hands.whole import Clicks, make_move, sit_down
from pyapp.ai.thinking import choose
from pyapp.record import Record, Seat
from tools.env import browser as chromium
from tools.env import firefox
from tools.quality import figures
from tools.quality.joining import hand_in, invite, leave_dialog
from tools.quality.screens import DRAWN, GOLDEN, NAMES

LONG = figures.long_form()
LAST = 6  # moves of each game in the short form


def test_a_whole_game_on_two_screens(page: Page, site: str, screen: Sitting) -> None:
    """The guest reads English on a phone, asks for no interpreter, and sees every move."""
    guest = screen(locale="en-GB", has_touch=True)
    asked: list[str] = []
    guest.on("request", lambda request: asked.append(request.url))
    begin(page, site)
    link = join(page, guest, 1, name="Luca", lang="en")
    assert len(link) <= 300
    expect(page.locator('.screen-row[data-seat="2"]')).to_have_attribute("data-place", "joined")
    expect(page.locator(".toast")).to_contain_text("Luca")
    leave_dialog(page)
    assert play_by_turns(page, guest) > 10
    expect(guest.locator(".score")).to_be_visible()
    assert saved_record(page).count("Luca") == 1
    assert not [url for url in asked if ".wasm" in url or "/runtime/" in url], "a guest starts no interpreter"
    assert guest.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('regolo.game.'))") == []


def test_a_link_that_lost_a_letter_says_so(page: Page, site: str, screen: Sitting) -> None:
    begin(page, site)
    link = invite(page, 1)
    guest = screen()
    guest.goto(f"{link[:-9]}{link[-8:]}")
    expect(guest.get_by_role("alert")).to_contain_text("non è intero")


def test_an_answer_to_another_code_says_so(page: Page, site: str, screen: Sitting) -> None:
    begin(page, site)
    guest = screen()
    old = answer(guest, invite(page, 1))
    invite(page, 1)
    hand_in(page, old)
    expect(page.get_by_role("alert")).to_contain_text("ultimo codice")


@cache
def kept(slug: str) -> Record:
    """The shortest kept game of three, or of as many as there are games of."""
    games = [Record.parse(path.read_text("utf-8")) for path in sorted((GOLDEN / slug).glob("*.txt"))]
    several = [game for game in games if game.position is None and game.setup.players > 1]
    return min(several, key=lambda game: (game.setup.players != 3, len(game)))


def begun(slug: str) -> Record:
    """The same game with a few moves still to be made; in the long form with all of them."""
    whole = kept(slug)
    record = Record(whole.game, whole.setup, whole.seed, [Seat(name) for name in NAMES])
    for move in whole.moves[: 0 if LONG else max(0, len(whole) - LAST)]:
        record.play(move)
    return record


def play_kept(record: Record, moves: list[str], screens: list[Page]) -> None:
    """Each move at the screen of the seat that is asked; nobody is ever asked to pass it on.

    A screen passes by itself for who wished to be silent; from there on it is another game than the kept one.
    """
    hand = Clicks()
    while (due := record.game.to_act(record.state)) is not None:
        number = len(record)
        if at(screens[due]) == number:
            screens[due].wait_for_selector(
                f'.table-page[data-state="yours"], .table-page:not([data-at="{number}"])'
            )
        if by_hand := at(screens[due]) == number:
            same = record.moves == moves[:number]
            move = moves[number] if same else str(choose(record.game, record.state, "easy"))
            make_move(screens[due], move, hand)
        for page in screens:
            until_past(page, number)
            expect(page.locator(".handover")).to_have_count(0)
        record.play(move if by_hand else Record.parse(saved_record(screens[0])).moves[number])
    for page in screens:
        expect(page.locator(".score")).to_be_visible()


@pytest.mark.parametrize("slug", DRAWN)
def test_every_title_each_hand_at_its_own_screen(page: Page, site: str, screen: Sitting, slug: str) -> None:
    """As many screens as seats; in a game with secrets too nobody hands anything over."""
    record = begun(slug)
    sit_down(page, site, record)
    screens = [page]
    for seat in range(1, record.setup.players):
        screens.append(screen())
        join(page, screens[-1], seat)
    leave_dialog(page)
    play_kept(record, [str(move) for move in kept(slug).moves], screens)


def test_a_guest_that_reloads_comes_back_with_one_code(page: Page, site: str, screen: Sitting) -> None:
    guest = screen()
    open_table(page, site, guest)
    number = at(page)
    guest.reload()
    expect(guest.get_by_role("heading", level=1)).to_contain_text("al tavolo di qualcun altro")
    waits = page.locator(".band", has_text="Il posto di Luca aspetta")
    waits.get_by_role("button", name="Nuovo codice").click()
    link = page.locator('.screen-row[data-seat="2"] [data-code=offer]')
    expect(link).not_to_have_value("")
    hand_in(page, answer(guest, link.input_value()))
    guest.wait_for_selector(f'.table-page[data-at="{number}"]')
    leave_dialog(page)
    expect(waits).to_have_count(0)
    mover = turn_of(page, page, guest)
    choose_first(mover)
    mover.locator("#confirm").click()
    for one in (page, guest):
        until_past(one, number)


def test_a_seat_whose_screen_is_gone_is_taken_by_a_computer(page: Page, site: str, screen: Sitting) -> None:
    guest = screen()
    open_table(page, site, guest)
    guest.close()
    page.locator(".band").get_by_role("button", name="Gioca il computer").click()
    for _ in range(2):
        page.wait_for_selector('.table-page[data-state="yours"]')
        number = at(page)
        choose_first(page)
        page.locator("#confirm").click()
        until_past(page, number)


def test_a_host_that_reloads_has_the_game_and_the_guest_its_last_picture(
    page: Page, site: str, screen: Sitting
) -> None:
    guest = screen()
    open_table(page, site, guest)
    mover = turn_of(page, page, guest)
    number = at(page)
    choose_first(mover)
    mover.locator("#confirm").click()
    for one in (page, guest):
        until_past(one, number)
    kept = saved_record(page)
    page.reload()
    page.wait_for_selector(".table-page[data-at]")
    assert saved_record(page) == kept
    expect(guest.locator(".band")).to_contain_text("La partita è al sicuro")
    expect(guest.locator(".board svg:not(.kit-hatches)").first).to_be_visible()
    join(page, guest, 1)
    assert at(guest) == at(page) == number + 1


def test_the_others_are_asked_before_a_move_is_taken_back(page: Page, site: str, screen: Sitting) -> None:
    guest = screen()
    open_table(page, site, guest)
    mover = turn_of(page, page, guest)
    other = guest if mover is page else page
    number = at(page)
    choose_first(mover)
    mover.locator("#confirm").click()
    for one in (page, guest):
        until_past(one, number)
    mover.get_by_role("button", name="Annulla").click()
    other.locator(".band").get_by_role("button", name="Sì, va bene").click()
    for one in (page, guest):
        one.wait_for_selector(f'.table-page[data-at="{number}"]')


def test_a_screen_in_the_middle_shows_the_table_and_nobodys_hand(
    page: Page, site: str, screen: Sitting
) -> None:
    """The tablet is the host and all seats are at phones; who looks on sees the same."""
    prefer(page)
    page.goto(f"{site}#/new/pocket-mars")
    page.locator("#screens").click()
    expect(page.locator(".dialog-screens")).to_be_visible()
    phones = [screen(), screen()]
    for seat, phone in enumerate(phones):
        join(page, phone, seat)
    looker = screen()
    join(page, looker, None)
    leave_dialog(page)
    for one in (page, looker):
        expect(one.locator(".handover")).to_have_count(0)
        assert one.locator(".piece.is-legal").count() == 0
    turn_of(page, *phones)


def filmed(guest: Page, path: Path) -> None:
    """The guest's answer as a camera sees it: a short film in grey, 640 by 480."""
    side, drawn = guest.locator(".qr svg").evaluate(
        "(svg) => [svg.viewBox.baseVal.width, svg.querySelector('path').getAttribute('d')]"
    )
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1", drawn)}
    scale = 440 // int(side)
    lines = bytearray()
    for y in range(480):
        row = [((x - 100) // scale, (y - 20) // scale) in dark for x in range(640)]
        lines += bytes(40 if one else 220 for one in row)
    frame = b"FRAME\n" + bytes(lines) + bytes([128]) * (640 * 480 // 2)
    path.write_bytes(b"YUV4MPEG2 W640 H480 F10:1 Ip A1:1 C420\n" + frame * 3)


def test_the_answer_is_scanned(
    playwright: Playwright, site: str, screen: Sitting, watch: Watch, tmp_path: Path
) -> None:
    """A host in a browser process of its own, whose camera looks at the guest's screen."""
    film = tmp_path / "answer.y4m"
    camera = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"]
    flags = [*chromium.LIGHT, *camera, f"--use-file-for-fake-video-capture={film}"]
    with playwright.chromium.launch(executable_path=chromium.executable(), args=flags) as own:
        context = own.new_context(locale="it-IT", viewport={"width": 1280, "height": 800})
        context.add_init_script(NO_COPY)
        watch.on(context)
        page, guest = context.new_page(), screen()
        begin(page, site)
        answer(guest, invite(page, 1))
        expect(guest.locator(".qr svg")).to_be_visible()
        filmed(guest, film)
        page.get_by_role("button", name="Inquadra").click()
        guest.wait_for_selector(".table-page[data-at]", timeout=20_000)
        expect(page.locator("video")).to_have_count(0)


@pytest.mark.parametrize("guest_is_firefox", [True, False])
def test_two_browsers_of_different_make(
    browser: Browser, playwright: Playwright, site: str, watch: Watch, *, guest_is_firefox: bool
) -> None:
    path = firefox.executable()
    if not path:
        pytest.skip("no Firefox here, and none could be fetched (set REGOLO_FIREFOX)")
    with playwright.firefox.launch(channel=firefox.CHANNEL, executable_path=path) as second:
        pages = []
        for one in (browser, second) if guest_is_firefox else (second, browser):
            context = one.new_context(locale="it-IT", viewport={"width": 1280, "height": 800})
            context.add_init_script(NO_COPY)
            watch.on(context)
            pages.append(context.new_page())
        host, guest = pages
        begin(host, site)
        join(host, guest, 1)
        leave_dialog(host)
        assert play_by_turns(host, guest) > 10
        for page in pages:
            page.context.close()
