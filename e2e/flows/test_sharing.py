"""Links, records and pictures: a game leaves this screen, comes to another one, and comes back."""

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.conftest import NO_COPY, Watch
from e2e.hands.steps import (
    at,
    choose_players,
    choose_seats,
    move,
    new_game,
    new_sheet,
    prefer,
    start,
    wait_for,
)
from pyapp.record import Record, Seat
from pyapp.record.link import glimpse, link, read
from tools.env import node
from tools.env.places import ROOT

PEOPLE = [Seat("Anna"), Seat("Bruno")]
DECODE = """
import { readFileSync } from 'node:fs';
import decodeQR from './node_modules/qr/decode.js';
const rows = JSON.parse(readFileSync(0, 'utf8'));
const scale = 4;
const side = rows.length * scale;
const data = new Uint8Array(side * side * 4).fill(255);
for (let y = 0; y < side; y += 1) for (let x = 0; x < side; x += 1)
  if (rows[Math.floor(y / scale)][Math.floor(x / scale)]) data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
console.log(decodeQR({ width: side, height: side, data }));
"""
SQUARES = """(path) => {
  const dark = [...path.getAttribute('d').matchAll(/M(\\d+) (\\d+)h/g)].map(([, x, y]) => [Number(x), Number(y)]);
  const side = path.ownerSVGElement.viewBox.baseVal.width;
  const rows = Array.from({ length: side }, () => Array(side).fill(0));
  for (const [x, y] of dark) rows[y][x] = 1;
  return rows;
}"""


@pytest.fixture
def elsewhere(browser: Browser, watch: Watch) -> Iterator[Page]:
    """Another browser with a storage of its own, on a phone."""
    made: BrowserContext = browser.new_context(
        locale="it-IT", viewport={"width": 390, "height": 844}, has_touch=True
    )
    made.add_init_script(NO_COPY)
    watch.on(made)
    page = made.new_page()
    prefer(page)
    yield page
    made.close()


def shared_link(page: Page) -> str:
    page.get_by_role("button", name="Condividi").click()
    field = page.get_by_label("Il collegamento", exact=True)
    expect(field).not_to_have_value("")
    return field.input_value()


def close(page: Page) -> None:
    page.get_by_role("button", name="Chiudi").click()


def two_people(page: Page, site: str) -> None:
    new_sheet(page, site)
    choose_players(page, 2)
    choose_seats(page, "person", "person")
    for seat, person in enumerate(PEOPLE):
        page.locator(".seat-field input").nth(seat).fill(person.name)
    page.keyboard.press("Tab")
    start(page)
    wait_for(page, "yours")


def test_a_turn_goes_out_as_a_link_and_comes_back(page: Page, elsewhere: Page, site: str) -> None:
    two_people(page, site)
    mover = page.locator("#status").inner_text()
    first, second = ("Anna", "Bruno") if "Anna" in mover else ("Bruno", "Anna")
    move(page)
    sent = shared_link(page)
    page.get_by_role("checkbox", name=second).check()
    close(page)
    wait_for(page, "theirs")
    expect(page.locator("#status")).to_contain_text(re.compile(f"Tocca ad? {second}, su un altro schermo"))

    elsewhere.goto(sent)
    expect(elsewhere.locator(".link-picture .dock")).to_have_count(24)
    elsewhere.get_by_role("button", name=f"Continua come {second}").click()
    wait_for(elsewhere, "yours")
    before = at(elsewhere)
    elsewhere.locator("details.moves").evaluate("list => list.open = true")
    while not elsewhere.locator("#confirm").is_enabled():
        elsewhere.locator(".choice").first.click()
    elsewhere.locator("#confirm").click()
    wait_for(elsewhere, "theirs", after=before)
    elsewhere.get_by_role("button", name="Manda il turno").click()
    field = elsewhere.get_by_label("Il collegamento", exact=True)
    expect(field).not_to_have_value("")

    page.goto(field.input_value())
    page.get_by_role("button", name="Vai avanti con la tua partita").click()
    wait_for(page, "yours")
    assert at(page) == 2 and f"Turno di {first}" in page.locator("#status").inner_text()
    expect(page.get_by_text("La tua partita è andata avanti di 1 mossa.")).to_be_visible()
    page.goto(site)
    expect(page.locator(".save")).to_have_count(1)


def game(slug: str, moves: int, seed: int = 5) -> Record:
    record = Record.new(slug, players=2, seed=seed, seats=PEOPLE)
    for _ in range(moves):
        record.play(record.game.moves(record.state)[0])
    return record


def test_a_link_is_drawn_before_python_is_up(page: Page, site: str) -> None:
    prefer(page)
    page.route("**/*.wasm", lambda route: route.abort())
    page.goto(f"{site}#/link/{link(game('suk', 5))}")
    expect(page.locator(".link-picture .dock.is-taken")).to_have_count(5)
    expect(page.get_by_text("Anna e Bruno: 5 mosse.")).to_be_visible()


def test_a_fork_is_kept_beside_the_game_it_parts_from(page: Page, site: str) -> None:
    two_people(page, site)
    number = at(page)
    move(page)
    ours = read(shared_link(page).partition("#/link/")[2])
    other = Record(ours.game, ours.setup, ours.seed, PEOPLE, way=ours.way, salt=ours.salt)
    for played in ours.moves[:number]:
        other.play(played)
    other.play(next(text for text in other.game.moves(other.state) if str(text) != ours.moves[number]))
    page.goto(f"{site}#/link/{link(other)}")
    page.get_by_role("button", name="Continuate tutti su questo schermo").click()
    wait_for(page, "yours")
    expect(page.get_by_text("Questa partita si separa da una delle tue")).to_be_visible()
    page.goto(site)
    expect(page.locator(".save")).to_have_count(2)


@pytest.mark.parametrize(
    "end", ["1.suk.abc.d.e", "1.chess.a.b.c", "x", "1.suk." + "A" * 70_000 + "..", "%00"]
)
def test_a_broken_link_says_so_and_nothing_else(page: Page, site: str, end: str) -> None:
    new_game(page, site)
    before = page.evaluate("JSON.stringify(localStorage)")
    page.goto(f"{site}#/link/{end}")
    expect(page.get_by_role("heading", name="Questo collegamento non contiene una partita")).to_be_visible()
    assert page.evaluate("JSON.stringify(localStorage)") == before


def test_a_picture_that_lies_is_not_drawn(page: Page, site: str) -> None:
    """A link may carry anything as its picture; the game itself is checked by the rules."""
    whole = link(game("suk", 3)).split(".")
    liar = glimpse(game("pocket-mars", 0), 0).split(".")
    prefer(page)
    page.goto(f"{site}#/link/{'.'.join([*whole[:4], liar[4]])}")
    page.get_by_role("button", name="Continuate tutti").click()
    wait_for(page, "yours")
    assert at(page) == 3


def test_a_glimpse_shows_and_cannot_be_played(page: Page, site: str) -> None:
    prefer(page)
    page.goto(f"{site}#/link/{glimpse(game('pocket-mars', 6), 0)}")
    expect(page.get_by_text("È solo uno sguardo")).to_be_visible()
    expect(page.get_by_role("button", name="Continua come")).to_have_count(0)


def test_a_secret_game_says_what_its_link_holds(page: Page, site: str) -> None:
    prefer(page)
    page.goto(f"{site}#/new/pocket-mars")
    choose_players(page, 2)
    start(page)
    wait_for(page, "yours")
    whole = shared_link(page)
    expect(page.get_by_text("volendo anche scoprire le carte coperte")).to_be_visible()
    page.get_by_label("Come la vedo io").check()
    field = page.get_by_label("Il collegamento", exact=True)
    expect(field).not_to_have_value(whole)
    expect(field).not_to_have_value("")
    assert field.input_value().split(".")[-2] == ""


def test_sh2_the_squares_say_the_link(page: Page, site: str) -> None:
    new_game(page, site)
    shared_link(page)
    rows = page.locator(".qr path").evaluate(SQUARES)
    decoded = subprocess.run(
        [str(node.node()), "--input-type=module", "-e", DECODE],
        input=json.dumps(rows), capture_output=True, text=True, check=True, cwd=ROOT, env=node.environ(),
    ).stdout.strip()  # fmt: skip
    assert decoded.startswith(f"{site}#/link/1.suk.")
    assert read(decoded.partition("#/link/")[2]).seats[0].kind == "person"


def test_sh3_pictures_and_the_record(page: Page, site: str, tmp_path: Path) -> None:
    new_game(page, site)
    move(page)
    shared_link(page)
    sizes = {}
    for kind in ("SVG", "PNG"):
        with page.expect_download() as waiting:
            page.get_by_role("button", name=f"Immagine {kind}").click()
        waiting.value.save_as(tmp_path / kind)
        sizes[kind] = len((tmp_path / kind).read_bytes())
    assert "<title>Marrak Hesh 17, dopo" in (tmp_path / "SVG").read_text()
    assert (tmp_path / "PNG").read_bytes()[:4] == b"\x89PNG" and sizes["PNG"] > 40_000
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Scarica il verbale").click()
    waiting.value.save_as(tmp_path / "record")
    text = (tmp_path / "record").read_text()
    page.goto(site)
    page.get_by_text("Incolla un collegamento o un verbale").click()
    page.locator("textarea").fill(text)
    page.get_by_role("button", name="Apri", exact=True).click()
    wait_for(page, "yours", "theirs")
    assert at(page) == len(Record.parse(text))
