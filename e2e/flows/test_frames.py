"""Frames in articles: the board has the room, everything given is drawn and played, nothing given can hang or alarm."""

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import BrowserContext, Frame, Page, expect

from e2e.hands import steps
from e2e.hands.documented import documented
from pyapp import GAMES
from pyapp.core.rng import Rng
from pyapp.record import Record, Seat
from pyapp.record.link import _packed, _unpacked, glimpse, link
from pyapp.teach.ours import material
from tools.bench import embeds, studio_lines
from tools.env.places import ROOT
from tools.fuzz.hostile import swapped
from tools.site import catalog, server

DRAWN = [slug for slug in GAMES if catalog.drawn(slug)]
TABLE = ".table-page"
READY = '.table-page[data-state="yours"]'
RAW = re.compile(r"\b(position|setup|record|link|why|embed)\.[a-z_]+")
RING = "..W.G..K..G............."
POSITIONS: dict[str, dict[str, Any]] = {
    "mechanics": {
        "game": "mechanics",
        "line": ["lens", "wire", "boiler", "gear", "magnet", "piping", "aether_tube"],
        "prices": {"gear": 6},
    },
    "automobiles": {"game": "automobiles", "seats": [{"space": "D1-26"}, {"space": "D0-00"}]},
    "suk": {"game": "suk", "ring": RING, "goods": {"0": "engine-Y"}, "turn": 0},
    "pocket-mars": {
        "game": "pocket-mars",
        "players": 2,
        "row": ["water", "energy", "science", "ecosystem", "construction"],
        "turn": 1,
        "seats": [{}, {"hand": ["energy-1", "water-5"]}],
    },
    "martians": {"game": "martians", "players": 2, "town": [{"tile": "house", "cell": "0,0"}]},
}


def played(slug: str, moves: int = 6, players: int = 2) -> Record:
    record, rng = Record.new(slug, players, 5, [Seat("Anna"), Seat("Bruno")]), Rng(3)
    while len(record) < moves:
        record.play(rng.choice(record.game.moves(record.state)))
    return record


def forged(text: str, **view: Any) -> str:
    parts = text.split(".")
    shown = _unpacked(parts[4])
    parts[4] = _packed({**shown, "view": {**shown["view"], **view}})
    return ".".join(parts)


def inside(page: Page, at: int = 0) -> Frame:
    handle = page.locator("iframe").nth(at).element_handle()
    frame = handle.content_frame() if handle else None
    assert frame is not None
    return frame


# -- the app itself is held by nobody -------------------------------------------------------------


@pytest.mark.parametrize(
    "address", ["index.html#/settings", "index.html#/", "board.html#/settings", "board.html#/new/suk"]
)
def test_another_site_holds_only_boards(page: Page, site: str, host: Any, address: str) -> None:
    """Nothing that is kept in this browser can be pressed by deceit; the way out is a page of its own."""
    page.goto(host(f'<iframe width="800" height="600" src="{site}{address}"></iframe>'))
    frame = inside(page)
    expect(frame.locator("main a.button-main")).to_have_attribute("target", "_blank")
    assert frame.locator("input, select, .game-card, .save").count() == 0


def test_an_address_of_before_leads_to_the_page_for_frames(page: Page, site: str, host: Any) -> None:
    page.goto(
        host(
            f'<iframe width="800" height="600" src="{site}index.html?embed=full&lang=en#/embed/suk?"></iframe>'
        )
    )
    frame = inside(page)
    expect(frame.locator(".table-page")).to_be_visible()
    assert "board.html" in frame.url


def test_a_page_of_the_same_site_may_hold_the_app(page: Page, site: str) -> None:
    page.goto(f"{site}embed/host.html")
    page.evaluate(
        "address => { const f = document.createElement('iframe'); f.src = address; document.body.append(f); }",
        f"{site}index.html#/settings",
    )
    expect(inside(page, page.locator("iframe").count() - 1).locator("fieldset").first).to_be_visible()


def test_every_page_with_scripts_writes_no_text_as_markup(dist: Path) -> None:
    """A policy on every page; where scripts run, Trusted Types, with no more policies than the page needs."""
    pages = {path.relative_to(dist).as_posix(): path.read_text() for path in dist.rglob("*.html")}
    assert {"index.html", "board.html", "embed.html", "embed/index.html", "embed/host.html"} <= set(pages)
    for name, text in pages.items():
        carried = re.search(r'Content-Security-Policy" content="([^"]+)"', text)
        assert carried and carried[1].startswith("default-src 'none'"), name
        if "<script" in text:
            assert "require-trusted-types-for 'script'" in carried[1], name
            assert re.search(r"trusted-types ('none'|lit-html( default)?)$", carried[1]), name


def test_the_example_of_an_owners_page_plays_under_its_policy(page: Page, site: str) -> None:
    page.goto(f"{site}embed/host.html")
    page.get_by_role("button", name="Play Pocket Mars here").click()
    page.frame_locator("#board iframe").locator(READY).wait_for(timeout=60_000)


# -- before the click --------------------------------------------------------------------------


@pytest.mark.parametrize("slug", DRAWN)
def test_d5_a_position_and_a_record_of_it_are_drawn(page: Page, site: str, slug: str) -> None:
    position = json.dumps(POSITIONS[slug])
    record = f"regolo 1\ngame: {slug}\nposition: {position}\n"
    for said in (f"pos={quote(position)}", f"record={quote(record)}"):
        page.goto("about:blank")
        page.goto(f"{site}embed.html?lang=en&{said}")
        expect(page.locator("#picture svg.thumb")).to_be_visible()
        expect(page.locator("#name")).to_have_text(GAMES[slug].texts("en").MESSAGES["name"])
    assert not page.workers


@pytest.mark.parametrize("slug", DRAWN)
def test_em2_an_example_and_a_new_game_are_light_on_any_server(
    context: BrowserContext, dist: Path, watch: Any, slug: str
) -> None:
    """The first example, and the one with most to fetch; `python build.py bench embeds` weighs them all."""
    given = material(GAMES[slug])
    assert given is not None
    ids = [example.id for example in given.examples]
    largest = max(ids, key=lambda name: (dist / f"static/learn/{slug}/{name}.json").stat().st_size)
    page = context.new_page()
    with server.serving(dist, embeds.Plain) as plain:
        watch.others = (plain.address,)
        for query in (f"game={slug}", *(f"game={slug}&example={name}" for name in (ids[0], largest))):
            size, requests = embeds.weight_of(page, f"{plain.address}embed.html?{query}")
            assert size <= embeds.MOST_BYTES and requests <= embeds.MOST_REQUESTS, (query, size, requests)


@pytest.mark.parametrize("slug", DRAWN)
def test_what_the_studio_gives_is_light(context: BrowserContext, dist: Path, watch: Any, slug: str) -> None:
    """Frame, element and picture of our longest example, with the line that brings them."""
    page = context.new_page()
    with server.serving(dist) as packed, server.serving(dist, embeds.Plain) as plain:
        watch.others = (packed.address, plain.address)
        found = [
            embeds.Weight(slug, *one, embeds.MOST_PLAIN)
            for one in studio_lines.weighed(page, packed, plain, slug)
        ]
    assert [one.what for one in found] == ["studio: frame", "studio: element", "studio: picture"]
    assert [one.wrong for one in found if one.wrong] == []


def test_d2_a_glimpse_is_a_diagram_and_stays_one(page: Page, site: str) -> None:
    seen = glimpse(played("pocket-mars", 3), 0)
    page.goto(f"{site}embed.html?lang=en&start=auto&link={seen}")
    expect(page.locator("#picture svg.thumb")).to_be_visible()
    expect(page.get_by_role("link", name="Open the game")).to_have_attribute(
        "href", re.compile(f"#/link/{seen}$")
    )
    expect(page.get_by_text("Play", exact=True)).to_have_count(0)
    page.goto(f"{site}index.html?embed=full&lang=en#/embed/pocket-mars?link={seen}")
    expect(page.locator(".link-picture .board-window")).to_be_visible()


HANGING = {"town": [{"tile": "general_store_1", "cell": "0,1", "rotation": 1e308}]}


def test_d9_a_picture_cannot_hang_a_page(page: Page, site: str) -> None:
    text = forged(link(played("martians", 3)), **HANGING)
    page.goto(f"{site}embed.html?lang=en&link={text}")
    expect(page.locator("#picture img")).to_be_visible(timeout=4000)
    page.goto(f"{site}index.html?lang=en#/link/{text}")
    expect(page.locator(".link-picture img")).to_be_visible(timeout=8000)


# From the moment a stranger's picture is begun, every look at the clock is three seconds later.
HURRIED = """(() => {
  const now = performance.now.bind(performance);
  const keep = Storage.prototype.setItem;
  let looks = 0;
  let begun = false;
  Storage.prototype.setItem = function (name, text) {
    begun ||= name === 'regolo.drawing';
    return keep.call(this, name, text);
  };
  performance.now = () => now() + (begun ? 3000 * ++looks : 0);
})()"""


@pytest.mark.parametrize("place", ["embed.html?lang=en&link={}", "index.html?lang=en#/link/{}"])
def test_d9_a_picture_that_takes_long_is_ended_and_told(page: Page, site: str, place: str) -> None:
    page.add_init_script(HURRIED)
    page.goto(site + place.format(link(played("suk", 3))))
    expect(
        page.get_by_text("The picture in this link took too long to draw, so it is left out.")
    ).to_be_visible()
    expect(page.locator(":is(#picture, .link-picture) img")).to_be_visible()
    expect(page.locator(":is(#picture svg.thumb, .link-picture .board-window)")).to_have_count(0)


def test_d15_a_picture_of_another_game_is_told_and_the_true_one_shown(page: Page, site: str) -> None:
    score = {
        "total": 99,
        "colour": 0,
        "type": 0,
        "rare": 0,
        "deep": 0,
        "colour_groups": [],
        "type_groups": [],
    }
    text = forged(link(played("suk", 4)), scores=[score, score])
    page.goto(f"{site}index.html?lang=en#/link/{text}")
    expect(page.get_by_role("alert")).to_contain_text("not of this game")
    expect(page.locator(".link-picture")).not_to_contain_text("99")


def test_d15_names_turn_nothing_round(page: Page, site: str) -> None:
    parts = link(played("suk", 2)).split(".")
    parts[2] = _packed({**_unpacked(parts[2]), "seats": ["person An\u202ena", "person B\u2066runo\nx"]})
    page.goto(f"{site}index.html?lang=en#/link/{'.'.join(parts)}")
    expect(page.locator(".link-facts")).to_be_visible()
    assert not re.search("[\u202a-\u202e\u2066-\u2069]", page.content())


def bent_links(slug: str, count: int) -> list[str]:
    record, rng = played(slug, 5), Rng(11)
    text = link(record, room=10**6)
    shown = _unpacked(text.split(".")[4])
    return [forged(text, **swapped(swapped(shown["view"], rng), rng)) for _ in range(count)]


SHOW_ALL = """async ({ slug, links }) => {
  const { show } = await import(new URL(`./embed/${slug}.js`, document.baseURI).href);
  const told = { drawn: 0, slowest: 0, wrong: [] };
  for (const link of links) {
    const since = performance.now();
    try {
      const { drawn } = await show({ link, pos: '', picture: '' }, document.createElement('div'));
      told.drawn += drawn;
    } catch (reason) {
      told.wrong.push(String(reason));
    }
    told.slowest = Math.max(told.slowest, performance.now() - since);
  }
  return told;
}"""


@pytest.mark.parametrize("slug", DRAWN)
def test_d9_bent_pictures_do_no_harm_in_a_browser(page: Page, site: str, slug: str) -> None:
    """A sample; `python build.py bench drawings` bends 10,000 of each without a browser."""
    page.goto(f"{site}embed.html?lang=en&game={slug}")
    told = page.evaluate(SHOW_ALL, {"slug": slug, "links": bent_links(slug, 120)})
    assert told["wrong"] == [] and told["drawn"] > 10
    assert told["slowest"] < 1000, "200 ms on a machine with nothing else to do"
    for text in bent_links(slug, 4):
        page.goto(f"{site}index.html?lang=en#/link/{text}")
        expect(page.locator(".link-picture :is(img, .board-window)")).to_be_visible()


# -- after the click ---------------------------------------------------------------------------


@pytest.mark.parametrize("slug", DRAWN)
def test_d3_the_board_has_the_frame(context: BrowserContext, site: str, slug: str) -> None:
    page = context.new_page()
    for controls in ("none", "mini"):
        assert min(embeds.shares(page, site, slug, controls)) >= embeds.GOALS[controls], controls
        expect(page.locator(".teach, .band-warn")).to_have_count(0)


@pytest.mark.parametrize("slug", ["pocket-mars", "suk"])
def test_d3_hand_and_moves_lie_over_the_board_when_wanted(page: Page, site: str, slug: str) -> None:
    steps.prefer(page, lang="en")
    page.set_viewport_size({"width": 760, "height": 570})
    page.goto(f"{site}index.html?embed=none&lang=en#/embed/{slug}?")
    page.wait_for_selector(READY)
    expect(page.locator(".seats-own .seat")).to_be_hidden()
    page.get_by_role("button", name="Hand and moves").click()
    expect(page.locator(".seats-own .seat")).to_be_visible()
    steps.choose_first(page)
    page.get_by_role("button", name="The board").click()
    expect(page.locator(".seats-own .seat")).to_be_hidden()
    page.locator("#confirm").click()
    page.wait_for_selector(f'{TABLE}:not([data-at="0"])')


def test_d4_six_boards_pressed_within_a_second_all_play(
    context: BrowserContext, site: str, host: Any
) -> None:
    page = context.new_page()
    steps.prefer(page)
    frames = "".join(
        f'<iframe src="{site}embed.html?game=suk&lang=en&controls=none" width="500" height="380"></iframe>'
        for _ in range(6)
    )
    page.goto(host(frames))
    for at in range(6):
        page.frame_locator(f"iframe >> nth={at}").get_by_role("link", name="Play").click(no_wait_after=True)
    for at in range(6):
        page.frame_locator(f"iframe >> nth={at}").locator(READY).wait_for(timeout=90_000)
    page.wait_for_timeout(1500)
    assert len(page.workers) == 1
    for at in (0, 3):  # asleep: touched, it goes on
        frame = inside(page, at)
        frame.get_by_role("button", name="Hand and moves").click()
        steps.choose_first(frame)  # type: ignore[arg-type]
        frame.locator("#confirm").click()
        frame.wait_for_selector(f'{TABLE}:not([data-at="0"])')
    expect(page.frame_locator("iframe >> nth=0").locator(".band-warn")).to_have_count(0)


SAID = [
    ("game=suk&pos=" + quote('{"ring":"WWW"}'), "ring: this takes 24 characters"),
    ("pos=" + quote('{"game":"suk","rng":"zz"}'), "rng: this takes 16"),
    (
        "game=suk&pos=" + quote('{"hands":[{"white":9},{}]}'),
        "hands[0].white: this takes a whole number from 0 to 4",
    ),
    ("game=suk&pos={", "cannot be read as JSON"),
    ("pos=" + quote('{"ring":"x"}'), "The game is missing"),
    ("game=suk&example=W99", "no example “W99”"),
    (
        "game=suk&pos=" + quote('{"players":2}') + "&move=place+99+white+a1",
        "The move “place 99 white a1” cannot be made",
    ),
    ("record=" + quote("regolo 1\ngame: chess\n"), "The game “chess” is not here"),
]


@pytest.mark.parametrize(("said", "told"), SAID)
def test_d6_what_cannot_be_shown_is_said_in_a_sentence(
    page: Page, site: str, watch: Any, said: str, told: str
) -> None:
    page.goto(f"{site}index.html?embed=full&lang=en#/embed/{'suk' if 'game=suk' in said else 'any'}?{said}")
    expect(page.locator("main p")).to_contain_text(told)
    assert not RAW.search(page.locator("main").inner_text())
    watch.complaints.clear()  # a file of an example that is not there


def opened(page: Page, site: str, slug: str, query: str) -> Page:
    page.goto("about:blank")
    page.goto(f"{site}index.html?embed=full&lang=en#/embed/{slug}?{query}")
    return page


def test_d7_a_hand_of_a_position_is_seen_by_its_seat(page: Page, site: str) -> None:
    position = quote(json.dumps(POSITIONS["pocket-mars"]))
    opened(page, site, "pocket-mars", f"pos={position}")
    page.wait_for_selector(READY)
    expect(page.locator(".seats-own .seat")).to_have_attribute("data-seat", "2")
    expect(page.locator(".handover")).to_have_count(0)
    opened(page, site, "pocket-mars", f"pos={position}&view=0")
    page.wait_for_selector(TABLE)
    expect(page.locator(".seats-own .seat")).to_have_attribute("data-seat", "1")
    opened(page, site, "pocket-mars", f"pos={position}&seats=person,easy")
    page.wait_for_selector(TABLE)
    expect(page.locator(".seats-own .seat")).to_have_attribute("data-seat", "1")
    expect(page.locator(".handover")).to_have_count(0)


@pytest.mark.parametrize("kind", ["link", "record"])
def test_d7_seats_and_view_hold_for_links_and_records(page: Page, site: str, kind: str) -> None:
    record = played("pocket-mars", 3)
    given = f"link={link(record)}" if kind == "link" else f"record={quote(record.text())}"
    for seat in (0, 1):
        opened(page, site, "pocket-mars", f"{given}&view={seat}")
        page.wait_for_selector(f'{TABLE}[data-at="3"]')
        expect(page.locator(".seats-own .seat")).to_have_attribute("data-seat", str(seat + 1))
        expect(page.locator(".handover")).to_have_count(0)
    opened(page, site, "pocket-mars", f"{given}&view=none")
    page.wait_for_selector(f'{TABLE}[data-at="3"][data-state="theirs"]')
    opened(page, site, "pocket-mars", f"{given}&seats=person,normal")
    page.wait_for_selector(TABLE)
    expect(page.locator(".handover")).to_have_count(0)


@pytest.mark.parametrize("slug", DRAWN)
def test_d7_view_holds_for_positions_links_and_records_of_every_title(
    page: Page, site: str, slug: str
) -> None:
    record = played(slug, 3)
    position = json.dumps(record.game.dump(record.state))
    for given in (f"pos={quote(position)}", f"link={link(record)}", f"record={quote(record.text())}"):
        opened(page, site, slug, f"{given}&view=1")
        page.wait_for_selector(TABLE)
        expect(page.locator(".seats-own .seat")).to_have_attribute("data-seat", "2")
        expect(page.locator(".handover")).to_have_count(0)
        opened(page, site, slug, f"{given}&view=none")
        page.wait_for_selector(f'{TABLE}[data-state="theirs"]')
        expect(page.locator(".handover")).to_have_count(0)


@pytest.mark.parametrize("slug", DRAWN)
def test_d7_seats_hold_for_positions_links_and_records_of_every_title(
    page: Page, site: str, slug: str
) -> None:
    record = played(slug, 3)
    mine = record.game.to_act(record.state)
    assert mine is not None
    kinds = ["person" if seat == mine else "computer" for seat in range(2)]
    said = ",".join("hard" if kind == "computer" else kind for kind in kinds)
    position = json.dumps(record.game.dump(record.state))
    for given in (f"pos={quote(position)}", f"link={link(record)}", f"record={quote(record.text())}"):
        opened(page, site, slug, f"{given}&seats={said}")
        page.wait_for_selector(READY)
        expect(page.locator(".seats-own .seat")).to_have_attribute("data-seat", str(mine + 1))
        seats = kept_seats(page)
        assert [seat["kind"] for seat in seats] == kinds, given
        assert {seat["level"] for seat in seats if seat["kind"] == "computer"} == {"hard"}, given


def kept_seats(page: Page) -> list[dict[str, str]]:
    """Who sits where, as what this browser keeps of the open game says."""
    game = page.url.rpartition("/")[2]
    kept: str = page.evaluate("(key) => localStorage.getItem(key)", f"regolo.game.{game}.a")
    seats: list[dict[str, str]] = json.loads(kept.partition(" ")[2])["seats"]
    return seats


def test_d11_no_alarm_about_saving_before_anybody_has_played(page: Page, site: str) -> None:
    page.add_init_script(
        "for (const name of ['localStorage', 'sessionStorage'])"
        " Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError'); } });"
    )
    opened(page, site, "suk", "")
    page.wait_for_selector(READY)
    expect(page.locator(".band-warn")).to_have_count(0)


# -- the element -------------------------------------------------------------------------------

SHIFTS = """<script>window.shifted = 0;
  new PerformanceObserver((list) => list.getEntries().forEach((one) => (shifted += one.value)))
  .observe({ type: 'layout-shift', buffered: true });</script>"""
IMAGE = '<img alt="A board" src="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E">'


def element(site: str, inner: str = IMAGE) -> str:
    line = next(
        line
        for line in (ROOT / "docs/embedding.md").read_text().splitlines()
        if line.strip().startswith("<regolo-board")
    )
    style = re.search(r'style="[^"]+"', line)
    assert style, "the documented line keeps the place"
    return (
        f'<script src="{site}embed.js" defer></script>'
        f'<regolo-board game="suk" lang="en" {style[0]}>{inner}</regolo-board>'
    )


def test_d10_the_element_starts_by_keyboard_and_moves_nothing(page: Page, site: str, host: Any) -> None:
    narrow = f"<div style='width:600px'>{element(site)}</div>"
    page.goto(host(f"{SHIFTS}<p>before</p>{narrow}<p id='after'>after</p>"))
    page.wait_for_selector("regolo-board[role=button]")
    before = page.locator("#after").bounding_box()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="A board")).to_be_focused()
    page.keyboard.press("Enter")
    inside(page).wait_for_selector(READY)
    assert page.locator("#after").bounding_box() == before
    assert page.evaluate("shifted") == 0


def test_the_element_survives_its_script_twice(page: Page, site: str, host: Any) -> None:
    page.goto(host(element(site, "") * 2))
    for at in (0, 1):
        expect(page.frame_locator(f"iframe >> nth={at}").get_by_role("link", name="Play")).to_be_visible()


# -- messages, row by row ----------------------------------------------------------------------


def test_em4_every_message_carries_what_the_document_says(page: Page, site: str, host: Any) -> None:
    record = Record.new("suk", 2, 5)
    while record.game.to_act(record.state) is not None:
        record.play(record.game.moves(record.state)[0])
    last = record.moves[-1]
    record.undo(1)
    body = f"""<script>window.heard = []; addEventListener('message', ({{ data }}) => heard.push(data));</script>
      <iframe src="{site}embed.html?start=auto&lang=en&record={quote(record.text())}" width="700" height="500"></iframe>"""
    steps.prefer(page)
    page.goto(host(body))
    frame = inside(page)
    frame.wait_for_selector(READY)
    frame.evaluate("document.querySelector('.tabs button')?.click()")
    steps.make(frame, last)  # type: ignore[arg-type]
    page.wait_for_function("heard.some(({ type }) => type === 'end')")
    heard = page.evaluate("heard")
    for kind, fields in documented().items():
        told = [one for one in heard if one["type"] == kind]
        if kind in (
            "move",
            "error",
            "step",
            "answer",
        ):  # the first two below, the others in test_exercises.py
            continue
        assert told and all(fields <= set(one) for one in told), (kind, told)
    assert {one["game"] for one in heard if one["type"] == "ready"} == {"suk"}
    assert {one["playing"] for one in heard if one["type"] == "ready"} == {False, True}


def test_em4_a_move_an_error_and_what_the_host_may_say(page: Page, site: str, host: Any) -> None:
    pages = (
        f"{site}embed.html?start=auto&lang=en&game=suk",
        f"{site}embed.html?start=auto&lang=en&game=suk&pos=7",
    )
    body = (
        "<script>window.heard = []; addEventListener('message', ({ data }) => heard.push(data));</script>"
        + "".join(f'<iframe src="{address}" width="700" height="500"></iframe>' for address in pages)
    )
    steps.prefer(page)
    page.goto(host(body))
    frame = inside(page)
    frame.wait_for_selector(READY)
    steps.choose_first(frame)  # type: ignore[arg-type]
    frame.locator("#confirm").click()
    page.wait_for_function("['move', 'error'].every((kind) => heard.some(({ type }) => type === kind))")
    rows = documented()
    for kind in ("move", "error"):
        told = page.evaluate(f"heard.filter(({{ type }}) => type === '{kind}')")
        assert all(rows[kind] <= set(one) for one in told), (kind, told)
    send = "(message) => document.querySelector('iframe').contentWindow.postMessage(message, '*')"
    for odd in (
        {"type": "position", "link": {"toString": 1}},
        {"type": "set", "lang": ["it"]},
        {"type": "step"},
    ):
        page.evaluate(send, {"regolo": 1, **odd})
    page.evaluate(send, {"regolo": 1, "type": "set", "lang": "it", "theme": "dark"})
    expect(frame.locator("html[lang=it][data-theme=dark]")).to_have_count(1)
    page.evaluate(send, {"regolo": 1, "type": "position", "link": link(played("suk", 4))})
    frame.wait_for_selector(f'{TABLE}[data-at="4"]')


def test_the_code_for_a_site_brings_a_picture_where_the_link_has_no_room(page: Page, site: str) -> None:
    record = played("martians", 350)
    assert link(record).endswith("."), "too long for its picture"
    opened(page, site, "martians", f"link={link(record)}&view=none")
    page.wait_for_selector(f'{TABLE}[data-at="350"]')
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    page.get_by_role("button", name="Share").click()
    code = page.get_by_role("button", name="Copy the code for a site")
    expect(code).to_be_enabled()
    code.click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    (address,) = re.findall(r'src="([^"]+)"', page.evaluate("copied"))
    page.goto(address.replace("&amp;", "&"))
    expect(page.locator("#picture svg.thumb")).to_be_visible()
