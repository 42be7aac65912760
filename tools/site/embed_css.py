"""What an embedded board needs before the click: its sheets, and the pictures of examples, as small as they can be."""

import base64
import json
import re
import zlib
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

from tools.env.places import ROOT
from tools.site import bundle, sheets
from tools.site.sheets import ACCENT, COMMENT, blocks, selectors

SHEETS = ("kit.css", "board-{slug}.css")
FACES = re.compile(r"@font-face\s*\{.*?\}", re.DOTALL)
CLASS = re.compile(r"\.(-?[a-z_][\w-]*)", re.IGNORECASE)
STATES = re.compile(r":(hover|focus|focus-visible|focus-within|active|disabled|target)\b")
ATTRIBUTE = re.compile(r"\[([\w-]+)[^\]]*\]")
ELEMENT = re.compile(r"(?:^|[\s>+~(,])([a-z][\w-]*)", re.IGNORECASE)
EITHER = re.compile(r":(?:is|where)\(([^()]*)\)")
WORD = re.compile(r"[a-z_][\w-]*", re.IGNORECASE)
OF_THE_PAGE = {"html", "body", "main", "data-game", "data-theme"}
"""What no drawing writes, because the frame itself has it."""
OF_BOXES = re.compile(
    r"(display:(?:inline-)?(?:flex|grid)$|align-|justify-|grid-|flex|gap:|padding|white-space:|text-overflow:)"
)
"""Declarations that lay out boxes and do nothing to what is drawn."""
IN_BOXES = re.compile(r"(--(?:space-\d|hit|move|quick|radius-big|grid-line))\s*:[^;}]*;?")
"""Measures of boxes, and of how long they move: no drawing has them, and the facade hardly any."""
SPACE = re.compile(r"\s*([:;,])\s*")


def page_sheet() -> bytes:
    """The facade's own style: the house's colours and measures in one file with it, without the faces it does not use."""
    tokens, own = (
        COMMENT.sub("", sheets.page_sheet(f"static/css/{name}.css")) for name in ("tokens", "embed")
    )
    text = f"{IN_BOXES.sub(lambda found: found[0] if found[1] in own else '', tokens)}\n{own}"
    return "".join(_tight(FACES.sub("", text))).encode()


def _tight(text: str) -> Iterator[str]:
    for head, body in blocks(text):
        yield f"{head}{{{''.join(_tight(body)) if head.startswith('@') else _declared(body)}}}"


def _declared(body: str) -> str:
    """What stands between the braces of a rule, without a sign too many."""
    return SPACE.sub(r"\1", " ".join(body.split())).strip(" ;")


def still(drawing: str) -> str:
    """A drawing for a frame that has no script to draw it: a tree of names, attributes and texts, packed."""
    tree = json.dumps(_tree(ElementTree.fromstring(drawing)), separators=(",", ":"), ensure_ascii=False)
    return base64.b64encode(_packed(tree)).decode()


def scene(slug: str) -> bytes:
    """The picture of a game for frames that have no position to show."""
    return _packed((ROOT / f"static/icons/{slug}.svg").read_text(encoding="utf-8"))


def _packed(text: str) -> bytes:
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15)
    return squeeze.compress(text.encode()) + squeeze.flush()


def _tree(element: ElementTree.Element) -> list[Any]:
    inside: list[Any] = [element.text] if element.text else []
    for child in element:
        inside += [_tree(child), *([child.tail] if child.tail else [])]
    return [element.tag.rpartition("}")[2], dict(element.attrib), *inside]


def sheet(slug: str, script: str = "") -> bytes:
    """The style of a game's stamp, or of what another script of it draws, for frames that must stay small."""
    texts = [(ROOT / "static/css" / name.format(slug=slug)).read_text() for name in SHEETS]
    return used((bundle.made() / f"embed/{script or slug}.js").read_text(), *texts)


def used(script: str, *texts: str) -> bytes:
    """What of some sheets a script can need."""
    words = set(WORD.findall(script))
    return "".join(_kept(COMMENT.sub("", "\n".join(texts)), words)).encode()


def _kept(text: str, words: set[str]) -> Iterator[str]:
    for head, body in blocks(text):
        if head.startswith(("@media print", "@keyframes", "@font-face", "@page")) or body.lstrip().startswith(
            ACCENT
        ):
            continue
        if head.startswith("@"):
            inside = "".join(_kept(body, words))
            if inside:
                yield f"{head}{{{inside}}}"
        else:
            each = (plain.strip() for one in selectors(head) for plain in _alternatives(one))
            matching = [one for one in each if _may_match(one, body, words)]
            said = ";".join(one for one in _declared(body).split(";") if not OF_BOXES.match(one))
            if matching and said:
                yield f"{','.join(matching)}{{{said}}}"


def _alternatives(selector: str) -> Iterator[str]:
    """A selector that names several things in one place, said once for each."""
    found = EITHER.search(selector)
    if not found or ":not(" in selector:
        yield selector
        return
    for one in selectors(found[1]):
        yield from _alternatives(selector[: found.start()] + one.strip() + selector[found.end() :])


def _may_match(selector: str, body: str, words: set[str]) -> bool:
    classes = CLASS.findall(selector)
    if STATES.search(selector) or not all(_may_be(name, words) for name in classes):
        return False
    others = {*ATTRIBUTE.findall(selector), *ELEMENT.findall(ATTRIBUTE.sub("", selector))}
    if not others <= words | OF_THE_PAGE:
        return False
    return bool(classes) or "--" in body


def _may_be(name: str, words: set[str]) -> bool:
    """Does a script write that class, or put it together: `hue-${colour}`?"""
    ends = (at for at, sign in enumerate(name, 1) if sign == "-")
    return name in words or any(name[:end] in words for end in ends)
