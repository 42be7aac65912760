"""The verb `types`: the page's types, docs/views.md and the table of a board's members, written from the typed contract."""

import re
import sys
from pathlib import Path

from pyapp import GAMES
from pyapp.core import answers
from pyapp.core.seen import Hindrance, Seen
from pyapp.games import AnyGame
from tools.docs import shapes, told
from tools.docs.shapes import Shape
from tools.env.places import ROOT

SCRIPTS = ROOT / "static/js"
ANSWERS = SCRIPTS / "base/answers.d.ts"
BOARDS = SCRIPTS / "boards"
HEAD = "/** {what} Written by `python build.py types`: change {source} instead. */\n"
BOARD = BOARDS / "board.d.ts"
GUIDE = ROOT / "CONTRIBUTING.md"
BEGINS, ENDS = "    <!-- members of a board -->\n", "    <!-- end of members -->\n"
MEMBER = re.compile(r"^  /\*\* (.+) \*/\n  (\w+)(\??)(?:\((.*?)\): |: )", re.MULTILINE)
EVENT = """/** What happened, as a seat may know it: fields by kind (docs/events.md). */
export type Event = { kind: string } & Record<string, unknown>;
"""


def types(_: list[str]) -> int:
    for path, text in written().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


def written() -> dict[Path, str]:
    """Every file that follows from the typed contract, and what must stand in it."""
    return {
        ANSWERS: answers_script(),
        GUIDE: guide(),
        told.PAGE: told.page(),
        told.EVENTS: told.events_page(),
        **{BOARDS / game.slug / "view.d.ts": view_script(game) for game in drawn()},
    }


def stale() -> list[str]:
    """The files that do not say what the contract says."""
    return [
        path.relative_to(ROOT).as_posix()
        for path, text in written().items()
        if not path.is_file() or path.read_text("utf-8") != text
    ]


def check(fix: bool) -> int:
    if fix:
        return types([])
    old = stale()
    for name in old:
        print(f"{name} is not what the engines' types say: run `python build.py types`")
    return 1 if old else 0


def drawn() -> list[AnyGame]:
    """The games that have a board."""
    return [game for game in GAMES.values() if (BOARDS / f"{game.slug}.js").is_file()]


def guide() -> str:
    """CONTRIBUTING.md with the members of a board as they are typed."""
    before, _, rest = GUIDE.read_text("utf-8").partition(BEGINS)
    _, _, after = rest.partition(ENDS)
    return "".join([before, BEGINS, *members(), ENDS, after])


def members() -> list[str]:
    """A line for each member, those that every board has first."""
    block = BOARD.read_text("utf-8").partition("export interface Board<")[2]
    lines = ["\n", "    | member | for |\n", "    |---|---|\n"]
    for meaning, name, optional, given in MEMBER.findall(block):
        call = f"({', '.join(word.split(':')[0] for word in given.split(', '))})" if given else ""
        lines.append(f"    | `{name}{call}`{' (may)' if optional else ''} | {meaning} |\n")
    return lines


def answers_script() -> str:
    all_told = [shape for shape in vars(answers).values() if shapes.is_of(shape, answers.__name__)]
    head = HEAD.format(what="What the engines answer.", source="pyapp/core/answers.py and pyapp/core/seen.py")
    return "\n".join([head, EVENT, *(_interface(shape) for shape in (Seen, Hindrance, *all_told))])


def view_script(game: AnyGame) -> str:
    view = shapes.view_of(game)
    source = Path(str(sys.modules[view.__module__].__file__)).relative_to(ROOT).as_posix()
    own = [shape for shape in shapes.below(view) if shape.__module__ == view.__module__]
    shared = sorted({shape.__name__ for shape in shapes.below(view)} - {shape.__name__ for shape in own})
    head = HEAD.format(what=f"What a view of {game.slug} holds.", source=source)
    borrowed = [f"import type {{ {', '.join(shared)} }} from '../../base/answers.js';\n"] if shared else []
    return "\n".join([head, *borrowed, *(_interface(shape) for shape in own)])


def _interface(shape: Shape) -> str:
    lines = [f"/** {shapes.purpose(shape)} */", f"export interface {shape.__name__} {{"]
    for entry in shapes.entries(shape):
        mark = "" if entry.required else "?"
        lines += [f"  /** {entry.meaning} */", f"  {entry.name}{mark}: {shapes.script(entry.hint)};"]
    return "\n".join([*lines, "}", ""])
