"""Positions and moves for the tests: a table from a few words, and what changed on it."""

from typing import Any

from pyapp.core.events import Event
from pyapp.games.mechanics.components import COMPONENT_BY_ID, COMPONENTS, MECHANISM_IDS
from pyapp.games.mechanics.game import Mechanics
from pyapp.games.mechanics.state import PHASES, State
from tests import acting

GAME = Mechanics()
AT = acting.Acting(GAME)
go, told, moves, why = AT.go, AT.told, AT.moves, AT.why
kinds = acting.kinds
LINE = ["lens", "wire", "boiler", "gear", "magnet", "piping", "aether_tube"]  # of W1
ALL = list(MECHANISM_IDS)


def table(players: int, **fields: Any) -> State:
    """Seat 0 is the First Player and on turn, all mechanisms are in play; nobody has cards or Scrap unless said."""
    described = [*fields.pop("seats", []), *[{}] * players][:players]
    seats = [{"hand": {}, "scrap": 0, **seat} for seat in described]
    base = {"first": 0, "turn": 0, "line": LINE, "mechanisms": ALL}
    return GAME.load({"players": players, "seats": seats, **base, **fields})


def last(events: list[Event], kind: str) -> dict[str, Any]:
    return acting.last(events, kind).public


def hand(state: State, seat: int = 0) -> dict[str, int]:
    return {name: count for name, count in zip(COMPONENTS, state.hands[seat], strict=True) if count}


def line(state: State) -> list[str]:
    return [COMPONENTS[component] for component in state.line]


def price(state: State, component: str) -> int:
    return state.prices[COMPONENT_BY_ID[component]]


def prices(state: State) -> dict[str, int]:
    return dict(zip(COMPONENTS, state.prices, strict=True))


def built(state: State, seat: int = 0) -> list[str]:
    return [name for number, name in enumerate(MECHANISM_IDS) if state.built[seat] >> number & 1]


def phase(state: State) -> str:
    return PHASES[state.phase]


def all_pass(state: State) -> State:
    """Everybody passes until the round is over."""
    number = state.round
    while phase(state) == "turn" and state.round == number:
        state = go(state, "pass" if "pass" in moves(state) else "end_turn")
    return state
