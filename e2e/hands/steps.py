"""What a person does at the table, for the tests to say in a word."""

import json
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

from pyapp.record import Record

ON_THE_TABLE = ".table-page"
RETURNING = {
    "lang": "it",
    "pace": "off",
    "steps": "off",
    "tips": False,
    "presses": "two",  # what is chosen stands until it is confirmed
    "autoHelp": False,
    "asks": "always",
}


def prefer(page: Page | BrowserContext, **chosen: Any) -> None:
    """Settings as a returning visitor has them; moves come at once unless a test wants to watch."""
    kept = json.dumps({**RETURNING, **chosen})
    page.add_init_script(
        f"""try {{
          if (!localStorage.getItem('regolo.settings')) localStorage.setItem('regolo.settings', '{kept}');
        }} catch {{}}"""
    )


def new_sheet(page: Page, site: str, **chosen: Any) -> None:
    prefer(page, **chosen)
    page.goto(f"{site}#/new/suk")
    expect(page.locator(".sheet")).to_be_visible()


def choose_players(page: Page, count: int) -> None:
    page.get_by_role("radio", name=str(count), exact=True).check()


def choose_seats(page: Page, *kinds: str) -> None:
    for seat, kind in enumerate(kinds):
        page.locator(".seat-field select").nth(seat).select_option(kind)


def start(page: Page) -> None:
    page.locator("button[type=submit]").click()


def new_game(page: Page, site: str, **chosen: Any) -> None:
    """You against one computer, your turn."""
    new_sheet(page, site, **chosen)
    start(page)
    wait_for(page, "yours")


def wait_for(page: Page, *states: str, after: int | None = None) -> str:
    """Until the table waits for one of these, past a move number if one is given; says for which."""
    unless = "" if after is None else f':not([data-at="{after}"])'
    page.wait_for_selector(", ".join(f'{ON_THE_TABLE}[data-state="{state}"]{unless}' for state in states))
    return page.get_attribute(ON_THE_TABLE, "data-state") or ""


def at(page: Page) -> int:
    return int(page.get_attribute(ON_THE_TABLE, "data-at") or 0)


def status(page: Page) -> Locator:
    return page.locator("#status")


def open_list(page: Page) -> None:
    """A phone shows it open: what is not there yet is waited for, lest the press that opens it would close it."""
    if page.locator("details.moves").get_attribute("open") is None:
        page.locator("details.moves summary").click()


def choose_first(page: Page) -> None:
    """Presses the first choice offered until one move is left."""
    open_list(page)
    for _ in range(6):
        if page.locator("#confirm").is_enabled():
            return
        page.locator(".choice").first.click()


def make(page: Page, wanted: str) -> None:
    """Plays exactly this move, word by word from the list."""
    before = at(page)
    open_list(page)
    for _ in range(6):
        if page.locator("#confirm").is_enabled():
            break
        offered = page.locator(".choice").evaluate_all("all => all.map((one) => one.dataset.pattern)")
        page.locator(".choice").nth(next(n for n, one in enumerate(offered) if fits(one, wanted))).click()
    page.locator("#confirm").click()
    page.wait_for_selector(f'{ON_THE_TABLE}:not([data-at="{before}"])')


def fits(pattern: str, wanted: str) -> bool:
    words = zip(pattern.split(" "), wanted.split(" "), strict=False)
    return all(one in ("*", word) for one, word in words)


def note_messages(page: Page) -> None:
    """From now on every short message is noted: it goes by itself, and a busy machine may look too late."""
    page.evaluate(
        """() => {
          window.messages = [];
          const note = () => document.querySelectorAll('.toast p').forEach((one) => messages.push(one.textContent));
          new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
        }"""
    )


def expect_message(page: Page, text: str, timeout: float | None = None) -> None:
    """A message that is there, or was since `note_messages`."""
    page.wait_for_function("(text) => messages.some((one) => one.includes(text))", arg=text, timeout=timeout)


def take_hint(page: Page) -> None:
    """Asks where to look, and then for the move."""
    page.get_by_role("button", name="Consiglio", exact=True).click()
    page.get_by_role("button", name="Quale mossa?").click()
    expect(page.locator("#confirm")).to_be_enabled()


def move(page: Page) -> str:
    """Plays the first move of the list; says what the table waits for then."""
    before = at(page)
    open_list(page)
    while at(page) == before and not page.locator("#confirm").is_enabled():
        page.locator(".choice").first.click()
    if at(page) == before:  # else the press made the move, as it does for whoever has chosen nothing else
        page.locator("#confirm").click()
    return wait_for(page, "yours", "over", after=before)


def visit(page: Page, address: str) -> None:
    """One game begun, one decision made; then until everything is on the device."""
    new_game(page, address)
    move(page)
    page.goto(f"{address}#/settings")
    expect(page.locator('.offline[data-state="kept"]')).to_be_visible(timeout=30_000)


def play_out(page: Page) -> None:
    while move(page) != "over":
        pass


def saved_games(page: Page) -> list[dict[str, Any]]:
    """Every copy in the browser's storage, the newest first."""
    texts: list[str] = page.evaluate(
        """Object.keys(localStorage).filter((key) => key.startsWith('regolo.game.'))
          .map((key) => localStorage.getItem(key))"""
    )
    games: list[dict[str, Any]] = [json.loads(text.partition(" ")[2]) for text in texts]
    return sorted(games, key=lambda game: (-game["updated"], -game["rev"]))


def saved_record(page: Page) -> str:
    """The newest copy's record."""
    newest: str = saved_games(page)[0]["record"]
    return newest


def settled_record(page: Page) -> Record:
    """The game as it was saved, when no move made by itself is on its way to the page or to storage."""
    for _ in range(500):
        record = Record.parse(saved_record(page))
        if page.locator(ON_THE_TABLE).count() == 0 or len(record) == at(page):
            break
        page.wait_for_timeout(20)
    return record


def sideways(page: Page) -> int:
    """How many pixels the page could be scrolled sideways."""
    found: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return found


def too_small(page: Page) -> list[str]:
    """Places to press on that a finger can't hit."""
    found: list[str] = page.locator(".piece.is-legal").evaluate_all(
        "pieces => pieces.map((piece) => (piece.querySelector('.hit') ?? piece).getBoundingClientRect())"
        ".filter((box) => box.width > 0 && Math.min(box.width, box.height) < 23.5)"
        ".map((box) => `${box.width} x ${box.height}`)"
    )
    return found
