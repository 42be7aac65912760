"""The desk of an author: a position as far as it is said, drawn, counted, checked and mended by the rules."""

from collections.abc import Mapping
from typing import Any

from ..core import answers
from ..core.position import LONGEST_NAME, Fields
from ..core.refusals import BadPosition
from ..core.shapes import Desk
from ..core.telling import in_all_languages
from ..games import GAMES, AnyGame
from ..record import Record
from . import figures
from .laying import HEAD, Position, moved, put, taken_over, toggled, turned
from .mending import Mend, fault, mends
from .stills import MOST_MOVES


def begun(text: str) -> Position:
    """The position that a pasted text shows: a link, a record, a position or a figure."""
    return of_record(figures.parse(text).record)


def of_record(record: Record) -> Position:
    state = record.state
    return taken_over(record.game.desk(state), record.game.dump(state))


def of_moment(record: Record, at: int, seat: int | None) -> Position:
    """A moment of a game as far as a seat may know it: nobody looks into other people's hands here."""
    return of_record(record.what_if(at, seat, 0))


def changed(position: Position, act: Mapping[str, Any]) -> Position:
    """The position after one act of the author's; raises BadPosition for a path that leads nowhere."""
    game, table = laid(position)
    desk = game.desk(table)
    shown = game.dump(table)
    path, value = str(act.get("path", "")), act.get("value")
    match act.get("act"):
        case "put":
            return put(position, desk, shown, path, value)
        case "toggle":
            return toggled(position, desk, shown, path, value)
        case "move":
            return moved(position, desk, shown, path, str(value))
        case "turn":
            return turned(position, desk)
        case _:
            raise BadPosition("act", "position.one_of").fits(known=["put", "toggle", "move", "turn"])


def laid(position: Position) -> tuple[AnyGame, Any]:
    """The table as it lies; where that can't be, as it would lie after the first mend."""
    game = _game(position)
    problem = fault(game, position)
    if problem is None:
        return game, game.load(position)
    found = mends(game, position, problem)
    head = {name: position[name] for name in HEAD if name in position}
    return game, game.load(found[0].position if found else head)


def studied(position: Position, eyes: int | None, kept: str) -> answers.Studied:
    """All that the author's page shows of a position."""
    game = _game(position)
    problem = fault(game, position)
    found = mends(game, position, problem, kept) if problem else []
    head = {name: position[name] for name in HEAD if name in position}
    state = game.load(position if problem is None else found[0].position if found else head)
    desk: Desk = game.desk(state)
    to_act = game.to_act(state)
    seat = eyes if eyes is None or eyes < state.setup.players else 0
    return {
        "game": game.slug,
        "players": state.setup.players,
        "position": position,
        "shown": taken_over(Desk(desk.shapes, unsaid=()), game.dump(state)),
        "view": game.view(state, seat),
        "to_act": to_act,
        "moves": [] if to_act is None else [str(move) for move in game.moves(state)[:MOST_MOVES]],
        "left": desk.left(position),
        "shapes": {name: shape.as_dict() for name, shape in desk.shapes.items()},
        "spots": [spot.as_dict() for spot in desk.spots],
        "fault": _told(problem, desk, found) if problem else None,
    }


def _told(problem: BadPosition, desk: Desk, found: list[Mend]) -> answers.Fault:
    top = problem.field.replace("[", ".").split(".")[0]
    return {
        "field": problem.field,
        "said": in_all_languages(problem),
        "rule": desk.rules.get(top, ""),
        "mends": [
            {"kind": mend.kind, "paths": list(mend.paths), "value": mend.value, "position": mend.position}
            for mend in found
        ],
    }


def _game(position: Position) -> AnyGame:
    slug = position.get("game")
    if not isinstance(slug, str) or slug not in GAMES:
        given = slug[:LONGEST_NAME] if isinstance(slug, str) else ""
        raise Fields(position).unfit("game", given, GAMES)
    return GAMES[slug]
