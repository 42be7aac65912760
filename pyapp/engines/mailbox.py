"""Lines to a program that may not be reading: whoever posts one never waits."""

import contextlib
import queue
import threading
from typing import IO


class Mailbox:
    """Writes what is posted, in order, in a thread of its own."""

    def __init__(self, target: IO[str]) -> None:
        self._target = target
        self._letters: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, daemon=True)
        self._thread.start()

    def _write(self) -> None:
        with contextlib.suppress(OSError, ValueError):  # nobody is there to read
            while (line := self._letters.get()) is not None:
                self._target.write(line + "\n")
                self._target.flush()
            self._target.close()

    def post(self, line: str) -> None:
        self._letters.put(line)

    def close(self) -> None:
        """Nothing more will come; what was posted is given a moment to be written."""
        self._letters.put(None)
        self._thread.join(0.2)
