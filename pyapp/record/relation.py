"""How two records of one game are related, told from their texts alone: nothing is played again."""

from dataclasses import dataclass

from ..core import answers
from . import LONGEST_RECORD
from .sealed import BrokenSeal, unseal


@dataclass(frozen=True, slots=True)
class Kin:
    """`same`, `ahead` and `behind` (one goes on from the other), `fork`, or `other` (another game)."""

    how: answers.Relation
    shared: int = 0  # moves both have made


def kin(text: str, other: str) -> Kin:
    """How the game of `text` stands to the other one."""
    ours, theirs = _taken_apart(text), _taken_apart(other)
    if not ours or not theirs or ours[0] != theirs[0]:
        return Kin("other")
    mine, yours = ours[1], theirs[1]
    shared = next(
        (at for at, pair in enumerate(zip(mine, yours, strict=False)) if pair[0] != pair[1]),
        min(len(mine), len(yours)),
    )
    if shared < min(len(mine), len(yours)):
        return Kin("fork", shared)
    how: answers.Relation = (
        "same" if len(mine) == len(yours) else "ahead" if len(mine) > len(yours) else "behind"
    )
    return Kin(how, shared)


def _taken_apart(text: str) -> tuple[frozenset[str], list[str]] | None:
    """What began the game, names aside, and its moves."""
    try:
        header, _, body = unseal(text, LONGEST_RECORD).partition("\n\n")
    except BrokenSeal:
        return None
    begun = frozenset(
        line.strip() for line in header.splitlines() if not line.startswith(("seat ", "rules:", "#"))
    )
    moves = (" ".join(line.partition("#")[0].split()) for line in body.splitlines())
    return begun, [move for move in moves if move]
