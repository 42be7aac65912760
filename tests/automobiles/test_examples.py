"""The worked examples of the sheet, E1 to E20, on Daytona Beach with the rulebook's cards."""

from pyapp.games.automobiles import GAME
from pyapp.games.automobiles.driving import slipstream
from pyapp.games.automobiles.state import ranking
from pyapp.games.automobiles.tracks import SPACE_IDS
from tests.automobiles.table import head, legal, pile, play, race, seat, spaces, told, where

ALL = {"white": 2, "light": 2, "dark": 2, "black": 2}
FAR = seat("D0-50")


def reachable(state_seat: dict[str, object], *others: dict[str, object]) -> set[str]:
    """The spaces one step ahead, by any gear."""
    state = race({**state_seat, "act": ALL}, *others)
    view = GAME.view(state, None)
    return {target["space"] for colour in ALL for target in view["reach"].get(colour, ())}


def test_e1_possible_steps() -> None:
    assert reachable(seat("D1-22", 3), FAR) == {"D1-26", "D0-26", "D2-26"}
    state = race(seat("D1-22", 3, act=ALL), FAR)
    assert where(state) == (1, 25)
    assert head(play(state, "use dark")) == (1, 29)
    assert head(play(state, "use light")) == (0, 27)
    assert head(play(state, "use black")) == (2, 31)


def test_e2_crew_chief_draws_until_no_wear_comes_and_sweeps_the_discards() -> None:
    state = race(seat(act={"purple": 1}, bag={"wear": 2}, disc={"wear": 5}), FAR)
    state = play(state, "use purple")  # the bag runs dry: five wear go into it first (Q13)
    assert pile(state, "disc") == {}
    for drawn in range(40):
        state = race(
            seat(act={"purple": 1}, bag={"wear": 2, "white": 1}, disc={"wear": 5}),
            FAR,
            rng=f"{drawn * 0x9E3779B97F4A7C15 % (1 << 64):016x}",
        )
        state = play(state, "use purple")
        if pile(state, "act") == {"white": 1, "wear": 2}:
            break
    else:
        raise AssertionError("two wear, then another cube: it happens once in three times")
    assert pile(state, "disc") == {} and pile(state, "used") == {"purple": 1}


def blue_turn() -> list[dict[str, object]]:
    """Blue is fourth of five at the end of the front straight; purple is ahead on the next lap."""
    blue = seat(
        "D1-54",
        1,
        1,
        act={"wear": 2, "blue": 1, "green": 1, "black": 1, "dark": 1},
        disc={"white": 1, "light": 2, "red": 1},
        bag={"white": 7},
    )
    return [
        blue,
        seat("D2-04", 1, 2),
        seat("D3-10", 0, 2),
        seat("D2-10", 0, 2),
        seat("D0-40", 0, 1),
    ]


def test_e3_wear_aside_then_rotary_then_gearbox() -> None:
    state = race(*blue_turn())
    state = play(state, "use wear", "use wear")
    assert pile(state, "disc") == {"white": 1, "light": 2, "red": 1, "wear": 2}
    state = play(state, "use blue")
    assert state.agenda[-1].n == 4, "four colours in the discards"
    state = play(state, "go D1-56", "go D1-57", "go D1-58", "go D1-59")
    assert state.agenda[-1].kind == "act"
    state = play(state, "use green")
    assert state.agenda[-1].n == 4, "fourth of five"
    state = play(state, "go D2-00", "go D2-02")
    assert head(state) == (2, 3) and pile(state, "used")["wear"] == 2
    assert spaces(state) == {"D1-04", "D2-04"}, "purple leaves the rear of its space free"
    further = play(state, "go D1-04", "go D1-06")
    assert head(further) == (1, 7) and further.agenda[-1].kind == "act"
    state = play(state, "skip", "end")
    assert where(state) == (2, 3)
    assert "D3-04" in {SPACE_IDS[way.space] for way in state.track.ahead[state.cars[0]]}


def test_e4_a_purchase_with_five_dollars() -> None:
    state = play(race(seat(act={"black": 1, "dark": 1}), FAR), "shop")
    assert GAME.view(state, 0)["drive"]["money"] == 5
    state = play(state, "buy black")
    assert pile(state, "used") == {"black": 1} and GAME.view(state, 0)["drive"]["money"] == 1
    assert legal(state, "buy") == [], "steering 3, light 2: nothing for 1"
    lost = [event for event in told(state, "end") if event.kind == "lost"]
    assert [event.public["n"] for event in lost] == [1]


def test_e5_and_e6_a_lap_and_no_wear_in_the_slipstream() -> None:
    state = race(*blue_turn())
    state = play(state, "use green", "go D2-56", "go D2-58", "go D2-00", "go D2-02")
    events = told(state, "end")
    after = play(state, "end")
    assert where(after) == (2, 3) and after.laps[0] == 2
    (lap,) = (event for event in events if event.kind == "lap")
    assert lap.public["left"] == 1 and lap.public["marker"] == "final"
    (drafted,) = (event for event in events if event.kind == "drafted")
    assert drafted.public["rival"] == 1 and drafted.public["n"] == 2
    assert pile(after, "disc")["wear"] + pile(after, "act").get("wear", 0) == 3, (
        "two of the hand, one of Gearbox"
    )


def test_e7_who_drafts_whom() -> None:
    green, purple, blue = ("D0-06", 1), ("D0-06", 0), ("D0-05", 0)
    red, yellow = ("D1-03", 0), ("D1-02", 0)
    cars = [green, purple, blue, red, yellow]
    found = []
    for number, (space, section) in enumerate(cars):
        others = [car for car in cars if car != cars[number]]
        seats = [seat(space, section), *(seat(*other) for other in others)]
        state = race(*seats)
        rival = slipstream(state, 0, state.cars[0])
        found.append(None if rival < 0 else cars.index(others[rival - 1]))
    assert found == [None, 0, 1, None, 3]


def test_e8_at_the_end_everything_is_discarded_and_seven_are_drawn() -> None:
    state = race(seat(act={"white": 1, "yellow": 2}, bag={"light": 9}, disc={"red": 1}), FAR)
    after = play(state, "use white", "end")
    assert pile(after, "act") == {"light": 7} and pile(after, "used") == {}
    assert pile(after, "disc") == {"white": 1, "yellow": 2, "red": 1, "wear": 1}


def test_e9_pit_stop() -> None:
    hand = {"wear": 5, "green": 2}
    state = race(seat("D1-22", act=hand, bag={"light": 9}, disc={"wear": 3}), FAR)
    after = play(state, "pit clean")
    assert pile(after, "disc") == {"wear": 3, "green": 2} and pile(after, "act") == {"light": 7}
    assert where(after) == where(state)


def test_e10_a_car_in_front_blocks() -> None:
    assert reachable(seat("D1-26", 2), seat("D1-26", 3)) == {"D0-28", "D2-26"}
    assert reachable(seat("D1-26", 2), FAR) == {"D1-30", "D0-30", "D2-26"}, "momentum has closed up"


def test_e11_the_ranking_at_the_end() -> None:
    cars = [("D1-08", 1), ("D0-05", 0), ("D1-04", 1), ("D2-02", 1), ("D2-00", 1)]
    state = race(*(seat(space, section, 3) for space, section in cars), agenda=[])
    assert ranking(state) == [0, 1, 2, 3, 4]
    result = GAME.result(state)
    assert result is not None and result.ranking == [[0], [1], [2], [3], [4]]
    assert result.scores[1] == result.scores[2], "side by side: the inner lane is ahead"


def test_e12_wear_by_the_darkest_space_only() -> None:
    state = race(seat("D1-20", act={"light": 4, "dark": 1}), FAR)
    after = play(state, "use dark", "go D1-22", "use light")
    for space in ("D0-28", "D0-30", "D0-32"):
        after = play(after, "use light", *([f"go {space}"] if after.agenda[-1].kind == "step" else []))
    (decline,) = (event for event in told(after, "end") if event.kind == "decline")
    assert decline.public["n"] == 3 and decline.public["darkest"] == "dark"


def test_e13_gearbox_by_position() -> None:
    cars = ["D0-16", "D0-12", "D0-08", "D0-05"]
    for number, steps in ((2, 3), (3, 5)):
        own = cars[number]
        others = [car for car in cars if car != own]
        state = race(seat(own, act={"green": 1}), *(seat(car) for car in others))
        assert GAME.view(state, 0)["seats"][0]["live"]["green"]["steps"] == steps


def test_e14_hybrid_engine_counts_blue() -> None:
    for rival, steps in ((3, 2), (4, 0), (5, 0)):
        state = race(
            seat("D1-22", act={"blue": 2}, disc={"blue": 2}),
            seat("D0-50", disc={"blue": rival}),
            cards="hybrid_engine",
        )
        after = play(state, "use blue")
        assert (after.agenda[-1].kind == "go") == bool(steps)
        assert pile(after, "used")["wear"] == 1


def test_e15_rotary_engine_counts_colours() -> None:
    state = race(seat("D0-08", act={"blue": 1}, disc={"white": 1, "light": 3, "black": 1, "wear": 2}), FAR)
    after = play(state, "use blue", "go D0-09", "go D0-10", "go D0-11", "go D0-12")
    assert head(after) == (0, 12) and after.agenda[-1].kind == "act"


def test_e16_diesel_engine() -> None:
    state = race(seat("D2-04", 1, act={"blue": 1}, disc={"dark": 3}), FAR, cards="diesel_engine")
    after = play(state, "use blue", "go D2-06", "go D2-10", "go D2-14")
    assert head(after) == (2, 17) and pile(after, "used")["wear"] == 2


def test_e17_steering() -> None:
    state = race(seat("D1-06", 1, act={"red": 1, "black": 1}), FAR)
    after = play(state, "use red")
    after = play(after, "go D1-08", "go D1-10", "go D1-12")
    assert head(after) == (1, 13)
    assert pile(after, "disc") == {"black": 1} and pile(after, "used") == {"red": 1, "wear": 1}


def test_e18_suspension() -> None:
    state = race(seat("D1-20", 1, act={"red": 1}, disc={"dark": 1}), FAR, cards="suspension")
    after = play(state, "use red")
    assert spaces(after) == {"D1-22", "D2-20"}
    after = play(after, "go D1-22")
    assert head(after) == (1, 25)
    assert pile(after, "disc") == {"dark": 1} and pile(after, "used") == {"red": 1, "wear": 1}


def test_e19_tires() -> None:
    state = race(seat("D0-06", 1, act={"red": 1, "dark": 1}), FAR, cards="tires")
    after = play(state, "use red")
    assert spaces(after) == {"D0-08", "D1-08"}, "white or light"
    after = play(after, "go D0-08")
    assert pile(after, "act") == {"dark": 1} and pile(after, "used") == {"red": 1}


def test_e20_turbo() -> None:
    state = race(
        seat("D1-06", 1, act={"green": 1}, disc={"green": 2}),
        seat("D0-50", disc={"green": 1}),
        seat("D0-51", disc={"green": 1}),
        cards="turbo",
    )
    after = play(state, "use green")
    assert after.agenda[-1].n == 6
    after = play(after, *(f"go D1-{column:02}" for column in (8, 10, 12, 14, 16, 18)))
    assert head(after) == (1, 19) and pile(after, "used") == {"green": 1, "wear": 2}
