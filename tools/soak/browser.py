"""What the browser tests do in short, at length: a hundred kills, every file missing, every mishap in both languages."""

import os
import subprocess
import sys

from tools import browser, site
from tools.places import ROOT

LONG = {"REGOLO_KILLS": "100", "REGOLO_MOMENTS": "200", "REGOLO_LONG": "yes"}
TESTS = (
    "e2e/test_killed.py",
    "e2e/test_leaks.py",
    "e2e/test_assets.py",
    "e2e/test_mishaps.py",
    "e2e/test_offline.py",
)


def main() -> int:
    browser.executable()
    site.build()
    words = [sys.executable, "-m", "pytest", "-v", *TESTS]
    return subprocess.call(words, cwd=ROOT, env={**os.environ, **LONG})
