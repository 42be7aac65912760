"""The agenda: what is still to be done, as data. The last step comes first, until one leaves a seat a choice.

A state carries `agenda`, a tuple of steps, and `choices`, the legal moves once worked out. A game says
in one table what each kind of step is: something that `happens`, an offer one `may` take, or a duty
one `must` do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from .events import Event, Events
from .game import Game
from .seen import Seen


class AnyStep(Protocol):
    """Something still to be done: of which kind, and who decides."""

    @property
    def kind(self) -> str: ...

    @property
    def seat(self) -> int: ...


S = TypeVar("S", bound=Any)  # a state with `agenda` and `choices`
P = TypeVar("P", bound=AnyStep)
M = TypeVar("M")
V = TypeVar("V", bound=Seen)

Happen = Callable[[S, P, Events], None]
Offer = Callable[[S, P], list[M]]
Do = Callable[[S, P, M, Events], None]
Asks = Callable[[S, P], bool]
Told = Callable[[S, P, bool, list[Event]], None]


@dataclass(frozen=True, slots=True)
class Kind(Generic[S, P, M]):
    """What a kind of step is; made by `happens`, `may` and `must`."""

    happen: Happen[S, P] | None = None
    offer: Offer[S, P, M] | None = None
    do: Do[S, P, M] | None = None
    compulsory: bool = False
    asks: Asks[S, P] | None = None


def happens(happen: Happen[S, P]) -> Kind[S, P, Any]:
    """A step that asks nobody."""
    return Kind(happen)


def may(offer: Offer[S, P, M], do: Do[S, P, M], asks: Asks[S, P] | None = None) -> Kind[S, P, M]:
    """A choice that can be skipped; without anything to choose it passes by.

    Where passing by would tell the others what only this seat knows, `asks` has it asked all the same.
    """
    return Kind(None, offer, do, asks=asks)


def must(offer: Offer[S, P, M], do: Do[S, P, M], asks: Asks[S, P] | None = None) -> Kind[S, P, M]:
    """A choice that has to be made; a single possibility is done without asking.

    `asks` spares working out an offer that is known to leave a choice, until somebody wants to see it.
    """
    return Kind(None, offer, do, compulsory=True, asks=asks)


class Agenda(Generic[S, P, M]):
    """How the steps of one game are done; `told` hears of steps declined (True) or without effect (False)."""

    def __init__(self, kinds: Mapping[str, Kind[S, P, M]], skip: M, told: Told[S, P] | None = None) -> None:
        self.kinds = dict(kinds)
        self.skip = skip
        self.told = told
        self._happen = {name: kind.happen for name, kind in kinds.items() if kind.happen}
        self._offer = {name: kind.offer for name, kind in kinds.items() if kind.offer}
        self._do = {name: kind.do for name, kind in kinds.items() if kind.do}
        self._asks = {name: kind.asks for name, kind in kinds.items() if kind.asks}
        self._compulsory = frozenset(name for name, kind in kinds.items() if kind.compulsory)

    def may_skip(self, step: P) -> bool:
        """Is it an offer that can be declined?"""
        return step.kind not in self._compulsory

    def run(self, state: S, events: Events) -> None:
        """Do what is due until a seat has a choice, or nothing is left to do."""
        while state.agenda:
            step = state.agenda[-1]
            if happen := self._happen.get(step.kind):
                state.agenda = state.agenda[:-1]
                happen(state, step, events)
                continue
            asks = self._asks.get(step.kind)
            if asks and asks(state, step):
                return
            offered = self._offer[step.kind](state, step)
            compulsory = step.kind in self._compulsory
            if len(offered) > 1 or (offered and not compulsory):
                state.choices = tuple(offered) if compulsory else (*offered, self.skip)
                return
            state.agenda = state.agenda[:-1]
            if offered:
                self._do[step.kind](state, step, offered[0], events)
            elif not compulsory and events is not None and self.told:
                self.told(state, step, False, events)

    def choices(self, state: S) -> tuple[M, ...]:
        """The legal moves of the seat to act, worked out once."""
        if state.choices is None:
            if not state.agenda:
                return ()
            step = state.agenda[-1]
            offered = self._offer[step.kind](state, step)
            state.choices = tuple(offered) if step.kind in self._compulsory else (*offered, self.skip)
        known: tuple[M, ...] = state.choices
        return known

    def decide(self, state: S, move: M, events: Events) -> None:
        """Carry out a legal move and all that follows from it."""
        step = state.agenda[-1]
        state.agenda = state.agenda[:-1]
        state.choices = None
        if move != self.skip:
            self._do[step.kind](state, step, move, events)
        elif events is not None and self.told:
            self.told(state, step, True, events)
        self.run(state, events)


class AgendaGame(Game[S, M, V]):
    """A game whose next step says who is to act, and that is over when no step is left."""

    agenda: ClassVar[Agenda[Any, Any, Any]]

    def to_act(self, state: S) -> int | None:
        return state.agenda[-1].seat if state.agenda else None

    def moves(self, state: S) -> list[M]:
        return list(self.agenda.choices(state))

    def listed(self, state: S, move: M) -> bool:
        return state.choices is not None and move in state.choices

    def carry_out(self, state: S, move: M, events: Events) -> None:
        self.agenda.decide(state, move, events)
