"""How a computer player chooses: look one move ahead, or see what the next seat would answer.

Every thinker is a generator: after each small step it tells the best move so far, so that it can be
stopped, hurried or watched. The same seed, level and version give the same moves everywhere.
"""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from ..core.game import Game
from ..core.rng import Rng

S_contra = TypeVar("S_contra", contravariant=True)
M = TypeVar("M")


class Advisor(Protocol[S_contra]):
    """What a game knows about playing it well."""

    def value(self, state: S_contra, seat: int) -> float:
        """How well a seat stands against the others, in points of the game."""


@dataclass(frozen=True, slots=True)
class Thought(Generic[M]):
    """The best move so far, and how much of the thinking is done (0 to 1)."""

    move: M
    progress: float


@dataclass(frozen=True, slots=True)
class Level:
    """How far a player looks, and how carelessly it weighs what it sees (in points of the game)."""

    replies: int  # moves examined with the best answer to them; 0: only its own move
    carelessness: float


LEVELS = {
    "easy": Level(replies=0, carelessness=4.0),
    "normal": Level(replies=0, carelessness=0.0),
    "hard": Level(replies=12, carelessness=0.0),
}


def own_rng(game: Game[Any, Any], state: Any, seat: int) -> Rng:
    """Chance for a player's own thinking: it depends on what the seat sees, and on nothing else."""
    seen = json.dumps(game.view(state, seat), sort_keys=True)
    return Rng(int.from_bytes(hashlib.sha256(seen.encode()).digest()[:8], "big"))


def think(game: Game[Any, M], state: Any, level: str) -> Iterator[Thought[M]]:
    """Thoughts about the move to make now, better and better; the last one is the choice."""
    seat = game.to_act(state)
    assert seat is not None, "a game that is over has nothing to think about"
    how = LEVELS[level]
    rng = own_rng(game, state, seat)
    imagined = game.determinize(state, seat, rng)
    advisor: Advisor[Any] = game.advisor()
    moves = game.moves(imagined)
    own_share = 1.0 if not how.replies else 0.5
    weighed: list[tuple[float, int]] = []
    best, best_value = moves[0], float("-inf")
    for number, move in enumerate(moves):
        value = advisor.value(game.after(imagined, move), seat)
        value += how.carelessness * rng.fraction()
        weighed.append((value, number))
        if value > best_value:
            best, best_value = move, value
        yield Thought(best, own_share * (number + 1) / len(moves))
    if how.replies:
        weighed.sort(key=lambda pair: (-pair[0], pair[1]))
        favourites = [moves[number] for _, number in weighed[: how.replies]]
        yield from _with_replies(game, advisor, imagined, seat, favourites)


def _with_replies(
    game: Game[Any, M], advisor: Advisor[Any], state: Any, seat: int, favourites: list[M]
) -> Iterator[Thought[M]]:
    """Weigh the favourites again after what the next seats would answer, up to the own next turn."""
    best, best_value = favourites[0], float("-inf")
    for number, move in enumerate(favourites):
        answered = game.after(state, move)
        while (other := game.to_act(answered)) not in (seat, None):
            assert other is not None
            following = (game.after(answered, reply) for reply in game.moves(answered))
            candidates = []
            for after in following:
                candidates.append((advisor.value(after, other), after))
                yield Thought(best, 0.5 + 0.5 * number / len(favourites))
            answered = max(candidates, key=lambda pair: pair[0])[1]
        value = advisor.value(answered, seat)
        if value > best_value:
            best, best_value = move, value
        yield Thought(best, 0.5 + 0.5 * (number + 1) / len(favourites))


def choose(game: Game[Any, M], state: Any, level: str) -> M:
    """The move a computer player makes, thought through to the end."""
    *_, last = think(game, state, level)
    return last.move
