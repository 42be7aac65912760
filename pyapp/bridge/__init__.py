"""The only door between page and engines: a JSON request in, a JSON answer out, nothing ever raised."""

import asyncio
import json
import math
import time
import traceback
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from typing import Any, TypeVar

from ..ai.end_of_turn import ahead
from ..ai.thinking import LEVELS, Thought, think
from ..core.events import Event
from ..core.game import LARGEST_SEED
from ..core.options import idle_options
from ..core.refusals import BadInput, IllegalMove, Problem, Refusal
from ..core.rng import PLAIN, WAYS
from ..core.stepwise import foreseen, watched
from ..record import Record, Seat, game_of, link
from ..record.fairness import is_salt, proof
from ..record.relation import kin
from .why import why_nothing

SLICE = 0.018  # seconds of thinking between two looks at the door
OPEN = 0.004  # seconds the door stays open then; for less a browser's loop goes round without letting a question in
HINT_BUDGET = 1.0  # seconds of thinking for a hint
LONGEST_SEED = len(str(LARGEST_SEED))  # digits
MOST_SEARCHED, LONGEST_HORIZON = 2500, 60  # positions and moves looked at for a puzzle

Answer = dict[str, Any]
S = TypeVar("S")


class Table:
    """A game that the page has open, and the thinking going on at it."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.progress: float | None = None
        self.hurried = False


_tables: dict[str, Table] = {}


class Request:
    """What the page asks, entry by entry; an entry that is missing or of another type is a bad request."""

    def __init__(self, data: Any) -> None:
        if not isinstance(data, dict):
            raise Problem("door.bad_request", entry="request")
        self.data = data

    def text(self, name: str) -> str:
        return str(self._entry(name, str))

    def whole(self, name: str, default: int | None = None, low: int = 0) -> int:
        if default is not None and name not in self.data:
            return default
        number: int = self._entry(name, int)
        if isinstance(number, bool) or number < low:
            raise Problem("door.bad_request", entry=name)
        return number

    def seed(self) -> int:
        """A whole number, or its digits: a page's own numbers can't hold the largest."""
        given = self.data.get("seed")
        if isinstance(given, str) and given.isascii() and given.isdecimal() and len(given) <= LONGEST_SEED:
            return int(given)
        return self.whole("seed", low=-LARGEST_SEED)

    def flag(self, name: str) -> bool:
        return self.data.get(name) is True

    def items(self, name: str, of: type, default: list[Any] | None = None) -> list[Any]:
        items = default if default is not None and name not in self.data else self._entry(name, list)
        if not all(isinstance(item, of) for item in items):
            raise Problem("door.bad_request", entry=name)
        return list(items)

    def options(self) -> dict[str, Any]:
        return dict(self._entry("options", dict)) if "options" in self.data else {}

    def budget(self) -> float:
        """Seconds to think; for ever if nothing is said."""
        if self.data.get("budget") is None:
            return math.inf
        budget = float(self._entry("budget", (int, float)))
        if not budget >= 0:
            raise Problem("door.bad_request", entry="budget")
        return budget

    def viewer(self, players: int) -> int | None:
        """Who looks: a seat, or null for a spectator."""
        if self.data.get("seat") is None:
            return None
        seat = self.whole("seat")
        if seat >= players:
            raise Problem("door.bad_request", entry="seat")
        return seat

    def table(self) -> Table:
        table = _tables.get(self.text("table"))
        if table is None:
            raise Problem("table.not_open")
        return table

    def record(self) -> Record:
        return self.table().record

    def _entry(self, name: str, kind: type | tuple[type, ...]) -> Any:
        value = self.data.get(name)
        if not isinstance(value, kind):
            raise Problem("door.bad_request", entry=name)
        return value


async def handle(text: str) -> str:
    """Answer one request. A `problem` is said to the player, a `fault` is ours; games stay as they were."""
    try:
        answer = {"ok": True, **await _answer(Request(_read(text)))}
    except IllegalMove as problem:
        answer = {"ok": False, "problem": _refusal(problem.refusal)}
    except Problem as problem:
        answer = {"ok": False, "problem": _problem(problem)}
    except Exception:  # the door is the last place where a fault can still become a sentence
        answer = {"ok": False, "fault": traceback.format_exc(limit=12)}
    return json.dumps(answer, separators=(",", ":"))


def _problem(problem: Problem) -> Answer:
    """What is wrong with what was asked; of what somebody gave, in sentences, if their words can be had."""
    answer: Answer = {"key": problem.key, "params": problem.params}
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


def _start(request: Request) -> Answer:
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


def _open(request: Request) -> Answer:
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


def _branch(request: Request) -> Answer:
    """What if? From the position after `at` moves, as far as who looks may know it."""
    record = request.record()
    seat = request.viewer(record.setup.players)
    copy = record.what_if(request.whole("at"), seat, request.whole("deal", 0))
    return _opened(request, request.text("as"), copy)


def _opened(request: Request, name: str, record: Record) -> Answer:
    told = list(record.events[0]) if not record.moves else []
    answer = _state_of_table(request, name, record, told)
    _tables[name] = Table(record)
    return answer


def _close(request: Request) -> Answer:
    _tables.pop(request.text("table"), None)
    return {}


def _sitting(request: Request, default: list[Any] | None = None) -> list[Seat]:
    return [_seat(seat) for seat in request.items("seats", dict, default)]


def _seat(given: dict[str, Any]) -> Seat:
    kind = "computer" if given.get("kind") == "computer" else "person"
    level = str(given.get("level"))
    return Seat(str(given.get("name", "")), kind, level if level in LEVELS else "normal")


# -- playing --------------------------------------------------------------------------------


def _play(request: Request) -> Answer:
    request.viewer(request.record().setup.players)
    return _now(request, request.record().play(request.text("move")))


def _undo(request: Request) -> Answer:
    request.viewer(request.record().setup.players)
    request.record().undo(request.whole("steps", 1, low=1))
    return _now(request, [])


def _redo(request: Request) -> Answer:
    request.viewer(request.record().setup.players)
    return _now(request, request.record().redo(request.whole("steps", 1, low=1)))


def _seats(request: Request) -> Answer:
    record = request.record()
    request.viewer(record.setup.players)
    seats = _sitting(request)
    if len(seats) != record.setup.players:
        raise Problem("setup.seats", players=record.setup.players)
    record.seats = seats
    return _now(request, [])


# -- looking --------------------------------------------------------------------------------


def _look(request: Request) -> Answer:
    return _now(request, [])


def _show(request: Request) -> Answer:
    record, at = request.record(), request.whole("at")
    seat = request.viewer(record.setup.players)
    return {"at": at, **_seen(record, record.at(at), seat), "last": _told(record.events[at], seat)}


def _steps(request: Request) -> Answer:
    """A move told event by event, with the table as a seat saw it after each."""
    record = request.record()
    at = request.whole("at", len(record))
    seat = request.viewer(record.setup.players)
    if not 0 < at <= len(record):
        raise Problem("door.bad_request", entry="at")
    _, seen = watched(record.game, record.at(at - 1), record.moves[at - 1], seat)
    views = zip(seen, seen.views, strict=True)
    return {"at": at, "steps": [{"event": event.seen_by(seat), "view": view} for event, view in views]}


def _log(request: Request) -> Answer:
    record = request.record()
    seat = request.viewer(record.setup.players)
    return {
        "entries": [
            {
                "n": number,
                "seat": record.game.to_act(record.at(number - 1)) if number else None,
                "move": record.moves[number - 1] if number and _may_read(record, number, seat) else None,
                "events": _told(record.events[number], seat),
            }
            for number in range(request.whole("since", 0), len(record) + 1)
        ]
    }


def _may_read(record: Record, number: int, seat: int | None) -> bool:
    """May a seat read a move as text? Where hands are secret it can name what only its own seat knows."""
    mover = record.game.to_act(record.at(number - 1))
    return not record.guarded or seat == mover


def _may_choose(record: Record, seat: int | None) -> bool:
    """May a seat know what can be played? What a hidden hand allows would tell what it holds."""
    return not record.game.secrets or seat == record.game.to_act(record.state)


def _why(request: Request) -> Answer:
    record = request.record()
    if not _may_choose(record, request.viewer(record.setup.players)):
        raise Problem("table.not_your_turn")
    pattern, chosen = request.text("pattern"), request.data.get("chosen")
    refusals = why_nothing(record.game, record.state, pattern, chosen if isinstance(chosen, str) else "")
    return {"refusals": [_refusal(refusal) for refusal in refusals]}


def _preview(request: Request) -> Answer:
    record = request.record()
    seat = request.viewer(record.setup.players)
    if not _may_choose(record, seat):
        raise Problem("table.not_your_turn")
    further = bool(request.data.get("ahead")) and seat is not None
    return {"previews": [_foreseen(record, move, seat, further) for move in request.items("moves", str)]}


def _foreseen(record: Record, move: str, seat: int | None, further: bool) -> Answer:
    if refusal := record.game.why_not(record.state, move):
        raise IllegalMove(refusal)
    reveals, view, events = foreseen(record.game, record.state, move, seat)
    answer = {"move": move, "reveals": reveals, "view": view, "events": _told(events, seat)}
    if further and seat is not None:
        turn = ahead(record.game, record.state, move, seat)
        answer["ahead"] = {"moves": turn.moves, "view": turn.view, "events": _told(turn.events, seat)}
    return answer


# -- sharing --------------------------------------------------------------------------------


def _link(request: Request) -> Answer:
    """The whole game as a link, opened again and compared before it is given away."""
    record = request.record()
    names, picture = request.flag("names"), request.flag("picture")
    made = link.link(record, names=names, picture=picture)
    if link.read(made).moves != record.moves:
        raise ValueError("a link that opens as another game")
    return {"link": made, "text": record.kept()}


def _glimpse(request: Request) -> Answer:
    record = request.record()
    return {"link": link.glimpse(record, request.viewer(record.setup.players))}


def _kin(request: Request) -> Answer:
    """How the game on the table stands to others that the page keeps."""
    text = request.record().text()
    related = [kin(text, other) for other in request.items("records", str)]
    return {"kin": [{"how": one.how, "shared": one.shared} for one in related]}


# -- computer players -----------------------------------------------------------------------


async def _think(request: Request) -> Answer:
    """Think in slices, so that the door stays open; a budget in seconds, or `hurry`, ends it early."""
    table = request.table()
    record = table.record
    seat = record.game.to_act(record.state)
    if seat is None:
        raise Problem("table.over")
    thoughts = think(record.game, record.state, record.seats[seat].level)
    return {"move": str(await _best(thoughts, table, request.budget()))}


async def _hint(request: Request) -> Answer:
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
    return {"look": found.look, "move": found.move, "reasons": [_sentence(each) for each in found.reasons]}


async def _reason(request: Request) -> Answer:
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


async def _review(request: Request) -> Answer:
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

    def told() -> Iterator[S]:
        for step in steps:
            table.progress = progress(step)
            yield step

    try:
        return await _last(told(), lambda: table.hurried or time.monotonic() >= ends)
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


def _wins(request: Request) -> Answer:
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


def _hurry(request: Request) -> Answer:
    request.table().hurried = True
    return {}


def _thinking(request: Request) -> Answer:
    return {"progress": request.table().progress}


# -- answers --------------------------------------------------------------------------------


def _now(request: Request, events: list[Event]) -> Answer:
    return _state_of_table(request, request.text("table"), request.record(), events)


def _state_of_table(request: Request, name: str, record: Record, events: list[Event]) -> Answer:
    seat = request.viewer(record.setup.players)
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
        "moves": _choices(record, seat),
        "events": _told(events, seat),
        "last": _told(record.events[-1], seat) if record.moves else [],
        "undo": {
            "can": no_undo is None,
            "most": record.undoable(),
            "why": no_undo and _sentence(no_undo),
        },
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
    """The legal moves, for who may know them."""
    if not _may_choose(record, seat):
        return []
    return [str(move) for move in record.game.moves(record.state)]


def _told(events: list[Event], seat: int | None) -> list[Answer]:
    return [event.seen_by(seat) for event in events]


def _refusal(refusal: Refusal) -> Answer:
    return {**refusal.as_dict(), "key": f"why.{refusal.key}"}


def _sentence(said: tuple[str, dict[str, Any]]) -> Answer:
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
    "table": _look,
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
