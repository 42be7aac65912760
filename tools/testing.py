"""The verb `test`: the checks, then pytest on tests/ and on e2e/ (a real browser), in one run with one summary."""

import os
import subprocess
import sys
import time

from tools import checks, site, test_run
from tools.env import browser, firefox, node
from tools.env.places import ROOT

# Two processes, each with its own browser; tools/test_run.py says which test goes where and when.
SIDE_BY_SIDE = ["-p", "tools.test_run", "-n", "2", "--dist", "loadgroup", "--no-loadscope-reorder"]
SLOWEST = ["--durations", "20", "--durations-min", "0.5"]
QUICK = "--quick"
# What a minute shows: the rules, the contract with a few games, the page's scripts in Node, one click into each title.
# What is left out of these rooms is marked `thorough` or `slow`, and by the processor time it takes: most of it.
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
# Two games are played again in no time, so that a process may take any test as soon as it is free.
QUICK_WORDS = [
    "--games=2",
    "-m",
    "not slow and not thorough",
    "--hypothesis-profile=quick",
    "--dist=worksteal",
]


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
    node.ensure_packages(development=True)  # dictionaries, what reads pages aloud
    if _wants_browser([*paths, *words]):
        _have_browsers(paths)
        site.build()
    if len(paths) < 2:
        return subprocess.call([sys.executable, "-m", "pytest", *paths, *words], cwd=ROOT)
    return _side_by_side([*paths, *words])


def _side_by_side(words: list[str]) -> int:
    """Many tests; what they took is noted for `build.py bench tests`."""
    begun, before = time.monotonic(), os.times()
    failed = subprocess.call([sys.executable, "-m", "pytest", *SIDE_BY_SIDE, *SLOWEST, *words], cwd=ROOT)
    after = os.times()
    processor = after.children_user + after.children_system - before.children_user - before.children_system
    if noted := test_run.read(test_run.NOTED):
        costs = {"wall": round(time.monotonic() - begun), "processor": round(processor), "words": words}
        test_run.write(test_run.NOTED, {**costs, **noted})
    return failed


def _have_browsers(paths: list[str]) -> None:
    """Before any test is collected: none is skipped for want of a browser that the next one installs."""
    browser.executable()
    if "e2e" in paths:
        firefox.executable()


def _wants_browser(paths: list[str]) -> bool:
    return any(path.startswith("e2e") for path in paths)
