"""The winner: most cogs, then fewer cards in hand, then nearest to the First Player (R31, R32)."""

from typing import NamedTuple

from ....core.result import Result, ranked
from ..components import AUTOMATON, RULES_OF
from ..state import State


class Standing(NamedTuple):
    """All that decides the final order."""

    cogs: int
    bonus: int  # the Automaton's part of the cogs
    cards: int  # in hand; Scrap and built cards don't count
    distance: int  # clockwise from the First Player of the last round (Q31)


def bonus_of(state: State, seat: int) -> int:
    """What the Automaton brings a seat at the end (M5)."""
    return int(state.setup.options["automaton_bonus"]) if state.built[seat] >> AUTOMATON & 1 else 0


def standings(state: State) -> list[Standing]:
    return [
        Standing(
            cogs=state.cogs[seat],
            bonus=bonus_of(state, seat),
            cards=sum(state.hands[seat]),
            distance=(seat - state.first) % state.players,
        )
        for seat in range(state.players)
    ]


def final_result(state: State) -> Result:
    final = standings(state)

    def merit(seat: int) -> tuple[int, int, int]:
        return final[seat].cogs, -final[seat].cards, -final[seat].distance

    lines: list[dict[str, int]] = []
    for standing in final:
        line = {"R31": standing.cogs - standing.bonus}
        if AUTOMATON in state.mechanisms:
            line[RULES_OF[AUTOMATON]] = standing.bonus
        lines.append(line)
    return Result(ranked(range(state.players), merit), list(state.cogs), lines)
