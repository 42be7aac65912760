"""A hint in three steps: where to look, then the move, then why; told only from what the seat knows."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ..core.game import Game, Prompt
from .reasons import own_reasons
from .thinking import own_rng

LEVEL = "hard"  # who gives hints
SHORTLIST = 3  # moves among which the good one is


@dataclass(frozen=True, slots=True)
class Hint:
    """`look` are patterns of moves (`place 7 * *`), the good one's among them, in no telling order."""

    places: list[str]
    move: str
    reasons: list[Prompt]


def hint(game: Game[Any, Any, Any], state: Any, move: Any) -> Iterator[Hint | None]:
    """What to say about a move that was thought of; the last one is it."""
    seat = game.to_act(state)
    assert seat is not None, "nobody needs a hint when a game is over"
    imagined = game.determinize(state, seat, own_rng(game, state, seat))
    value = game.advisor().value
    worth: list[tuple[float, int]] = []
    moves = [str(each) for each in game.moves(imagined)]
    for number, each in enumerate(game.moves(imagined)):
        worth.append((-value(game.after(imagined, each), seat), number))
        yield None
    likely = [moves[number] for _, number in sorted(worth)]
    reasons: list[Prompt] = []
    for found in own_reasons(game, state, move, LEVEL):
        reasons = found
        yield None
    yield Hint(places(moves, str(move), likely), str(move), reasons)


def places(moves: list[str], move: str, likely: list[str]) -> list[str]:
    """The good move and the most likely others, each without its details, in the order of all moves."""
    chosen = [place(move)]
    for other in likely:
        if len(chosen) < SHORTLIST and place(other) not in chosen:
            chosen.append(place(other))
    return [pattern for pattern in dict.fromkeys(map(place, moves)) if pattern in chosen]


def place(move: str) -> str:
    """A move with nothing but its verb and the first thing it is about: `place 7 * *`."""
    words = move.split(" ")
    return " ".join([*words[:2], *("*" for _ in words[2:])])
