"""Mars Needs Mechanics on the page: marks, forecast, the stall, secrets, phones, the end."""

from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from e2e.hands.patterns import fits
from e2e.hands.steps import (
    at,
    choose_players,
    choose_seats,
    prefer,
    saved_record,
    sideways,
    start,
    too_small,
    wait_for,
)
from pyapp.record import Record, Seat
from tools.quality.screens import table as open_moment

TWO = [Seat("Ada"), Seat("Orione")]


def deal(page: Page, site: str, *kinds: str) -> None:
    prefer(page)
    page.goto(f"{site}#/new/mechanics")
    choose_players(page, len(kinds))
    choose_seats(page, *kinds)
    start(page)


def lay_out(page: Page, site: str, who: list[Seat] | None = None, **position: Any) -> None:
    """A position opened from a file; where two people play, the first takes the screen."""
    record = Record.from_position({"game": "mechanics", "players": 2, **position}, who or TWO)
    prefer(page)
    page.goto(site)
    page.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": record.text().encode()}
    )
    take_seat(page)


def take_seat(page: Page) -> None:
    page.wait_for_selector('.handover, .table-page[data-state="yours"], .table-page[data-state="over"]')
    if page.locator(".handover").count():
        page.locator(".handover .button-main").click()
        wait_for(page, "yours")


def engine(page: Page) -> Record:
    """The game as it was saved after the last move."""
    return Record.parse(saved_record(page))


def view(page: Page, seat: int | None) -> dict[str, Any]:
    record = engine(page)
    seen: dict[str, Any] = record.game.view(record.state, seat)
    return seen


def piece(page: Page, name: str) -> Locator:
    return page.locator(f'.piece[data-id="{name}"]')


def confirm(page: Page) -> None:
    number = at(page)
    page.locator("#confirm").click()
    page.wait_for_selector(f'.table-page:not([data-at="{number}"]), .handover')


def marked(page: Page) -> list[str]:
    found: list[str] = page.locator(".piece.is-legal").evaluate_all(
        "pieces => pieces.map((piece) => piece.dataset.pattern)"
    )
    return found


def play_by_pieces(page: Page, turn: int) -> None:
    """Chooses pieces of the table until one move is left, and confirms it."""
    for tried in range(12):
        if page.locator("#confirm").is_enabled():
            break
        pieces = page.locator(".piece.is-legal:not(.is-selected):visible")
        pieces.nth((turn * 3 + tried) % pieces.count()).click()
    confirm(page)


def test_pl1_the_marks_are_the_legal_moves(page: Page, site: str) -> None:
    deal(page, site, "person", "easy")
    for turn in range(16):
        if wait_for(page, "yours", "over") == "over":
            break
        record = engine(page)
        moves = [str(move) for move in record.game.moves(record.state)]
        marks = marked(page)
        assert all(any(fits(mark, move) for mark in marks) for move in moves)
        assert all(any(fits(mark, move) for move in moves) for mark in marks)
        play_by_pieces(page, turn)


@pytest.mark.parametrize(
    ("mechanism", "cards"),
    [("aether_drive", 6), ("spectroscope", 2), ("pneumatic_post", 2)],
)
def test_pl1_mechanisms_are_used_on_the_table(page: Page, site: str, mechanism: str, cards: int) -> None:
    """Couplings of the train, a second market card, a card sent and one taken: all by tapping."""
    lay_out(
        page,
        site,
        mechanisms=[mechanism],
        primary="buy",
        market=["gear", "wire"],
        seats=[{"hand": {"boiler": 2}, "built": [mechanism]}, {"hand": {"gear": 1}}],
    )
    before = view(page, 0)
    piece(page, f"use-{mechanism}").click()
    if mechanism == "pneumatic_post":
        piece(page, "hand-boiler").click()
    place = "swap-" if mechanism == "aether_drive" else "market-"
    expect(page.locator(f'.piece.is-legal[data-id^="{place}"]')).to_have_count(cards)
    page.locator(f'.piece.is-legal[data-id^="{place}"]').first.click()
    confirm(page)
    after = view(page, 0)
    assert (
        after["line" if mechanism == "aether_drive" else "market"]
        != before["line" if mechanism == "aether_drive" else "market"]
    )


def test_un5_the_forecast(page: Page, site: str) -> None:
    """The wagons say what the engine says, for now and for the purchase pointed at; the switch takes it away."""
    lay_out(page, site, market=["gear", "wire", "lens"], seats=[{"hand": {"gear": 3}}, {"hand": {"wire": 1}}])
    seen = view(page, 0)
    record = engine(page)
    back = seen["line"][-1]
    wagon = page.locator(f'.mk-place:has([data-id="wagon-{back}"])')
    expect(wagon.locator(".price-tag em")).to_have_text(str(seen["forecast"][back]))
    piece(page, "market-1").click()
    bought = record.game.view(record.game.play(record.state, "buy wire"), 0)
    wire = page.locator('.mk-place:has([data-id="wagon-wire"])')
    expect(wire.locator(".price-tag em")).to_have_text(str(bought["forecast"]["wire"]))
    expect(page.locator(".mk-after")).not_to_have_count(0)
    page.get_by_role("switch").click()
    expect(page.locator(".price-tag em")).to_have_count(0)
    expect(page.get_by_role("switch")).to_have_attribute("aria-checked", "false")


def test_a_turn(page: Page, site: str) -> None:
    """Build, look at the deck, buy; the look is there until the turn is ended, and then the screen goes on."""
    lay_out(
        page,
        site,
        mechanisms=["x_ray_goggles"],
        market=["wire", "gear", "lens"],
        prices={"wire": 4},
        seats=[{"cogs": 20, "hand": {"lens": 1, "wire": 1, "boiler": 1}}, {"hand": {"gear": 1}}],
    )
    piece(page, "mechanism-x_ray_goggles").click()
    confirm(page)
    expect(page.locator(".own-things .mk-built")).to_contain_text("Occhiali a Raggi X")
    expect(page.locator(".mk-xray li")).to_have_count(8)
    expect(piece(page, "market-0")).to_contain_text("4")
    piece(page, "market-0").click()
    confirm(page)
    expect(page.locator(".mk-xray li")).to_have_count(8)
    piece(page, "answer-end_turn").click()
    confirm(page)
    page.wait_for_selector(".handover")
    assert "mk-xray" not in page.content()
    assert view(page, None)["seats"][0]["cogs"] == 16


def test_alone_at_the_screen_a_turn_with_nothing_left_ends_by_itself(page: Page, site: str) -> None:
    """Between two people it waits for a press, since that it doesn't wait would tell of the hand."""
    cards = {"seats": [{"hand": {"gear": 3}}, {"hand": {"gear": 1}}], "market": ["wire", "lens", "lens"]}
    for rival, waits in ((Seat("Orione"), True), (Seat("Orione", "computer", "easy"), False)):
        lay_out(page, site, [Seat("Ada"), rival], mechanisms=["x_ray_goggles"], turn=0, first=0, **cards)
        wait_for(page, "yours")
        piece(page, "market-0").click()
        confirm(page)
        if waits:
            expect(piece(page, "answer-end_turn")).to_be_visible()
        else:
            page.wait_for_function("Number(document.querySelector('.table-page').dataset.at) > 1")
            assert engine(page).moves[:2] == ["buy wire", "end_turn"]


def test_the_sale_shows_prices_that_have_moved(page: Page, site: str) -> None:
    """The places say what a price was, and nothing of a change that might still come."""
    lay_out(
        page,
        site,
        mechanisms=[],
        pass_streak=1,
        market=["wire"],
        seats=[{"hand": {"gear": 3}}, {"hand": {"lens": 3}}],
    )
    effects = page.locator(".mk-effect b")
    assert set(effects.all_inner_texts()) == {"−1", "0", "+1"}
    piece(page, "answer-pass").click()
    confirm(page)
    take_seat(page)
    assert set(effects.all_inner_texts()) == {"da 5", ""}


def test_an_italian_board_and_the_printed_names(page: Page, site: str) -> None:
    lay_out(page, site, mechanisms=["x_ray_goggles"], market=["lens", "wire", "aether_tube"])
    board = page.locator(".board").inner_text()
    assert "Lente" in board and "Filo" in board and "Lens" not in board
    piece(page, "wagon-lens").click()
    expect(page.get_by_role("dialog")).to_contain_text("Lente (Lens)")


def test_a_pass_that_ends_the_game_says_what_it_fixes(page: Page, site: str) -> None:
    lay_out(
        page,
        site,
        mechanisms=[],
        quiet=1,
        pass_streak=1,
        market=["wire"],
        seats=[{"cogs": 61, "hand": {"gear": 1}}, {"cogs": 77, "hand": {"lens": 1}}],
    )
    expect(page.locator(".mk-warn")).to_contain_text("Ada 61, Orione 77")


def test_a_sale(page: Page, site: str) -> None:
    """What a set brings stands on the bill before it is sold."""
    lay_out(
        page,
        site,
        phase="sell",
        turn=0,
        prices={"gear": 7, "lens": 4},
        seats=[{"cogs": 3, "hand": {"gear": 4, "lens": 2}, "scrap": 1}, {"hand": {"wire": 1}}],
    )
    expect(page.locator(".mk-group.is-stall")).to_have_count(2)
    piece(page, "stall-gear-3").click()
    bill = page.locator(".mk-group.is-chosen .stall-bill")
    expect(bill).to_contain_text("3 × 7 =")
    expect(bill).to_contain_text("21")
    piece(page, "stall-gear-4").click()
    expect(bill).to_contain_text("28")
    assert view(page, 0)["seats"][0]["cogs"] == 3
    confirm(page)
    expect(page.locator(".is-own .purse")).to_contain_text("31")
    piece(page, "stall-lens-2").click()
    expect(page.locator(".stall-scrap .engraving")).to_have_count(1)
    confirm(page)
    assert view(page, None)["seats"][0]["cogs"] == 39


def test_a_word_before_the_round_ends(page: Page, site: str) -> None:
    """A pass that may end the round, a set locked up in a mechanism, the last round: all said beforehand."""
    lay_out(
        page,
        site,
        mechanisms=["x_ray_goggles"],
        deck=0,
        pass_streak=1,
        market=["gear"],
        seats=[{"hand": {"lens": 2}, "scrap": 0, "built": ["x_ray_goggles"]}, {"hand": {"gear": 1}}],
    )
    expect(page.locator(".mk-ribbon.is-sure")).to_contain_text("Ultimo round")
    expect(page.locator(".mk-warn")).to_have_count(2)
    expect(page.locator(".mk-lamps .is-lit")).to_have_count(1)
    number = at(page)
    piece(page, "answer-pass").click()
    expect(page.locator(".actions .warns")).to_contain_text("partita")
    piece(page, "answer-pass").click()
    assert at(page) == number
    expect(piece(page, "dismantle-x_ray_goggles")).to_be_visible()


def test_the_difference_engine_asks(page: Page, site: str) -> None:
    lay_out(
        page,
        site,
        phase="adjust",
        turn=0,
        mechanisms=["difference_engine"],
        line=["lens", "wire", "boiler", "gear", "magnet", "piping", "aether_tube"],
        seats=[{"hand": {"gear": 3}, "built": ["difference_engine"]}, {"hand": {"gear": 1}}],
    )
    expect(page.locator(".mk-ask")).to_contain_text("Ingranaggio")
    price = view(page, 0)["prices"]["gear"]
    piece(page, "answer-up").click()
    confirm(page)
    assert view(page, 0)["prices"]["gear"] == price + 1


def test_pl10_the_end(page: Page, site: str) -> None:
    """The last sale of the last round; then two charts with a named line for each price and each purse."""
    lay_out(
        page,
        site,
        [Seat("Ada"), Seat("Orione", "computer", "easy")],
        phase="sell",
        turn=0,
        first=0,
        deck=0,
        market=[],
        seats=[{"hand": {"gear": 3}}, {"hand": {"wire": 1}, "scrap": 0}],
    )
    if wait_for(page, "yours", "over") == "yours":
        piece(page, "answer-sell_done").click()
        expect(page.locator(".actions .warns")).to_be_visible()
        confirm(page)
    wait_for(page, "over")
    charts = page.locator(".score .chart")
    expect(charts).to_have_count(2)
    expect(charts.first.locator(".chart-name")).to_have_count(7)
    expect(charts.last.locator(".chart-name")).to_have_text(["Ada", "Orione"])
    dashes = charts.first.locator("polyline").evaluate_all(
        "lines => lines.map((line) => line.getAttribute('stroke-dasharray'))"
    )
    assert len(set(dashes)) == 7
    expect(page.locator(".mk-ribbon")).to_contain_text("Partita finita")


def test_hi2_no_secret_of_another_seat(page: Page, site: str) -> None:
    """Between two people the screen is handed over, and no hand but the viewer's is ever on the page."""
    deal(page, site, "person", "person")
    for turn in range(10):
        page.wait_for_selector('.handover, .table-page[data-state="yours"]')
        if page.locator(".handover").count():
            assert "part-card" not in page.content()
            take_seat(page)
        seat = engine(page).game.to_act(engine(page).state)
        hands: list[str] = page.locator('[data-motion^="hand-"]').evaluate_all(
            "cards => cards.map((card) => card.dataset.motion)"
        )
        shown: dict[str, int] = {}
        for hand in hands:
            _, whose, kind, _ = hand.split("-")
            assert int(whose) == seat
            shown[kind] = shown.get(kind, 0) + 1
        assert shown == view(page, seat)["seats"][seat]["hand"]
        assert all(one["hand"] is None for i, one in enumerate(view(page, seat)["seats"]) if i != seat)
        play_by_pieces(page, turn)


def test_ac2_every_piece_has_a_name_and_can_be_read_about(page: Page, site: str) -> None:
    deal(page, site, "person", "easy", "easy", "easy")
    wait_for(page, "yours")
    for one in page.locator(".piece").all():
        assert one.get_attribute("role") in ("button", "img")
        assert (one.get_attribute("aria-label") or "").strip()
    page.locator("#tab-text").click()
    expect(page.locator(".twin table").first).to_be_visible()
    piece(page, "wagon-gear").click()
    expect(page.get_by_role("dialog")).to_contain_text("Ingranaggio")
    page.keyboard.press("Escape")
    piece(page, "price-gear").click()
    expect(page.get_by_role("dialog")).to_contain_text("Ingranaggio")


def test_ac1_a_purchase_by_keyboard(page: Page, site: str) -> None:
    deal(page, site, "person", "easy")
    wait_for(page, "yours")
    number = at(page)
    page.locator(".piece.mk-card.is-legal").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("#confirm")).to_be_enabled()
    page.keyboard.press("Enter")
    page.wait_for_selector(f'.table-page:not([data-at="{number}"])')
    assert view(page, 0)["purchases"]


def test_la1_every_word_in_english(page: Page, site: str) -> None:
    prefer(page, lang="en")
    page.goto(f"{site}#/new/mechanics")
    start(page)
    wait_for(page, "yours")
    assert "board." not in page.locator(".table-page").inner_text()
    expect(page.get_by_role("switch")).to_contain_text("Forecast")


def test_mo1_turns_on_a_small_phone(phone: BrowserContext, site: str) -> None:
    page = phone.new_page()
    deal(page, site, "person", "easy", "easy", "easy")
    for turn in range(8):
        if wait_for(page, "yours", "over") == "over":
            return
        assert sideways(page) == 0
        assert too_small(page) == []
        play_by_pieces(page, turn)


def test_pl8_everything_on_one_screen(page: Page, site: str) -> None:
    deal(page, site, "person", "easy", "easy", "easy")
    wait_for(page, "yours")
    parts = (".seats-others", ".mk-train", ".mk-stands", ".mk-works", ".mk-prices", ".seats-own .mk-hand")
    for part in parts:
        box = page.locator(part).bounding_box()
        assert box and box["y"] >= 0 and box["y"] + box["height"] <= 801
    board = page.locator(".board-window")
    assert board.evaluate("board => board.scrollHeight - board.clientHeight") <= 1


def test_all_ten_mechanisms_lie_whole_on_the_board_of_a_desk(page: Page, site: str) -> None:
    prefer(page)
    open_moment(page, site, "mechanics", 0.5)
    cards = page.locator(".mk-mechanism")
    expect(cards).to_have_count(10)
    window = page.locator(".board-window").bounding_box()
    assert window
    for box in (card.bounding_box() for card in cards.all()):
        assert box and box["y"] + box["height"] <= window["y"] + window["height"]


def test_on_a_phone_all_ten_mechanisms_and_what_is_built_are_seen_before_the_hand(
    phone: BrowserContext, site: str
) -> None:
    """Nothing to scroll: the ten lie in two rows, one's own stand beside the name with what can be done with them."""
    page = phone.new_page()
    page.set_viewport_size({"width": 390, "height": 844})
    prefer(page)
    open_moment(page, site, "mechanics", 0.4)
    cards = page.locator(".mk-mechanism")
    expect(cards).to_have_count(10)
    window = page.locator(".board-window").bounding_box()
    sheet = page.locator(".sheet-body").bounding_box()
    hand = page.locator(".is-own .mk-hand").bounding_box()
    assert window and sheet and hand
    for box in (card.bounding_box() for card in cards.all()):
        assert box and box["y"] + box["height"] <= window["y"] + window["height"] + 1
    built = page.locator(".is-own :is(.built-card, .mk-deed)")
    assert built.count()
    for box in (one.bounding_box() for one in built.all()):
        assert box and sheet["y"] <= box["y"] and box["y"] + box["height"] <= hand["y"] + 1


@pytest.mark.parametrize("language", ["it", "en"])
def test_no_name_touches_the_edge_of_its_card_in_the_market(page: Page, site: str, language: str) -> None:
    prefer(page, lang=language)
    page.set_viewport_size({"width": 1280, "height": 800})
    gaps: list[float] = []
    for share in (0.1, 0.4):
        open_moment(page, site, "mechanics", share)
        gaps += page.locator(".mk-card").evaluate_all(
            """cards => cards.map((card) => {
              const range = document.createRange();
              range.selectNodeContents(card.querySelector('.stand-name'));
              const [name, frame] = [range.getBoundingClientRect(), card.getBoundingClientRect()];
              return Math.min(name.left - frame.left, frame.right - name.right);
            })"""
        )
    assert len(gaps) > 6 and min(gaps) >= 2.5, gaps
