"""Races set up for one test: only what matters is said."""

from typing import Any

from pyapp.core.events import Event
from pyapp.games.automobiles import GAME
from pyapp.games.automobiles.components import CARDS, SETS, TYPES
from pyapp.games.automobiles.cubes import counts
from pyapp.games.automobiles.state import State
from tests.acting import Acting

Cubes = dict[str, int]
START = "D0-04"
AT = Acting(GAME)
play, why = AT.go, AT.why


def seat(
    space: str | None = None, section: int | None = None, laps: int = 0, **piles: Cubes
) -> dict[str, Any]:
    """A seat of a position; piles that aren't named are empty, the bag holds twelve whites to draw."""
    found: dict[str, Any] = {"act": {}, "bag": {"white": 5}, "laps": laps, **piles}
    if space is not None:
        found["space"] = space
    if section is not None:
        found["section"] = section
    return found


def race(*seats: dict[str, Any], cards: str = "examples", track: str = "daytona", **fields: Any) -> State:
    """A race at the beginning of seat 0's turn; `cards` is a set, or ids that replace the examples' of their type."""
    options: dict[str, Any] = {"track": track, "grid": "fixed", **fields.pop("options", {})}
    chosen = list(SETS["examples"]) if cards not in SETS else list(SETS[cards])
    for card in cards.split() if cards not in SETS else ():
        chosen[CARDS[card].colour - CARDS["car_chief"].colour] = card
    options |= {"cards": "chosen", **dict(zip(TYPES, chosen, strict=True)), "laps": "3"}
    options |= fields.pop("options", {})
    return GAME.load(
        {
            "game": "automobiles",
            "players": len(seats),
            "options": options,
            "cards": chosen,
            "order": list(range(len(seats))),
            "turn": 0,
            "seats": list(seats),
            **fields,
        }
    )


def told(state: State, *moves: str) -> list[Event]:
    return AT.told(state, *moves)[1]


def legal(state: State, verb: str) -> list[str]:
    """The legal moves of one kind, without their verb."""
    return sorted(text.partition(" ")[2] for text in AT.moves(state, verb) if text.split(" ")[0] == verb)


def spaces(state: State) -> set[str]:
    """The spaces offered as the next step."""
    return set(legal(state, "go"))


def pile(state: State, name: str, who: int = 0) -> Cubes:
    return counts(getattr(state, name)[who])


def where(state: State, who: int = 0) -> tuple[int, int]:
    """Lane and column of a car."""
    return divmod(state.cars[who], state.track.columns)


def head(state: State) -> tuple[int, int]:
    return divmod(state.head, state.track.columns)
