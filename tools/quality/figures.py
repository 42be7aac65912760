"""What the long forms count: written by the tests that count it, read by `python build.py quality`."""

import json
import os
from pathlib import Path
from typing import Any

LONG = "REGOLO_LONG"  # set: the long forms
FILE = "REGOLO_FIGURES"  # set: where to write what was counted


def long_form() -> bool:
    return bool(os.environ.get(LONG))


def note(kind: str, **facts: Any) -> None:
    path = os.environ.get(FILE)
    if path:
        with Path(path).open("a", encoding="utf-8") as file:
            file.write(json.dumps({"kind": kind, **facts}) + "\n")


def read(path: Path) -> list[dict[str, Any]]:
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]
