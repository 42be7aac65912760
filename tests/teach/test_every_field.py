"""Every field of docs/notation.md can be said in the studio: whole positions, put together entry by entry."""

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from pyapp.core.shapes import Shape
from pyapp.games import GAMES, AnyGame
from pyapp.record import Record
from pyapp.teach import laying, studio
from tests.playing import COMPLETE
from tests.teach.editing import framed
from tests.teach.everything import misfits, presses

HEAD = ("game", "version", "players", "options", "seed")
MOMENTS = 40  # of random games, of which the most different are said
SAID = 12
STUDIED = 1  # of them through the desk itself, rules and mends and all

ALL = [GAMES[slug] for slug in COMPLETE]
EVERY_GAME = pytest.mark.parametrize("game", ALL, ids=lambda game: str(game.slug))


def moments(game: AnyGame) -> Iterator[Any]:
    """States of random games with random seats and options, and of each kind of step that may be due."""
    chance = random.Random(f"fields {game.slug}")
    for _ in range(MOMENTS):
        position: dict[str, Any] = {"game": game.slug, "players": chance.choice(list(game.players))}
        for _ in range(chance.randrange(4)):
            position = framed(game, position, chance)
        try:
            setup = game.setup(position["players"], position.get("options", {}))
        except ValueError:
            continue
        record = Record(game, setup, chance.randrange(10**6))
        for _ in range(chance.randrange(400)):
            if game.to_act(record.state) is None:
                break
            record.play(str(chance.choice(game.moves(record.state))))
        yield record.state
    for step in game.position_steps:
        entry = json.loads(step.example)
        if "agenda" in entry:
            yield game.load({"game": game.slug, **entry})


def entries(shape: Shape, value: Any, path: str) -> set[str]:
    """The kinds of entries that a value says: places in lists don't count, steps and words do."""
    if isinstance(value, dict):
        fields = shape.fields_of(value) if shape.kind == "thing" else {}
        kind = f"{path}={value['step']}" if "step" in value else path
        inner = [entries(fields.get(name, shape), one, f"{kind}.{name}") for name, one in value.items()]
        return {path}.union(*inner) if fields else {path}
    if isinstance(value, list) and shape.of and value:
        return {path, f"{path}[]"}.union(*(entries(shape.of, one, f"{path}[]") for one in value))
    return {path} if value not in (None, [], "") else set()


@cache
def different(slug: str) -> list[dict[str, Any]]:
    """The positions that say most, each something that those before it did not."""
    game = GAMES[slug]
    told = []
    for state in moments(game):
        desk, whole = game.desk(state), json.loads(json.dumps(game.dump(state)))
        found = {one for name, shape in desk.shapes.items() for one in entries(shape, whole.get(name), name)}
        told.append((found, whole))
    kept, known = list[dict[str, Any]](), set[str]()
    for _ in range(len(told)):
        found, whole = max(told, key=lambda one: len(one[0] - known))
        if not found - known:
            break
        kept.append(whole)
        known |= found
    return kept


@EVERY_GAME
def test_every_entry_of_every_position_has_a_control_that_can_say_it(game: AnyGame) -> None:
    for whole in different(game.slug):
        desk = game.desk(game.load(whole))
        assert {name for name in whole if whole[name]} <= {*HEAD, *desk.shapes}
        found = [one for name, shape in desk.shapes.items() for one in misfits(shape, whole.get(name), name)]
        assert found == []


def pressed(game: AnyGame, whole: dict[str, Any]) -> list[tuple[str, Any]]:
    desk = game.desk(game.load(whole))
    return [
        press
        for name, shape in desk.shapes.items()
        if whole.get(name) is not None
        for press in presses(shape, whole[name], name)
    ]


@EVERY_GAME
def test_a_whole_position_can_be_said_entry_by_entry(game: AnyGame) -> None:
    """From nothing, whatever lies there by chance; in the end the table is the one that was meant."""
    for whole in different(game.slug)[:SAID]:
        head = {name: whole[name] for name in HEAD if name in whole}
        desk, shown, position = game.desk(game.load(whole)), game.dump(game.load(head)), dict(head)
        for path, value in pressed(game, whole):
            position = laying.put(position, desk, shown, path, value)
        assert game.digest(game.load(position)) == game.digest(game.load(whole))


@EVERY_GAME
def test_the_desk_itself_takes_every_press(game: AnyGame) -> None:
    """The rules look on, and are not content in between; the last press makes them so."""
    for whole in sorted(different(game.slug)[:SAID], key=lambda one: len(pressed(game, one)))[:STUDIED]:
        position = {name: whole[name] for name in HEAD if name in whole}
        for path, value in pressed(game, whole):
            position = studio.changed(position, {"act": "put", "path": path, "value": value})
        assert studio.studied(position, 0, "")["fault"] is None
        assert game.digest(game.load(position)) == game.digest(game.load(whole))


def shapes_within(shape: Shape, name: str) -> Iterator[tuple[str, Shape]]:
    yield name, shape
    more = [(kind, inner) for kind, fields in shape.cases for inner in fields]
    if shape.of:
        yield from shapes_within(shape.of, f"{name}[]")
    for inner, one in shape.fields:
        yield from shapes_within(one, f"{name}.{inner}")
    for kind, (inner, one) in more:
        yield from shapes_within(one, f"{name}={kind}.{inner}")


@EVERY_GAME
def test_nothing_is_offered_twice(game: AnyGame) -> None:
    """A choice that stands twice in a list is two choices for who has to find it."""
    for whole in different(game.slug):
        shapes = game.desk(game.load(whole)).shapes
        every = [found for name, shape in shapes.items() for found in shapes_within(shape, name)]
        assert [name for name, shape in every if len(set(shape.ids)) < len(shape.ids)] == []


@EVERY_GAME
def test_a_list_that_may_be_a_number_has_a_control_for_it(game: AnyGame) -> None:
    head = {"game": game.slug, "players": game.players[-1]}

    def takes_number(name: str) -> bool:
        try:
            game.load({**head, name: 1})
        except ValueError:
            return False
        return True

    shapes = game.desk(game.load(head)).shapes
    lists = {name: shape for name, shape in shapes.items() if shape.kind == "many"}
    assert {name: shape.sized for name, shape in lists.items()} == {
        name: takes_number(name) for name in lists
    }


def test_after_a_number_the_list_begins_anew() -> None:
    game = GAMES["mechanics"]
    head = {"game": "mechanics", "players": 2, "deck": 5}
    desk, shown = game.desk(game.load(head)), game.dump(game.load(head))
    assert laying.put(head, desk, shown, "deck.0", "lens")["deck"] == ["lens"]


@EVERY_GAME
def test_nothing_is_left_that_must_be_typed_as_json(game: AnyGame) -> None:
    """Every field that the notation describes is a control, down to the last entry."""
    kinds = set[str]()
    for whole in different(game.slug):
        desk = game.desk(game.load(whole))
        assert {field.name for field in game.position_fields if whole.get(field.name)} <= set(desk.shapes)
        waiting = list(desk.shapes.values())
        while waiting:
            shape = waiting.pop()
            kinds.add(shape.kind)
            more = [inner for _, fields in shape.cases for _, inner in fields]
            waiting += [*([shape.of] if shape.of else []), *(inner for _, inner in shape.fields), *more]
    assert "text" not in kinds and "chance" in kinds


@EVERY_GAME
@pytest.mark.parametrize("language", ["it", "en"])
def test_every_step_that_may_be_due_has_a_name(game: AnyGame, language: str) -> None:
    agenda = game.desk(game.new(game.players[-1], seed=1)).shapes.get("agenda")
    if agenda and agenda.of:
        kinds = dict(agenda.of.fields)["step"].ids
        assert [
            kind for kind in (*kinds, *agenda.ids) if f"due.{kind}" not in game.texts(language).MESSAGES
        ] == []
