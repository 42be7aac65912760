"""Ready files for the usual static hosts, with the page's own policy filled in; they go onto the site with the rest."""

import re
from pathlib import Path

from tools.env.console import Trouble

HERE = Path(__file__).resolve().parent
# Read by the hosts that know it, from the first folder only; the others wait in a folder to be copied.
AT_THE_TOP = "_headers"
FOLDER = "hosting"
# What a page cannot ask for by itself: no other site holds the app. Frames get a page of their own, board.html.
OURS_ONLY = "frame-ancestors 'self'"
POLICY = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]+)"')


def files(page: str) -> dict[str, bytes]:
    """Address on the site -> content."""
    found = POLICY.search(page)
    if not found:
        raise Trouble("index.html has no Content-Security-Policy for the ready files of the hosts.")
    ready = [path for path in sorted(HERE.iterdir()) if path.is_file() and path.suffix != ".py"]
    return {
        (path.name if path.name == AT_THE_TOP else f"{FOLDER}/{path.name}"): path.read_text()
        .replace("@POLICY@", f"{found[1]}; {OURS_ONLY}")
        .encode()
        for path in ready
    }
