"""Every refusal names its rule, and says in both languages what would be possible."""

from typing import Any

import pytest

from pyapp.core.messages import Reader
from pyapp.games.pocket_mars import GAME
from pyapp.games.pocket_mars.state import State

from .tables import go, table, why

YOU: dict[str, Any] = {"ship": 2, "earth": 3, "energy": 3, "one": {"water": 1}, "two": {"science": 1}}
RIVAL: dict[str, Any] = {"ship": 2, "earth": 2, "one": {"energy": 1}, "two": {"water": 1, "ecosystem": 1}}


def holding(card: str, players: int = 2, **fields: Any) -> State:
    """The card has just been played from the hand."""
    other = "construction-4" if card != "construction-4" else "construction-3"
    prep = ["energy-5", "energy-6"]
    you = {**YOU, "hand": [card, other], "prep": prep}
    return go(table(players, seats=[you, {**RIVAL, "energy": 1}], **fields), f"hand {card}")


def playing(card: str, **fields: Any) -> State:
    """The card has just been connected, comparison declined."""
    you = {**YOU, "hand": ["construction-4", "construction-3"], "prep": [card, "energy-6"]}
    state = go(table(2, seats=[you, RIVAL], **fields), f"prep left {card}")
    return go(state, "skip") if state.agenda[-1].kind == "place" else state


TURN = table(2, seats=[{**YOU, "hand": ["water-1", "water-2"], "prep": ["water-3", "water-4"]}, RIVAL])
CASES = [
    (TURN, "skip", "Q27", "no_skip"),
    (TURN, "settle water", "R9", "no_action"),
    (TURN, "hand water-3", "R11", "not_in_hand"),
    (TURN, "prep left water-4", "R12", "not_in_slot"),
    (TURN, "burn left water-4", "R15", "not_in_slot"),
    (TURN, "burn hand water-4", "R11", "not_in_hand"),
    (TURN, "steal 0 left", "R13", "own_prep"),
    (TURN, "steal 3 left", "R13", "no_such_seat"),
    (TURN, "steal da left", "R13", "no_such_seat"),
    (table(2, seats=[{"ship": 7, "earth": 0}]), "launch", "R14", "earth_empty"),
    (table(1, seats=[{"ship": 7, "earth": 0}]), "launch", "R36d", "earth_empty"),
    (holding("construction-3"), "settle construction", "R8", "houses_nobody"),
    (holding("construction-3"), "launch", "R9", "one_action"),
    (holding("ecosystem-4", players=3), "promote science", "R11", "nobody_below_own"),
    (holding("ecosystem-2"), "demote 1 energy", "R11", "nobody_above"),
    (holding("ecosystem-2"), "demote da water", "R11", "no_such_seat"),
    (holding("ecosystem-1"), "shift 0 water up", "R8", "no_room"),
    (holding("ecosystem-1"), "shift 0 energy up", "R11", "nobody_below_own"),
    (holding("ecosystem-1"), "shift 0 construction up", "R8", "houses_nobody"),
    (holding("ecosystem-5"), "swap water 1 1", "R11", "same_owner"),
    (holding("ecosystem-5"), "swap energy 1 0", "R11", "nobody_above_own"),
    (holding("ecosystem-3"), "transfer water water", "R11", "same_building"),
    (holding("ecosystem-3"), "transfer energy water", "R11", "nobody_below_own"),
    (holding("energy-3", players=3), "drain 0", "R11", "yourself"),
    (holding("energy-3"), "drain 2", "R11", "no_such_seat"),
    (holding("science-5"), "peek 0", "R11", "yourself"),
    (
        holding("science-4", stacks={"energy": ["energy-1", "energy-2"]}),
        "restack water 1 2",
        "R11",
        "too_few_cards",
    ),
    (
        holding("science-4", stacks={"energy": ["energy-1", "energy-2"]}),
        "restack energy 1 3",
        "R11",
        "no_such_level",
    ),
    (
        holding("science-4", stacks={"energy": ["energy-1", "energy-2"]}),
        "restack energy 2 1",
        "R11",
        "lower_first",
    ),
    (holding("science-6", stacks={"energy": ["energy-1"]}), "salvage water", "R11", "stack_empty"),
    (holding("construction-1"), "cover construction-4 construction", "R11", "not_this_stack"),
    (
        holding("science-6", stacks={"energy": ["energy-1"], "construction": ["construction-2"]}),
        "salvage construction",
        "R11",
        "not_this_stack",
    ),
    (holding("construction-1"), "cover construction-1 water", "R11", "not_in_hand"),
    (holding("water-2"), "exchange water-2 left", "R11", "not_in_hand"),
    (holding("water-5"), "trade left 0 left", "R11", "yourself"),
    (playing("science-4"), "settle water", "R12b", "only_here"),
    (playing("ecosystem-3"), "transfer water energy", "R12b", "only_here"),
    (playing("water-5"), "exchange construction-4 left", "R12b", "own_slot_empty"),
    (GAME.new(players=2, seed=1, draft=True), "fill water-1", "R22", "not_now"),
]


@pytest.mark.parametrize(("state", "move", "rule", "key"), CASES, ids=[f"{c[3]} {c[1]}" for c in CASES])
def test_refused_by_its_rule(state: State, move: str, rule: str, key: str) -> None:
    assert why(state, move) == (rule, key)
    refusal = GAME.why_not(state, move)
    assert refusal is not None
    for language in ("it", "en"):
        texts = GAME.texts(language)
        said = Reader(texts.MESSAGES, language, ["Anna", "Bo"]).say(f"why.{key}", refusal.params)
        assert said and "{" not in said and rule in texts.RULES


def test_drain_needs_energy_to_take() -> None:
    seats = [{"hand": ["energy-3"]}, {"energy": 0}, {"energy": 1}]
    assert why(go(table(3, seats=seats), "hand energy-3"), "drain 1") == ("R11", "no_energy_there")


def test_an_empty_slot_cannot_be_traded() -> None:
    """In the middle of a turn somebody's prep may have a gap."""
    plan = [{"step": "trade_prep", "seat": 0, "card": "water-5", "rule": "R11"}, {"step": "next_turn"}]
    state = table(2, seats=[{"prep": ["energy-1"]}, {"prep": [None, "energy-2"]}], agenda=plan)
    assert why(state, "trade left 1 left") == ("R11", "slot_empty")
    plan[0] = {"step": "peek", "seat": 0, "rule": "R11"}
    state = table(3, seats=[{}, {}, {"prep": ["energy-2"]}], agenda=plan)
    assert why(state, "peek 1") == ("R11", "prep_empty")
