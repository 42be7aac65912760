"""Pocket Mars on the page: marks, forecasts, phones, the machine."""

import re
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from e2e.hands.mars import deal, engine
from e2e.hands.patterns import fits
from e2e.hands.steps import at, settled_record, sideways, too_small, wait_for
from pyapp.games.pocket_mars.components import CARDS, Op

ROOT = Path(__file__).parents[2]


def marked(page: Page) -> list[str]:
    found: list[str] = page.locator(".piece.is-legal").evaluate_all(
        "pieces => pieces.map((piece) => piece.dataset.pattern)"
    )
    return found


def play_by_pieces(page: Page, last: bool = False) -> None:
    """Chooses pieces of the table until one move is left, and confirms it."""
    number = at(page)
    for tried in range(16):
        if page.locator("#confirm").is_enabled():
            break
        pieces = page.locator(".piece.is-legal:not(.is-selected, .pm-burn, .is-skip):visible")
        count = pieces.count()
        pieces.nth((count - 1 - tried if last else tried) % count).click()
    page.locator("#confirm").click()
    page.wait_for_selector(f'.table-page:not([data-at="{number}"]), .handover')


def test_the_printed_cards_are_the_engines() -> None:
    text = (ROOT / "static/js/boards/pocket-mars/deck.js").read_text("utf-8")
    printed = {
        f"{colour}-{value}": row.strip()
        for colour, rows in re.findall(r"^  (\w+): `\n(.*?)`,$", text, re.S | re.M)
        for value, row in enumerate(rows.split("\n"), 1)
    }
    assert len(printed) == len(CARDS)
    for card in CARDS:
        top, _, bottom = printed[card.id].partition(" | ")
        assert (top, bottom) == (said(card.top), said(card.bottom))


def said(ops: tuple[Op, ...]) -> str:
    return ", ".join(op.text for op in ops)


def test_pl1_the_marks_are_the_legal_moves_in_solo(page: Page, site: str) -> None:
    deal(page, site, "person")
    for turn in range(14):
        if wait_for(page, "yours", "over") == "over":
            break
        record = engine(page)
        moves = [str(move) for move in record.game.moves(record.state)]
        marks = marked(page)
        assert all(any(fits(mark, move) for mark in marks) for move in moves)
        assert all(any(fits(mark, move) for move in moves) for mark in marks)
        play_by_pieces(page, last=turn % 2 == 0)
    expect(page.locator(".pm-da .da-beat")).to_contain_text(
        "DA" if page.locator(".is-over").count() else "Da battere"
    )


def test_a_card_and_its_energy_are_two_things(page: Page, site: str) -> None:
    """With "discard for energy" chosen, a tap on the card itself chooses the card."""
    deal(page, site, "person", "easy")
    wait_for(page, "yours")
    while page.locator(".pm-burn").count() == 0:
        play_by_pieces(page)
        wait_for(page, "yours")
    number = at(page)
    page.locator(".pm-burn").first.click()
    expect(page.locator(".confirm-what")).to_contain_text("per energia")
    page.locator(".own-prep .pm-card").first.click()
    assert at(page) == number
    expect(page.locator(".confirm-what")).to_contain_text("dal modulo")


def test_ac2_every_piece_has_a_name_and_can_be_read_about(page: Page, site: str) -> None:
    deal(page, site, "person", "easy", "easy", "easy")
    wait_for(page, "yours")
    for piece in page.locator(".piece").all():
        assert piece.get_attribute("role") == "button"
        assert (piece.get_attribute("aria-label") or "").strip()
    page.locator("#tab-text, [role=tab][id=tab-text]").click()
    expect(page.locator(".twin table").first).to_be_visible()
    page.locator('[data-id="dome-energy"]').click()
    expect(page.get_by_role("dialog")).to_contain_text("energia")


def test_mo1_turns_on_a_small_phone(phone: BrowserContext, site: str) -> None:
    page = phone.new_page()
    deal(page, site, "person", "easy", "easy", "easy")
    for turn in range(8):
        if wait_for(page, "yours", "over") == "over":
            return
        assert sideways(page) == 0
        assert too_small(page) == []
        play_by_pieces(page, last=turn % 2 == 0)


def test_pl8_everything_on_one_screen(page: Page, site: str) -> None:
    deal(page, site, "person", "easy", "easy", "easy")
    wait_for(page, "yours")
    for part in (".seats-others", ".pm-row", ".seats-own .own-hand"):
        box = page.locator(part).bounding_box()
        assert box and box["y"] >= 0 and box["y"] + box["height"] <= 801


def test_the_machine_is_told_one_step_at_a_time(page: Page, site: str) -> None:
    """Each step waits for "next", with the table as it was then; afterwards the turn is yours, and "fast" is kept."""
    deal(page, site, "person", steps="press")
    while wait_for(page, "yours", "steps") == "yours":
        play_by_pieces(page)
    steps = page.evaluate("document.querySelector('.step-at').textContent").split()[-1]
    beaten = []
    for number in range(1, int(steps) + 1):
        expect(page.locator(".step-at")).to_contain_text(f"passo {number} di {steps}")
        told = page.locator(".step-text").inner_text()
        expect(page.locator("#live")).to_contain_text(told)
        assert re.search(r"\(R3\d[a-e]?\)", told)
        assert page.locator(".piece.is-legal").count() == 0
        expect(page.locator("#step-next")).to_be_focused()
        beaten.append(page.locator(".pm-da .pm-points b").inner_text())
        page.keyboard.press("Enter" if number % 2 else "Space")
    wait_for(page, "yours")
    expect(page.locator("#live")).to_contain_text("Turno di Giocatore")
    record = engine(page)
    assert beaten[-1] == str(record.game.view(record.state, 0)["da"]["score"]["total"])
    while wait_for(page, "yours", "steps") == "yours":
        play_by_pieces(page)
    page.get_by_role("button", name="D’ora in poi senza fermarsi").click()
    number = at(page)
    while at(page) < number + 12 and wait_for(page, "yours", "over") == "yours":
        play_by_pieces(page)


def test_a_card_shows_where_it_leads(page: Page, site: str) -> None:
    """Points before and after on every card that can be played; more of it beside the confirmation."""
    deal(page, site, "person", "easy")
    wait_for(page, "yours")
    while page.locator(".pm-burn").count() == 0:
        play_by_pieces(page)
        wait_for(page, "yours")
    expect(page.locator(".pm-card .ahead-points")).to_have_count(4)
    own = page.locator(".is-own .pm-points b").inner_text()
    for told in page.locator(".ahead-points b").all_inner_texts():
        assert re.fullmatch(rf"{own}(→\d+)?", told)
    page.locator(".own-prep .pm-card").first.click()
    foreseen = page.locator(".own-prep .ahead-points b").first.inner_text().split("→")
    expect(page.locator(".ahead-table .is-total")).to_contain_text(foreseen[-1])
    page.goto(f"{site}#/settings")
    page.get_by_role("checkbox", name="Anticipazioni").uncheck()
    page.go_back()
    expect(page.locator(".own-prep .pm-card").first).to_be_visible()
    expect(page.locator(".pm-ahead")).to_have_count(0)


def test_pl7_what_can_only_help_is_used_for_who_wishes_so(page: Page, site: str) -> None:
    """With the switch on nobody is asked about a free effect that can't hurt, and the page says so."""
    deal(page, site, "person", autoHelp=True)
    told = 0
    for turn in range(60):
        if wait_for(page, "yours", "over") == "over":
            break
        record = settled_record(page)
        pending = record.game.view(record.state, 0)["pending"]
        if pending["helps"]:
            page.wait_for_selector(f'.table-page:not([data-at="{len(record)}"])')
            told += 1
            continue
        told += page.get_by_text("Poteva solo aiutarti").count()
        play_by_pieces(page, last=turn % 3 == 0)
    assert told
