"""Puzzles: each can be won as it says, and only so."""

from pathlib import Path

import pytest

from pyapp import GAMES
from pyapp.teach.puzzles import LARGEST_SHARE, MOST, Puzzle, keep, kept, shelf_of
from pyapp.teach.solver import Search, TooMany, has_won, still_wins, winning_moves
from tests.playing import COMPLETE

SHELVES = {slug: kept(shelf_of(GAMES[slug])) for slug in COMPLETE}
ALL = [
    pytest.param(slug, puzzle, id=f"{slug}-{puzzle.id}")
    for slug, shelf in SHELVES.items()
    for puzzle in shelf
]
FIRST = [pytest.param(slug, shelf[0], id=slug) for slug, shelf in SHELVES.items() if shelf]


@pytest.mark.parametrize("slug", COMPLETE)
def test_every_complete_game_has_ten_and_some_that_need_thought(slug: str) -> None:
    shelf = SHELVES[slug]
    assert len({puzzle.id for puzzle in shelf}) == len(shelf) >= 10
    assert any(puzzle.level > 1 for puzzle in shelf)


def test_the_suk_has_puzzles_for_two_for_three_and_with_cards_in_force() -> None:
    tables = [puzzle.position for puzzle in SHELVES["suk"]]
    basic = [table["players"] for table in tables if not table["options"]["advanced"]]
    assert basic.count(2) >= 10 and basic.count(3) >= 10
    assert len({card for table in tables for card in table["deep"]}) >= 8


@pytest.mark.parametrize(("slug", "puzzle"), ALL)
def test_the_line_leads_to_the_win(slug: str, puzzle: Puzzle) -> None:
    game = GAMES[slug]
    state = game.load(puzzle.position)
    assert game.to_act(state) == puzzle.seat
    assert 0 < len(puzzle.winning) <= LARGEST_SHARE * len(game.moves(state))
    assert puzzle.line[0] in puzzle.winning and len(puzzle.line) <= puzzle.horizon
    for move in puzzle.line:
        state = game.play(state, move)
    result = game.result(state)
    assert result is not None and has_won(result, puzzle.seat)


@pytest.mark.parametrize(("slug", "puzzle"), FIRST)
def test_these_moves_win_and_no_other(slug: str, puzzle: Puzzle) -> None:
    game = GAMES[slug]
    state = game.load(puzzle.position)
    found = winning_moves(
        game, state, puzzle.seat, puzzle.horizon, worlds=1, most=MOST, few=len(game.moves(state))
    )
    assert {str(move) for move in found} == set(puzzle.winning)


def test_nothing_is_said_where_there_is_too_much_to_look_at() -> None:
    game = GAMES["suk"]
    beginning = game.new(2, 1)
    assert still_wins(game, beginning, 0, 60, 50) is None
    with pytest.raises(TooMany):
        Search(game, 0, 50).wins(beginning, 60)


def test_a_win_beyond_the_horizon_is_no_win() -> None:
    puzzle = next(one for one in SHELVES["suk"] if len(one.line) > 2)
    game = GAMES["suk"]
    state = game.play(game.load(puzzle.position), puzzle.line[0])
    assert still_wins(game, state, puzzle.seat, puzzle.horizon, MOST)
    assert still_wins(game, state, puzzle.seat, 1, MOST) is False


def test_a_shelf_reads_back_the_easiest_first(tmp_path: Path) -> None:
    shelf = SHELVES["suk"]
    file = tmp_path / "puzzles.json"
    keep(file, list(reversed(shelf)))
    assert sorted(kept(file), key=lambda one: one.id) == sorted(shelf, key=lambda one: one.id)
    assert [one.level for one in kept(file)] == sorted(one.level for one in shelf)
