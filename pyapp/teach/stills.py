"""A step of a figure as a picture that stands by itself: the drawn board, its words below and for who can't see it.

The board is drawn by the page's scripts, in a browser or in Node; whoever asked them hands over what they made.
"""

from dataclasses import dataclass
from html import escape
from typing import Any, Literal

from ..core import answers
from ..core.game import LANGUAGES
from ..core.refusals import BadPosition
from .figures import Figure, Text
from .judge import played
from .lines import laid
from .places import spoken

Theme = Literal["auto", "light", "dark"]
THEMES: tuple[Theme, ...] = ("auto", "light", "dark")
FONT = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"
MOST_MOVES = 400  # that an author is shown
NO_GROUND = ".diagram-ground,.thumb-ground{fill:none}"


@dataclass(frozen=True, slots=True)
class Look:
    """How a picture is wanted."""

    theme: Theme = "auto"  # auto follows the reader's system
    ground: bool = True
    words: bool = True  # those below; the picture in words is always there


@dataclass(frozen=True, slots=True)
class Board:
    """The board of a step as the page's scripts drew it."""

    body: str
    width: int
    height: int
    style: str  # the rules that its classes need
    unknown: tuple[str, ...] = ()  # places of marks that are not on the table
    places: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Drawing:
    """One step of a figure as an SVG that needs nothing else, and what it says to who can't see it."""

    svg: str
    alt: str
    width: int
    height: int


def seen(figure: Figure, step: int) -> dict[str, Any]:
    """What has to be drawn: the table with the steps before it answered rightly, and the marks over it."""
    marks = figure.steps[step].marks if figure.steps else ()
    return {
        "slug": figure.game.slug,
        "view": figure.game.view(played(figure, step), figure.seat),
        "marks": [mark.as_dict() for mark in marks],
    }


def page(figure: Figure, step: int) -> answers.Page:
    """What an author is shown of a step."""
    game, state = figure.game, played(figure, step)
    to_act = game.to_act(state)
    return {
        "view": game.view(state, figure.seat),
        "to_act": to_act,
        "moves": [] if to_act is None else [str(move) for move in game.moves(state)[:MOST_MOVES]],
        "alt": {language: alt(figure, step, language) for language in LANGUAGES},
    }


def alt(figure: Figure, step: int, language: str) -> str:
    """The picture in words."""
    return " ".join(
        [f"{_title(figure, language)}.", *_told(figure, step, language), spoken(figure, step, language)]
    ).strip()


def whole(figure: Figure, step: int, board: Board, language: str, look: Look) -> Drawing:
    """The board with everything that makes it a picture of its own."""
    if board.unknown:
        field = f"steps[{step}].marks"
        raise BadPosition(field, "figure.unknown").fits(known=board.places, given=board.unknown[0])
    width, height = board.width, board.height
    said, below = _below(_told(figure, step, language) if look.words else [], width, height)
    told = alt(figure, step, language)
    mode = "" if look.theme == "auto" else f' data-theme="{look.theme}"'
    paper = f'<rect width="{width}" height="{height + below}" fill="var(--paper-2)"/>' if look.ground else ""
    body = board.body.replace('class="diagram ', f'width="{width}" height="{height}" class="diagram ', 1)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height + below}" width="{width}"'
        f' height="{height + below}" role="img" aria-labelledby="t d" data-game="{figure.game.slug}"{mode}>'
        f'<title id="t">{escape(_title(figure, language))}</title><desc id="d">{escape(told)}</desc>'
        f"<style>{board.style}{'' if look.ground else NO_GROUND}</style>{paper}{body}{said}</svg>\n"
    )
    return Drawing(svg, told, width, height + below)


def _title(figure: Figure, language: str) -> str:
    name: str = figure.game.texts(language).MESSAGES["name"]
    return _in(figure.title, language) or name


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
    return [part for part in found if part]


def _in(text: Text, language: str) -> str:
    return text.get(language) or next(iter(text.values()), "")
