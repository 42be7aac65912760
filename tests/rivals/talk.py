"""What a rival in Python has in common with the others: it listens while it thinks, and answers the protocol's lines."""

import json
import queue
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

Choosing = Callable[[dict[str, Any]], Iterator[str]]
"""From what the seat is told to better and better moves; the last one counts."""
USUAL = 2.0  # seconds, where the arbiter names none
PART = 0.85  # of the time is used


class Talk:
    """Plays one side of the conversation."""

    def __init__(self, name: str, slug: str, choosing: Choosing) -> None:
        self.name, self.slug, self.choosing = name, slug, choosing
        self.heard: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.kept: list[str] = []
        self.given: dict[str, Any] | None = None

    def run(self) -> None:
        threading.Thread(target=self._listen, daemon=True).start()
        while True:
            word, _, rest = (self.kept.pop(0) if self.kept else self.heard.get()).partition(" ")
            if word == "quit":
                return
            if word == "regolo":
                self._say(f"id name {self.name}\ngame {self.slug}\ndeals 1\nregolo 1")
            elif word == "ping":
                self._say(f"pong {rest}")
            elif word == "position":
                self._read(rest.partition(" ")[2])
            elif word == "go":
                self._say(f"bestmove {self._chosen(rest)}" if self.given else "error there is no position")

    def _listen(self) -> None:
        for line in sys.stdin:
            self.heard.put(line.strip())
        self.heard.put("quit")

    def _say(self, text: str) -> None:
        print(text, flush=True)

    def _read(self, text: str) -> None:
        try:
            self.given = json.loads(text)
            assert self.given and self.given["game"] == self.slug and self.given["deals"]
        except (ValueError, TypeError, KeyError, AssertionError):
            self.given = None
            self._say("error this position can't be read")

    def _chosen(self, rest: str) -> str:
        assert self.given is not None
        best: str = self.given["moves"][0]
        if len(self.given["moves"]) == 1:
            return best
        until = time.perf_counter() + PART * float(rest.partition(" ")[2] or USUAL)
        for best in self.choosing(self.given):  # noqa: B007 - the last one counts
            if time.perf_counter() > until or self._called():
                break
        return best

    def _called(self) -> bool:
        """Did somebody say `stop`? What else was said waits."""
        while not self.heard.empty():
            line = self.heard.get()
            if line == "stop":
                return True
            self.kept.append(line)
        return "quit" in self.kept
