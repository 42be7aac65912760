"""Martians!!! on the page: tiles, a turn, fights, windows on a shared screen, the end, phones."""

import json
import math
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

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
from pyapp.games.martians.components import _DRAWN, CARDS, TILES
from pyapp.record import Record, Seat
from pyapp.record.link import link
from tools.quality import screens

ROOT = Path(__file__).parents[2]
FARM_ABOVE = [
    {"tile": "house", "cell": "0,0", "rotation": 0},
    {"tile": "farm_1", "cell": "-1,0", "rotation": 0},
]
WALKING: dict[str, Any] = {
    "phase": "walk",
    "movement": {"die": 2, "base": 5, "bonus": 0, "walked": 0},
    "agenda": [{"step": "walk", "seat": 0}, {"step": "end_turn", "seat": 0}],
    "turn": 0,
}
EVERYTHING = ["fuel", "fertilizer", "dynamite"]


def deal(page: Page, site: str, *kinds: str) -> None:
    prefer(page)
    page.goto(f"{site}#/new/martians")
    choose_players(page, len(kinds))
    choose_seats(page, *kinds)
    start(page)


def position(players: int = 1, **fields: Any) -> dict[str, Any]:
    return {"game": "martians", "version": 1, "players": players, **fields}


def sit_down(page: Page, site: str, data: dict[str, Any], *kinds: str) -> None:
    """The table of a position, sent as a link."""
    names = ("Anna", "Bruno", "Carla")
    seats = [
        Seat(name, "person") if kind == "person" else Seat(name, "computer", kind)
        for name, kind in zip(names, kinds, strict=False)
    ]
    prefer(page)
    page.goto(f"{site}#/link/{link(Record.from_position(data, seats))}")
    people = kinds.count("person")
    page.get_by_role(
        "button", name="Continuate tutti su questo schermo" if people > 1 else "Continua come Anna"
    ).click()
    page.wait_for_selector('.handover, .table-page[data-state="yours"]')
    if page.locator(".handover").count():
        page.locator(".handover .button-main").click()
        wait_for(page, "yours")


def engine(page: Page) -> Record:
    """The game as it was saved after the last move."""
    return settled_record(page)


def legal(record: Record) -> list[str]:
    return [str(move) for move in record.game.moves(record.state)]


def marked(page: Page) -> list[str]:
    found: list[str] = page.locator(".piece.is-legal").evaluate_all(
        "pieces => pieces.map((piece) => piece.dataset.pattern)"
    )
    return found


def confirm(page: Page) -> None:
    number = at(page)
    page.locator("#confirm").click()
    page.wait_for_selector(f'.table-page:not([data-at="{number}"]), .handover')


def piece(page: Page, name: str) -> None:
    page.locator(f'[data-id="{name}"]').click()


def play_by_pieces(page: Page, turn: int) -> None:
    """Chooses pieces of the table until one move is left, and confirms it."""
    for tried in range(12):
        if page.locator("#confirm").is_enabled():
            break
        pieces = page.locator(
            '.piece.is-legal:not(.is-selected, [data-pattern^="pass"], [data-id="rotate"], [data-id$="for-me"]):visible'
        )
        if not pieces.count():
            pieces = page.locator('.piece.is-legal[data-pattern^="pass"]')
        pieces.nth((turn * 5 + tried) % pieces.count()).press("Enter")
    confirm(page)


def test_the_printed_tiles_are_the_engines() -> None:
    text = (ROOT / "static/js/boards/martians/tiles.js").read_text("utf-8")
    drawn = dict(re.findall(r"^  (\w+): '([^']+)',$", text, re.M))
    for tile in TILES:
        ours = drawn.get(tile.id) or drawn[re.sub(r"_\d+$", "", tile.id)]
        assert tuple(ours.split(",")) == _DRAWN[tile.shape], tile.id


def test_every_card_has_a_picture() -> None:
    text = (ROOT / "static/js/boards/martians/icons.js").read_text("utf-8")
    assert set(CARDS) <= set(re.findall(r"^  (\w+): svg`", text, re.M))


def test_pl1_the_marks_are_the_legal_moves(page: Page, site: str) -> None:
    deal(page, site, "person", "easy")
    verbs: set[str] = set()
    for turn in range(45):
        if wait_for(page, "yours", "over") == "over":
            break
        moves, marks = legal(engine(page)), marked(page)
        for move in moves:
            words = move.split()
            alike = " ".join(words[:2]) if words[0] == "place" else move
            assert any(fits(mark, move) or mark.startswith(alike) for mark in marks), (move, marks)
        assert all(any(fits(mark, move) for move in moves) for mark in marks)
        verbs |= {move.split()[0] for move in moves}
        play_by_pieces(page, turn)
    assert {"place", "step", "march", "end"} <= verbs


def test_a_tile_is_chosen_turned_and_confirmed(page: Page, site: str) -> None:
    start_of_turn = position(
        pile=["diner"], turn=0, agenda=[{"step": "tile_step", "seat": 0}, {"step": "end_turn", "seat": 0}]
    )
    sit_down(page, site, start_of_turn, "person")
    expect(page.locator(".mz-ribbon")).to_contain_text("Tavola Calda")
    piece(page, "cell--1,0")
    first = page.locator('[data-id="cell--1,0"]').get_attribute("data-pattern")
    page.locator('[data-id="cell--1,0"]').focus()
    page.keyboard.press("r")
    turned = page.locator('[data-id="cell--1,0"]').get_attribute("data-pattern")
    assert first != turned
    page.locator('[data-id="place-by-hand"]').click()
    confirm(page)
    assert engine(page).moves == [turned]
    for _ in range(3):
        assert legal(engine(page))[0].startswith("lay ")
        page.locator(".mz-square.is-target.is-legal").first.click()
        confirm(page)
        if not legal(engine(page))[0].startswith("lay "):
            break
    assert len(engine(page).state.martians) == 3


def test_a_tile_lies_as_its_picture_with_two_presses(page: Page, site: str) -> None:
    prefer(page, presses="one")
    start_of_turn = position(
        pile=["diner"], turn=0, agenda=[{"step": "tile_step", "seat": 0}, {"step": "end_turn", "seat": 0}]
    )
    sit_down(page, site, start_of_turn, "person")
    piece(page, "cell--1,0")
    pictures = page.locator(".mz-answer.is-turn")
    wanted = pictures.last.get_attribute("data-pattern")
    assert at(page) == 0
    pictures.last.click()
    page.wait_for_selector('.table-page:not([data-at="0"])')
    record = engine(page)
    assert record.moves[0] == wanted
    assert len(record.state.martians) == 3
    assert len(record.moves) > 1
    assert all(move.startswith("lay ") for move in record.moves[1:])
    page.get_by_role("button", name=re.compile("^Annulla")).first.click()
    page.wait_for_selector('.table-page[data-at="0"]')


def test_the_end_of_a_walk_is_one_press_up_to_the_last_martian(page: Page, site: str) -> None:
    """Stop, the die for the Martians, and those it moves; then only a card may be thrown away."""
    prefer(page, presses="one")
    town = [{"tile": "house", "cell": "0,0"}, {"tile": "general_store", "cell": "-1,0"}]
    martians = ["-2,0", "-2,2", "0,1"]
    walk = position(
        town=town,
        martians=martians,
        turn=0,
        phase="walk",
        movement={"die": 1, "base": 4},
        agenda=[{"step": step, "seat": 0} for step in ("walk", "roll_march", "discard", "end_turn")],
    )
    sit_down(page, site, walk, "person")
    piece(page, "stop-and-march")
    page.wait_for_selector('.table-page:not([data-at="0"])')
    record = engine(page)
    assert record.moves[0] == "stop"
    assert all(move.startswith("march ") for move in record.moves[1:])
    assert not any(move.startswith("march ") for move in legal(record))


def losing(data: dict[str, Any], move: str) -> dict[str, Any]:
    """The same position with a die that shows less than 4 next."""
    for seed in range(1, 40):
        tried = {**data, "rng": f"{seed:016x}"}
        record = Record.from_position(tried)
        record.play(move)
        if "pay" in legal(record):
            return tried
    raise AssertionError("no die ever lost")


def test_a_fight_is_paid_with_bullets(page: Page, site: str) -> None:
    town = position(martians=["0,1"], seats=[{"pawn": "1,1", "life": 3, "bullets": 3, "hand": []}], **WALKING)
    sit_down(page, site, losing(town, "step 0,1"), "person")
    piece(page, "sq-0,1")
    piece(page, "sq-0,1")
    expect(page.locator(".is-fight")).to_contain_text("serve 4 o più")
    expect(page.locator(".is-fight .mz-answer")).to_have_count(2)
    piece(page, "answer-pay")
    confirm(page)
    assert not engine(page).state.martians


def test_two_taps_walk_to_the_ship_and_win(page: Page, site: str) -> None:
    seats = [{"pawn": "1,1", "items": EVERYTHING, "hand": []}, {"pawn": "1,1", "hand": []}]
    ship = [{"at": "-2,1", "face": "ship", "up": True}]
    sit_down(page, site, position(2, town=FARM_ABOVE, signs=ship, seats=seats, **WALKING), "person", "easy")
    piece(page, "far--2,1")
    expect(page.locator(".trail.is-plan")).to_have_count(1)
    piece(page, "far--2,1")
    wait_for(page, "over")
    expect(page.locator("#status")).to_contain_text("Anna")
    expect(page.locator(".mz-ribbon")).to_contain_text("Nave Madre")


def shared_window(page: Page, site: str) -> None:
    """Anna aims a tractor beam at Bruno: the screen goes to him."""
    seats = [
        {"pawn": "1,1", "hand": ["tractor_beam", "wait"]},
        {"pawn": "0,1", "hand": ["take_her", "candy"]},
    ]
    sit_down(page, site, position(2, seats=seats, **WALKING), "person", "person")
    piece(page, "card-tractor_beam-0")
    confirm(page)
    page.locator('[data-id="seat-1"]').click()
    page.locator("#confirm").click()
    expect(page.locator(".handover")).to_contain_text("Raggio traente")


def test_hi1_a_reaction_can_be_passed_without_showing_a_card(page: Page, site: str) -> None:
    shared_window(page, site)
    # The catalogue tells everybody the same: an option's example there may name any card.
    content = page.content().replace(page.locator("#catalog").text_content() or "-", "")
    assert not [card for card in ("take_her", "candy", "wait") if card in content]
    page.get_by_role("button", name="Passo", exact=True).click()
    expect(page.locator(".handover")).to_contain_text("Anna")
    page.locator(".handover .button-main").click()
    wait_for(page, "yours")
    assert legal(engine(page))[0].startswith("to ")


def test_a_reaction_is_played_after_a_look(page: Page, site: str) -> None:
    shared_window(page, site)
    page.locator(".handover .button-main").click()
    wait_for(page, "yours")
    expect(page.locator(".mz-ribbon")).to_contain_text("vuoi rispondere?")
    piece(page, "card-take_her-1")
    confirm(page)
    assert "play take_her" in engine(page).moves


def test_hi2_no_card_of_another_hand(page: Page, site: str) -> None:
    deal(page, site, "person", "person")
    seen = 0
    for turn in range(30):
        page.wait_for_selector('.handover, .table-page[data-state="yours"]')
        if page.locator(".handover").count():
            assert "card." not in page.content()
            page.locator(".handover .button-main").click()
            wait_for(page, "yours")
        record = engine(page)
        seat = record.game.to_act(record.state) or 0
        told = json.dumps([record.game.view(record.state, seat), *legal(record)])
        other = record.game.view(record.state, 1 - seat)["seats"][1 - seat]["hand"]
        secrets = [card for card in other if card not in told]
        content = page.content()
        assert not [card for card in secrets if f"card.{card}" in content or f"card-{card}" in content]
        seen += len(secrets)
        play_by_pieces(page, turn)
    assert seen


def test_ac2_every_piece_has_a_name_and_can_be_read_about(page: Page, site: str) -> None:
    deal(page, site, "person", "easy", "easy", "easy")
    wait_for(page, "yours")
    for one in page.locator(".piece").all():
        assert one.get_attribute("role") == "button"
        assert (one.get_attribute("aria-label") or "").strip()
    page.locator("[role=tab][id=tab-text]").click()
    expect(page.locator(".twin table").first).to_be_visible()
    page.locator('[data-id="pile.tiles"]').click()
    expect(page.get_by_role("dialog")).to_contain_text("Fattoria")


def test_mo1_turns_on_a_small_phone(phone: BrowserContext, site: str) -> None:
    page = phone.new_page()
    deal(page, site, "person", "easy", "easy", "easy")
    for turn in range(12):
        if wait_for(page, "yours", "over") == "over":
            return
        assert sideways(page) == 0
        assert not too_small(page), marked(page)
        play_by_pieces(page, turn)


def test_pl8_everything_on_one_screen(page: Page, site: str) -> None:
    deal(page, site, "person", "easy", "easy", "easy")
    wait_for(page, "yours")
    for part in (".seats-others", ".mz-bar", ".mz-map", ".seats-own .own-hand"):
        box = page.locator(part).bounding_box()
        assert box and box["y"] >= 0 and box["y"] + box["height"] <= 801


# -- dying, choosing, asking why ----------------------------------------------------------------


def dying(**you: Any) -> dict[str, Any]:
    """One step, a Martian, the last life: the die that comes loses."""
    seat = {"pawn": "1,1", "life": 1, "bullets": 0, "hand": [], **you}
    town = [FARM_ABOVE[0], {"tile": "general_store", "cell": "-1,0", "rotation": 0}]
    town.append({"tile": "diner", "cell": "0,1", "rotation": 90})
    fields = {
        **WALKING,
        "agenda": [WALKING["agenda"][0], {"step": "discard", "seat": 0}, WALKING["agenda"][1]],
    }
    data = position(town=town, martians=["0,1"], seats=[seat], **fields)
    for seed in range(1, 60):
        tried = {**data, "rng": f"{seed:016x}"}
        record = Record.from_position(tried)
        record.play("step 0,1")
        if any(event.kind == "died" for event in record.events[-1]):
            return tried
    raise AssertionError("nobody ever died")


def test_two_items_of_the_dead_are_dropped_by_taps_on_a_phone(phone: BrowserContext, site: str) -> None:
    page = phone.new_page()
    sit_down(page, site, dying(items=["fuel", "dynamite"]), "person")
    piece(page, "sq-0,1")
    confirm(page)
    expect(page.locator(".mz-ribbon")).to_contain_text("Hai perso l’ultima vita")
    for _ in range(2):
        if not legal(engine(page))[0].startswith("drop "):
            break
        if page.locator('[data-id^="answer-drop-"]').count():
            expect(page.locator('[data-id^="answer-drop-"]')).to_have_count(2)
            page.locator('[data-id^="answer-drop-"]').first.tap()
        page.locator(".mz-square.is-target.is-legal").first.tap()
        confirm(page)
    assert not legal(engine(page))[0].startswith("drop ")
    lying = [token for tokens in engine(page).state.tokens.values() for token in tokens]
    assert len(lying) == 2


def test_the_own_death_says_what_it_has_cost(page: Page, site: str) -> None:
    sit_down(page, site, dying(weapons=[{"card": "mp3_player"}], hand=["wait"], spent=True), "person")
    piece(page, "sq-0,1")
    confirm(page)
    expect(page.locator(".mz-ribbon")).to_contain_text("Lettore MP3")
    expect(page.locator(".mz-ribbon")).to_contain_text("Riparti dalla Casa")


MARCHING: dict[str, Any] = {
    "phase": "martians",
    "turn": 0,
    "agenda": [{"step": "march", "seat": 0, "n": 2}, {"step": "end_turn", "seat": 0}],
}


def wide_town() -> list[dict[str, Any]]:
    roads = [("generic_straight_1", "-1,0"), ("generic_straight_2", "-2,0"), ("generic_cross_1", "-3,0")]
    laid = [{"tile": tile, "cell": cell, "rotation": 0} for tile, cell in roads]
    return [FARM_ABOVE[0], *laid, {"tile": "generic_straight_3", "cell": "-4,0", "rotation": 0}]


def stays(page: Page, name: str) -> None:
    """A first tap on a piece leaves it where it is, and the second one meets it."""
    one = page.locator(f'[data-id="{name}"]')
    one.scroll_into_view_if_needed()
    page.wait_for_timeout(400)
    before = one.bounding_box()
    one.click()
    expect(one).to_have_class(re.compile("is-selected"))
    page.wait_for_timeout(400)
    after = one.bounding_box()
    assert before and after
    assert abs(before["x"] - after["x"]) < 8 and abs(before["y"] - after["y"]) < 8, (before, after)


@pytest.mark.parametrize("narrow", [False, True])
def test_the_town_stays_under_the_finger(page: Page, phone: BrowserContext, site: str, narrow: bool) -> None:
    seen = phone.new_page() if narrow else page
    seats = [{"pawn": "1,1", "hand": []}]
    martians = ["-2,1", "-5,1", "-8,1", "-11,1"]
    sit_down(seen, site, position(town=wide_town(), martians=martians, seats=seats, **MARCHING), "person")
    stays(seen, "on--5,1" if not narrow else "on--2,1")


def test_a_placed_tile_stays_under_the_finger(page: Page, site: str) -> None:
    due = [{"step": "tile_step", "seat": 0}, {"step": "end_turn", "seat": 0}]
    sit_down(page, site, position(pile=["generic_cross_2"], town=wide_town(), turn=0, agenda=due), "person")
    stays(page, page.locator(".mz-ghost").first.get_attribute("data-id") or "")


def test_no_key_of_a_message_is_shown_where_something_may_be_taken(page: Page, site: str) -> None:
    town = [FARM_ABOVE[0], {"tile": "general_store", "cell": "-1,0", "rotation": 0}]
    tokens = [{"at": "-3,1", "kind": "life"}]
    seats = [{"pawn": "-3,1", "hand": []}]
    due = [{"step": "pick", "seat": 0}, {"step": "discard", "seat": 0}, {"step": "end_turn", "seat": 0}]
    data = position(town=town, tokens=tokens, seats=seats, turn=0, phase="fight", agenda=due)
    sit_down(page, site, data, "person")
    page.locator("[role=tab]#tab-actions, .actions, .steps").first.wait_for(state="attached")
    assert "board." not in page.locator("body").inner_text()
    assert "board." not in " ".join(
        page.locator("[aria-label]").evaluate_all("all => all.map((one) => one.ariaLabel)")
    )


def test_un1_a_card_that_cannot_be_played_says_why(page: Page, site: str) -> None:
    seats = [{"pawn": "1,1", "hand": ["candy", "wait"]}]
    sit_down(page, site, position(seats=seats, **WALKING), "person")
    piece(page, "card-candy-0")
    expect(page.get_by_role("dialog")).to_contain_text("in città non ce n’è")


def test_a_card_said_to_be_declined_is_not_asked_about_in_this_game(page: Page, site: str) -> None:
    """Said while looking closer at the card, kept with the game; the fight's die is thrown without a question."""
    seats = [{"pawn": "1,1", "life": 3, "bullets": 3, "hand": ["wait"]}, {"hand": []}]
    sit_down(page, site, position(2, martians=["0,1"], seats=seats, **WALKING), "person", "easy")
    page.locator('[data-id="card-wait-0"]').click(button="right")
    page.get_by_role("radio", name="Mai: rinuncio").check()
    page.keyboard.press("Escape")
    page.reload()
    wait_for(page, "yours")
    page.locator('[data-id="card-wait-0"]').click(button="right")
    expect(page.get_by_role("radio", name="Mai: rinuncio")).to_be_checked()
    page.keyboard.press("Escape")
    piece(page, "sq-0,1")
    confirm(page)
    expect(page.locator(".moment")).to_contain_text(re.compile("Colpito|Mancato"))
    assert "pass now" in engine(page).moves


def test_a_pass_for_the_turn_is_kept_with_the_game(page: Page, site: str) -> None:
    seats = [{"pawn": "1,1", "life": 3, "bullets": 3, "hand": ["wait"]}, {"hand": []}]
    sit_down(page, site, position(2, martians=["0,1"], seats=seats, **WALKING), "person", "easy")
    piece(page, "sq-0,1")
    confirm(page)
    piece(page, "answer-pass-turn")
    confirm(page)
    vow = saved_games(page)[0]["vow"]
    assert (vow["move"], vow["seat"]) == ("pass turn", 0)


# -- the great moments are scenes ---------------------------------------------------------------


def test_a_throw_is_a_scene_that_takes_no_press_and_fades(page: Page, site: str) -> None:
    """The die lies in it as it fell; the choice below it can be made at once, and a hit is another scene."""
    town = position(martians=["0,1"], seats=[{"pawn": "1,1", "life": 3, "bullets": 3, "hand": []}], **WALKING)
    sit_down(page, site, losing(town, "step 0,1"), "person")
    piece(page, "sq-0,1")
    piece(page, "sq-0,1")
    scene = page.locator(".moment")
    expect(scene).to_contain_text("Mancato")
    thrown = next(event for event in engine(page).events[-1] if event.kind == "rolled_fight")
    expect(scene.locator(".die-pip")).to_have_count(int(thrown.public["die"]))
    assert scene.evaluate("one => getComputedStyle(one).pointerEvents") == "none"
    before = page.locator(".mz-map").bounding_box()
    piece(page, "answer-pay")
    confirm(page)
    expect(scene).to_contain_text("colpito!")
    assert page.locator(".mz-map").bounding_box() == before
    expect(scene).to_be_hidden()


def test_a_death_is_told_as_a_scene(page: Page, site: str) -> None:
    sit_down(page, site, dying(items=["fuel", "dynamite"]), "person")
    piece(page, "sq-0,1")
    confirm(page)
    expect(page.locator(".moment.is-death")).to_contain_text("2 oggetti cadono")
    expect(page.locator(".moment.is-death")).to_contain_text("3 vite e 3 proiettili")


def test_who_may_still_play_a_card_before_a_fight_throws_the_die(page: Page, site: str) -> None:
    seats = [{"pawn": "1,1", "life": 3, "bullets": 3, "hand": ["signal_jammer", "wait"]}]
    sit_down(page, site, position(martians=["0,1"], seats=seats, **WALKING), "person")
    piece(page, "sq-0,1")
    confirm(page)
    expect(page.locator('[data-id="answer-pass-now"]')).to_have_text("Tira il dado")
    piece(page, "answer-pass-now")
    confirm(page)
    expect(page.locator(".moment")).to_contain_text(re.compile("Colpito|Mancato"))


def test_the_heap_of_martians_shrinks(page: Page, site: str) -> None:
    """The figures that are left are its heads: all at first, none when the supply is empty."""
    sit_down(page, site, position(martians=[], seats=[{"pawn": "1,1", "hand": []}], **WALKING), "person")
    expect(page.locator(".mz-heap .martian")).to_have_count(15)
    screens.table(page, site, "martians", 0.5)
    left = int(page.locator('[data-id="pile.supply"] b').inner_text())
    expect(page.locator(".mz-heap .martian")).to_have_count(math.ceil(15 * left / 100))


def test_the_end_shows_the_ship(page: Page, site: str) -> None:
    seats = [{"pawn": "1,1", "items": EVERYTHING, "hand": []}, {"pawn": "1,1", "hand": []}]
    ship = [{"at": "-2,1", "face": "ship", "up": True}]
    sit_down(page, site, position(2, town=FARM_ABOVE, signs=ship, seats=seats, **WALKING), "person", "easy")
    piece(page, "far--2,1")
    piece(page, "far--2,1")
    wait_for(page, "over")
    expect(page.locator(".ending .mz-crown .saucer")).to_have_count(1)
    expect(page.locator(".ending .mz-crown .pawn")).to_have_count(1)
