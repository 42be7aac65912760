"""A slow line and a slow processor, honestly: whatever the browser does, in whichever thread, is slowed."""

import contextlib
import io
import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from tools.site.server import Handler

BITS = 10_000_000  # a second
SLOWER = 4
BEAT = 0.012  # seconds from one pause to the next


class Line:
    """One line shared by all downloads: bytes are let through at its pace."""

    def __init__(self, bits: int) -> None:
        self.pace = bits / 8
        self.free_at = 0.0
        self.lock = threading.Lock()

    def wait_for(self, size: int) -> None:
        with self.lock:
            self.free_at = max(self.free_at, time.monotonic()) + size / self.pace
            wait = self.free_at - time.monotonic()
        if wait > 0:
            time.sleep(wait)


LINE = Line(BITS)


class SlowHandler(Handler):
    """The static server at the end of a slow line."""

    def copyfile(self, source: BinaryIO | io.BytesIO, outputfile: BinaryIO) -> None:  # type: ignore[override]
        while piece := source.read(8192):
            LINE.wait_for(len(piece))
            outputfile.write(piece)


@contextlib.contextmanager
def slow_processor(profile: Path) -> Iterator[None]:
    """All processes of the browser with this profile get every fourth slice of time (Linux only)."""
    if not Path("/proc/self/stat").exists():
        yield
        return
    end = threading.Event()
    thread = threading.Thread(target=_slow_down, args=(profile, end), daemon=True)
    thread.start()
    try:
        yield
    finally:
        end.set()
        thread.join()


def _slow_down(profile: Path, end: threading.Event) -> None:
    family: set[int] = set()
    looked = 0.0
    while not end.is_set():
        if time.monotonic() - looked > 0.1:
            family, looked = _family(profile), time.monotonic()
        _send(family, signal.SIGSTOP)
        time.sleep(BEAT * (SLOWER - 1) / SLOWER)
        _send(family, signal.SIGCONT)
        time.sleep(BEAT / SLOWER)


def _send(family: set[int], what: signal.Signals) -> None:
    for pid in family:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, what)


def _family(profile: Path) -> set[int]:
    """The browser started with this profile, and all its descendants."""
    parents: dict[int, int] = {}
    found: set[int] = set()
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        with contextlib.suppress(OSError, ValueError, IndexError):
            parents[int(entry.name)] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            if f"--user-data-dir={profile}".encode() in (entry / "cmdline").read_bytes():
                found.add(int(entry.name))
    while more := {pid for pid, parent in parents.items() if parent in found} - found:
        found |= more
    return found - {os.getpid()}
