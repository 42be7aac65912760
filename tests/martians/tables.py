"""Positions and moves for the tests: a table from a few words, dice that fall as wanted, what changed."""

from functools import cache
from typing import Any

from pyapp.core.events import Event
from pyapp.core.rng import Rng
from pyapp.games.martians import GAME
from pyapp.games.martians.components import CARDS, ITEMS, TILE_IDS, TOKENS
from pyapp.games.martians.places import square_text
from pyapp.games.martians.state import State

HOUSE = {"tile": "house", "cell": "0,0", "rotation": 0}
STORE = ("general_store", "-1,0", 0)
COOP = {"mode": "cooperative"}
STEPS_OF_A_TURN = ("tile_step", "fight_here", "draw", "roll_move", "roll_march", "spawning", "discard")


def laid(*tiles: tuple[str, str, int]) -> list[dict[str, Any]]:
    return [HOUSE, *({"tile": tile, "cell": cell, "rotation": turned} for tile, cell, turned in tiles)]


def table(players: int, *tiles: tuple[str, str, int], coop: bool = False, **fields: Any) -> State:
    """A position; hands are empty unless something else is said."""
    given = [*fields.pop("seats", []), *[{}] * players][:players]
    seats = [{"hand": [], **seat} for seat in given]
    options = fields.pop("options", COOP if coop else {})
    pile = fields.pop("pile", None)
    if pile is not None:  # these tiles and no others are left
        named = {tile for tile, _, _ in tiles} | set(pile) | {"house"}
        fields["lost"] = [tile for tile in TILE_IDS if tile not in named | {fields.get("drawn")}]
        fields["pile"] = pile
    state: State = GAME.load(
        {
            "players": players,
            "seats": seats,
            "options": options,
            "town": laid(*tiles),
            "turn": 0,
            "first": 0,
            "number": 5,
            **fields,
        }
    )
    return state


def due_steps(*kinds: str, seat: int = 0) -> list[dict[str, Any]]:
    return [*({"step": kind, "seat": seat} for kind in kinds), {"step": "end_turn", "seat": seat}]


def walking(players: int, *tiles: tuple[str, str, int], points: int = 6, **fields: Any) -> State:
    """Seat 0 in its step 5 with so many points."""
    movement = {"die": 1, "base": points, "bonus": 0, "walked": 0}
    agenda = due_steps("walk")
    return table(players, *tiles, **{"phase": "walk", "movement": movement, "agenda": agenda, **fields})


def window(
    players: int, *tiles: tuple[str, str, int], word: str = "draw", seat: int = 0, **fields: Any
) -> State:
    """Seat 0's turn; `seat` is asked in a window."""
    agenda = [{"step": "window", "seat": seat, "word": word}, *due_steps("discard")]
    return table(players, *tiles, **{"phase": "draw", "agenda": agenda, **fields})


@cache
def dice(*wanted: int) -> str:
    """A state of chance after which the dice fall like this."""
    for seed in range(200_000):
        rng = Rng(seed)
        start = rng.state
        if all(rng.below(6) + 1 == die for die in wanted):
            return f"{start:016x}"
    raise AssertionError(wanted)


def go(state: State, *moves: str) -> State:
    return told(state, *moves)[0]


def told(state: State, *moves: str) -> tuple[State, list[Event]]:
    """The state after the moves, and all that was told on the way."""
    events: list[Event] = []
    for move in moves:
        state = GAME.play(state, move, events)
    return state, events


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def last(events: list[Event], kind: str) -> Event:
    return next(event for event in reversed(events) if event.kind == kind)


def moves(state: State, verb: str = "") -> list[str]:
    return [str(move) for move in GAME.moves(state) if str(move).startswith(verb)]


def due(state: State) -> str:
    """The step that waits for a decision."""
    return state.agenda[-1].kind if state.agenda else "over"


def why(state: State, move: str) -> tuple[str, str]:
    refusal = GAME.why_not(state, move)
    assert refusal is not None, move
    return refusal.rule, refusal.key


def martians(state: State) -> set[str]:
    return {square_text(square) for square in state.martians}


def pawn(state: State, seat: int = 0) -> str:
    return square_text(state.pawns[seat])


def items(state: State, seat: int = 0) -> set[str]:
    return {ITEMS[item] for item in range(3) if state.items[seat] >> item & 1}


def lying(state: State) -> dict[str, list[str]]:
    found = state.tokens.items()
    return {square_text(square): [TOKENS[token.kind] for token in tokens] for square, tokens in found}


def names(cards: tuple[int, ...]) -> list[str]:
    return [CARDS[card] for card in cards]
