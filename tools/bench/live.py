"""One table on several screens: from Confirm on one to the move painted on all, beside a bare channel's echo."""

import argparse
import json
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Page, ViewportSize, sync_playwright

from pyapp import GAMES
from pyapp.record import Record, Seat
from tools import site
from tools.env import browser as chromium
from tools.quality import joining
from tools.quality.screens import DRAWN, GOLDEN, NAMES
from tools.site import server

SCRIPT = (Path(__file__).parents[1] / "quality/live.js").read_text("utf-8")
GOAL = 150.0  # milliseconds at the 95th percentile, on a clean line
READY = 1000.0  # milliseconds from the open channel to the guest's table, on a phone so many times slower
SLOWER = 4
LETTERS = 12_000  # about as long as a table that is told
PATIENCE = 20_000
CHOSEN = {"lang": "en", "pace": "off", "steps": "off", "tips": False, "autoForced": False, "autoHelp": False}
SCREEN: ViewportSize = {"width": 1280, "height": 800}


def run(words: list[str]) -> int:
    asked = argparse.ArgumentParser(prog="python build.py bench live", description=__doc__)
    asked.add_argument("games", nargs="*", metavar="GAME", help=f"only these of {', '.join(DRAWN)}")
    asked.add_argument("--moves", type=int, default=40, help="moves of each game (default 40)")
    given = asked.parse_args(words)
    print("milliseconds    screens  moves  median    95 %   worst   echo 95 %   ratio   table at a guest's")
    late = False
    with server.serving(site.build()) as served:
        for slug in given.games or [slug for slug in GAMES if slug in DRAWN]:
            took, echoes, joined = _table(served.address, slug, given.moves)
            most, echo, ready = _most(took), _most(echoes), max(joined)
            late |= most > GOAL or ready > READY
            figures = f"{median(took):>8.0f}{most:>8.0f}{max(took):>8.0f}{echo:>12.1f}{most / echo:>8.1f}{ready:>21.0f}"
            print(f"{slug:16}{len(joined) + 1:>7}{len(took):>7}{figures}", flush=True)
    print(
        f"Goals, on a machine that does nothing else: a move on all screens within {GOAL:.0f} ms at the 95th percentile; a "
        f"guest's table within {READY:.0f} ms of the open channel, its processor {SLOWER} times slower until then."
    )
    return int(late)


def _table(address: str, slug: str, moves: int) -> tuple[list[float], list[float], list[float]]:
    """A kept game, a browser of its own for each seat; what each move, each echo and each joining took."""
    record = _begun(slug)
    with ExitStack() as stack:
        playwright = stack.enter_context(sync_playwright())
        pages = []
        for _ in range(record.setup.players):
            browser = stack.enter_context(
                playwright.chromium.launch(executable_path=chromium.executable(), args=chromium.FLAGS)
            )
            context = browser.new_context(locale="en-GB", viewport=SCREEN)
            context.add_init_script(
                f"localStorage.setItem('regolo.settings', {json.dumps(json.dumps(CHOSEN))})"
            )
            context.add_init_script(f"{{ {SCRIPT} }}")
            pages.append(context.new_page())
        joined = _sit_down(pages, address, record)
        echoes = _echoes(pages[0].context.new_page(), pages[1].context.new_page(), address)
        pages[0].bring_to_front()
        took = [ms for _ in range(moves) if (ms := _one_move(pages)) is not None]
    return took, echoes, joined


def _begun(slug: str) -> Record:
    """The deal of a kept game for three, or for as many as there are games for; a person on every seat."""
    games = [Record.parse(path.read_text("utf-8")) for path in sorted((GOLDEN / slug).glob("*.txt"))]
    several = [game for game in games if game.position is None and game.setup.players > 1]
    whole = min(several, key=lambda game: (game.setup.players != 3, -len(game)))
    seats = [Seat(name) for name in NAMES[: whole.setup.players]]
    return Record(whole.game, whole.setup, whole.seed, seats)


def _sit_down(pages: list[Page], address: str, record: Record) -> list[float]:
    """Milliseconds from each guest's open channel to its table, as a slow phone has it."""
    host, *guests = pages
    host.goto(address)
    host.wait_for_selector(".home h2")
    host.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": record.text().encode()}
    )
    host.wait_for_selector(".handover, .table-page[data-at]")
    took = []
    for seat, guest in enumerate(guests, 1):
        session = guest.context.new_cdp_session(guest)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        joining.join(host, guest, seat)
        number = int(guest.get_attribute(".table-page", "data-at") or 0)
        took.append(_painted(guest, number) - float(guest.evaluate("live.opened()")))
        session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    joining.leave_dialog(host)
    return took


def _one_move(pages: list[Page]) -> float | None:
    """Milliseconds from the press to the last screen's paint; None: nobody is asked any more."""
    mover = _mover(pages)
    if mover is None:
        return None
    number = int(mover.get_attribute(".table-page", "data-at") or 0)
    pressed = mover.evaluate("live.move()")
    if pressed is None:
        return None
    seen = [_painted(page, number + 1) for page in pages]
    return float(max(seen) - pressed)


def _mover(pages: list[Page]) -> Page | None:
    """The screen whose seat is asked."""
    for _ in range(PATIENCE // 20):
        states = [page.get_attribute(".table-page", "data-state") for page in pages]
        if "over" in states:
            return None
        if "yours" in states:
            return pages[states.index("yours")]
        pages[0].wait_for_timeout(20)
    return None


def _painted(page: Page, number: int) -> float:
    page.wait_for_function("(number) => Number.isFinite(live.painted(number))", arg=number, timeout=PATIENCE)
    return float(page.evaluate("(number) => live.painted(number)", number))


def _echoes(one: Page, other: Page, address: str) -> list[float]:
    """A bare channel between two of the browsers, and nothing else on it."""
    for page in (one, other):
        page.goto(address)
    answered = other.evaluate("(offer) => live.answer(offer)", one.evaluate("live.offer()"))
    took: list[float] = one.evaluate(
        "(how) => live.echo(how)", {"answered": answered, "times": 60, "letters": LETTERS}
    )
    for page in (one, other):
        page.close()
    return took


def _most(took: list[float]) -> float:
    return quantiles(took, n=20, method="inclusive")[-1] if len(took) > 1 else max(took)
