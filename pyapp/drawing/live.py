"""A figure in a page of HTML: its picture, its caption, and, where a site of Regolo is named, the board to answer on."""

import json
from html import escape
from typing import Any

from ..core.refusals import BadPosition
from ..teach.figures import LONGEST_TEXT
from . import Drawing

SCRIPT = "embed/v1/board.js"
WORDS = "position record link game marks text ask answer hint caption title view moves"
ENTRIES = frozenset(WORDS.split())


def as_figure(text: str) -> dict[str, Any]:
    """The figure that an author wrote as JSON, as lines of `name: value`, or as nothing but a position, a record, a link."""
    stripped = text.strip()
    if stripped.startswith("{"):
        return _object(stripped)
    if stripped.startswith("regolo "):
        return {"record": stripped}
    lines = [line.partition(":") for line in stripped.splitlines() if line.strip()]
    if lines and all(colon and name.strip() in ENTRIES for name, colon, _ in lines):
        return {name.strip(): value.strip() for name, _, value in lines}
    return {"link": stripped} if "." in stripped.split(" ")[0] else {"position": stripped}


def _object(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadPosition("figure", "position.not_json") from None
    return dict(data)


def element(figure: dict[str, Any], drawing: Drawing, source: str, language: str, site: str = "") -> str:
    """The picture at `source`; with a `site` it becomes the board with a press."""
    picture = (
        f'<img src="{escape(source)}" alt="{escape(drawing.alt[:LONGEST_TEXT])}"'
        f' width="{drawing.width}" height="{drawing.height}" style="max-width:100%;height:auto">'
    )
    if site:
        told = escape(json.dumps(figure, ensure_ascii=False, separators=(",", ":")))
        shape = f"display:block;aspect-ratio:{drawing.width}/{drawing.height};overflow:hidden"
        picture = f'<regolo-board figure="{told}" lang="{language}" style="{shape}">{picture}</regolo-board>'
    return f'<figure class="regolo-figure">{picture}</figure>'


def script(site: str) -> str:
    """What a page with boards asks for once."""
    return f'<script src="{escape(site)}{SCRIPT}" defer></script>' if site else ""
