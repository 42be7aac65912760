"""What all tables have in common besides the moves: handing over, looking things up, looking back, being told."""

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.hands.steps import (
    at,
    choose_players,
    choose_seats,
    move,
    new_game,
    new_sheet,
    play_out,
    prefer,
    start,
    status,
    wait_for,
)
from pyapp import GAMES
from pyapp.record import Record, Seat
from tools.quality.screens import GOLDEN, NAMES, moment


def open_record(page: Page, site: str, slug: str, text: str) -> None:
    page.goto(site)
    page.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}
    )
    page.wait_for_selector(f'.table-page[data-game="{slug}"], .handover')


def two_people(page: Page, site: str) -> None:
    """Marta and Luca at one screen, Pocket Mars."""
    prefer(page)
    page.goto(f"{site}#/new/pocket-mars")
    choose_players(page, 2)
    choose_seats(page, "person", "person")
    for seat, name in enumerate(("Marta", "Luca")):
        page.locator(".seat-field input").nth(seat).fill(name)
    start(page)
    expect(page.locator(".handover")).to_be_visible()


def test_the_page_between_two_people_says_who_and_which_game(page: Page, site: str) -> None:
    two_people(page, site)
    cover = page.locator(".handover")
    expect(cover.get_by_role("heading")).to_contain_text(re.compile("Marta|Luca"))
    expect(cover).to_contain_text(re.compile(r"finché (Marta|Luca) non preme"))
    expect(cover).to_contain_text("Pocket Mars")
    expect(cover.locator(".seat-mark")).to_be_visible()
    expect(cover.get_by_role("link", name="Tutti i giochi")).to_be_visible()


def test_undo_says_whose_move_it_takes_back(page: Page, site: str) -> None:
    new_sheet(page, site)
    choose_players(page, 2)
    choose_seats(page, "person", "person")
    for seat, name in enumerate(("Marta", "Luca")):
        page.locator(".seat-field input").nth(seat).fill(name)
    start(page)
    wait_for(page, "yours")
    mover = page.locator(".seats-own h3").inner_text()
    move(page)
    expect(page.locator(".tool").first).to_have_text(f"Annulla la mossa di {mover}")


def test_a_search_in_the_rules_stays_with_its_game(page: Page, site: str) -> None:
    prefer(page)
    for slug in ("suk", "martians"):
        open_record(page, site, slug, moment(slug, 0.3))
        page.get_by_role("tab", name="Regole").click()
        field = page.get_by_role("searchbox")
        expect(field).to_have_value("")
        field.fill("vince")


def test_nothing_said_of_one_table_is_left_at_the_next(page: Page, site: str) -> None:
    new_game(page, site)
    move(page)
    live = page.locator("#live")
    expect(live).not_to_be_empty()
    page.evaluate("location.hash = '#/'")
    expect(page.locator(".home")).to_be_visible()
    expect(live).to_be_empty(timeout=300)


def test_the_log_goes_along(page: Page, site: str) -> None:
    """Scrolled away, it comes back to the newest entry, and to the moment somebody looks at."""
    new_game(page, site)
    here = page.locator(".log-entry.is-here")
    for _ in range(6):
        move(page)
    page.locator(".sheet-body").evaluate("body => body.scrollTo(0, 9999)")
    move(page)
    expect(here).to_be_in_viewport(ratio=0.9)
    page.get_by_role("slider", name="Mossa").fill("1")
    page.wait_for_selector('.table-page[data-at="1"]')
    expect(here).to_be_in_viewport(ratio=0.9)
    expect(page.get_by_role("button", name="Fai scorrere")).to_be_in_viewport(ratio=1)


def test_a_message_goes_by_itself_and_leaves_the_turn_to_be_read(page: Page, site: str) -> None:
    new_game(page, site)
    page.get_by_role("button", name=re.compile("^Annulla")).click(force=True)
    told = page.locator(".toast")
    expect(told).to_be_visible()
    box, line = told.bounding_box(), status(page).bounding_box()
    assert box is not None and line is not None
    assert box["y"] + box["height"] <= line["y"] + 1
    expect(told).to_be_hidden(timeout=12_000)


def test_the_lesson_stays_on_the_shelf_until_a_game_was_played(page: Page, site: str) -> None:
    new_game(page, site)
    move(page)
    page.goto(site)
    lesson = page.locator('.game-card[data-game="suk"] a[href*="lesson"]')
    expect(lesson).to_be_visible()
    page.locator('.save[data-game="suk"] .button').first.click()
    wait_for(page, "yours")
    play_out(page)
    page.goto(site)
    expect(page.locator(".game-card").first).to_be_visible()
    expect(lesson).to_be_hidden()


def test_the_level_can_be_read_in_the_closed_box(phone: BrowserContext, site: str) -> None:
    page = phone.new_page()
    for width in (360, 390):
        page.set_viewport_size({"width": width, "height": 844})
        new_sheet(page, site)
        for level in ("easy", "normal", "hard"):
            page.locator(".seat-field select").nth(1).select_option(level)
            missing = (
                page.locator(".seat-field select")
                .nth(1)
                .evaluate(
                    """box => {
                  const style = getComputedStyle(box);
                  const pen = document.createElement('canvas').getContext('2d');
                  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
                  const room = box.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 18;
                  return pen.measureText(box.selectedOptions[0].textContent).width - room;
                }"""
                )
            )
            assert missing <= 0, (width, level, missing)


def test_the_end_shows_what_to_do_next_at_once(
    context: BrowserContext, phone: BrowserContext, site: str
) -> None:
    for page in (context.new_page(), phone.new_page()):
        prefer(page)
        open_record(page, site, "automobiles", moment("automobiles", 1))
        wait_for(page, "over")
        for name in ("Rivincita, stessi posti", "Rivedi com’è andata"):
            expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
        page.close()


def test_a_try_ends_where_it_began(page: Page, site: str) -> None:
    new_game(page, site)
    for _ in range(3):
        move(page)
    end = at(page)
    page.get_by_role("button", name="Mossa prima").click()
    page.get_by_role("button", name="Mossa prima").click()
    page.wait_for_selector(f'.table-page[data-at="{end - 2}"]')
    page.get_by_role("button", name="E se…?").click()
    wait_for(page, "yours")
    move(page)
    page.locator(".band-branch").get_by_role("button").click()
    wait_for(page, "replay")
    assert at(page) == end - 2
    page.get_by_role("button", name="Torna alla partita").click()
    wait_for(page, "yours")
    assert at(page) == end


def test_an_equal_card_is_no_second_tap(phone: BrowserContext, site: str) -> None:
    """Mechanics: two cards of one part stand for the same move; only the one that was tapped plays it."""
    page = phone.new_page()
    prefer(page)
    game = Record(
        GAMES["mechanics"],
        GAMES["mechanics"].setup(2, {}),
        seed=1,
        seats=[Seat("Ada"), Seat("Vega", "computer", "easy")],
    )
    assert game.game.view(game.state, 0)["market"].count("gear") > 1
    open_record(page, site, "mechanics", game.text())
    wait_for(page, "yours")
    number, pattern = at(page), "buy gear"
    cards = page.locator(f'.mk-card[data-pattern="{pattern}"]')
    cards.nth(0).tap()
    expect(cards.nth(1)).to_have_attribute("data-twin", "")
    cards.nth(1).tap()
    expect(cards.nth(0)).to_have_attribute("data-twin", "")
    page.wait_for_timeout(300)
    assert at(page) == number
    cards.nth(1).tap()
    page.wait_for_selector(f'.table-page:not([data-at="{number}"])')


def asked_in_the_turn_of_another(slug: str) -> str:
    """A kept game cut where Ada is asked something while it is another's turn, and can do more than pass."""
    for path in sorted((GOLDEN / slug).glob("*.txt")):
        whole = Record.parse(path.read_text("utf-8"))
        if whole.setup.players < 2:
            continue
        seats = [Seat(NAMES[0]), *(Seat(name, "computer", "easy") for name in NAMES[1:])]
        cut = Record(whole.game, whole.setup, whole.seed, seats, whole.position)
        for made in whole.moves:
            game, state = cut.game, cut.state
            view = game.view(state, 0)
            if (
                game.to_act(state) == 0
                and view["turn"] != 0
                and not view.get("choosing")
                and len(game.moves(state)) > 1
            ):
                return cut.text()
            cut.play(made)
    raise AssertionError(f"nobody is asked in another's turn in the kept games of {slug}")


@pytest.mark.parametrize("slug", ["martians", "pocket-mars"])
def test_a_question_in_the_turn_of_another_is_not_your_turn(slug: str, page: Page, site: str) -> None:
    prefer(page, autoHelp=False)
    open_record(page, site, slug, asked_in_the_turn_of_another(slug))
    wait_for(page, "yours")
    expect(page.locator(".status-where")).to_have_text(
        re.compile("^Scegli tu, nel turno di (Orione|Vega|Lira|Altair)$")
    )


@pytest.mark.parametrize("slug", ["automobiles", "mechanics", "suk"])
def test_the_only_person_is_asked_without_a_name(slug: str, page: Page, site: str) -> None:
    """Second person for who plays alone; where two share the screen each is named."""
    prefer(page)
    alone = Record.parse(moment(slug, 0.5))
    for seats in (alone.seats, [Seat(NAMES[0]), Seat(NAMES[1]), *alone.seats[2:]]):
        record = Record(alone.game, alone.setup, alone.seed, seats, alone.position)
        for played in alone.moves:
            record.play(played)
        open_record(page, site, slug, record.text())
        if page.locator(".handover").count():
            page.locator(".handover .button-main").click()
        wait_for(page, "yours")
        asked = page.locator("#status .status-text").inner_text()
        assert (NAMES[0] in asked) == (seats is not alone.seats), asked
        assert asked[0].isupper() and "{" not in asked and "alone" not in asked, asked
