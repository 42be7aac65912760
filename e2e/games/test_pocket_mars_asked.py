"""Pocket Mars: how to be asked about a card that others play, and cards that show all they foretell."""

import json

import pytest
from playwright.sync_api import Page, expect

from e2e.flows.test_shared_table import open_record
from e2e.hands.steps import at, prefer, wait_for
from pyapp.ai.thinking import choose
from pyapp.record import Record, Seat

SEED, MOVES = 17, 25  # Ada fills her prep, then Orione plays a card out of it
STOLEN = "ecosystem-1"


def before_a_theft() -> Record:
    record = Record.new("pocket-mars", 2, SEED, [Seat("Ada"), Seat("Orione", "computer", "normal")])
    while len(record) < MOVES:
        record.play(choose(record.game, record.state, "normal"))
    assert STOLEN in record.game.view(record.state, 0)["seats"][0]["prep"]
    return record


def kept(page: Page) -> Record:
    text = page.evaluate(
        "Object.entries(localStorage).find(([key]) => key.startsWith('regolo.game.'))[1]"
    ).split(" ", 1)[1]
    return Record.parse(json.loads(text)["record"])


@pytest.mark.parametrize("declined", [True, False])
def test_a_card_said_to_be_declined_is_declined_in_others_turns(
    page: Page, site: str, declined: bool
) -> None:
    prefer(page, autoHelp=False, presses="two")
    open_record(page, site, "pocket-mars", before_a_theft().text())
    wait_for(page, "yours")
    if declined:
        page.locator(f'[data-inspect="card.{STOLEN}"]').first.click(button="right")
        page.get_by_role("radio", name="Mai: rinuncio").check()
        page.keyboard.press("Escape")
        page.reload()
        wait_for(page, "yours")
        page.locator(f'[data-inspect="card.{STOLEN}"]').first.click(button="right")
        expect(page.get_by_role("radio", name="Mai: rinuncio")).to_be_checked()
        page.keyboard.press("Escape")
    before = at(page)
    page.locator('.piece[data-pattern="fill water-4"]').first.click()
    page.locator("#confirm").click()
    wait_for(page, "yours", "over", after=before)
    made = kept(page).moves[MOVES:]
    assert made[:2] == ["fill water-4", "steal 0 left"]
    assert made[2:3] == (["skip"] if declined else [])


CUT = """() => {
  const own = document.querySelector('.seats-own');
  const past = [...own.querySelectorAll('.pm-ahead li')].filter((line) =>
    line.getBoundingClientRect().right > line.closest('.pm-card').getBoundingClientRect().right);
  return [own.scrollHeight - own.clientHeight, past.map((line) => line.innerText)];
}"""


def test_with_three_seats_the_own_cards_are_whole_and_so_is_what_they_foretell(page: Page, site: str) -> None:
    names = [Seat("Ada"), Seat("Orione", "computer", "normal"), Seat("Vega", "computer", "normal")]
    record = Record.new("pocket-mars", 3, 11, names)
    while len(record) < 25 or record.game.to_act(record.state) != 0:
        record.play(choose(record.game, record.state, "easy"))
    prefer(page, autoHelp=False)
    open_record(page, site, "pocket-mars", record.text())
    wait_for(page, "yours")
    expect(page.locator(".pm-ahead").nth(3)).to_be_visible()
    assert page.evaluate(CUT) == [0, []]
