"""Every word at a table can be read: none is cut off, none lies on another, none is smaller than twelve pixels."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page

from e2e.conftest import NO_COPY, Watch
from e2e.hands.steps import prefer, sideways
from e2e.looks.test_stretched import stretch
from pyapp.record import Record, Seat
from tests.playing import PLAYABLE
from tools.quality import figures
from tools.quality.screens import GOLDEN, SETTLED

LEAST = 12  # pixels
NAMES = ("Giocatore", "Galileo", "Ipazia", "Altair", "Orione", "Blaise")
"""As the app calls people and computers, the longest of each kind."""
MOMENTS = {(1280, 800): 4, (390, 844): 4, (360, 640): 2, (1920, 1080): 1, (2560, 1440): 1}
"""How many moments at each size; 200 in the long form."""
LOOKS = [(size, "ours") for size in MOMENTS] + [((1280, 800), "longer"), ((390, 844), "longer")]
WATCHING = [(1280, 800), (390, 844), (360, 640)]
WATCHED = '.table-page:not([data-state="saved"], [data-state="dealing"])'
WORDS = (Path(__file__).parents[1] / "hands/words.js").read_text("utf-8")


@cache
def kept(slug: str) -> list[Path]:
    """Whole games of a title, the one with the most seats first."""
    games = sorted((GOLDEN / slug).glob("*.txt"))
    return sorted(
        games, key=lambda path: re.findall(r"^players: (.)", path.read_text("utf-8"), re.M), reverse=True
    )


def moments(slug: str, count: int, where: str = "", *, watched: bool = False) -> Iterator[str]:
    """So many moments of the first seat, anywhere in any of the kept games; the same each time."""
    first = Seat(NAMES[0], "computer", "easy") if watched else Seat(NAMES[0])
    chance = Random(f"{slug} {where}")
    games = kept(slug)
    for number in range(count):
        path = games[chance.randrange(len(games))] if number else games[0]
        whole = Record.parse(path.read_text("utf-8"))
        seats = [Seat(name, "computer", "easy") for name in NAMES[: whole.setup.players]]
        cut = Record(whole.game, whole.setup, whole.seed, [first, *seats[1:]], whole.position)
        wanted = chance.uniform(0, 0.95 if watched else 1.05) * len(whole)
        for move in whole.moves:
            if len(cut) >= wanted and cut.game.to_act(cut.state) == 0:
                break
            cut.play(move)
        yield cut.text()


def open_moment(page: Page, site: str, text: str, ready: str = SETTLED) -> None:
    page.goto(f"{site}#/")
    page.wait_for_selector(".home h2")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}
    )
    page.wait_for_selector(ready)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(200)  # drawings that follow the window do so in a frame or two


@pytest.mark.parametrize(
    ("size", "words"), LOOKS, ids=lambda one: one if isinstance(one, str) else "x".join(map(str, one))
)
@pytest.mark.parametrize("slug", PLAYABLE)
def test_every_word_can_be_read(
    slug: str, size: tuple[int, int], words: str, browser: Browser, watch: Watch, site: str
) -> None:
    width, height = size
    narrow = width < 1024
    context = browser.new_context(
        locale="it-IT", viewport={"width": width, "height": height}, has_touch=narrow, is_mobile=narrow
    )
    context.add_init_script(NO_COPY)
    watch.on(context)
    if words == "longer":
        stretch(context)
    prefer(context, presses="one", autoHelp=False)
    page = context.new_page()
    found: list[str] = []
    many = 200 if figures.long_form() else MOMENTS[size]
    for number, text in enumerate(moments(slug, many, f"{size} {words}")):
        open_moment(page, site, text)
        told: list[str] = page.evaluate(WORDS, {"least": LEAST, "whole": words == "ours"})
        figures.note("words", slug=slug, size=f"{width}x{height}", words=words, failed=bool(told))
        found += [f"{number}: {line}" for line in told]
    context.close()
    watch.check()
    assert not found, "\n".join(found)


SHAM = """() => [...document.querySelectorAll('.table-page *')]
  .filter((one) => one.checkVisibility() && (one.matches('.is-legal') || (getComputedStyle(one).cursor === 'pointer'
    && !one.closest('button, a, summary, label, input, select, [data-inspect], [data-open]'))))
  .map((one) => `seems to do something: ${one.className.baseVal ?? one.className}`)"""
"""What looks as if it could be played, by somebody who has no seat."""


@pytest.mark.parametrize("size", WATCHING, ids=lambda one: "x".join(map(str, one)))
@pytest.mark.parametrize("slug", PLAYABLE)
def test_who_looks_on_can_read_every_word(
    slug: str, size: tuple[int, int], browser: Browser, watch: Watch, site: str
) -> None:
    """Only computers play: nobody has a hand, the board takes its room, and nothing seems to be one's own to press."""
    width, height = size
    narrow = width < 1024
    context = browser.new_context(
        locale="it-IT", viewport={"width": width, "height": height}, has_touch=narrow, is_mobile=narrow
    )
    context.add_init_script(NO_COPY)
    watch.on(context)
    prefer(context, pace="step", autoHelp=False)
    page = context.new_page()
    found: list[str] = []
    many = 200 if figures.long_form() else 4
    for number, text in enumerate(moments(slug, many, "watched", watched=True)):
        open_moment(page, site, text, WATCHED)
        told: list[str] = page.evaluate(WORDS, {"least": LEAST, "whole": not narrow}) + page.evaluate(SHAM)
        if sideways(page) > 0:
            told.append("the page scrolls sideways")
        figures.note("words", slug=slug, size=f"{width}x{height}", words="watched", failed=bool(told))
        found += [f"{number}: {line}" for line in told]
    context.close()
    watch.check()
    assert not found, "\n".join(found)


SPOILED = """() => {
  const line = document.querySelector('.status-text');
  line.style.cssText = 'display: block; width: 30px; overflow: hidden; white-space: nowrap';
  document.querySelector('.confirm p').style.fontSize = '9px';
  const tool = document.querySelector('.tool-label');
  const other = tool.closest('.tool').nextElementSibling.querySelector('.tool-label');
  const card = document.querySelector('.suk-seat h3 span span');
  card.style.cssText = 'border: 1px solid; width: fit-content';
  const { left, top } = tool.getBoundingClientRect();
  other.style.cssText = `position: fixed; left: ${left}px; top: ${top}px`;
}"""


def test_the_measure_sees_what_is_cut_small_or_covered(page: Page, site: str) -> None:
    prefer(page)
    open_moment(page, site, next(moments("suk", 1)))
    assert page.evaluate(WORDS, {"least": LEAST, "whole": True}) == []
    page.evaluate(SPOILED)
    told = " ".join(page.evaluate(WORDS, {"least": LEAST, "whole": True}))
    assert "cut: span.status-text" in told
    assert "small 9.0" in told
    assert "touches its edge: span" in told
    assert "overlap: span.tool-label" in told
