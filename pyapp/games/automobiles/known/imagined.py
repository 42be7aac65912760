"""What nobody can know: which cubes will be drawn. Everything else is open or can be counted (Q30)."""

from ....core.rng import Rng
from ..state import State


def imagined(state: State, rng: Rng) -> State:
    """The same race with draws of its own."""
    dream = state.copy()
    dream.rng = Rng(rng.bits()).state
    return dream
