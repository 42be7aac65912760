"""One game of a study, from the deal to what is kept of it: a row of plain values, without a clock in it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from ..ai.arena import won_by
from ..ai.seated import SECONDS, Players
from ..core.advice import LEVELS
from ..core.events import Event
from ..games import GAMES
from ..record import Record, Seat
from .plan import Play

Row = dict[str, Any]
DEEDS = (
    "armed",
    "bought",
    "built",
    "burned",
    "connected",
    "placed",
    "played",
    "settled",
    "sold",
    "took",
    "used",
)
"""What a seat does with a piece of its own will; what merely happens to it says nothing of the piece's worth."""
FIELDS = ("building", "card", "mechanism", "tile", "token", "type")
COLOURS = ("bought",)  # deeds whose colour is the piece


def played(play: Play, keep: bool = False) -> Row:
    """The whole game; `record` is its text if it is to be kept."""
    game = GAMES[play.slug]
    setup = game.setup(play.players, dict(play.options))
    state = game.new(play.players, play.seed, **dict(play.options))
    first, moves = game.to_act(state), []
    deeds: list[Counter[str]] = [Counter() for _ in range(play.players)]
    with Players(game, state, [play.level] * play.players, play.seed, SECONDS) as players:
        while (seat := game.to_act(state)) is not None:
            move, events = players.move(seat, state), list[Event]()
            moves.append(str(move))
            state = game.after(state, move, events)
            for by, deed in done(events):
                deeds[by][deed] += 1
    result = game.result(state)
    assert result is not None, "a game without anybody to act is over"
    winners = won_by(result, set())
    row: Row = {
        "n": play.number,
        "arm": play.arm,
        "seed": play.seed,
        "first": first,
        "won": result.won,
        "wins": [
            round((seat in winners) / (1 if result.won else len(winners)), 6) if winners else 0.0
            for seat in range(play.players)
        ],
        "scores": list(result.scores),
        "moves": len(moves),
        "deeds": [dict(sorted(by.items())) for by in deeds],
        "end": game.digest(state),
    }
    if keep:
        kind = play.level if play.level in LEVELS else "normal"
        record = Record(game, setup, play.seed, [Seat("", "computer", kind)] * play.players)
        record.moves = moves
        row["record"] = record.text()
    return row


def batch(plays: Sequence[Play], keep: bool = False) -> list[Row]:
    """Several games one after the other: what one task of a pool or a cluster does."""
    return [played(play, keep) for play in plays]


def done(events: Sequence[Event]) -> Iterator[tuple[int, str]]:
    """(seat, `deed field piece`) of each deed of these events that everybody sees."""
    for event in events:
        seat = event.public.get("seat")
        if event.kind not in DEEDS or not isinstance(seat, int) or seat < 0:
            continue
        for field in (*FIELDS, "colour") if event.kind in COLOURS else FIELDS:
            if isinstance(piece := event.public.get(field), str):
                yield seat, f"{event.kind} {field} {piece}"
