"""Whatever is refused or told names the rule of the sheet that it is for, and says the right figures."""

import pytest

from pyapp.core.events import Event
from pyapp.core.rng import Rng
from pyapp.games.automobiles import GAME
from pyapp.games.automobiles.components import MAX_ROUNDS, MONEY, SETS
from pyapp.games.automobiles.rules.effects import WEAR_OF
from pyapp.games.automobiles.rules.setup import new_table
from pyapp.games.automobiles.state import Step
from tests.automobiles.table import play, race, seat, told, why

FAR = seat("D0-50")
DUE_BY = {
    "setup": "R13",
    "act": "R17",
    "shop": "R29",
    "step": "R26",
    "go": "R27",
    "draw": "Q21",
    "boost": "Q21",
    "keep": "Q22",
    "scrap": "Q17",
    "bag": "Q17",
    "rest": "Q16",
    "lay": "Q16",
    "upgrade": "Q19",
    "put": "Q7",
    "trade": "Q18",
    "gain": "Q18",
    "remove": "R18",
    "must_remove": "R18",
    "crew": "R18",
    "fetch": "R18",
}


@pytest.mark.parametrize("kind", DUE_BY)
def test_what_is_due_first_is_named_by_its_rule(kind: str) -> None:
    state = race(seat(act={"white": 1, "yellow": 1}), FAR).copy()
    state.agenda = (*state.agenda[:-1], Step(kind, 0, 1, 1, cube=5))
    assert why(state, "rest white" if kind == "fetch" else "fetch white 1") == (DUE_BY[kind], "not_now")


def test_only_cubes_drive_and_only_a_cube_that_is_there_is_returned() -> None:
    assert why(race(seat(act={"white": 1}), FAR), "go D0-13") == ("R21", "cube_first")
    manager = race(seat(act={"yellow": 1, "white": 1}), FAR, cards="manager")
    assert why(play(manager, "use yellow", "skip"), "bag act blue") == ("Q17", "not_in_pile")


def test_r40_r41_the_end_and_its_points_are_told_by_their_rules() -> None:
    over = play(race(seat(laps=2), seat("D0-50", laps=1), round=MAX_ROUNDS), "end", "end")
    assert why(over, "end") == ("R40", "over")
    result = GAME.result(over)
    assert result and set(result.breakdown[0]) == {"R30", "R41"}
    assert [sum(parts.values()) for parts in result.breakdown] == result.scores


def test_r35_the_lap_that_is_done_is_told_and_how_many_are_left() -> None:
    state = race(seat("D0-59", laps=1, act={"white": 1}), FAR)
    (lap,) = (event for event in told(state, "use white", "go D0-00", "end") if event.kind == "lap")
    assert (lap.public["laps"], lap.public["left"]) == (2, 1)


def test_r10_r13_the_start_names_the_five_cards_the_slots_and_their_money() -> None:
    events: list[Event] = []
    GAME.start(GAME.setup(3, {"cards": "experts", "grid": "reverse"}), 1, events)
    (started,) = (event for event in events if event.kind == "started")
    assert started.public["cards"] == list(SETS["experts"])
    lined_up = [event.public for event in events if event.kind == "lined_up"]
    assert [(one["seat"], one["slot"], one["money"]) for one in lined_up] == [
        (2, 1, MONEY[0]),
        (1, 2, MONEY[1]),
        (0, 3, MONEY[2]),
    ]


@pytest.mark.parametrize("grid", ["fixed", "reverse"])
def test_v2_a_grid_that_was_agreed_asks_nothing_of_chance(grid: str) -> None:
    rng = Rng.of(7)
    before = rng.state
    new_table(GAME.setup(3, {"cards": "experts", "grid": grid}), rng)
    assert rng.state == before


def test_what_is_said_of_the_game_before_it_is_set_up() -> None:
    assert list(GAME.players) == [2, 3, 4, 5] and not GAME.secrets
    assert (GAME.minutes, GAME.weight, GAME.turn_rule) == ((45, 75), 2, "R17")
    assert GAME.rules_version == 1, "games that were kept are of these rules"


def test_r18_the_wear_that_a_card_costs_for_certain() -> None:
    assert WEAR_OF == {
        "gearbox": 1,
        "turbo": 2,
        "diesel_engine": 2,
        "hybrid_engine": 1,
        "rotary_engine": 1,
        "steering": 1,
        "suspension": 1,
        "supercharged": 1,
    }
