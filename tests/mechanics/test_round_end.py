"""The four steps after a round: adjust, sell, refill, pass the marker (R22 to R27)."""

import pytest

from tests.acting import sees
from tests.mechanics.tables import (
    GAME,
    LINE,
    all_pass,
    go,
    hand,
    kinds,
    last,
    line,
    moves,
    phase,
    price,
    prices,
    table,
    told,
    why,
)


def test_q7_the_first_three_rise_bought_or_not() -> None:
    after = all_pass(table(2, bought=["aether_tube"]))
    assert [price(after, name) for name in LINE] == [6, 6, 6, 5, 4, 4, 4]


def test_q4_and_q5_prices_stop_at_one_and_ten() -> None:
    state = table(2, prices={"lens": 10, "wire": 9, "magnet": 1, "piping": 2}, bought=["gear"])
    after = all_pass(state)
    assert {name: price(after, name) for name in ("lens", "wire", "boiler", "magnet", "piping")} == {
        "lens": 10,
        "wire": 10,
        "boiler": 6,
        "magnet": 1,
        "piping": 1,
    }


def test_q1_the_line_is_kept_from_round_to_round() -> None:
    state = go(table(2, mechanisms=[], market=["magnet", "gear"]), "buy magnet", "buy gear")
    assert line(state) == ["gear", "magnet", "lens", "wire", "boiler", "piping", "aether_tube"]


def test_q8_in_the_last_round_what_was_bought_does_not_fall() -> None:
    state = table(2, deck=[], bought=["magnet", "piping"])
    after = all_pass(state)
    assert [price(after, name) for name in LINE] == [5, 5, 5, 5, 5, 5, 4]
    assert sees(GAME, state, 0)["places"] == [0, 0, 0, 0, 0, 0, -1]


def test_one_line_tells_the_prices_of_a_round() -> None:
    _, events = told(table(2, bought=["gear"], mechanisms=[], market=["gear"]), "pass", "pass")
    assert kinds(events).count("prices") == 1
    change = last(events, "prices")
    assert change["rising"] == ["boiler-6", "wire-6", "lens-6"]
    assert change["falling"] == ["aether_tube-4", "piping-4", "magnet-4"] and change["steady"] == ["gear-5"]


def test_r24_sales_begin_with_the_first_player_and_go_clockwise() -> None:
    seats = [{"hand": {name: 3}} for name in ("lens", "wire", "gear")]
    state = all_pass(table(3, first=1, turn=1, seats=seats, bought=["gear"], mechanisms=[]))
    seen = []
    while phase(state) == "sell":
        seen.append(state.turn)
        state = go(state, "sell_done")
    assert seen == [1, 2, 0]


def test_r24_sets_are_sold_at_the_new_price() -> None:
    state = all_pass(table(2, seats=[{"hand": {"lens": 3}, "cogs": 0}], bought=["gear"], mechanisms=[]))
    assert go(state, "sell lens 3+0").cogs[0] == 18


def test_r24a_what_makes_a_set() -> None:
    state = table(2, phase="sell", seats=[{"hand": {"gear": 4, "lens": 1, "wire": 2}, "scrap": 2}])
    assert moves(state, "sell gear") == ["sell gear 4+0", "sell gear 3+0", "sell gear 2+1", "sell gear 1+2"]
    assert moves(state, "sell lens") == ["sell lens 1+2"]
    assert moves(state, "sell wire") == ["sell wire 2+1", "sell wire 1+2"]
    assert why(state, "sell gear 5+0") == ("R24a", "not_so_many")
    assert why(state, "sell boiler 3+0") == ("R24a", "none_of_it")
    poor = table(2, phase="sell", seats=[{"hand": {"gear": 4, "wire": 2, "lens": 1}, "scrap": 1}])
    assert why(poor, "sell lens 1+2") == ("R24a", "too_small")
    assert moves(poor, "sell lens") == []


def test_q23_no_more_scrap_than_missing_cards() -> None:
    state = table(2, phase="sell", seats=[{"hand": {"gear": 3}, "scrap": 2}])
    assert why(state, "sell gear 3+1") == ("Q23", "wrong_scrap")
    assert why(state, "sell gear 2+2") == ("Q23", "wrong_scrap")
    assert why(state, "sell gear 2+0") == ("Q23", "wrong_scrap")


def test_q24_scrap_alone_is_no_set() -> None:
    state = table(2, phase="sell", seats=[{"hand": {"gear": 3}, "scrap": 2}])
    assert why(state, "sell gear 0+2") == ("Q24", "only_scrap")


def test_r24d_sold_cards_and_used_scrap_are_gone() -> None:
    state = table(2, phase="sell", seats=[{"hand": {"gear": 1, "lens": 3}, "scrap": 2}], discards={})
    after = go(state, "sell gear 1+2")
    assert hand(after) == {"lens": 3} and after.scrap[0] == 0
    assert sees(GAME, after, 0)["discards"] == 1 and len(after.deck) == len(state.deck)


def test_r24f_and_q47_one_sale_of_a_type_in_a_step() -> None:
    state = table(2, phase="sell", seats=[{"hand": {"gear": 4, "lens": 3}, "scrap": 2}])
    after = go(state, "sell gear 3+0")
    assert why(after, "sell gear 1+2") == ("R24f", "sold_already")
    assert moves(after, "sell gear") == [] and moves(after, "sell lens")


def test_r24e_nobody_need_sell() -> None:
    state = table(2, phase="sell", seats=[{"hand": {"gear": 4}}], bought=["gear"])
    after = go(state, "sell_done")
    assert hand(after) == {"gear": 4} and after.round == 2


def test_who_can_sell_nothing_is_done_at_once_and_it_is_told_alike() -> None:
    seats = [{"hand": {"gear": 1, "lens": 1}, "scrap": 0}, {"hand": {"wire": 3}}]
    state, events = told(table(2, seats=seats, mechanisms=[], market=["gear"]), "pass", "pass")
    assert state.turn == 1 and phase(state) == "sell"
    assert last(events, "sell_done") == {"seat": 0, "income": 0}
    state, events = told(state, "sell wire 3+0")
    assert last(events, "sell_done")["seat"] == 1, "nothing more to sell"
    assert state.round == 2


def test_r25_and_r26_refill_and_the_next_round() -> None:
    state = table(2, mechanisms=[], market=["gear"] * 8, deck=["wire"])
    after, events = told(state, "buy gear", "pass", "pass")
    assert sees(GAME, after, 0)["market"].count("wire") == 1 and not after.deck
    assert last(events, "refilled") == {"n": 1, "cards": ["wire"], "deck": 0}
    assert last(events, "last_round") == {"why": "deck"}
    assert sees(GAME, after, 0)["last_round"] == "deck"


def test_q11_a_full_market_draws_nothing() -> None:
    after, events = told(table(2, mechanisms=[], market=["gear"] * 8, deck=["wire"]), "pass", "pass")
    assert last(events, "refilled")["cards"] == [] and after.round == 2 and len(after.deck) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r27_and_q33_the_marker_goes_to_the_left_whoever_would_be_next(players: int) -> None:
    state = table(players, mechanisms=[], market=["gear"], first=players - 1, turn=players - 1)
    after, events = told(state, "buy gear")
    assert after.first == after.turn == 0
    assert last(events, "marker") == {"first": 0, "round": 2}


def test_a_new_round_begins_afresh() -> None:
    state = go(table(2, mechanisms=[], market=["gear"]), "buy gear")
    assert (state.bought, state.purchases, state.passes, set(state.used)) == (0, (), 0, {0})


def test_the_report_tells_what_the_round_brought() -> None:
    seats = [{"hand": {"gear": 3}, "cogs": 0, "built": ["rocket_booster"]}, {"hand": {}}]
    state = table(2, seats=seats, bought=["gear"], market=["lens"])
    state = go(state, "pass", "end_turn", "pass", "sell gear 3+0")
    report = sees(GAME, state, None)["report"]
    assert report["round"] == 1 and not report["last"]
    assert report["prices"][0] == ["aether_tube", 5, 4] and report["prices"][-1] == ["lens", 5, 6]
    assert report["sales"] == [{"seat": 0, "type": "gear", "real": 3, "scrap": 0, "price": 5, "income": 15}]
    assert report["boosts"] == [{"seat": 0, "cogs": 3}] and report["income"] == [18, 0]


def test_history_of_prices_and_purses() -> None:
    state = GAME.new(2, seed=3, mechanisms="custom")
    for number in (1, 2):
        assert [entry["round"] for entry in sees(GAME, state, 0)["history"]] == list(range(number))
        state = go(state, moves(state)[0])
        while state.round == number and GAME.to_act(state) is not None:
            state = go(state, "pass" if "pass" in moves(state) else "sell_done")
    history = sees(GAME, state, None)["history"]
    assert history[0]["cogs"] == [30, 30] and history[-1]["prices"] == prices(state)
