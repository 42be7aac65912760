"""The verb `audit`: is anything we use known to be unsafe? Asks the public lists, and says where they do not answer."""

import json
import os
import subprocess
from typing import Any

from tools.cli import parser
from tools.env import node
from tools.env.console import Trouble, run, step
from tools.env.places import ROOT, WORK, venv_python

PIP_AUDIT = "pip-audit==2.10.1"
PATIENCE = 300  # seconds for a list to answer
GROUPS = ("build", "page", "node", "test", "check", "package")


def audit(words: list[str]) -> int:
    """0: nothing is known; 1: something is, or a list did not answer, which is said."""
    parser("audit").parse_args(words)
    found = {"Python packages": _python(), "npm packages": _npm()}
    for name, told in found.items():
        print(f"{name}: {told or 'nothing known.'}")
    return 1 if any(found.values()) else 0


def _python() -> str:
    tool = WORK / "pip-audit"
    step("pip-audit")
    try:
        run([venv_python(), "-m", "pip", "install", "-q", "--target", tool, PIP_AUDIT], "not fetched")
    except Trouble as trouble:
        return f"not asked, pip-audit could not be fetched. {trouble}"
    lists = [word for group in GROUPS for word in ("-r", str(ROOT / f"requirements/{group}.txt"))]
    command = [str(venv_python()), "-m", "pip_audit", "--disable-pip", "--require-hashes", *lists]
    return _told(command, {"PYTHONPATH": str(tool)})


def _npm() -> str:
    step("npm audit")
    said = _told([*map(str, node.npm()), "audit", "--audit=true", "--json"], node.environ())
    try:
        answer = json.loads(said[said.index("{") : said.rindex("}") + 1])
    except ValueError:
        return said
    return said if "vulnerabilities" in answer else f"not asked, the list says: {_status(answer)}"


def _status(answer: dict[str, Any]) -> str:
    """Why a list did not answer, without the address of the list."""
    return str(answer.get("message", "nothing")).split(" - ")[0]


def _told(command: list[str], more: dict[str, str]) -> str:
    """Nothing, or what a list says, or that it doesn't answer."""
    try:
        ran = subprocess.run(
            command,
            cwd=ROOT,
            env={**os.environ, **more},
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return f"not asked, no answer within {PATIENCE} s."
    if ran.returncode == 0:
        return ""
    return f"not clean, or not answered:\n{(ran.stdout + ran.stderr).strip()}"
