"""What Pyodide makes at build: compiled library and wheel, and the memory image of the engines.

The image is a Python that has already started and imported every engine, stored as a file; Node runs
the very Pyodide that the page will run (tools/site/pyodide/make.mjs).
"""

import json
from dataclasses import dataclass
from pathlib import Path

from tools.env import node, stamps
from tools.env.console import run, step
from tools.env.places import NODE_MODULES, ROOT, RUNTIME
from tools.site import vendor

LATE = ROOT / "static/js/engine/lateimports.py"
OUT = RUNTIME / "made"


@dataclass(frozen=True)
class Made:
    library: Path
    wheel: Path
    early: Path  # the wheel's modules that a start imports
    late: Path  # and the others
    image: Path
    facts: dict[str, int]
    name: str  # short hash of all that went in


def build(wheel: Path) -> Made:
    """Made only when the wheel, Pyodide or the makers have changed."""
    makers = [LATE, *stamps.files_below(ROOT / "tools/site/pyodide")]
    value = stamps.digest([wheel, *makers], vendor.version("pyodide"))
    if not stamps.is_fresh("image", value) or not (OUT / "facts.json").is_file():
        _make(wheel)
        stamps.mark("image", value)
    facts = json.loads((OUT / "facts.json").read_text())
    return Made(
        library=OUT / "library.zip",
        wheel=OUT / wheel.name,
        early=OUT / "early.zip",
        late=OUT / "late.zip",
        image=OUT / "engines.image",
        facts=facts,
        name=value[:12],
    )


def _make(wheel: Path) -> None:
    step("compiling the library and making the memory image of the engines")
    OUT.mkdir(parents=True, exist_ok=True)
    for old in OUT.iterdir():
        old.unlink()
    run(
        [node.node(), ROOT / "tools/site/pyodide/make.mjs", NODE_MODULES / "pyodide", wheel, LATE, OUT],
        "Node could not make the memory image of the engines; what it said:",
        cwd=ROOT,
    )
