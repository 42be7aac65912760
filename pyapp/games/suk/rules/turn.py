"""A turn: which docks a captain can serve, and what serving one does (R10-R16)."""

from ....core.values import with_at
from ..components import FACES, RING_LETTER, TRANSPORTS
from ..state import Place, State
from .hold import EMPTY
from .ring import accepts


def in_hand(state: State, seat: int) -> int:
    """The colours of which the seat has a transport left, as bits."""
    white, grey, black = state.hands[seat]
    return (white > 0) | (grey > 0) << 1 | (black > 0) << 2


def servable(state: State, seat: int) -> list[int]:
    """For each dock, the colours of transport the seat could place there now, as bits (R10-R12)."""
    hand = in_hand(state, seat)
    docks = [colours & hand for colours in accepts(state.ring, state.at_work("ion_storm"))[0]]
    if state.at_work("customs") and state.last_taken != EMPTY:
        stopped = FACES[state.last_taken].colour
        cleared = [
            0 if colours and FACES[tile].colour == stopped else colours
            for colours, tile in zip(docks, state.goods, strict=True)
        ]
        if any(cleared):
            return cleared  # else every placement would offend, and all stay legal (Q28)
    return docks


def able(state: State, seat: int) -> bool:
    """Can the seat place a transport at all? (R16; a full hold counts as unable, Q14)"""
    if not in_hand(state, seat) & accepts(state.ring, state.at_work("ion_storm"))[1]:
        return False
    return state.hull.open_cells(state.filled[seat], state.at_work("zero_gravity")) != 0


def is_over(state: State) -> bool:
    """Nobody can place a transport any more (R20)."""
    return not any(able(state, seat) for seat in range(state.players))


def take_goods(state: State, seat: int, move: Place) -> None:
    """The transport stays on the dock (R13), the goods go into the hold (R14)."""
    dock, cell, number = move.dock, state.hull.index[move.cell], TRANSPORTS.index(move.colour)
    tile = state.goods[dock]
    state.ring = f"{state.ring[:dock]}{RING_LETTER[move.colour]}{state.ring[dock + 1 :]}"
    state.goods = with_at(state.goods, dock, EMPTY)
    state.last_taken = tile
    hands, holds, filled = list(state.hands), list(state.holds), list(state.filled)
    hand, hold = list(hands[seat]), list(holds[seat])
    hand[number] -= 1
    hold[cell] = tile
    white, grey, black = hand
    hands[seat] = white, grey, black
    holds[seat] = tuple(hold)
    filled[seat] |= 1 << cell
    state.hands, state.holds, state.filled = tuple(hands), tuple(holds), tuple(filled)
