"""Opens and plays what teaches a game: the examples and the lesson of each room that has a `learn` package.

Only tools, tests and the command line come here; the page gets the same things as files of the build.
"""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from ..core.game import LANGUAGES
from ..core.learning import Example, Lesson, Table
from ..games import AnyGame
from ..record import Record, Seat

PARTS = ("examples", "lesson", *LANGUAGES)


class Material(NamedTuple):
    """All that teaches one game."""

    examples: tuple[Example, ...]
    lesson: Lesson
    words: dict[str, dict[str, str]]  # by language


def material(game: AnyGame) -> Material | None:
    """What the game's room has to teach; None if it has nothing yet."""
    room = f"{type(game).__module__.rpartition('.')[0]}.learn"
    if find_spec(room) is None or not all(find_spec(f"{room}.{name}") for name in PARTS):
        return None
    parts = {name: import_module(f"{room}.{name}") for name in PARTS}
    words = {language: parts[language].WORDS for language in LANGUAGES}
    return Material(parts["examples"].EXAMPLES, parts["lesson"].LESSON, words)


def begun(game: AnyGame, table: Table, seat: int = 0) -> Record:
    """The table as it is first shown: its moves made, a person at the seat that looks."""
    seats = sitting(table.players, seat)
    if table.position is None:
        record = Record(game, game.setup(table.players, dict(table.options)), table.seed, seats)
    else:
        begins = {
            "game": game.slug,
            "players": table.players,
            "options": dict(table.options),
            "seed": table.seed,
            **table.position,
        }
        record = Record(game, seats=seats, position=begins)
    for move in table.moves:
        record.play(move)
    return record


def sitting(players: int, seat: int) -> list[Seat]:
    """A person at the seat that looks, computers at the others."""
    return [Seat(kind="person" if at == seat else "computer") for at in range(players)]


def at_path(data: Any, path: str) -> Any:
    """What stands at a dotted path; raises KeyError naming the path."""
    for name in path.split("."):
        try:
            data = data[int(name)] if isinstance(data, (list, tuple)) else data[name]
        except (LookupError, TypeError, ValueError):
            raise KeyError(f"{path}: nothing at {name}") from None
    return data


def fits(pattern: str, move: str) -> bool:
    """Does a move fit a pattern such as `place 7 * *`?"""
    wanted, words = pattern.split(" "), move.split(" ")
    return len(wanted) == len(words) and all(
        one in ("*", word) for one, word in zip(wanted, words, strict=True)
    )


def legal(record: Record, pattern: str) -> list[str]:
    """The legal moves that fit a pattern."""
    game, state = record.game, record.state
    moves = map(str, game.moves(state)) if game.to_act(state) is not None else ()
    return [move for move in moves if fits(pattern, move)]


def rules_against(record: Record, pattern: str) -> set[str]:
    """The rules that forbid what fits a pattern; empty if something is legal."""
    game = record.game
    tried = (game.notation.fill(pattern, 1500) if "*" in pattern else []) or [pattern]
    refusals = [game.why_not(record.state, move) for move in tried]
    return {refusal.rule for refusal in refusals if refusal} if all(refusals) else set()


def same(found: Any, wanted: Any) -> bool:
    """Equal as JSON: a tuple is a list."""
    if isinstance(found, Mapping) and isinstance(wanted, Mapping):
        return found.keys() == wanted.keys() and all(same(found[key], wanted[key]) for key in found)
    if isinstance(found, (list, tuple)) and isinstance(wanted, (list, tuple)):
        return len(found) == len(wanted) and all(map(same, found, wanted))
    return type(found) is type(wanted) and bool(found == wanted)
