"""How a computer player chooses: it looks at each move, and plays the best ones on in its head.

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
    """What a game knows about playing it well; `foresight` is how often its turn may come round in a plan."""

    foresight: int

    def value(self, state: S_contra, seat: int) -> float:
        """How well a seat stands against the others, in points of the game."""


@dataclass(frozen=True, slots=True)
class Thought(Generic[M]):
    """The best move so far, and how much of the thinking is done (0 to 1)."""

    move: M
    progress: float


@dataclass(frozen=True, slots=True)
class Level:
    """How carelessly a player weighs its moves, and for how many of the best it plays on in its head."""

    carelessness: float  # in points of the game
    favourites: int = 0  # moves it thinks further about
    deals: int = 1  # deals of the hidden cards it imagines, where there are any


LEVELS = {
    "easy": Level(carelessness=6.0),
    "normal": Level(carelessness=0.0),
    "hard": Level(carelessness=0.0, favourites=8, deals=4),
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
    moves = game.moves(imagined)
    share = 0.2 if how.favourites else 1.0  # of all the thinking
    weighed: list[tuple[float, int]] = []
    best = (float("-inf"), 0)
    for number, value in enumerate(_values(game, imagined, moves, seat)):
        weighed.append((value + how.carelessness * rng.fraction(), -number))
        best = max(best, weighed[-1])
        yield Thought(moves[-best[1]], share * (number + 1) / len(moves))
    if how.favourites:
        weighed.sort(reverse=True)
        favourites = [moves[-number] for _, number in weighed[: how.favourites]]
        deals = how.deals if game.secrets else 1
        dreams = [imagined, *(game.determinize(state, seat, rng) for _ in range(deals - 1))]
        yield from _foresee(game, dreams, seat, favourites)


def _values(game: Game[Any, M], state: Any, moves: list[M], seat: int) -> Iterator[float]:
    """What each move is worth to the seat, as far as one look tells."""
    advisor: Advisor[Any] = game.advisor()
    return (advisor.value(game.after(state, move), seat) for move in moves)


def _foresee(game: Game[Any, M], dreams: list[Any], seat: int, favourites: list[M]) -> Iterator[Thought[M]]:
    """Play on in the head after each favourite, in every imagined deal, and prefer what ends best."""
    advisor: Advisor[Any] = game.advisor()
    best, best_value = favourites[0], float("-inf")
    for number, move in enumerate(favourites):
        value = 0.0
        for dream in dreams:
            ahead, turns, waiting = game.after(dream, move), advisor.foresight, False
            while (other := game.to_act(ahead)) is not None:
                turns -= waiting and other == seat
                if turns < 0:
                    break
                waiting = other != seat
                yield Thought(best, 0.2 + 0.8 * number / len(favourites))
                replies = game.moves(ahead)
                worth = list(_values(game, ahead, replies, other))
                ahead = game.after(ahead, replies[worth.index(max(worth))])
            value += advisor.value(ahead, seat)
        if value > best_value:
            best, best_value = move, value
    yield Thought(best, 1.0)


def choose(game: Game[Any, M], state: Any, level: str) -> M:
    """The move a computer player makes, thought through to the end."""
    *_, last = think(game, state, level)
    return last.move
