"""Plays a turn on in the head, well and only as far as it can be known: what a first move leads to."""

from dataclasses import dataclass
from typing import Any, Generic

from ..core.events import Event
from ..core.game import Game, V
from ..core.stepwise import foreseen
from .thinking import own_rng

LONGEST = 16  # decisions of one turn


@dataclass(frozen=True, slots=True)
class Ahead(Generic[V]):
    """The moves of one seat in a row, all they bring, and the table as it is before anything new shows."""

    moves: list[str]
    events: list[Event]
    view: V | None


def series(game: Game[Any, Any, V], state: Any, pattern: str, seat: int) -> list[str]:
    """The moves of one kind that this seat does well to make one after the other, as far as it can know.

    The first is made because it was asked for; then it ends where another kind of move is better, or nothing is left.
    """
    imagined = game.determinize(state, seat, own_rng(game, state, seat))
    value = game.advisor().value
    moves: list[str] = []
    while game.to_act(imagined) == seat and len(moves) < LONGEST:
        replies = [str(reply) for reply in game.moves(imagined)]
        wanted = [reply for reply in replies if agrees(pattern, reply)]
        if not wanted:
            break
        worth = {
            reply: value(game.after(imagined, game.read(reply)), seat)
            for reply in (replies if moves else wanted)
        }
        best = max(worth, key=worth.__getitem__)
        if not agrees(pattern, best):
            break
        moves.append(best)
        imagined = game.after(imagined, game.read(best))
    return moves


def agrees(pattern: str, move: str) -> bool:
    """Does a move have the pattern's words, a star being any?"""
    words = move.split(" ")
    return all(wanted in ("*", word) for wanted, word in zip(pattern.split(" "), words, strict=False))


def ahead(game: Game[Any, Any, V], state: Any, move: str, seat: int) -> Ahead[V]:
    """From a legal move on, until another seat decides or something is revealed.

    All happens in an imagined deal that depends on what the seat sees, so no choice can tell what it doesn't.
    """
    imagined = game.determinize(state, seat, own_rng(game, state, seat))
    value = game.advisor().value
    moves: list[str] = []
    events: list[Event] = []
    view: V | None = None
    while True:
        reveals, table, told = foreseen(game, imagined, move, seat)
        moves.append(move)
        events += told
        view = table or view
        if reveals:
            break
        imagined = game.after(imagined, game.read(move))
        if game.to_act(imagined) != seat or len(moves) == LONGEST:
            break
        replies = [(value(game.after(imagined, reply), seat), str(reply)) for reply in game.moves(imagined)]
        move = max(replies, key=lambda reply: reply[0])[1]
    return Ahead(moves, events, view)
