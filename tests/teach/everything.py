"""The presses with which an author says a whole position: those that the controls of the page make, entry by entry."""

from collections.abc import Iterator, Mapping
from typing import Any

from pyapp.core.shapes import Shape, tidy

Press = tuple[str, Any]  # a path, and what is put there


def presses(shape: Shape, value: Any, path: str) -> Iterator[Press]:
    """All that has to be pressed until a value stands at a path."""
    value = tidy(shape, value)
    match shape.kind:
        case "counts":
            yield from ((f"{path}.{piece}", value.get(piece, 0)) for piece in shape.ids)
        case "cells":
            for cell in shape.ids:
                yield from _inside(shape, value.get(cell), f"{path}.{cell}")
        case "letters":
            pieces = {told[0]: told[1:] for told in shape.ids}
            yield from ((f"{path}.{at}", pieces[letter] or None) for at, letter in enumerate(value))
        case "slots" | "seats":
            for at, one in enumerate(value):
                yield from _inside(shape, one, f"{path}.{at}")
        case "many":
            yield from _list(shape, value, path)
        case "thing":
            yield from _thing(shape, value, path)
        case "row":
            for (name, inner), one in zip(shape.fields, value, strict=True):
                yield from presses(inner, one, f"{path}.{name}")
        case _:
            yield path, value


def _list(shape: Shape, value: Any, path: str) -> Iterator[Press]:
    """A word or a number that says it all, or one entry after the other."""
    if isinstance(value, (str, int)):
        yield path, value
        return
    yield path, []
    for at, one in enumerate(value):
        yield f"{path}.{at}", fresh(shape.of or shape)
        yield from _inside(shape, one, f"{path}.{at}")


def _inside(shape: Shape, value: Any, path: str) -> Iterator[Press]:
    if value is None:
        yield path, None
    elif shape.of:
        yield from presses(shape.of, value, path)


def _thing(shape: Shape, value: Mapping[str, Any], path: str) -> Iterator[Press]:
    """What it is comes first: it decides which fields there are."""
    fields = shape.fields_of(value)
    assert set(value) <= set(fields), f"{path}: no control for {set(value) - set(fields)}"
    for name, inner in fields.items():
        if value.get(name) is not None:
            yield from presses(inner, value[name], f"{path}.{name}")
        elif name in value:
            yield f"{path}.{name}", None


def fresh(shape: Shape) -> Any:
    """What the button that adds to a list begins with, whatever the box still holds."""
    match shape.kind:
        case "thing":
            return {name: fresh(inner) for name, inner in shape.fields if not inner.free}
        case "row":
            return [fresh(inner) for _, inner in shape.fields]
        case "seats":
            return [fresh(shape.of or shape) for _ in range(shape.high)]
        case "one":
            return next((piece for piece in shape.ids if piece), None)
        case "whole":
            return max(0, shape.low)
        case "flag":
            return False
        case "many":
            return []
        case _:
            return None


def misfits(shape: Shape, value: Any, path: str) -> Iterator[str]:
    """Entries that no control could have said: not among its choices, or beyond its numbers."""
    value = tidy(shape, value)
    if value is None:
        return
    if not _fits(shape, value):
        yield f"{path}: {value}"
        return
    for name, inner, one in _parts(shape, value):
        if inner is None:
            yield f"{path}.{name}: no such field"
        else:
            yield from misfits(inner, one, f"{path}.{name}")


def _fits(shape: Shape, value: Any) -> bool:
    """Is it something of its kind, whatever is in it?"""
    match shape.kind:
        case "whole":
            whole = isinstance(value, int) and not isinstance(value, bool)
            return whole and shape.low <= value <= shape.high
        case "flag":
            return isinstance(value, bool)
        case "one":
            return value in shape.ids or (shape.free and value == "")
        case "counts":
            return {name for name, n in value.items() if n} <= set(shape.ids)
        case "order":
            return sorted(map(str, value)) == sorted(shape.ids)
        case "many" if isinstance(value, int):
            return shape.sized and 0 <= value <= shape.high
        case "many" | "slots" | "seats":
            return len(value) <= shape.high if isinstance(value, list) else value in shape.ids
        case _:
            return True


def _parts(shape: Shape, value: Any) -> list[tuple[str, Shape | None, Any]]:
    """What is in it: its name, what it may be, what it is."""
    match shape.kind:
        case "cells":
            return [(name, shape.of, one) for name, one in value.items()]
        case "many" | "slots" | "seats" if isinstance(value, list):
            return [(str(at), shape.of, one) for at, one in enumerate(value)]
        case "thing":
            fields = shape.fields_of(value)
            return [(name, fields.get(name), one) for name, one in value.items()]
        case "row":
            return [(name, inner, one) for (name, inner), one in zip(shape.fields, value, strict=True)]
        case _:
            return []
