"""An owner's file: what the rules refuse is told where it is chosen; what fits is played, and the table says so."""

import json

from playwright.sync_api import Page, expect

from e2e.hands.steps import prefer, start, wait_for
from pyapp import GAMES

EXAMPLE = GAMES["martians"].options["own"]["example"]


def take(page: Page, text: str) -> None:
    page.locator("input[type=file]").set_input_files(
        {"name": "box.json", "mimeType": "application/json", "buffer": text.encode()}
    )


def test_a_wrong_file_is_told_where_it_is_chosen_and_a_good_one_is_played(page: Page, site: str) -> None:
    prefer(page)
    page.goto(f"{site}#/new/martians")
    page.locator("details.more summary").first.click()
    message = page.locator(".toast")
    for wrong, said in (
        ("[]", "oggetto JSON"),
        ('{"cards": {"shotgun": 9}}', "shotgun"),
        ('{"tile": {}}', "tile"),
        (json.dumps({"x": "a" * 7000}), "6000"),
    ):
        take(page, wrong)
        expect(message).to_contain_text(said)
        expect(page.locator(".own-loaded")).to_have_count(0)
    take(page, EXAMPLE)
    expect(page.locator(".own-loaded")).to_contain_text("cards, tiles")
    start(page)
    wait_for(page, "yours")
    expect(page.locator(".own-mark")).to_contain_text("Componenti propri")
