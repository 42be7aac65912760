"""A game of few verbs whose pieces lie in a layout: moves, positions, views and imagination follow from what it declares."""

from abc import abstractmethod
from typing import Any, ClassVar, TypeVar

from .events import Event, Events
from .game import Game, Prompt
from .layout import Layout
from .notation import NumberedMove, Phrases
from .options import Options, Setup
from .position import Fields
from .rng import Rng
from .seen import Seen
from .shapes import Desk, of_layout
from .state import OVER, TurnState

S = TypeVar("S", bound=TurnState)
V = TypeVar("V", bound=Seen)


class PlainGame(Game[S, NumberedMove, V]):
    """Set-up, refusals, effects and result are the game's own; what is legal is every move that `refusal` lets pass."""

    options: ClassVar[Options] = {}
    notation: Phrases
    layout: ClassVar[Layout[Any]]

    def __init_subclass__(cls) -> None:
        cls.position_fields = cls.layout.fields

    @abstractmethod
    def do(self, state: S, move: NumberedMove, events: Events) -> None:
        """Carry out a legal move on the given state."""

    @abstractmethod
    def ended(self, state: S) -> bool:
        """Does the table stand as it does at the end of a game?"""

    def to_act(self, state: S) -> int | None:
        return None if state.turn == OVER else state.turn

    def moves(self, state: S) -> list[NumberedMove]:
        if state.turn == OVER:
            return []
        return [move for move in self.notation.every() if self.refusal(state, move) is None]

    def carry_out(self, state: S, move: NumberedMove, events: Events) -> None:
        """The move, and the end if it has come: from then on everybody sees everything."""
        self.do(state, move, events)
        if self.ended(state):
            state.turn = OVER
            if events is not None:
                events.append(Event("over", reveals=True))

    def prompt(self, state: S) -> Prompt:
        return "prompt.turn", {"seat": state.turn}

    def view(self, state: S, seat: int | None) -> V:
        """What the layout lets the seat see; at the end, everything."""
        shown: Any = {
            "game": self.slug,
            "players": state.setup.players,
            "options": dict(state.setup.options),
            **self.layout.view(state, seat, state.turn == OVER),
            "turn": self.to_act(state),
        }
        told: V = shown
        return told

    def determinize(self, state: S, seat: int | None, rng: Rng) -> S:
        """Everything the seat doesn't see drawn anew; when the game is over all is open."""
        imagined: S = self.layout.imagined(state, seat, rng, state.turn == OVER)
        return imagined

    def desk(self, state: S) -> Desk:
        return of_layout(self.layout, state.setup.players)

    def describe_position(self, state: S) -> dict[str, Any]:
        return self.layout.describe(state)

    def read_position(self, fields: Fields, setup: Setup, rng: Rng) -> S:
        read: S = self.layout.read(fields, self.deal(setup, rng, None), rng)
        read.turn = OVER if self.ended(read) else read.turn
        return read
