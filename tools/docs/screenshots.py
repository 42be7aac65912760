"""The verb `screenshots`: the pictures of docs/, taken from the built site with games played by the computer."""

from collections.abc import Iterator
from contextlib import contextmanager
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
READY = '.table-page[data-state="yours"], .table-page[data-state="over"]'


def main(_: list[str]) -> int:
    site.build()
    PICTURES.mkdir(parents=True, exist_ok=True)
    records = {
        "table": _record(COVER, 0.5),
        "score": _record(COVER, 1),
        **{slug: _record(slug, 0.5) for slug in DRAWN if slug != COVER},
    }
    with server.serving(DIST) as served, _chromium() as chromium:
        for size in SIZES:
            for theme in THEMES:
                _take(chromium, served.address, size, theme, records)
    return 0


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


def _take(chromium: Browser, address: str, size: str, theme: str, records: dict[str, str]) -> None:
    width, height = SIZES[size]
    context = chromium.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        locale="it-IT",
        reduced_motion="reduce",
    )
    page = context.new_page()
    for name, record in records.items():
        page.goto(address)
        _open_record(page, record)
        _shoot(page, f"{name}-{size}-{theme}")
    page.goto(address)
    page.wait_for_selector("h1")
    _shoot(page, f"home-{size}-{theme}")
    context.close()


def _open_record(page: Page, record: str) -> None:
    page.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": record.encode()}
    )
    page.wait_for_selector(READY)


def _shoot(page: Page, name: str) -> None:
    step(name)
    page.wait_for_timeout(400)  # fonts and the last redraw
    page.screenshot(path=Path(PICTURES, f"{name}.png"))
