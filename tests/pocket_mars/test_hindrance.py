"""Why a step can't be done: the log, the card, the refusal say the same, and it is so."""

from collections.abc import Callable
from itertools import permutations, product
from typing import Any

import pytest

from pyapp.core.messages import Reader
from pyapp.core.rng import Rng
from pyapp.games.pocket_mars import GAME
from pyapp.games.pocket_mars.components import ABILITIES, BUILDINGS, CARDS, HOUSES
from pyapp.games.pocket_mars.rules.agenda import AGENDA
from pyapp.games.pocket_mars.rules.hindrance import EXPLAINED, hindrance
from pyapp.games.pocket_mars.rules.refusals import REASONS, UNASKED
from pyapp.games.pocket_mars.state import EARTH, EMPTY, ONE, SHIP, TWO, State, Step, in_building, op_step
from tests.playing import random_games

from .tables import go, last, table, told, why

HOLDS = {"hand": ["construction-4", "construction-3"]}


def seat(**fields: Any) -> dict[str, Any]:
    return {**HOLDS, **fields}


def connected(players: int = 2, *, card: str, rival: dict[str, Any] | None = None, **fields: Any) -> State:
    stacks = fields.pop("stacks", {})
    return table(players, seats=[seat(prep=[card], **fields), rival or {}], stacks=stacks)


# What is told when a step is passed over: the position, the moves, the step, the reason and its rule.
TOLD = [
    (connected(card="energy-2", energy=0), "prep left energy-2", "pay", "energy", "R12b"),
    (connected(card="energy-1", one={"energy": 1}), "prep left energy-1", "may", "none_here", "R12b"),
    (connected(card="energy-5", ship=0), "prep left energy-5", "may", "hand", "R12b"),
    (connected(card="energy-7", ship=0), "prep left energy-7", "place", "ship_empty", "R12a"),
    (
        table(
            2,
            seats=[seat(hand=["ecosystem-4", "water-1"], one={"water": 1}), {"two": {"water": 1}}],
        ),
        "hand ecosystem-4",
        "promote",
        "no_room",
        "R8",
    ),
    (
        table(2, seats=[seat(prep=["construction-1"]), {"prep": ["energy-2"], "energy": 0}]),
        "steal 1 left",
        "pay",
        "energy",
        "R13a",
    ),
    (connected(card="science-3", ship=7, earth=0), "prep left science-3", "may", "earth_empty", "R14"),
]


@pytest.mark.parametrize(
    ("state", "move", "op", "key", "rule"), TOLD, ids=[case[3] + case[4] for case in TOLD]
)
def test_a_step_passed_over_is_told_with_its_reason(
    state: State, move: str, op: str, key: str, rule: str
) -> None:
    _, events = told(state, move)
    idle = next(event for event in events if event.kind == "idle" and event.public["op"] == op)
    assert (idle.public["why"], idle.public["rule"]) == (key, rule)
    for language in ("it", "en"):
        texts = GAME.texts(language)
        said = Reader(texts.MESSAGES, language, ["Anna", "Bruno"]).say("log.idle", idle.public)
        assert "{" not in said and rule in texts.RULES and not said.endswith(": .")


def test_energy_that_is_missing_is_told_in_words() -> None:
    state = connected(card="energy-2", energy=0)
    idle = next(event for event in told(state, "prep left energy-2")[1] if event.kind == "idle")
    said = Reader(GAME.texts("it").MESSAGES, "it", ["Anna"]).say("log.idle", idle.public)
    assert said == "Anna salta il pagamento: l’energia è 0 e ne serve 1."


# -- refusals -----------------------------------------------------------------------------------

EQUAL = go(connected(card="energy-3"), "prep left energy-3")
NO_ENERGY = go(connected(card="energy-2", energy=0), "prep left energy-2")
PLACED = go(connected(card="energy-7", ship=2, earth=5), "prep left energy-7", "place")
STOLEN = go(table(2, seats=[{}, {"prep": ["energy-2"], "energy": 0}]), "steal 1 left")
FOR_ITS_OWNER = go(table(2, seats=[{}, {"prep": ["energy-2"], "energy": 2}]), "steal 1 left")
OF_DA = go(table(1, seats=[{"ship": 0, "earth": 7}], da={"prep": ["science-2"]}), "steal da left")
BLACK = go(connected(card="construction-1"), "prep left construction-1")
FULL = go(
    table(2, seats=[seat(hand=["ecosystem-4", "water-1"], one={"water": 1}), {"two": {"water": 1}}]),
    "hand ecosystem-4",
)

REFUSED = [
    (EQUAL, "place", "R12a", "not_higher"),
    (NO_ENERGY, "pay", "R12b", "energy"),
    (NO_ENERGY, "place", "R12a", "not_higher"),
    (PLACED, "place", "Q16", "step_over"),
    (STOLEN, "place", "R13", "nobody_compares"),
    (STOLEN, "pay", "R13a", "owners_action"),
    (FOR_ITS_OWNER, "place", "R13", "nobody_compares"),
    (OF_DA, "pay", "R36c", "nobodys_action"),
    (BLACK, "place", "R12a", "houses_nobody"),
    (FULL, "promote water", "R8", "no_room"),
    (table(2, seats=[{"ship": 0}]), "settle water", "R12a", "ship_empty"),
]


@pytest.mark.parametrize(("state", "move", "rule", "key"), REFUSED, ids=[f"{c[3]} {c[1]}" for c in REFUSED])
def test_a_refusal_names_what_stands_in_the_way(state: State, move: str, rule: str, key: str) -> None:
    assert why(state, move) == (rule, key)


def test_the_values_compared_are_those_of_the_cards() -> None:
    refusal = GAME.why_not(EQUAL, "place")
    assert refusal is not None
    assert refusal.params == {"building": "energy", "value": 3, "to_beat": 3}


# -- it is so -----------------------------------------------------------------------------------


def steps(state: State) -> list[Step]:
    """Every op of every card and every ability, for each seat; and the offers they lead to."""
    found = []
    for who in range(state.players):
        for card in CARDS:
            for op in (*card.top, *card.bottom):
                here = card.colour if card.colour in HOUSES else 0
                found.append(op_step(op, who, here, EMPTY, "R12b"))
        found += [op_step(op, who, here, EMPTY, "") for here, op in enumerate(ABILITIES)]
        found += [Step("place", who, here=here) for here in HOUSES] + [Step("cycling", who)]
    return found


def some_states(every: int = 23) -> list[State]:
    return [state for playout in random_games("pocket-mars", 12) for state in playout.states[::every]]


def test_a_step_is_hindered_if_and_only_if_it_has_nothing_to_offer() -> None:
    seen: set[str] = set()
    for state in some_states():
        for step in steps(state):
            found = hindrance(state, step)
            offer = AGENDA.kinds[step.kind].offer
            if offer is not None and step.kind not in ("may", "pay"):
                assert (found is None) == bool(offer(state, step)), (step, found)
            if found is not None:
                seen.add(found.key)
                assert holds(state, step, found.key, found.params), (step, found)
    assert seen >= {
        "energy",
        "hand",
        "none_here",
        "ship_empty",
        "earth_empty",
        "nobody_low",
        "nobody_high",
        "no_pair",
    }


def holds(state: State, step: Step, key: str, params: dict[str, Any]) -> bool:
    """Is what a hindrance says so on this table?"""
    own = state.colonists[step.seat]
    here = BUILDINGS.index(params["building"]) if "building" in params else -1
    low, high = sum(own[ONE:TWO]), [side[TWO + house] for side, house in product(state.colonists, HOUSES)]
    facts: dict[str, Callable[[], bool]] = {
        "earth_empty": lambda: not own[EARTH],
        "ship_empty": lambda: not own[SHIP],
        "none_here": lambda: in_building(own, here) > 0,
        "hand": lambda: all(
            BUILDINGS[CARDS[card].colour] != params["colour"] for card in state.hands[step.seat]
        ),
        "energy": lambda: state.energy[step.seat] == params["level"] < params["n"],
        "energy_full": lambda: state.energy[step.seat] == state.most_energy,
        "no_homes": lambda: not any(own[ONE:]),
        "nobody_low": lambda: not low,
        "nobody_low_here": lambda: not own[ONE + here],
        "nobody_elsewhere": lambda: low == own[ONE + here],
        "no_room": lambda: sum(side[TWO + here] for side in state.colonists) == params["n"],
        "no_room_anywhere": lambda: all(
            sum(side[TWO + house] for side in state.colonists) == state.room_above
            for house in HOUSES
            if own[ONE + house]
        ),
        "nobody_high": lambda: not any(high),
        "nobody_high_here": lambda: not any(side[TWO + here] for side in state.colonists),
        "nobody_housed": lambda: not any(any(side[ONE:]) for side in state.colonists),
        "no_pair": lambda: (
            not any(
                low_one[ONE + house] and high_one[TWO + house]
                for house in HOUSES
                for low_one, high_one in permutations(state.colonists, 2)
            )
        ),
        "nobody_has_energy": lambda: (
            not any(energy for side, energy in enumerate(state.energy) if side != step.seat)
        ),
        "no_cards": lambda: not state.deck,
        "deck_empty": lambda: not state.deck,
        "hand_empty": lambda: not state.hands[step.seat],
        "no_own_cards": lambda: not state.hands[step.seat] and {*state.preps[step.seat]} == {EMPTY},
        "own_prep_empty": lambda: all(card == EMPTY for card in state.preps[step.seat]),
        "preps_empty": lambda: all(
            card == EMPTY for side, prep in enumerate(state.preps) if side != step.seat for card in prep
        ),
        "no_two_cards": lambda: all(len(stack) < 2 for stack in state.stacks),
        "no_stack": lambda: not any(state.stacks[house] for house in HOUSES),
    }
    return facts[key]()


def test_every_offer_that_may_be_empty_is_explained() -> None:
    asked = {name for name, kind in AGENDA.kinds.items() if kind.offer and not kind.compulsory}
    assert asked <= EXPLAINED


@pytest.mark.parametrize("language", ["it", "en"])
def test_every_hindrance_has_its_four_sentences(language: str) -> None:
    messages = GAME.texts(language).MESSAGES
    named = {key.removeprefix("board.hindrance.") for key in messages if key.startswith("board.hindrance.")}
    keys = {key for key in named if not key.endswith(".theirs")}
    assert named == keys | {f"{key}.theirs" for key in keys}
    for key in keys:
        assert messages[f"why.{key}"][0].isupper() and f"{key} {{" in messages["log.idle"]
    states = [hindrance(state, step) for state in some_states(97) for step in steps(state)]
    assert {found.key for found in states if found} <= keys


def test_refusals_are_made_for_verbs_there_are() -> None:
    assert {*REASONS, *UNASKED} <= set(GAME.notation.verbs)


def test_a_passed_step_is_always_told_with_a_reason() -> None:
    """Over whole games: no step is passed over without saying why."""
    rng = Rng(4)
    for playout in random_games("pocket-mars", 12):
        for events in rng.sample(playout.events, min(60, len(playout.events))):
            for event in events:
                if event.kind == "idle":
                    said = Reader(GAME.texts("it").MESSAGES, "it", ["Anna"] * 4).say("log.idle", event.public)
                    assert ": ." not in said and "{" not in said
    assert last(told(connected(card="energy-2", energy=0), "prep left energy-2")[1], "idle")
