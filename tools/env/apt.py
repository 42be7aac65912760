"""Debian's packages, for machines where we are root and a thing is missing."""

import os
import shutil
import time
from collections.abc import Iterable

from tools.env.console import Trouble, run, step

TRIES = 6


def possible() -> bool:
    return bool(shutil.which("apt-get")) and hasattr(os, "geteuid") and os.geteuid() == 0


def install(packages: Iterable[str]) -> None:
    names = list(packages)
    step(f"apt-get install {' '.join(names)}")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    _patiently(["apt-get", "update", "-qq"], environment)
    _patiently(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *names], environment)


def _patiently(command: list[str], environment: dict[str, str]) -> None:
    """Another apt-get may hold the lock for a while."""
    for attempt in range(TRIES):
        try:
            run(command, f"{' '.join(command)} did not work.", env=environment)
            return
        except Trouble as trouble:
            if "lock" not in str(trouble) or attempt == TRIES - 1:
                raise
            time.sleep(5)
