"""Looks at the table after each event of a move, so that what a move does can be told one step at a time."""

from collections.abc import Callable, Iterable
from typing import Any, Generic, Self

from .events import Event
from .game import Game, V


class Watcher(list[Event], Generic[V]):
    """The events of a move under way, and the table as a seat sees it after each of them.

    A move changes one state in place and tells an event after each change, so looking whenever
    something is told sees every step.
    """

    def __init__(self, see: Callable[[], V]) -> None:
        super().__init__()
        self.see = see
        self.views: list[V] = []

    def append(self, event: Event) -> None:
        super().append(event)
        self.views.append(self.see())

    def extend(self, events: Iterable[Event]) -> None:
        for event in events:
            self.append(event)

    def __iadd__(self, events: Iterable[Event]) -> Self:  # type: ignore[override,misc]
        self.extend(events)
        return self


def watched(game: Game[Any, Any, V], state: Any, move: str, seat: int | None) -> tuple[Any, Watcher[V]]:
    """The state after a legal move, and the move event by event as a seat sees it."""
    after = state.copy()
    seen = Watcher(lambda: game.view(after, seat))
    game.carry_out(after, game.read(move), seen)
    return after, seen


def foreseen(
    game: Game[Any, Any, V], state: Any, move: str, seat: int | None
) -> tuple[bool, V | None, list[Event]]:
    """What a legal move would do up to where it shows something new (a card, a die): does it, the table, the events."""
    after, seen = watched(game, state, move, seat)
    for number, event in enumerate(seen):
        if event.reveals:
            return True, seen.views[number - 1] if number else None, seen[:number]
    return False, game.view(after, seat), seen
