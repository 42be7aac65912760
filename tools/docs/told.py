"""docs/views.md: every answer and every view, field by field, with who sees it; written from the typed contract."""

from pyapp import GAMES
from pyapp.core import answers
from pyapp.core.seen import Hindrance, Seen
from pyapp.games import AnyGame
from tools.docs import shapes
from tools.docs.shapes import Shape
from tools.env.places import ROOT

PAGE = ROOT / "docs" / "views.md"

INTRODUCTION = f"""# Views and answers

Written by `python build.py types` from `pyapp/core/seen.py`, `pyapp/core/answers.py` and each game's `known/seen.py`;
`python build.py check` fails when it is stale. Tests hold real views of random games against it: no field too many, none
missing, and what everybody sees is the same for every seat and for a spectator.

`game.view(state, seat)` is a view, with `None` for a spectator. Seats count from 0. Types are written as in TypeScript.
Under *who*, **all** means that every seat and a spectator see the same there; **own** that a seat sees what is its own, or
what it has looked at, and the others less or nothing.

## Versions

This is version {answers.CONTRACT} of the contract (`pyapp.core.answers.CONTRACT`).

- A new field, answer or kind of event may come with any release: whoever reads must leave alone what they don't know.
- A field keeps its name, its type and its meaning. What is to go is marked as such for one release at least (its meaning
  here begins with *going:* and names what takes its place) and is named in CHANGELOG.md.
- Taking a field away, or changing what it means, raises the version.
- Positions, records and links have versions of their own ([notation.md](notation.md)) and stay readable.
"""


def page() -> str:
    told = [shape for shape in vars(answers).values() if shapes.is_of(shape, answers.__name__)]
    lines = [INTRODUCTION, "## What every view holds\n", *_table(Seen), *_table(Hindrance)]
    for game in GAMES.values():
        lines += _chapter(game)
    lines += ["## Answers\n", "What the door (`pyapp/bridge`) answers a page.\n"]
    for shape in told:
        lines += _table(shape)
    return "\n".join(lines)


def _chapter(game: AnyGame) -> list[str]:
    view = shapes.view_of(game)
    lines = [f"## {game.texts('en').MESSAGES['name']} (`{game.slug}`)\n"]
    for shape in reversed([each for each in shapes.below(view) if each.__module__ == view.__module__]):
        lines += _table(shape)
    return lines


def _table(shape: Shape) -> list[str]:
    fields = shapes.entries(shape)
    lines = [f"### {shape.__name__}\n", f"{shapes.purpose(shape)}\n"]
    if not fields:
        return lines
    lines += ["| field | type | who | meaning |", "|---|---|---|---|"]
    for entry in fields:
        kind = shapes.script(entry.hint).replace("|", "\\|")
        mark = "" if entry.required else "?"
        who = "own" if entry.own else "all"
        lines.append(f"| `{entry.name}{mark}` | `{kind}` | {who} | {entry.meaning} |")
    return [*lines, ""]
