"""An engine in Python that knows our rules: it plays every move on to the end by chance, and takes what won most.

Try it where the project lies, so that Python finds pyapp:
PYTHONPATH=. python -m pyapp arena suk --seats 'normal,"exec:python docs/engines/playouts.py"' --games 10
"""

import json
import queue
import random
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

from pyapp import GAMES
from pyapp.core.rng import Rng

lines: queue.SimpleQueue[str] = queue.SimpleQueue()  # what the arbiter says, while we think too


def listen() -> None:
    for line in sys.stdin:
        lines.put(line.strip())
    lines.put("quit")


def say(text: str) -> None:
    print(text, flush=True)


def share(game: Any, state: Any, seat: int) -> float:
    """What a seat wins of a game that is played on by chance; 0.5 of one that goes on for too long."""
    for _ in range(400):
        if game.to_act(state) is None:
            result = game.result(state)
            best = [] if result.won is False else result.ranking[0]
            return (seat in best) / max(1, len(best))
        state = game.after(state, random.choice(game.moves(state)))
    return 0.5


def best_move(given: dict[str, Any], in_time: Callable[[], bool]) -> str:
    """Each move meets a deal of its own in every round, until time is up."""
    game, seat = GAMES[given["game"]], given["seat"]
    deal, chance = game.load(given["deals"][0]), Rng(random.getrandbits(64))
    won = dict.fromkeys(given["moves"], 0.0)
    while in_time() and len(won) > 1:
        imagined = game.determinize(deal, seat, chance)
        for move in won:
            won[move] += share(game, game.play(imagined, move), seat)
            if not in_time():
                break
    return max(won, key=lambda move: won[move])


def main() -> None:
    threading.Thread(target=listen, daemon=True).start()
    given: dict[str, Any] | None = None
    waiting: list[str] = []
    while True:
        word, _, rest = (waiting.pop(0) if waiting else lines.get()).partition(" ")
        if word == "quit":
            return
        if word == "regolo":
            say("id name Playouts\ndeals 1\nregolo 1")
        elif word == "ping":
            say(f"pong {rest}")
        elif word == "position":
            kind, _, data = rest.partition(" ")
            try:
                given = json.loads(data)
                assert kind == "seen" and given and given["deals"]
            except (ValueError, TypeError, KeyError, AssertionError):
                given = None
                say("error this position can't be read")
        elif word == "go" and given:
            ends = time.perf_counter() + 0.8 * float(rest.removeprefix("seconds") or 60)

            def in_time(ends: float = ends) -> bool:
                while not lines.empty():
                    waiting.append(lines.get())
                return time.perf_counter() < ends and "stop" not in waiting

            say(f"bestmove {best_move(given, in_time)}")
            if "stop" in waiting:
                waiting.remove("stop")
        elif word == "go":
            say("error there is no position")


main()
