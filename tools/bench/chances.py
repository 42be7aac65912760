"""Does 70 % mean 70 %? Chances of the review against what came of them; `--fit` prints the curves anew."""

import argparse
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from pyapp import GAMES
from pyapp.ai.chances import Scale, alone, rivals, scale_of, worths
from pyapp.ai.thinking import LEVELS, choose

KNOTS = 11
REACH = 0.15  # of the game, before and after a knot
STEEPEST = 3.0
SURE = (0.99, 0.96, 0.92, 0.88)
ENOUGH = 1000  # moments near a knot
TOGETHER: dict[str, dict[str, Any]] = {"pocket-mars": {}, "martians": {"mode": "cooperative"}}


@dataclass(frozen=True, slots=True)
class Sample:
    """A moment of a game: how far it had come, every seat's worth, who won in the end."""

    progress: float
    worth: tuple[float, ...]
    won: tuple[float, ...]


def run(words: list[str]) -> int:
    asked = argparse.ArgumentParser(prog="python build.py bench chances", description=__doc__)
    asked.add_argument("games", nargs="*", default=[], help="slugs; all if none is named")
    asked.add_argument("--number", type=int, default=120, help="games of each title")
    asked.add_argument("--level", default="normal", choices=tuple(LEVELS))
    asked.add_argument("--fit", action="store_true", help="fit the curves to half of the games first")
    given = asked.parse_args(words)
    for slug in given.games or GAMES:
        for together in (False, True):
            if together and slug not in TOGETHER:
                continue
            samples = list(_games(slug, together, given.number, given.level))
            scale = scale_of(GAMES[slug], together)
            if given.fit:
                scale = fitted(samples[0::2], together)
                print(f"{slug}: {_written(scale)}")
            _print(slug, together, scale, [each for game in samples[1::2] for each in game])
    return 0


def _games(slug: str, together: bool, number: int, level: str) -> Iterator[list[Sample]]:
    """Whole games, all numbers of seats in turn."""
    game = GAMES[slug]
    options = TOGETHER.get(slug, {}) if together else {}
    counts = [1] if together and not options else [count for count in game.players if together or count > 1]
    for seed in range(number):
        state = game.new(counts[seed // 2 % len(counts)], 1000 + seed, **options)
        moments: list[tuple[float, ...]] = []
        while (seat := game.to_act(state)) is not None:
            moments.append(tuple(worths(game, state)))
            state = game.after(state, choose(game, state, level))
            while state.setup.players > 1 and game.to_act(state) == seat:
                state = game.after(state, choose(game, state, level))
                moments.append(())
        result = game.result(state)
        assert result is not None, "a game without anybody to act is over"
        best = result.ranking[0]
        won = (
            (float(bool(result.won)),)
            if together
            else tuple((seat in best) / len(best) for seat in range(state.setup.players))
        )
        yield [
            Sample(place / len(moments), (sum(worth) / len(worth),) if together else worth, won)
            for place, worth in enumerate(moments)
            if worth
        ]


# -- fitting ------------------------------------------------------------------------------------


def fitted(games: Sequence[Sequence[Sample]], together: bool) -> Scale:
    """The curve under which what happened was likeliest, knot by knot."""
    samples = [each for game in games for each in game]
    knots = [_near(samples, knot / (KNOTS - 1)) for knot in range(KNOTS)]
    if together:
        lines = [_logistic(near) for near in knots]
        return Scale(
            tuple(round(slope, 4) for slope, _ in lines), tuple(round(start, 3) for _, start in lines)
        )
    tried: list[tuple[float, Scale]] = []
    for sure in SURE:
        steep = [_best(lambda k, near=near, sure=sure: _likelihood(near, k, sure)) for near in knots]  # type: ignore[misc]
        total = sum(_likelihood(near, k, sure) for near, k in zip(knots, steep, strict=True))
        tried.append((total, Scale(tuple(round(k, 4) for k in steep), sure=sure)))
    return max(tried, key=lambda each: each[0])[1]


def _near(samples: Sequence[Sample], at: float) -> list[tuple[float, Sample]]:
    """Moments about that far in a game, with their weights; some of them, where there are many."""
    near = [
        (1 - abs(each.progress - at) / REACH, each) for each in samples if abs(each.progress - at) < REACH
    ]
    return near[:: max(1, len(near) // ENOUGH)]


def _likelihood(near: Sequence[tuple[float, Sample]], steep: float, sure: float) -> float:
    scale = Scale((steep, steep), sure=sure)
    total = 0.0
    for weight, each in near:
        found = rivals(scale, each.worth, 0.0)
        total += weight * sum(won * math.log(p) for won, p in zip(each.won, found, strict=True) if won)
    return total


def _best(likelihood: Callable[[float], float]) -> float:
    """The steepness of the greatest likelihood, by ever narrower looks."""
    low, high = math.log(1e-4), math.log(STEEPEST)
    for _ in range(4):
        steps = [low + (high - low) * step / 8 for step in range(9)]
        values = [likelihood(math.exp(step)) for step in steps]
        top = values.index(max(values))
        low, high = steps[max(0, top - 1)], steps[min(8, top + 1)]
    return math.exp((low + high) / 2)


def _logistic(near: Sequence[tuple[float, Sample]]) -> tuple[float, float]:
    """Steepness, and the odds of a worth of nothing, for all together."""
    middle = sum(each.worth[0] for _, each in near) / len(near)
    wide = math.sqrt(sum((each.worth[0] - middle) ** 2 for _, each in near) / len(near)) or 1.0
    slope, shift = 0.0, 0.0
    for _ in range(400):
        gain_slope = gain_shift = 0.0
        for weight, each in near:
            x = (each.worth[0] - middle) / wide
            missed = weight * (each.won[0] - 1 / (1 + math.exp(-(slope * x + shift))))
            gain_slope += missed * x
            gain_shift += missed
        slope += 2 * gain_slope / len(near)
        shift += 2 * gain_shift / len(near)
    slope = max(slope, 0.05)
    return slope / wide, shift - slope * middle / wide


def _written(scale: Scale) -> str:
    return (
        f"Scale({scale.steep}, {scale.start})" if scale.start else f"Scale({scale.steep}, sure={scale.sure})"
    )


# -- what came of it ----------------------------------------------------------------------------


def _print(slug: str, together: bool, scale: Scale, samples: Sequence[Sample]) -> None:
    """By tenths of the chance told: how often it came true; and how far the chances were off (Brier), against guessing."""
    told = [
        (p, won)
        for each in samples
        for p, won in zip(
            [alone(scale, each.worth[0], each.progress)]
            if together
            else rivals(scale, each.worth, each.progress),
            each.won,
            strict=True,
        )
    ]
    even = sum(won for _, won in told) / len(told)
    off = sum((p - won) ** 2 for p, won in told) / len(told)
    guess = sum((even - won) ** 2 for _, won in told) / len(told)
    print(f"{slug}{' together' if together else ''}: off by {off:.3f}, guessing {guess:.3f}")
    for tenth in range(10):
        inside = [(p, won) for p, won in told if tenth <= p * 10 < tenth + 1]
        if inside:
            mean, true = (sum(pair[at] for pair in inside) / len(inside) for at in (0, 1))
            print(f"  told {mean:6.1%}  came true {true:6.1%}  ({len(inside)} moments)", flush=True)
