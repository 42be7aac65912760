"""Worked examples of which more is asked than a position and what comes of it; the whole list is in `learn/figures`.

On Daytona Beach with the rulebook's cards; tests/teach/test_learning.py plays all of them.
"""

from pyapp.games.automobiles import GAME
from pyapp.games.automobiles.rules.driving import slipstream
from pyapp.games.automobiles.state import ranking
from pyapp.games.automobiles.tracks import SPACE_IDS
from tests.acting import sees
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
    assert sees(GAME, state, 0)["drive"]["money"] == 5
    state = play(state, "buy black")
    assert pile(state, "used") == {"black": 1} and sees(GAME, state, 0)["drive"]["money"] == 1
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
