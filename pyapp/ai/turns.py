"""Playing one's own turn out in the head: several lines at once, each a little further, the best ones kept."""

from collections.abc import Iterator
from typing import Any, NamedTuple, TypeVar

from ..core.game import Game

M = TypeVar("M")
LONGEST_TURN = 24  # moves of one turn that are looked at
NEVER = float("-inf")


class Line(NamedTuple):
    """A way of playing the turn so far: how good it looks, the number of its first move, where it leads."""

    value: float
    first: int
    state: Any


def plans(game: Game[Any, M], state: Any, seat: int, lines: int) -> Iterator[list[float]]:
    """What each legal move is worth if the turn is played on well from there; better and better known."""
    value = game.advisor().value
    moves = game.moves(state)
    worth = [NEVER] * len(moves)
    front: list[Line] = []
    for number, move in enumerate(moves):
        after = game.after(state, move)
        worth[number] = value(after, seat)
        if game.to_act(after) == seat:
            front.append(Line(worth[number], number, after))
        yield worth
    if lines < 2 or not front:
        return
    ended = _ended(worth, front)
    for _ in range(LONGEST_TURN):
        following: list[Line] = []
        for line in _best(front, lines):
            for move in game.moves(line.state):
                after = game.after(line.state, move)
                reached = value(after, seat)
                if game.to_act(after) == seat:
                    following.append(Line(reached, line.first, after))
                else:
                    ended[line.first] = max(ended[line.first], reached)
                yield worth
        front = following
    for line in front:
        ended[line.first] = max(ended[line.first], line.value)
    yield _after_all(worth, ended)


def _ended(worth: list[float], front: list[Line]) -> list[float]:
    """A line under way is worth what comes of it, not what it promises: only what ends the turn counts."""
    open_lines = {line.first for line in front}
    return [NEVER if number in open_lines else value for number, value in enumerate(worth)]


def _after_all(worth: list[float], ended: list[float]) -> list[float]:
    """Moves from which no line was worth following come after all others, in the order of the first look."""
    known = [value for value in ended if value > NEVER]
    least = min(known, default=0.0)
    highest = max(worth)
    return [
        end if end > NEVER else least - 1.0 - (highest - look) for look, end in zip(worth, ended, strict=True)
    ]


def _best(front: list[Line], lines: int) -> list[Line]:
    """The lines to follow; of two that lead to the same place one is enough."""
    kept: list[Line] = []
    for line in sorted(front, key=lambda line: (-line.value, line.first)):
        if not any(line.value == other.value and line.state == other.state for other in kept):
            kept.append(line)
            if len(kept) == lines:
                break
    return kept
