"""Positions: partial ones are completed, wrong ones are named, strange agendas do no harm."""

import json
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.core.refusals import BadPosition
from pyapp.games.pocket_mars import GAME
from pyapp.games.pocket_mars.components import BUILDINGS, CARD_IDS
from pyapp.games.pocket_mars.known.agenda_text import SETTING_UP
from pyapp.games.pocket_mars.rules.agenda import AGENDA
from tools.env.places import ROOT

from .invariants import LOOSE, broken
from .tables import ids, table


def test_a_diagram_names_only_what_matters() -> None:
    state = table(2, seats=[{"one": {"energy": 2}, "prep": ["energy-1"]}], stacks={"energy": ["energy-7"]})
    assert broken(state) == []
    assert state.colonists[0][:2] == (4, 1) and len(state.deck) == 35 - 8 - 1
    assert "energy-1" in ids(state.preps[0]) and ids(state.stacks[0]) == ["energy-7"]


def test_named_deck_cards_lie_on_top() -> None:
    assert ids(table(2, deck=["water-1", "water-2"]).deck[::-1])[:2] == ["water-1", "water-2"]


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"row": ["energy"] * 5}, "row"),
    ({"seats": [{}]}, "seats"),
    ({"seats": [{"ship": 3, "earth": 3}, {}]}, "seats[0].earth"),
    ({"seats": [{"one": {"water": 5}, "two": {"water": 3}}, {}]}, "seats[0].one"),
    ({"seats": [{"two": {"water": 2}}, {}]}, "seats[0].two.water"),
    ({"seats": [{"two": {"water": 1}}, {"two": {"water": 1}}]}, "seats[1].two.water"),
    ({"seats": [{"one": {"construction": 1}}, {}]}, "seats[0].one.construction"),
    ({"seats": [{"energy": 6}, {}]}, "seats[0].energy"),
    ({"seats": [{"hand": ["water-1", "water-1"]}, {}]}, "seats[0].hand[1]"),
    ({"seats": [{"hand": ["water-1"]}, {"prep": ["water-1"]}]}, "seats[1].prep[0]"),
    ({"seats": [{"hand": ["water-8"]}, {}]}, "seats[0].hand[0]"),
    ({"seats": [{"hand": ["water-1", "water-2", "water-3"]}, {}]}, "seats[0].hand"),
    ({"seats": [{"known": ["water-1"], "hand": ["water-1"]}, {}]}, "seats[0].known[0]"),
    ({"seats": [{"known": ["x"]}, {}]}, "seats[0].known[0]"),
    ({"seats": [{"colour": 1}, {}]}, "seats[0].colour"),
    ({"stacks": {"water": ["energy-1"]}}, "stacks.water[0]"),
    ({"stacks": {"mars": []}}, "stacks.mars"),
    ({"discards": list(CARD_IDS)}, "discards"),
    ({"da": {"ship": 1}}, "da"),
    ({"in_play": "water-1"}, "agenda"),
    ({"bottomed": 99}, "bottomed"),
    ({"agenda": "later"}, "agenda"),
    ({"agenda": [{"step": "next_turn"}]}, "agenda"),
    ({"agenda": [{"step": "act", "seat": 0}, {"step": "act", "seat": 1}]}, "agenda"),
    ({"agenda": [{"step": "round_end"}]}, "agenda[0]"),
    ({"agenda": [{"step": "place", "seat": 0}, {"step": "next_turn"}]}, "agenda[0]"),
    ({"agenda": [{"step": "cycling", "seat": 0, "n": 1}, {"step": "next_turn"}]}, "agenda[0]"),
    ({"agenda": [{"step": "may", "seat": 0, "then": "fly"}, {"step": "next_turn"}]}, "agenda[0].then"),
    ({"agenda": [{"step": "played", "seat": 0}, {"step": "next_turn"}]}, "in_play"),
    ({"looked": ["water-1"]}, "agenda"),
    ({"rng": "xyz"}, "rng"),
]


@pytest.mark.parametrize(
    ("fields", "field"), WRONG, ids=[f"{field} {n}" for n, (_, field) in enumerate(WRONG)]
)
def test_a_wrong_entry_is_named(fields: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPosition) as problem:
        GAME.load({"players": 2, **fields})
    assert problem.value.field == field


STEPS = st.fixed_dictionaries(
    {"step": st.sampled_from(sorted(AGENDA.kinds))},
    optional={
        "seat": st.integers(0, 2),
        "n": st.integers(0, 4),
        "building": st.sampled_from(BUILDINGS),
        "card": st.sampled_from(CARD_IDS),
        "rule": st.sampled_from(["R11", "R12b"]),
        "then": st.sampled_from(["launch 1", "settle_here", "pay 1: draw 2", "if_none_here: dig 3"]),
    },
)


@given(st.lists(STEPS, max_size=5), st.integers(1, 3), st.sampled_from(["next_turn", "round_end"]))
def test_whatever_the_agenda_nothing_breaks(steps: list[dict[str, Any]], players: int, end: str) -> None:
    data = {"players": players, "agenda": [*steps, {"step": end}]}
    try:
        state = GAME.load(data)
    except BadPosition:
        return
    for number in range(12):
        if GAME.to_act(state) is None:
            break
        assert set(broken(state)) <= LOOSE
        choices = GAME.moves(state)
        assert choices
        state = GAME.play(state, choices[number % len(choices)])


def test_setting_up_goes_on_from_a_position() -> None:
    for options in ({}, {"draft": True}):
        state = GAME.new(players=3, seed=2, **options)
        while GAME.to_act(state) is not None and state.agenda[-1].kind in ("keep", "prepare"):
            assert GAME.load(GAME.dump(state)) == state
            state = GAME.play(state, GAME.moves(state)[1])


SEVEN = {"ship": 0, "earth": 0, "one": {"water": 7}}

CANNOT_BE: list[tuple[dict[str, Any], str, str]] = [
    # an end without a reason, a round after the end
    ({"agenda": []}, "agenda", "not_over"),
    ({"turn": 0, "first": 0, "seats": [SEVEN, {}]}, "agenda", "ended"),
    # a deck is never empty when a turn begins (R18)
    ({"seats": [{}, {}], "discards": list(CARD_IDS[8:]), "turn": 0, "first": 0}, "deck", "no_deck"),
    # steps that would do what no rule does
    ({"agenda": [{"step": "next_turn"}, {"step": "next_turn"}]}, "agenda", "last_steps"),
    ({"agenda": [{"step": "prepare", "seat": 0}, {"step": "next_turn"}]}, "agenda", "step_alone"),
    ({"agenda": [{"step": "draw", "n": 1}, {"step": "next_turn"}]}, "agenda[0]", "step_seat"),
    ({"agenda": [{"step": "next_turn", "seat": 0}]}, "agenda[0]", "step_nobody"),
    ({"agenda": [{"step": "failure"}, {"step": "next_turn"}]}, "agenda[0]", "step_solo"),
    ({"agenda": [{"step": "place", "seat": 0}, {"step": "next_turn"}]}, "agenda[0]", "step_house"),
    ({"agenda": [{"step": "pay", "seat": 0, "n": 1}, {"step": "next_turn"}]}, "agenda[0]", "step_then"),
    (
        {
            "agenda": [
                {"step": "pay", "seat": 0, "n": 1, "rule": "R12b", "then": "launch 1"}
                | {"card": "water-7", "building": "science"},
                {"step": "next_turn"},
            ]
        },
        "agenda[0]",
        "step_card",
    ),
    (
        {"agenda": [{"step": "draw", "seat": 0, "rule": "R99"}, {"step": "next_turn"}]},
        "agenda[0].rule",
        "one_of",
    ),
    (
        {
            "in_play": "water-1",
            "agenda": [{"step": "played", "seat": 0, "card": "water-2"}, {"step": "next_turn"}],
        },
        "agenda[0]",
        "step_played",
    ),
    ({"agenda": "choosing", "stacks": {"water": ["water-1"]}}, "agenda", "nothing_played"),
    ({"agenda": "choosing", "seats": [{"prep": [None, "water-1"]}, {}]}, "seats[0].hand", "first_cards"),
]


@pytest.mark.parametrize(("fields", "field", "key"), CANNOT_BE, ids=[f"{c[2]}-{c[1]}" for c in CANNOT_BE])
def test_what_cannot_arise_is_refused_with_its_reason(fields: dict[str, Any], field: str, key: str) -> None:
    with pytest.raises(BadPosition) as problem:
        GAME.load({"players": 2, **fields})
    assert (problem.value.field, problem.value.key) == (field, f"position.{key}")


@pytest.mark.parametrize("language", ["it", "en"])
def test_every_wrong_position_has_its_sentence(language: str) -> None:
    """Field and what is allowed, in the game's own words or the house's."""
    messages = GAME.texts(language).MESSAGES
    source = "".join(
        (ROOT / "pyapp" / "games" / "pocket_mars" / name).read_text("utf-8")
        for name in ("known/position.py", "known/agenda_text.py")
    )
    used = set(re.findall(r'"(position\.\w+)"', source)) - set(SHARED)
    assert len(used) > 20
    for key in used:
        assert key in messages and messages[key].startswith("{field}: "), key


SHARED = ("position.one_of", "position.list", "position.number", "position.unknown_field")
"""Said by the house for every title."""


def test_a_solo_round_that_follows_the_end_is_refused() -> None:
    for fields in ({"seats": [SEVEN]}, {"da": {"ship": 0, "earth": 0, "one": {"water": 7}}}):
        with pytest.raises(BadPosition) as problem:
            GAME.load({"players": 1, **fields})
        assert problem.value.key == "position.ended"


def test_every_step_of_an_agenda_is_explained_with_an_example() -> None:
    """Each example loads as it stands, and the step it explains is in it or has just been done."""
    assert [field.name for field in GAME.position_steps] == [*sorted(set(AGENDA.kinds) - SETTING_UP), "act"]
    for field in GAME.position_steps:
        data = json.loads(field.example)
        assert any(step["step"] == field.name for step in data["agenda"]), field.name
        state = GAME.load(data)
        assert broken(state) == [] or set(broken(state)) <= LOOSE


def test_placing_for_da_is_due_only_with_its_variant() -> None:
    steps = [{"step": "scheme", "seat": 0, "rule": "R39e"}, {"step": "restock"}, {"step": "round_end"}]
    with pytest.raises(BadPosition) as problem:
        GAME.load({"players": 1, "agenda": steps})
    assert (problem.value.field, problem.value.key) == ("agenda[0]", "position.step_option")
