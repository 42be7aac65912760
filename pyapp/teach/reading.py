"""What stands at a path, which moves fit a pattern, who sits at a table to learn at."""

from collections.abc import Mapping
from typing import Any

from ..record import Record, Seat


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
