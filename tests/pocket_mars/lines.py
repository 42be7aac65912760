"""Turns played to their end in every way: what cards really lead to."""

from collections.abc import Iterable, Iterator

from pyapp.core.events import Event
from pyapp.games.pocket_mars import GAME
from pyapp.games.pocket_mars.components import COLONISTS
from pyapp.games.pocket_mars.state import State, settled

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


def finishers(state: State) -> set[int]:
    """The sides of which all colonists can be in Buildings by the end of the turn that begins, in some line of it."""
    return {side for line in _lines(state, GAME.moves(state)) for side in line}


def _lines(state: State, moves: Iterable[object]) -> Iterator[set[int]]:
    for move in moves:
        after = GAME.play(state, str(move))
        yield {side for side in after.sides if settled(after.colonists[side]) == COLONISTS}
        if after.agenda and after.agenda[-1].kind != "act":
            yield from _lines(after, _unlike(after))


def _unlike(state: State) -> list[object]:
    """A move of each kind: where somebody lands changes nothing, what is left to DA does."""
    kinds = {str(move) if move.verb in ("take", "scrap") else move.verb: move for move in GAME.moves(state)}
    return list(kinds.values())


def told(state: State, move: str) -> list[Event]:
    events: list[Event] = []
    GAME.play(state, move, events)
    return events
