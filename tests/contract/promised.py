"""What readers of views, events and answers were promised at the last release; `python -m tests.contract.promised` keeps
it anew, once a release (docs/views.md, "Versions")."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pyapp import GAMES, __version__
from pyapp.core import answers
from pyapp.core.seen import Hindrance, Seen
from tools.docs import shapes
from tools.docs.shapes import Shape

KEPT = Path(__file__).with_suffix(".json")
GOING = "going:"
Promise = dict[str, Any]
"""Of one field: its type, whether it is always there, whether all see the same, whether it is marked as going."""


def promised() -> dict[str, Promise]:
    """Every field of every shape that the engines tell."""
    return {
        f"{place}.{entry.name}": {
            "type": shapes.script(entry.hint),
            "always": entry.required,
            "all": not entry.own,
            "going": entry.meaning.startswith(GOING),
        }
        for place, shape in _told()
        for entry in shapes.entries(shape)
    }


def _told() -> Iterator[tuple[str, Shape]]:
    yield from (("Seen", Seen), ("Hindrance", Hindrance))
    for game in (game for game in GAMES.values() if game.stage != "draft"):
        yield from ((f"{game.slug} {shape.__name__}", shape) for shape in shapes.below(shapes.view_of(game)))
        yield from ((f"{game.slug} event {kind}", shape) for kind, shape in shapes.events_of(game).items())
    for shape in vars(answers).values():
        if shapes.is_of(shape, answers.__name__):
            yield f"answer {shape.__name__}", shape


def broken(kept: dict[str, Promise], now: dict[str, Promise], raised: bool) -> list[str]:
    """Promises that aren't kept; with the version `raised`, only what went without having been marked."""
    found = []
    for name, promise in kept.items():
        if name not in now:
            if not (raised and promise["going"]):
                found.append(
                    f"{name} is gone" + ("" if promise["going"] else " and was never marked as going")
                )
        elif not raised:
            field = now[name]
            if not fits(promise["type"], field["type"]):
                found.append(f"{name} was {promise['type']} and is {field['type']}")
            if promise["always"] and not field["always"]:
                found.append(f"{name} was always there")
            if promise["all"] and not field["all"]:
                found.append(f"{name} was the same for all")
    return found


def fits(kept: str, now: str) -> bool:
    """The same type, or one of words to which others were added."""
    words, more = set(kept.split(" | ")), set(now.split(" | "))
    return kept == now or (words <= more and all(word.startswith(('"', "'")) for word in more))


def write() -> None:
    fields = {"contract": answers.CONTRACT, "release": __version__, "fields": promised()}
    KEPT.write_text(json.dumps(fields, indent=0, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
