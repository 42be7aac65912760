"""The verb `test`: pytest on tests/ (quick) and then on e2e/ (a real browser), in one run with one summary."""

import subprocess
import sys

from tools import site
from tools.env import browser
from tools.env.places import ROOT

# Two processes, each with its own browser; tests are handed out one by one, so that neither waits long for the other.
SIDE_BY_SIDE = ["-n", "2", "--dist", "loadgroup"]


def test(words: list[str]) -> int:
    named = any(not word.startswith("-") and (ROOT / word.split("::")[0]).exists() for word in words)
    paths = [] if named else [name for name in ("tests", "e2e") if (ROOT / name).is_dir()]
    if _wants_browser(words, paths):
        browser.executable()
        site.build()
    side_by_side = SIDE_BY_SIDE if len(paths) > 1 else []
    return subprocess.call([sys.executable, "-m", "pytest", *paths, *side_by_side, *words], cwd=ROOT)


def _wants_browser(words: list[str], paths: list[str]) -> bool:
    return "e2e" in paths or any(word.startswith("e2e") for word in words)
