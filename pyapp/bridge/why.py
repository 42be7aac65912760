"""Why a piece somebody presses can't be played now, beside what is chosen already."""

from collections import Counter
from typing import Any

from ..core.game import Game
from ..core.notation import ANY
from ..core.refusals import Refusal

MOST_TRIED = 1500  # moves tried for a pattern such as `place 7 * *`
MOST_REFUSALS = 3


def why_nothing(game: Game[Any, Any, Any], state: Any, pattern: str, chosen: str = "") -> list[Refusal]:
    """Why no move with the words of the pattern goes with what is chosen, the commonest reason first; empty if one does."""
    by_reason: dict[tuple[str, str], Refusal] = {}
    times: Counter[tuple[str, str]] = Counter()
    for move in _meant(game, state, pattern, chosen):
        refusal = game.why_not(state, move)
        if refusal is None:
            return []
        reason = (refusal.rule, refusal.key)
        by_reason.setdefault(reason, refusal)
        times[reason] += 1
    return [by_reason[reason] for reason, _ in times.most_common(MOST_REFUSALS)]


def _meant(game: Game[Any, Any, Any], state: Any, pattern: str, chosen: str) -> list[str]:
    """The moves somebody may have in mind: legal ones as far as they are chosen, but for the words of the pattern.

    So the pressed piece alone is to blame. Where no legal move is like it, any move of the pattern may be meant.
    """
    words = pattern.split()
    legal = [str(move).split() for move in game.moves(state)]
    like = [move for move in legal if len(move) == len(words) and words[0] in (ANY, move[0])]
    begun = [move for move in like if _fits(_without(words, chosen.split()), move)]
    for near in (begun, like):
        if near:
            return sorted({" ".join(_laid(words, move)) for move in near})[:MOST_TRIED]
    return game.notation.fill(pattern, MOST_TRIED) or [pattern]


def _without(pattern: list[str], chosen: list[str]) -> list[str]:
    """What was chosen, but for the places that the pattern takes."""
    return [ANY if own != ANY else word for own, word in zip(pattern, chosen, strict=False)]


def _fits(pattern: list[str], move: list[str]) -> bool:
    return all(word in (ANY, own) for word, own in zip(pattern, move, strict=False))


def _laid(pattern: list[str], move: list[str]) -> list[str]:
    """The move with the words of the pattern in the place of its own."""
    return [own if word == ANY else word for word, own in zip(pattern, move, strict=True)]
