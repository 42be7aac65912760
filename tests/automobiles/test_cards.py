"""The twenty cards, the gears and wear: what is compulsory, what is optional, what is refused (sheet 4.1, 4.2)."""

import pytest

from pyapp.games.automobiles import GAME
from pyapp.games.automobiles.components import BY_TYPE, CARDS
from pyapp.games.automobiles.cubes import RED
from pyapp.games.automobiles.rules.reach import reach
from tests.automobiles.table import head, legal, pile, play, race, seat, spaces, told, where, why

FAR = seat("D0-50")


def test_there_are_twenty_cards_of_five_types() -> None:
    assert [len(cards) for cards in BY_TYPE.values()] == [4] * 5
    assert len(CARDS) == 25


# -- gears and wear -----------------------------------------------------------------------------


def test_a_gear_needs_a_space_of_its_colour() -> None:
    state = race(seat("D0-22", 1, act={"white": 1, "light": 1, "dark": 1, "black": 1}), FAR)
    assert set(legal(state, "use")) == {"light", "dark"}
    assert why(state, "use white") == why(state, "use black") == ("R26", "no_step")
    assert why(state, "use red") == ("R17", "not_in_pile")


def test_wear_goes_straight_to_the_discards() -> None:
    state = play(race(seat(act={"wear": 2}), FAR), "use wear")
    assert pile(state, "disc") == {"wear": 1} and pile(state, "used") == {}
    assert why(state, "pit clean") == ("R38", "no_pit_now")


# -- garage -------------------------------------------------------------------------------------


def test_car_chief_makes_a_gear_one_shade_darker() -> None:
    disc = {"white": 1, "light": 1, "dark": 1, "black": 1, "red": 1}
    state = play(race(seat(act={"yellow": 1}, disc=disc), FAR, cards="car_chief"), "use yellow")
    assert legal(state, "remove") == ["black 1", "dark 1", "light 1", "white 1"]
    assert why(state, "remove red 1") == ("Q19", "not_a_gear")
    assert why(state, "skip")[1] == "must", "compulsory"
    for gear, gained in (("white", "light"), ("light", "dark"), ("dark", "black")):
        after = play(state, f"remove {gear} 1")
        assert pile(after, "used") == {"yellow": 1, gained: 1}
        assert gear not in pile(after, "disc")
    assert pile(play(state, "remove black 1"), "used") == {"yellow": 1}


def test_car_chief_without_a_gear_or_without_the_next_one_in_stock() -> None:
    assert why(race(seat(act={"yellow": 1}), FAR), "use yellow") == ("Q19", "needs_gear_disc")
    hoard = seat("D0-50", disc={"black": 16})
    state = race(seat(act={"yellow": 1}, disc={"dark": 1}), hoard)
    assert why(state, "use yellow") == ("Q19", "no_upgrades")
    state = play(race(seat(act={"yellow": 1}, disc={"dark": 1, "light": 1, "white": 1}), hoard), "use yellow")
    assert legal(state, "remove") == ["light 1", "white 1"]
    assert why(state, "remove dark 1") == ("Q19", "no_upgrade")


def test_engineer_removes_as_many_as_were_laid_down() -> None:
    state = race(seat(act={"yellow": 1, "white": 2, "wear": 2}, disc={"light": 2}), FAR, cards="engineer")
    state = play(state, "use yellow")
    assert "wear 2" in legal(state, "lay") and "wear 3" not in legal(state, "lay")
    state = play(state, "lay wear 2", "skip")
    assert set(legal(state, "remove")) == {"light 1", "light 2", "wear 1", "wear 2"}
    assert why(state, "skip")[1] == "must", "exactly as many"
    after = play(state, "remove wear 1", "remove light 1")
    assert pile(after, "disc") == {"light": 1, "wear": 1} and after.agenda[-1].kind == "act"


def test_engineer_may_lay_nothing_and_at_most_three() -> None:
    state = play(race(seat(act={"yellow": 1, "white": 4}), FAR, cards="engineer"), "use yellow")
    assert why(state, "lay white 4") == ("Q16", "too_many")
    assert play(state, "skip").agenda[-1].kind == "act"
    after = play(state, "lay white 3")
    assert after.agenda[-1].kind == "must_remove" and after.agenda[-1].n == 3


def test_manager_removes_one_and_returns_one_both_optional() -> None:
    state = race(seat(act={"yellow": 1, "white": 1, "wear": 1}, disc={"black": 1}), FAR, cards="manager")
    state = play(state, "use yellow")
    assert legal(state, "remove") == ["wear 1", "white 1"]
    state = play(state, "remove wear 1")
    assert legal(state, "bag") == ["act white", "disc black"]
    after = play(state, "bag disc black")
    assert pile(after, "bag") == {"white": 5, "black": 1} and pile(after, "disc") == {}
    after = play(
        race(seat(act={"yellow": 1, "white": 1}), FAR, cards="manager"), "use yellow", "skip", "skip"
    )
    assert pile(after, "act") == {"white": 1}
    both = told(race(seat(act={"yellow": 1, "white": 1}), FAR, cards="manager"), "use yellow", "skip", "skip")
    declined = [event.public for event in both if event.kind == "declined"]
    assert [(one["step"], one["n"]) for one in declined] == [("scrap", 1), ("bag", 1)]


def test_mechanic_uses_a_cube_up_then_removes_up_to_two() -> None:
    state = race(seat(act={"yellow": 1, "wear": 1, "red": 1}, disc={"white": 3}), FAR, cards="mechanic")
    state = play(state, "use yellow")
    assert legal(state, "rest") == ["red", "wear"] and why(state, "skip")[1] == "must"
    state = play(state, "rest wear")
    assert pile(state, "used") == {"yellow": 1, "wear": 1}, "its effect isn't carried out"
    assert pile(state, "act") == {"red": 1}
    assert legal(state, "remove") == ["white 1", "white 2"]
    assert pile(play(state, "remove white 2"), "disc") == {"white": 1}
    assert pile(play(state, "skip"), "disc") == {"white": 3}


def test_mechanic_needs_another_cube() -> None:
    state = race(seat(act={"yellow": 1}, disc={"white": 3}), FAR, cards="mechanic")
    assert why(state, "use yellow") == ("R18", "needs_cube_act")


# -- pit ----------------------------------------------------------------------------------------


def test_crew_chief_with_nothing_to_draw_still_sweeps() -> None:
    state = race(seat(act={"purple": 1}, bag={}, disc={}), FAR)
    after = play(state, "use purple")
    assert pile(after, "act") == {} and pile(after, "used") == {"purple": 1}


def test_crew_chief_leaves_wear_in_the_active_pile() -> None:
    state = race(seat(act={"purple": 1, "wear": 2}, bag={"white": 5}, disc={"wear": 4}), FAR)
    after = play(state, "use purple")
    assert pile(after, "act") == {"white": 1, "wear": 2} and pile(after, "disc") == {}


def test_pit_captain_removes_up_to_six() -> None:
    state = race(seat(act={"purple": 1}, disc={"wear": 5, "white": 4}), FAR, cards="pit_captain")
    state = play(state, "use purple")
    assert why(state, "remove wear 6") == ("R18", "too_many")
    state = play(state, "remove wear 5")
    assert legal(state, "remove") == ["white 1"]
    assert pile(play(state, "remove white 1"), "disc") == {"white": 3}
    assert pile(play(state, "skip"), "disc") == {"white": 4}


def test_pit_crew_all_wear_or_exactly_two() -> None:
    state = race(seat(act={"purple": 1}, disc={"wear": 5, "white": 1}), FAR, cards="pit_crew")
    state = play(state, "use purple")
    assert pile(play(state, "sweep"), "disc") == {"white": 1}
    assert pile(play(state, "remove wear 2"), "disc") == {"wear": 3, "white": 1}
    one = play(state, "remove white 1")
    assert legal(one, "remove") == [] and pile(one, "disc") == {"wear": 4}, "the second one leaves no choice"
    assert why(state, "skip")[1] == "must"


def test_pit_crew_with_fewer_than_two_can_only_sweep() -> None:
    state = race(seat(act={"purple": 1}, disc={"white": 1}), FAR, cards="pit_crew")
    assert pile(play(state, "use purple"), "disc") == {"white": 1}
    worn = play(race(seat(act={"purple": 1}, disc={"wear": 1}), FAR, cards="pit_crew"), "use purple")
    assert legal(worn, "remove") == [] and pile(worn, "disc") == {}, "the sweep leaves no choice"


def test_pit_crew_with_exactly_two_may_remove_both() -> None:
    state = race(seat(act={"purple": 1}, disc={"white": 2}), FAR, cards="pit_crew")
    state = play(state, "use purple")
    assert legal(state, "remove") == ["white 1", "white 2"]
    assert pile(play(state, "remove white 2"), "disc") == {}


def test_pit_team_trades_by_cost() -> None:
    disc = {"wear": 2, "white": 2, "black": 1}
    state = play(race(seat(act={"purple": 1}, disc=disc), FAR, cards="pit_team"), "use purple")
    state = play(state, "remove wear 2", "remove white 1")
    assert state.agenda[-1].kind == "gain" and state.agenda[-1].money == 4
    assert set(legal(state, "gain")) == {"light", "dark", "black", "yellow", "purple", "red", "green", "blue"}
    assert why(state, "gain white") == ("Q1", "not_for_sale")
    assert why(state, "skip")[1] == "must", "the gain is compulsory"
    assert pile(play(state, "gain blue"), "used") == {"purple": 1, "blue": 1}


def test_pit_team_for_nothing_gains_nothing() -> None:
    state = race(seat(act={"purple": 1}, disc={"white": 3, "wear": 1}), FAR, cards="pit_team supercharged")
    state = play(state, "use purple")
    assert play(state, "skip").agenda[-1].kind == "act"
    assert pile(play(state, "remove white 3"), "used") == {"purple": 1}
    one = play(state, "remove wear 1", "skip")
    assert why(one, "gain blue") == ("Q18", "too_dear")


# -- handling -----------------------------------------------------------------------------------


def test_aerodynamics_spares_the_wear_of_the_spaces() -> None:
    state = race(seat("D1-20", 1, act={"red": 1, "dark": 1}, disc={}), FAR, cards="aerodynamics")
    events = told(state, "use red", "use dark", "go D1-22", "end")
    assert [event.public["n"] for event in events if event.kind == "spared"] == [3]
    assert not any(event.kind == "decline" for event in events)


def test_steering_discards_a_gear_and_drives_on_one_lighter_colour() -> None:
    state = race(seat("D0-12", act={"red": 1, "dark": 1, "white": 1}), FAR, cards="steering")
    state = play(state, "use red")
    assert legal(state, "lay") == ["dark 1", "white 1"] and why(state, "lay red 1")[1] == "not_in_pile"
    state = play(state, "lay dark 1", "go D0-13", "go D0-14")
    assert spaces(state) == {"D0-16"}, "white so far: the two-tone space shows white, too (Q9)"
    light = play(race(seat("D0-06", act={"red": 1, "dark": 1}), FAR), "use red", "go D1-08")
    assert spaces(light) == {"D1-10"} and why(light, "go D0-10") == ("Q9", "wrong_colour")


def test_steering_with_a_white_gear_drives_nowhere() -> None:
    state = play(race(seat(act={"red": 1, "white": 1}), FAR), "use red")
    assert state.agenda[-1].kind == "act" and pile(state, "disc") == {"white": 1}
    assert pile(state, "used") == {"red": 1, "wear": 1} and not state.path


def test_steering_without_a_gear_is_refused() -> None:
    assert why(race(seat(act={"red": 1, "blue": 1}), FAR), "use red") == ("R18", "needs_gear_act")


def test_suspension_follows_the_gears_of_the_discards() -> None:
    where_black = seat("D2-24", 1, act={"red": 1}, disc={"white": 1})
    assert why(race(where_black, FAR, cards="suspension"), "use red") == ("Q20", "no_step")
    assert why(race(seat(act={"red": 1}), FAR, cards="suspension"), "use red") == ("Q20", "needs_gear_disc")
    state = race(seat("D2-24", 1, act={"red": 1}, disc={"black": 1, "dark": 1}), FAR, cards="suspension")
    state = play(state, "use red")
    assert spaces(state) == {"D1-26", "D2-26", "D3-22"} and why(state, "skip")[1] == "must"
    assert why(state, "go D0-26") == ("R22", "not_ahead")


def test_tires_need_a_lighter_space() -> None:
    assert why(race(seat(act={"red": 1, "white": 1}), FAR, cards="tires"), "use red") == (
        "Q8",
        "needs_darker_gear",
    )
    assert why(race(seat(act={"red": 1}), FAR, cards="tires"), "use red") == ("Q8", "needs_darker_gear")
    state = race(seat("D2-24", 1, act={"red": 1, "light": 1}), FAR, cards="tires")
    assert why(state, "use red") == ("Q8", "no_step")
    state = race(seat("D2-24", 1, act={"red": 1, "black": 1}), FAR, cards="tires")
    assert head(play(state, "use red")) == (1, 29), "dark is lighter than black"
    assert [target["steps"] for target in reach(state, 0, RED)] == [1]


# -- performance --------------------------------------------------------------------------------


def boosted() -> tuple[dict[str, object], ...]:
    return (
        seat(act={"green": 1}, bag={"light": 9}),
        seat("D0-50", bag={"red": 9}),
        seat("D0-52", bag={"blue": 9}),
    )


def test_boost_draws_one_by_one_for_wear_and_asks_the_others() -> None:
    state = play(race(*boosted(), cards="boost"), "use green")
    assert GAME.to_act(state) == 0 and legal(state, "draw") == [""]
    state = play(state, "draw", "draw", "skip")
    assert pile(state, "act") == {"light": 2} and pile(state, "used") == {"green": 1, "wear": 2}
    assert GAME.to_act(state) == 1
    state = play(state, "draw")
    assert GAME.to_act(state) == 2 and pile(state, "act", 1) == {"red": 1}
    state = play(state, "skip")
    assert GAME.to_act(state) == 0 and pile(state, "act", 2) == {}
    assert pile(state, "used", 1) == {}, "no wear for the others"


def test_boost_without_an_own_draw_still_asks_the_others() -> None:
    state = play(race(*boosted(), cards="boost"), "use green", "skip")
    assert GAME.to_act(state) == 1 and pile(state, "used") == {"green": 1}


def test_gearbox_gives_the_last_car_one_more() -> None:
    leader = race(seat("D0-30", act={"green": 1}), seat("D0-10"))
    last = race(seat("D0-10", act={"green": 1}), seat("D0-30"))
    for state, steps in ((leader, 1), (last, 3)):
        assert GAME.view(state, 0)["seats"][0]["live"]["green"]["steps"] == steps
    assert pile(play(leader, "use green"), "used") == {"green": 1, "wear": 1}


def test_gearbox_counts_the_position_at_the_start_of_the_phase() -> None:
    state = race(seat("D1-08", 0, act={"green": 1, "dark": 1, "light": 1}), seat("D0-11"))
    state = play(state, "use light", "use green")
    assert state.agenda[-1].kind in ("go", "step") or len(state.path) > 1
    assert GAME.view(state, 0)["seats"][0]["live"]["green"]["steps"] == 3


def test_nitro_keeps_one_of_two() -> None:
    for number in range(30):
        rng = f"{number * 0x9E3779B97F4A7C15 % (1 << 64):016x}"
        state = race(seat(act={"green": 1}, bag={"black": 3, "wear": 3}), FAR, cards="nitro", rng=rng)
        state = play(state, "use green")
        if state.agenda[-1].kind == "keep":
            break
    assert legal(state, "keep") == ["black", "wear"] and why(state, "keep red") == ("Q22", "not_drawn")
    after = play(state, "keep black")
    assert pile(after, "act") == {"black": 1} and pile(after, "disc") == {"wear": 1}


def test_nitro_needs_two_cubes_to_draw_and_refills_between_them() -> None:
    poor = race(seat(act={"green": 1}, bag={"white": 1}), FAR, cards="nitro")
    assert why(poor, "use green") == ("R18", "needs_two")
    state = race(seat(act={"green": 1}, bag={"white": 1}, disc={"white": 2}), FAR, cards="nitro")
    after = play(state, "use green")
    assert pile(after, "act") == {"white": 1} and pile(after, "disc") == {"white": 1}
    assert pile(after, "bag") == {"white": 1}


def test_turbo_always_gives_two() -> None:
    state = play(race(seat("D1-06", 1, act={"green": 1}), FAR, cards="turbo"), "use green")
    assert state.agenda[-1].n == 2 and pile(state, "used") == {"green": 1, "wear": 2}
    assert play(state, "skip").agenda[-1].kind == "act", "zero is fine"


# -- engine -------------------------------------------------------------------------------------


def test_diesel_engine_without_dark_cubes_drives_nowhere() -> None:
    state = play(race(seat(act={"blue": 1}), FAR, cards="diesel_engine"), "use blue")
    assert state.agenda[-1].kind == "act" and pile(state, "used") == {"blue": 1, "wear": 2}


def test_an_engine_says_how_far_it_may_go_and_the_hybrid_what_it_compared() -> None:
    state = race(seat(act={"blue": 1}, disc={"dark": 2}), FAR, cards="diesel_engine")
    (allowed,) = (event for event in told(state, "use blue") if event.kind in ("allowed", "compared"))
    assert (allowed.kind, allowed.public["card"], allowed.public["n"]) == ("allowed", "diesel_engine", 2)
    state = race(seat("D1-12", 1, act={"blue": 1}), FAR, cards="hybrid_engine")
    (compared,) = (event for event in told(state, "use blue") if event.kind in ("allowed", "compared"))
    assert compared.kind == "compared" and compared.public["works"] is True


def test_hybrid_engine_keeps_to_one_colour() -> None:
    state = race(seat("D1-12", 1, act={"blue": 1}), FAR, cards="hybrid_engine")
    state = play(state, "use blue")
    assert spaces(state) == {"D1-14", "D0-14", "D2-14"}
    assert spaces(play(state, "go D2-14")) == {"D2-18", "D3-18"}, "dark: the two-tone space counts"
    assert spaces(play(state, "go D0-14")) == {"D0-16", "D1-16"}, "white or light"
    assert spaces(play(state, "go D1-14")) == {"D1-16"}


def test_hybrid_engine_counts_each_opponent_singly() -> None:
    two = (seat("D0-50", disc={"blue": 1}), seat("D0-52", disc={"blue": 1}))
    state = race(seat(act={"blue": 1}, disc={"blue": 1}, bag={"blue": 5}), *two, cards="hybrid_engine")
    live = GAME.view(state, 0)["seats"][0]["live"]["blue"]
    assert (live["own"], live["rival"], live["steps"]) == (2, 1, 2)


def test_supercharged_fetches_up_to_two() -> None:
    state = race(seat(act={"blue": 1}, disc={"black": 3, "red": 1}), FAR, cards="supercharged")
    state = play(state, "use blue")
    assert legal(state, "fetch") == ["black 1", "black 2", "red 1"]
    assert why(state, "fetch black 3") == ("R18", "too_many")
    after = play(state, "fetch black 2")
    assert pile(after, "act") == {"black": 2} and pile(after, "disc") == {"black": 1, "red": 1}
    (fetched,) = (event for event in told(state, "fetch black 2") if event.kind == "fetched")
    assert (fetched.public["colour"], fetched.public["n"]) == ("black", 2)
    assert pile(play(state, "skip"), "disc") == {"black": 3, "red": 1}


@pytest.mark.parametrize(
    ("card", "cube", "moves"),
    [
        ("pit_captain", "purple", ["remove white 3", "remove black 3"]),
        ("pit_crew", "purple", ["remove white 2"]),
        ("pit_team", "purple", ["remove white 3"]),
        ("engineer", "yellow", ["lay white 3"]),
        ("supercharged", "blue", ["fetch white 2"]),
    ],
)
def test_r18_all_that_a_card_allows_leaves_nothing_to_be_told_of_the_rest(
    card: str, cube: str, moves: list[str]
) -> None:
    pit = {"white": 4, "black": 4}
    state = play(race(seat(act={cube: 1, "white": 4}, disc=pit), FAR, cards=card), f"use {cube}")
    assert "idle" not in [event.kind for event in told(state, *moves)]


# -- shortages ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("left", "taken"), [(0, 0), (1, 1), (5, 2)])
def test_a_lack_of_wear_never_stops_a_card(left: int, taken: int) -> None:
    hoard = seat("D0-50", disc={"wear": 80 - left})
    state = race(seat("D1-06", 1, act={"green": 1}), hoard, cards="turbo")
    after = play(state, "use green")
    assert pile(after, "used").get("wear", 0) == taken and after.agenda[-1].kind == "go"
    (worn,) = (event for event in told(state, "use green") if event.kind == "worn")
    assert worn.public["short"] == 2 - taken
    assert where(after) == where(state)
