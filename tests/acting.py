"""Moves made and refused in the tests of the rooms, and what was told of them."""

from typing import Any, Generic, TypeVar

from pyapp.core.events import Event
from pyapp.core.game import AnyState, Game

S = TypeVar("S", bound=AnyState)


class Acting(Generic[S]):
    """What can be done at the tables of one game, by the text of its moves."""

    def __init__(self, game: Game[S, Any, Any]) -> None:
        self.game = game

    def told(self, state: S, *moves: str) -> tuple[S, list[Event]]:
        """The state after the moves, and all that was told on the way."""
        events: list[Event] = []
        for move in moves:
            state = self.game.play(state, move, events)
        return state, events

    def go(self, state: S, *moves: str) -> S:
        return self.told(state, *moves)[0]

    def moves(self, state: S, verb: str = "") -> list[str]:
        """The legal moves that begin like this."""
        return [text for text in map(str, self.game.moves(state)) if text.startswith(verb)]

    def why(self, state: S, move: str) -> tuple[str, str]:
        """Rule and key of a refusal."""
        refusal = self.game.why_not(state, move)
        assert refusal is not None, f"{move} is legal"
        return refusal.rule, refusal.key


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def last(events: list[Event], kind: str) -> Event:
    return next(event for event in reversed(events) if event.kind == kind)


def due(state: Any) -> str:
    """The step that waits for a decision, where there is an agenda."""
    kind: str = state.agenda[-1].kind if state.agenda else "over"
    return kind


def sees(game: Game[Any, Any, Any], state: Any, seat: int | None) -> dict[str, Any]:
    """A view, looked into as deep as a test likes: where a part is missing, it fails there."""
    view: dict[str, Any] = game.view(state, seat)
    return view
