"""What a finished game is worth to each seat, for programs that learn."""

from ..ai.arena import won_by
from ..core.result import Result


def shares(result: Result) -> list[float]:
    """Each seat's part of the victory; against the game itself all win it, or nobody."""
    winners = won_by(result, set())
    each = 1.0 if result.won is not None else 1.0 / max(1, len(winners))
    return [each if seat in winners else 0.0 for seat in range(len(result.scores))]


def returns(result: Result) -> list[float]:
    """1 for the whole victory; the seats' values add up to 0 where they play against each other, else all have -1 or 1."""
    seats = len(result.scores)
    if result.won is not None:
        return [1.0 if result.won else -1.0] * seats
    return [(seats * share - 1.0) / (seats - 1) for share in shares(result)]
