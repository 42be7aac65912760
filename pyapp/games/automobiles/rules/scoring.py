"""The end of the race: who stands where (R40, R41)."""

from ....core.result import Result
from ..state import State, progress, ranking


def final_result(state: State) -> Result:
    """By distance, side by side by lane; the score is the distance from the line of the start, in columns."""
    columns = state.track.columns
    seats = range(state.players)
    return Result(
        [[seat] for seat in ranking(state)],
        [progress(state, seat) for seat in seats],
        [{"R30": state.laps[seat] * columns, "R41": state.cars[seat] % columns} for seat in seats],
    )
