"""What the browser tests do in short, at length: a hundred kills, any file missing, every mishap in both languages.

Piece by piece; what each of them tried is kept in docs/quality/faults.json, where a later run takes the place of an earlier.
"""

import json
import os
import platform
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pyapp import GAMES
from tools import site
from tools.env import browser
from tools.env.console import Trouble
from tools.env.places import ROOT, WORK
from tools.quality import figures
from tools.site import catalog

FILE = ROOT / "docs" / "quality" / "faults.json"
NOTED, TOLD = WORK / "faults.jsonl", WORK / "faults.xml"
LONG = {"REGOLO_KILLS": "100", "REGOLO_MOMENTS": "200", "REGOLO_AGAIN": "0", figures.LONG: "yes"}
PIECES = {
    "killed": "e2e/faults/test_killed.py",
    "screens": "e2e/faults/test_live_killed.py",
    "leaks": "e2e/faults/test_leaks.py",
    "presses": "e2e/flows/test_presses.py",
    "shift": "e2e/looks/test_shift.py",
    "assets": "e2e/flows/test_assets.py",
    **{f"drawings-{slug}": f"e2e/faults/test_drawings.py -k {slug}" for slug in GAMES if catalog.drawn(slug)},
    "mishaps": "e2e/faults/test_mishaps.py",
    "faults": "e2e/faults/test_faults.py",
    "offline": "e2e/faults/test_offline.py",
}


@dataclass
class Piece:
    """What one file of tests tried: tests passed and failed, and each kind of trial it counted."""

    date: str
    seconds: float = 0.0
    passed: int = 0
    failures: list[str] = field(default_factory=list)
    tried: Counter[str] = field(default_factory=Counter)
    failed: Counter[str] = field(default_factory=Counter)
    python: str = platform.python_version()


def main(names: list[str], keep: bool) -> int:
    if unknown := [name for name in names if name not in PIECES]:
        raise Trouble(f"no such piece: {', '.join(unknown)}; there are {', '.join(PIECES)}")
    browser.executable()
    site.build()
    failed = False
    for name in names or PIECES:
        piece = run(PIECES[name])
        failed |= bool(piece.failures) or not piece.passed
        if keep:
            FILE.write_text(json.dumps({**kept(), name: vars(piece)}, indent=1) + "\n", "utf-8")
        print(
            f"{name}: {piece.passed} tests passed, {len(piece.failures)} failed, {dict(piece.tried)}",
            flush=True,
        )
    return 1 if failed else 0


def run(tests: str) -> Piece:
    WORK.mkdir(exist_ok=True)
    NOTED.unlink(missing_ok=True)
    TOLD.unlink(missing_ok=True)
    begun = time.monotonic()
    words = [sys.executable, "-m", "pytest", "-v", f"--junitxml={TOLD}", *tests.split()]
    subprocess.call(words, cwd=ROOT, env={**os.environ, **LONG, figures.FILE: str(NOTED)})
    return counted(figures.read(NOTED), TOLD, time.monotonic() - begun)


def counted(noted: list[dict[str, Any]], told: Path, seconds: float) -> Piece:
    piece = Piece(time.strftime("%Y-%m-%d"), round(seconds, 1))
    for one in noted:
        kind = f"file {one['how']}" if one["kind"] == "file" else one["kind"]
        piece.tried[kind] += 1
        piece.failed[kind] += bool(one["failed"])
    for case in ElementTree.parse(told).getroot().iter("testcase"):
        trouble = next((part for part in case if part.tag in ("failure", "error")), None)
        if trouble is not None:
            piece.failures.append(f"{case.get('name')}: {trouble.get('message', '')[:300]}")
        elif case.find("skipped") is None:
            piece.passed += 1
    return piece


def kept(path: Path = FILE) -> dict[str, Any]:
    """Each piece as it was last kept."""
    found: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return found
