"""The second reading of scores and ends agrees with the game, and would say so if it did not."""

import re
from pathlib import Path
from typing import Any

import pytest

from pyapp.games.martians import GAME
from pyapp.games.martians.components import TILE_IDS
from pyapp.games.martians.town import FIRST
from tests.playing import random_games

from . import second_opinion
from .second_opinion import disagreements, exits_of
from .tables import table, walking

FARM = ("farm_1", "-1,0", 0)
ALL = ["fuel", "fertilizer", "dynamite"]
SHIP = {"at": "-2,1", "face": "ship", "up": True}


@pytest.mark.thorough
def test_it_agrees_at_any_moment_of_thirty_games() -> None:
    ends = set()
    for playout in random_games("martians", 30):
        for state in (*playout.states[::23], *playout.states[-3:]):
            assert disagreements(GAME, state) == [], str(playout)
        ends.add(playout.states[-1].ended)
    assert {"turns", "overrun"} <= ends


def test_it_knows_the_exits_of_every_tile_in_every_rotation() -> None:
    for number, tile in enumerate(TILE_IDS):
        for rotation in range(4):
            printed = {side for at, side in enumerate("NESW") if FIRST.face(number, rotation).exits >> at & 1}
            assert exits_of(tile, 90 * rotation, {}) == printed, (tile, rotation)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"kills": (30, 0)}, "thirty"),
        ({"ended": "thirty", "winner": 0}, "result"),
        ({"items": (7, 0), "pawns": "ship"}, "ship"),
    ],
)
def test_it_objects_to_what_does_not_hold(change: dict[str, Any], said: str) -> None:
    state = walking(2, FARM, seats=[{"pawn": "-1,1", "hand": ["wait"]}], signs=[SHIP])
    assert disagreements(GAME, state) == []
    for name, value in change.items():
        setattr(state, name, (state.signs[0].at, state.pawns[1]) if name == "pawns" else value)
    assert any(said in trouble or "does not hold" in trouble for trouble in disagreements(GAME, state))


def test_it_objects_to_a_town_that_is_closed_without_an_end() -> None:
    closed = (
        *(("generic_curve_1", "-1,0", 0), ("generic_curve_2", "-1,1", 90), ("generic_curve_3", "0,1", 180)),
        *(("school", "1,0", 180), ("church", "0,-1", 270)),
    )
    seats = [{"hand": ["wait"]}]
    state = table(2, *closed, coop=True, pile=["diner"], seats=seats)
    state.phase = 5
    assert any("no_ship" in trouble for trouble in disagreements(GAME, state))


def test_it_takes_nothing_from_the_games_own_room() -> None:
    source = Path(second_opinion.__file__).read_text("utf-8")
    assert re.findall(r"^.*\bimport\b.*$", source, re.M) == ["import json", "from typing import Any"]
