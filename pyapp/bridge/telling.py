"""What the page is told of a table: the answer to an act, the log, a move step by step; each seat only what it may know."""

from typing import Any

from ..core import answers
from ..core.events import Event
from ..core.refusals import Refusal
from ..core.seen import Hindrance
from ..core.stepwise import watched
from ..record import Record
from ..record.fairness import proof
from .request import Request


def acting_on(request: Request) -> Record:
    """The game that is about to change, once all that its answer needs has been read."""
    record = request.record()
    looker(request, record)
    _kinds_to_watch(request)
    _wants_log(request)
    return record


def now(request: Request, events: list[Event]) -> answers.Table:
    return state_of_table(request, request.text("table"), request.record(), events)


def changed(request: Request, events: list[Event]) -> answers.Table:
    """What is still being thought of at the table is of no use any more."""
    request.table().acts += 1
    return now(request, events)


def moved(request: Request, events: list[Event]) -> answers.Table:
    """After a move: what happened by itself too, step by step, if any of it is of the kinds to `watch`."""
    record, kinds = request.record(), _kinds_to_watch(request)
    seat = looker(request, record)
    steps = stepwise(record, len(record), seat) if any(event.kind in kinds for event in events) else []
    return {**changed(request, events), "steps": [step for step in steps if step["event"]["kind"] in kinds]}


def _kinds_to_watch(request: Request) -> list[str]:
    return request.items("watch", str, [])


def looker(request: Request, record: Record) -> int | None:
    """Who sees the answer: of the seats in `sharing` (people at one screen without secrets) the one to act, else `seat`."""
    seat, to_act = request.viewer(record.setup.players), record.game.to_act(record.state)
    return to_act if to_act in request.items("sharing", int, []) else seat


def _wants_log(request: Request) -> int | None:
    """The last entry of the log that the page has (-1: none); null if it asks for no log."""
    return request.whole("known", low=-1) if "known" in request.data else None


def _news(request: Request, record: Record, seat: int | None) -> list[answers.LogEntry]:
    """The log after entry `known`; all of it for another seat than asked, where that seat has secrets of its own."""
    known = _wants_log(request)
    if known is None:
        return []
    other = record.game.secrets and seat != request.viewer(record.setup.players)
    return entries(record, seat, 0 if other else known + 1)


def state_of_table(request: Request, name: str, record: Record, events: list[Event]) -> answers.Table:
    seat = looker(request, record)
    no_undo = record.why_no_undo()
    stopped = record.stopped
    return {
        "table": name,
        "game": record.game.slug,
        "players": record.setup.players,
        "options": dict(record.setup.options),
        "seats": [sitting.as_dict() for sitting in record.seats],
        "seed": None if record.keeps_back else str(record.seed),
        "fingerprint": record.promised,
        "proof": None if record.running or record.analysis else proof(record).as_dict(),
        "record": record.kept(),
        "at": len(record),
        "length": len(record),
        "analysis": record.analysis,
        "imagined": record.imagined,
        "seat": seat,
        **seen(record, record.state, seat),
        "public": record.game.view(record.state, None) if record.game.secrets and seat is not None else None,
        "entries": _news(request, record, seat),
        "steps": [],
        "moves": choices(record, seat),
        "events": told(events, seat),
        "last": told(record.events[-1], seat) if record.moves else [],
        "undo": {
            "can": no_undo is None,
            "most": record.undoable(),
            "why": None if no_undo is None else sentence(no_undo),
        },
        "redo": {"can": bool(record.undone)},
        "stopped": None
        if stopped is None
        else {"line": stopped.line, "move": stopped.move, "refusal": refusal_told(stopped.refusal)},
    }


def seen(record: Record, state: Any, seat: int | None) -> answers.Moment:
    game = record.game
    to_act, result = game.to_act(state), game.result(state)
    return {
        "to_act": to_act,
        "view": game.view(state, seat),
        "prompt": None if to_act is None else sentence(game.prompt(state)),
        "result": None if result is None else result.as_dict(),
    }


def choices(record: Record, seat: int | None) -> list[str]:
    """The legal moves, for who may know them."""
    if not may_choose(record, seat):
        return []
    return [str(move) for move in record.game.moves(record.state)]


def told(events: list[Event], seat: int | None) -> list[answers.EventTold]:
    return [event.seen_by(seat) for event in events]


def refusal_told(refusal: Refusal) -> Hindrance:
    return {**refusal.as_dict(), "key": f"why.{refusal.key}"}


def sentence(said: tuple[str, dict[str, Any]]) -> answers.Sentence:
    return {"key": said[0], "params": said[1]}


def entries(record: Record, seat: int | None, since: int) -> list[answers.LogEntry]:
    return [
        {
            "n": number,
            "seat": record.game.to_act(record.at(number - 1)) if number else None,
            "move": record.moves[number - 1] if number and may_read(record, number, seat) else None,
            "events": told(record.events[number], seat),
        }
        for number in range(since, len(record) + 1)
    ]


def may_read(record: Record, number: int, seat: int | None) -> bool:
    """May a seat read a move as text? Where hands are secret it can name what only its own seat knows."""
    mover = record.game.to_act(record.at(number - 1))
    return not record.guarded or seat == mover


def may_choose(record: Record, seat: int | None) -> bool:
    """May a seat know what can be played? What a hidden hand allows would tell what it holds."""
    return not record.game.secrets or seat == record.game.to_act(record.state)


def stepwise(record: Record, at: int, seat: int | None) -> list[answers.Step]:
    _, seen = watched(record.game, record.at(at - 1), record.moves[at - 1], seat)
    views = zip(seen, seen.views, strict=True)
    return [{"event": event.seen_by(seat), "view": view} for event, view in views]
