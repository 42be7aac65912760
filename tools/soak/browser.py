"""What the browser tests do in short, at length: a hundred kills, every file missing, two hundred looks for secrets."""

import os
import subprocess
import sys

from tools import browser, site
from tools.places import ROOT

LONG = {"REGOLO_KILLS": "100", "REGOLO_MOMENTS": "200", "REGOLO_LONG": "yes"}
TESTS = ("e2e/test_killed.py", "e2e/test_leaks.py", "e2e/test_assets.py")


def main() -> int:
    browser.executable()
    site.build()
    words = [sys.executable, "-m", "pytest", "-v", *TESTS]
    return subprocess.call(words, cwd=ROOT, env={**os.environ, **LONG})
