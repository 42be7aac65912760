"""What is shown of what is to come is what comes: ways, towns that close, figures of step 7."""

from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from pyapp.core.events import Event
from pyapp.core.rng import Rng
from pyapp.games.martians import GAME
from pyapp.games.martians.moves import SQUARE
from pyapp.games.martians.state import State
from tests.martians.tables import STORE, kinds, walking
from tests.playing import random_games

Moment = tuple[State, Any, list[Event]]
QUIET = ("pass", "stop", "done")
"""Moves after which nothing stands elsewhere."""


@cache
def moments() -> list[Moment]:
    """A table, the move that was made there, what happened."""
    return [
        moment
        for playout in random_games("martians", 12)
        for moment in zip(playout.states, playout.moves, playout.events[1:], strict=False)
    ]


def view_of(state: State) -> Any:
    return GAME.view(state, None)


def beside(state: State, one: str, other: str) -> bool:
    return SQUARE.read(other) in state.town.near[SQUARE.read(one)]


def survives(life: int, bullets: int, seed: int) -> bool:
    """One combat with the dice of this seed: bullets are paid where there are enough of them, else lives."""
    seat = {"life": life, "bullets": bullets, "hand": []}
    rng = f"{Rng(seed).state:016x}"
    state = walking(2, STORE, martians=["0,1"], seats=[seat, {"hand": []}], rng=rng)
    move = "step 0,1"
    while True:
        events: list[Event] = []
        state = GAME.play(state, move, events)
        if "died" in kinds(events):
            return False
        open_moves = set(map(str, GAME.moves(state)))
        paid = next((choice for choice in ("pay", "lose", "pass") if choice in open_moves), None)
        if paid is None or SQUARE.read("0,1") not in state.martians:
            return True
        move = paid


def test_the_odds_of_a_combat_are_those_of_the_die() -> None:
    """What is told before a step is what comes of many combats that the engine rolls; to pay is best where it ends one."""
    rolls = 400
    for life, bullets in ((1, 0), (1, 2), (2, 0), (2, 1)):
        state = walking(2, STORE, martians=["0,1"], seats=[{"life": life, "bullets": bullets}])
        way = next(way for way in view_of(state)["reach"] if way["at"] == "0,1")
        won = sum(survives(life, bullets, seed) for seed in range(rolls))
        spread = (way["odds"] * (1 - way["odds"]) / rolls) ** 0.5
        assert abs(won / rolls - way["odds"]) < 3 * spread + 0.002, (life, bullets, way["odds"], won / rolls)


@pytest.mark.thorough
def test_a_way_counts_its_squares_and_the_martians_on_it() -> None:
    ways = 0
    for state, _, _ in moments()[::7]:
        view = view_of(state)
        if not view["reach"]:
            continue
        pawn = view["seats"][view["turn"]]["pawn"]
        for way in view["reach"]:
            walked = [pawn, *way["via"]]
            assert way["cost"] == len(way["via"]) <= view["movement"]["left"] and walked[-1] == way["at"]
            assert all(beside(state, one, other) for one, other in pairwise(walked))
            met = sum(square in view["martians"] for square in way["via"])
            assert way["fights"] in (met, 0) and (way["fights"] == met or "signal_jammer" in str(view))
            assert way["fights"] or way["odds"] == 1
            ways += 1
    assert ways > 300


@pytest.mark.thorough
def test_a_first_step_of_a_way_may_be_gone() -> None:
    gone = 0
    for state, _, _ in moments()[::5]:
        view = view_of(state)
        if (view["pending"] or {}).get("step") != "walk":
            continue
        for way in view["reach"]:
            refusal = GAME.why_not(state, f"step {way['via'][0]}")
            assert refusal is None, (way, refusal)
            gone += 1
    assert gone > 100


def test_a_place_that_closes_the_map_closes_it_and_no_other() -> None:
    rng = Rng(3)
    told = set()
    for state, move, _ in moments():
        if move.verb != "place":
            continue
        places = view_of(state)["placements"]
        for place in rng.sample(places, 2):
            events: list[Event] = []
            after = GAME.play(state, f"place {place['cell']} {place['rotation']}", events)
            while not after.ended and after.agenda[-1].kind == "lay":
                after = GAME.play(after, GAME.moves(after)[0], events)
            assert ("closed" in kinds(events)) == place["closes"]
            told.add(place["closes"])
    assert False in told


def test_as_many_figures_come_as_were_foretold_where_they_were_foretold() -> None:
    met = 0
    for state, move, events in moments():
        came = [event for event in events if event.kind == "invaded" and event.public["why"] == "spawn"]
        if move.verb not in QUIET or not came:
            continue
        view = view_of(state)
        if view["phase"] != "martians":
            continue
        assert sum(event.public["n"] for event in came) == view["spawns"]
        assert set(view["spawn_at"]) <= {square for event in came for square in event.public["at"]}
        met += 1
    assert met >= 5
