"""A whole game of each title without a mouse, and one by roles and names alone; the console stays clean."""

import pytest
from playwright.sync_api import Page, expect

from e2e.hands.whole import Hand, Keys, Names, begun, play_on, sit_down
from tools.quality import figures
from tools.quality.screens import DRAWN

LONG = figures.long_form()
# Played whole in the short form too; of the others the last moves.
WHOLE = {"keys": ("mechanics", "suk", "pocket-mars", "martians"), "names": ("suk", "pocket-mars")}
LAST = 8


def left(slug: str, hand: str) -> int | None:
    return None if LONG or slug in WHOLE[hand] else LAST


def finish(page: Page, site: str, slug: str, hand: Hand) -> None:
    name = type(hand).__name__.lower()
    sit_down(page, site, begun(slug, left(slug, name)))
    made = play_on(page, slug, hand)
    expect(page.locator(".score")).to_be_visible()
    figures.note("game", slug=slug, hand=name, moves=made)


@pytest.mark.parametrize("slug", DRAWN)
def test_ac1_by_keys(page: Page, site: str, slug: str) -> None:
    finish(page, site, slug, Keys())


@pytest.mark.parametrize("slug", DRAWN)
def test_ac2_by_roles_and_names(page: Page, site: str, slug: str) -> None:
    finish(page, site, slug, Names())
