"""What the engines tell is of the types they declare: no key too many, none missing, nobody sees more than is said."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict

from pyapp.core.seen import Own
from tests.contract.conforming import public, wrong
from tests.contract.sampling import moments, seats
from tests.playing import AnyGame, Playout
from tools.docs.shapes import below, entries, events_of, view_of


def test_views_are_of_their_declared_types(playouts: tuple[Playout, ...]) -> None:
    for moment in moments(playouts, every=5):
        game = moment.playout.game
        for seat in seats(moment.playout):
            assert list(wrong(game.view(moment.state, seat), view_of(game), game.slug)) == [], moment


def test_what_is_not_marked_as_ones_own_is_the_same_for_all(playouts: tuple[Playout, ...]) -> None:
    for moment in moments(playouts, every=7):
        game = moment.playout.game
        views = [public(game.view(moment.state, seat), view_of(game)) for seat in seats(moment.playout)]
        assert all(view == views[0] for view in views), moment


def test_where_nothing_is_secret_nothing_is_ones_own(playouts: tuple[Playout, ...]) -> None:
    for game in {playout.game for playout in playouts}:
        own = [entry.name for shape in below(view_of(game)) for entry in entries(shape) if entry.own]
        assert bool(own) == game.secrets, own


def test_every_field_says_what_it_means(playouts: tuple[Playout, ...]) -> None:
    for game in {playout.game for playout in playouts}:
        silent = [
            f"{shape.__name__}.{entry.name}"
            for shape in below(view_of(game))
            for entry in entries(shape)
            if not entry.meaning
        ]
        assert silent == []


def test_events_are_of_their_declared_types(playouts: tuple[Playout, ...]) -> None:
    kinds = events_of(playouts[0].game)
    owned = {kind: {entry.name for entry in entries(shape) if entry.own} for kind, shape in kinds.items()}
    for playout in playouts:
        for event in (event for events in playout.events for event in events):
            assert event.kind in kinds, f"{event} is not declared in known/events.py"
            whole = {"kind": event.kind, **event.public, **event.secret}
            assert list(wrong(whole, kinds[event.kind], event.kind)) == [], event
            own = owned[event.kind]
            assert set(event.secret) <= own and not own & set(event.public), event


def told_in(room: Path) -> Iterator[tuple[str, set[str]]]:
    """Kind and fields of each event that the rules of a room tell."""
    for path in sorted(room.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Event":
                kind = node.args[0]
                if isinstance(kind, ast.Constant):
                    yield str(kind.value), {word.arg for word in node.keywords if word.arg}


def test_every_event_that_the_rules_tell_is_declared(game: AnyGame) -> None:
    kinds = events_of(game)
    room = Path(str(sys.modules[type(game).__module__].__file__)).parent
    told = list(told_in(room))
    assert told
    for kind, given in told:
        assert kind in kinds, kind
        assert given - {"to", "secret", "reveals"} <= {entry.name for entry in entries(kinds[kind])}, kind


class Card(TypedDict):
    """Something for this test."""

    name: str
    hand: Own[list[str]]


def faults(value: object) -> Iterator[str]:
    return wrong(value, list[Card], "cards")


def test_a_fault_is_named() -> None:
    good = {"name": "a", "hand": ["b"]}
    assert list(faults([good])) == []
    assert list(faults([{**good, "more": 1}])) == ["cards[0].more: not in Card"]
    assert list(faults([{"name": "a"}])) == ["cards[0].hand: missing"]
    assert list(faults([{**good, "hand": [1]}])) == ["cards[0].hand[0]: 1 is no str"]
    assert public([good], list[Card]) == [{"name": "a"}]
