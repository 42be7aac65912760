"""Boards in other people's pages: light before a click, polite, told what to do, alive in a locked frame."""

import re
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import BrowserContext, Frame, Page, expect

from pyapp import GAMES
from pyapp.record import Record, Seat
from pyapp.record.link import link, read
from tools.site import catalog

BUDGET = 30_000  # bytes sent before anybody plays
DRAWN = [slug for slug in GAMES if catalog.drawn(slug)]
READY = '.table-page[data-state="yours"]'


def sent(slug: str, moves: int = 6) -> str:
    record = Record.new(slug, players=2, seed=5, seats=[Seat("Anna"), Seat("Bruno")])
    for _ in range(moves):
        record.play(record.game.moves(record.state)[0])
    return link(record)


@pytest.fixture
def host_words() -> str:
    return '<input id="field">'


def weight(page: Page, address: str) -> tuple[int, list[str]]:
    """Bytes sent for a page, and what was asked for."""
    asked: list[Any] = []

    def heard(request: Any) -> None:
        asked.append(request)

    page.on("requestfinished", heard)
    page.goto(address)
    page.wait_for_load_state("networkidle")
    return sum(one.sizes()["responseBodySize"] for one in asked), [one.url for one in asked]


@pytest.mark.parametrize("slug", DRAWN)
def test_em2_a_picture_of_the_position_and_no_python(page: Page, site: str, slug: str) -> None:
    size, urls = weight(page, f"{site}embed.html?link={sent(slug)}")
    expect(page.locator(".facade-picture svg")).to_be_visible()
    assert size <= BUDGET, f"{size} bytes"
    assert all(url.startswith(site) and ".wasm" not in url for url in urls)
    assert page.evaluate("document.cookie") == ""
    expect(page.locator("#name")).to_have_text(GAMES[slug].texts("it").MESSAGES["name"])


def test_em1_a_click_plays_on_from_the_picture(page: Page, site: str) -> None:
    page.goto(f"{site}embed.html?link={sent('suk')}&lang=en&theme=dark")
    page.get_by_role("link", name="Play").click()
    page.wait_for_selector(READY)
    assert page.get_attribute(".table-page", "data-at") == "6"
    assert page.get_attribute("html", "lang") == "en" and page.get_attribute("html", "data-theme") == "dark"


@pytest.mark.parametrize(
    ("said", "place", "name", "value"),
    [
        ("lang=en", "html", "lang", "en"),
        ("lang=it", "html", "lang", "it"),
        ("lang=xx", "html", "lang", "it"),
        ("theme=dark", "html", "data-theme", "dark"),
        ("theme=pink", "html", "data-theme", "auto"),
        ("accent=%23123456", "body", "style", "--accent: #123456;"),
        ("accent=url(x)", "body", "style", None),
        ("game=suk", "body", "data-game", "suk"),
        ("game=su%22k%3E", "body", "data-game", "suk"),
        ("colour=blue&start=never", "body", "data-game", ""),
    ],
)
def test_em3_parameters(page: Page, site: str, said: str, place: str, name: str, value: str | None) -> None:
    for address in (f"embed.html?{said}", f"embed.html?{said}#x=1", f"embed.html#{said}"):
        page.goto("about:blank")
        page.goto(site + address)
        if value is None:
            assert page.get_attribute(place, name) is None
        else:
            expect(page.locator(place)).to_have_attribute(name, value)


def frame_of(page: Page) -> Frame:
    page.wait_for_selector("iframe")
    found = page.frames[-1]
    found.wait_for_selector(READY)
    return found


def test_em3_a_position_a_move_and_no_controls(page: Page, site: str) -> None:
    text = Record.parse(read(sent("suk", 3)).text())
    move = str(text.game.moves(text.state)[0])
    page.goto(f"{site}embed.html?record={quote(text.text())}&move={quote(move)}&controls=none&start=auto")
    page.wait_for_selector(READY)
    assert page.get_attribute(".table-page", "data-at") == "4"
    assert not page.locator(".table-head").is_visible()


def test_em4_messages_both_ways(page: Page, site: str, host: Any) -> None:
    body = f"""<script src="{site}embed.js" defer></script>
      <regolo-board game="suk" link="{sent("suk", 4)}" start="auto" lang="en"><p>board</p></regolo-board>
      <script>window.heard = [];
        for (const type of ['ready', 'resize', 'move', 'error'])
          addEventListener('regolo-' + type, ({{ detail }}) => heard.push(detail), true);</script>"""
    page.goto(host(body))
    frame = frame_of(page)
    page.wait_for_function("['ready', 'resize'].every((kind) => heard.some(({ type }) => type === kind))")
    assert page.evaluate("heard.filter(({ type }) => type === 'resize').length") < 4
    page.evaluate("document.querySelector('regolo-board').setAttribute('theme', 'dark')")
    expect(page.frame_locator("iframe").locator("html[data-theme='dark']")).to_have_count(1)
    page.evaluate("document.querySelector('regolo-board').step(-1)")
    frame.wait_for_selector('.table-page[data-state="replay"][data-at="3"]')
    for odd in (
        "1",
        "null",
        '"x"',
        '{"regolo":2,"type":"step","by":-1}',
        '{"regolo":1,"type":"step","by":"x"}',
    ):
        page.evaluate(f"document.querySelector('iframe').contentWindow.postMessage({odd}, '*')")
    frame.wait_for_timeout(300)
    assert frame.get_attribute(".table-page", "data-at") == "3"


SEND = (
    "(message) => document.querySelector('iframe').contentWindow.postMessage({ regolo: 1, ...message }, '*')"
)
COUNTING = """<script>window.told = 0;
  addEventListener('message', ({ data }) => { told += data.type === 'ready'; });</script>"""


def test_em4_a_frame_hears_its_page_before_the_click_too(page: Page, site: str, host: Any) -> None:
    page.goto(
        host(
            f'{COUNTING}<iframe src="{site}embed.html?game=suk&lang=en&view=1" width="700" height="500"></iframe>'
        )
    )
    inside = page.frame_locator("iframe")
    page.wait_for_function("told === 1")
    page.evaluate(SEND, {"type": "set", "theme": "dark"})
    expect(inside.locator("html[lang=en][data-theme=dark]")).to_have_count(1)
    expect(inside.get_by_role("link", name="Play")).to_have_attribute("href", re.compile("theme=dark"))
    assert page.evaluate("told") == 1, "other colours need no other picture"
    page.evaluate(SEND, {"type": "set", "lang": "it"})
    expect(inside.locator("html[lang=it][data-theme=dark]")).to_have_count(1)
    page.wait_for_function("told === 2")
    page.evaluate(SEND, {"type": "position", "link": sent("automobiles", 4)})
    expect(inside.locator("body[data-game=automobiles] svg.thumb")).to_be_visible()
    expect(inside.locator("#name")).to_have_text("Automobiles")
    page.wait_for_function("told === 3")
    inside.get_by_role("link", name="Gioca").click()
    inside.locator('.table-page[data-at="4"]').wait_for()
    expect(inside.locator("html[lang=it][data-theme=dark]")).to_have_count(1)


def test_em4_before_the_click_what_does_not_fit_or_says_nothing_new_changes_nothing(
    page: Page, site: str, host: Any
) -> None:
    """A page that says the same at every `ready` does not have its frame drawn for ever."""
    said = f"game=suk&lang=en&theme=light&link={sent('suk', 2)}"
    page.goto(host(f'{COUNTING}<iframe src="{site}embed.html?{said}" width="700" height="500"></iframe>'))
    page.wait_for_function("told === 1")
    frame = page.frames[-1]
    frame.evaluate("window.same = true")
    for odd in (
        {"type": "set", "lang": "en", "theme": "light"},
        {"type": "position", "link": sent("suk", 2)},
        {"type": "set", "lang": "xx", "theme": ["dark"]},
        {"type": "set"},
        {"type": "position", "link": {"toString": 1}},
        {"type": "position", "link": "../x"},
        {"type": "step", "by": -1},
        {"type": "__proto__"},
        {"type": 7},
        {"regolo": 2, "type": "set", "lang": "it"},
    ):
        page.evaluate(SEND, odd)
    page.evaluate(SEND, {"type": "set", "theme": "dark"})  # heard after all of them
    expect(page.frame_locator("iframe").locator("html[lang=en][data-theme=dark]")).to_have_count(1)
    assert frame.evaluate("window.same") and page.evaluate("told") == 1


def test_em4_what_the_element_is_told_while_its_frame_loads_is_not_lost(
    page: Page, site: str, host: Any
) -> None:
    body = f"""<script src="{site}embed.js" defer></script>
      <regolo-board game="suk" lang="it" style="display:block;width:700px;aspect-ratio:4/3"></regolo-board>
      <script>addEventListener('load', () => {{
        const board = document.querySelector('regolo-board');
        board.setAttribute('lang', 'en');
        board.setAttribute('link', '{sent("suk", 3)}');
      }});</script>"""
    page.goto(host(body))
    inside = page.frame_locator("iframe")
    expect(inside.locator("html[lang=en] body[data-game=suk] svg.thumb")).to_be_visible()
    inside.get_by_role("link", name="Play").click()
    inside.locator('.table-page[data-at="3"]').wait_for()


def test_em4_what_is_said_while_the_game_comes_is_not_lost(page: Page, site: str, host: Any) -> None:
    held: list[Any] = []
    words = re.compile(r"/static/locale/\w+\.json")
    page.route(words, lambda route: held.append(route))  # noqa: PLW0108  (Playwright marks what it is given)
    said = f"game=suk&lang=en&theme=light&start=auto&link={sent('suk', 2)}"
    with page.expect_request(words):
        page.goto(host(f'<iframe src="{site}embed.html?{said}" width="700" height="500"></iframe>'))
    page.evaluate(SEND, {"type": "set", "theme": "dark"})
    page.evaluate(SEND, {"type": "position", "link": sent("suk", 5)})
    for route in held:
        route.continue_()
    page.unroute(words)
    inside = page.frame_locator("iframe")
    inside.locator('.table-page[data-at="5"]').wait_for()
    expect(inside.locator("html[data-theme=dark]")).to_have_count(1)


@pytest.mark.parametrize("inner", ["", "<p>a board</p>"])
def test_em3_a_board_may_begin_when_it_comes_into_sight(page: Page, site: str, host: Any, inner: str) -> None:
    """The element, with or without a picture of its owner's."""
    element = (
        f'<script src="{site}embed.js" defer></script><regolo-board game="suk" start="visible" '
        f'style="display:block;width:700px;aspect-ratio:4/3">{inner}</regolo-board>'
    )
    page.goto(host('<p style="height:300vh">text</p>' + element))
    page.wait_for_load_state("networkidle")
    assert not page.workers
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    frame_of(page)


def test_em5_a_frame_takes_neither_focus_nor_place(page: Page, site: str, host: Any) -> None:
    body = f'<p style="height:120vh">text</p><iframe src="{site}embed.html?game=suk&start=auto" width="700"></iframe>'
    page.goto(host(f"<script>addEventListener('load', () => field.focus())</script>{body}"))
    frame_of(page)
    assert page.evaluate("document.activeElement.id") == "field"
    assert page.evaluate("scrollY") == 0


def test_em6_in_a_locked_frame_there_is_a_way_out(page: Page, site: str, host: Any, watch: Any) -> None:
    whole = sent("suk", 2)
    page.goto(host(f'<iframe sandbox="allow-scripts" src="{site}embed.html?link={whole}&lang=en"></iframe>'))
    inside = page.frame_locator("iframe")
    expect(inside.get_by_text("The game cannot start inside this frame")).to_be_visible()
    assert f"#/link/{whole}" in (inside.locator("#play").get_attribute("href") or "")
    watch.complaints.clear()  # the browser says that the lock holds


def test_em6_six_frames_one_interpreter(context: BrowserContext, site: str, host: Any) -> None:
    page = context.new_page()
    frames = "".join(
        f'<iframe src="{site}embed.html?game=suk&lang=en" width="600" height="420"></iframe>'
        for _ in range(6)
    )
    page.goto(host(frames))
    page.wait_for_load_state("networkidle")
    assert not page.workers
    for number in (0, 3):
        inside = page.frame_locator(f"iframe >> nth={number}")
        inside.get_by_role("link", name="Play").click()
        inside.locator(READY).wait_for()
    page.wait_for_timeout(500)
    assert len(page.workers) == 1


def test_the_element_is_small(dist: Path) -> None:
    assert (dist / "embed.js").stat().st_size <= 4096
