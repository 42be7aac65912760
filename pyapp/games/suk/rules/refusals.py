"""Why a placement is forbidden: the dock first, then the transport, then the cell (R2, R10-R14, R40)."""

from ....core.refusals import Refusal
from ....core.values import members
from ..components import FACE_IDS, FACES, RING_LETTER, TRANSPORTS
from ..state import First, Move, Place, State
from .deep_space import asks_order
from .ring import GOODS, accepts, neighbours
from .turn import servable

PASSING = frozenset(("", "pass", "skip", "passo", "passa", "salto", "salta"))


def refusal(state: State, move: Move) -> Refusal | None:
    """The reason a person would give first; None if the move is legal."""
    if isinstance(move, First):
        return _of_the_count(state, move)
    if state.firsts:
        return of_passing(state)
    if state.ring[move.dock] != GOODS:
        standing = next(name for name, letter in RING_LETTER.items() if letter == state.ring[move.dock])
        return Refusal("R11", "dock_served", {"dock": move.dock, "colour": standing})
    if not state.hands[state.turn][TRANSPORTS.index(move.colour)]:
        return Refusal("R10", "no_such_transport", {"colour": move.colour})
    if move.cell not in state.hull.index:
        return Refusal("R2", "no_cell", {"cell": move.cell})
    return _of_the_ring(state, move) or _of_customs(state, move) or _of_the_hold(state, move)


def of_passing(state: State) -> Refusal:
    """Nobody passes (Q11): not while transports can be placed, not while the cards wait for their order."""
    if state.firsts:
        return Refusal("R41", "counting", {"deep": list(state.deep)})
    return Refusal("R10", "no_passing")


def _of_the_count(state: State, move: First) -> Refusal | None:
    """R41: the order of the cards is for a game that agreed on it, and for its end."""
    if not asks_order(state):
        return Refusal("R43", "no_order")
    if not state.firsts:
        return Refusal("R41", "not_counting")
    return None if move.card in state.deep else Refusal("R41", "not_in_force", {"deep": list(state.deep)})


def _of_the_ring(state: State, move: Place) -> Refusal | None:
    """R12, or Ion Storm: which transport is in the way, on which dock, met in which direction."""
    storm = state.at_work("ion_storm")
    welcome = accepts(state.ring, storm)[0][move.dock]
    if welcome >> TRANSPORTS.index(move.colour) & 1:
        return None
    below, above = neighbours(state.ring, move.dock)
    params = {"dock": move.dock, "colour": move.colour, "at": above, "accepts": members(welcome, TRANSPORTS)}
    if storm:
        return Refusal("R40", "ion_storm", {**params, "card": state.card_of("ion_storm")})
    if below == above:
        return Refusal("R12b", "only_transport", params)
    if state.ring[above] != RING_LETTER[move.colour]:
        return Refusal("R12", "same_colour", {**params, "way": "down", "at": below})
    return Refusal("R12", "same_colour", {**params, "way": "up"})


def _of_customs(state: State, move: Place) -> Refusal | None:
    if not state.at_work("customs") or servable(state, state.turn)[move.dock]:
        return None
    tile = FACES[state.goods[move.dock]]
    params = {"tile": tile.id, "colour": tile.colour, "last": FACE_IDS[state.last_taken]}
    return Refusal("R40", "customs", {**params, "card": state.card_of("customs")})


def _of_the_hold(state: State, move: Place) -> Refusal | None:
    filled, cell = state.filled[state.turn], state.hull.index[move.cell]
    open_cells = state.hull.open_cells(filled, state.at_work("zero_gravity"))
    if open_cells >> cell & 1:
        return None
    if filled >> cell & 1:
        tile = FACE_IDS[state.holds[state.turn][cell]]
        return Refusal("R14", "cell_taken", {"cell": move.cell, "tile": tile})
    return Refusal("R14", "not_adjacent", {"cell": move.cell, "cells": state.hull.names(open_cells)})
