"""A lock, so that two builds started at once in the same folder follow each other."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tools.env.console import Trouble, step
from tools.env.places import WORK

PATIENCE = 900.0


@contextmanager
def alone(name: str = "build") -> Iterator[None]:
    WORK.mkdir(exist_ok=True)
    lock = WORK / f"{name}.lock"
    _take(lock)
    try:
        yield
    finally:
        with suppress(FileNotFoundError):
            lock.unlink()


def _take(lock: Path) -> None:
    waited = time.monotonic()
    told = False
    while True:
        try:
            with os.fdopen(os.open(lock, os.O_CREAT | os.O_EXCL | os.O_WRONLY), "w") as file:
                file.write(str(os.getpid()))
            return
        except FileExistsError:
            if _left_behind(lock):
                with suppress(FileNotFoundError):
                    lock.unlink()
                continue
        if not told:
            step("another build is running in this folder; waiting for it")
            told = True
        if time.monotonic() - waited > PATIENCE:
            raise Trouble(f"Another build has held {lock} for {PATIENCE:.0f} s; end it or delete that file.")
        time.sleep(0.2)


def _left_behind(lock: Path) -> bool:
    """Whether the process that took the lock is gone."""
    try:
        owner = int(lock.read_text() or 0)
        if not owner:
            return time.time() - lock.stat().st_mtime > 5
        if os.name == "nt":
            return False
        os.kill(owner, 0)
    except (FileNotFoundError, ValueError):
        return False
    except ProcessLookupError:
        return True
    except PermissionError:
        return False
    return False
