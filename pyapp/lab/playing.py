"""One game of a study, from the deal to what is kept of it: a row of plain values, without a clock in it."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
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
BY_SEAT = ("wins", "scores", "deeds")
KINDS: Mapping[str, Any] = {
    **dict.fromkeys(("n", "arm", "seed", "first", "moves"), int),
    **dict.fromkeys(BY_SEAT, list),
    "won": bool | None,
    "end": str,
}
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


def is_of(row: Row, play: Play) -> bool:
    """Is this what is kept of that game? Somebody may have written into the journal."""
    told = {"n": play.number, "arm": play.arm, "seed": play.seed}
    if not all(name in row and isinstance(row[name], kinds) for name, kinds in KINDS.items()):
        return False
    a_seat_each = all(len(row[name]) == play.players for name in BY_SEAT)
    figures = [row["moves"], row["first"], *row["wins"], *row["scores"]]
    deeds = [often for by in row["deeds"] for often in (by.values() if isinstance(by, dict) else [None])]
    return (
        a_seat_each
        and {name: row[name] for name in told} == told
        and 0 <= row["first"] < play.players
        and all(isinstance(one, int | float) for one in (*figures, *deeds))
    )


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
