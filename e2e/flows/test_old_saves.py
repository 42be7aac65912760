"""The browser's storage as earlier releases left it: every game is listed, and goes on."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.hands.steps import at, prefer
from pyapp.record import Record
from tests import saves


@pytest.mark.parametrize("folder", [pytest.param(folder, id=folder.name) for folder in saves.folders()])
def test_what_a_release_stored_is_listed_and_opens(page: Page, site: str, folder: Path) -> None:
    stored = saves.storage(folder)
    prefer(page)
    page.goto(site)
    page.evaluate(
        "(stored) => Object.entries(stored).forEach(([key, text]) => localStorage.setItem(key, text))", stored
    )
    page.reload()
    expect(page.locator(".save")).to_have_count(len(stored) // 2)
    expect(page.get_by_role("heading", name="Partita rovinata")).to_have_count(0)
    for text in list(stored.values())[::6]:
        game = json.loads(text.partition(" ")[2])
        page.goto(f"{site}#/table/{game['id']}")
        page.wait_for_selector(
            '.handover, .table-page[data-state="yours"], .table-page[data-state="theirs"], .table-page[data-state="over"]'
        )
        assert page.locator(".handover").count() or at(page) >= len(Record.parse(game["record"]))
