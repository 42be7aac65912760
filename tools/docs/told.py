"""docs/views.md and docs/events.md: every answer, view and event, and who sees which field; from the typed contract."""

from pyapp import GAMES
from pyapp.core import answers
from pyapp.core.seen import Hindrance, Seen
from pyapp.games import AnyGame
from tools.docs import shapes
from tools.docs.shapes import Entry, Shape
from tools.env.places import ROOT

PAGE = ROOT / "docs" / "views.md"
EVENTS = ROOT / "docs" / "events.md"

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
- Taking a field away, or changing what it means, raises the version. A test holds every field, its type and who sees it
  against those of the last release (`tests/contract/promised.json`, kept anew once a release).
- Positions, records and links have versions of their own ([notation.md](notation.md)) and stay readable.
"""


def page() -> str:
    told = [shape for shape in vars(answers).values() if shapes.is_of(shape, answers.__name__)]
    lines = [INTRODUCTION, "## What every view holds\n", *_table(Seen), *_table(Hindrance)]
    for game in (game for game in GAMES.values() if game.stage != "draft"):
        lines += _chapter(game) if game.stage != "draft" else []
    lines += ["## Answers\n", "What the door (`pyapp/bridge`) answers a page.\n"]
    for shape in told:
        lines += _table(shape)
    return "\n".join(lines)


EVENTS_INTRODUCTION = """# Events

Written by `python build.py types` from each game's `known/events.py`; `python build.py check` fails when it is stale. Tests
hold every event of random games against it, and every place in the rules that tells one.

`game.play(state, move, events)` appends what happened, in order; `event.seen_by(seat)` is the event as that seat may know it
(`None`: a spectator): an object with `kind` and the fields below. Seats count from 0. Under *who*, **all** is told to
everybody, **own** only to the seats that the event is for (`event.to`). A field with a question mark is not always there.
`event.reveals` says that somebody saw something new: undo ends there. What happened in words is the message
`log.<kind>` of the game.

The version of the contract and the rule for what is to go stand in [views.md](views.md).
"""


def events_page() -> str:
    lines = [EVENTS_INTRODUCTION]
    for game in (game for game in GAMES.values() if game.stage != "draft"):
        lines.append(f"## {game.texts('en').MESSAGES['name']} (`{game.slug}`)\n")
        for kind, shape in sorted(shapes.events_of(game).items()):
            lines += [f"### `{kind}`\n", *_fields([e for e in shapes.entries(shape) if e.name != "kind"])]
    return "\n".join(lines)


def _chapter(game: AnyGame) -> list[str]:
    view = shapes.view_of(game)
    lines = [f"## {game.texts('en').MESSAGES['name']} (`{game.slug}`)\n"]
    for shape in reversed([each for each in shapes.below(view) if each.__module__ == view.__module__]):
        lines += _table(shape)
    return lines


def _table(shape: Shape) -> list[str]:
    return [f"### {shape.__name__}\n", f"{shapes.purpose(shape)}\n", *_fields(shapes.entries(shape))]


def _fields(fields: list[Entry]) -> list[str]:
    if not fields:
        return []
    lines = ["| field | type | who | meaning |", "|---|---|---|---|"]
    for entry in fields:
        kind = shapes.script(entry.hint).replace("|", "\\|")
        mark = "" if entry.required else "?"
        who = "own" if entry.own else "all"
        lines.append(f"| `{entry.name}{mark}` | `{kind}` | {who} | {entry.meaning} |")
    return [*lines, ""]
