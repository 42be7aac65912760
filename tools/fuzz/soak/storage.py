"""Saved games, bent and torn as a browser's storage might be: the last good copy is always found again."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from typing import TYPE_CHECKING

from tools.env.node import environ, node
from tools.env.places import ROOT

if TYPE_CHECKING:
    from tools.fuzz.soak import Tally

SCRIPT = ROOT / "tools/fuzz/soak/storage.mjs"


def some(tally: Tally, number: int, seed: int) -> Iterator[str]:
    """So many damaged storages, read by the page's own code."""
    done = subprocess.run(
        [str(node()), str(SCRIPT), str(number), str(seed)],
        capture_output=True,
        encoding="utf-8",
        env=environ(),
        check=False,
    )
    if done.returncode:
        yield f"storage: {done.stderr[-1500:]}"
        return
    told = json.loads(done.stdout)
    tally.inputs["storages"] += told["tried"]
    yield from (f"storage: {trouble}" for trouble in told["troubles"])
