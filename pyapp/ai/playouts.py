"""Beyond the turn: the favourites are played on in imagined deals, and after each round the weaker half goes."""

from collections.abc import Generator, Iterator
from typing import Any, TypeVar

from ..core.game import Game
from ..core.rng import Rng

M = TypeVar("M")


def knockout(
    game: Game[Any, M, Any], state: Any, seat: int, favourites: list[M], deals: int, rng: Rng
) -> Iterator[tuple[M, float]]:
    """The best favourite so far and how much of the work is done; every favourite meets the same deals."""
    left = list(favourites)
    total = dict.fromkeys(map(str, left), 0.0)
    best, done, work = left[0], 0, _work(len(left), deals)
    played = 0
    while len(left) > 1 and played < deals:
        batch = _batch(len(left), deals - played)
        for _ in range(batch):
            dream = game.determinize(state, seat, rng)
            for move in left:
                for _ in _played_on(game, dream, seat, move, total):
                    yield best, done / work
                done += 1
        played += batch
        left.sort(key=lambda move: -total[str(move)])
        best = left[0]
        left = left[: max(2, (len(left) + 1) // 2)] if len(left) > 2 else left
    yield best, 1.0


def _batch(left: int, rest: int) -> int:
    """Deals before the next half goes: all that are left once only two remain."""
    return rest if left <= 2 else max(1, rest // 4)


def _work(left: int, deals: int) -> int:
    """How many playouts there will be."""
    work, played = 0, 0
    while left > 1 and played < deals:
        batch = _batch(left, deals - played)
        work += batch * left
        played += batch
        left = max(2, (left + 1) // 2) if left > 2 else left
    return max(work, 1)


def _played_on(
    game: Game[Any, M, Any], dream: Any, seat: int, move: M, total: dict[str, float]
) -> Iterator[None]:
    """Adds what comes of a move to its total: everybody plays what looks best, for some turns."""
    advisor = game.advisor()
    ahead, turns, waiting = game.after(dream, move), advisor.foresight, False
    yield
    while (other := game.to_act(ahead)) is not None:
        turns -= waiting and other == seat
        if turns < 0:
            break
        waiting = other != seat
        reply = yield from _looks_best(game, ahead, other)
        ahead = game.after(ahead, reply)
    total[str(move)] += advisor.value(ahead, seat)


def _looks_best(game: Game[Any, M, Any], state: Any, seat: int) -> Generator[None, None, M]:
    value = game.advisor().value
    replies = game.moves(state)
    yield
    if len(replies) == 1:
        return replies[0]
    worth: list[float] = []
    for reply in replies:
        worth.append(value(game.after(state, reply), seat))
        yield
    return replies[worth.index(max(worth))]
