"""Kept games played again on the page, move by move, with different hands: by clicks, by keys, by names."""

from functools import cache
from typing import Protocol

from playwright.sync_api import Page, expect

from e2e.hands.patterns import fits
from e2e.hands.steps import at, open_list, prefer
from pyapp.record import Record, Seat
from tools.quality.screens import GOLDEN, NAMES

WAITS = '.handover, .table-page[data-state="yours"], .table-page[data-state="over"]'
OFFERED = "() => [...document.querySelectorAll('.choice')].map((choice) => choice.dataset.pattern)"
ANSWERED = f"""(before) => document.querySelector('#confirm:enabled') !== null
  || JSON.stringify(({OFFERED})()) !== JSON.stringify(before)"""
TOPMOST = """() => {
  const one = document.activeElement;
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return one.contains(top) || (top?.contains(one) ?? false);
}"""
BEHIND = """(selector) => {
  const wanted = document.querySelector(selector);
  return Boolean(wanted && document.activeElement !== document.body
    && document.activeElement.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING);
}"""
QUESTION = "(choice) => choice.closest('fieldset')?.querySelector('legend').innerText.trim() ?? ''"
MOST_TABS = 80


@cache
def shortest(slug: str) -> Record:
    """The kept game with the fewest moves, played by people at one screen."""
    games = [Record.parse(path.read_text("utf-8")) for path in sorted((GOLDEN / slug).glob("*.txt"))]
    return min((game for game in games if game.position is None and game.setup.players < 4), key=len)


def begun(slug: str, left: int | None = None) -> Record:
    """The same game with so many moves still to be made; None: from the deal on."""
    whole = shortest(slug)
    seats = [Seat(name) for name in NAMES]
    cut = Record(whole.game, whole.setup, whole.seed, seats)
    for move in whole.moves[: 0 if left is None else max(0, len(whole) - left)]:
        cut.play(move)
    return cut


def sit_down(page: Page, site: str, record: Record) -> None:
    prefer(page, autoForced=False, autoHelp=False)  # every move is made by hand
    page.goto(site)
    page.wait_for_selector(".home h2")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": record.text().encode()}
    )
    page.wait_for_selector(WAITS)


class Hand(Protocol):
    """A way to use the page."""

    def open_list(self, page: Page) -> None: ...
    def choose(self, page: Page, pattern: str) -> None: ...
    def confirm(self, page: Page) -> None: ...
    def take_over(self, page: Page) -> None: ...


def play_on(page: Page, slug: str, hand: Hand) -> int:
    """To the end, the moves of the kept game. Says how many."""
    moves = shortest(slug).moves
    made = 0
    while True:
        page.wait_for_selector(WAITS)
        if page.locator(".handover").count():
            hand.take_over(page)
            expect(page.locator(".handover")).to_have_count(0)
            continue
        if page.get_attribute(".table-page", "data-state") == "over":
            return made
        number = at(page)
        make_move(page, moves[number], hand)
        page.wait_for_selector(f'.handover, .table-page:not([data-at="{number}"])')
        made += 1


def make_move(page: Page, move: str, hand: Hand) -> None:
    hand.open_list(page)
    for _ in range(len(move.split()) + 1):
        if page.locator("#confirm").is_enabled():
            break
        patterns = offered(page)
        fitting = [pattern for pattern in patterns if fits(pattern, move)]
        assert fitting, f"{move} is not among {patterns}"
        hand.choose(page, fitting[0])
        page.wait_for_function(ANSWERED, arg=patterns)  # the list is drawn a moment after the press
    hand.confirm(page)


def offered(page: Page) -> list[str]:
    found: list[str] = page.evaluate(f"({OFFERED})()")
    return found


class Clicks:
    """A person with a mouse."""

    def open_list(self, page: Page) -> None:
        open_list(page)

    def choose(self, page: Page, pattern: str) -> None:
        page.locator(f'.choice[data-pattern="{pattern}"]').first.click()

    def confirm(self, page: Page) -> None:
        page.locator("#confirm").click()

    def take_over(self, page: Page) -> None:
        page.locator(".handover .button-main").click()


class Keys:
    """A person with a keyboard: Tab to a thing, Enter; what has the focus is to be seen, and not covered."""

    def open_list(self, page: Page) -> None:
        if page.locator("details.moves").get_attribute("open") is None:
            self._press(page, "details.moves summary")

    def choose(self, page: Page, pattern: str) -> None:
        self._press(page, f'.choice[data-pattern="{pattern}"]')

    def confirm(self, page: Page) -> None:
        self._press(page, "#confirm")

    def take_over(self, page: Page) -> None:
        self._press(page, ".handover .button-main")

    def _press(self, page: Page, selector: str) -> None:
        for _ in range(MOST_TABS):
            if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
                break
            page.keyboard.press("Shift+Tab" if page.evaluate(BEHIND, selector) else "Tab")
        else:
            raise AssertionError(f"Tab never came to {selector}")
        assert page.evaluate(TOPMOST), f"{selector} is covered"
        assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none", selector
        page.keyboard.press("Enter")


class Names:
    """A person with a screen reader: only roles and names, and no two choices with the same name."""

    def open_list(self, page: Page) -> None:
        if page.locator("details.moves").get_attribute("open") is None:
            page.get_by_role("group").filter(has_text="Mosse in elenco").locator("summary").click()

    def choose(self, page: Page, pattern: str) -> None:
        wanted = page.locator(
            f'.choice[data-pattern="{pattern}"]'
        ).first  # only to learn what the two are called
        name, question = wanted.inner_text().strip(), wanted.evaluate(QUESTION)
        place = page.get_by_role("region", name="La tua mossa", exact=True)
        place = place.get_by_role("group", name=question, exact=True) if question else place
        choice = place.get_by_role("button", name=name, exact=True)
        expect(choice).to_have_count(1)
        choice.click()

    def confirm(self, page: Page) -> None:
        page.get_by_role("button", name="Conferma").click()

    def take_over(self, page: Page) -> None:
        page.get_by_role("button", name="Eccomi", exact=True).click()
