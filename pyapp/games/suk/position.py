"""Positions of Marrak Hesh 17: written in full, read even if only half is given (D6 always holds)."""

from collections import Counter
from itertools import product
from typing import Any

from ...core.options import Setup
from ...core.position import Fields
from ...core.rng import Rng
from .components import (
    CORPORATIONS,
    DEEP_SPACE,
    DOCKS,
    LEFT_OUT,
    RING_LETTER,
    TILE_BY_NAME,
    TILE_IDS,
    TILES,
    TRANSPORTS,
)
from .hold import EMPTY, Hull, Tiles
from .ring import GOODS
from .scoring import Points
from .setup import full_hand, new_table
from .state import OVER, State
from .view import hold_by_cell

Hand = tuple[int, int, int]


def describe(state: State) -> dict[str, Any]:
    return {
        "ring": state.ring,
        "goods": [None if tile == EMPTY else TILE_IDS[tile] for tile in state.goods],
        "left_out": [TILE_IDS[tile] for tile in state.left_out],
        "hands": [dict(zip(TRANSPORTS, hand, strict=True)) for hand in state.hands],
        "holds": [hold_by_cell(state.hull, hold) for hold in state.holds],
        "last_taken": None if state.last_taken == EMPTY else TILE_IDS[state.last_taken],
        "turn": None if state.turn == OVER else state.turn,
        "start": state.start,
        "corporations": list(state.corporations),
        "deep": list(state.deep),
        "game_number": state.game_number,
        "finished": [[list(points) for points in game] for game in state.finished],
        "rng": f"{state.rng:016x}",
    }
