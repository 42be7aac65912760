"""The ends of the game, and who wins (R28 to R32)."""

from typing import Any

from pyapp.games.mechanics.state import State
from tests.mechanics.tables import GAME, all_pass, built, go, last, moves, phase, table, told


def over(players: int, *seats: dict[str, Any], **fields: Any) -> State:
    """A game that is over, seen at its last moment."""
    return table(players, phase="end", seats=list(seats), turn=None, **fields)


def ranking(state: State) -> list[list[int]]:
    result = GAME.result(state)
    assert result is not None
    return result.ranking


def test_r29_the_round_whose_refill_takes_the_last_card_is_not_the_last() -> None:
    state = table(2, mechanisms=[], market=["gear"], deck=["lens", "wire"])
    state = go(state, "buy gear")
    assert phase(state) == "turn" and state.round == 2 and not state.deck
    state, events = told(state, "buy lens", "pass", "pass")
    assert phase(state) == "end" and last(events, "over") == {"why": "deck"}
    assert "refilled" not in [event.kind for event in events]
    assert state.first == 1, "no passing of the marker after the last round (R28)"


def test_q10_cards_left_on_the_market_do_not_prolong_the_game() -> None:
    state = all_pass(table(2, mechanisms=[], market=["gear"] * 5, deck=[], bought=["lens"]))
    assert phase(state) == "end"


def test_r30_two_rounds_without_a_purchase_end_the_game() -> None:
    state = table(2, mechanisms=[], market=["gear"] * 8)
    state = all_pass(state)
    assert state.round == 2 and state.quiet == 1
    assert GAME.view(state, 0)["last_round"] == "standstill"
    state, events = told(state, "pass", "pass")
    assert phase(state) == "end" and last(events, "over") == {"why": "standstill"}
    assert last(events, "last_round") == {"why": "standstill"}


def test_r30_the_second_idle_round_is_adjusted_as_the_last() -> None:
    state = all_pass(table(2, mechanisms=[], quiet=1, round=2))
    assert state.prices == (4, 5, 5, 5, 4, 4, 5), "nothing was bought, so nothing rises (R23)"


def test_r30_a_purchase_starts_the_count_again() -> None:
    state = table(2, mechanisms=[], market=["gear"] * 8, quiet=1, round=2)
    state = go(state, "buy gear")
    assert GAME.view(state, 0)["last_round"] is None
    state = all_pass(state)
    assert state.round == 3 and state.quiet == 0


def test_q34_the_first_round_counts_too() -> None:
    state = GAME.new(4, seed=1, mechanisms="custom")
    while GAME.to_act(state) is not None:
        state = go(state, "pass" if "pass" in moves(state) else "sell_done")
    assert state.round == 2


def test_r28_the_last_round_still_adjusts_and_sells() -> None:
    state = table(2, mechanisms=[], deck=[], seats=[{"hand": {"lens": 3}, "cogs": 0}], bought=["lens"])
    state = all_pass(state)
    assert phase(state) == "sell"
    assert go(state, "sell lens 3+0").cogs[0] == 18


def test_r31_only_cogs_count() -> None:
    state = over(2, {"cogs": 40, "hand": {}}, {"cogs": 39, "hand": {"lens": 8}, "built": ["aether_drive"]})
    assert ranking(state) == [[0], [1]]
    result = GAME.result(state)
    assert result is not None and result.scores == [40, 39]
    assert GAME.moves(state) == [] and GAME.to_act(state) is None


def test_m5_the_automaton_pays_before_scores_are_compared() -> None:
    seats = [{"cogs": 10, "hand": {}, "built": ["automaton"]}, {"cogs": 39, "hand": {}}]
    state, events = told(table(2, deck=[], seats=seats, bought=["gear"]), "pass", "pass")
    result = GAME.result(state)
    assert result is not None and result.scores == [40, 39]
    assert result.breakdown == [{"R31": 10, "M5": 30}, {"R31": 39, "M5": 0}]
    assert last(events, "automaton") == {"seat": 0, "n": 30}
    assert built(state) == ["automaton"]


def test_r32_fewer_component_cards_win_a_tie() -> None:
    few = {"cogs": 40, "hand": {"lens": 1}, "scrap": 2, "built": ["x_ray_goggles"]}
    many = {"cogs": 40, "hand": {"wire": 2}, "scrap": 0}
    assert ranking(over(2, few, many)) == [[0], [1]]
    assert ranking(over(2, many, few)) == [[1], [0]], "Scrap and built cards do not count (Q43)"


def test_r32_and_q31_then_the_nearest_to_the_first_player_who_counts_himself() -> None:
    equal = {"cogs": 40, "hand": {"gear": 1}}
    assert ranking(over(3, equal, equal, equal, first=1)) == [[1], [2], [0]]
    assert ranking(over(3, equal, {"cogs": 1, "hand": {}}, equal, first=1)) == [[2], [0], [1]]


def test_the_end_is_told_seat_by_seat() -> None:
    _, events = told(table(2, deck=[], seats=[{"hand": {}, "cogs": 7}], bought=["gear"]), "pass", "pass")
    assert [event.public["total"] for event in events if event.kind == "scored"] == [7, 30]
    state = all_pass(table(2, deck=[], bought=["gear"]))
    assert GAME.view(state, None)["final"] == [
        {"cogs": 30, "bonus": 0, "cards": 0, "distance": 0},
        {"cogs": 30, "bonus": 0, "cards": 0, "distance": 1},
    ]


def test_r23_all_three_fall_where_that_is_agreed() -> None:
    fields = {"deck": [], "bought": ["magnet", "piping"], "options": {"last_fall": "all"}}
    state = table(2, **fields)
    assert GAME.view(state, 0)["places"] == [0, 0, 0, 0, -1, -1, -1]
    after = all_pass(state)
    assert after.prices == (4, 5, 5, 5, 4, 4, 5)


def test_m5_the_bonus_agreed_on_is_paid() -> None:
    seats = [{"cogs": 10, "hand": {}, "built": ["automaton"]}, {"cogs": 39, "hand": {}}]
    options = {"automaton_bonus": "20", "automaton": True, "mechanisms": "custom", "custom": []}
    state = table(2, deck=[], seats=seats, bought=["gear"], mechanisms=["automaton"], options=options)
    result = GAME.result(all_pass(state))
    assert result is not None and result.breakdown == [{"R31": 10, "M5": 20}, {"R31": 39, "M5": 0}]
