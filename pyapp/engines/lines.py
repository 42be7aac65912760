"""The lines between an arbiter and an engine: what each word of the protocol is called (docs/engine-protocol.md)."""

import json
import queue
import threading
from collections.abc import Iterable
from typing import Any

from ..ai.thinking import own_rng
from ..core.game import Game

VERSION = 1
GREETING = f"regolo {VERSION}"
LONGEST = 4_000_000  # characters of one line
MOST_DEALS = 100
SEEN, WHOLE, RECORD = "seen", "whole", "record"


class Lines:
    """Lines as they come in, read by a thread of their own so that nobody waits longer than they like."""

    def __init__(self, source: Iterable[str]) -> None:
        self._found: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self.over = False
        self._thread = threading.Thread(target=self._read, args=(source,), daemon=True)
        self._thread.start()

    def _read(self, source: Iterable[str]) -> None:
        try:
            for line in source:
                self._found.put(line.rstrip("\r\n"))
        except (OSError, ValueError):  # it was closed meanwhile
            pass
        self._found.put(None)

    def next(self, seconds: float | None = None) -> str | None:
        """The next line; None when there is none in time, or never again (`over`)."""
        if self.over:
            return None
        try:
            line = self._found.get(timeout=seconds) if seconds != 0 else self._found.get_nowait()
        except queue.Empty:
            return None
        self.over = line is None
        return line

    def settled(self) -> bool:
        """Has the reader come to the end? It is given a moment."""
        self._thread.join(1.0)
        return not self._thread.is_alive()


def parted(line: str) -> tuple[str, str]:
    """The word of a line, and the rest."""
    word, _, rest = line.strip().partition(" ")
    return word, rest.strip()


def as_line(data: Any) -> str:
    return json.dumps(data, separators=(",", ":"))


def seen(game: Game[Any, Any, Any], state: Any, deals: int) -> dict[str, Any]:
    """All that the seat to act is told: what it sees, what it may do, and deals it can't tell from the true one."""
    seat = game.to_act(state)
    rng = own_rng(game, state, seat)
    table = {name: game.dump(state)[name] for name in ("game", "version", "players", "options")}
    return {
        **table,
        "seat": seat,
        "view": game.view(state, seat),
        "moves": [str(move) for move in game.moves(state)],
        "deals": [game.dump(game.determinize(state, seat, rng)) for _ in range(deals)],
    }
