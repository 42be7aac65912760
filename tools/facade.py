"""What the facade of an embedded board needs of the style sheets: the rules its small picture can match."""

import re
from collections.abc import Iterator
from pathlib import Path

from tools import javascript
from tools.places import ROOT
from tools.sheets import COMMENT, blocks, selectors

SHEETS = ("kit.css", "board-{slug}.css")
CLASS = re.compile(r"\.(-?[a-z_][\w-]*)", re.IGNORECASE)
STATES = re.compile(r":(hover|focus|focus-visible|focus-within|active|disabled|target)\b")
WORD = re.compile(r"[a-z_][\w-]*", re.IGNORECASE)


def sheet(slug: str) -> bytes:
    """The style of a game's stamp, for frames that must stay small."""
    words = _words(ROOT / f"static/js/boards/{slug}/stamp.js")
    text = "\n".join((ROOT / "static/css" / name.format(slug=slug)).read_text() for name in SHEETS)
    return "".join(_kept(COMMENT.sub("", text), words)).encode()


def _words(entry: Path) -> set[str]:
    return {
        word
        for path in javascript.closure([entry])
        if path.is_relative_to(ROOT / "static")
        for word in WORD.findall(path.read_text())
    }


def _kept(text: str, words: set[str]) -> Iterator[str]:
    for head, body in blocks(text):
        if head.startswith(("@media print", "@keyframes", "@font-face", "@page")):
            continue
        if head.startswith("@"):
            inside = "".join(_kept(body, words))
            if inside:
                yield f"{head}{{{inside}}}"
        else:
            matching = [one.strip() for one in selectors(head) if _may_match(one, body, words)]
            if matching:
                yield f"{','.join(matching)}{{{' '.join(body.split())}}}"


def _may_match(selector: str, body: str, words: set[str]) -> bool:
    classes = CLASS.findall(selector)
    if STATES.search(selector) or not all(_may_be(name, words) for name in classes):
        return False
    return bool(classes) or "--" in body


def _may_be(name: str, words: set[str]) -> bool:
    """Does a script write that class, or put it together: `hue-${colour}`?"""
    ends = (at for at, sign in enumerate(name, 1) if sign == "-")
    return name in words or any(name[:end] in words for end in ends)
