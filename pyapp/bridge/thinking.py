"""What a computer player does behind the door, in slices: it thinks, gives hints and reasons, and looks back at a game."""

import asyncio
import math
import time
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from ..ai.thinking import Thought
from ..ai.thinking import think as thoughts_of
from ..core import answers
from ..core.refusals import Problem
from .request import Request, Table, tables
from .telling import acting_on, may_choose, may_read, moved, sentence

SLICE = 0.018  # seconds of thinking between two looks at the door
OPEN = 0.004  # seconds the door stays open then; for less a browser's loop goes round without letting a question in
HINT_BUDGET = 1.0  # seconds of thinking for a hint
S = TypeVar("S")


async def think(request: Request) -> answers.Thought | answers.Played:
    """Think in slices, so that the door stays open; a budget in seconds, or `hurry`, ends it early.

    With `play` the move is made too, not sooner than after `pause` seconds, and the answer is the table's; but for `move`
    null, when somebody did something else at the table meanwhile.
    """
    table = request.table()
    record = table.record
    seat = record.game.to_act(record.state)
    if seat is None:
        raise Problem("table.over")
    thoughts = thoughts_of(record.game, record.state, record.seats[seat].level)
    if not request.flag("play"):
        return {"move": str(await _best(thoughts, table, request.budget()))}
    acting_on(request)
    before, earliest = table.acts, time.monotonic() + request.seconds("pause", 0)

    def still_wanted() -> bool:
        return table.acts == before and tables.get(request.text("table")) is table

    move = str(await _best(thoughts, table, request.budget()))
    while still_wanted() and time.monotonic() < earliest and not table.hurried:
        await asyncio.sleep(OPEN)
    if not still_wanted():
        return {"move": None}
    return {"move": move, **moved(request, record.play(move))}


async def hint(request: Request) -> answers.Hint:
    """A good move for the seat to act: where to look, which it is, why."""
    from ..ai import hints

    table = request.table()
    record = table.record
    if record.game.to_act(record.state) is None:
        raise Problem("table.over")
    if not may_choose(record, request.viewer(record.setup.players)):
        raise Problem("table.not_your_turn")
    thoughts = thoughts_of(record.game, record.state, hints.LEVEL)
    move = await _best(thoughts, table, min(request.budget(), HINT_BUDGET))
    found = await _last(hints.hint(record.game, record.state, move))
    assert found is not None, "a hint ends with what it says"
    return {
        "places": found.places,
        "move": found.move,
        "reasons": [sentence(each) for each in found.reasons],
    }


async def reason(request: Request) -> answers.Reasons:
    """Why a move of the record was made, as far as the seat that looks may know."""
    from ..ai.reasons import open_reasons, own_reasons

    record, at = request.record(), request.whole("at", low=1)
    viewer = request.viewer(record.setup.players)
    before, after = record.at(at - 1), record.at(at)
    if may_read(record, at, viewer):
        seat = record.game.to_act(before)
        level = record.seats[seat].level if seat is not None else ""
        steps = own_reasons(record.game, before, record.moves[at - 1], level)
    else:
        steps = open_reasons(record.game, before, after, record.events[at], viewer)
    return {"at": at, "reasons": [sentence(each) for each in await _last(steps)]}


async def review(request: Request) -> answers.Reviewed:
    """How the chances went in a game that is over; `thinking` tells how far the work is, `hurry` ends it."""
    from ..ai.review import Review, review

    table = request.table()
    if table.record.game.to_act(table.record.state) is not None:
        raise Problem("table.not_over")
    found = await _at_table(
        table, review(table.record), lambda step: step if isinstance(step, float) else 1.0
    )
    return {"review": found.as_dict() if isinstance(found, Review) else None}


async def _best(thoughts: Iterator[Thought[Any]], table: Table, budget: float) -> Any:
    thought = await _at_table(table, thoughts, lambda thought: thought.progress, budget)
    return thought.move


async def _at_table(
    table: Table, steps: Iterator[S], progress: Callable[[S], float], budget: float = math.inf
) -> S:
    """The last step of work that `thinking` asks about and `hurry` ends, or the one at which the time was up."""
    ends = time.monotonic() + budget
    table.hurried, table.progress = False, 0.0

    def noted() -> Iterator[S]:
        for step in steps:
            table.progress = progress(step)
            yield step

    try:
        return await _last(noted(), lambda: table.hurried or time.monotonic() >= ends)
    finally:
        table.progress = None


async def _last(steps: Iterator[S], enough: Callable[[], bool] = lambda: False) -> S:
    """The last step, or the one at which it was enough; the door is open for a moment after each slice of work."""
    pause = time.monotonic() + SLICE
    found = next(steps)
    for step in steps:
        found = step
        if time.monotonic() >= pause:
            await asyncio.sleep(OPEN)
            if enough():
                break
            pause = time.monotonic() + SLICE
    return found


def hurry(request: Request) -> answers.Nothing:
    """Ends the thinking at a table; with `stop` nothing is played after it."""
    table = request.table()
    table.hurried = True
    if request.flag("stop"):
        table.acts += 1
    return {}


def thinking(request: Request) -> answers.Progress:
    return {"progress": request.table().progress}
