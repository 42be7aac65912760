"""From points to chances: how likely each seat is to win from here, if all go on equally well.

A position's worth for each seat becomes a chance by a curve that was fitted to games of the normal computer
player against itself: `python build.py bench chances` plays such games and shows that 70 % means about 70 %.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from ..core.game import Game


@dataclass(frozen=True, slots=True)
class Scale:
    """How much a point counts; against the game itself, the odds (logarithm) of a worth of nothing. From start to end."""

    steep: tuple[float, ...]
    start: tuple[float, ...] = ()
    sure: float = 0.99  # nothing is certain before the end


def between(knots: Sequence[float], progress: float) -> float:
    """The value of a curve given at equal distances from 0 to 1."""
    place = max(0.0, min(1.0, progress)) * (len(knots) - 1)
    first = min(int(place), len(knots) - 2)
    return knots[first] + (place - first) * (knots[first + 1] - knots[first])


def scale_of(game: Game[Any, Any, Any], together: bool) -> Scale:
    """The curve of a game: seats against one another, or all against the game."""
    room = type(game).__module__.rpartition(".")[0]
    scale: Scale = getattr(import_module(f"{room}.player.chances"), "TOGETHER" if together else "RIVALS")
    return scale


def worths(game: Game[Any, Any, Any], state: Any) -> list[float]:
    """How well every seat stands, in points of the game."""
    advisor = game.advisor()
    return [float(advisor.value(state, seat)) for seat in range(state.setup.players)]


def chances(game: Game[Any, Any, Any], state: Any, progress: float, together: bool) -> list[float]:
    """The chance of each seat, or of the table as a whole; `progress` is the share of the game that is over."""
    result = game.result(state)
    if result is not None:
        if together:
            return [float(bool(result.won))]
        best = result.ranking[0]
        return [(seat in best) / len(best) for seat in range(state.setup.players)]
    worth = worths(game, state)
    scale = scale_of(game, together)
    if together:
        return [alone(scale, sum(worth) / len(worth), progress)]
    return rivals(scale, worth, progress)


def alone(scale: Scale, worth: float, progress: float) -> float:
    """The chance of all together."""
    lead = between(scale.steep, progress) * worth + between(scale.start, progress)
    chance = 1 / (1 + math.exp(-max(-50.0, min(50.0, lead))))
    return scale.sure * chance + (1 - scale.sure) / 2


def rivals(scale: Scale, worth: Sequence[float], progress: float) -> list[float]:
    """The chances of all seats; their sum is 1."""
    steep = between(scale.steep, progress)
    best = max(worth)
    odds = [math.exp(max(-50.0, steep * (each - best))) for each in worth]
    total = sum(odds)
    rest = (1 - scale.sure) / len(odds)
    return [scale.sure * each / total + rest for each in odds]
