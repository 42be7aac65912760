"""The service worker with what it must keep: every file of the build that a game may need, each with its hash."""

import gzip
import hashlib
import json
import re
from collections.abc import Iterable, Mapping

from tools.env.console import Trouble
from tools.env.places import ROOT
from tools.site import server
from tools.site.packed import IMAGE

SOURCE = ROOT / "static/sw.js"
NAME = "sw.js"
HASH_DIGITS = 32  # of SHA-256's 64: plenty to tell a wrong file from a right one
# Asked for only by who writes Python into the console or a notebook, or reads licences: kept by nobody's phone; and what
# the owner of a site may write into, which has no hash; and what only other sites read.
LEFT_OUT = re.compile(
    r"(^|/)(LICENSE|python_stdlib\.zip|[^/]+\.whl|sw\.js|_headers|site\.json|robots\.txt|sitemap\.xml)$"
    r"|^(hosting|packs)/|^play/.*\.(png|json)$|^static/learn/[^/]+/puzzles/"
)


# Pages carry headers of their own at some hosts, and what Python starts from is in the browser's cache already.
ALONE = re.compile(r"^[^/]+\.html$|^embed/(v1/)?[^/]+\.html$|^runtime/")
PACK = "packs/{name}-{hash}.pack"
SHARED = "site"  # the pack of what is no game's own


def worker(files: Mapping[str, bytes], build: str, packed: Mapping[str, list[str]] | None = None) -> bytes:
    """The text of sw.js for exactly these files."""
    written = {
        "const BUILD = '';": f"const BUILD = {json.dumps(build)};",
        "const FILES = {};": f"const FILES = {json.dumps(kept(files))};",
        "const PACKS = {};": f"const PACKS = {json.dumps(packed or {})};",
        "const TYPES = {};": f"const TYPES = {json.dumps(server.TYPES)};",
    }
    source = SOURCE.read_text()
    for gap, line in written.items():
        source = _written(source, gap, line)
    return source.encode()


def kept(files: Mapping[str, bytes]) -> dict[str, str]:
    """Address -> start of the SHA-256, for all that is kept offline; of an image, of what it unpacks to."""
    return {
        name: hashlib.sha256(gzip.decompress(data) if name.endswith(IMAGE) else data).hexdigest()[
            :HASH_DIGITS
        ]
        for name, data in sorted(files.items())
        if not LEFT_OUT.search(name)
    }


def packs(files: Mapping[str, bytes], slugs: Iterable[str]) -> tuple[dict[str, bytes], dict[str, list[str]]]:
    """The small files in a download for each game and one for the rest; and by address what is in it."""
    rooms: dict[str, list[str]] = {}
    own = list(slugs)
    for name in kept(files):
        if not ALONE.search(name):
            words = re.split(r"[/.]", name)
            rooms.setdefault(next((slug for slug in own if slug in words), SHARED), []).append(name)
    made, listed = {}, {}
    for room, names in sorted(rooms.items()):
        head = json.dumps([[name, len(files[name])] for name in names])
        content = head.encode() + b"\n" + b"".join(files[name] for name in names)
        address = PACK.format(name=room, hash=hashlib.sha256(content).hexdigest()[:12])
        made[address] = gzip.compress(content, 9, mtime=0)
        listed[address] = names
    return made, listed


def _written(source: str, gap: str, line: str) -> str:
    if source.count(gap) != 1:
        raise Trouble(f"static/sw.js has no line `{gap}` for the build to fill in.")
    return source.replace(gap, line)
