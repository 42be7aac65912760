"""The only door between page and engines: a JSON request in, a JSON answer out, nothing ever raised."""

import asyncio
import json
import math
import time
import traceback
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import suppress
from typing import Any, TypeVar

from ..ai.end_of_turn import ahead
from ..ai.thinking import LEVELS, Thought, think
from ..core import answers
from ..core.events import Event
from ..core.options import idle_options
from ..core.refusals import BadInput, IllegalMove, Problem, Refusal
from ..core.rng import PLAIN, WAYS
from ..core.seen import Hindrance
from ..core.stepwise import foreseen, watched
from ..record import Record, Seat, game_of, link
from ..record.fairness import is_salt, proof
from ..record.relation import kin
from .request import Request, Table, tables
from .why import why_nothing

SLICE = 0.018  # seconds of thinking between two looks at the door
OPEN = 0.004  # seconds the door stays open then; for less a browser's loop goes round without letting a question in
HINT_BUDGET = 1.0  # seconds of thinking for a hint
MOST_SEARCHED, LONGEST_HORIZON = 2500, 60  # positions and moves looked at for a puzzle

Answer = Mapping[str, object]
"""One of the shapes of core/answers.py; the table below says which."""
S = TypeVar("S")


async def handle(text: str) -> str:
    """Answer one request. A `problem` is said to the player, a `fault` is ours; games stay as they were."""
    answer: dict[str, object]
    try:
        answer = {"ok": True, **await _answer(Request(_read(text)))}
    except IllegalMove as problem:
        answer = {"ok": False, "problem": _refusal(problem.refusal)}
    except Problem as problem:
        answer = {"ok": False, "problem": _problem(problem)}
    except Exception:  # the door is the last place where a fault can still become a sentence
        answer = {"ok": False, "fault": traceback.format_exc(limit=12)}
    return json.dumps(answer, separators=(",", ":"))


def _problem(problem: Problem) -> answers.Problem:
    """What is wrong with what was asked; of what somebody gave, in sentences, if their words can be had."""
    answer: answers.Problem = {"key": problem.key, "params": problem.params}
    if isinstance(problem, BadInput):
        from ..core.telling import in_all_languages

        with suppress(ImportError):  # away from the net, before they were ever fetched
            answer["said"] = in_all_languages(problem)
    return answer


def _read(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, TypeError, RecursionError):
        raise Problem("door.bad_request", entry="request") from None


async def _answer(request: Request) -> Answer:
    verb = request.text("do")
    if verb in _SLICED:
        return await _SLICED[verb](request)
    if verb not in _VERBS:
        raise Problem("door.bad_request", entry="do")
    return _VERBS[verb](request)


# -- opening and closing --------------------------------------------------------------------


def _start(request: Request) -> answers.Table:
    game = game_of(request.text("game"))
    setup = game.setup(request.whole("players"), request.options())
    idle = idle_options(
        game.options, setup
    )  # chosen on the page before another choice made them mean nothing
    if idle:
        kept = {name: value for name, value in setup.options.items() if name not in idle}
        setup = game.setup(setup.players, kept)
    way, salt = request.whole("chance", PLAIN), request.text("salt") if "salt" in request.data else ""
    if way not in WAYS or (salt and not is_salt(salt)):
        raise Problem("door.bad_request", entry="salt" if way in WAYS else "chance")
    record = Record(game, setup, request.seed(), _sitting(request, []), way=way, salt=salt)
    return _opened(request, request.text("table"), record)


def _open(request: Request) -> answers.Table | answers.Opened:
    """From a saved record, or from the end of an address; `analysis` makes it an open copy, to learn at."""
    linked = "link" in request.data
    if not linked:
        record = Record.parse(request.text("record"))
        record.analysis = request.flag("analysis")
        return _opened(request, request.text("table"), record)
    text = request.text("link")
    record = link.read(text)
    record.analysis = request.flag("analysis")
    answer = _opened(request, request.text("table"), record)
    return {**answer, "picture": link.picture_agrees(text, record)}


def _branch(request: Request) -> answers.Table:
    """What if? From the position after `at` moves, as far as who looks may know it."""
    record = request.record()
    seat = request.viewer(record.setup.players)
    copy = record.what_if(request.whole("at"), seat, request.whole("deal", 0))
    return _opened(request, request.text("as"), copy)


def _opened(request: Request, name: str, record: Record) -> answers.Table:
    told = list(record.events[0]) if not record.moves else []
    answer = _state_of_table(request, name, record, told)
    tables[name] = Table(record)
    return answer


def _close(request: Request) -> answers.Nothing:
    tables.pop(request.text("table"), None)
    return {}


def _sitting(request: Request, default: list[Any] | None = None) -> list[Seat]:
    return [_seat(seat) for seat in request.items("seats", dict, default)]


def _seat(given: dict[str, Any]) -> Seat:
    kind: answers.SeatKind = "computer" if given.get("kind") == "computer" else "person"
    level = str(given.get("level"))
    return Seat(str(given.get("name", "")), kind, level if level in LEVELS else "normal")


# -- playing --------------------------------------------------------------------------------


def _act(request: Request) -> Record:
    """The game that is about to change, once all that its answer needs has been read."""
    record = request.record()
    _looker(request, record)
    _kinds_to_watch(request)
    _wants_log(request)
    return record


def _play(request: Request) -> answers.Table:
    """A move, and those of `then` as long as the same seat may go on with them."""
    move, further = request.text("move"), request.items("then", str, [])
    record = _act(request)
    seat, events = request.viewer(record.setup.players), record.play(move)
    for each in further:
        if record.game.to_act(record.state) == seat and each in _choices(record, seat):
            events = record.play(each)
    return _moved(request, events)


def _undo(request: Request) -> answers.Table:
    """So many moves back, or to where `to` moves are left."""
    steps, to = request.whole("steps", 1, low=1), request.whole("to", -1, low=-1)
    record = _act(request)
    record.undo(steps if to < 0 else max(1, len(record) - to))
    return _changed(request, [])


def _redo(request: Request) -> answers.Table:
    """Forward again; with `on` to where the next person is asked."""
    steps = request.whole("steps", 1, low=1)
    record = _act(request)
    events = record.redo(steps)
    while request.flag("on") and record.undone and _is_computer(record):
        events = record.redo(1)
    return _changed(request, events)


def _is_computer(record: Record) -> bool:
    seat = record.game.to_act(record.state)
    return seat is not None and record.seats[seat].kind == "computer"


def _seats(request: Request) -> answers.Table:
    seats = _sitting(request)
    if len(seats) != request.record().setup.players:
        raise Problem("setup.seats", players=request.record().setup.players)
    record = _act(request)
    record.seats = seats
    return _changed(request, [])


# -- looking --------------------------------------------------------------------------------


def _table(request: Request) -> answers.Table:
    return _now(request, [])


def _show(request: Request) -> answers.Shown:
    record, at = request.record(), request.whole("at")
    seat = request.viewer(record.setup.players)
    return {"at": at, **_seen(record, record.at(at), seat), "last": _told(record.events[at], seat)}


def _steps(request: Request) -> answers.Steps:
    """A move told event by event, with the table as a seat saw it after each."""
    record = request.record()
    at = request.whole("at", len(record))
    seat = request.viewer(record.setup.players)
    if not 0 < at <= len(record):
        raise Problem("door.bad_request", entry="at")
    return {"at": at, "steps": _stepwise(record, at, seat)}


def _stepwise(record: Record, at: int, seat: int | None) -> list[answers.Step]:
    _, seen = watched(record.game, record.at(at - 1), record.moves[at - 1], seat)
    views = zip(seen, seen.views, strict=True)
    return [{"event": event.seen_by(seat), "view": view} for event, view in views]


def _log(request: Request) -> answers.Log:
    record = request.record()
    seat = request.viewer(record.setup.players)
    return {"entries": _entries(record, seat, request.whole("since", 0))}


def _entries(record: Record, seat: int | None, since: int) -> list[answers.LogEntry]:
    return [
        {
            "n": number,
            "seat": record.game.to_act(record.at(number - 1)) if number else None,
            "move": record.moves[number - 1] if number and _may_read(record, number, seat) else None,
            "events": _told(record.events[number], seat),
        }
        for number in range(since, len(record) + 1)
    ]


def _may_read(record: Record, number: int, seat: int | None) -> bool:
    """May a seat read a move as text? Where hands are secret it can name what only its own seat knows."""
    mover = record.game.to_act(record.at(number - 1))
    return not record.guarded or seat == mover


def _may_choose(record: Record, seat: int | None) -> bool:
    """May a seat know what can be played? What a hidden hand allows would tell what it holds."""
    return not record.game.secrets or seat == record.game.to_act(record.state)


def _why(request: Request) -> answers.Refusals:
    record = request.record()
    if not _may_choose(record, request.viewer(record.setup.players)):
        raise Problem("table.not_your_turn")
    pattern, chosen = request.text("pattern"), request.data.get("chosen")
    refusals = why_nothing(record.game, record.state, pattern, chosen if isinstance(chosen, str) else "")
    return {"refusals": [_refusal(refusal) for refusal in refusals]}


def _preview(request: Request) -> answers.Previews:
    record = request.record()
    seat = request.viewer(record.setup.players)
    if not _may_choose(record, seat):
        raise Problem("table.not_your_turn")
    further = bool(request.data.get("ahead")) and seat is not None
    return {"previews": [_foreseen(record, move, seat, further) for move in request.items("moves", str)]}


def _foreseen(record: Record, move: str, seat: int | None, further: bool) -> answers.Preview:
    if refusal := record.game.why_not(record.state, move):
        raise IllegalMove(refusal)
    reveals, view, events = foreseen(record.game, record.state, move, seat)
    answer: answers.Preview = {"move": move, "reveals": reveals, "view": view, "events": _told(events, seat)}
    if further and seat is not None:
        turn = ahead(record.game, record.state, move, seat)
        answer["ahead"] = {"moves": turn.moves, "view": turn.view, "events": _told(turn.events, seat)}
    return answer


# -- sharing --------------------------------------------------------------------------------


def _link(request: Request) -> answers.Link:
    """The whole game as a link, opened again and compared before it is given away."""
    record = request.record()
    names, picture = request.flag("names"), request.flag("picture")
    made = link.link(record, names=names, picture=picture)
    if link.read(made).moves != record.moves:
        raise ValueError("a link that opens as another game")
    return {"link": made, "text": record.kept()}


def _glimpse(request: Request) -> answers.Glimpse:
    record = request.record()
    return {"link": link.glimpse(record, request.viewer(record.setup.players))}


def _kin(request: Request) -> answers.Kindred:
    """How the game on the table stands to others that the page keeps."""
    text = request.record().text()
    related = [kin(text, other) for other in request.items("records", str)]
    return {"kin": [{"how": one.how, "shared": one.shared} for one in related]}


# -- computer players -----------------------------------------------------------------------


async def _think(request: Request) -> answers.Thought | answers.Played:
    """Think in slices, so that the door stays open; a budget in seconds, or `hurry`, ends it early.

    With `play` the move is made too, not sooner than after `pause` seconds, and the answer is the table's; but for `move`
    null, when somebody did something else at the table meanwhile.
    """
    table = request.table()
    record = table.record
    seat = record.game.to_act(record.state)
    if seat is None:
        raise Problem("table.over")
    thoughts = think(record.game, record.state, record.seats[seat].level)
    if not request.flag("play"):
        return {"move": str(await _best(thoughts, table, request.budget()))}
    _act(request)
    before, earliest = table.acts, time.monotonic() + request.seconds("pause", 0)

    def still_wanted() -> bool:
        return table.acts == before and tables.get(request.text("table")) is table

    move = str(await _best(thoughts, table, request.budget()))
    while still_wanted() and time.monotonic() < earliest and not table.hurried:
        await asyncio.sleep(OPEN)
    if not still_wanted():
        return {"move": None}
    return {"move": move, **_moved(request, record.play(move))}


async def _hint(request: Request) -> answers.Hint:
    """A good move for the seat to act: where to look, which it is, why."""
    from ..ai import hints

    table = request.table()
    record = table.record
    if record.game.to_act(record.state) is None:
        raise Problem("table.over")
    if not _may_choose(record, request.viewer(record.setup.players)):
        raise Problem("table.not_your_turn")
    thoughts = think(record.game, record.state, hints.LEVEL)
    move = await _best(thoughts, table, min(request.budget(), HINT_BUDGET))
    found = await _last(hints.hint(record.game, record.state, move))
    assert found is not None, "a hint ends with what it says"
    return {
        "places": found.places,
        "move": found.move,
        "reasons": [_sentence(each) for each in found.reasons],
    }


async def _reason(request: Request) -> answers.Reasons:
    """Why a move of the record was made, as far as the seat that looks may know."""
    from ..ai.reasons import open_reasons, own_reasons

    record, at = request.record(), request.whole("at", low=1)
    viewer = request.viewer(record.setup.players)
    before, after = record.at(at - 1), record.at(at)
    if _may_read(record, at, viewer):
        seat = record.game.to_act(before)
        level = record.seats[seat].level if seat is not None else ""
        steps = own_reasons(record.game, before, record.moves[at - 1], level)
    else:
        steps = open_reasons(record.game, before, after, record.events[at], viewer)
    return {"at": at, "reasons": [_sentence(each) for each in await _last(steps)]}


async def _review(request: Request) -> answers.Reviewed:
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


def _wins(request: Request) -> answers.Wins:
    """Does a seat still win for sure within so many moves? For puzzles; null where it can't be seen.

    The search looks at every card, so only a table to learn at may ask.
    """
    from ..teach.solver import still_wins

    record = request.record()
    if not record.analysis:
        raise Problem("door.bad_request", entry="table")
    seat = request.viewer(record.setup.players)
    if seat is None:
        raise Problem("door.bad_request", entry="seat")
    horizon = request.whole("horizon")
    return {"wins": still_wins(record.game, record.state, seat, min(horizon, LONGEST_HORIZON), MOST_SEARCHED)}


def _hurry(request: Request) -> answers.Nothing:
    """Ends the thinking at a table; with `stop` nothing is played after it."""
    table = request.table()
    table.hurried = True
    if request.flag("stop"):
        table.acts += 1
    return {}


def _thinking(request: Request) -> answers.Progress:
    return {"progress": request.table().progress}


# -- answers --------------------------------------------------------------------------------


def _now(request: Request, events: list[Event]) -> answers.Table:
    return _state_of_table(request, request.text("table"), request.record(), events)


def _changed(request: Request, events: list[Event]) -> answers.Table:
    """What is still being thought of at the table is of no use any more."""
    request.table().acts += 1
    return _now(request, events)


def _moved(request: Request, events: list[Event]) -> answers.Table:
    """After a move: what happened by itself too, step by step, if any of it is of the kinds to `watch`."""
    record, kinds = request.record(), _kinds_to_watch(request)
    seat = _looker(request, record)
    steps = _stepwise(record, len(record), seat) if any(event.kind in kinds for event in events) else []
    return {**_changed(request, events), "steps": [step for step in steps if step["event"]["kind"] in kinds]}


def _kinds_to_watch(request: Request) -> list[str]:
    return request.items("watch", str, [])


def _looker(request: Request, record: Record) -> int | None:
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
    return _entries(record, seat, 0 if other else known + 1)


def _state_of_table(request: Request, name: str, record: Record, events: list[Event]) -> answers.Table:
    seat = _looker(request, record)
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
        **_seen(record, record.state, seat),
        "public": record.game.view(record.state, None) if record.game.secrets and seat is not None else None,
        "entries": _news(request, record, seat),
        "steps": [],
        "moves": _choices(record, seat),
        "events": _told(events, seat),
        "last": _told(record.events[-1], seat) if record.moves else [],
        "undo": {
            "can": no_undo is None,
            "most": record.undoable(),
            "why": None if no_undo is None else _sentence(no_undo),
        },
        "redo": {"can": bool(record.undone)},
        "stopped": None
        if stopped is None
        else {"line": stopped.line, "move": stopped.move, "refusal": _refusal(stopped.refusal)},
    }


def _seen(record: Record, state: Any, seat: int | None) -> answers.Moment:
    game = record.game
    to_act, result = game.to_act(state), game.result(state)
    return {
        "to_act": to_act,
        "view": game.view(state, seat),
        "prompt": None if to_act is None else _sentence(game.prompt(state)),
        "result": None if result is None else result.as_dict(),
    }


def _choices(record: Record, seat: int | None) -> list[str]:
    """The legal moves, for who may know them."""
    if not _may_choose(record, seat):
        return []
    return [str(move) for move in record.game.moves(record.state)]


def _told(events: list[Event], seat: int | None) -> list[answers.EventTold]:
    return [event.seen_by(seat) for event in events]


def _refusal(refusal: Refusal) -> Hindrance:
    return {**refusal.as_dict(), "key": f"why.{refusal.key}"}


def _sentence(said: tuple[str, dict[str, Any]]) -> answers.Sentence:
    return {"key": said[0], "params": said[1]}


_SLICED: dict[str, Callable[[Request], Awaitable[Answer]]] = {
    "think": _think,
    "hint": _hint,
    "reason": _reason,
    "review": _review,
}

_VERBS: dict[str, Callable[[Request], Answer]] = {
    "start": _start,
    "open": _open,
    "branch": _branch,
    "close": _close,
    "play": _play,
    "undo": _undo,
    "redo": _redo,
    "seats": _seats,
    "table": _table,
    "show": _show,
    "steps": _steps,
    "log": _log,
    "why": _why,
    "preview": _preview,
    "link": _link,
    "glimpse": _glimpse,
    "kin": _kin,
    "wins": _wins,
    "hurry": _hurry,
    "thinking": _thinking,
}
