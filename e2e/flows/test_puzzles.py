"""Puzzles as a person meets them: today's one, a wrong try, a right one, the solution shown."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.hands import steps
from pyapp import GAMES
from pyapp.teach.puzzles import kept, shelf_of

ANSWER = 30_000


@pytest.fixture
def puzzle(dist: Path) -> dict[str, Any]:
    """One whose first move already tells right from wrong."""
    found = json.loads((dist / "static/learn/suk/puzzles.json").read_text())
    chosen: dict[str, Any] = found[0]
    return chosen


def opened(page: Page, site: str, puzzle: dict[str, Any]) -> None:
    steps.prefer(page, pace="off")
    page.goto(f"{site}#/puzzle/suk/{puzzle['id']}")
    steps.wait_for(page, "yours")


def wrong_move(puzzle: dict[str, Any]) -> str:
    game = GAMES["suk"]
    position = next(one.position for one in kept(shelf_of(game)) if one.id == puzzle["id"])
    return next(str(move) for move in game.moves(game.load(position)) if str(move) not in puzzle["winning"])


def test_today_has_a_puzzle_and_every_game_has_ten(page: Page, site: str) -> None:
    page.goto(f"{site}#/")
    page.get_by_role("link", name="Problemi").click()
    expect(page.locator(".puzzle-today")).to_be_visible()
    games = json.loads(page.locator("#catalog").text_content() or "{}")["games"]
    for game in games:
        assert page.locator(f'.puzzle-shelf[data-game="{game["slug"]}"] .puzzle-link').count() >= 10, game[
            "slug"
        ]
    page.locator(".puzzle-today a").click()
    expect(page.locator('[data-puzzle="open"]')).to_be_visible(timeout=ANSWER)


def test_a_wrong_move_is_told_and_taken_back_and_a_right_one_goes_on(
    page: Page, site: str, puzzle: dict[str, Any]
) -> None:
    opened(page, site, puzzle)
    steps.make(page, wrong_move(puzzle))
    expect(page.locator('[data-puzzle="missed"]')).to_be_visible(timeout=ANSWER)
    page.get_by_role("button", name="Riprendi la mossa").click()
    expect(page.locator('[data-puzzle="open"]')).to_be_visible()
    steps.make(page, puzzle["winning"][0])
    expect(page.locator('[data-puzzle="right"], [data-puzzle="solved"]')).to_be_visible(timeout=ANSWER)


def test_the_solution_is_played_to_the_win(page: Page, site: str, puzzle: dict[str, Any]) -> None:
    opened(page, site, puzzle)
    page.get_by_role("button", name="Mostra la soluzione").click()
    expect(page.locator('[data-puzzle="shown"]')).to_be_visible(timeout=ANSWER)
    steps.wait_for(page, "over")
