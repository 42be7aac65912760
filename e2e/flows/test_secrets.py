"""Secrets that hold: branches dealt anew, deals nobody can guess, a fingerprint from the start to the end."""

import json
import re
from collections.abc import Iterator
from itertools import islice

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from e2e.conftest import NO_COPY, Watch
from e2e.hands.steps import at, choose_first, new_game, prefer, start, wait_for
from e2e.hands.twins import Screen, differences, twins
from pyapp import GAMES
from pyapp.core.rng import SECRET, Rng
from pyapp.record import Record, Seat

SECRETIVE = [slug for slug, game in GAMES.items() if game.secrets]
SALT = "00112233445566778899aabbccddeeff"
SEED = 0xDEADBEEF01234567


@pytest.fixture
def screens(browser: Browser, watch: Watch, site: str) -> Iterator[list[Screen]]:
    contexts = [browser.new_context(locale="it-IT", viewport={"width": 1280, "height": 800}) for _ in "ab"]
    for context in contexts:
        context.add_init_script(NO_COPY)
        watch.on(context)
    yield [Screen(context, site) for context in contexts]
    for context in contexts:
        context.close()
    watch.check()


def move(page: Page) -> None:
    before = at(page)
    choose_first(page)
    page.locator("#confirm").click()
    page.wait_for_selector(f'.handover, .table-page:not([data-at="{before}"])')


def alike(screens: list[Screen], where: str) -> None:
    """Both show the same, to the last attribute, when both have said what they have to say."""
    found: dict[str, str] = {}
    for _ in range(200):
        one, other = (screen.snapshot() for screen in screens)
        found = differences(one, other)
        if not found:
            return
        screens[0].page.wait_for_timeout(100)
    raise AssertionError((where, found))


@pytest.mark.parametrize("slug", SECRETIVE)
def test_hi3_what_if_opens_nobodys_hand(screens: list[Screen], slug: str) -> None:
    """Two tables that the player can't tell apart: the same branch, whoever moves in it; and back at the own table."""
    pair = next(islice(twins(slug, 11), 1))
    for screen, file in zip(screens, pair.files(), strict=True):
        screen.open(file)
        screen.take()
        screen.play(pair.move)
        screen.take()
    owns = [screen.page.locator(".seats-own .seat").get_attribute("data-seat") for screen in screens]
    for screen in screens:
        screen.page.get_by_role("button", name="E se…?").click()
        expect(screen.page.locator(".band-branch")).to_contain_text("come potrebbero essere")
        wait_for(screen.page, "yours")
    alike(screens, f"{slug}, the branch")
    for number in range(4):
        for screen in screens:
            if wait_for(screen.page, "yours", "over") == "yours":  # a computer may be about to move
                move(screen.page)
            expect(screen.page.locator(".handover")).to_have_count(0)
        alike(screens, f"{slug}, the branch after {number + 1} moves")
    for screen in screens:
        screen.page.locator(".band-branch").get_by_role("button").click()
        expect(screen.page.locator(".band-branch")).to_be_hidden()
        wait_for(screen.page, "yours")
    assert [screen.page.locator(".seats-own .seat").get_attribute("data-seat") for screen in screens] == owns
    alike(screens, f"{slug}, back at the table")


def kept(page: Page) -> str:
    """The record of the only saved game."""
    text = page.evaluate(
        "Object.entries(localStorage).find(([key]) => key.startsWith('regolo.game'))[1]"
    ).split(" ", 1)[1]
    return str(json.loads(text)["record"])


def test_games_are_dealt_from_long_seeds_the_secret_way(page: Page, site: str) -> None:
    prefer(page)
    seeds = set()
    for slug in ("pocket-mars", "automobiles"):
        page.goto(f"{site}#/new/{slug}")
        start(page)
        page.wait_for_selector('.table-page[data-state="yours"], .table-page[data-state="theirs"]')
        expect(page.locator(".fairness").first).to_contain_text("Impronta")
        record = Record.parse(kept(page))
        assert record.way == SECRET and record.seed > 1 << 40 and len(record.salt) == 32
        assert page.locator(".fingerprint").first.inner_text().replace(" ", "") == record.promised
        assert str(record.seed) not in page.content() and str(record.seed) not in kept(page)
        seeds.add(record.seed)
        page.goto(site)
        page.evaluate("localStorage.clear()")
    assert len(seeds) == 2


def test_a_number_asked_for_is_dealt_again(page: Page, site: str) -> None:
    """The largest there is, to the last digit, typed while the engine is still starting."""
    prefer(page)
    held: list[Route] = []
    page.route("**/engine/runtime.js", lambda route: held.append(route))  # noqa: PLW0108  (playwright wants a plain function)
    page.goto(f"{site}#/new/suk")
    page.locator("details.more").nth(1).locator("summary").click()
    field = page.get_by_label("Numero della partita")
    expect(field).to_have_value("")
    field.fill("18446744073709551616")
    field.blur()
    expect(field).to_have_value("")
    field.fill("18446744073709551615")
    while not held:
        page.wait_for_timeout(20)
    with page.expect_response("**/*.wasm"):  # by then the page has been drawn again
        held.pop().continue_()
    expect(field).to_have_value("18446744073709551615")
    start(page)
    page.wait_for_selector('.table-page[data-state="yours"], .table-page[data-state="theirs"]')
    expect(page.locator(".fairness").first).to_be_visible()
    assert Record.parse(kept(page)).seed == (1 << 64) - 1


def nearly_over(salt: str = SALT) -> Record:
    """A game of two people with one move to make."""
    game = GAMES["suk"]
    whole = Record(game, game.setup(2, {}), SEED, [Seat("Anna"), Seat("Bruno")], way=SECRET, salt=salt)
    chooser = Rng(1)
    while whole.running:
        whole.play(chooser.choice(game.moves(whole.state)))
    cut = Record(game, whole.setup, SEED, whole.seats, way=SECRET, salt=salt)
    for made in whole.moves[:-1]:
        cut.play(made)
    return cut


def open_text(page: Page, site: str, text: str) -> None:
    prefer(page)
    page.goto(site)
    page.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}
    )
    wait_for(page, "yours")


@pytest.mark.parametrize("width", [1280, 390])
def test_hi5_the_fingerprint_is_shown_and_opened_at_the_end(page: Page, site: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    record = nearly_over()
    open_text(page, site, record.text())
    if width < 800:
        page.locator("#tab-log").click()
    before = page.locator(".fairness")
    expect(before).to_contain_text(re.compile("prima della prima mossa"))
    shown = page.locator(".fingerprint").inner_text().replace(" ", "")
    assert shown == record.promised
    if width < 800:
        page.locator("#tab-play").click()
    choose_first(page)
    page.locator("#confirm").click()
    wait_for(page, "over")
    after = page.locator(".score .fairness")
    expect(after).to_have_class(re.compile("is-holds"))
    expect(after).to_contain_text(str(SEED))
    assert after.locator(".fingerprint").inner_text().replace(" ", "") == shown


def test_hi5_another_deal_is_found_out(page: Page, site: str) -> None:
    """Somebody sends a game whose fingerprint isn't the one of its deal."""
    text = nearly_over().text().replace(SALT, SALT[::-1])
    open_text(page, site, text)
    choose_first(page)
    page.locator("#confirm").click()
    wait_for(page, "over")
    expect(page.locator(".score .fairness")).to_have_class(re.compile("is-differs"))


def test_a_branch_of_an_open_game_keeps_its_past(page: Page, site: str) -> None:
    new_game(page, site)
    move(page)
    wait_for(page, "yours")
    end = at(page)
    page.get_by_role("button", name="E se…?").click()
    expect(page.locator(".band-branch")).not_to_contain_text("come potrebbero essere")
    assert at(page) == end
