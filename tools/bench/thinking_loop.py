"""The loops of the thinking bench. Runs as it is in CPython and in Pyodide, and needs nothing but pyapp."""

import json
import time
from collections.abc import Iterator
from typing import Any

from pyapp import GAMES
from pyapp.ai.thinking import LEVELS, choose, think

SECONDS = 8.0  # for each game and level
SEATS = 4  # at most: more people, longer turns


def timed(game: Any, state: Any, level: str) -> tuple[float, float]:
    """Seconds for a move, and the longest time between two thoughts."""
    begun = last = time.process_time()
    longest = 0.0
    for _ in think(game, state, level):
        now = time.process_time()
        longest = max(longest, now - last)
        last = now
    ended = time.process_time()
    return ended - begun, max(longest, ended - last)


def tables(game: Any, every: int) -> Iterator[Any]:
    """Moments of games between quick players, again and again with other seats and cards."""
    seed = 0
    while True:
        seats = [count for count in game.players if count <= SEATS]
        state = game.new(seats[seed % len(seats)], seed)
        number = 0
        while game.to_act(state) is not None:
            number += 1
            if number % every == 0 and len(game.moves(state)) > 1:
                yield state
            state = game.after(state, choose(game, state, "easy"))
        seed += 1


def line(game: Any, level: str, seconds: float) -> dict[str, Any]:
    times: list[float] = []
    slices: list[float] = []
    for state in tables(game, 7):
        took, longest = timed(game, state, level)
        times.append(took)
        slices.append(longest)
        if (sum(times) > seconds and len(times) >= 20) or sum(times) > 3 * seconds:
            break
    times.sort()
    return {
        "game": game.slug,
        "level": level,
        "moves": len(times),
        "half": times[len(times) // 2],
        "most": times[int(len(times) * 0.95)],
        "slice": max(slices),
    }


def measure(seconds: float = SECONDS, slugs: list[str] | None = None) -> str:
    return json.dumps([line(GAMES[slug], level, seconds) for slug in slugs or GAMES for level in LEVELS])
