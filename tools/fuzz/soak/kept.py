"""Every soak that was kept: one entry a run in docs/quality/soak.json, and what they come to together."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from tools.env.places import ROOT

FILE = ROOT / "docs" / "quality" / "soak.json"
COUNTED = ("games", "moves", "inputs")

Run = Mapping[str, Any]


def runs(path: Path = FILE) -> list[Run]:
    found: list[Run] = json.loads(path.read_text("utf-8"))["runs"] if path.exists() else []
    return found


def add(report: Run, path: Path = FILE) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"runs": [*runs(path), report]}, indent=1) + "\n", encoding="utf-8")


def together(found: Iterable[Run]) -> dict[str, Any]:
    """What the runs tried in all, title by title and kind by kind, and what they found that was mended since."""
    found = list(found)
    sums = {name: sum((Counter(run[name]) for run in found), Counter[str]()) for name in COUNTED}
    return {
        "runs": len(found),
        "seconds": sum(run["seconds"] for run in found),
        **{name: dict(counts) for name, counts in sums.items()},
        **{f"all_{name}": counts.total() for name, counts in sums.items()},
        "failures": [line for run in found for line in run["failures"]],
        "mended": [line for run in found for line in run.get("mended", ())],
    }
