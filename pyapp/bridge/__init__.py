"""The only door between page and engines: a JSON request in, a JSON answer out, nothing ever raised."""

import json
import traceback
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any

from ..ai.end_of_turn import ahead, series
from ..ai.thinking import LEVELS
from ..core import answers
from ..core.events import Event
from ..core.options import idle_options
from ..core.refusals import BadInput, IllegalMove, Problem
from ..core.rng import PLAIN, WAYS
from ..core.stepwise import foreseen
from ..games.elsewhere import shelved
from ..record import Record, Seat, game_of, link
from ..record.fairness import is_salt
from ..record.relation import kin
from . import teaching, thinking
from .request import Request, Table, tables
from .telling import (
    acting_on,
    changed,
    choices,
    entries,
    may_choose,
    moved,
    now,
    refusal_told,
    seen,
    state_of_table,
    stepwise,
    told,
)
from .why import why_nothing

Answer = Mapping[str, object]
"""One of the shapes of core/answers.py; the table below says which."""


async def handle(text: str) -> str:
    """Answer one request. A `problem` is said to the player, a `fault` is ours; games stay as they were."""
    answer: dict[str, object]
    try:
        answer = {"ok": True, **await _answer(Request(_read(text)))}
    except IllegalMove as problem:
        answer = {"ok": False, "problem": refusal_told(problem.refusal)}
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
    dealt = list(record.events[0]) if not record.moves else []
    answer = state_of_table(request, name, record, dealt)
    tables[name] = Table(record)
    return answer


def _pack(request: Request) -> answers.Nothing:
    """A game from elsewhere: its wheel, in base64, and where the game is in it."""
    slug, place = request.text("game"), request.text("place")
    shelved(slug, place, request.text("wheel"))
    return {}


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


def _play(request: Request) -> answers.Table:
    """A move, and those of `then` as long as the same seat may go on with them."""
    move, further = request.text("move"), request.items("then", str, [])
    record = acting_on(request)
    seat, events = request.viewer(record.setup.players), record.play(move)
    for each in further:
        for one in _meant(record, each, seat):
            if record.game.to_act(record.state) == seat and one in choices(record, seat):
                events = record.play(one)
    return moved(request, events)


def _meant(record: Record, each: str, seat: int | None) -> list[str]:
    """A move as it is written, or with a star those of its kind that a good player would make now."""
    if "*" not in each or seat is None:
        return [each]
    return series(record.game, record.state, each, seat)


def _undo(request: Request) -> answers.Table:
    """So many moves back, or to where `to` moves are left."""
    steps, to = request.whole("steps", 1, low=1), request.whole("to", -1, low=-1)
    record = acting_on(request)
    record.undo(steps if to < 0 else max(1, len(record) - to))
    return changed(request, [])


def _redo(request: Request) -> answers.Table:
    """Forward again; with `on` to where the next person is asked."""
    steps = request.whole("steps", 1, low=1)
    record = acting_on(request)
    events = record.redo(steps)
    while request.flag("on") and record.undone and _is_computer(record):
        events = record.redo(1)
    return changed(request, events)


def _is_computer(record: Record) -> bool:
    seat = record.game.to_act(record.state)
    return seat is not None and record.seats[seat].kind == "computer"


def _seats(request: Request) -> answers.Table:
    seats = _sitting(request)
    if len(seats) != request.record().setup.players:
        raise BadInput("setup.seats", players=request.record().setup.players)
    record = acting_on(request)
    record.seats = seats
    return changed(request, [])


# -- looking --------------------------------------------------------------------------------


def _table(request: Request) -> answers.Table:
    return now(request, [])


def _show(request: Request) -> answers.Shown:
    record, at = request.record(), request.whole("at")
    seat = request.viewer(record.setup.players)
    return {"at": at, **seen(record, record.at(at), seat), "last": told(record.events[at], seat)}


def _steps(request: Request) -> answers.Steps:
    """A move told event by event, with the table as a seat saw it after each."""
    record = request.record()
    at = request.whole("at", len(record))
    seat = request.viewer(record.setup.players)
    if not 0 < at <= len(record):
        raise Problem("door.bad_request", entry="at")
    return {"at": at, "steps": stepwise(record, at, seat)}


def _log(request: Request) -> answers.Log:
    record = request.record()
    seat = request.viewer(record.setup.players)
    return {"entries": entries(record, seat, request.whole("since", 0))}


def _why(request: Request) -> answers.Refusals:
    record = request.record()
    if not may_choose(record, request.viewer(record.setup.players)):
        raise Problem("table.not_your_turn")
    pattern, chosen = request.text("pattern"), request.data.get("chosen")
    refusals = why_nothing(record.game, record.state, pattern, chosen if isinstance(chosen, str) else "")
    return {"refusals": [refusal_told(refusal) for refusal in refusals]}


def _preview(request: Request) -> answers.Previews:
    record = request.record()
    seat = request.viewer(record.setup.players)
    if not may_choose(record, seat):
        raise Problem("table.not_your_turn")
    further = bool(request.data.get("ahead")) and seat is not None
    return {"previews": [_foreseen(record, move, seat, further) for move in request.items("moves", str)]}


def _foreseen(record: Record, move: str, seat: int | None, further: bool) -> answers.Preview:
    """One move, a series joined by `;`, or with a star the series of that kind that a good player would make."""
    if "*" in move and ";" not in move and seat is not None:
        moves = series(record.game, record.state, move, seat)
        answer = _followed(record, moves, seat)
        return {
            **answer,
            "move": move,
            "ahead": {"moves": moves, "view": answer["view"], "events": answer["events"]},
        }
    answer = _followed(record, move.split(";"), seat)
    if further and seat is not None:
        turn = ahead(record.game, record.state, move, seat)
        answer["ahead"] = {"moves": turn.moves, "view": turn.view, "events": told(turn.events, seat)}
    return answer


def _followed(record: Record, moves: list[str], seat: int | None) -> answers.Preview:
    """A series up to where it shows something new; what has happened by itself meanwhile is left out."""
    game, state = record.game, record.state
    if moves and (refusal := game.why_not(state, moves[0])):
        raise IllegalMove(refusal)
    reveals, view, events = False, None, list[Event]()
    for each in moves:
        if game.why_not(state, each):
            continue
        reveals, after, more = foreseen(game, state, each, seat)
        view, events = after or view, [*events, *more]
        if reveals:
            break
        state = game.after(state, game.read(each))
    return {"move": ";".join(moves), "reveals": reveals, "view": view, "events": told(events, seat)}


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


_SLICED: dict[str, Callable[[Request], Awaitable[Answer]]] = {
    "think": thinking.think,
    "hint": thinking.hint,
    "reason": thinking.reason,
    "review": thinking.review,
}

_VERBS: dict[str, Callable[[Request], Answer]] = {
    "start": _start,
    "open": _open,
    "branch": _branch,
    "close": _close,
    "pack": _pack,
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
    "wins": teaching.wins,
    "figure": teaching.figure,
    "judge": teaching.judge,
    "solve": teaching.solve,
    "studio": teaching.studio,
    "pages": teaching.pages,
    "still": teaching.still,
    "hurry": thinking.hurry,
    "thinking": thinking.thinking,
}
