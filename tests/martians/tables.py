"""Positions and moves for the tests: a table from a few words, dice that fall as wanted, what changed."""

from functools import cache
from typing import Any

from pyapp.core.rng import Rng
from pyapp.games.martians import GAME
from pyapp.games.martians.components import CARDS, ITEMS, TILE_IDS, TOKENS
from pyapp.games.martians.places import square_text
from pyapp.games.martians.state import State
from tests import acting

AT = acting.Acting(GAME)
go, told, moves, why = AT.go, AT.told, AT.moves, AT.why
kinds, last, due = acting.kinds, acting.last, acting.due

Tile = tuple[str, str, int]  # id, cell, rotation
STORE: Tile = ("general_store", "-1,0", 0)
COOP = {"mode": "cooperative"}


@cache
def dice(*wanted: int) -> str:
    """A state of chance after which the dice fall like this."""
    for seed in range(200_000):
        rng = Rng(seed)
        start = rng.state
        if all(rng.below(6) + 1 == die for die in wanted):
            return f"{start:016x}"
    raise ValueError(wanted)


def due_steps(*kinds: str, seat: int = 0) -> list[dict[str, Any]]:
    """These steps of the turn, then its end."""
    return [*({"step": kind, "seat": seat} for kind in kinds), {"step": "end_turn", "seat": seat}]


def table(players: int, *tiles: Tile, coop: bool = False, **fields: Any) -> State:
    """A town around the House, in the middle of seat 0's turn; hands are empty unless a card matters."""
    options = fields.pop("options", COOP if coop else {})
    given = [*fields.pop("seats", []), *[{}] * players][:players]
    house = {"tile": "house", "cell": "0,0", "rotation": 0}
    laid = ({"tile": tile, "cell": cell, "rotation": turned} for tile, cell, turned in tiles)
    if "pile" in fields:  # these tiles and no others are left
        named = {"house", fields.get("drawn"), *fields["pile"], *(tile for tile, _, _ in tiles)}
        fields["lost"] = [tile for tile in TILE_IDS if tile not in named]
    position = {
        "seats": [{"hand": [], **seat} for seat in given],
        "town": [house, *laid],
        "turn": 0,
        "first": 0,
        "number": 5,
        **fields,
    }
    state: State = GAME.load({"players": players, "options": options, **position})
    return state


def walking(players: int, *tiles: Tile, points: int = 6, **fields: Any) -> State:
    """Seat 0 in its step 5 with so many points."""
    movement = {"die": 1, "base": points, "bonus": 0, "walked": 0}
    agenda = due_steps("walk")
    return table(players, *tiles, **{"phase": "walk", "movement": movement, "agenda": agenda, **fields})


def window(players: int, *tiles: Tile, word: str = "draw", seat: int = 0, **fields: Any) -> State:
    """Seat 0's turn; `seat` is asked in a window."""
    agenda = [{"step": "window", "seat": seat, "word": word}, *due_steps("discard")]
    return table(players, *tiles, **{"phase": "draw", "agenda": agenda, **fields})


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
