"""Pocket Mars on the page: marks, secrets, phones, the machine."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.conftest import Watch
from e2e.steps import at, choose_players, choose_seats, prefer, saved_record, sideways, start, wait_for
from pyapp.games.pocket_mars.components import CARDS, Op
from pyapp.record import Record

ROOT = Path(__file__).parent.parent


def deal(page: Page, site: str, *kinds: str) -> None:
    prefer(page)
    page.goto(f"{site}#/new/pocket-mars")
    choose_players(page, len(kinds))
    choose_seats(page, *kinds)
    start(page)


def engine(page: Page) -> Record:
    """The game as it was saved after the last move."""
    return Record.parse(saved_record(page))


def view(record: Record, seat: int | None) -> dict[str, Any]:
    seen: dict[str, Any] = record.game.view(record.state, seat)
    return seen


def marked(page: Page) -> list[str]:
    found: list[str] = page.locator(".piece.is-legal").evaluate_all(
        "pieces => pieces.map((piece) => piece.dataset.pattern)"
    )
    return found


def fits(pattern: str, move: str) -> bool:
    words = move.split()
    return all(word == "*" or words[i : i + 1] == [word] for i, word in enumerate(pattern.split()))


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


def test_hi2_no_secret_of_another_seat(page: Page, site: str) -> None:
    """What the viewer's own view doesn't tell is nowhere in the page; between two people the screen is handed over."""
    deal(page, site, "person", "person")
    seen = 0
    for _ in range(40):
        page.wait_for_selector('.handover, .table-page[data-state="yours"]')
        if page.locator(".handover").count():
            assert "card." not in page.content()
            page.locator(".handover button").first.click()
            wait_for(page, "yours")
        record = engine(page)
        seat = record.game.to_act(record.state) or 0
        told = json.dumps(view(record, seat))
        other = view(record, 1 - seat)["seats"][1 - seat]
        secrets = [card for card in (*other["hand"], *other["prep"]) if card and card not in told]
        content = page.content()
        assert not [card for card in secrets if f"card.{card}" in content or f"card-{card}" in content]
        seen += len(secrets)
        if seen > 40:
            return
        play_by_pieces(page)
    assert seen


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


@pytest.fixture
def phone(browser: Browser, watch: Watch) -> Iterator[BrowserContext]:
    made = browser.new_context(
        locale="it-IT", viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True
    )
    watch.on(made)
    yield made
    made.close()
    watch.check()


def test_mo1_turns_on_a_small_phone(phone: BrowserContext, site: str) -> None:
    page = phone.new_page()
    deal(page, site, "person", "easy", "easy", "easy")
    for turn in range(8):
        if wait_for(page, "yours", "over") == "over":
            return
        assert sideways(page) == 0
        small = page.locator(".piece.is-legal").evaluate_all(
            "pieces => pieces.map((piece) => piece.getBoundingClientRect())"
            ".filter((box) => box.width > 0 && Math.min(box.width, box.height) < 23.5).length"
        )
        assert small == 0
        play_by_pieces(page, last=turn % 2 == 0)


def test_pl8_everything_on_one_screen(page: Page, site: str) -> None:
    deal(page, site, "person", "easy", "easy", "easy")
    wait_for(page, "yours")
    for part in (".seats-others", ".pm-row", ".seats-own .own-hand"):
        box = page.locator(part).bounding_box()
        assert box and box["y"] >= 0 and box["y"] + box["height"] <= 801
