"""The page's scripts that draw nothing, tried in Node: each file of this folder is one test."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.env import node
from tools.env.places import ROOT

FILES = sorted(Path(__file__).parent.glob("*.test.mjs"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name.removesuffix(".test.mjs"))
def test_script(path: Path) -> None:
    node.ensure_packages()
    ran = subprocess.run(
        [node.node(), "--test", "--test-reporter=spec", path],
        cwd=ROOT,
        env={**os.environ, "REGOLO_PYTHON": sys.executable},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=240,
        check=False,
    )
    assert ran.returncode == 0, f"\n{ran.stdout}\n{ran.stderr}"
    assert "pass 0" not in ran.stdout, "no test ran"
