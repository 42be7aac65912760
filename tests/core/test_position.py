"""Positions from outside: whatever JSON comes, it is a state or a BadPosition that names a field."""

import json
from collections.abc import Sequence
from functools import cache
from typing import Any, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp import GAMES
from pyapp.core.position import Fields
from pyapp.core.refusals import BadPosition
from tests.playing import own_module, random_game

ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=5),
    max_leaves=12,
)
SLUGS = st.sampled_from(list(GAMES))
PLAYED = range(
    0, 200, 25
)  # seeds of the games that positions are taken from: every number of players, with variants
POSITIONS = 400  # of a title
T = TypeVar("T")


@cache
def dumps(slug: str) -> list[dict[str, Any]]:
    game = GAMES[slug]
    states = [state for seed in PLAYED for state in random_game(slug, seed).states]
    return [game.dump(state) for state in states[:: max(1, len(states) // POSITIONS)]]


def one_of(values: Sequence[T]) -> st.SearchStrategy[T]:
    """Any of many values. `sampled_from` reads all of them, to the last entry, each time one is drawn."""
    return st.integers(0, len(values) - 1).map(values.__getitem__)


@cache
def scraps(slug: str) -> list[Any]:
    """Every value that stands somewhere in a true position."""
    found: list[Any] = []

    def gather(value: Any) -> None:
        found.append(value)
        for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
            gather(inner)

    for data in dumps(slug)[::5]:
        gather(data)
    return found


def loaded_or_refused(slug: str, data: Any) -> None:
    game = GAMES[slug]
    before = json.dumps(data)
    try:
        state = game.load(data)
    except BadPosition as problem:
        assert isinstance(problem.field, str)
        assert problem.params["field"] == problem.field and len(problem.field) < 200
        assert json.dumps(problem.params)
    else:
        assert own_module(slug, "invariants").broken(state) == []
        assert game.load(json.loads(json.dumps(game.dump(state)))) == state
        assert (game.to_act(state) is None) == (game.result(state) is not None)
        for seat in (*range(state.setup.players), None):
            json.dumps(game.view(state, seat))
    assert json.dumps(data) == before, "what is given stays as it was"


@given(SLUGS, ANY_JSON)
def test_any_json_is_a_position_or_a_bad_one(slug: str, data: Any) -> None:
    loaded_or_refused(slug, data)


@given(st.data())
def test_any_values_in_the_right_fields(data: st.DataObject) -> None:
    slug = data.draw(SLUGS)
    names = st.sampled_from(sorted(dumps(slug)[0]))
    fields = data.draw(st.dictionaries(names, ANY_JSON | one_of(scraps(slug)), max_size=5))
    loaded_or_refused(slug, fields)


def entry_changed(data: st.DataObject, value: Any, other: Any) -> Any:
    """The value with one entry, at any depth, replaced or taken away."""
    if isinstance(value, dict) and value and data.draw(st.booleans()):
        name = data.draw(st.sampled_from(sorted(value)))
        if data.draw(st.integers(0, 4)) == 0:
            return {entry: kept for entry, kept in value.items() if entry != name}
        return {**value, name: entry_changed(data, value[name], other)}
    if isinstance(value, list) and value and data.draw(st.booleans()):
        at = data.draw(st.integers(0, len(value) - 1))
        return [*value[:at], entry_changed(data, value[at], other), *value[at + 1 :]]
    return other


@given(st.data())
def test_damaged_positions_are_positions_or_bad_ones(data: st.DataObject) -> None:
    slug = data.draw(SLUGS)
    position: dict[str, Any] = data.draw(one_of(dumps(slug)))
    for _ in range(data.draw(st.integers(1, 3))):
        name = data.draw(st.sampled_from(sorted(position)))
        other = data.draw(ANY_JSON | one_of(scraps(slug)))
        position = {**position, name: entry_changed(data, position[name], other)}
    loaded_or_refused(slug, position)


@given(st.data())
def test_fields_of_two_positions_are_a_position_or_a_bad_one(data: st.DataObject) -> None:
    slug = data.draw(SLUGS)
    one, other = (data.draw(one_of(dumps(slug))) for _ in range(2))
    names = data.draw(st.sets(st.sampled_from(sorted(one))))
    loaded_or_refused(slug, {**one, **{name: other[name] for name in names if name in other}})


# -- reading field by field --------------------------------------------------------------------


def test_fields_are_read_with_their_defaults() -> None:
    fields = Fields({"n": 3, "f": True, "o": "x", "l": [1], "i": {"n": 9}})
    assert (fields.number("n", 0, 5, 1), fields.number("m", 0, 5, 1)) == (3, 1)
    assert fields.flag("f", False) is True and fields.flag("g", False) is False
    assert fields.one_of("o", ["x", "y"], "y") == "x" and fields.one_of("p", ["x"], "x") == "x"
    assert fields.items("l", range(3), ()) == [1] and fields.items("k", 0, ()) == []
    assert fields.inner("i").number("n", 0, 9, 0) == 9
    assert fields.entries("l", 1) == [("l[0]", 1)] and fields.entries("k", range(3)) == []
    assert fields.objects("k", range(3)) == []
    assert [given.number("n", 0, 9, 0) for given in fields.objects("j", 2, [{"n": 4}, {}])] == [4, 0]
    assert fields.piece("o", "x", {"w": 0, "x": 1}) == 1
    assert fields.chance(7) == 7 and Fields({"rng": "00000000000000ff"}).chance(7) == 255
    fields.rest_unknown()


@pytest.mark.parametrize(
    ("read", "name"),
    [
        (lambda fields: fields.number("a", 0, 5, 0), "a"),
        (lambda fields: fields.flag("a", False), "a"),
        (lambda fields: fields.one_of("a", ["x"], "x"), "a"),
        (lambda fields: fields.items("a", 1, ()), "a"),
        (lambda fields: fields.entries("a", 1), "a"),
        (lambda fields: fields.objects("l", 1)[0].number("n", 0, 5, 0), "l[0].n"),
        (lambda fields: fields.piece("l[0]", fields.get("a"), {"x": 0}), "l[0]"),
        (lambda fields: fields.inner("a"), "a"),
        (lambda fields: fields.inner("i").number("n", 0, 5, 0), "i.n"),
        (lambda fields: fields.rest_unknown(), "a"),
        (lambda fields: fields.inner("i").rest_unknown(), "i.n"),
    ],
)
def test_a_wrong_field_is_named_with_its_path(read: Any, name: str) -> None:
    values: list[Any] = [-1, 6, 2.5, "z", [1, 2]]
    for odd in values:
        with pytest.raises(BadPosition) as problem:
            read(Fields({"a": odd, "i": {"n": odd}, "l": [{"n": odd}]}))
        assert problem.value.field == name


@pytest.mark.parametrize("odd", ["", "0" * 15, "0" * 17, "G" * 16, "٣" * 16, 0, None, []])
def test_chance_to_come_is_sixteen_small_hex_digits(odd: Any) -> None:
    with pytest.raises(BadPosition) as problem:
        Fields({"rng": odd}).chance(0)
    assert (problem.value.field, problem.value.key) == ("rng", "position.rng")
