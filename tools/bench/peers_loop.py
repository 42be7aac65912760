"""The loop of the peers' bench: random play of ours, of catanatron and of python-chess, one after the other in each round.

Ours gives a new state for every move and keeps the one before; both others change theirs in place.
"""

import json
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from pyapp import GAMES
from tools.bench.engine_loop import calibrate, random_steps

SEATS = 2  # or the fewest a game has


def measure(rounds: int, seconds: float) -> str:
    """Steps per 1,000 turns of the yardstick, the best of all rounds."""
    players = dict(_players())
    steps = dict.fromkeys(players, 0.0)
    turns = 0.0
    for _ in range(rounds):
        turns = max(turns, calibrate())
        for name, play in players.items():
            steps[name] = max(steps[name], play(seconds))
    return json.dumps({name: 1000 * done / turns for name, done in steps.items()})


def _players() -> Iterator[tuple[str, Callable[[float], float]]]:
    for slug, game in GAMES.items():
        seats = SEATS if SEATS in game.players else min(game.players)
        yield f"{slug}, {seats}", partial(random_steps, game, seats)
    yield "catanatron, 2", _catan
    yield "python-chess", _chess


def _draw(choice: int) -> int:
    return (choice * 1103515245 + 12345) & 0x7FFFFFFF


def _catan(seconds: float) -> float:
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

    def fresh(seed: int) -> Any:
        return Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)

    steps, choice, seed = 0, 12345, 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        game = fresh(seed)
        seed += 1
        while game.winning_color() is None and time.process_time() - start < 2 * seconds:
            choice = _draw(choice)
            moves = game.state.playable_actions
            game.execute(moves[(choice >> 8) % len(moves)])
            steps += 1
    return steps / (time.process_time() - start)


def _chess(seconds: float) -> float:
    import chess  # type: ignore[import-not-found]

    steps, choice = 0, 12345
    start = time.process_time()
    while time.process_time() - start < seconds:
        board = chess.Board()
        while not board.is_game_over():
            choice = _draw(choice)
            moves = list(board.legal_moves)
            board.push(moves[(choice >> 8) % len(moves)])
            steps += 1
    return steps / (time.process_time() - start)


if __name__ == "__main__":
    print(measure(int(sys.argv[1]), float(sys.argv[2])))
