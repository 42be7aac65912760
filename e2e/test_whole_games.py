"""A whole game of each title without a mouse, and one by roles and names alone; the console stays clean."""

import pytest
from playwright.sync_api import Page, expect

from e2e.whole import Hand, Keys, Names, begun, play_on, sit_down
from tools.quality import figures
from tools.quality.screens import DRAWN

LONG = figures.long_form()
# In the short form the last moves of the longer games; mechanics and suk are played whole by keys.
LAST = {"mechanics": None, "suk": None, "automobiles": 8, "pocket-mars": 8, "martians": 8}


def finish(page: Page, site: str, slug: str, hand: Hand, left: int | None) -> None:
    sit_down(page, site, begun(slug, None if LONG else left))
    made = play_on(page, slug, hand)
    expect(page.locator(".score")).to_be_visible()
    figures.note("game", slug=slug, hand=type(hand).__name__.lower(), moves=made)


@pytest.mark.parametrize("slug", DRAWN)
def test_ac1_by_keys(page: Page, site: str, slug: str) -> None:
    finish(page, site, slug, Keys(), LAST.get(slug, 8))


@pytest.mark.parametrize("slug", DRAWN)
def test_ac2_by_roles_and_names(page: Page, site: str, slug: str) -> None:
    finish(page, site, slug, Names(), 8)
