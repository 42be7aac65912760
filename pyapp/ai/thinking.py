"""How a computer player chooses: it plays its turn out in its head, and the best moves on from there.

Every thinker is a generator: after each small step it tells the best move so far, so that it can be
stopped, hurried or watched. The same seed, level and version give the same moves everywhere.
"""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ..core.game import Game
from ..core.rng import Rng
from .level import LEVELS, Level, level_of
from .playouts import knockout
from .turns import plans

__all__ = ["LEVELS", "Level", "Thought", "choose", "own_rng", "think"]

M = TypeVar("M")
FIRST_LOOK = 0.3  # of all the thinking, where more follows


@dataclass(frozen=True, slots=True)
class Thought(Generic[M]):
    """The best move so far, and how much of the thinking is done (0 to 1)."""

    move: M
    progress: float


def own_rng(game: Game[Any, Any], state: Any, seat: int | None) -> Rng:
    """Chance for a player's own thinking: it depends on what the seat sees, and on nothing else."""
    seen = json.dumps(game.view(state, seat), sort_keys=True)
    return Rng(int.from_bytes(hashlib.sha256(seen.encode()).digest()[:8], "big"))


def think(game: Game[Any, M], state: Any, level: str) -> Iterator[Thought[M]]:
    """Thoughts about the move to make now, better and better; the last one is the choice."""
    seat = game.to_act(state)
    assert seat is not None, "a game that is over has nothing to think about"
    how = level_of(game.advisor(), level)
    rng = own_rng(game, state, seat)
    imagined = game.determinize(state, seat, rng)
    moves = game.moves(imagined)
    if len(moves) == 1:
        yield Thought(moves[0], 1.0)
        return
    careless = [how.carelessness * rng.fraction() for _ in moves] if how.carelessness else [0.0] * len(moves)
    share = FIRST_LOOK if how.favourites else 1.0
    worth: list[float] = []
    for step, worth in enumerate(plans(game, imagined, seat, how.lines), 1):
        yield Thought(moves[_best(worth, careless)], share * min(step / _steps(len(moves), how.lines), 0.99))
    order = sorted(range(len(moves)), key=lambda number: (-worth[number] - careless[number], number))
    if how.favourites:
        favourites = [moves[number] for number in order[: how.favourites]]
        for move, done in knockout(game, state, seat, favourites, how.deals, rng):
            yield Thought(move, share + (1 - share) * done)
    else:
        yield Thought(moves[order[0]], 1.0)


def _best(worth: list[float], careless: list[float]) -> int:
    return max(range(len(worth)), key=lambda number: (worth[number] + careless[number], -number))


def _steps(moves: int, lines: int) -> int:
    """About how many looks a turn takes; only for the bar that shows it."""
    return moves if lines < 2 else moves * (1 + 4 * lines)


def choose(game: Game[Any, M], state: Any, level: str) -> M:
    """The move a computer player makes, thought through to the end."""
    *_, last = think(game, state, level)
    return last.move
