"""Automobiles on the page: a race like a person drives it, marks, the frame around the track, phones."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.flows.test_choosing import open_table
from e2e.hands.patterns import fits
from e2e.hands.steps import (
    at,
    choose_players,
    choose_seats,
    prefer,
    saved_games,
    settled_record,
    sideways,
    start,
    too_small,
    wait_for,
)
from pyapp.games.automobiles import GAME
from pyapp.games.automobiles.components import SETS, TYPES
from pyapp.games.automobiles.cubes import COLOURS
from pyapp.games.automobiles.tracks import SPACES, TRACK_IDS
from pyapp.record import Record
from tools.quality import screens

ROOT = Path(__file__).parents[2]
NAMES = {colour: GAME.texts("it").MESSAGES[f"cube.{colour}"] for colour in COLOURS}
OVERLAPS = """cards => cards.flatMap((card) => {
  const parts = [...card.querySelectorAll('.au-cube, h4, .au-choice, .au-price b, .au-elsewhere > span')];
  const shown = parts.filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > 0);
  const frame = card.getBoundingClientRect();
  const box = (part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return part.tagName === 'H4' ? range.getBoundingClientRect() : part.getBoundingClientRect();
  };
  const covers = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const crossed = shown.flatMap((one, i) => shown.slice(i + 1).filter((other) => covers(box(one), box(other)))
    .map((other) => `${one.className || one.tagName} on ${other.className || other.tagName}`));
  const spilt = shown.filter((part) => part.tagName !== 'H4' && box(part).right > frame.right + 1);
  return [...crossed, ...spilt.map((part) => `${part.className} spills`)];
})"""


def deal(page: Page, site: str, *kinds: str, laps: int = 0) -> None:
    prefer(page)
    page.goto(f"{site}#/new/automobiles")
    choose_players(page, len(kinds))
    choose_seats(page, *kinds)
    if laps:
        page.locator('details:has(input[name="option-laps"]) > summary').click()
        page.locator('input[name="option-laps"]').nth(laps).check()
    start(page)
    wait_for(page, "yours")


def legal(page: Page) -> list[str]:
    record = settled_record(page)
    return [str(move) for move in record.game.moves(record.state)]


def view(page: Page) -> dict[str, Any]:
    record = settled_record(page)
    seen: dict[str, Any] = record.game.view(record.state, 0)
    return seen


def open_options(page: Page) -> None:
    page.evaluate("document.querySelectorAll('details').forEach((more) => { more.open = true; })")


def tap(page: Page, thing: str) -> None:
    """Chooses a thing and confirms it."""
    number = at(page)
    page.locator(f'[data-id="{thing}"]').click()
    page.locator("#confirm").click()
    page.wait_for_selector(f'.table-page:not([data-at="{number}"])')


def drive(page: Page) -> bool:
    """The first lit space, or the first answer asked for; says whether there was one."""
    for kind in (".au-aim", ".au-choice", ".au-act.is-skip", ".au-act.is-draw"):
        things = page.locator(f"{kind}.is-legal")
        if things.count():
            tap(page, things.first.get_attribute("data-id") or "")
            return True
    return False


def take_turn(page: Page) -> str:
    """Drives as far as the gears go, then ends the turn."""
    number = at(page)
    for _ in range(20):
        if wait_for(page, "yours", "over") == "over":
            return "over"
        if not drive(page):
            break
    tap(page, "do-end")
    return wait_for(page, "yours", "over", after=number)


def test_the_board_draws_the_engines_tracks() -> None:
    text = (ROOT / "static/js/boards/automobiles/tracks.js").read_text("utf-8")
    drawn = []
    for name in TRACK_IDS:
        lanes = re.search(rf"  {name}: {{.*?lanes: \[\n(.*?)\n    \]", text, re.S)
        assert lanes
        for lane, line in enumerate(lanes.group(1).split("\n")):
            start = 0
            for letters, length in re.findall(r"([WLDK]+)(\d)", line):
                colours = tuple("WLDK".index(letter) for letter in letters)
                drawn.append((f"{name[0].upper()}{lane}-{start:02}", int(length), colours))
                start += int(length)
    assert drawn == [(space.id, space.front - space.first + 1, space.colours) for space in SPACES]


def test_a_race_of_one_lap(page: Page, site: str) -> None:
    """Purchases on the grid, steps on the track, something bought, a pit stop, and the line."""
    deal(page, site, "person", "easy", laps=1)
    money = view(page)["pending"]["money"]
    tap(page, "choice-buy-black")
    expect(page.locator(".au-outlook")).to_contain_text(f"{money - 4}$")
    tap(page, "do-end")
    wait_for(page, "yours")

    page.locator(".au-aim").first.click()
    expect(page.locator(".confirm-what")).to_contain_text("A fine turno")
    expect(page.locator(".au-ghost")).to_be_visible()
    number = at(page)
    page.locator(".au-aim.is-selected").click()
    page.wait_for_selector(f'.table-page:not([data-at="{number}"])')
    assert view(page)["drive"]["path"]

    while drive(page):
        pass
    if page.locator('[data-id="do-shop"]').count():
        tap(page, "do-shop")
        page.locator(".au-choice.is-legal").first.click()
        page.locator("#confirm").click()
    page.locator('[data-id="do-end"]').click()
    expect(page.locator(".confirm-what")).to_contain_text("Chiudi il turno")
    number = at(page)
    page.locator("#confirm").click()
    wait_for(page, "yours", after=number)

    tap(page, "do-pit-clean")
    for _ in range(60):
        if take_turn(page) == "over":
            break
    expect(page.locator(".score")).to_be_visible()
    assert view(page)["result"]


def test_pl1_the_marks_are_the_legal_moves(page: Page, site: str) -> None:
    deal(page, site, "person", "easy", "easy")
    for _ in range(25):
        if wait_for(page, "yours", "over") == "over":
            break
        moves = legal(page)
        marks = page.locator(".piece.is-legal").evaluate_all(
            "pieces => pieces.map((piece) => piece.dataset.pattern)"
        )
        assert all(any(fits(mark, move) for mark in marks) for move in moves)
        assert all(any(fits(mark, move) for move in moves) for mark in marks)
        if not drive(page):
            tap(page, "do-end")


def test_the_cube_pointed_at_shows_where_it_leads(page: Page, site: str) -> None:
    deal(page, site, "person", "easy")
    tap(page, "do-end")
    wait_for(page, "yours")
    for colour, targets in view(page)["reach"].items():
        page.locator(f'[data-id="act-0-{colour}"]').hover()
        expect(page.locator(".au-aim")).to_have_count(len(targets))


def test_ending_with_something_left_needs_the_button(page: Page, site: str) -> None:
    deal(page, site, "person", "easy")
    number = at(page)
    page.locator('[data-id="do-end"]').dblclick()
    expect(page.locator(".confirm .warns")).to_contain_text("Perdi")
    expect(page.locator(".confirm .warns")).to_contain_text("Conferma")
    assert at(page) == number
    page.locator("#confirm").click()
    page.wait_for_selector(f'.table-page:not([data-at="{number}"])')


@pytest.mark.parametrize("cars", [2, 3, 5])
@pytest.mark.parametrize("track", ["daytona", "monza"])
def test_a_race_only_watched_shows_its_track(page: Page, site: str, cars: int, track: str) -> None:
    """From the first round to the end sheet the road has most of the height, and no seat is drawn as one's own."""
    prefer(page)
    page.goto(f"{site}#/new/automobiles")
    choose_players(page, cars)
    choose_seats(page, *["easy"] * cars)
    open_options(page)
    page.locator('input[name="option-track"]').nth(TRACK_IDS.index(track)).check()
    page.locator('input[name="option-laps"]').nth(1).check()
    start(page)
    page.wait_for_selector(".au-svg")
    expect(page.locator(".au-seat")).to_have_count(cars)
    assert_track_shown(page)
    if (cars, track) == (2, "daytona"):
        wait_for(page, "over")
        expect(page.locator(".score")).to_be_visible()
        assert_track_shown(page)


def assert_track_shown(page: Page) -> None:
    board, seats = (page.locator(part).bounding_box() for part in (".board", ".seats-others"))
    assert board and seats
    assert board["height"] >= 380 and board["width"] >= 600
    assert board["y"] + board["height"] <= 801 and seats["y"] + seats["height"] <= 801
    expect(page.locator(".au-own")).to_have_count(0)


def test_giving_the_seat_away_leaves_the_track(page: Page, site: str) -> None:
    deal(page, site, "person", "easy", "easy")
    expect(page.locator(".au-own")).to_have_count(1)
    page.get_by_role("button", name="Cambia chi siede dove").click()
    page.locator("dialog .seat-field select").first.select_option("easy")
    page.locator("dialog .button-main").click()
    expect(page.locator(".au-seat")).to_have_count(3)
    assert_track_shown(page)


@pytest.mark.parametrize("opened", [False, True])
def test_v6_open_bags_are_open_and_others_are_not(page: Page, site: str, opened: bool) -> None:
    """Eyes and the text version are told the same."""
    prefer(page)
    page.goto(f"{site}#/new/automobiles")
    choose_players(page, 2)
    choose_seats(page, "person", "easy")
    open_options(page)
    page.get_by_label("Sacchetti aperti").set_checked(opened)
    start(page)
    wait_for(page, "yours")
    tap(page, "do-end")
    wait_for(page, "yours")
    page.locator('.au-seat [data-inspect="pile.1.bag"]').first.click(button="right")
    dialog = page.get_by_role("dialog")
    name = saved_games(page)[0]["seats"][1]["name"]
    expect(dialog).to_contain_text(f"Sacchetto di {name}")
    told = dialog.inner_text()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.locator("[role=tab][id=tab-text]").click()
    twin = page.locator(".twin li", has_text=f"Sacchetto di {name}").first.inner_text()
    content = re.compile(r"\d+ cub[oi] (?:bianc|grigi|ner|giall|viola|ross|verd|blu|usura)")
    filled = view(page)["seats"][1]["bag"]["size"] > 0
    assert bool(content.search(told)) == bool(content.search(twin)) == (opened and filled), (told, twin)
    assert filled or ("niente" in told) == ("niente" in twin) == opened, "an open bag is told to be empty"
    expect(page.locator(".au-seat .is-bag")).to_have_count(int(opened))


def test_the_cube_at_work_is_named_and_nothing_in_the_row_of_cards_overlaps(page: Page, site: str) -> None:
    """A green cube drives on light grey spaces, and is called green; every card keeps its name in sight."""
    deal(page, site, "person", "easy")
    tap(page, "do-end")
    for _ in range(25):
        wait_for(page, "yours", "over")
        seen = view(page)
        assert page.locator(".au-card").evaluate_all(OVERLAPS) == []
        hidden = "names => names.filter((name) => !name.checkVisibility()).length"
        assert page.locator(".au-card h4").evaluate_all(hidden) == 0
        due = seen["pending"]
        if due and due["step"] in ("go", "step"):
            colour = next(name for name, card in seen["cards"].items() if card == due["card"])
            aims = page.locator(".au-aim")
            assert aims.count() == len(seen["targets"])
            for label in aims.evaluate_all("aims => aims.map((aim) => aim.getAttribute('aria-label'))"):
                assert f"con un cubo {NAMES[colour]}" in label, label
        moves = legal(page)
        move = next((move for move in moves if move.startswith(("use yellow", "use green", "use blue"))), "")
        if move:
            tap(page, f"act-0-{move.split()[1]}")
        elif not drive(page):
            tap(page, "do-end")


def test_a_hint_says_where_to_look_in_a_few_words(page: Page, site: str) -> None:
    """Cubes, spaces and buttons, not what each of them would do."""
    deal(page, site, "person", "easy")
    tap(page, "do-end")
    wait_for(page, "yours")
    page.get_by_role("button", name="Consiglio", exact=True).click()
    look = page.locator('.hint[data-step="1"] .hint-text')
    expect(look).to_contain_text("Guarda qui", timeout=20_000)
    words = look.inner_text()
    assert len(words) < 220 and "Attiva un" not in words, words


def test_a_push_is_not_a_click(page: Page, site: str) -> None:
    deal(page, site, "person", "easy")
    for name in ("in", "in"):
        page.locator(f'.viewport-act[data-act="{name}"]').click()
    box = page.locator(".viewport").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = page.locator(".viewport-scroll").evaluate("frame => [frame.scrollLeft, frame.scrollTop]")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 90, y - 60, steps=6)
    page.mouse.up()
    after = page.locator(".viewport-scroll").evaluate("frame => [frame.scrollLeft, frame.scrollTop]")
    assert after[0] > before[0] and after[1] > before[1]
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator('.viewport-act[data-act="fit"]').click()
    assert page.locator(".viewport-scroll").evaluate("frame => frame.scrollWidth - frame.clientWidth") == 0


def test_ac2_every_piece_has_a_name_and_can_be_read_about(page: Page, site: str) -> None:
    deal(page, site, "person", "easy", "easy", "easy")
    for piece in page.locator(".piece").all():
        assert (piece.get_attribute("aria-label") or "").strip()
    page.locator("[role=tab][id=tab-text]").click()
    expect(page.locator(".twin table").first).to_contain_text("Giocatore")
    page.locator('.au-card-words[data-inspect="cube.yellow"]').click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("riserva")
    sentences = dialog.locator("h2, .inspect p").all_inner_texts()
    assert len(sentences) > 3 and not [said for said in sentences if said.strip()[:1].islower()]


def test_pl8_everything_on_one_screen(page: Page, site: str) -> None:
    deal(page, site, "person", "easy", "easy", "easy", "easy")
    for part in (".seats-others", ".viewport", ".au-rack", ".au-acts"):
        box = page.locator(part).bounding_box()
        assert box and box["y"] >= 0 and box["y"] + box["height"] <= 801
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    tap(page, "do-end")
    wait_for(page, "yours")
    for space in page.locator(".au-aim").all():
        box = space.bounding_box()
        assert box and min(box["width"], box["height"]) >= 24


def test_mo1_turns_on_a_small_phone(phone: BrowserContext, site: str) -> None:
    page = phone.new_page()
    deal(page, site, "person", "easy", "easy")
    for _ in range(10):
        if wait_for(page, "yours", "over") == "over":
            return
        assert sideways(page) == 0
        assert too_small(page) == []
        if not drive(page):
            tap(page, "do-end")


def test_short_choices_of_the_setup_stand_in_a_row(page: Page, site: str) -> None:
    prefer(page)
    page.goto(f"{site}#/new/automobiles")
    page.get_by_text("Varianti", exact=True).click()
    laps = page.get_by_role("group", name="Giri", exact=True).get_by_role("radio")
    tops = laps.evaluate_all("all => all.map((one) => one.getBoundingClientRect().top)")
    assert len(tops) > 5 and len(set(tops)) <= 2
    laps.last.check()
    expect(laps.last).to_be_checked()


def test_a_whole_drive_is_one_press_and_undo_takes_it_back(page: Page, site: str) -> None:
    """The space farthest off that lights up without a cube in hand; the cubes lie on the way to it."""
    open_table(page, site, "automobiles", 0.45, presses="one")
    number = at(page)
    far = page.locator(".au-aim[data-plan]")
    plans = far.evaluate_all("all => all.map((one) => one.dataset.plan)")
    longest = max(plans, key=lambda plan: plan.count("use "))
    assert longest.count("use ") >= 1
    far.nth(plans.index(longest)).dispatch_event("click")
    page.wait_for_selector(f'.table-page:not([data-at="{number}"])')
    assert at(page) > number
    page.locator('[data-tool="undo"]').click()
    page.wait_for_selector(f'.table-page[data-at="{number}"]')


FLIGHTS = """() => {
  window.flights = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const one of addedNodes)
        if (one.classList?.contains('flight')) window.flights.push(one.getAnimations()[0]?.effect.getTiming().delay ?? -1);
  }).observe(document.body, { childList: true });
}"""


def end_own_turn(page: Page) -> None:
    for _ in range(12):
        if page.locator('[data-id="do-end"]').count():
            break
        page.locator('[data-id="do-skip"]').click()
        page.locator("#confirm").click()
        wait_for(page, "yours")
    page.locator('[data-id="do-end"]').click()
    page.locator("#confirm").click()


def test_the_cubes_of_the_next_hand_come_out_of_the_bag_one_by_one(page: Page, site: str) -> None:
    prefer(page, pace="normal", autoHelp=False)
    screens.table(page, site, "automobiles", 0.3)
    page.evaluate(FLIGHTS)
    end_own_turn(page)
    page.wait_for_function("window.flights.length >= 7")
    delays: list[float] = page.evaluate("window.flights.slice(0, 7)")
    assert sorted(delays) == [number * 90 for number in range(7)]


def test_nothing_flies_for_who_wants_it_still(page: Page, site: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    prefer(page, pace="normal", autoHelp=False)
    screens.table(page, site, "automobiles", 0.3)
    page.evaluate(FLIGHTS)
    end_own_turn(page)
    wait_for(page, "yours")
    assert page.evaluate("window.flights") == []


def test_the_end_of_a_race_has_a_lap_chart(page: Page, site: str) -> None:
    """A line a car, a column a round; the last places are the race's own."""
    prefer(page)
    screens.table(page, site, "automobiles", 1)
    record = Record.parse(screens.moment("automobiles", 1))
    rounds = sum(event.kind == "round" for events in record.events for event in events)
    chart = page.locator(".ending .chart.is-places")
    chart.locator("summary").click()
    rows = chart.locator("tbody tr")
    expect(rows).to_have_count(record.setup.players)
    for one in record.game.view(record.state, None)["result"]:
        cells = rows.nth(one["seat"]).locator("td")
        expect(cells).to_have_count(rounds)
        expect(cells.last).to_have_text(str(one["place"]))


def test_pointing_moves_no_camera(page: Page, site: str) -> None:
    """What is pointed at lights other spaces up; were the frame to follow them, the press would meet another one."""
    open_table(page, site, "automobiles", 0.3)
    seen = """() => { const frame = document.querySelector('.viewport');
      const { scrollLeft, scrollTop } = frame.querySelector('.viewport-scroll');
      return [frame.style.cssText, scrollLeft, scrollTop]; }"""
    for _ in range(6):
        if page.locator(".au-aim").count() > 3:
            break
        if not drive(page):
            tap(page, "do-end")
        wait_for(page, "yours")
    page.mouse.move(5, 5)
    page.wait_for_timeout(700)
    before = page.evaluate(seen)
    for cube in page.locator(".au-cube.is-legal").all():
        cube.hover()
        page.wait_for_timeout(150)
        assert page.evaluate(seen) == before
    assert page.locator(".au-cube.is-legal").count() > 1


def test_tracks_and_sets_are_chosen_by_their_pictures(page: Page, site: str) -> None:
    """Each track as it runs, each set by the five cards it brings; what brings no cards of its own stays a word."""
    prefer(page)
    page.goto(f"{site}#/new/automobiles")
    page.locator("details.more summary").first.click()
    expect(page.locator(".au-choice-track")).to_have_count(len(TRACK_IDS))
    roads = page.locator(".au-choice-track .au-asphalt").evaluate_all(
        "all => all.map((one) => one.getAttribute('d'))"
    )
    assert len(set(roads)) == len(TRACK_IDS)
    expect(page.locator(".au-choice-cards")).to_have_count(len(SETS))
    for row in page.locator(".au-choice-cards").all():
        expect(row.locator("svg .part-face")).to_have_count(len(TYPES))
