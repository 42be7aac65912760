"""Saved games: kept after every move, found again, never lost to damage, a full store or a second tab."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.hands.steps import at, move, new_game, prefer, saved_record, wait_for


def test_sv1_reload_in_the_middle(page: Page, site: str) -> None:
    new_game(page, site)
    move(page)
    move(page)
    number, kept = at(page), saved_record(page)
    page.reload()
    wait_for(page, "yours")
    assert (at(page), saved_record(page)) == (number, kept)


def test_the_saved_board_shows_without_python(page: Page, site: str) -> None:
    new_game(page, site)
    move(page)
    taken = page.locator(".dock.is-taken").count()
    page.route("**/*.wasm", lambda route: route.abort())
    page.reload()
    expect(page.locator(".dock")).to_have_count(24)
    assert page.locator(".dock.is-taken").count() == taken
    assert page.get_attribute(".table-page", "data-state") == "saved"


def test_sv2_file_and_back(page: Page, site: str, tmp_path: Path) -> None:
    new_game(page, site)
    move(page)
    kept = saved_record(page)
    page.goto(site)
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Salva come file").click()
    path = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(path)
    assert path.read_text() == kept
    page.evaluate(
        """Object.keys(localStorage).filter((key) => key.startsWith('regolo.game'))
          .forEach((key) => localStorage.removeItem(key))"""
    )
    page.reload()
    expect(page.get_by_role("heading", name="Le tue partite")).to_be_hidden()
    page.locator("input[type=file]").set_input_files(path)
    wait_for(page, "yours")
    assert saved_record(page) == kept


@pytest.mark.parametrize(
    "text", ["", "not a game", "regolo 1\ngame: chess\n", "regolo 1\ngame: suk\nplayers: 99\n"]
)
def test_sv2_a_file_that_is_no_game(page: Page, site: str, text: str, tmp_path: Path) -> None:
    prefer(page)
    page.goto(site)
    path = tmp_path / "odd.txt"
    path.write_text(text)
    page.locator("input[type=file]").set_input_files(path)
    expect(page.locator(".toast")).to_contain_text(
        re.compile("non si può aprire|nessuna partita|non contiene")
    )


def test_sv2_delete_and_put_back(page: Page, site: str) -> None:
    new_game(page, site)
    page.goto(site)
    page.get_by_role("button", name="Elimina").click()
    expect(page.locator(".save")).to_have_count(0)
    page.get_by_role("button", name="Rimettila a posto").click()
    expect(page.locator(".save")).to_have_count(1)


def test_sv4_storage_refused(page: Page, site: str) -> None:
    page.add_init_script(
        """Object.defineProperty(window, 'localStorage', {
          get() { throw new DOMException('no', 'SecurityError'); },
        })"""
    )
    page.goto(f"{site}?lang=it#/new/suk")
    page.get_by_role("button", name="Comincia").click()
    wait_for(page, "yours")
    move(page)
    expect(page.get_by_text("non lascia salvare")).to_be_visible()
    with page.expect_download():
        page.get_by_role("button", name="Salva come file").click()
    move(page)


def test_sv4_storage_full(page: Page, site: str) -> None:
    new_game(page, site)
    kept = saved_record(page)
    page.evaluate(
        "() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') } }"
    )
    move(page)
    expect(page.get_by_text("Lo spazio per le partite è finito")).to_be_visible()
    move(page)
    assert saved_record(page) == kept


def test_sv4_both_copies_damaged(page: Page, site: str) -> None:
    new_game(page, site)
    move(page)
    page.evaluate(
        """Object.keys(localStorage).filter((key) => key.startsWith('regolo.game.'))
          .forEach((key) => localStorage.setItem(key, 'x'))"""
    )
    page.goto(site)
    expect(page.get_by_role("heading", name="Partita rovinata")).to_be_visible()
    with page.expect_download():
        page.get_by_role("button", name="Salva come file").click()


def test_sv5_a_second_tab_watches_or_takes_over(page: Page, site: str, context: BrowserContext) -> None:
    new_game(page, site)
    move(page)
    second = context.new_page()
    second.goto(page.url)
    wait_for(second, "watching")
    expect(second.get_by_text("è aperta in un’altra scheda")).to_be_visible()
    number = at(second)
    move(page)
    second.wait_for_selector(f'.table-page:not([data-at="{number}"])')
    second.get_by_role("button", name="Gioca qui").click()
    wait_for(second, "yours")
    wait_for(page, "watching")
    expect(page.get_by_text("continua in un’altra scheda")).to_be_visible()
    move(second)
    assert saved_record(second).count("place") > number // 2


def test_sv5_without_web_locks(page: Page, site: str, context: BrowserContext) -> None:
    context.add_init_script("Object.defineProperty(navigator, 'locks', { value: undefined })")
    new_game(page, site)
    second = context.new_page()
    second.goto(page.url)
    wait_for(second, "watching")
    second.get_by_role("button", name="Gioca qui").click()
    wait_for(second, "yours")
    wait_for(page, "watching")
