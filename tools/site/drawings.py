"""What draws figures outside a browser: the diagrams of all games as one script for Node, with their sheets."""

import json
import re

from tools.env.places import ROOT, WORK
from tools.site import bundle, embed_css, sheets

ASKING = ROOT / "tools/site/drawing/diagrams.js"
MADE = WORK / "drawings.mjs"  # where pyapp/drawing looks for it in a checkout
EXPORT = re.compile(r"^export \{.*?\};$", re.MULTILINE | re.DOTALL)
SPACES = re.compile(r"\s+")


def make(slugs: list[str]) -> bytes:
    """Brings the script up to date: figures on stdin, their drawings on stdout."""
    code = (bundle.made() / "drawings.mjs").read_text("utf-8")
    whole = asking(code, {slug: style(embed_css.sheet(slug, f"{slug}-diagram")) for slug in slugs})
    if not MADE.is_file() or MADE.read_bytes() != whole:
        MADE.write_bytes(whole)
    return whole


def asking(code: str, styles: dict[str, str]) -> bytes:
    """Joined diagrams with their sheets, as a script that draws what it is asked for."""
    return (
        f"{EXPORT.sub('', code)}\nconst sheets = {json.dumps(styles)};\n{ASKING.read_text('utf-8')}".encode()
    )


def style(own: bytes) -> str:
    """The house's colours and a game's own sheet, as a drawing carries them inside."""
    tokens = embed_css.FACES.sub("", sheets.COMMENT.sub("", sheets.page_sheet(sheets.TOKENS)))
    return SPACES.sub(" ", tokens + own.decode()).strip()
