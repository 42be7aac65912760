"""The verb `lock`: the hashed requirements/*.txt and package-lock.json, anew from pyproject.toml and package.json."""

import os
import tomllib
from pathlib import Path

from tools.cli import parser
from tools.env import node
from tools.env.console import run, step
from tools.env.environment import requirements
from tools.env.places import ROOT, WORK, venv_python

UV = "uv==0.13.8"  # only here, and so not among the requirements
PYTHON = {"page": "3.14"}  # what goes onto the page is for Pyodide's Python


def lock(words: list[str]) -> int:
    parser("lock").parse_args(words)
    groups: dict[str, list[str]] = tomllib.loads((ROOT / "pyproject.toml").read_text())["dependency-groups"]
    uv = WORK / "uv"
    run(
        [venv_python(), "-m", "pip", "install", "-q", "--target", uv, UV],
        "uv could not be fetched from PyPI.",
    )
    for group, wanted in groups.items():
        _lock_group(group, wanted, {**os.environ, "PYTHONPATH": str(uv)})
    step("package-lock.json")
    command = [*node.npm(), "install", "--package-lock-only"]
    run(command, "npm could not write the lock.", cwd=ROOT, env=node.environ())
    return 0


def _lock_group(group: str, wanted: list[str], environment: dict[str, str]) -> None:
    step(f"requirements/{group}.txt")
    wishes = WORK / f"{group}.in"
    wishes.write_text("\n".join(wanted) + "\n")
    options = ["--generate-hashes", "--no-header", "--no-annotate", "--upgrade"]
    options += ["--python-version", PYTHON.get(group, "3.11")]
    options += ["--no-deps"] if group == "page" else ["--universal"]
    uv: list[str | Path] = [
        venv_python(),
        "-m",
        "uv",
        "pip",
        "compile",
        "-q",
        *options,
        wishes,
        "-o",
        requirements(group),
    ]
    run(uv, f"The packages of the group {group} could not be resolved.", cwd=ROOT, env=environment)
