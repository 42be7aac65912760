"""Flat Monte Carlo for any title: every move is played on to the end in imagined deals, and the weaker half goes.

It knows of the project's players nothing; of the games it knows the contract (`determinize`, `moves`, `play`,
`view`, `result`), which words one plays more often than others in a playout, and what an unfinished game is worth.
"""

import hashlib
import json
import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from pyapp import GAMES
from pyapp.core.rng import Rng
from tests.rivals.talk import Choosing

WON = 30.0  # what a victory counts, in points of the game


def even(_view: dict[str, Any], _seat: int) -> float:
    """Nobody is ahead in a game that goes on for too long."""
    return 0.0


@dataclass(frozen=True, slots=True)
class Title:
    """How one game is played on."""

    slug: str
    plies: int  # of all playouts for one decision: the budget, the same on any machine
    longest: int  # plies of one playout
    words: Mapping[str, float] = field(
        default_factory=dict
    )  # how often a move is tried, by its first word; else 1
    unfinished: Callable[[dict[str, Any], int], float] = even


def choosing(title: Title) -> Choosing:
    def best_moves(given: dict[str, Any]) -> Iterator[str]:
        game, seat = GAMES[title.slug], given["seat"]
        deal, rng = game.load(given["deals"][0]), own_chance(given)
        arms: list[str] = list(given["moves"])
        total = dict.fromkeys(arms, 0.0)
        rounds = max(1, math.ceil(math.log2(len(arms))))
        for _ in range(rounds):
            spent = 0
            while spent < title.plies / rounds:
                imagined = game.determinize(deal, seat, rng)
                for move in arms:
                    worth, plies = played_on(title, game.play(imagined, move), seat, rng)
                    total[move] += worth
                    spent += plies + 1
                    yield arms[0]
            arms = sorted(arms, key=lambda move: -total[move])[: max(2, (len(arms) + 1) // 2)]
            yield arms[0]

    return best_moves


def own_chance(given: dict[str, Any]) -> Rng:
    seen = json.dumps(given["view"], sort_keys=True)
    return Rng(int.from_bytes(hashlib.sha256(seen.encode()).digest()[:8], "big"))


def played_on(title: Title, state: Any, seat: int, rng: Rng) -> tuple[float, int]:
    """What comes of a position for the seat, and after how many plies."""
    game = GAMES[title.slug]
    for ply in range(title.longest):
        if game.to_act(state) is None:
            return outcome(game.result(state), seat), ply
        state = game.after(state, any_move(title, game.moves(state), rng))
    return title.unfinished(game.view(state, seat), seat), title.longest


def outcome(result: Any, seat: int) -> float:
    """Victory above all; points more or fewer than the best of the others, too."""
    others = [score for other, score in enumerate(result.scores) if other != seat] or [result.rival or 0]
    winners = [] if result.won is False else result.ranking[0]
    margin: float = result.scores[seat] - max(others)
    return WON * (seat in winners) / max(1, len(winners)) + margin


def any_move(title: Title, moves: list[Any], rng: Rng) -> Any:
    """By chance, some kinds of move more often than others."""
    if len(moves) == 1 or not title.words:
        return rng.choice(moves)
    most = max(title.words.values())
    for _ in range(20):
        move = rng.choice(moves)
        if rng.fraction() * most <= title.words.get(str(move).partition(" ")[0], 1.0):
            return move
    return moves[0]
