"""The search of Marrak Hesh 17 against plain play to the end: what it calls won, drawn or lost is so."""

from itertools import permutations
from typing import Any

import pytest

from pyapp.ai.review import proofs
from pyapp.ai.thinking import choose
from pyapp.core.rng import Rng
from pyapp.games.suk.components import DEEP_SPACE, TILES
from pyapp.games.suk.player.layout import POINT
from pyapp.games.suk.player.lean import Holds
from pyapp.games.suk.player.search import Search
from pyapp.games.suk.rules.deep_space import best_score
from pyapp.games.suk.rules.hold import EMPTY, hull_for
from pyapp.games.suk.rules.ring import GOODS
from pyapp.teach.solver import still_wins
from tests.suk.table import game

ENOUGH = 20_000
MOST = 300_000  # positions of the judge
TABLES: list[dict[str, Any]] = [
    {},
    {"tie_break": "late_seat"},
    {"hull": "octagon"},
    {"advanced": True, "cards": ["pulsar", "wormhole"]},
    {"advanced": True, "cards": ["customs", "zero_gravity"]},
    {"advanced": True, "cards": ["ion_storm", "full_load"]},
]


def outcome(state: Any, seat: int, known: dict[Any, int]) -> int:
    """1 if the seat wins against every reply, 0 if the most it can have is a draw, -1 if it loses."""
    result = game.result(state)
    if result is not None:
        first = result.ranking[0]
        return 0 if len(first) > 1 else 1 if first == [seat] else -1
    key = state.ring, state.hands, state.holds, state.turn, state.last_taken
    if key not in known:
        after = (outcome(game.after(state, move), seat, known) for move in game.moves(state))
        known[key] = max(after) if state.turn == seat else min(after)
    return known[key]


def ending(options: dict[str, Any], seed: int, docks: int) -> Any:
    """A game of normal players until so few docks are left."""
    state = game.new(2, seed=seed, **options)
    while state.ring.count(GOODS) > docks:
        state = game.after(state, choose(game, state, "normal"))
    return state


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_end_is_searched_without_a_mistake(options: dict[str, Any]) -> None:
    for seed in range(2):
        state = ending(options, seed, docks=4)
        while (seat := game.to_act(state)) is not None:
            *_, found = Search(state, ENOUGH).thoughts()
            known: dict[Any, int] = {}
            best = outcome(state, seat, known)
            state = game.after(state, found.move)
            assert (found.sure, outcome(state, seat, known)) == (best, best)


@pytest.mark.thorough
def test_a_win_that_the_search_promises_is_kept() -> None:
    """From eight docks on: who wins by force goes on to win, against replies that are searched as well."""
    promised = 0
    for seed in range(12):
        state, winner = ending({}, seed, docks=8), None
        while (seat := game.to_act(state)) is not None:
            *_, found = Search(state, ENOUGH).thoughts()
            if len(game.moves(state)) > 1 and winner is not None:
                assert found.sure == (1 if seat == winner else -1)
            if found.sure == 1:
                winner = seat
            state = game.after(state, found.move)
        if winner is not None:
            promised += 1
            result = game.result(state)
            assert result is not None and result.ranking[0] == [winner]
    assert promised >= 6


def test_a_search_that_is_cut_short_still_has_a_move() -> None:
    state = game.new(2, seed=1)
    for positions in (1, 300, 1000):
        *_, found = Search(state, positions).thoughts()
        assert game.why_not(state, found.move) is None and found.sure is None


def test_what_was_won_in_a_match_counts_to_its_end() -> None:
    """Three points behind after the first game, a lead of two wins nothing in the last one."""
    state = ending({"match": True}, 3, docks=5)
    while state.game_number == 1 or state.ring.count(GOODS) > 5:
        state = game.after(state, choose(game, state, "normal"))
    while (seat := game.to_act(state)) is not None:
        *_, found = Search(state, ENOUGH).thoughts()
        known: dict[Any, int] = {}
        assert found.sure == outcome(state, seat, known)
        state = game.after(state, found.move)


def test_the_search_counts_deep_space_as_the_rules_do() -> None:
    """Every pair of cards in both orders drawn, on full holds and on holds with gaps."""
    rng, hull = Rng(5), hull_for("rectangle", 2)
    for number, deep in enumerate(permutations(DEEP_SPACE, 2)):
        laid = len(hull) - number % 3
        tiles = (*rng.shuffled(range(len(TILES)))[:laid], *[EMPTY] * (len(hull) - laid))
        holds = Holds(hull, deep, left=5)
        assert holds.counted(holds.of(tiles)) == POINT * best_score(hull, tiles, deep).points.total, deep


def thrown_away(seed: int, before: str) -> tuple[int, int]:
    """In a game of hard against hard from nine docks on, `before` them: decisions, and won games thrown away by one.

    The judge is the solver of the puzzles, which knows nothing of the search.
    """
    decisions = mistakes = 0
    state = game.new(2, seed=seed)
    while (seat := game.to_act(state)) is not None:
        left = state.ring.count(GOODS)
        move = choose(game, state, "hard" if left <= 9 else before)
        after = game.after(state, move)
        if left <= 8 and len(game.moves(state)) > 1:
            decisions += 1
            if still_wins(game, after, seat, left, MOST) is not True:
                mistakes += still_wins(game, state, seat, left, MOST) is not False
        state = after
    return decisions, mistakes


@pytest.mark.thorough
def test_hard_throws_no_won_game_away_once_eight_docks_are_left() -> None:
    counted = [thrown_away(seed, "normal") for seed in range(3)]
    assert sum(decisions for decisions, _ in counted) >= 15
    assert [mistakes for _, mistakes in counted] == [0] * 3


def test_a_look_back_knows_for_sure_who_won_by_force() -> None:
    """The curve of the last eight docks is the solver's, not an estimate; it ends with the result."""
    state, states = ending({}, 5, docks=8), []
    while game.to_act(state) is not None:
        states.append(state)
        state = game.after(state, choose(game, state, "normal"))
    for before in states[3:]:
        *_, chances = proofs(game, before)
        best = outcome(before, 0, {})
        assert chances == [(best + 1) / 2, (1 - best) / 2]
    assert list(proofs(game, state)) == [] == list(proofs(game, game.new(2, seed=5)))
