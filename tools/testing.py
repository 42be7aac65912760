"""The verb `test`: the checks, then pytest on tests/ and on e2e/ (a real browser), in one run with one summary."""

import subprocess
import sys

from tools import checks, site
from tools.env import browser
from tools.env.places import ROOT

# Two processes, each with its own browser; tests are handed out one by one, so that neither waits long for the other.
SIDE_BY_SIDE = ["-n", "2", "--dist", "loadgroup"]
QUICK = "--quick"
# What a minute shows: the rules, the contract with a few games, the page's scripts in Node, one click into each title.
QUICK_PATHS = (
    "tests/core",
    "tests/record",
    "tests/js",
    "tests/contract",
    "tests/suk",
    "tests/mechanics",
    "tests/automobiles",
    "tests/pocket_mars",
    "tests/martians",
    "e2e/flows/test_first_click.py",
)
QUICK_WORDS = ["--games", "2", "-m", "not slow"]


def test(words: list[str]) -> int:
    """Without words, everything; `--quick` for what takes a minute; else what pytest is told."""
    if QUICK in words:
        words = [*QUICK_WORDS, *(word for word in words if word != QUICK)]
        paths = list(QUICK_PATHS)
    else:
        named = any(not word.startswith("-") and (ROOT / word.split("::")[0]).exists() for word in words)
        paths = [] if named else [name for name in ("tests", "e2e") if (ROOT / name).is_dir()]
    if not words and checks.check([]):
        return 1
    if _wants_browser([*paths, *words]):
        browser.executable()
        site.build()
    side_by_side = SIDE_BY_SIDE if len(paths) > 1 else []
    return subprocess.call([sys.executable, "-m", "pytest", *paths, *side_by_side, *words], cwd=ROOT)


def _wants_browser(paths: list[str]) -> bool:
    return any(path.startswith("e2e") for path in paths)
