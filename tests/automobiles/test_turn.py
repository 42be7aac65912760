"""Set-up, the phases of a turn, pit stop, drawing, the end of the race (R6-R20, R29-R41)."""

from collections import Counter
from typing import Any

import pytest

from pyapp.games.automobiles import GAME
from pyapp.games.automobiles.components import BOX, MAX_ROUNDS, MONEY, SETS, START, TOTALS
from pyapp.games.automobiles.cubes import ALL_COLOURS, COLOURS, WHITE, count, size
from pyapp.games.automobiles.rules.setup import laps_to_drive
from pyapp.games.automobiles.tracks import GRID
from tests.acting import sees
from tests.automobiles.invariants import broken
from tests.automobiles.table import legal, pile, play, race, seat, told, where, why

FAR = seat("D0-50")


# -- set-up -------------------------------------------------------------------------------------


def test_there_are_282_cubes() -> None:
    assert sum(TOTALS) == 282 == size(BOX)
    assert [count(BOX, colour) for colour in ALL_COLOURS] == list(TOTALS)


@pytest.mark.parametrize("players", range(2, 6))
def test_r9_to_r13_grid_bags_and_money(players: int) -> None:
    state = GAME.new(players=players, seed=3)
    for slot, who in enumerate(state.order):
        assert where(state, who) == GRID[slot]
        assert state.bag[who] == START and state.act[who] == 0
        assert GAME.to_act(state) == who
        assert sees(GAME, state, who)["pending"]["money"] == MONEY[slot]
        state = play(state, "buy light", "end")
    assert all(size(act) == 7 for act in state.act)
    assert all(size(bag) == 6 for bag in state.bag)
    assert GAME.to_act(state) == state.order[0] == state.turn


def test_r13_what_is_bought_before_the_race_goes_into_the_bag_and_the_rest_is_lost() -> None:
    state = GAME.new(players=2, seed=1)
    who = state.order[0]
    events = told(state, "buy blue", "buy light", "end")
    assert [event.public["n"] for event in events if event.kind == "lost"] == [3]
    after = play(state, "buy blue", "buy light")
    assert pile(after, "bag", who) == {"white": 5, "light": 3, "yellow": 5, "blue": 1}
    assert why(after, "buy black") == ("R13", "too_dear")
    assert why(after, "buy white") == why(after, "buy wear") == ("Q1", "not_for_sale")


def test_r8_cards_by_set_at_random_or_chosen() -> None:
    for name, cards in SETS.items():
        assert GAME.new(cards=name).rack.ids[5:] == cards
    drawn = Counter(GAME.new(seed=seed, cards="random").rack.ids for seed in range(60))
    assert len(drawn) > 20
    state = GAME.new(cards="chosen", garage="mechanic", engine="rotary_engine")
    assert state.rack.ids[5] == "mechanic" and state.rack.ids[9] == "rotary_engine"


def test_r11_laps_as_agreed_or_as_the_set_suggests() -> None:
    for cards, laps in (("first_game", 3), ("perfect_tuning", 5), ("experts", 5), ("money", 3)):
        assert laps_to_drive(GAME.setup(2, {"cards": cards})) == laps
    assert GAME.new(laps="7").race_laps == 7


def test_v2_other_orders_of_the_grid() -> None:
    assert GAME.new(players=4, grid="fixed").order == (0, 1, 2, 3)
    assert GAME.new(players=4, grid="reverse").order == (3, 2, 1, 0)
    firsts = {GAME.new(players=4, seed=seed).order for seed in range(30)}
    assert firsts == {(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)}
    assert {GAME.new(players=2, seed=seed).order for seed in range(12)} == {(0, 1), (1, 0)}


# -- action and buy -----------------------------------------------------------------------------


def test_r17_nothing_has_to_be_activated() -> None:
    state = race(seat(act={"white": 3}), FAR)
    assert set(map(str, GAME.moves(state))) == {"use white", "pit clean", "end"}
    assert where(play(state, "end")) == where(state)


def test_r29_the_cubes_left_are_the_money() -> None:
    hand = {"white": 1, "light": 1, "black": 1, "yellow": 1, "wear": 1}
    state = play(race(seat(act=hand), FAR), "shop")
    assert sees(GAME, state, 0)["drive"]["money"] == 6
    assert why(state, "use white")[1] == "not_now" and why(state, "pit clean")[1] == "not_now"
    state = play(state, "buy green", "buy green")
    assert pile(state, "used") == {"green": 2} and pile(state, "act") == hand
    assert legal(state, "buy") == [] and legal(state, "end") == [""]


def test_r29_no_money_no_shop() -> None:
    state = race(seat(act={"white": 2, "wear": 1}), FAR)
    assert why(state, "shop") == ("R29", "no_money")
    assert why(state, "buy light") == ("R29", "shop_first")


def test_r29_what_is_sold_out_cannot_be_bought() -> None:
    hoard = seat("D0-50", disc={"blue": 16, "black": 15})
    state = play(race(seat(act={"yellow": 4}), hoard), "shop")
    assert why(state, "buy blue") == ("R29", "sold_out")
    state = play(state, "buy black")
    assert why(state, "buy black") == ("R29", "sold_out")


def test_removed_cubes_are_for_sale_again() -> None:
    hoard = seat("D0-50", disc={"blue": 15})
    state = race(seat(act={"purple": 1, "yellow": 3}, disc={"blue": 1}), hoard, cards="pit_captain")
    assert count(state.stock, COLOURS.index("blue")) == 0
    state = play(state, "use purple", "remove blue 1", "shop")
    assert "blue" in legal(state, "buy")


# -- decline and end ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "gear", "wear"),
    [("D0-08", "white", 1), ("D1-06", "light", 2), ("D2-04", "dark", 3), ("D2-24", "black", 4)],
)
def test_r31_the_wear_chart(start: str, gear: str, wear: int) -> None:
    state = play(race(seat(start, act={gear: 1}), FAR), f"use {gear}")
    if state.agenda[-1].kind == "step":
        state = play(state, str(GAME.moves(state)[0]))
    (decline,) = (event for event in told(state, "end") if event.kind == "decline")
    assert decline.public["n"] == wear and decline.public["darkest"] == gear


def test_r31_the_space_one_starts_from_does_not_count() -> None:
    state = play(race(seat("D1-34", act={"light": 1}), FAR), "use light")
    if state.agenda[-1].kind == "step":
        state = play(state, "go D1-38")
    (decline,) = (event for event in told(state, "end") if event.kind == "decline")
    assert decline.public["n"] == 2


def test_r34_short_wear_is_taken_as_far_as_it_goes() -> None:
    state = race(seat("D2-24", act={"black": 1}), seat("D0-50", disc={"wear": 79}))
    state = play(state, "use black")
    if state.agenda[-1].kind == "step":
        state = play(state, str(GAME.moves(state)[0]))
    (decline,) = (event for event in told(state, "end") if event.kind == "decline")
    assert (decline.public["n"], decline.public["short"]) == (1, 3)


def test_r39_the_discards_go_into_the_bag_only_when_a_draw_is_due_and_it_is_empty() -> None:
    state = play(race(seat(act={"white": 1}, bag={"light": 7}), FAR), "end")
    assert (
        pile(state, "act") == {"light": 7}
        and pile(state, "bag") == {}
        and pile(state, "disc") == {"white": 1}
    )
    state = play(race(seat(act={"white": 4}, bag={"light": 5}), FAR), "end")
    assert pile(state, "act") == {"light": 5, "white": 2} and pile(state, "bag") == {"white": 2}


def test_q29_with_fewer_than_seven_cubes_one_plays_with_what_there_is() -> None:
    state = play(race(seat(act={"white": 1}, bag={"light": 2}), FAR), "end")
    assert pile(state, "act") == {"light": 2, "white": 1}


# -- pit stop -----------------------------------------------------------------------------------


def test_r38_all_wear_of_the_hand_or_none() -> None:
    state = race(seat(act={"wear": 3, "red": 1}, bag={"light": 7}, disc={"wear": 2}), FAR)
    assert pile(play(state, "pit clean"), "disc") == {"wear": 2, "red": 1}
    assert pile(play(state, "pit keep"), "disc") == {"wear": 5, "red": 1}


def test_q28_and_q35_when_a_pit_stop_can_be_made() -> None:
    state = race(seat(act={"white": 2}), FAR)
    assert why(state, "pit keep") == ("Q35", "no_wear")
    assert why(play(state, "use white"), "pit clean") == ("R38", "no_pit_now")


# -- turn order and end -------------------------------------------------------------------------


def test_r40_the_round_is_played_to_its_end() -> None:
    cars = [seat("D0-59", laps=2, act={"white": 1}), seat("D0-40", laps=2), seat("D0-20", laps=2)]
    state = race(*cars)
    events = told(state, "use white", *(["go D0-00"]), "end")
    assert [event.kind for event in events if event.kind in ("finished", "over")] == ["finished"]
    state = play(state, "use white", "go D0-00", "end")
    assert GAME.view(state, 0)["last_round"] and GAME.to_act(state) == 1
    state = play(state, "end")
    assert GAME.to_act(state) == 2
    state = play(state, "end")
    assert GAME.to_act(state) is None and GAME.view(state, 0)["phase"] == "over"
    assert [entry["seat"] for entry in sees(GAME, state, 0)["result"]] == [0, 1, 2]


def test_r40_a_finish_in_the_middle_of_the_round_lets_nobody_start_another() -> None:
    state = race(seat("D0-40", laps=2), seat("D0-59", laps=2, act={"white": 1}), turn=1)
    state = play(state, "use white", "go D0-00", "end")
    assert GAME.to_act(state) is None


def test_q36_a_race_that_nobody_drives_ends_after_100_rounds() -> None:
    state = race(seat(), seat("D0-50"), round=MAX_ROUNDS)
    events = told(state, "end", "end")
    assert [event.public["why"] for event in events if event.kind == "over"] == ["rounds"]
    assert [event.public["rounds"] for event in events if event.kind == "stopped"] == [MAX_ROUNDS]
    finished = race(seat("D0-59", laps=2, act={"white": 1}), seat("D3-42"), round=MAX_ROUNDS)
    assert "stopped" not in {event.kind for event in told(finished, "use white", "go D0-00", "end", "end")}
    for language in ("it", "en"):
        assert f"{MAX_ROUNDS} round" in GAME.texts(language).RULES["Q36"]


# -- variants -----------------------------------------------------------------------------------


def test_v5_a_fast_boost_is_drawn_at_the_start_of_the_own_turn() -> None:
    seats = (seat(act={"green": 2}, bag={"light": 9}), seat("D0-50", act={"white": 1}, bag={"red": 9}))
    state = race(*seats, cards="boost", options={"fast_boost": True})
    state = play(state, "use green", "skip", "use green", "skip")
    assert GAME.to_act(state) == 0 and GAME.view(state, 0)["seats"][1]["boosts"] == 2
    state = play(state, "end")
    assert GAME.to_act(state) == 1 and legal(state, "draw") == [""]
    state = play(state, "draw", "skip")
    assert pile(state, "act", 1) == {"white": 1, "red": 1} and state.owed == (0, 0)
    assert "clean" in legal(state, "pit"), "a draw owed is no action of the turn"


def test_v6_what_is_in_a_bag_can_be_shown() -> None:
    state = race(seat(bag={"red": 2, "white": 1}), FAR)
    assert GAME.view(state, 1)["seats"][0]["bag"] == {"size": 3, "cubes": {"white": 1, "red": 2}}


# -- agreed upon, and to the letter of the rulebook ------------------------------------------------


@pytest.mark.parametrize(
    ("chosen", "order"),
    [
        ({}, (0, 1, 2)),
        ({"p1": "3"}, (2, 1, 0)),
        ({"p1": "2", "p2": "3", "p3": "1"}, (1, 2, 0)),
        ({"p1": "5", "p2": "2"}, (1, 2, 0)),
        ({"p1": "2", "p2": "2"}, (1, 2, 0)),
    ],
)
def test_v2_the_grid_is_as_agreed(chosen: dict[str, Any], order: tuple[int, ...]) -> None:
    """Named twice counts once; who is not named, or not at the table, follows in the order of the seats."""
    state = GAME.new(players=3, grid="chosen", **chosen)
    assert state.order == order
    assert [where(state, who) for who in order] == list(GRID[:3])
    assert GAME.to_act(state) == order[0]


@pytest.mark.parametrize("grid", ["random", "fixed", "reverse", "chosen"])
def test_v2_a_grid_that_nobody_agreed_on_breaks_a_law(grid: str) -> None:
    for seed in range(6):
        state = GAME.new(players=4, seed=seed, grid=grid, **({"p1": "3"} if grid == "chosen" else {}))
        assert broken(state) == []
        first, second, *rest = state.order
        wrong = state.copy()
        wrong.order = (second, first, *rest)
        assert [law for law in broken(wrong) if "V2" in law]


def test_q1_wear_can_be_bought_where_agreed() -> None:
    driver = seat("D0-08", act={"yellow": 1})
    assert why(play(race(driver, FAR), "shop"), "buy wear") == ("Q1", "not_for_sale")
    state = play(race(driver, FAR, options={"wear_for_sale": True}), "shop", "buy wear")
    assert pile(state, "used") == {"wear": 1}


def test_q37_a_box_of_15_blue_cubes() -> None:
    for blue in ("16", "15"):
        state = GAME.new(blue=blue)
        goods = {good["colour"]: good for good in GAME.view(state, 0)["shop"]}
        assert goods["blue"]["stock"] == goods["blue"]["total"] == int(blue)


def test_q7_by_the_player_aid_the_next_colour_only() -> None:
    dark = seat("D1-20", act={"red": 1, "dark": 1})
    aid = {"lighter": "next"}
    steering = play(
        race(seat("D1-20", act={"red": 1, "black": 1}), FAR, cards="steering", options=aid), "use red"
    )
    assert legal(steering, "go") == ["D1-22", "D2-20"], "dark grey, not light grey or white"
    assert legal(play(race(dark, FAR, cards="tires"), "use red"), "go") == []
    tires = play(race(dark, FAR, cards="tires", options=aid), "use red")
    assert legal(tires, "go") == ["D0-22", "D1-22", "D2-20"], "the gear's own colour, too"


def test_q4_an_effect_in_part_where_agreed() -> None:
    """From the top, as far as it goes: wear of Suspension without a step, Mechanic without a cube."""
    stuck = seat("D1-20", act={"red": 1}, disc={"white": 1})
    assert why(race(stuck, FAR, cards="suspension"), "use red") == ("Q20", "no_step")
    state = play(race(stuck, FAR, cards="suspension", options={"partly": True}), "use red")
    assert pile(state, "used") == {"red": 1, "wear": 1} and not state.path and state.agenda[-1].kind == "act"
    alone = seat("D1-20", act={"yellow": 1}, disc={"wear": 3})
    state = play(race(alone, FAR, cards="mechanic", options={"partly": True}), "use yellow")
    assert state.agenda[-1].kind == "act" and pile(state, "disc") == {"wear": 3}
    short = seat("D1-20", act={"green": 1}, bag={"blue": 1})
    state = play(race(short, FAR, cards="nitro", options={"partly": True}), "use green")
    assert pile(state, "act") == {"blue": 1} and state.agenda[-1].kind == "act"


@pytest.mark.parametrize(("columns", "long"), [(19, False), (20, True)])
def test_twenty_columns_in_one_turn_are_a_long_drive(columns: int, long: bool) -> None:
    state = race(seat("D0-12", act={"white": 1}), seat("D3-42")).copy()
    state.path = ((state.cars[0] + columns, WHITE),)
    drove = next(event for event in told(state, "end") if event.kind == "drove")
    assert (drove.public["columns"], drove.public["long"]) == (columns, long)


def test_q30_no_seat_knows_what_another_does_not() -> None:
    assert not GAME.secrets
