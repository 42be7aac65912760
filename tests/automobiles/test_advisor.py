"""The drivers: they finish, they use what pays, and the same table always means the same to them."""

import pytest

from pyapp.ai.thinking import apart, choose
from pyapp.core.rng import Rng
from pyapp.games.automobiles import GAME
from pyapp.games.automobiles.player.advisor import ADVISOR, _under_way
from pyapp.games.automobiles.player.drive import head_of
from pyapp.games.automobiles.player.judgement import next_hand
from pyapp.games.automobiles.player.reasons import _after
from pyapp.games.automobiles.state import State
from pyapp.teach.puzzles import kept, shelf_of
from tests.automobiles.table import legal, play, race, seat
from tests.automobiles.test_told import ends

FAR = seat("D0-50")


@pytest.mark.parametrize("track", ["daytona", "monza"])
@pytest.mark.parametrize("cards", ["first_game", "high_revs", "money", "experts"])
def test_a_lap_is_driven_in_a_reasonable_number_of_turns(cards: str, track: str) -> None:
    state = GAME.new(players=2, seed=3, cards=cards, track=track, laps="1")
    while GAME.to_act(state) is not None:
        state = GAME.play(state, choose(GAME, state, "normal"))
    assert state.round <= 20


def test_a_state_in_mid_turn_is_worth_its_best_continuation() -> None:
    """Following the plan costs nothing; giving up does."""
    state = race(seat("D0-08", act={"white": 3, "light": 1}), FAR)
    before = ADVISOR.value(state, 0)
    best = max(ADVISOR.value(GAME.after(state, move), 0) for move in GAME.moves(state))
    assert best == pytest.approx(before)
    assert ADVISOR.value(play(state, "end"), 0) < before


def planned_heads(state: State) -> set[int]:
    """Where the plan of seat 0 thinks that the turn may end."""
    plan, place, dark, wear = _under_way(state, 0)
    edge = [(place, state.act[0], dark, wear)]
    seen = set(edge)
    while edge:
        for following in _after(plan, edge.pop()):
            if following not in seen:
                seen.add(following)
                edge.append(following)
    return {head_of(at[0]) for at in seen}


@pytest.mark.parametrize("start", ["D1-20", "D0-08", "D3-50"])
def test_v4_the_plan_of_a_turn_knows_every_place_that_weaving_leads_to(start: str) -> None:
    further = 0
    for seed in range(14):
        gears = [Rng(seed * 9 + n).choice(["white", "light", "dark", "black"]) for n in range(4)]
        driver = seat(start, act={gear: gears.count(gear) for gear in gears})
        found = []
        for weaving in (True, False):
            state = race(driver, seat("D0-40"), seat("D2-26"), options={"weaving": weaving})
            heads: set[int] = set()
            ends(state, 0, heads=heads)
            assert planned_heads(state) == heads, (gears, weaving)
            found.append(heads)
        further += found[0] > found[1]
    assert further, "weaving opens ways"


def test_v4_a_turn_with_weaving_is_worth_its_best_continuation() -> None:
    """In the middle of the drive, too, where the next cube may leave a long space early."""
    cubes = {"dark": 1, "light": 2, "black": 1}
    state = play(race(seat("D1-20", act=cubes), FAR, options={"weaving": True}), "use dark", "go D1-22")
    plain = play(race(seat("D1-20", act=cubes), FAR), "use dark", "go D1-22")
    before = ADVISOR.value(state, 0)
    assert max(ADVISOR.value(GAME.after(state, move), 0) for move in GAME.moves(state)) == pytest.approx(
        before
    )
    assert before >= ADVISOR.value(plain, 0)


def test_the_last_turn_is_driven_to_the_full() -> None:
    state = race(seat("D0-56", laps=2, act={"white": 3, "light": 1}), seat("D0-20"))
    driven = 0
    while GAME.to_act(state) == 0:
        state = GAME.play(state, choose(GAME, state, "normal"))
        driven += 1
    assert state.laps[0] == 3 and driven > 2


def test_money_is_spent_before_the_race() -> None:
    state = GAME.new(players=2, seed=1)
    who = GAME.to_act(state)
    while GAME.to_act(state) == who:
        money = state.agenda[-1].n
        state = GAME.play(state, choose(GAME, state, "normal"))
    assert money <= 2


def test_of_moves_that_look_alike_one_is_thought_about() -> None:
    worth = [5.0, 4.0, 5.0, 1.0, 4.5]
    assert apart([0, 2, 4, 1, 3], worth, near=2.0) == [0, 4, 1]
    assert apart([0, 2, 4, 1, 3], worth, near=0.6) == [0, 4]


@pytest.mark.parametrize("level", ["hard", "normal"])
def test_manager_puts_back_what_the_next_hand_needs_and_never_wear(level: str) -> None:
    """What goes back into the bag is soon drawn again; among choices worth the same it is never a dead cube."""
    hand, discards = {"yellow": 1, "wear": 3}, {"wear": 3, "blue": 2, "green": 1, "white": 1}
    driver = seat(act=hand, disc=discards, bag={"white": 9})
    state = play(race(driver, FAR, cards="manager"), "use yellow", "remove wear 1")
    assert "act wear" in legal(state, "bag")
    assert str(choose(GAME, state, level)) in {"bag disc green", "bag disc blue"}


def test_no_solution_puts_wear_back_into_the_bag() -> None:
    """What puzzles show is imitated: Manager returns a cube that serves, or none."""
    lines = [puzzle.line for puzzle in kept(shelf_of(GAME))]
    assert len(lines) >= 10
    assert not [move for line in lines for move in line if move.startswith("bag ") and move.endswith(" wear")]


def test_a_hand_drawn_from_a_poor_bag_is_worth_less_than_one_from_a_rich_bag() -> None:
    """The same cubes, in other piles: seven come from the bag, and from the discards only what it lacks."""
    strong, weak = {"blue": 4}, {"white": 7}
    rich = race(seat(act={}, bag=strong, disc=weak), FAR)
    poor = race(seat(act={}, bag=weak, disc=strong), FAR)
    assert next_hand(rich, 0) > 0 > next_hand(poor, 0)
    assert ADVISOR.value(rich, 0) == pytest.approx(ADVISOR.value(poor, 0), abs=8)
