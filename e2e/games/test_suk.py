"""Marrak Hesh 17 on the page: the table of a match between its games, letters of the reader's language, marks."""

import pytest
from playwright.sync_api import Page, expect

from e2e.hands.steps import make, prefer, wait_for
from pyapp import GAMES
from pyapp.core.rng import Rng
from pyapp.record import Record, Seat

GAME = GAMES["suk"]


def almost_counted() -> tuple[Record, str]:
    """A match of two, with cards that change a hold, one placement before its first game ends; and that placement."""
    options = {"match": True, "advanced": True, "cards": ("wormhole", "pulsar")}
    record = Record(GAME, GAME.setup(2, options), 4, [Seat("Ada"), Seat("Orione", "computer", "easy")])
    rng = Rng(4)
    while record.state.game_number == 1:
        record.play(rng.choice(GAME.moves(record.state)))
    last = record.moves[-1]
    if GAME.to_act(record.states[-2]) != 0:
        record.seats.reverse()
    return record.branch(len(record) - 1), last


def open_record(page: Page, site: str, record: Record, **chosen: object) -> None:
    prefer(page, **chosen)
    page.goto(site)
    page.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": record.text().encode()}
    )
    wait_for(page, "yours")


def test_the_counted_table_stays_between_two_games_of_a_match(page: Page, site: str) -> None:
    record, last = almost_counted()
    open_record(page, site, record, steps="press")
    make(page, last)
    expect(page.locator("#step-next")).to_be_visible()
    after = record.branch(len(record))
    after.play(last)
    (earlier,) = GAME.view(after.state, None)["earlier"]
    holds = [len(hold) for hold in earlier["table"]["holds"]]
    expect(page.locator(".suk-seat .cell.is-full")).to_have_count(sum(holds))
    expect(page.locator(".suk-seat .deep-steps")).to_have_count(2)
    page.locator("#step-next").click()
    wait_for(page, "yours")
    if page.locator(".suk-earlier[open]").count() == 0:  # the rival has begun the next game already
        page.locator(".suk-earlier summary").click()
    expect(page.locator(".suk-earlier[open] .earlier-sheet .tile").first).to_be_visible()
    expect(page.locator(".earlier-sheet > ul > li")).to_have_count(2)
    for seat, points in enumerate(earlier["points"]):
        expect(page.locator(".earlier-sheet > ul > li").nth(seat)).to_contain_text(f"{points['total']} punti")


def test_tiles_carry_the_initials_of_the_readers_language(page: Page, site: str) -> None:
    position = {"game": "suk", "players": 2, "goods": {"0": "engine-Y", "1": "robot-P", "2": "relic-O"}}
    record = Record.from_position(position, [Seat("Ada"), Seat("Orione", "computer", "easy")])
    open_record(page, site, record)
    letters = [page.locator(f'[data-id="dock-{dock}"] .tile-letter') for dock in range(3)]
    for letter, said in zip(letters, "GVA", strict=True):
        expect(letter).to_have_text(said)
    page.evaluate("localStorage.setItem('regolo.settings', JSON.stringify({lang: 'en', tips: false}))")
    page.reload()
    for letter, said in zip(letters, "YPO", strict=True):
        expect(letter).to_have_text(said)


def test_a_position_no_game_leads_to_says_so(page: Page, site: str) -> None:
    position = {"game": "suk", "players": 2, "ring": "WW" + "." * 22}
    record = Record.from_position(position, [Seat("Ada"), Seat("Orione", "computer", "easy")])
    open_record(page, site, record)
    expect(page.locator(".is-aside [role=note]")).to_contain_text("Posizione composta")


def test_under_full_load_each_seat_shows_the_cells_that_are_still_empty(page: Page, site: str) -> None:
    """The points of the card alone look like a loss: in a hold of 12 cells they begin at −12."""
    position = {
        "game": "suk",
        "players": 2,
        "options": {"advanced": True},
        "deep": ["full_load", "pulsar"],
        "holds": [{"a1": "plant-Y"}, {}],
        "turn": 0,
    }
    record = Record.from_position(position, [Seat("Ada"), Seat("Orione", "computer", "easy")])
    open_record(page, site, record)
    for seat, (points, left) in enumerate((("−11", "11 caselle vuote"), ("−12", "12 caselle vuote"))):
        part = page.locator(f'[data-inspect="points.{seat}.deep"]')
        expect(part).to_contain_text(points)
        expect(part.locator(".split-left .visually-hidden")).to_have_text(left)
    position["deep"] = ["quasar", "pulsar"]
    open_record(page, site, Record.from_position(position, record.seats))
    expect(page.locator(".split-part.is-deep")).to_have_count(2)
    expect(page.locator(".split-left")).to_have_count(0)


def test_the_order_of_the_cards_is_said_on_the_board(page: Page, site: str) -> None:
    options = {"advanced": True, "own_order": True, "cards": ("full_load", "black_hole")}
    record = Record(GAME, GAME.setup(2, options), 5, [Seat("Ada"), Seat("Orione", "computer", "easy")])
    rng = Rng(5)
    while not record.state.firsts:
        record.play(rng.choice(GAME.moves(record.state)))
    seat = record.state.turn
    if seat:
        record.seats.reverse()
    open_record(page, site, record)
    expect(page.locator(".hub-first")).to_have_count(2)
    make(page, "first black_hole")
    wait_for(page, "over")
    expect(page.locator(f'[data-seat="{seat + 1}"] .deep-steps li').first).to_contain_text("Buco Nero")


@pytest.mark.parametrize("names", [("Vega", "MARCO", "Emma"), ("WILMA", "Jo", "Ömmå")])
def test_names_stand_whole_in_the_middle_of_the_ring_where_there_is_room(
    page: Page, site: str, names: tuple[str, ...]
) -> None:
    position = {"game": "suk", "players": 3}
    record = Record.from_position(position, [Seat(name) for name in names])
    open_record(page, site, record)
    page.set_viewport_size({"width": 1280, "height": 800})
    shown = page.locator(".hub-seat .fit-name > span")
    expect(shown).to_have_text(list(names))
    assert shown.evaluate_all("all => all.every((one) => one.scrollWidth <= one.clientWidth)")
