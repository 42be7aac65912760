"""The loops of the engine bench. Runs as it is in CPython and in Pyodide, and needs nothing but pyapp."""

import copy
import json
import time
from typing import Any

from pyapp import GAMES

TURNS = 300_000
ROUNDS = 5
SECONDS = 0.5  # of each game in a round
WARM = 0.3


def calibrate(n: int = TURNS) -> float:
    """Turns a second of a loop that does a bit of everything Python does: the yardstick of this machine."""
    table = {i: i * 3 + 1 for i in range(64)}
    counts = [0] * 64
    total = 0
    x = 12345

    def add(a: int, b: int) -> int:
        return a + b

    start = time.process_time()
    for i in range(n):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
        k = (x >> 8) & 63
        counts[k] += 1
        if i & 7:
            total += table[k]
        else:
            total = add(total, table[k])
    return n / (time.process_time() - start)


def random_steps(game: Any, players: int, seconds: float) -> float:
    """Steps a second of random play: list the legal moves, choose one, apply it."""
    steps = 0
    choice = 12345
    start = time.process_time()
    seed = 0
    while time.process_time() - start < seconds:
        state = game.new(players=players, seed=seed)
        seed += 1
        while game.to_act(state) is not None:
            moves = game.moves(state)
            choice = (choice * 1103515245 + 12345) & 0x7FFFFFFF
            state = game.play(state, moves[(choice >> 8) % len(moves)])
            steps += 1
    return steps / (time.process_time() - start)


def middle(game: Any, players: int) -> Any:
    """A position in the middle of a game."""
    state = game.new(players=players, seed=1)
    for _ in range(10):
        if game.to_act(state) is None:
            break
        state = game.play(state, game.moves(state)[0])
    return state


def copies(state: Any) -> float:
    """How many times quicker the state's own copy is than copy.deepcopy."""
    return _seconds(lambda: copy.deepcopy(state)) / _seconds(state.copy)


def _seconds(action: Any, budget: float = 0.3) -> float:
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < budget:
        for _ in range(50):
            action()
        done += 50
    return spent / done


def measure() -> str:
    """All games, as JSON: steps per 1,000 turns of the yardstick, and the copy's ratio. Yardstick and games take turns,
    and of all rounds the best counts: what else the machine does makes single ones slower, never quicker."""
    tables = [(slug, players) for slug in GAMES for players in GAMES[slug].players]
    turns = 0.0
    steps = dict.fromkeys(tables, 0.0)
    for slug, players in tables:
        random_steps(GAMES[slug], players, WARM)
    for _ in range(ROUNDS):
        for slug, players in tables:
            turns = max(turns, calibrate())
            steps[slug, players] = max(steps[slug, players], random_steps(GAMES[slug], players, SECONDS))
    return json.dumps(
        [
            {
                "game": slug,
                "players": players,
                "k": 1000 * steps[slug, players] / turns,
                "steps": steps[slug, players],
                "copy": copies(middle(GAMES[slug], players)),
            }
            for slug, players in tables
        ]
    )
