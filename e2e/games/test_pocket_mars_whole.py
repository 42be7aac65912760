"""Whole games of Pocket Mars: by tapping on a small phone, by keys alone; and nobody finds another's cards."""

import random

from playwright.sync_api import BrowserContext, Page

from e2e.hands.mars import STANDS, deal, engine, leaks, secrets, tap
from e2e.hands.steps import sideways, status
from pyapp.ai.thinking import choose

LOOKS = 0.15  # how often everything on the page is searched


def play_to_the_end(page: Page) -> dict[str, int]:
    """Sensible moves, tapped; at random moments the page is searched for what must not be there."""
    chance = random.Random(5)
    seen = {"moves": 0, "handovers": 0, "steps": 0, "searched": 0}

    def search(seat: int | None) -> None:
        if chance.random() < LOOKS:
            record = engine(page)
            assert leaks(page, record, seat) == []
            seen["searched"] += len(secrets(record, seat))

    while True:
        page.wait_for_selector(f'{STANDS}, .table-page[data-state="steps"]')
        if page.locator(".handover").count():
            seen["handovers"] += 1
            search(None)
            page.locator(".handover .button-main").tap()
            page.wait_for_selector('.table-page[data-state="yours"]')
        state = page.get_attribute(".table-page", "data-state")
        if state == "over":
            return seen
        if state == "steps":
            seen["steps"] += 1
            page.locator("#step-next").tap()
            continue
        assert sideways(page) == 0
        record = engine(page)
        search(record.game.to_act(record.state))
        tap(page, str(choose(record.game, record.state, "normal")))
        seen["moves"] += 1


def test_solo_against_a_cyborg_on_a_phone(phone: BrowserContext, site: str) -> None:
    page = phone.new_page()
    deal(page, site, "person", level="cyborg", steps="press")
    seen = play_to_the_end(page)
    assert seen["steps"] > 10 and seen["searched"] > 40
    assert "Partita finita" in status(page).inner_text()


def test_hi2_four_people_draft_and_share_a_phone(phone: BrowserContext, site: str) -> None:
    page = phone.new_page()
    deal(page, site, "person", "person", "person", "person", draft=True)
    seen = play_to_the_end(page)
    assert seen["handovers"] > 30 and seen["searched"] > 150
    assert "Partita finita" in status(page).inner_text()
