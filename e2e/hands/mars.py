"""What people do at a table of Pocket Mars, for the tests to say in a word."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from e2e.hands.patterns import fits
from e2e.hands.steps import at, choose_players, choose_seats, prefer, settled_record, start
from pyapp.games.pocket_mars.components import CARD_IDS
from pyapp.games.pocket_mars.texts.it import MESSAGES
from pyapp.record import Record, Seat

WORDS = json.loads((Path(__file__).parents[2] / "static/locale/it.json").read_text("utf-8"))
STANDS = '.table-page[data-state="yours"], .table-page[data-state="over"], .handover'


def deal(page: Page, site: str, *kinds: str, level: str = "", draft: bool = False, **chosen: Any) -> None:
    """A new game, from its sheet to the first decision."""
    prefer(page, **chosen)
    page.goto(f"{site}#/new/pocket-mars")
    choose_players(page, len(kinds))
    choose_seats(page, *kinds)
    if level or draft:
        page.get_by_text(WORDS["new.variants"], exact=True).click()
    if level:
        page.get_by_role("radio", name=MESSAGES[f"option.level.{level}"], exact=True).check()
    if draft:
        page.get_by_role("checkbox", name=MESSAGES["option.draft"], exact=True).check()
    start(page)


def engine(page: Page) -> Record:
    """The game as it was saved after the last move."""
    return settled_record(page)


def view(record: Record, seat: int | None) -> dict[str, Any]:
    seen: dict[str, Any] = record.game.view(record.state, seat)
    return seen


def open_patterns(page: Page) -> list[str]:
    """What the pieces that can be pressed now stand for."""
    found: list[str] = page.locator(".piece.is-legal:not(.is-selected):visible").evaluate_all(
        "pieces => pieces.map((piece) => piece.dataset.pattern)"
    )
    return found


def moved_on(page: Page, number: int) -> None:
    page.wait_for_selector(f'.table-page:not([data-at="{number}"]), .handover')


def tap(page: Page, move: str) -> None:
    """Plays a move by tapping its pieces on the table, then the button."""
    number = at(page)
    for _ in range(6):
        if page.locator("#confirm").is_enabled():
            break
        pattern = next(pattern for pattern in open_patterns(page) if fits(pattern, move))
        page.locator(f'.piece.is-legal:not(.is-selected)[data-pattern="{pattern}"]:visible').first.tap()
    page.locator("#confirm").tap()
    moved_on(page, number)


def secrets(record: Record, seat: int | None) -> list[str]:
    """Cards that a seat, or a passer-by, has no way to know."""
    told = json.dumps(
        [view(record, seat), [event.seen_by(seat) for events in record.events for event in events]]
    )
    return [card for card in CARD_IDS if card not in told]


def everything_on(page: Page) -> str:
    """All that could be read in the page by anybody: what is drawn, said, written, stored."""
    kept = page.evaluate(
        """() => JSON.stringify([{...localStorage}, {...sessionStorage}, history.state, document.title, location.href])"""
    )
    # The catalogue comes with the page, before any deal, and names some cards as examples of what an owner may enter.
    content = page.content().replace(page.locator("#catalog").text_content() or "-", "")
    return "\n".join([content, page.locator("body").aria_snapshot(), kept])


def leaks(page: Page, record: Record, seat: int | None) -> list[str]:
    """Cards nobody should find, found by their id or their name."""
    found = everything_on(page)
    return [
        card for card in secrets(record, seat) if card in found or MESSAGES[f"card.{card}.title"] in found
    ]


def walk_to(page: Page, pattern: str) -> None:
    """Arrow keys from piece to piece, always towards the one that stands for the pattern."""
    towards = """([pattern, tried]) => {
      const piece = [...document.querySelectorAll('.piece.is-legal:not(.is-selected)')]
        .find((one) => one.dataset.pattern === pattern && one.getClientRects().length);
      const here = document.activeElement;
      if (here === piece) return '';
      if (!here.matches('.piece')) return ['Tab', tried];
      const [a, b] = [here, piece].map((one) => one.getBoundingClientRect());
      const [dx, dy] = [b.left + b.width / 2 - a.left - a.width / 2, b.top + b.height / 2 - a.top - a.height / 2];
      const keys = [dx > 0 ? 'ArrowRight' : 'ArrowLeft', dy > 0 ? 'ArrowDown' : 'ArrowUp'];
      if (Math.abs(dy) > Math.abs(dx)) keys.reverse();
      const order = [...keys, ...['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'].filter((key) => !keys.includes(key))];
      const name = `${here.dataset.id} ${here.dataset.pattern}`;
      tried[name] = (tried[name] ?? -1) + 1;
      return [order[tried[name] % 4], tried];
    }"""
    tried: dict[str, int] = {}
    for _ in range(100):
        found = page.evaluate(towards, [pattern, tried])
        if not found:
            return
        key, tried = found
        page.keyboard.press(key)
    raise AssertionError(f"the arrows never came to {pattern}")


def press(page: Page, move: str) -> None:
    """Plays a move by keys alone: arrows to its pieces, Enter on each, Enter once more to play it."""
    number = at(page)
    for _ in range(20):
        if page.evaluate("document.activeElement.matches('.piece')"):
            break
        page.keyboard.press("Tab")
    for _ in range(6):
        pattern = next((pattern for pattern in open_patterns(page) if fits(pattern, move)), None)
        if page.locator("#confirm").is_enabled() or pattern is None:
            break
        walk_to(page, pattern)
        page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    moved_on(page, number)


def lay_out(page: Page, site: str, players: int = 1, names: tuple[str, ...] = (), **position: Any) -> None:
    """A position opened from a file; one person, the others computers."""
    seats = [Seat("Anna"), *(Seat(name, "computer", "easy") for name in (*names, "Bruno", "Carla", "Dora"))]
    data = {"game": "pocket-mars", "players": players, "turn": 0, "first": 0, **position}
    record = Record.from_position(data, seats[:players])
    prefer(page)
    page.goto(site)
    page.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": record.text().encode()}
    )
    page.wait_for_selector(STANDS)
