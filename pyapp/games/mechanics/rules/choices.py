"""What the seat to act may do now, in every phase."""

from ..moves import CHOICE, END_TURN, NONE, SELL_DONE, Move
from ..state import ADJUST, SELL, TURN, State
from .prices import nudges
from .round_end import sets
from .turn import offers


def choices(state: State) -> tuple[Move, ...]:
    """The legal moves; worked out once for each state."""
    if state.choices is None:
        state.choices = tuple(_worked_out(state))
    return state.choices


def _worked_out(state: State) -> list[Move]:
    if state.phase == TURN:
        return offers(state)
    if state.phase == SELL:
        return [*sets(state), SELL_DONE]
    return [CHOICE[change] for change in nudges(state)] if state.phase == ADJUST else []


def forced(state: State) -> Move | None:
    """The end of a turn or of a sale, where the seat to act can do nothing else."""
    if state.phase == TURN and state.primary == NONE:
        return None
    possible = choices(state)
    return possible[0] if possible in ((END_TURN,), (SELL_DONE,)) else None
