"""How the tools speak: one line per step, one sentence per trouble."""

import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path


class Trouble(Exception):
    """Something the person at the keyboard can cure; its text names the thing and the way out."""


def step(text: str) -> None:
    print(f"· {text}", file=sys.stderr, flush=True)


def run(
    command: Sequence[str | Path],
    trouble: str,
    *,
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
) -> str:
    """Run a command quietly; when it fails, say `trouble` and the end of what it printed."""
    try:
        done = subprocess.run(
            [str(word) for word in command],
            cwd=cwd,
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except OSError as reason:
        raise Trouble(f"{trouble}\n  {reason}") from reason
    if done.returncode:
        tail = "\n".join(f"  {line[:200]}" for line in done.stdout.strip().splitlines()[-15:])
        raise Trouble(f"{trouble}\n{tail}")
    return done.stdout
