"""Style sheets read rule by rule; a board's sheet is fenced in, so that it colours the pieces of its own game only."""

import re
from collections.abc import Iterator

from tools.env.places import ROOT

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
BOARDS = "static/css/board-*.css"
TOKENS = "static/css/tokens.css"
PLACE = "/* build:accents */"
ACCENT = "--accent:"
WHOLE = ("@keyframes", "@font-face", "@page", "@property")
"""What holds no rules with selectors."""


def boards() -> dict[str, bytes]:
    """The sheet of each board as the site has it, by its path there."""
    return {
        path.relative_to(ROOT).as_posix(): fenced(path.read_text("utf-8"), path.stem[6:]).encode()
        for path in sorted(ROOT.glob(BOARDS))
    }


def page_sheet(name: str) -> str:
    """A sheet of the page as the site has it; the one with the house's colours has every game's accent too."""
    text = (ROOT / name).read_text("utf-8")
    return text.replace(PLACE, accents(), 1) if name == TOKENS else text


def accents() -> str:
    """What every page must know of the boards' sheets: the rules that say which accent a game has."""
    texts = (COMMENT.sub("", path.read_text("utf-8")) for path in sorted(ROOT.glob(BOARDS)))
    return "\n".join(rule for text in texts for rule in _accents(text))


def accents_of(text: str) -> str:
    """The accent of one board, as every page gets it."""
    return "\n".join(_accents(COMMENT.sub("", text)))


def _accents(text: str) -> Iterator[str]:
    for head, body in blocks(text):
        if head.startswith("@"):
            inside = "\n".join(_accents(body))
            if inside:
                yield f"{head} {{\n{inside}\n}}"
        elif body.lstrip().startswith(ACCENT):
            yield f"{head} {{{body}}}"


def fenced(text: str, slug: str) -> str:
    """The same rules with the same weight, for what stands inside `data-game` of that game and nothing else.

    Sheets of several boards may be loaded in one page: its places say whose pieces lie there.
    """
    return "\n".join(_fenced(COMMENT.sub("", text), fence(slug))) + "\n"


def fence(slug: str) -> str:
    """What every selector of a board's sheet ends with; `:where` weighs nothing."""
    game = f"[data-game='{slug}']"
    return f":where({game},{game} *)"


def _fenced(text: str, end: str) -> Iterator[str]:
    for head, body in blocks(text):
        if head.startswith(WHOLE):
            yield f"{head} {{{body}}}"
        elif head.startswith("@"):
            inside = "\n".join(_fenced(body, end))
            yield f"{head} {{\n{inside}\n}}"
        else:
            heads = ", ".join(_ended(one.strip(), end) for one in selectors(head))
            yield f"{heads} {{{body}}}"


def _ended(selector: str, end: str) -> str:
    """Nothing may stand between a pseudo-element and the end."""
    before, colons, element = selector.partition("::")
    return f"{before}{end}{colons}{element}"


def blocks(text: str) -> Iterator[tuple[str, str]]:
    """Every rule of one level: what stands before its braces, and what inside."""
    start = depth = opened = 0
    for at, sign in enumerate(text):
        if sign == "{":
            if not depth:
                opened = at
            depth += 1
        elif sign == "}":
            depth -= 1
            if not depth:
                yield " ".join(text[start:opened].split()), text[opened + 1 : at]
                start = at + 1


def selectors(head: str) -> Iterator[str]:
    """A list of selectors at its commas, not at those inside brackets."""
    part, depth = "", 0
    for sign in head:
        depth += (sign in "([") - (sign in ")]")
        if sign == "," and not depth:
            yield part
            part = ""
        else:
            part += sign
    yield part
