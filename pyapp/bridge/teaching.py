"""What is asked at tables to learn at: puzzles and figures, and what is right there."""

from typing import TYPE_CHECKING

from ..core import answers
from ..core.game import LANGUAGES
from ..core.refusals import Problem
from ..record import Record
from .request import Request, Table, tables
from .telling import state_of_table
from .why import why_nothing

if TYPE_CHECKING:
    from ..teach.figures import Ask, Figure

MOST_SEARCHED, LONGEST_HORIZON = 2500, 60  # positions and moves looked at for a puzzle


def wins(request: Request) -> answers.Wins:
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


def figure(request: Request) -> answers.FigureTable:
    """Opens a figure as a table to learn at; what it shows and asks comes along, without the answers."""
    from ..teach import figures

    figure = figures.parse(request.text("figure"))
    seat = request.data.get("seat", figure.seat)
    request.data["seat"] = seat
    name = request.text("table")
    answer = state_of_table(request, name, figure.record, list(figure.record.events[0]))
    tables[name] = Table(figure.record)
    tables[name].figure = figure
    return {**answer, "figure": figures.told(figure)}


def judge(request: Request) -> answers.Judged:
    """Is an answer to a step's question right? Nothing is played.

    A piece that can't be played is an answer too: its `pattern`, beside what is `chosen`.
    """
    from ..teach import judge

    figure, ask = _asked(request)
    state = request.record().state
    if "pattern" in request.data:
        refusals = why_nothing(figure.game, state, request.text("pattern"), request.text("chosen"))
        return judge.told(ask, judge.judged_refusals(figure.game, ask, refusals))
    return judge.told(ask, judge.judged(figure.game, state, ask, request.data.get("answer"), figure.seat))


def solve(request: Request) -> answers.Answered:
    """An answer to a step's question that is right."""
    from ..teach import judge

    figure, ask = _asked(request)
    return {"answer": judge.right_answer(figure.game, request.record().state, ask, figure.seat)}


def studio(request: Request) -> answers.Studied:
    """An author's position: begun from a text or a moment of a saved game, changed by one act, looked at.

    `kept` is the entry changed last: what mends the position leaves it alone where it can.
    """
    from ..teach import studio

    eyes = request.whole("seat") if request.data.get("seat") is not None else None
    data = request.data
    if "text" in data:
        position = studio.begun(request.text("text"))
    elif "record" in data:
        record = Record.parse(request.text("record"))
        position = studio.of_moment(record, request.whole("at", len(record)), eyes)
    elif isinstance(data.get("position"), dict):
        position = dict(data["position"])
    else:
        raise Problem("door.bad_request", entry="position")
    if "act" in data:
        position = studio.changed(position, data)
    return studio.studied(position, eyes, request.text("kept") if "kept" in data else "")


def pages(request: Request) -> answers.Paged:
    """A figure step by step, as its pictures show it: each step after those before it were answered rightly."""
    from ..teach import figures, stills

    figure = figures.parse(request.text("figure"))
    steps = range(max(1, len(figure.steps)))
    return {"figure": figures.told(figure), "pages": [stills.page(figure, step) for step in steps]}


def still(request: Request) -> answers.Still:
    """A step of a figure as a picture that stands by itself, around the board as the page has drawn it."""
    from ..teach import figures, stills

    figure = figures.parse(request.text("figure"))
    theme = next((one for one in stills.THEMES if one == request.text("theme")), None)
    step = request.whole("step")
    if theme is None or step >= max(1, len(figure.steps)):
        raise Problem("door.bad_request", entry="step" if theme else "theme")
    board = stills.Board(
        body=request.text("body"),
        width=request.whole("width"),
        height=request.whole("height"),
        style=request.text("style"),
        unknown=tuple(request.items("unknown", str)),
        places=tuple(request.items("places", str)),
    )
    look = stills.Look(theme, ground=not request.flag("transparent"), words=not request.flag("wordless"))
    drawing = stills.whole(figure, step, board, _language(request), look)
    return {"svg": drawing.svg, "alt": drawing.alt, "width": drawing.width, "height": drawing.height}


def _language(request: Request) -> str:
    language = request.text("language")
    if language not in LANGUAGES:
        raise Problem("door.bad_request", entry="language")
    return language


def _asked(request: Request) -> tuple["Figure", "Ask"]:
    figure, step = request.table().figure, request.whole("step")
    ask = figure.steps[step].ask if figure and step < len(figure.steps) else None
    if figure is None or ask is None:
        raise Problem("door.bad_request", entry="step")
    return figure, ask
