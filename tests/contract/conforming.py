"""Holds what the engines tell against the types they declare, at run time."""

import types
from collections.abc import Callable, Iterator
from functools import cache
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, is_typeddict

from pyapp.core.seen import Row
from tools.docs.shapes import Entry, entries

UNIONS = (Union, types.UnionType)


@cache
def fields(shape: Any) -> tuple[Entry, ...]:
    return tuple(entries(shape))


def wrong(value: Any, hint: Any, where: str = "") -> Iterator[str]:
    """Where a value is not of a type: a key too many, one missing, a value of another kind."""
    if hint is Any:
        return
    if is_typeddict(hint):
        yield from _fields(value, hint, where)
        return
    check = _CHECKS.get(get_origin(hint))
    if check:
        yield from check(value, hint, where)
    elif not _is_plain(value, hint):
        yield f"{where}: {value!r} is no {hint.__name__}"


def public(value: Any, hint: Any) -> Any:
    """What of a value everybody sees alike: the same without the fields that are marked `Own`."""
    origin, args = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        return {
            entry.name: public(value[entry.name], entry.hint)
            for entry in fields(hint)
            if not entry.own and entry.name in value
        }
    if origin in (NotRequired, Annotated):
        return public(value, args[0])
    if origin in UNIONS:
        return public(value, next((part for part in args if not any(wrong(value, part))), Any))
    if origin is list:
        return [public(item, args[0]) for item in value]
    if origin is dict:
        return {key: public(item, args[1]) for key, item in value.items()}
    return value


def _is_plain(value: Any, kind: type) -> bool:
    if kind is float:
        return isinstance(value, int | float) and not isinstance(value, bool)
    return type(value) is kind


def _fields(value: Any, shape: Any, where: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{where}: {value!r} is no {shape.__name__}"
        return
    known = {entry.name: entry for entry in fields(shape)}
    yield from (f"{where}.{name}: not in {shape.__name__}" for name in value if name not in known)
    for name, entry in known.items():
        if name in value:
            yield from wrong(value[name], entry.hint, f"{where}.{name}")
        elif entry.required:
            yield f"{where}.{name}: missing"


def _inside(value: Any, hint: Any, where: str) -> Iterator[str]:
    yield from wrong(value, get_args(hint)[0], where)


def _annotated(value: Any, hint: Any, where: str) -> Iterator[str]:
    yield from _inside(value, hint, where)
    for row in (mark for mark in hint.__metadata__ if isinstance(mark, Row)):
        if len(value) != len(row.places):
            yield f"{where}: {value!r} has not {len(row.places)} places"
        for item, kind in zip(value, row.places, strict=False):
            yield from wrong(item, kind, where)


def _one_of(value: Any, hint: Any, where: str) -> Iterator[str]:
    if value not in get_args(hint):
        yield f"{where}: {value!r} is none of {get_args(hint)}"


def _either(value: Any, hint: Any, where: str) -> Iterator[str]:
    """Of the parts, the one that is nearest is told."""
    found = [list(wrong(value, part, where)) for part in get_args(hint)]
    if all(found):
        yield from max(found, key=lambda told: max(map(len, told)))


def _list(value: Any, hint: Any, where: str) -> Iterator[str]:
    if not isinstance(value, list):
        yield f"{where}: {value!r} is no list"
        return
    for number, item in enumerate(value):
        yield from wrong(item, get_args(hint)[0], f"{where}[{number}]")


def _dict(value: Any, hint: Any, where: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{where}: {value!r} is no dict"
        return
    key_type, item_type = get_args(hint)
    for key, item in value.items():
        yield from wrong(key, key_type, f"{where}, key {key!r}")
        yield from wrong(item, item_type, f"{where}.{key}")


_CHECKS: dict[Any, Callable[[Any, Any, str], Iterator[str]]] = {
    NotRequired: _inside,
    Annotated: _annotated,
    Literal: _one_of,
    Union: _either,
    types.UnionType: _either,
    list: _list,
    dict: _dict,
}
