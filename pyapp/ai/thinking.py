"""How a computer player chooses: it looks at where each move leads, and plays the best ones on in its head.

Every thinker is a generator: after each small step it tells the best move so far, so that it can be
stopped, hurried or watched. The same seed, level and version give the same moves everywhere.
"""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ..core.advice import LEVELS, Level, level_of
from ..core.game import Game
from ..core.rng import Rng
from .playouts import knockout

__all__ = ["LEVELS", "Level", "Thought", "choose", "leanings", "own_rng", "think"]

M = TypeVar("M")
ALIKE = 1e-6  # points
FIRST_LOOK = 0.3  # of all the thinking, where more follows


@dataclass(frozen=True, slots=True)
class Thought(Generic[M]):
    """The best move so far, and how much of the thinking is done (0 to 1)."""

    move: M
    progress: float


def own_rng(game: Game[Any, Any, Any], state: Any, seat: int | None) -> Rng:
    """Chance for a player's own thinking: it depends on what the seat sees, and on nothing else."""
    view = {name: told for name, told in game.view(state, seat).items() if name not in game.follows}
    seen = json.dumps(view, sort_keys=True)
    return Rng(int.from_bytes(hashlib.sha256(seen.encode()).digest()[:8], "big"))


def think(game: Game[Any, M, Any], state: Any, level: str) -> Iterator[Thought[M]]:
    """Thoughts about the move to make now, better and better; the last one is the choice."""
    seat = game.to_act(state)
    assert seat is not None, "a game that is over has nothing to think about"
    advisor = game.advisor()
    how = level_of(advisor, level)
    rng = own_rng(game, state, seat)
    imagined = game.determinize(state, seat, rng)
    moves = game.moves(imagined)
    if len(moves) == 1:
        yield Thought(moves[0], 1.0)
        return
    search = getattr(advisor, "searched", None) if how.positions else None
    found = search(imagined, how.positions) if search else None
    if found is not None:
        for move, done in found:
            yield Thought(move, done)
        return
    leaning = leanings(game, imagined, seat, moves, how.carelessness, rng)
    share = FIRST_LOOK if how.favourites else 1.0
    worth: list[float] = []
    best = 0
    for number, move in enumerate(moves):
        worth.append(advisor.value(game.after(imagined, move), seat))
        if worth[number] + leaning[number] > worth[best] + leaning[best]:
            best = number
        yield Thought(moves[best], share * min(len(worth) / len(moves), 0.99))
    order = sorted(range(len(moves)), key=lambda number: (-worth[number] - leaning[number], number))
    if how.favourites:
        order = apart(order, worth, how.near) if how.near else order
        favourites = [moves[number] for number in order[: how.favourites]]
        for move, done in knockout(game, state, seat, favourites, how.deals, rng):
            yield Thought(move, share + (1 - share) * done)
    else:
        yield Thought(moves[order[0]], 1.0)


def leanings(
    game: Game[Any, M, Any], imagined: Any, seat: int, moves: list[M], carelessness: float, rng: Rng
) -> list[float]:
    """What is added to the worth of each move; an advisor may have its own idea of how one errs in its game."""
    own = getattr(game.advisor(), "leanings", None)
    if own is not None:
        found: list[float] = own(game, imagined, seat, moves, carelessness, rng)
        return found
    return [carelessness * rng.fraction() for _ in moves] if carelessness else [0.0] * len(moves)


def apart(order: list[int], worth: list[float], near: float) -> list[int]:
    """Moves that look nearly as good as the first; of those that look alike one is enough, they lead to the same."""
    kept: list[int] = []
    for number in order:
        close = worth[number] >= worth[order[0]] - near
        if close and all(abs(worth[number] - worth[other]) > ALIKE for other in kept):
            kept.append(number)
    return kept


def choose(game: Game[Any, M, Any], state: Any, level: str) -> M:
    """The move a computer player makes, thought through to the end."""
    *_, last = think(game, state, level)
    return last.move
