"""The screens that are looked at, and how a browser gets to them: home, sheets, tables and ends of every game."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

from playwright.sync_api import Page

from pyapp import GAMES
from pyapp.record import Record, Seat
from pyapp.record.link import link
from tools.env.places import ROOT
from tools.site import catalog

GOLDEN = ROOT / "tests" / "golden"
NAMES = ("Ada", "Orione", "Vega", "Lira", "Altair", "Deneb")
SETTLED = '.table-page[data-state="yours"], .table-page[data-state="over"]'
BUSIEST = {"suk": "three-match-all-options", "pocket-mars": "three-draft", "martians": "three-meddlers"}
DRAWN = [slug for slug, game in GAMES.items() if game.stage == "complete" and catalog.drawn(slug)]


@dataclass(frozen=True)
class Screen:
    """A screen by name; `open` brings a page there from the site's address."""

    name: str
    open: Callable[[Page, str], None]


def screens(slugs: list[str] | None = None) -> list[Screen]:
    games = DRAWN if slugs is None else slugs
    return [
        Screen("home", partial(_at, address="", ready=".home h2")),
        Screen("settings", partial(_at, address="#/settings", ready=".settings-page h1")),
        *(screen for slug in games for screen in _of_game(slug)),
        Screen("share", _share),
        Screen("keys", _keys),
    ]


def _of_game(slug: str) -> list[Screen]:
    return [
        Screen(f"new {slug}", partial(_at, address=f"#/new/{slug}", ready=".sheet")),
        Screen(f"table {slug}", partial(table, slug=slug, share=0.5)),
        Screen(f"score {slug}", partial(table, slug=slug, share=1)),
        Screen(f"rules {slug}", partial(_at, address=f"rules/{slug}.it.html", ready="h1")),
        Screen(f"embed {slug}", partial(_embed, slug=slug)),
        Screen(f"studio {slug}", partial(_studio, slug=slug)),
    ]


@cache
def moment(slug: str, share: float) -> str:
    """The record of a kept game, cut at Ada's turn nearest after that share of it."""
    kept = sorted((GOLDEN / slug).glob("*.txt"))
    named = [path for path in kept if path.stem == BUSIEST.get(slug)]
    whole = Record.parse((named or [_third(kept)])[0].read_text("utf-8"))
    seats = [Seat(NAMES[0]), *(Seat(name, "computer", "easy") for name in NAMES[1:])]
    cut = Record(whole.game, whole.setup, whole.seed, seats, whole.position)
    for move in whole.moves:
        if len(cut) >= share * len(whole) and cut.game.to_act(cut.state) == 0:
            break
        cut.play(move)
    return cut.text()


def _third(kept: list[Path]) -> Path:
    """A game of three, if one is kept."""
    return next((path for path in kept if "players: 3\n" in path.read_text("utf-8")), kept[0])


def _at(page: Page, site: str, address: str, ready: str) -> None:
    page.goto("about:blank")
    page.goto(f"{site}{address}")
    page.wait_for_selector(ready)


def table(page: Page, site: str, slug: str, share: float) -> None:
    _at(page, site, "", ".home h2")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": moment(slug, share).encode()}
    )
    page.wait_for_selector(SETTLED)
    page.wait_for_timeout(300)  # fonts and the last redraw


def _embed(page: Page, site: str, slug: str) -> None:
    _at(page, site, f"embed.html?link={link(Record.parse(moment(slug, 0.5)))}", ".facade-picture")


def _studio(page: Page, site: str, slug: str) -> None:
    """A seat's hand and pieces being laid out."""
    _at(page, site, f"#/studio/{slug}", ".studio-left .studio-fine")
    page.locator(".studio-right").get_by_role("button", name="Posto 1", exact=True).click()
    page.wait_for_selector("#studio-chosen")


def _share(page: Page, site: str) -> None:
    table(page, site, "suk", 0.5)
    page.get_by_role("button", name="Condividi").click()
    page.wait_for_selector("dialog[open]")


def _keys(page: Page, site: str) -> None:
    _at(page, site, "", ".home h2")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
