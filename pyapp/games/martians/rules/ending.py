"""How it ended (R70-R74, Q73). Nobody scores points: the score sheet shows what was collected or delivered."""

from ....core.result import Result, ranked
from ..components import ITEMS
from ..state import State

WON_TOGETHER = "delivered"


def item_count(mask: int) -> int:
    return sum(mask >> item & 1 for item in range(len(ITEMS)))


def result(state: State) -> Result:
    seats = range(state.players)
    if state.coop:
        parts = item_count(state.delivered)
        won = state.ended == WON_TOGETHER
        return Result(
            [list(seats)],
            [parts] * state.players,
            [{"R71": parts} for _ in seats],
            won=won,
            ended=state.ended,
        )
    merit = [(seat == state.winner, item_count(state.items[seat]), state.kills[seat]) for seat in seats]
    ranking = ranked(seats, lambda seat: merit[seat])
    return Result(ranking, list(state.kills), [{"R43": kills} for kills in state.kills], ended=state.ended)
