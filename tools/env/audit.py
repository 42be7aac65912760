"""The verb `audit`: is anything we use known to be unsafe? Asks the public lists, and says where they do not answer."""

import json
import os
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tools.cli import parser
from tools.env import node
from tools.env.console import Trouble, run, step
from tools.env.places import ROOT, WORK, venv_python

PIP_AUDIT = "pip-audit==2.10.1"
PATIENCE = 300  # seconds for a list to answer
GROUPS = ("build", "page", "node", "test", "check", "package", "lab")
CLEAN, UNSAFE, UNASKED = 0, 1, 2
"""What the command returns: everything was looked up and nothing found; something found; something not looked up."""


@dataclass(frozen=True)
class Found:
    """What a list said: how many packages it knew, what it has against them, and what it could not be asked about."""

    looked_up: int = 0
    unsafe: tuple[str, ...] = ()
    missing: str = ""  # how many it could not be asked about
    why: str = ""
    names: tuple[str, ...] = ()  # of those it does not know

    def told(self) -> str:
        known = f"{self.looked_up} looked up, {len(self.unsafe) or 'none'} known to be unsafe."
        lines = [known if self.looked_up else "none looked up."]
        lines += [f"  UNSAFE: {each}" for each in self.unsafe]
        lines += [f"  Not in the list: {', '.join(self.names)}."] if self.names else []
        return "\n".join(lines)


def audit(words: list[str]) -> int:
    """0: all was looked up, and nothing is known; 1: something is; 2: nothing is known, but not all was looked up."""
    parser("audit").parse_args(words)
    found = {"Python packages": _python(), "npm packages": _npm()}
    for name, said in found.items():
        print(f"{name}: {said.told()}")
    print(sentence(found))
    if any(said.unsafe for said in found.values()):
        return UNSAFE
    return UNASKED if any(said.missing for said in found.values()) else CLEAN


def sentence(found: Mapping[str, Found]) -> str:
    """What could not be looked up, and why."""
    missing = [f"{said.missing} {name} ({said.why})" for name, said in found.items() if said.missing]
    return f"NOT LOOKED UP: {'; '.join(missing)}." if missing else "Everything was looked up."


def _python() -> Found:
    tool = WORK / "pip-audit"
    step("pip-audit")
    try:
        run([venv_python(), "-m", "pip", "install", "-q", "--target", tool, PIP_AUDIT], "not fetched")
    except Trouble:
        return Found(missing="all", why=f"{PIP_AUDIT} could not be fetched")
    lists = [word for group in GROUPS for word in ("-r", str(ROOT / f"requirements/{group}.txt"))]
    command = [str(venv_python()), "-m", "pip_audit", "--disable-pip", "--require-hashes", "-f", "json"]
    return python_answer(_asked([*command, *lists], {"PYTHONPATH": str(tool)}))


def python_answer(said: str) -> Found:
    """What pip-audit's JSON means."""
    packages = _read(said).get("dependencies")
    if packages is None:
        return Found(missing="all", why=_last(said))
    skipped = sorted({package["name"] for package in packages if "skip_reason" in package})
    known = {
        (package["name"], package["version"]): package["vulns"] for package in packages if "vulns" in package
    }
    unsafe = [
        f"{name} {version}: {each['id']}" for (name, version), each_of in known.items() for each in each_of
    ]
    if not skipped:
        return Found(len(known), tuple(unsafe))
    missing = f"{len(skipped)} of {len(skipped) + len(known)}"
    return Found(len(known), tuple(unsafe), missing, "the list does not know them", tuple(skipped))


def _npm() -> Found:
    step("npm audit")
    return npm_answer(_asked([*map(str, node.npm()), "audit", "--audit=true", "--json"], node.environ()))


def npm_answer(said: str) -> Found:
    """What npm's JSON means; a list that refuses says so in the same place."""
    answer = _read(said)
    if "vulnerabilities" not in answer:
        reason = str(answer.get("message") or _last(said)).split(" - ")[0]
        return Found(missing="all", why=reason)
    counted = answer.get("metadata", {}).get("dependencies", {})
    unsafe = [
        f"{name}: {each.get('severity', 'unknown')}" for name, each in answer["vulnerabilities"].items()
    ]
    return Found(int(counted.get("total", 0)), tuple(unsafe))


def _read(said: str) -> dict[str, Any]:
    """The object in what a tool printed; an empty one if there is none."""
    try:
        answer = json.loads(said[said.index("{") : said.rindex("}") + 1])
    except ValueError:
        return {}
    return answer if isinstance(answer, dict) else {}


def _last(said: str) -> str:
    """The end of a tool's complaint."""
    lines = said.strip().splitlines()
    return lines[-1][:200].rstrip(".") if lines else "the list did not answer"


def _asked(command: list[str], more: dict[str, str]) -> str:
    """What a tool prints; it says itself why when it can't reach its list."""
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
        return f"no answer within {PATIENCE} s"
    return ran.stdout if "{" in ran.stdout else ran.stderr
