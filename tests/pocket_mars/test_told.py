"""No move is silent: what leads straight to a question says so itself. On any cards at all: tests/core/test_own.py."""

import json
from typing import Any

import pytest

from pyapp.core.messages import Reader
from pyapp.games.pocket_mars import GAME
from pyapp.games.pocket_mars.state import State

from .tables import due, go, kinds, table, told


def own(card: str, half: str, text: str) -> dict[str, Any]:
    return {"own": json.dumps({"cards": {card: {half: text}}})}


def prepared(text: str, *, options: dict[str, Any] | None = None, **seat: Any) -> State:
    """Science 2 in prep, with this prep action, below a card that it does not beat."""
    cards = {"hand": ["construction-4", "water-3"], "prep": ["science-2"], **seat}
    options = {**(options or {}), **own("science-2", "bottom", text)}
    return table(2, seats=[cards], stacks={"science": ["science-6"]}, options=options)


def in_hand(text: str, *cards: str) -> State:
    return table(2, seats=[{"hand": ["water-1", *cards]}], options=own("water-1", "top", text))


USED = [
    (
        prepared("if_none_here: settle_here"),
        ("prep left science-2", "use"),
        {"op": "if_none_here", "building": "science", "rule": "R12b"},
        "Anna usa l’azione: in Scienza non ha coloni.",
        "Anna uses the action: they have nobody in Science.",
    ),
    (
        prepared("if_hand water: promote_here, gain 1", one={"science": 1}),
        ("prep left science-2", "use"),
        {"op": "if_hand", "building": "science", "colour": "water", "rule": "R12b"},
        "Anna usa l’azione: in mano ha una carta Acqua.",
        "Anna uses the action: they hold a Water card.",
    ),
    (
        prepared("settle_here, gain 1"),
        ("prep left science-2", "use"),
        {"op": "may", "building": "science", "rule": "R12b"},
        "Anna usa l’azione in basso.",
        "Anna uses the prep action.",
    ),
    (
        in_hand("if_hand water: settle_any 1", "water-2"),
        ("hand water-1",),
        {"op": "if_hand", "colour": "water", "rule": "R11"},
        "Anna usa l’azione: in mano ha una carta Acqua.",
        "Anna uses the action: they hold a Water card.",
    ),
]


@pytest.mark.parametrize(("state", "moves", "fields", "it", "en"), USED, ids=range(len(USED)))
def test_an_action_that_begins_with_a_question_is_told(
    state: State, moves: tuple[str, ...], fields: dict[str, Any], it: str, en: str
) -> None:
    *before, move = moves
    for earlier in before:
        state = go(state, earlier)
    after, events = told(state, move)
    used = next(event for event in events if event.kind == "used")
    assert used.public == {"seat": 0, **fields}
    for language, sentence in (("it", it), ("en", en)):
        said = Reader(GAME.texts(language).MESSAGES, language, ["Anna", "Bruno"]).say("log.used", used.public)
        assert said == sentence
    assert GAME.to_act(after) == 0


def test_a_condition_that_is_met_before_something_that_happens_says_nothing_more() -> None:
    state = go(prepared("if_none_here: launch 1"), "prep left science-2")
    assert kinds(told(state, "use")[1])[0] == "launched"


def test_r33_in_solo_a_drawing_that_asks_which_card_is_told() -> None:
    """The printed Water 3: the two cards of DA's prep are a choice."""
    state = table(
        1,
        seats=[{"prep": ["water-3"], "hand": ["science-1", "science-2"]}],
        da={"prep": ["energy-1", "energy-2"]},
        stacks={"water": ["water-6"]},
    )
    state = go(state, "prep left water-3")
    after, events = told(state, "use")
    assert [event.kind for event in events] == ["used"] and due(after) == "take"
