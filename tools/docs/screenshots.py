"""The verb `screenshots`: the pictures of docs/, taken from the built site with games played by the computer."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from pyapp import GAMES
from pyapp.ai.thinking import choose
from pyapp.record import Record, Seat
from tools import site
from tools.env import browser
from tools.env.console import step
from tools.env.places import DIST, ROOT
from tools.quality.screens import DRAWN
from tools.site import server

PICTURES = ROOT / "docs" / "screenshots"
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
THEMES = ("light", "dark")
COVER = "suk"  # whose table and score sheet stand for all in README.md
LAID = {
    "mechanics": ("wagon-gear", "price-boiler", "market-0"),
    "automobiles": ("car-0", "car-0", "space-D1-06"),
    "suk": ("dock-5", "dock-8", "cell-0-b2"),
    "pocket-mars": ("prep-0-0", "prep-0-1", "dome-water"),
    "martians": ("pawn-0", "pawn-0", "sq-0,1"),
}
"""Where the studio's pictures have a ring, and an arrow from place to place."""
READY = '.table-page[data-state="yours"], .table-page[data-state="over"]'


def main(words: list[str]) -> int:
    """Takes them all, or only those whose names begin with one of the words."""
    site.build()
    PICTURES.mkdir(parents=True, exist_ok=True)
    shown = [one for one in _screens() if not words or one.name.startswith(tuple(words))]
    with server.serving(DIST) as served, _chromium() as chromium:
        for size in SIZES:
            for theme in THEMES:
                _take(chromium, served.address, size, theme, shown)
    return 0


@dataclass(frozen=True)
class Shown:
    """A screen by name; `open` brings a page there from the site's address."""

    name: str
    open: Callable[[Page, str], None]


def _screens() -> list[Shown]:
    return [
        Shown("table", partial(_open_record, slug=COVER, share=0.5)),
        Shown("score", partial(_open_record, slug=COVER, share=1)),
        *(Shown(slug, partial(_open_record, slug=slug, share=0.5)) for slug in DRAWN if slug != COVER),
        Shown("home", _open_home),
        *(Shown(f"studio-{slug}", partial(_open_studio, slug=slug)) for slug in DRAWN),
    ]


@cache
def _record(slug: str, share: float) -> str:
    """A game as good players play it, up to Ada's first turn after that share of it."""
    seats = [Seat("Ada"), Seat("Orione", "computer", "hard"), Seat("Vega", "computer", "hard")]
    players = min(len(seats), GAMES[slug].players[-1])
    whole, cut = (Record.new(slug, players, 11, seats[:players]) for _ in range(2))
    while whole.game.to_act(whole.state) is not None:
        whole.play(choose(whole.game, whole.state, "normal"))
    for move in whole.moves:
        if len(cut) >= share * len(whole) and cut.game.to_act(cut.state) == 0:
            break
        cut.play(move)
    return cut.text()


@contextmanager
def _chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.executable(), args=browser.FLAGS)
        yield chromium
        chromium.close()


def _take(chromium: Browser, address: str, size: str, theme: str, shown: list[Shown]) -> None:
    width, height = SIZES[size]
    context = chromium.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        locale="it-IT",
        reduced_motion="reduce",
    )
    page = context.new_page()
    for one in shown:
        one.open(page, address)
        _shoot(page, f"{one.name}-{size}-{theme}")
    context.close()


def _open_home(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_selector("h1")


def _open_studio(page: Page, address: str, slug: str) -> None:
    """The studio with a piece chosen, a ring and an arrow on the board."""
    page.goto(f"{address}#/studio/{slug}")
    page.wait_for_selector(".studio-left .studio-fine")
    ring, *arrow = LAID[slug]
    page.get_by_role("button", name="Segni", exact=True).click()
    _press(page, ring)
    page.get_by_role("button", name="Freccia", exact=True).click()
    page.get_by_role("button", name="Rosso, tratteggiato", exact=True).click()
    for place in arrow:
        _press(page, place)
    page.get_by_role("button", name="Posizione", exact=True).click()
    _press(page, ring)
    page.wait_for_selector("#studio-chosen")
    page.mouse.move(0, 0)  # nothing is pointed at


def _press(page: Page, place: str) -> None:
    page.locator(f'.studio-place[data-place="{place}"]').dispatch_event("click")


def _open_record(page: Page, address: str, slug: str, share: float) -> None:
    record = _record(slug, share)
    page.goto(address)
    page.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": record.encode()}
    )
    page.wait_for_selector(READY)


def _shoot(page: Page, name: str) -> None:
    step(name)
    page.wait_for_timeout(400)  # fonts and the last redraw
    page.screenshot(path=Path(PICTURES, f"{name}.png"))
