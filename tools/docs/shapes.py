"""Reads the typed contract: each shape that the engines tell, its fields, who sees them and what they mean.

A shape is a TypedDict; what a field means stands behind its `#`, and `Own[...]` says that seats see it differently.
"""

import ast
import sys
import tokenize
import types
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from pyapp.core.answers import EVENT
from pyapp.core.seen import OWN, Row
from pyapp.games import AnyGame

Shape = type[Any]
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}


@dataclass(frozen=True, slots=True)
class Entry:
    """One field of a shape."""

    name: str
    hint: Any
    required: bool
    own: bool  # not the same for every seat
    meaning: str


def entries(shape: Shape) -> list[Entry]:
    """The fields of a shape, those of the shapes it builds on first."""
    meanings = _meanings(shape)
    hints = get_type_hints(shape, include_extras=True)
    return [
        Entry(name, hint, name in shape.__required_keys__, marked(hint, OWN), meanings.get(name, ""))
        for name, hint in hints.items()
    ]


def view_of(game: AnyGame) -> Shape:
    """The shape of a game's view."""
    view: Shape = import_module(f"{type(game).__module__.rpartition('.')[0]}.known.seen").View
    return view


def events_of(game: AnyGame) -> dict[str, Shape]:
    """The shapes of a game's events, by kind."""
    room = type(game).__module__.rpartition(".")[0]
    module = import_module(f"{room}.known.events")
    told = [shape for shape in vars(module).values() if is_of(shape, module.__name__)]
    kinds = [(get_type_hints(shape).get("kind"), shape) for shape in told]
    return {get_args(kind)[0]: shape for kind, shape in kinds if kind}


def is_of(shape: object, module: str) -> bool:
    """Is this a shape that the module declares itself?"""
    return isinstance(shape, type) and is_typeddict(shape) and shape.__module__ == module


def purpose(shape: Shape) -> str:
    """The first sentence of a shape's docstring."""
    return str(shape.__doc__ or "").strip().split("\n")[0]


def below(shape: Shape) -> list[Shape]:
    """A shape after all those its fields are made of."""
    found: dict[Shape, None] = {}

    def visit(one: Shape) -> None:
        if one in seen:
            return
        seen.add(one)
        for entry in entries(one):
            for part in parts(entry.hint):
                visit(part)
        found[one] = None

    seen: set[Shape] = set()
    visit(shape)
    return list(found)


def parts(hint: Any) -> Iterator[Shape]:
    """The shapes that a type is made of."""
    if is_typeddict(hint):
        yield hint
    for part in get_args(hint):
        if not isinstance(part, str):
            yield from parts(part)


def marked(hint: Any, mark: object) -> bool:
    """Does a field carry this mark itself?"""
    if get_origin(hint) is NotRequired:
        return marked(get_args(hint)[0], mark)
    return get_origin(hint) is Annotated and mark in hint.__metadata__


def script(hint: Any) -> str:
    """A type as TypeScript writes it."""
    origin, args = get_origin(hint), get_args(hint)
    if hint in PLAIN:
        return PLAIN[hint]
    if is_typeddict(hint):
        return str(hint.__name__)
    if origin is NotRequired:
        return script(args[0])
    if origin is Annotated:
        if EVENT in hint.__metadata__:
            return "Event"
        row = next((mark for mark in hint.__metadata__ if isinstance(mark, Row)), None)
        return f"[{', '.join(map(script, row.places))}]" if row else script(args[0])
    if origin is Literal:
        return " | ".join(f"'{word}'" for word in args)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(script(part) for part in args))
    if origin is list:
        inner = script(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{script(args[0])}, {script(args[1])}>"
    raise TypeError(f"no type of a page's script is known for {hint}")


def _meanings(shape: Shape) -> dict[str, str]:
    """What stands behind the fields of a shape and of those it builds on."""
    module = sys.modules[shape.__module__]
    found: dict[str, str] = {}
    own, bases = _source(str(module.__file__)).get(shape.__name__, ({}, ()))
    for base in bases:
        above = vars(module).get(base)
        if isinstance(above, type) and is_typeddict(above):
            found |= _meanings(above)
    return found | own


@cache
def _source(path: str) -> dict[str, tuple[dict[str, str], tuple[str, ...]]]:
    """By shape of a module: its fields with what is said of them, and the shapes it builds on."""
    text = Path(path).read_text("utf-8")
    with Path(path).open("rb") as file:
        said = {
            token.start[0]: token.string.lstrip("# ")
            for token in tokenize.tokenize(file.readline)
            if token.type == tokenize.COMMENT
        }
    found: dict[str, tuple[dict[str, str], tuple[str, ...]]] = {}
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef):
            fields = [
                (each.target.id, each.end_lineno or 0)
                for each in node.body
                if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
            ]
            bases = tuple(_last_name(base) for base in node.bases)
            found[node.name] = ({name: said.get(line, "") for name, line in fields}, bases)
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            fields = [
                (str(key.value), key.lineno)
                for part in node.value.args
                if isinstance(part, ast.Dict)
                for key in part.keys
                if isinstance(key, ast.Constant)
            ]
            for target in node.targets:
                if isinstance(target, ast.Name) and fields:
                    found[target.id] = ({name: said.get(line, "") for name, line in fields}, ())
    return found


def _last_name(base: ast.expr) -> str:
    return base.attr if isinstance(base, ast.Attribute) else base.id if isinstance(base, ast.Name) else ""
