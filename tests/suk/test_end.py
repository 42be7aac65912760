"""The end of Marrak Hesh 17: R20, R34, R35 and the options that change who wins (Q12, Q20, Q21, Q33)."""

from functools import cache
from typing import Any

import pytest

from pyapp.core.events import Event
from pyapp.core.options import Setup
from pyapp.games.suk.rules.scoring import Points
from pyapp.games.suk.state import OVER, State
from tests.playing import Playout, random_games
from tests.suk.table import NEARLY_FULL, game, kinds, serve, table, with_hands


def test_r20_q12_the_game_ends_at_once_when_nobody_can_place() -> None:
    """Black on 1 makes dock 0 want grey and dock 2 want white: nobody has them, and nobody 'skips'."""
    events: list[Event] = []
    state = with_hands(table(NEARLY_FULL), "K", "K")
    state = serve(state, 1, "black", events)
    assert kinds(events) == ["placed", "over", "scored", "scored"]
    assert state.turn == OVER and game.result(state) is not None
    assert state.ring.count(".") == 2, "goods left on docks are worth nothing"
    assert state.hands[1] == (0, 0, 1), "transports left in hand are worth nothing (Q20)"


def test_r20_a_game_with_all_docks_served_ends_the_same_way() -> None:
    events: list[Event] = []
    state = with_hands(table(NEARLY_FULL), "GK", "K")
    for dock, colour in ((2, "black"), (1, "grey"), (0, "black")):
        state = serve(state, dock, colour, events)
    assert state.ring.count(".") == 0 and state.turn == OVER
    assert kinds(events)[-3:] == ["over", "scored", "scored"]


def test_r20_a_random_game_never_ends_while_somebody_can_place() -> None:
    for playout in random_games("suk", 200):
        last = playout.states[-1]
        for seat in range(last.players):
            again = last.copy()
            again.turn, again.firsts = seat, ()
            assert game.moves(again) == [], playout


def finished(totals: list[int], start: int = 0, **options: Any) -> State:
    """A game just over, with those totals (all made of rare tiles, to keep it plain)."""
    state: State = game.new(players=len(totals), **options)
    over = state.copy()
    over.turn, over.start = OVER, start
    over.finished = (tuple(Points(0, 0, total) for total in totals),)
    return over


def ranking(state: State) -> list[list[int]]:
    result = game.result(state)
    assert result is not None
    return result.ranking


def test_r34_the_highest_total_wins() -> None:
    assert ranking(finished([7, 12, 9])) == [[1], [2], [0]]


def test_r35_q21_equal_totals_share_the_place() -> None:
    assert ranking(finished([9, 9])) == [[0, 1]]
    assert ranking(finished([12, 9, 12])) == [[0, 2], [1]]
    assert ranking(finished([5, 9, 5])) == [[1], [0, 2]]
    assert ranking(finished([4, 4, 4])) == [[0, 1, 2]]


@pytest.mark.parametrize(
    ("start", "order"),
    [(0, [[2], [1], [0]]), (1, [[0], [2], [1]]), (2, [[1], [0], [2]])],
)
def test_tie_break_late_seat_counts_from_the_start_seat(start: int, order: list[list[int]]) -> None:
    assert ranking(finished([6, 6, 6], start, tie_break="late_seat")) == order


def test_tie_break_late_seat_never_beats_a_higher_total() -> None:
    assert ranking(finished([7, 6, 6], 0, tie_break="late_seat")) == [[0], [2], [1]]


def test_q26_negative_totals_rank_below_zero() -> None:
    state = finished([0, 0])
    state.finished = ((Points(0, 0, 1, -3), Points(0, 0, 0)),)
    assert ranking(state) == [[1], [0]]
    result = game.result(state)
    assert result is not None and result.scores == [-2, 0]


def test_the_score_sheet_goes_by_rule() -> None:
    for playout in random_games("suk", 200):
        result = game.result(playout.states[-1])
        assert result is not None
        rules = ["R31", "R32", "R33"] + ["R42"] * bool(playout.setup.options["advanced"])
        assert all(list(lines) == rules for lines in result.breakdown)


# -- the match (Q33) ---------------------------------------------------------------------------


@cache
def matches() -> list[Playout]:
    return [playout for playout in random_games("suk", 200) if playout.setup.options["match"]]


def test_q33_a_match_has_as_many_games_as_captains() -> None:
    assert {playout.setup.players for playout in matches()} == {2, 3}
    for playout in matches():
        assert len(playout.states[-1].finished) == playout.setup.players
        numbers = [state.game_number for state in playout.states]
        assert sorted(set(numbers)) == list(range(1, playout.setup.players + 1))
        assert numbers == sorted(numbers)


def test_q33_everybody_starts_once() -> None:
    for playout in matches():
        starts = {state.game_number: state.start for state in playout.states}
        first = starts[1]
        for number, start in starts.items():
            assert start == (first + number - 1) % playout.setup.players


def test_q33_every_game_is_set_up_anew() -> None:
    for playout in matches():
        told = [event for events in playout.events for event in events]
        deals = [
            state
            for before, state in zip(playout.states, playout.states[1:], strict=False)
            if state.game_number > before.game_number
        ]
        for state in deals:
            assert state.turn == state.start and state.ring == "." * 24
            assert state.last_taken < 0 and not any(state.filled)
            assert state.deep == () or len(set(state.deep)) == 2
        assert kinds(told).count("next_game") == len(deals) == playout.setup.players - 1
        assert kinds(told).count("started") == playout.setup.players


def test_q33_the_sum_wins() -> None:
    for playout in matches():
        last = playout.states[-1]
        result = game.result(last)
        assert result is not None
        sums = [sum(points[seat].total for points in last.finished) for seat in range(last.players)]
        assert result.scores == sums == game.view(last, None)["totals"]
        assert {seat for seat in range(last.players) if sums[seat] == max(sums)} == set(result.ranking[0])


def test_q33_equal_sums_share_even_with_late_seat() -> None:
    state = finished([5, 6], tie_break="late_seat", match=True)
    state.finished = (*state.finished, (Points(0, 0, 6), Points(0, 0, 5)))
    assert state.setup == Setup(2, {**state.setup.options})
    assert ranking(state) == [[0, 1]]


def test_the_end_tells_the_totals_seat_by_seat() -> None:
    for playout in random_games("suk", 200)[:60]:
        last = playout.states[-1]
        scored = [event for event in playout.events[-1] if event.kind == "scored"]
        assert [event.public["seat"] for event in scored] == list(range(last.players))
        assert [event.public["total"] for event in scored] == [points.total for points in last.finished[-1]]
