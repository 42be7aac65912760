"""The only door between page and engines: a JSON request in, a JSON answer out, nothing ever raised."""

import asyncio
import json
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from .ai.thinking import LEVELS, Thought, think
from .core.events import Event
from .core.refusals import IllegalMove, Problem, Refusal
from .record import Record, Seat, plain_name

SLICE = 0.008  # seconds of thinking between two looks at the door
MOST_FILLED = 1500  # moves tried for a pattern such as `place 7 * *`
MOST_REFUSALS = 3

Answer = dict[str, Any]


class Table:
    """A game that the page has open, and the thinking going on at it."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.progress: float | None = None
        self.hurried = False


_tables: dict[str, Table] = {}


async def handle(text: str) -> str:
    """Answer one request: `problem` is for the player, `fault` for us; games stay as they were."""
    try:
        request = json.loads(text)
        answer = {"ok": True, **await _answer(request)}
    except IllegalMove as problem:
        answer = {"ok": False, "problem": _refusal(problem.refusal)}
    except Problem as problem:
        answer = {"ok": False, "problem": {"key": problem.key, "params": problem.params}}
    except Exception:  # the door is the last place where a fault can still become a sentence
        answer = {"ok": False, "fault": traceback.format_exc(limit=12)}
    return json.dumps(answer, separators=(",", ":"))


async def _answer(request: dict[str, Any]) -> Answer:
    verb = request["do"]
    if verb == "think":
        return await _think(_table(request), request)
    return _VERBS[verb](request)


def _table(request: dict[str, Any]) -> Table:
    try:
        return _tables[request["table"]]
    except KeyError:
        raise Problem("table.not_open") from None


# -- opening and closing --------------------------------------------------------------------


def _start(request: dict[str, Any]) -> Answer:
    seats = [_seat(seat) for seat in request.get("seats", [])]
    record = Record.new(
        request["game"], request["players"], request["seed"], seats, **request.get("options", {})
    )
    return _opened(request, record)


def _open(request: dict[str, Any]) -> Answer:
    return _opened(request, Record.parse(request["record"]))


def _branch(request: dict[str, Any]) -> Answer:
    copy = _table(request).record.branch(request["at"])
    return _opened({**request, "table": request["as"]}, copy)


def _opened(request: dict[str, Any], record: Record) -> Answer:
    _tables[request["table"]] = Table(record)
    return _state_of_table(request, list(record.events[0]) if not record.moves else [])


def _close(request: dict[str, Any]) -> Answer:
    _tables.pop(request["table"], None)
    return {}


def _seat(given: dict[str, Any]) -> Seat:
    level = given.get("level")
    kind = "computer" if given.get("kind") == "computer" else "person"
    return Seat(plain_name(str(given.get("name", ""))), kind, level if level in LEVELS else "normal")


# -- playing --------------------------------------------------------------------------------


def _play(request: dict[str, Any]) -> Answer:
    return _state_of_table(request, _table(request).record.play(request["move"]))


def _undo(request: dict[str, Any]) -> Answer:
    record = _table(request).record
    for _ in range(request.get("steps", 1)):
        record.undo()
    return _state_of_table(request, [])


def _redo(request: dict[str, Any]) -> Answer:
    record = _table(request).record
    events = [event for _ in range(request.get("steps", 1)) for event in record.redo()]
    return _state_of_table(request, events)


def _seats(request: dict[str, Any]) -> Answer:
    record = _table(request).record
    seats = [_seat(seat) for seat in request["seats"]]
    if len(seats) != record.setup.players:
        raise Problem("setup.seats", players=record.setup.players)
    record.seats = seats
    return _state_of_table(request, [])


# -- looking --------------------------------------------------------------------------------


def _look(request: dict[str, Any]) -> Answer:
    return _state_of_table(request, [])


def _show(request: dict[str, Any]) -> Answer:
    record, seat = _table(request).record, request.get("seat")
    at = request["at"]
    return {"at": at, **_seen(record, record.at(at), seat), "last": _told(record.events[at], seat)}


def _log(request: dict[str, Any]) -> Answer:
    record, seat = _table(request).record, request.get("seat")
    since = request.get("since", 0)
    return {
        "entries": [
            {
                "n": number,
                "seat": record.game.to_act(record.at(number - 1)) if number else None,
                "move": record.moves[number - 1] if number else None,
                "events": _told(record.events[number], seat),
            }
            for number in range(since, len(record) + 1)
        ]
    }


def _why(request: dict[str, Any]) -> Answer:
    record = _table(request).record
    refusals = _refusals(record, str(request["pattern"]))
    return {"refusals": [_refusal(refusal) for refusal in refusals]}


def _refusals(record: Record, pattern: str) -> list[Refusal]:
    """Why nothing that fits the pattern can be played, the commonest reason first; empty if something can."""
    filled = record.game.notation.fill(pattern, MOST_FILLED) or [pattern]
    by_reason: dict[tuple[str, str], Refusal] = {}
    times: Counter[tuple[str, str]] = Counter()
    for move in filled:
        refusal = record.game.why_not(record.state, move)
        if refusal is None:
            return []
        reason = (refusal.rule, refusal.key)
        by_reason.setdefault(reason, refusal)
        times[reason] += 1
    return [by_reason[reason] for reason, _ in times.most_common(MOST_REFUSALS)]


def _preview(request: dict[str, Any]) -> Answer:
    record, seat = _table(request).record, request.get("seat")
    return {"previews": [_foreseen(record, move, seat) for move in request["moves"]]}


def _foreseen(record: Record, move: str, seat: int | None) -> Answer:
    """What a move would do; nothing about it if it would show something new (a card, a die)."""
    events: list[Event] = []
    state = record.game.play(record.state, move, events)
    if any(event.reveals for event in events):
        return {"move": move, "reveals": True, "view": None, "events": []}
    view = record.game.view(state, seat)
    return {"move": move, "reveals": False, "view": view, "events": _told(events, seat)}


# -- computer players -----------------------------------------------------------------------


async def _think(table: Table, request: dict[str, Any]) -> Answer:
    """Think in slices, so that the door stays open; a budget in seconds, or `hurry`, ends it early."""
    record = table.record
    seat = record.game.to_act(record.state)
    if seat is None:
        raise Problem("table.over")
    budget = request.get("budget")
    ends = time.monotonic() + budget if budget is not None else float("inf")
    table.hurried, table.progress = False, 0.0
    try:
        move = await _best(think(record.game, record.state, record.seats[seat].level), table, ends)
    finally:
        table.progress = None
    return {"move": str(move), "reason": None}


async def _best(thoughts: Iterator[Thought[Any]], table: Table, ends: float) -> Any:
    pause = time.monotonic() + SLICE
    thought = next(thoughts)
    for thought in thoughts:
        now = time.monotonic()
        if now >= pause:
            table.progress = thought.progress
            await asyncio.sleep(0)
            if table.hurried or now >= ends:
                break
            pause = time.monotonic() + SLICE
    return thought.move


def _hurry(request: dict[str, Any]) -> Answer:
    _table(request).hurried = True
    return {}


def _thinking(request: dict[str, Any]) -> Answer:
    return {"progress": _table(request).progress}


# -- answers --------------------------------------------------------------------------------


def _state_of_table(request: dict[str, Any], events: list[Event]) -> Answer:
    record, seat = _table(request).record, request.get("seat")
    no_undo = record.why_no_undo()
    stopped = record.stopped
    return {
        "table": request["table"],
        "game": record.game.slug,
        "players": record.setup.players,
        "options": dict(record.setup.options),
        "seats": [sitting.as_dict() for sitting in record.seats],
        "seed": str(record.seed),
        "record": record.text(),
        "at": len(record),
        "length": len(record),
        "analysis": record.analysis,
        "seat": seat,
        **_seen(record, record.state, seat),
        "moves": _choices(record, seat),
        "events": _told(events, seat),
        "last": _told(record.events[-1], seat) if record.moves else [],
        "undo": {"can": no_undo is None, "why": no_undo and _sentence(no_undo)},
        "redo": {"can": bool(record.undone)},
        "stopped": stopped
        and {"line": stopped.line, "move": stopped.move, "refusal": _refusal(stopped.refusal)},
    }


def _seen(record: Record, state: Any, seat: int | None) -> Answer:
    game = record.game
    to_act, result = game.to_act(state), game.result(state)
    return {
        "to_act": to_act,
        "view": game.view(state, seat),
        "prompt": None if to_act is None else _sentence(game.prompt(state)),
        "result": result and result.as_dict(),
    }


def _choices(record: Record, seat: int | None) -> list[str]:
    """The legal moves, for who may know them: what a hidden hand allows would tell what it holds."""
    if record.game.secrets and seat != record.game.to_act(record.state):
        return []
    return [str(move) for move in record.game.moves(record.state)]


def _told(events: list[Event], seat: int | None) -> list[Answer]:
    return [event.seen_by(seat) for event in events]


def _refusal(refusal: Refusal) -> Answer:
    return {**refusal.as_dict(), "key": f"why.{refusal.key}"}


def _sentence(said: tuple[str, dict[str, Any]]) -> Answer:
    return {"key": said[0], "params": said[1]}


_VERBS: dict[str, Callable[[dict[str, Any]], Answer]] = {
    "start": _start,
    "open": _open,
    "branch": _branch,
    "close": _close,
    "play": _play,
    "undo": _undo,
    "redo": _redo,
    "seats": _seats,
    "table": _look,
    "show": _show,
    "log": _log,
    "why": _why,
    "preview": _preview,
    "hurry": _hurry,
    "thinking": _thinking,
}
