"""A game looked at once more when it is over: how the chances went, and the turns that changed them most."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ..core import answers
from ..core.game import Game
from ..record import Record
from .chances import chances

MOST_POINTS = 24  # of the curve: more can't be told apart
TURNING_POINTS = 3
LEAST_SWING = 0.03
ANOTHER = 1.5  # times the mover's own swing, and another's chance is the news


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn that changed much: whose it was, its most important move, whose chance went from where to where."""

    n: int  # the table after so many moves
    seat: int
    who: int
    before: float
    after: float

    def as_dict(self) -> answers.Turn:
        return {
            "n": self.n,
            "seat": self.seat,
            "who": self.who,
            "before": self.before,
            "after": self.after,
        }


@dataclass(frozen=True, slots=True)
class Review:
    """`chances[n]` are those after n moves, of every seat, or of all together against the game."""

    together: bool
    chances: list[list[float]]
    shown: list[int]  # the moves after which a point of the curve is drawn
    turns: list[Turn]

    def as_dict(self) -> answers.Review:
        points = [[_percent(chance) for chance in self.chances[n]] for n in self.shown]
        return {
            "together": self.together,
            "shown": self.shown,
            "points": points,
            "turns": [turn.as_dict() for turn in self.turns],
        }


def review(record: Record) -> Iterator[float | Review]:
    """How much of the work is done, again and again; at last the review."""
    result = record.game.result(record.state)
    assert result is not None, "a game is reviewed when it is over"
    together = result.won is not None
    moves = len(record)
    found: list[list[float]] = []
    for n in range(moves + 1):
        sure: list[float] | None = None
        for proof in proofs(record.game, record.at(n)):
            sure = proof
            yield (n + 0.5) / (moves + 2)
        found.append(sure or chances(record.game, record.at(n), n / max(1, moves), together))
        yield (n + 1) / (moves + 2)
    movers = [record.game.to_act(record.at(n)) for n in range(moves)]
    turns = _turning_points(_spans(movers), found)
    yield Review(together, found, _shown(_spans(movers), turns, moves), turns)


def _percent(chance: float) -> int:
    """Curve and sentences tell the same number."""
    return round(100 * chance)


def proofs(game: Game[Any, Any, Any], state: Any) -> Iterator[list[float] | None]:
    """The chances where the end is certain, in a game that can prove it; the last answer counts, None: it is open."""
    certain = getattr(game.advisor(), "certain", None)
    if certain is not None and game.to_act(state) is not None:
        yield from certain(state)


Span = tuple[int, int, int]  # a turn: whose, the table before it, the table after it


def _spans(movers: Sequence[int | None]) -> list[Span]:
    """Moves of one seat in a row; each move alone, where nobody else ever moves."""
    if len(set(movers)) == 1:
        return [(movers[0] or 0, n, n + 1) for n in range(len(movers))]
    spans: list[Span] = []
    for n, mover in enumerate(movers):
        seat = -1 if mover is None else mover
        if spans and spans[-1][0] == seat:
            spans[-1] = (seat, spans[-1][1], n + 1)
        else:
            spans.append((seat, n, n + 1))
    return spans


def _turning_points(spans: Sequence[Span], found: Sequence[Sequence[float]]) -> list[Turn]:
    """The turns with the greatest swings, in the order of the game."""
    turns = [_turn(span, found) for span in spans]
    turns.sort(key=lambda turn: (-abs(turn.after - turn.before), turn.n))
    great = [turn for turn in turns[:TURNING_POINTS] if abs(turn.after - turn.before) >= LEAST_SWING]
    return sorted(great, key=lambda turn: turn.n)


def _turn(span: Span, found: Sequence[Sequence[float]]) -> Turn:
    seat, first, last = span
    swings = [after - before for before, after in zip(found[first], found[last], strict=True)]
    own = seat if len(swings) > 1 else 0
    most = max(range(len(swings)), key=lambda each: abs(swings[each]))
    who = most if abs(swings[most]) > ANOTHER * abs(swings[own]) else own
    up = 1 if swings[who] >= 0 else -1
    n = max(range(first + 1, last + 1), key=lambda at: (up * (found[at][who] - found[at - 1][who]), -at))
    return Turn(n, seat, who, _percent(found[first][who]) / 100, _percent(found[last][who]) / 100)


def _shown(spans: Sequence[Span], turns: Sequence[Turn], moves: int) -> list[int]:
    """Ends of turns, evenly spread, and what lies before and after a turning point."""
    ends = [0, *(last for _, _, last in spans)]
    every = max(1, -(-len(ends) // MOST_POINTS))
    around = {
        at for _, first, last in spans for turn in turns if first < turn.n <= last for at in (first, last)
    }
    return sorted({*ends[::every], *around, moves})
