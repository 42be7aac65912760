"""Every parameter of docs/embedding.md does what it promises on a page of another origin, as element and as bare frame.

What shows before the click needs no rules: those boards stand on one page together.
"""

import json
import re
from collections.abc import Callable
from html import escape
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Frame, Page, expect

from e2e.flows.test_frames import kept_seats
from pyapp import GAMES
from pyapp.core.game import LANGUAGES
from pyapp.record import Record
from pyapp.record.link import glimpse, link
from pyapp.teach import puzzles
from tools.docs import embedding
from tools.site import parameters as shown

TABLE = embedding.parameters()
READY = '.table-page[data-state="yours"]'
LONG = 60_000  # until the rules have come
LINE = "suk ..W.G..K..G"
PLACED = {"position": LINE, "lang": "en"}
ASKED = {**PLACED, "ask": "Which colour may go on dock 5?", "answer": "place 5 white *"}
STEP = {"ask": {"kind": "which", "text": "Which are legal?", "of": ["place 5 white *", "place 5 black *"]}}
FIGURE = {"position": LINE, "steps": [{"text": "Look at dock 5.", "marks": "dock-5"}, STEP]}
HEARD = """<script>window.heard = [];
  addEventListener('message', ({ data }) => { if (data?.regolo) heard.push(data); });</script>"""
FORMS = ["element", "iframe"]
Check = Callable[[Frame], object]


def begun(moves: int) -> Record:
    record = Record.new("suk", players=2, seed=5)
    for _ in range(moves):
        record.play(record.game.moves(record.state)[0])
    return record


WHOLE = begun(4)
PLAYED = link(WHOLE)
RIDDLE = puzzles.kept(puzzles.shelf_of(GAMES["suk"]))[0]


def colour_of_play(frame: Frame, rgb: str) -> None:
    expect(frame.locator("#play")).to_have_css("background-color", rgb)


def drawn(kind: str, tiles: int | None = None) -> Check:
    """The table is there as a picture of the position, not as the game's sign."""

    def check(frame: Frame) -> None:
        picture = frame.locator(f"#picture svg.{kind}")
        expect(picture).to_be_visible()
        if tiles is not None:
            expect(picture.locator(".ship")).to_have_count(tiles)

    return check


def marked(frame: Frame) -> None:
    for kind in ("ring", "arrow", "number", "cross"):
        expect(frame.locator(f".author-mark.is-{kind}")).to_have_count(1)


def has(place: str, text: str) -> Check:
    return lambda frame: expect(frame.locator(place)).to_have_text(text)


def lit(theme: str, *, dark: bool) -> Check:
    def check(frame: Frame) -> None:
        expect(frame.locator("html")).to_have_attribute("data-theme", theme)
        paper: str = frame.evaluate("getComputedStyle(document.body).backgroundColor")
        assert (sum(map(int, re.findall(r"\d+", paper)[:3])) < 300) is dark, paper

    return check


def is_still(frame: Frame) -> None:
    drawn("diagram")(frame)
    expect(frame.locator("#play")).to_have_class(re.compile("is-link"))
    expect(frame.locator("#name")).to_be_hidden()


# Parameter, what is said besides, what is seen before the click. A parameter may have several.
BEFORE: list[tuple[str, dict[str, str], Check]] = [
    ("game", {"game": "suk"}, has("#name", "Marrak Hesh 17")),
    ("link", {"link": PLAYED}, drawn("thumb")),
    (
        "record",
        {"record": f"regolo 1\ngame: suk\nposition: {json.dumps({'ring': '..W' + '.' * 21})}\n"},
        drawn("thumb"),
    ),
    ("pos", {"pos": json.dumps({"game": "suk", "ring": "..W" + "." * 21})}, drawn("thumb")),
    ("position", {"position": LINE}, drawn("thumb")),
    (
        "example",
        {"game": "suk", "example": "W1"},
        lambda frame: expect(frame.locator("#picture svg")).to_be_visible(),
    ),
    ("figure", {"figure": json.dumps(FIGURE)}, has("#ask", "Look at dock 5.")),
    ("puzzle", {"game": "suk", "puzzle": RIDDLE.id}, drawn("diagram")),
    (
        "picture",
        {"record": WHOLE.text(), "picture": glimpse(WHOLE, None).split(".")[4]},
        drawn("thumb"),
    ),
    ("marks", {**PLACED, "marks": "dock5; red: dock7 > dock9; 1: dock12; cross green: dock20"}, marked),
    ("ask", ASKED, has("#ask", "Which colour may go on dock 5?")),
    ("caption", {**PLACED, "caption": "Fig. 3"}, has("#caption", "Fig. 3")),
    ("lang", {"game": "suk", "lang": "it"}, has("#play", "Gioca")),
    ("lang", {"game": "suk", "lang": "en"}, has("#play", "Play")),
    ("theme", {"game": "suk", "theme": "dark"}, lit("dark", dark=True)),
    ("theme", {"game": "suk", "theme": "light"}, lit("light", dark=False)),
    ("theme", {"game": "suk", "theme": "auto"}, lit("auto", dark=False)),
    ("accent", {"game": "suk", "accent": "#b3261e"}, lambda frame: colour_of_play(frame, "rgb(179, 38, 30)")),
    ("controls", {**PLACED, "controls": "diagram"}, is_still),
    ("start", {"game": "suk", "start": "click", "lang": "en"}, has("#play", "Play")),
]


def answered(colour: str) -> Check:
    def check(frame: Frame) -> None:
        frame.locator('[data-id="dock-5"]').click()
        frame.locator(f'.suk-hub [data-pattern="place * {colour} *"]').click()

    return check


def judged(frame: Frame) -> None:
    """A wrong answer is told why with its rule, a right one goes on."""
    answered("black")(frame)
    expect(frame.locator(".teach-advice .rule-link")).to_have_text("R12")
    answered("white")(frame)
    expect(frame.locator("#figure-right")).to_contain_text("Right!")


def hinted(frame: Frame) -> None:
    answered("black")(frame)
    expect(frame.locator(".teach-advice")).to_contain_text("Walk both ways.")


def sits(frame: Frame) -> None:
    seats = kept_seats(frame)  # type: ignore[arg-type]
    assert [seat["kind"] for seat in seats] == ["person", "computer"]
    assert seats[1]["level"] == "hard"


def at(number: int) -> Check:
    return lambda frame: expect(frame.locator(".table-page")).to_have_attribute("data-at", str(number))


def is_full(frame: Frame) -> None:
    expect(frame.locator(".table-head")).to_be_visible()
    expect(frame.locator(".seats-own .seat")).to_be_visible()


def is_mini(frame: Frame) -> None:
    expect(frame.locator(".table-head")).to_be_hidden()
    expect(frame.get_by_role("button", name="Hand and moves")).to_be_visible()
    box = frame.locator(".table-status .status").bounding_box()
    assert box and box["width"] > 100, "one line"


def is_bare(frame: Frame) -> None:
    expect(frame.locator(".table-head")).to_be_hidden()
    expect(frame.get_by_role("button", name="Hand and moves")).to_be_visible()
    box = frame.locator(".table-status .status").bounding_box()
    assert box and box["width"] <= 1, "no line"


NEXT = str(WHOLE.game.moves(WHOLE.state)[0])
MINE: Check = lambda frame: expect(frame.locator(".seats-own .seat")).to_have_attribute("data-seat", "2")  # noqa: E731
NOBODYS: Check = lambda frame: expect(frame.locator(".table-page")).to_have_attribute("data-state", "theirs")  # noqa: E731

# The same for what is seen after the click; `start`: who begins.
AFTER: list[tuple[str, dict[str, str], Check]] = [
    ("answer", ASKED, judged),
    ("hint", {**ASKED, "hint": "Walk both ways."}, hinted),
    ("move", {"link": PLAYED, "move": NEXT, "lang": "en"}, at(5)),
    ("seats", {"position": LINE + " turn=0", "seats": "person,hard"}, sits),
    ("view", {"link": PLAYED, "view": "1"}, MINE),
    ("view", {"link": PLAYED, "view": "none"}, NOBODYS),
    ("controls", {"game": "suk", "controls": "full", "lang": "en"}, is_full),
    ("controls", {"game": "suk", "controls": "mini", "lang": "en"}, is_mini),
    ("controls", {"game": "suk", "controls": "none", "lang": "en"}, is_bare),
    ("start", {"link": PLAYED, "start": "auto"}, at(4)),
    ("start", {"link": PLAYED, "start": "visible"}, at(4)),
]
PROOFS = BEFORE + AFTER


def named(proof: tuple[str, dict[str, str], Check]) -> str:
    name, said, _ = proof
    return f"{name}-{said[name]}" if TABLE[name].values or name == "view" else name


def board(site: str, form: str, said: dict[str, str]) -> str:
    """A line as an owner writes it."""
    if form == "iframe":
        return (
            f'<iframe src="{escape(f"{site}embed/v1/?{urlencode(said)}")}" width="760" height="570"></iframe>'
        )
    words = "".join(f' {name}="{escape(value)}"' for name, value in said.items())
    shape = 'style="display:block;width:760px;aspect-ratio:4/3;overflow:hidden"'
    return (
        f'<script src="{site}embed/v1/board.js" defer></script><regolo-board{words} {shape}></regolo-board>'
    )


@pytest.fixture
def host_words() -> str:
    return HEARD


def frame_of(page: Page, number: int = 0) -> Frame:
    found = page.locator("iframe").nth(number)
    expect(found).to_be_attached()
    handle = found.element_handle()
    frame = handle.content_frame() if handle else None
    assert frame is not None
    return frame


def test_no_parameter_and_no_value_is_without_its_proof() -> None:
    assert {name for name, _, _ in PROOFS} == set(TABLE)
    for name, one in TABLE.items():
        shown = {said.get(name) for other, said, _ in PROOFS if other == name}
        assert not one.values or shown == set(one.values), name
        assert None not in shown, name


@pytest.mark.parametrize("form", FORMS)
def test_what_is_promised_before_the_click_is_seen(page: Page, site: str, host: Any, form: str) -> None:
    page.goto(host("".join(board(site, form, said) for _, said, _ in BEFORE)))
    for number, (name, said, check) in enumerate(BEFORE):
        frame = frame_of(page, number)
        frame.wait_for_selector("#picture > *", state="attached")
        try:
            check(frame)
        except AssertionError as wrong:
            raise AssertionError(f"{name} of {said}") from wrong
    assert not page.workers, "no rules were started"


def test_without_its_picture_a_record_of_moves_has_only_the_sign_of_its_game(page: Page, site: str) -> None:
    page.goto(f"{site}embed/v1/?{urlencode({'record': WHOLE.text()})}")
    expect(page.locator("#picture img")).to_be_visible()


@pytest.mark.parametrize("proof", AFTER, ids=named)
@pytest.mark.parametrize("form", FORMS)
def test_what_is_promised_after_the_click_is_seen(
    page: Page, site: str, host: Any, form: str, proof: tuple[str, dict[str, str], Check]
) -> None:
    name, said, check = proof
    away = '<p style="height:300vh">text</p>' if said.get("start") == "visible" else ""
    page.goto(host(away + board(site, form, said)))
    frame = frame_of(page)
    if name != "start":
        frame.locator("#play").click()
    if away:
        frame.wait_for_selector("#picture > *")
        assert not page.workers, "out of sight nothing begins"
        page.locator("iframe").scroll_into_view_if_needed()
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    frame.wait_for_selector('.table-page:is([data-state="yours"], [data-state="theirs"])', timeout=LONG)
    check(frame)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_parameters_shows_each_at_work(page: Page, site: str, language: str) -> None:
    """In each row a small board that is told the parameter, and shows its table."""
    page.goto(f"{site}{shown.page_of(language)}")
    for name, said in shown.examples(GAMES["suk"], language).items():
        row = page.locator("section").filter(has=page.locator(f"h2#{name}"))
        row.scroll_into_view_if_needed()
        inside = row.frame_locator("iframe")
        if name == "start":
            expect(inside.locator(".table-page")).to_be_visible(timeout=LONG)
            continue
        table = {"link", "pos", "position", "example", "figure", "puzzle", "picture"} & set(said)
        expect(inside.locator("#picture svg" if table else "#picture img").last).to_be_visible()
        expect(inside.locator("html")).to_have_attribute("lang", said["lang"])
