"""Positions and moves for the tests: a table from a few words, and what changed on it."""

from typing import Any

from pyapp.core.events import Event
from pyapp.games.pocket_mars import GAME
from pyapp.games.pocket_mars.components import BUILDINGS, CARD_IDS
from pyapp.games.pocket_mars.state import EARTH, ONE, SHIP, TWO, State

PLACES = {"earth": EARTH, "ship": SHIP}
PLACES |= {f"one.{building}": ONE + here for here, building in enumerate(BUILDINGS[:4])}
PLACES |= {f"two.{building}": TWO + here for here, building in enumerate(BUILDINGS[:4])}


def table(players: int, **fields: Any) -> State:
    """A position; the seats that are not described stand as at the start."""
    seats = [*fields.pop("seats", []), *[{}] * players][:players]
    return GAME.load({"players": players, "seats": seats, "turn": 0, "first": 0, **fields})


def go(state: State, *moves: str) -> State:
    return told(state, *moves)[0]


def told(state: State, *moves: str) -> tuple[State, list[Event]]:
    """The state after the moves, and all that was told on the way."""
    events: list[Event] = []
    for move in moves:
        state = GAME.play(state, move, events)
    return state, events


def changes(before: State, after: State) -> dict[str, int]:
    """What happened to colonists and energy: `{"0 ship": 1, ...}`."""
    found = {}
    for side, (old, new) in enumerate(zip(before.colonists, after.colonists, strict=True)):
        for name, place in PLACES.items():
            found[f"{side} {name}"] = new[place] - old[place]
        found[f"{side} energy"] = after.energy[side] - before.energy[side]
    return {name: change for name, change in found.items() if change}


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def last(events: list[Event], kind: str) -> Event:
    return next(event for event in reversed(events) if event.kind == kind)


def moves(state: State) -> list[str]:
    return [str(move) for move in GAME.moves(state)]


def due(state: State) -> str:
    """The step that waits for a decision."""
    return state.agenda[-1].kind if state.agenda else "over"


def why(state: State, move: str) -> tuple[str, str]:
    refusal = GAME.why_not(state, move)
    assert refusal is not None, move
    return refusal.rule, refusal.key


def ids(cards: tuple[int, ...]) -> list[str]:
    return [CARD_IDS[card] for card in cards if card >= 0]
