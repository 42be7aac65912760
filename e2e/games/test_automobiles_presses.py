"""Automobiles with few presses: a whole drive with its cards, wear, purchases, what a card draws; and the camera."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.flows.test_choosing import open_table
from e2e.hands.steps import at, prefer, settled_record, wait_for
from pyapp.games.automobiles import GAME
from pyapp.record import Record, Seat
from tests.automobiles.table import race, seat

HAND = {"white": 2, "wear": 3, "yellow": 1, "purple": 1, "green": 1, "blue": 1}
SCALE = "() => Number(document.querySelector('.viewport').style.getPropertyValue('--vp-scale'))"
BARELY = 1.3  # times the whole


def lay_out(page: Page, site: str, **more: Any) -> dict[str, Any]:
    """A hand with gears, cards and wear, alone at the screen; every press counts."""
    state = race(
        seat("D1-22", 3, act=HAND, disc={"white": 1}, bag={"white": 3, "light": 4}),
        seat("D1-26", 1),
        cards="first_game",
        **more,
    )
    record = Record.from_position(GAME.dump(state), [Seat("Ada"), Seat("Orione", "computer", "easy")])
    prefer(page, presses="one", autoHelp=False)
    page.goto(site)
    page.wait_for_selector(".home h2")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": record.text().encode()}
    )
    wait_for(page, "yours")
    return seen(page)


def seen(page: Page) -> dict[str, Any]:
    record = settled_record(page)
    found: dict[str, Any] = record.game.view(record.state, 0)
    return found


def test_the_last_space_of_a_drive_takes_gears_and_cards(page: Page, site: str) -> None:
    """One press plays all of it, the wear of the cards is said before, and one undo takes it all back."""
    before = lay_out(page, site)
    target = next(
        one for one in before["far"] if {"use white", "use blue"} <= set(one["plan"]) and len(one["via"]) > 2
    )
    plan = ";".join(target["plan"])
    aim = page.locator(f'.au-aim[data-plan="{plan}"]')
    label = aim.get_attribute("aria-label") or ""
    cards = sum(move in ("use blue", "use green") for move in target["plan"])
    assert f"{cards} di usura per le carte" in label, label
    aim.dispatch_event("click")
    page.wait_for_selector('.table-page:not([data-at="0"])')
    after = seen(page)
    assert after["drive"]["head"]["space"] == target["space"]
    assert after["seats"][0]["used"].get("wear", 0) == cards
    page.locator('[data-tool="undo"]').click()
    page.wait_for_selector('.table-page[data-at="0"]')
    assert seen(page) == before


def test_all_the_wear_goes_with_one_press(page: Page, site: str) -> None:
    lay_out(page, site)
    all_of_it = page.locator('[data-id="choice-use-wear"]')
    assert "3" in (all_of_it.get_attribute("aria-label") or "")
    all_of_it.click()
    page.wait_for_selector('.table-page[data-at="3"]')
    side = seen(page)["seats"][0]
    assert (side["act"].get("wear", 0), side["disc"]["wear"]) == (0, 3)
    expect(page.locator('[data-id="choice-use-wear"]')).to_have_count(0)


def test_a_cube_is_bought_by_its_price_before_anything_is_driven(page: Page, site: str) -> None:
    """The shop opens by itself; undo leads back to the drive."""
    before = lay_out(page, site)
    assert any(before["reach"].values())
    page.locator('[data-id="choice-buy-light"]').click()
    page.wait_for_selector('.table-page[data-at="2"]')
    assert seen(page)["seats"][0]["used"]["light"] == 1
    page.locator('[data-tool="undo"]').click()
    page.wait_for_selector('.table-page[data-at="0"]')
    assert seen(page) == before


def test_a_card_that_is_there_to_draw_draws_at_the_first_press(page: Page, site: str) -> None:
    before = lay_out(page, site)
    page.locator('[data-id="act-0-purple"]').click()
    page.wait_for_selector('.table-page[data-at="1"]')
    assert seen(page)["seats"][0]["bag"]["size"] < before["seats"][0]["bag"]["size"]


@pytest.mark.parametrize("pressed", ["end", "pit clean"])
def test_what_gives_something_away_still_waits_for_the_second_press(
    page: Page, site: str, pressed: str
) -> None:
    lay_out(page, site)
    page.locator(f'[data-pattern="{pressed}"]').first.click()
    expect(page.locator("#confirm")).to_be_enabled()
    page.wait_for_timeout(300)
    assert at(page) == 0


@pytest.mark.parametrize("share", [0.1, 0.3, 0.5, 0.7])
@pytest.mark.parametrize("size", [(1280, 800), (1440, 900), (390, 844)])
def test_the_camera_shows_the_whole_or_comes_near(
    page: Page, site: str, share: float, size: tuple[int, int]
) -> None:
    """A look that is hardly closer than the whole would only cut the outermost lane."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_table(page, site, "automobiles", share)
    page.wait_for_timeout(300)
    scale = page.evaluate(SCALE)
    assert scale == 1 or scale >= BARELY
