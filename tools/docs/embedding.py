"""The table of parameters in docs/embedding.md, written from the frame's own script so that it can't drift."""

import re

from pyapp.ai.thinking import LEVELS
from tools.env.console import Trouble
from tools.env.places import ROOT

PAGE = ROOT / "docs" / "embedding.md"
FRAME = ROOT / "static/js/embed/frame.js"
BEGINS, ENDS = "<!-- parameters -->", "<!-- end of parameters -->"
CHOICES = re.compile(r"oneOf\('(\w+)', \[([^\]]*)\]\)")
LISTED = re.compile(r"(?:^ \*   .+\n)+", re.MULTILINE)

MEANINGS = {
    "game": "which game, by its slug; not needed where a link, record or position says it",
    "link": "a game or a position, from the share sheet, what follows `#/link/`; drawn before the click. "
    "One made with “as I see it” is a diagram and stays one: it is not played on",
    "record": "the text of a record, percent-encoded; drawn before the click if it begins with a position and has no moves",
    "pos": "a position as JSON (docs/notation.md), percent-encoded; drawn before the click as far as it says what is drawn",
    "position": "the same, or a position as one line: `suk ..W.G..K` (docs/figures.md)",
    "marks": "rings, arrows, numbers and crosses on the picture: `dock5; red: dock7 > dock9; 1: dock12` (docs/figures.md); "
    "the picture shows the whole table then",
    "caption": "what stands below the picture",
    "figure": "a figure, as JSON or as its packed address has it: a diagram, a question, a lesson of several steps "
    "(docs/figures.md); instead of a position",
    "puzzle": "one of our puzzles of the game, by its id as it stands in the app's address",
    "ask": "a question under the picture; the reader answers on the board",
    "answer": "the move or moves that are right, between commas, with stars for what does not matter: `place 5 white *`; "
    "without it any legal move",
    "hint": "what is said of a wrong answer; otherwise the rules' own reason with the number of the rule",
    "example": "a worked example of the game by its number, `W1`; drawn before the click, begins at its position",
    "picture": "the picture of a record or position, as the form at `embed/` makes it; drawn before the click",
    "move": "moves to make at once, separated by commas",
    "seats": f"who sits where: {', '.join(f'`{kind}`' for kind in ('person', *LEVELS))}, separated by commas; "
    "in a link or record, who is not named stays. A position with hidden hands seats one person, the one to act, "
    "unless told otherwise",
    "view": "whose eyes: the seat, from 0 as in positions, or `none` for a looker-on; other people play elsewhere",
    "lang": "language; otherwise the browser's",
    "theme": "colours; `auto` follows the reader's system",
    "accent": "colour of buttons and marks, `#rrggbb`",
    "controls": "`full`: everything; `mini`: the board, one line and a button for hand and moves; "
    "`none`: the board and that button; `diagram`: the whole table with its numbers as a still picture, as crisp as can be, "
    "caption below, a small button in the corner to play on",
    "start": "`auto`: at once; `click`: with a click, as without this parameter; `visible`: when half of it is in sight",
}


def parameters() -> dict[str, list[str]]:
    """Name -> the values it may have (none: free), in the order of the script's own list."""
    text = FRAME.read_text(encoding="utf-8")
    listed = LISTED.search(text)
    if not listed:
        raise Trouble("static/js/embed/frame.js no longer lists its parameters.")
    choices = {name: re.findall(r"'(\w+)'", values) for name, values in CHOICES.findall(text)}
    names = re.findall(r"\w+", listed[0])
    return {name: list(dict.fromkeys(choices.get(name, []))) for name in names}


def page() -> str:
    """The document with its table as the code has it now."""
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGINS)
    after = rest.partition(ENDS)[2]
    rows = [
        f"| `{name}` | {', '.join(f'`{value}`' for value in sorted(values)) or 'text'} | {MEANINGS[name]} |"
        for name, values in parameters().items()
    ]
    table = "\n".join(["| parameter | values | meaning |", "|---|---|---|", *rows])
    return f"{before}{BEGINS}\n{table}\n{ENDS}{after}"


def write() -> None:
    PAGE.write_text(page(), encoding="utf-8")
