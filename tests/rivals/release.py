"""Hard of an earlier release as an engine: it plays by that release's wheel, in a process that knows nothing of this one.

Fields of a position and options that came later are left out; where the old rules have no such decision
(they made the move by themselves) it takes the first move offered.
"""

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from tests.rivals.talk import Talk

LEVEL = "hard"


def as_then(game: Any, deal: dict[str, Any]) -> dict[str, Any]:
    """The deal as the old release writes it."""
    known = {field.name for field in game.position_fields} | {"game", "version", "players", "options"}
    options = {name: value for name, value in deal["options"].items() if name in game.options}
    return {**{name: value for name, value in deal.items() if name in known}, "options": options}


def loaded(game: Any, deal: dict[str, Any]) -> Any:
    """The table as far as the old release understands it: entries inside a field that came later are left out too."""
    while True:
        try:
            return game.load(deal)
        except import_module("pyapp.core.refusals").BadPosition as problem:
            if problem.key != "position.unknown_field":
                raise
            *way, last = re.findall(r"\w+", problem.field)
            entry: Any = deal
            for step in way:
                entry = entry[int(step) if step.isdigit() else step]
            del entry[last]


def choosing(given: dict[str, Any]) -> Iterator[str]:
    game = import_module("pyapp").GAMES[given["game"]]
    allowed = set(given["moves"])
    yield given["moves"][0]
    state = loaded(game, as_then(game, given["deals"][0]))
    if game.to_act(state) != given["seat"]:
        return
    for thought in import_module("pyapp.ai.thinking").think(game, state, LEVEL):
        if str(thought.move) in allowed:
            yield str(thought.move)


def main() -> None:
    wheel, slug = sys.argv[1:]
    sys.path.insert(0, wheel)
    Talk(f"Regolo {import_module('pyapp').__version__} {LEVEL}", slug, choosing).run()


if __name__ == "__main__":
    main()
