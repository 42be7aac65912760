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
    code = EXPORT.sub("", (bundle.made() / "drawings.mjs").read_text("utf-8"))
    styles = json.dumps({slug: style(slug) for slug in slugs})
    whole = f"{code}\nconst sheets = {styles};\n{ASKING.read_text('utf-8')}".encode()
    if not MADE.is_file() or MADE.read_bytes() != whole:
        MADE.write_bytes(whole)
    return whole


def style(slug: str) -> str:
    """The house's colours and the game's, as a drawing carries them inside."""
    tokens = embed_css.FACES.sub("", sheets.COMMENT.sub("", sheets.page_sheet(sheets.TOKENS)))
    own = embed_css.sheet(slug, f"{slug}-diagram").decode()
    return SPACES.sub(" ", tokens + own).strip()
