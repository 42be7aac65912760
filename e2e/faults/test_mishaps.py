"""Storage, tabs, versions, sleep: whatever befalls a game, its last move is there, and a person reads what to do.

In the short form each mishap is told in one language, in turn; with REGOLO_LONG in both.
"""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, expect

from e2e.hands.steps import at, move, new_game, saved_games, saved_record, wait_for
from pyapp.record import Record
from tools.env.places import ROOT
from tools.quality import figures

BOTH = figures.long_form()
FILL = """() => { let size = 1 << 20;
  for (let n = 0; size >= 1;) try { localStorage.setItem(`junk ${n}`, 'x'.repeat(size)); n += 1; } catch { size >>= 1; } }"""
MAKE_ROOM = """Object.keys(localStorage).filter((key) => key.startsWith('junk'))
  .forEach((key) => localStorage.removeItem(key))"""
REFUSE = """for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError'); } })"""
SPOIL = """(which) => { const copies = Object.keys(localStorage).filter((key) => key.startsWith('regolo.game.')).sort();
  for (const key of copies.slice(...which)) localStorage.setItem(key, localStorage.getItem(key).slice(0, -40)); }"""
NO_LOCKS = "Object.defineProperty(navigator, 'locks', { value: undefined })"
LATER = (
    "{ const now = Date.now; Date.now = () => now() + 10_000; }"  # the other tab has been asleep for so long
)


def told(lang: str) -> pytest.MarkDecorator:
    """Run in this language; in the other one in the long form only."""
    return pytest.mark.parametrize("lang", [lang, *({"it", "en"} - {lang} if BOTH else ())])


def words(lang: str, key: str) -> str:
    found: dict[str, str] = json.loads((ROOT / "static" / "locale" / f"{lang}.json").read_text("utf-8"))
    return found[key]


def reads(page: Page, lang: str, *keys: str) -> None:
    for key in keys:
        expect(page.get_by_text(words(lang, key)).first).to_be_visible()


def moves(record: str) -> list[str]:
    return Record.parse(record).moves


def kept_in_a_file(page: Page, lang: str, path: Path) -> list[str]:
    with page.expect_download() as waiting:
        page.get_by_role("button", name=words(lang, "storage.file")).click()
    waiting.value.save_as(path)
    return moves(path.read_text("utf-8"))


@told("it")
def test_sv4_the_storage_fills_up_in_the_middle(page: Page, site: str, tmp_path: Path, lang: str) -> None:
    new_game(page, site, lang=lang)
    move(page)
    page.evaluate(FILL)
    move(page)
    number = at(page)
    reads(page, lang, "storage.full")
    assert len(kept_in_a_file(page, lang, tmp_path / "game.txt")) == number
    page.reload()
    wait_for(page, "yours")
    assert at(page) == number, "this tab still has it"
    reads(page, lang, "storage.full")
    page.evaluate(MAKE_ROOM)
    move(page)
    expect(page.get_by_text(words(lang, "storage.full"))).to_have_count(0)
    assert len(moves(saved_record(page))) == at(page)


def test_sv4_what_another_tab_has_kept_meanwhile_is_the_newer(page: Page, site: str) -> None:
    new_game(page, site)
    page.evaluate(FILL)
    move(page)
    page.evaluate(MAKE_ROOM)
    other = page.context.new_page()
    other.goto(page.url)
    wait_for(other, "watching")
    other.get_by_role("button", name=words("it", "tabs.takeover")).click()
    wait_for(other, "yours")
    move(other)
    move(other)
    number = at(other)
    other.close()
    page.reload()
    wait_for(page, "yours")
    assert at(page) == number == len(moves(saved_record(page)))


@told("en")
def test_sv4_nothing_may_be_stored(
    page: Page, browser: Browser, site: str, tmp_path: Path, lang: str
) -> None:
    page.add_init_script(REFUSE)
    page.goto(f"{site}?lang={lang}#/new/suk")
    page.locator("button[type=submit]").click()
    wait_for(page, "yours")
    move(page)
    number = at(page)
    reads(page, lang, "storage.refused")
    path = tmp_path / "game.txt"
    assert len(kept_in_a_file(page, lang, path)) == number
    elsewhere = browser.new_context(locale="it-IT").new_page()
    elsewhere.goto(site)
    elsewhere.locator("input[type=file]").set_input_files(path)
    wait_for(elsewhere, "yours")
    assert at(elsewhere) == number
    elsewhere.context.close()


def test_sv4_one_copy_spoilt(page: Page, site: str) -> None:
    """Nothing is lost, and there is nothing to be told."""
    new_game(page, site)
    for which in ([0, 1], [1, 2]):
        move(page)
        number = at(page)
        page.evaluate(SPOIL, which)
        page.reload()
        wait_for(page, "yours")
        assert at(page) == number


@told("en")
def test_sv4_both_copies_spoilt(page: Page, site: str, lang: str) -> None:
    new_game(page, site, lang=lang)
    move(page)
    page.evaluate(SPOIL, [0, 2])
    move(page)  # the table stands: its next move mends the copies
    number, known = at(page), moves(saved_record(page))
    page.reload()
    wait_for(page, "yours")
    assert at(page) == number
    page.evaluate(SPOIL, [0, 2])
    page.reload()
    reads(page, lang, "lost.game", "lost.game.text")
    page.goto(site)
    reads(page, lang, "saves.damaged", "saves.damaged.text")
    with page.expect_download() as waiting:
        page.get_by_role("button", name=words(lang, "saves.export")).click()
    assert known[-1] in waiting.value.path().read_text("utf-8")


@told("it")
def test_sv5_there_and_back_between_two_tabs(
    page: Page, site: str, context: BrowserContext, lang: str
) -> None:
    here = words(lang, "tabs.takeover")
    new_game(page, site, lang=lang)
    move(page)
    second = context.new_page()
    second.goto(page.url)
    wait_for(second, "watching")
    reads(second, lang, "tabs.watching")
    second.get_by_role("button", name=here).click()
    wait_for(second, "yours")
    wait_for(page, "watching")
    reads(page, lang, "tabs.taken")
    move(second)
    number, known = at(second), moves(saved_record(second))
    page.get_by_role("button", name=here).click()
    wait_for(page, "yours")
    assert at(page) == number and moves(saved_record(page)) == known
    wait_for(second, "watching")
    reads(second, lang, "tabs.taken")
    move(page)
    assert moves(saved_record(page))[:number] == known
    assert len({game["id"] for game in saved_games(page)}) == 1


@pytest.mark.parametrize("locks", [True, False], ids=["locks", "notes"])
@told("en")
def test_sv5_a_tab_that_slept_while_another_played(
    page: Page, site: str, context: BrowserContext, lang: str, locks: bool
) -> None:
    """Woken, it knows, says so, and can go on from there."""
    if not locks:
        context.add_init_script(NO_LOCKS)
    new_game(page, site, lang=lang)
    move(page)
    sleeper = context.new_cdp_session(page)
    asleep(sleeper, "frozen")
    second = context.new_page()
    if not locks:
        second.add_init_script(LATER)
    second.goto(page.url)
    if wait_for(second, "watching", "yours") == "watching":
        second.get_by_role("button", name=words(lang, "tabs.takeover")).click()
        wait_for(second, "yours")
    move(second)
    number = at(second)
    asleep(sleeper, "active")
    wait_for(page, "watching")
    reads(page, lang, "tabs.taken")
    page.wait_for_selector(f'.table-page[data-at="{number}"]')
    page.get_by_role("button", name=words(lang, "tabs.takeover")).click()
    wait_for(page, "yours")
    move(page)
    assert len(moves(saved_record(page))) == at(page) > number


def asleep(session: CDPSession, state: str) -> None:
    session.send("Page.setWebLifecycleState", {"state": state})
