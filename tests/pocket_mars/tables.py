"""Positions and moves for the tests: a table from a few words, and what changed on it."""

from typing import Any

from pyapp.games.pocket_mars import GAME
from pyapp.games.pocket_mars.components import BUILDINGS, CARD_IDS
from pyapp.games.pocket_mars.state import EARTH, ONE, SHIP, TWO, State
from tests import acting

AT = acting.Acting(GAME)
go, told, moves, why = AT.go, AT.told, AT.moves, AT.why
kinds, last, due = acting.kinds, acting.last, acting.due

PLACES = {"earth": EARTH, "ship": SHIP}
PLACES |= {f"one.{building}": ONE + here for here, building in enumerate(BUILDINGS[:4])}
PLACES |= {f"two.{building}": TWO + here for here, building in enumerate(BUILDINGS[:4])}


def table(players: int, **fields: Any) -> State:
    """A position; the seats that are not described stand as at the start."""
    seats = [*fields.pop("seats", []), *[{}] * players][:players]
    return GAME.load({"players": players, "seats": seats, "turn": 0, "first": 0, **fields})


def changes(before: State, after: State) -> dict[str, int]:
    """What happened to colonists and energy: `{"0 ship": 1, ...}`."""
    found = {}
    for side, (old, new) in enumerate(zip(before.colonists, after.colonists, strict=True)):
        for name, place in PLACES.items():
            found[f"{side} {name}"] = new[place] - old[place]
        found[f"{side} energy"] = after.energy[side] - before.energy[side]
    return {name: change for name, change in found.items() if change}


def ids(cards: tuple[int, ...]) -> list[str]:
    return [CARD_IDS[card] for card in cards if card >= 0]
