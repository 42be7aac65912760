"""The service worker with what it must keep: every file of the build that a game may need, each with its hash."""

import hashlib
import json
import re
from collections.abc import Mapping

from tools.env.console import Trouble
from tools.env.places import ROOT

SOURCE = ROOT / "static/sw.js"
NAME = "sw.js"
HASH_DIGITS = 32  # of SHA-256's 64: plenty to tell a wrong file from a right one
# Asked for only by who writes Python into the console, or reads licences: kept by nobody's phone.
LEFT_OUT = re.compile(r"(^|/)(LICENSE|python_stdlib\.zip|micropip-[^/]+|sw\.js|_headers)$|^hosting/")


def worker(files: Mapping[str, bytes], build: str) -> bytes:
    """The text of sw.js for exactly these files."""
    source = SOURCE.read_text()
    source = _written(source, "const BUILD = '';", f"const BUILD = {json.dumps(build)};")
    return _written(source, "const FILES = {};", f"const FILES = {json.dumps(kept(files))};").encode()


def kept(files: Mapping[str, bytes]) -> dict[str, str]:
    """Address -> start of the SHA-256, for all that is kept offline."""
    return {
        name: hashlib.sha256(data).hexdigest()[:HASH_DIGITS]
        for name, data in sorted(files.items())
        if not LEFT_OUT.search(name)
    }


def _written(source: str, gap: str, line: str) -> str:
    if source.count(gap) != 1:
        raise Trouble(f"static/sw.js has no line `{gap}` for the build to fill in.")
    return source.replace(gap, line)
