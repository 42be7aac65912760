"""The game without a mouse, and the game without a picture."""

import re

from playwright.sync_api import Page, expect

from e2e.hands.steps import at, new_game, prefer, status, take_hint, wait_for

TOPMOST = """() => {
  const one = document.activeElement;
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return one.contains(top) || (top?.contains(one) ?? false);
}"""


def to_the_board(page: Page) -> None:
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.piece')"):
            return
    raise AssertionError("Tab never came to the board")


def walk_to(page: Page, selector: str) -> None:
    """Arrows from piece to piece until the focused one fits."""
    seen: set[str] = set()
    for step in range(200):
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        here = page.evaluate("document.activeElement.dataset.id ?? document.activeElement.dataset.pattern")
        keys = ("ArrowLeft", "ArrowDown", "ArrowUp", "ArrowRight")
        page.keyboard.press(keys[(step + (here in seen)) % 4] if here in seen else keys[step % 2])
        seen.add(here)
    raise AssertionError(f"the arrows never came to {selector}")


def test_ac1_the_board_is_one_tab_stop(page: Page, site: str) -> None:
    new_game(page, site)
    assert page.locator('.piece[tabindex="0"]').count() == 1
    to_the_board(page)
    first = page.evaluate("document.activeElement.dataset.id")
    page.keyboard.press("ArrowRight")
    second = page.evaluate("document.activeElement.dataset.id")
    assert first != second
    assert page.evaluate(TOPMOST)
    page.keyboard.press("Tab")
    assert not page.evaluate("document.activeElement.matches('.piece')")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.dataset.id") == second


def test_ac1_a_move_on_the_board_by_keys(page: Page, site: str) -> None:
    new_game(page, site)
    number = at(page)
    to_the_board(page)
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Lascia stare")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Lascia stare")).to_be_hidden()
    walk_to(page, ".dock.is-legal")
    page.keyboard.press("Enter")
    walk_to(page, ".counter.is-legal")
    page.keyboard.press("Enter")
    walk_to(page, ".cell.is-legal")
    page.keyboard.press("Enter")
    expect(page.locator("#confirm")).to_be_enabled()
    assert at(page) == number
    page.keyboard.press("Enter")
    wait_for(page, "yours", after=number)


def test_ac1_a_whole_game_by_keys(page: Page, site: str) -> None:
    """Only the keyboard: the list of moves, then confirm."""
    new_game(page, site)
    page.locator("details.moves summary").focus()
    page.keyboard.press("Enter")
    state = "yours"
    while state != "over":
        number = at(page)
        for _ in range(4):
            if page.locator("#confirm").is_enabled():
                break
            page.locator("details.moves summary").focus()
            for _ in range(4):
                page.keyboard.press("Tab")
                if page.evaluate("document.activeElement.matches('.choice')"):
                    break
            assert page.evaluate(TOPMOST)
            page.keyboard.press("Enter")
        page.locator("#confirm").focus()
        page.keyboard.press("Enter")
        state = wait_for(page, "yours", "over", after=number)


def test_ac2_a_whole_game_by_roles_and_names(page: Page, site: str) -> None:
    new_game(page, site)
    page.get_by_role("group").filter(has_text="Mosse in elenco").locator("summary").click()
    confirm = page.get_by_role("button", name="Conferma")
    while True:
        number = at(page)
        for question in ("attracco", "trasporto", "casella"):
            group = page.get_by_role("group", name=re.compile(question, re.IGNORECASE)).get_by_role("button")
            if not confirm.is_enabled() and group.count():
                group.first.click()
        confirm.click()
        if wait_for(page, "yours", "over", after=number) == "over":
            break
    expect(page.get_by_role("table", name="Punti per regola e giocatore")).to_be_visible()


def test_ac2_each_move_is_said_once(page: Page, site: str) -> None:
    new_game(page, site)
    page.wait_for_timeout(500)  # the computer may have begun: let that be said first
    page.evaluate(
        """() => {
          window.said = [];
          const live = document.getElementById('live');
          new MutationObserver(() => said.push(live.textContent)).observe(live, { childList: true });
        }"""
    )
    number = at(page)
    take_hint(page)
    page.locator("#confirm").click()
    wait_for(page, "yours", after=number)
    page.wait_for_timeout(500)
    moves = [text for text in page.evaluate("said") if " posa " in text]
    told = " ".join(moves)
    assert told.count(" posa ") == 2
    assert status(page).locator(".status-text").inner_text() in told


def test_ac2_the_board_in_words(page: Page, site: str) -> None:
    new_game(page, site)
    page.get_by_role("tab", name="In parole").click()
    panel = page.get_by_role("tabpanel")
    expect(panel.get_by_role("heading").first).to_be_visible()
    expect(panel).to_contain_text("Attracco 23")


def test_question_mark_lists_the_keys(page: Page, site: str) -> None:
    prefer(page)
    page.goto(site)
    expect(page.get_by_role("heading", name="Giochi")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Tasti")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_letter_keys_can_be_switched_off(page: Page, site: str) -> None:
    new_game(page, site, letterKeys=False)
    page.keyboard.press("l")
    expect(page.get_by_role("tab", name="Registro")).to_have_attribute("aria-selected", "true")
    page.get_by_role("tab", name="Regole").click()
    page.keyboard.press("l")
    expect(page.get_by_role("tab", name="Regole")).to_have_attribute("aria-selected", "true")


def test_ac1_the_keyboard_keeps_its_place(page: Page, site: str) -> None:
    """After a move, the next Tab goes on from where the move was confirmed, not from the top of the page."""
    new_game(page, site, pace="fast")
    number = at(page)
    take_hint(page)
    page.locator("#confirm").focus()
    page.keyboard.press("Enter")
    wait_for(page, "yours", after=number)
    expect(page.locator(".actions:focus, .actions :focus")).to_have_count(1)
