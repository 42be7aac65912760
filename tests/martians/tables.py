"""Positions and moves for the tests: a table from a few words, dice that fall as wanted, what changed."""

from typing import Any

from pyapp.games.martians import GAME
from pyapp.games.martians.components import CARDS, ITEMS, TOKENS
from pyapp.games.martians.learn import examples
from pyapp.games.martians.learn.examples import Tile
from pyapp.games.martians.places import square_text
from pyapp.games.martians.state import State
from tests import acting

AT = acting.Acting(GAME)
go, told, moves, why = AT.go, AT.told, AT.moves, AT.why
kinds, last, due = acting.kinds, acting.last, acting.due

COOP, STORE = examples.COOP, examples.STORE
dice, due_steps = examples.dice, examples.due


def table(players: int, *tiles: Tile, coop: bool = False, **fields: Any) -> State:
    """A position as the examples of the lesson describe it, with other `options` if said."""
    options = fields.pop("options", COOP if coop else {})
    described = examples.table(*tiles, players=players, **fields).position
    state: State = GAME.load({"players": players, "options": options, **(described or {})})
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
