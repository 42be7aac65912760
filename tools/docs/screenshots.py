"""The verb `screenshots`: the pictures of docs/, taken from the built site with games played by the computer."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from pyapp.ai.thinking import choose
from pyapp.record import Record, Seat
from tools import site
from tools.env import browser
from tools.env.console import step
from tools.env.places import DIST, ROOT
from tools.site import server

PICTURES = ROOT / "docs" / "screenshots"
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
THEMES = ("light", "dark")
READY = '.table-page[data-state="yours"], .table-page[data-state="over"]'


def main(_: list[str]) -> int:
    site.build()
    PICTURES.mkdir(parents=True, exist_ok=True)
    records = {
        "table": _record("suk", 2, moves=13, advanced=True),
        "score": _record("suk", 2, moves=999, advanced=True),
        "mechanics": _record("mechanics", 3, moves=60),
        "automobiles": _record("automobiles", 3, moves=120),
        "pocket-mars": _record("pocket-mars", 3, moves=60),
        "martians": _record("martians", 3, moves=400),
    }
    with server.serving(DIST) as served, _chromium() as chromium:
        for size in SIZES:
            for theme in THEMES:
                _take(chromium, served.address, size, theme, records)
    return 0


def _record(slug: str, players: int, moves: int, **options: bool) -> str:
    """A game as good players play it, up to Ada's turn or to its end."""
    seats = [Seat("Ada"), Seat("Orione", "computer", "hard"), Seat("Vega", "computer", "hard")]
    record = Record.new(slug, players, 11, seats[:players], **options)
    while (seat := record.game.to_act(record.state)) is not None:
        if len(record) >= moves and seat == 0:
            break
        record.play(choose(record.game, record.state, "hard" if slug == "suk" else "normal"))
    return record.text()


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
