"""The names other programs may rely on, and their table in docs/python.md, written from the code so that it can't drift."""

import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from tools.env.places import ROOT

PAGE = ROOT / "docs" / "python.md"
BEGINS, ENDS = "<!-- public names -->", "<!-- end of public names -->"

PUBLIC = {
    "pyapp": ("GAMES", "__version__"),
    "pyapp.core.game": ("Game", "LANGUAGES", "LARGEST_SEED"),
    "pyapp.core.options": ("Setup",),
    "pyapp.core.events": ("Event",),
    "pyapp.core.refusals": ("Refusal", "Problem", "IllegalMove", "BadInput", "BadSetup", "BadPosition"),
    "pyapp.core.result": ("Result",),
    "pyapp.core.rng": ("Rng",),
    "pyapp.core.messages": ("Reader",),
    "pyapp.core.telling": ("told",),
    "pyapp.record": ("Record", "Seat", "Stop", "BadRecord"),
    "pyapp.record.link": ("link", "glimpse", "read", "BadLink"),
    "pyapp.record.fairness": ("proof", "Proof"),
    "pyapp.ai.thinking": ("LEVELS", "Level", "Thought", "think", "choose"),
}
"""Module -> its names. What stands nowhere here may change with any release."""

MEMBERS = {
    "Game": (
        "new",
        "to_act",
        "moves",
        "read",
        "why_not",
        "play",
        "after",
        "view",
        "prompt",
        "result",
        "dump",
        "load",
        "digest",
        "determinize",
        "rule",
        "texts",
    ),
    "Record": (
        "new",
        "from_position",
        "parse",
        "text",
        "play",
        "undo",
        "redo",
        "at",
        "branch",
        "what_if",
    ),
    "Rng": ("below", "choice", "shuffled"),
    "Event": ("seen_by",),
    "Reader": ("say",),
    "Result": ("as_dict",),
}
"""Class -> the methods for callers; a game's author finds the others in CONTRIBUTING.md."""

MEANINGS = {
    "GAMES": "slug -> `Game`, in display order",
    "__version__": "the release",
    "LANGUAGES": "of the texts",
    "LARGEST_SEED": "a seed is a whole number from 0 to this",
    "LEVELS": "name -> `Level` of the computer players",
}
"""What values are, which have no docstring."""


def entries() -> Iterator[tuple[str, str, Any]]:
    """Module, name and thing, for every public name."""
    for module, names in PUBLIC.items():
        for name in names:
            yield module, name, getattr(import_module(module), name)


def described(thing: Any) -> str:
    """The first sentence of what a thing says of itself, on one line."""
    text = " ".join((inspect.getdoc(thing) or "").split("\n\n")[0].split())
    return re.split(r"(?<=[.!?]) ", text)[0].rstrip(".")


def signature(name: str, thing: Any) -> str:
    """How it is called, without types: those are in the code, and checkers read them there (`py.typed`)."""
    whole = inspect.signature(thing)
    words = [
        one.replace(annotation=one.empty)
        for one in whole.parameters.values()
        if one.name not in ("self", "cls")
    ]
    return f"{name}{whole.replace(parameters=words, return_annotation=whole.empty)}"


def members(name: str, thing: type) -> Iterator[tuple[str, Any]]:
    for member in MEMBERS.get(name, ()):
        yield member, getattr(thing, member)


def _rows(module: str) -> Iterator[str]:
    for place, name, thing in entries():
        if place != module:
            continue
        if name in MEANINGS:
            yield f"| `{name}` | {MEANINGS[name]} |"
        elif inspect.isclass(thing):
            yield f"| `{name}` | {described(thing)} |"
            for member, method in members(name, thing):
                yield f"| `.{signature(member, method)}` | {described(method)} |"
        else:
            yield f"| `{signature(name, thing)}` | {described(thing)} |"


def table() -> str:
    lines: list[str] = []
    for module in PUBLIC:
        lines += [f"### `{module}`", "", "| name | |", "|---|---|", *_rows(module), ""]
    return "\n".join(lines)


def page() -> str:
    """The document with its table as the code has it now."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGINS)
    after = rest.partition(ENDS)[2]
    return f"{before}{BEGINS}\n\n{table()}\n{ENDS}{after}"


def write() -> None:
    PAGE.write_text(page(), encoding="utf-8")
