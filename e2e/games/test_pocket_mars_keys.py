"""Pocket Mars without a mouse, and without a picture."""

import random

from playwright.sync_api import Page, expect

from e2e.hands.mars import deal, engine, press
from e2e.hands.steps import at, status, take_hint, wait_for
from pyapp.ai.thinking import choose

KINDS = ("prep", "hand", "steal", "launch", "burn", "fill")


def test_ac1_turns_of_every_kind_by_arrows_and_enter(page: Page, site: str) -> None:
    """Against one computer: cards of hand and prep, thefts, launches, energy, and what they ask."""
    deal(page, site, "person", "easy")
    chance = random.Random(3)
    made: dict[str, int] = {}
    while wait_for(page, "yours", "over") == "yours" and sum(made.values()) < 45:
        record = engine(page)
        moves = [str(move) for move in record.game.moves(record.state)]
        kinds = sorted({move.split()[0] for move in moves}, key=lambda kind: (made.get(kind, 0), kind))
        move = chance.choice([move for move in moves if move.startswith(kinds[0])])
        press(page, move)
        made[kinds[0]] = made.get(kinds[0], 0) + 1
    assert set(KINDS) <= set(made) and sum(made.values()) >= 20, made


def test_ac1_a_solo_game_by_names_alone(page: Page, site: str) -> None:
    """Only what has a role and a name is used, and every choice is made with Enter."""
    deal(page, site, "person")
    chance = random.Random(4)
    wait_for(page, "yours")
    page.get_by_text("Mosse in elenco").press("Enter")
    while wait_for(page, "yours", "over") == "yours":
        mine = page.get_by_role("region", name="La tua mossa")
        confirm = mine.get_by_role("button", name="Conferma")
        number = at(page)
        for _ in range(6):
            if confirm.is_enabled():
                break
            choices = mine.get_by_role("group").last.get_by_role("button")
            choice = choices.nth(chance.randrange(choices.count()))
            assert choice.inner_text().strip()
            choice.press("Enter")
        confirm.press("Enter")
        page.wait_for_selector(f'.table-page:not([data-at="{number}"])')
    expect(status(page)).to_contain_text("Partita finita")


def test_the_hint_is_a_sensible_move_of_the_turn(page: Page, site: str) -> None:
    deal(page, site, "person")
    wait_for(page, "yours")
    record = engine(page)
    take_hint(page)
    words = str(choose(record.game, record.state, record.seats[0].level)).split()
    expect(page.locator(f'.piece.is-selected[data-pattern^="{words[0]}"]').first).to_be_visible()
