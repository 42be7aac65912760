"""Steps, blocking, slipstream, momentum, weaving (R21-R28, R33, R36, V4)."""

from typing import Any

import pytest

from pyapp.games.automobiles import GAME
from pyapp.games.automobiles.rules import far as far_module
from pyapp.games.automobiles.rules.driving import marker, momentum, slipstream, steps
from pyapp.games.automobiles.rules.far import far
from pyapp.games.automobiles.state import ALL_GEARS, State
from pyapp.games.automobiles.tracks import SPACE_BY_ID, SPACE_IDS, SPACES, track
from tests.automobiles.table import head, legal, pile, play, race, seat, spaces, told, where, why

FAR = seat("D0-50")


def section(space: str, number: int = 0) -> int:
    return SPACES[SPACE_BY_ID[space]].first + number


def ahead(space: str, number: int, *cars: tuple[str, int]) -> dict[str, int]:
    """What a car at a section can step onto, and the section it lands on, among other cars."""
    found = steps(track("daytona"), section(space, number), ALL_GEARS, [section(*car) for car in cars])
    return {SPACE_IDS[landing.space]: landing.section - SPACES[landing.space].first for landing in found}


def test_r22_from_the_rear_of_a_space_only_sideways_forward() -> None:
    assert ahead("D1-22", 0) == {"D0-22": 1, "D2-20": 3}
    assert ahead("D1-22", 3) == {"D1-26": 3, "D0-26": 1, "D2-26": 5}


def test_r23_a_car_at_the_entry_closes_the_space_even_with_room_behind() -> None:
    assert "D1-26" not in ahead("D1-22", 3, ("D1-26", 0))
    assert "D2-20" not in ahead("D1-22", 0, ("D2-20", 3)), "entered at its front, where the car stands"
    assert ahead("D1-22", 0, ("D2-20", 2))["D2-20"] == 3, "a car behind the entry is no obstacle"


def test_r24_one_gets_as_far_as_the_car_in_front() -> None:
    assert ahead("D1-22", 3, ("D1-26", 2))["D1-26"] == 1
    assert ahead("D1-22", 3, ("D1-26", 3), ("D1-26", 2))["D1-26"] == 1
    assert ahead("D1-22", 3, ("D2-26", 5))["D2-26"] == 4


def test_r25_behind_a_car_of_the_same_space_only_the_sides_are_open() -> None:
    assert ahead("D1-26", 2, ("D1-26", 3)) == {"D0-28": 1, "D2-26": 5}


def test_r25_one_may_pass_diagonally_between_two_cars() -> None:
    assert ahead("D1-26", 2, ("D1-26", 3), ("D0-28", 0)) == {"D0-28": 1, "D2-26": 5}


def test_r25_lapped_cars_block_and_the_own_car_does_not() -> None:
    state = race(seat("D0-58", laps=1, act={"white": 1}), seat("D0-59"), seat("D1-59"))
    assert why(state, "use white") == ("R23", "step_blocked")


def test_refusals_of_a_step_say_why() -> None:
    state = race(seat("D1-22", act={"blue": 1}, disc={"white": 1}), seat("D0-26", 0), cards="hybrid_engine")
    state = play(state, "use blue")
    assert why(state, "go D3-28") == ("R22", "not_ahead")
    assert why(state, "go M1-26") == ("R6", "other_track")
    state = race(seat("D0-12", act={"blue": 1}, disc={"white": 1, "red": 1}), FAR)
    state = play(state, "use blue")
    assert why(state, "go D1-12") == ("R26", "wrong_colour")
    state = race(seat("D0-08", act={"blue": 1}, disc={"white": 1}), seat("D0-09"))
    assert play(state, "use blue").agenda[-1].kind == "act", "nothing to go to: the steps pass by"


def test_a_blocked_space_is_named() -> None:
    state = race(
        seat("D1-26", 2, act={"red": 1}, disc={"dark": 1, "light": 1, "black": 1}),
        seat("D1-26", 3),
        cards="suspension",
    )
    state = play(state, "use red")
    assert spaces(state) == {"D0-28", "D2-26"}
    assert why(state, "go D1-30") == ("R25", "car_ahead")
    assert why(state, "go D0-30") == ("R22", "not_ahead")
    state = race(
        seat("D1-22", act={"blue": 1}, disc={"blue": 1}),
        seat("D1-26", 0),
        seat("D1-26", 1),
        seat("D1-26", 2),
        seat("D1-26", 3),
        cards="hybrid_engine",
    )
    assert why(play(state, "use blue"), "go D1-26") == ("R23", "blocked")


def test_r27_zero_steps_leave_the_car_where_it_is() -> None:
    state = race(seat("D0-08", act={"blue": 1}, disc={"white": 1}), FAR)
    events = told(state, "use blue", "skip", "end")
    kinds = [event.kind for event in events]
    assert "stood" in kinds and "decline" not in kinds and "drove" not in kinds


def test_r28_the_darkest_space_counts_not_the_cube() -> None:
    state = play(race(seat("D0-13", act={"white": 1}), FAR), "use white")
    (decline,) = (event for event in told(state, "end") if event.kind == "decline")
    assert decline.public["n"] == 2, "a two-tone space counts as its darker colour (Q9)"


# -- slipstream ---------------------------------------------------------------------------------


def drafting(space: str, number: int, other: tuple[str, int], rule: str = "next_space") -> bool:
    state = race(seat("D0-40"), seat("D0-41"), options={"drafting": rule})
    state.cars = (section(space, number), section(*other))
    return slipstream(state, 0, state.cars[0]) == 1


def test_r33a_right_behind_in_the_same_space() -> None:
    assert drafting("D1-26", 2, ("D1-26", 3))
    assert not drafting("D1-26", 3, ("D1-26", 2))
    assert not drafting("D1-26", 1, ("D1-26", 3)), "not with a gap inside one's own space"


@pytest.mark.parametrize("number", range(4))
def test_r33b_anywhere_in_the_next_space(number: int) -> None:
    assert drafting("D1-22", 3, ("D1-26", number))
    assert drafting("D1-22", 3, ("D1-26", number), "touching") == (number == 0)


@pytest.mark.parametrize(("first", "second", "rival"), [(1, 3, 1), (3, 1, 2), (0, 2, 1), (2, 0, 2)])
def test_r33b_of_two_cars_in_the_next_space_the_nearer_one(first: int, second: int, rival: int) -> None:
    state = race(seat("D0-40"), seat("D0-41"), seat("D0-42"))
    state.cars = (section("D1-22", 3), section("D1-26", first), section("D1-26", second))
    assert slipstream(state, 0, state.cars[0]) == rival


def test_r33b_only_from_the_front_of_the_space_and_in_the_same_lane() -> None:
    assert not drafting("D1-22", 2, ("D1-26", 0))
    assert not drafting("D1-22", 3, ("D2-26", 0)) and not drafting("D1-22", 3, ("D0-26", 0))


def test_r33_over_the_line_and_whatever_the_laps() -> None:
    assert drafting("D0-59", 0, ("D0-00", 0))
    state = race(seat("D0-59", laps=2), seat("D0-00", laps=0))
    assert slipstream(state, 0, state.cars[0]) == 1


def test_q24_moving_one_space_into_the_slipstream_spares_the_wear() -> None:
    state = race(seat("D0-08", act={"white": 1, "light": 1}), seat("D0-10"))
    events = told(state, "use white", "end")
    assert [event.public["rival"] for event in events if event.kind == "drafted"] == [1]


def test_r32_wear_of_cards_stays() -> None:
    state = race(seat("D1-06", 1, act={"green": 1}), seat("D1-12", 1))
    state = play(state, "use green", "go D1-08", "go D1-10", "skip")
    after = play(state, "end")
    assert pile(after, "disc").get("wear", 0) + pile(after, "act").get("wear", 0) == 1


# -- momentum -----------------------------------------------------------------------------------


def test_r36_cars_close_up_and_keep_their_order() -> None:
    graph = track("daytona")
    cars = (section("D1-26", 0), section("D1-26", 2), section("D2-26", 1), section("D0-05"))
    assert momentum(graph, cars) == (
        section("D1-26", 2),
        section("D1-26", 3),
        section("D2-26", 5),
        section("D0-05"),
    )


def test_r36_when_the_front_car_leaves_the_next_one_rolls() -> None:
    state = race(seat("D1-26", 3, act={"dark": 1}), seat("D1-26", 2))
    events = told(state, "use dark", "end")
    (rolled,) = (event for event in events if event.kind == "rolled")
    assert rolled.public["seat"] == 1 and rolled.public["section"] == 3


def test_r36_a_position_closes_up_too() -> None:
    state = race(seat("D1-26", 0), seat("D1-26", 1))
    assert where(state) == (1, 28) and where(state, 1) == (1, 29)


# -- weaving (V4) -------------------------------------------------------------------------------


def weaving() -> State:
    return race(seat("D1-20", act={"dark": 1, "light": 2, "black": 1}), FAR, options={"weaving": True})


def test_v4_the_next_step_may_leave_the_space_early() -> None:
    plain = race(seat("D1-20", act={"dark": 1, "light": 2}), FAR)
    plain = play(plain, "use dark", "go D1-22", "use light")
    assert head(plain) == (0, 27), "from the front there is one light space"
    state = play(weaving(), "use dark", "go D1-22", "use light")
    assert spaces(state) == {"D0-22", "D0-24", "D0-26", "D2-24"}
    early = play(state, "go D0-22")
    assert head(early) == (0, 23)
    assert why(state, "go D0-28") == ("R22", "not_ahead")


def test_v4_the_space_still_counts_for_wear_and_a_path_that_ends_there_ends_at_its_front() -> None:
    state = play(weaving(), "use dark", "go D1-22")
    assert where(play(state, "end")) == (1, 25)
    state = play(state, "use light", "go D0-24")
    (decline,) = (event for event in told(state, "end") if event.kind == "decline")
    assert decline.public["darkest"] == "dark"


def test_v4_only_after_a_cube_was_placed() -> None:
    state = race(seat("D1-22", act={"light": 1}), FAR, options={"weaving": True})
    assert head(play(state, "use light")) == (0, 27)


# -- lap marker ---------------------------------------------------------------------------------


def test_r30_the_marker_counts_down_to_finish() -> None:
    assert [marker(left) for left in (7, 2, 1, 0)] == ["7", "2", "final", "finish"]


def test_q25_crossing_twice_in_a_turn_advances_twice() -> None:
    def after(path: list[str]) -> State:
        cubes = [{"space": space, "colour": "blue"} for space in path]
        return race(seat("D0-59", used={"blue": 9}), seat("D3-50"), path=cubes)

    inner = [space.id for space in SPACES if space.id.startswith("D0-")]
    once = play(after(inner), "end")
    assert once.laps[0] == 1 and GAME.view(once, 0)["seats"][0]["marker"] == "2"
    state = after([*inner, "D0-00"])
    events = told(state, "end")
    assert [event.public["left"] for event in events if event.kind == "lap"] == [2, 1]
    assert play(state, "end").laps[0] == 2


def driven(state: State) -> Any:
    return GAME.view(state, 0)["drive"]


def two_gears_on(state: State) -> dict[str, int]:
    """Where two gears lead that one doesn't, and the least wear: every pair tried, step by step."""
    found: dict[str, int] = {}
    near: set[str] = set()
    for first in legal(state, "use"):
        for here in landings(state, first):
            near.add(str(driven(here)["head"]))
            for second in legal(here, "use"):
                for there in landings(here, second):
                    drive = driven(there)
                    found[str(drive["head"])] = min(drive["wear"], found.get(str(drive["head"]), 99))
    return {place: wear for place, wear in found.items() if place not in near}


def landings(state: State, colour: str) -> list[State]:
    used = play(state, f"use {colour}")
    return [play(used, f"go {space}") for space in legal(used, "go")] or [used]


@pytest.mark.parametrize("weaving", [False, True])
def test_the_spaces_that_two_gears_lead_to_and_what_they_wear(weaving: bool) -> None:
    state = race(
        seat("D1-22", 3, act={"white": 1, "light": 1, "dark": 1}),
        seat("D1-26", 1),
        options={"weaving": weaving},
    )
    found = {str({"space": one["space"], "section": one["section"]}): one for one in far(state, 0)}
    pairs = {place: one["wear"] for place, one in found.items() if one["steps"] == 2}
    assert pairs and pairs == two_gears_on(state)


def test_a_far_space_is_driven_to_by_its_plan() -> None:
    state = race(seat("D1-22", 3, act={"white": 2, "light": 1, "dark": 1}), seat("D1-26", 1))
    for target in far(state, 0):
        there = state
        for move in target["plan"]:
            if GAME.why_not(there, move) is None:  # a step without a choice is made by itself
                there = play(there, move)
        drive = driven(there)
        assert (drive["head"]["space"], drive["head"]["section"]) == (target["space"], target["section"])
        assert (drive["wear"], drive["drafting"]) == (target["wear"], target["drafting"])
        assert len([move for move in target["plan"] if move.startswith("use ")]) == target["steps"] > 1


def test_cubes_that_are_spent_lead_nowhere_any_more() -> None:
    state = race(seat("D1-22", 3, act={"white": 1, "light": 1, "dark": 1}), FAR)
    farthest = max(far(state, 0), key=lambda target: target["steps"])
    for move in farthest["plan"]:
        if GAME.why_not(state, move) is None:
            state = play(state, move)
    assert max((target["steps"] for target in far(state, 0)), default=0) <= 3 - farthest["steps"]


def every_drive(state: State) -> dict[tuple[str, int], tuple[int, int]]:
    """Every drive there is, played move by move: by where it ends the least wear, the cards' too, and its fewest cubes."""
    found: dict[tuple[str, int], tuple[int, int]] = {}
    seen: set[str] = set()
    before = GAME.view(state, 0)["seats"][0]["used"].get("wear", 0)
    todo = [(state, 0)]
    while todo:
        here, cubes = todo.pop()
        view: Any = GAME.view(here, 0)
        if view["pending"]["step"] == "act":
            now = str((view["drive"], view["seats"][0]["act"]))
            if now in seen:
                continue
            seen.add(now)
            head = (view["drive"]["head"]["space"], view["drive"]["head"]["section"])
            side = view["seats"][0]
            worn = side["used"].get("wear", 0) - before + view["drive"]["wear"]
            found[head] = min(found.get(head, (99, 99)), (worn, cubes))
            todo += [
                (play(here, f"use {colour}"), cubes + 1) for colour in legal(here, "use") if colour in DRIVERS
            ]
        else:
            todo += [(play(here, f"go {space}"), cubes) for space in legal(here, "go")]
            todo += [(play(here, "skip"), cubes) for _ in legal(here, "skip")]
    return found


DRIVERS = ("white", "light", "dark", "black", "red", "green", "blue")


@pytest.mark.parametrize("weaving", [False, True])
@pytest.mark.parametrize(
    "act", [{"white": 1, "light": 1, "blue": 1}, {"green": 2, "dark": 1}, {"red": 1, "blue": 1, "white": 1}]
)
def test_cards_that_drive_take_part_in_a_whole_drive(act: dict[str, int], weaving: bool) -> None:
    """To each space the way that wears least, and of those the one of fewest cubes; the plan leads there."""
    state = race(
        seat("D1-22", 3, act=act, disc={"white": 1, "light": 1}),
        seat("D1-26", 1),
        cards="first_game",
        options={"weaving": weaving},
    )
    best = every_drive(state)
    offered = far(state, 0)
    assert len(offered) > 2
    for target in offered:
        there = state
        for move in target["plan"]:
            if GAME.why_not(there, move) is None:
                there = play(there, move)
        head = driven(there)["head"]
        assert (head["space"], head["section"]) == (target["space"], target["section"])
        worn = GAME.view(there, 0)["seats"][0]["used"].get("wear", 0) + driven(there)["wear"]
        assert (worn, plan_of(target, "use ")) == best[target["space"], target["section"]]
    several = {place for place, (_, cubes) in best.items() if cubes > 1}
    gears = {
        (one["space"], one["section"]) for gear in ("white", "light", "dark") for one in near(state, gear)
    }
    assert several - gears == {(one["space"], one["section"]) for one in offered}


def plan_of(target: Any, verb: str) -> int:
    return len([move for move in target["plan"] if move.startswith(verb)])


def near(state: State, colour: str) -> list[Any]:
    found: list[Any] = GAME.view(state, 0)["reach"].get(colour, [])
    return found


def test_a_very_large_hand_is_looked_through_only_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever drew thirteen cubes that drive waits no longer; the nearer spaces are offered all the same."""
    hand = {"white": 2, "light": 3, "dark": 3, "green": 3, "blue": 2}
    state = race(seat("D1-22", 3, act=hand), seat("D1-26", 1), cards="first_game", options={"weaving": True})
    looked_at: list[int] = []
    original = far_module._one_cube_more

    def counted(*given: Any) -> list[Any]:
        legs = original(*given)
        looked_at.append(len(legs))
        return legs

    monkeypatch.setattr(far_module, "_one_cube_more", counted)
    offered = far(state, 0)
    assert len(looked_at) < sum(hand.values())
    assert sum(looked_at[:-1]) < far_module.ENOUGH
    assert len(offered) > 10
