"""Turns played to their end in every way: what cards really lead to."""

from collections.abc import Iterator

from pyapp.core.events import Event
from pyapp.games.pocket_mars import GAME
from pyapp.games.pocket_mars.state import State

ABILITIES = ("R17a", "R17b", "R17c", "R17d", "R17e")


def questions(state: State, move: str) -> Iterator[tuple[str, str]]:
    """Kind and rule of every question that comes up after a move, before the 4-card rule."""
    after = GAME.play(state, move)
    if not after.agenda:
        return
    due = after.agenda[-1]
    if due.rule in ("R12a", "R12b", "R13a", "R36c", *ABILITIES):
        yield due.kind, due.rule
        for following in GAME.moves(after):
            yield from questions(after, str(following))


def told(state: State, move: str) -> list[Event]:
    events: list[Event] = []
    GAME.play(state, move, events)
    return events
