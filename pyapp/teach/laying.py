"""What an author does to a position, entry by entry: put, take away, move, leave open, change who sits where.

A path names an entry: `seats.0.hand.lens`. What nobody has said yet begins as it lies on the table now, so that a
change is only the change that is seen.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from ..core.refusals import BadPosition
from ..core.shapes import Desk, Shape, tidy

HEAD = ("game", "version", "players", "options", "seed")
DEEPEST = 8
Position = dict[str, Any]


class NoSuchEntry(BadPosition):
    """A path that leads nowhere on this desk."""

    def __init__(self, path: str) -> None:
        super().__init__(path[:60] or "path", "position.no_entry")


def keys_of(path: str) -> list[str]:
    """The names of a path, one inside the other; `seats[0].hand` is read as well."""
    return [key for key in path.replace("[", ".").replace("]", "").split(".") if key][:DEEPEST]


def put(position: Position, desk: Desk, shown: Mapping[str, Any], path: str, value: Any) -> Position:
    """The same with a value at a path; nothing there, if the value is none."""
    keys = keys_of(path)
    shape = desk.shapes.get(keys[0]) if keys else None
    if shape is None:
        raise NoSuchEntry(path)
    changed = _changed(shape, position.get(keys[0]), shown.get(keys[0]), keys[1:], value, path)
    return _with(position, keys[0], changed)


def value_at(position: Any, path: str) -> Any:
    """What stands at a path; none, if nothing does."""
    found = position
    for key in keys_of(path):
        if isinstance(found, Mapping):
            found = found.get(key)
        elif isinstance(found, (list, str)) and key.isdecimal() and int(key) < len(found):
            found = found[int(key)]
        else:
            return None
    return found


def moved(position: Position, desk: Desk, shown: Mapping[str, Any], origin: str, target: str) -> Position:
    """What lies at one place and what lies at another change places."""
    here, there = (_seen(position, shown, path) for path in (origin, target))
    return put(put(position, desk, shown, origin, there), desk, shown, target, here)


def toggled(position: Position, desk: Desk, shown: Mapping[str, Any], path: str, value: Any) -> Position:
    """A list with an entry more, or less where it was there."""
    listed = _seen(position, shown, path)
    now = list(listed) if isinstance(listed, list) else []
    return put(
        position, desk, shown, path, [one for one in now if one != value] if value in now else [*now, value]
    )


def turned(position: Position, desk: Desk) -> Position:
    """Everybody one seat further on: seat 1 sits where seat 2 sat."""
    players = next((shape.high for shape in desk.shapes.values() if shape.kind == "seats"), 1)
    found = dict(position)
    for name, shape in desk.shapes.items():
        if name in position:
            found[name] = _turned(shape, position[name], players)
    return found


def taken_over(desk: Desk, whole: Mapping[str, Any]) -> Position:
    """What an author begins with at a moment of a game: all that lies open; the rest is left to chance."""
    kept = {name: whole[name] for name in HEAD if name in whole}
    for name, shape in desk.shapes.items():
        if name not in desk.unsaid and whole.get(name) is not None:
            kept[name] = tidy(shape, whole[name])
    return kept


def _seen(position: Position, shown: Mapping[str, Any], path: str) -> Any:
    """What is said there, or lies there anyway."""
    said = value_at(position, path)
    return value_at(shown, path) if said is None else said


def _with(position: Mapping[str, Any], name: str, value: Any) -> Position:
    found = {**position, name: value}
    if value is None:
        del found[name]
    return found


def _changed(shape: Shape, said: Any, shown: Any, keys: Sequence[str], value: Any, path: str) -> Any:
    """An entry with a value further in."""
    if not keys:
        return value
    key, inner = keys[0], keys[1:]
    match shape.kind:
        case "thing":
            fields = shape.fields_of(said)
            if key not in fields:
                raise NoSuchEntry(path)
            said = said if isinstance(said, dict) else {}
            shown = shown if isinstance(shown, dict) else {}
            return _with(said, key, _changed(fields[key], said.get(key), shown.get(key), inner, value, path))
        case "cells" if key in shape.ids:
            begun = _begun(shape, said, shown, dict)
            return _with(begun, key, _changed(_inside(shape), begun.get(key), None, inner, value, path))
        case "counts" if key in shape.ids and not inner:
            return _with(_begun(shape, said, shown, dict), key, value)
        case "letters" if key.isdecimal() and int(key) < shape.high and not inner:
            return _letter(shape, _begun(shape, said, shown, str), int(key), value)
        case "slots" | "many" | "seats" if key.isdecimal():
            return _in_list(shape, (said, shown), keys, value, path)
        case "row" if key in dict(shape.fields) and not inner:
            return _in_row(shape, _begun(shape, said, shown, list), key, value)
        case _:
            raise NoSuchEntry(path)


def _inside(shape: Shape) -> Shape:
    return shape.of or Shape("thing")


def _begun(shape: Shape, said: Any, shown: Any, kind: type) -> Any:
    """What is said, else what lies there now."""
    if isinstance(said, kind):
        return said
    shown = tidy(shape, shown)
    return json.loads(json.dumps(shown)) if isinstance(shown, kind) else kind()


def _letter(shape: Shape, text: str, at: int, piece: Any) -> str:
    meaning = {told[1:]: told[0] for told in shape.ids}
    letter = meaning.get(str(piece or ""), str(piece)[:1])
    text = text.ljust(shape.high, ".")
    return text[:at] + letter + text[at + 1 :]


def _in_row(shape: Shape, there: list[Any], key: str, value: Any) -> list[Any]:
    """What is not there yet is as little as it can be."""
    names = [name for name, _ in shape.fields]
    least = [inner.ids[0] if inner.ids else inner.low for _, inner in shape.fields]
    whole = [*there, *least[len(there) :]][: len(names)]
    at = names.index(key)
    return [*whole[:at], least[at] if value is None else value, *whole[at + 1 :]]


def _in_list(shape: Shape, here: tuple[Any, Any], keys: Sequence[str], value: Any, path: str) -> list[Any]:
    said, shown = here
    inside = _inside(shape)
    if shape.kind == "seats" and inside.kind == "thing" and not isinstance(said, list):
        said = [{} for _ in range(shape.high)]
    numbered = isinstance(said, int)  # only how many there are: which ones is said from here on
    listed = [] if numbered else list(_begun(shape, said, shown, list))
    at = int(keys[0])
    if shape.kind != "many":
        listed += [None] * (shape.high - len(listed))
    if at > len(listed) - (shape.kind != "many") or at >= max(shape.high, 1):
        raise NoSuchEntry(path)
    seen = shown[at] if isinstance(shown, list) and at < len(shown) else None
    before = listed[at] if at < len(listed) else None
    changed = _changed(inside, before, seen, keys[1:], value, path)
    if shape.kind == "many" and changed is None:
        return [*listed[:at], *listed[at + 1 :]]
    if shape.kind == "seats" and changed is None and inside.kind == "thing":
        changed = {}
    return [*listed[:at], changed, *listed[at + 1 :]]


def _turned(shape: Shape, value: Any, players: int) -> Any:
    match shape.kind, value:
        case "whole", int() if shape.names == "seat" and not isinstance(value, bool):
            return (value + 1) % players
        case "seats", list() if value:
            return [value[-1], *value[:-1]]
        case "order", list() if shape.names == "seat":
            return _numbers_turned(value, players)
        case "many", list() if shape.of:
            return [_turned(shape.of, one, players) for one in value]
        case "thing", dict():
            inner = shape.fields_of(value)
            return {
                name: _turned(inner[name], one, players) if name in inner else one
                for name, one in value.items()
            }
        case "row", list():
            return [
                _turned(inside, one, players) for (_, inside), one in zip(shape.fields, value, strict=False)
            ]
        case _:
            return value


def _numbers_turned(value: list[Any], players: int) -> list[Any]:
    return [(one + 1) % players if isinstance(one, int) else one for one in value]
