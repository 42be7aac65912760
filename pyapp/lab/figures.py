"""What the games of a study say, as one table: each figure with where the true one lies, 95 % sure of all together."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from statistics import NormalDist, fmean, variance
from typing import Any

from ..games import GAMES
from .plan import PLAYERS, Study
from .playing import Row

DOUBT = 0.05  # that any interval of a family misses
FEWEST = 10  # games below which no interval is told
ROUND = 6


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the table. `clear`: the interval leaves out `base`, which would mean no difference."""

    section: str  # seats, order, games, options, worth
    name: str  # of what: a seat, a set-up, an option's value, a deed
    measure: str
    n: int  # games it rests on
    value: float | None
    low: float | None
    high: float | None
    base: float | None
    clear: bool

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def table(plan: Study, rows: Sequence[Row]) -> list[Figure]:
    return [
        *_by_place(rows, "seats"),
        *_by_place(rows, "order"),
        *_games(plan, rows),
        *_options(plan, rows),
        *_worth(rows),
    ]


def written(value: Any) -> str:
    """A value as a record writes it."""
    if isinstance(value, (tuple, list)):
        return "+".join(value) or "none"
    return str(value).lower() if isinstance(value, bool) else str(value)


# -- intervals ----------------------------------------------------------------------------------


def width(family: int, freedom: float = math.inf) -> float:
    """Standard errors each way, so that all intervals of the family hold together (Bonferroni, Student)."""
    z = NormalDist().inv_cdf(1 - DOUBT / 2 / max(1, family))
    # Student's quantile from the normal one, to the second order; from ten games on it is good to a percent or two.
    first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
    return z if freedom == math.inf else z + first / freedom + second / freedom**2


def share(total: float, n: int, family: int) -> tuple[float, float, float]:
    """A share and its interval (Wilson); split victories count in parts, which makes it a little wide."""
    z = width(family)
    found, weight = total / n, z * z / n
    middle = (found + weight / 2) / (1 + weight)
    wide = z * math.sqrt(found * (1 - found) / n + weight / n / 4) / (1 + weight)
    return found, max(0.0, middle - wide), min(1.0, middle + wide)


def mean(values: Sequence[float], family: int) -> tuple[float, float | None, float | None]:
    found = fmean(values)
    if len(values) < FEWEST:
        return found, None, None
    wide = width(family, len(values) - 1) * math.sqrt(variance(values) / len(values))
    return found, found - wide, found + wide


def difference(
    those: Sequence[float], others: Sequence[float], family: int
) -> tuple[float, float | None, float | None]:
    """How much more one group has than another (Welch)."""
    found = fmean(those) - fmean(others)
    if min(len(those), len(others)) < FEWEST:
        return found, None, None
    one, two = variance(those) / len(those), variance(others) / len(others)
    if one + two == 0:
        return found, found, found
    freedom = (one + two) ** 2 / (one**2 / (len(those) - 1) + two**2 / (len(others) - 1))
    wide = width(family, freedom) * math.sqrt(one + two)
    return found, found - wide, found + wide


def by_deal(told: Iterable[tuple[int, float]]) -> list[float]:
    """One value for each deal: what several set-ups made of the same one is not as good as so many games of their own."""
    deals: dict[int, list[float]] = {}
    for seed, value in told:
        deals.setdefault(seed, []).append(value)
    return [fmean(values) for _, values in sorted(deals.items())]


def _figure(
    section: str,
    name: str,
    measure: str,
    n: int,
    found: tuple[float, float | None, float | None],
    base: float | None,
) -> Figure:
    value, low, high = (None if part is None else round(part, ROUND) for part in found)
    clear = low is not None and high is not None and base is not None and not low <= base <= high
    return Figure(
        section, name, measure, n, value, low, high, None if base is None else round(base, ROUND), clear
    )


# -- sections -----------------------------------------------------------------------------------


def _by_place(rows: Sequence[Row], section: str) -> Iterator[Figure]:
    """Victories and points by seat, or by the place in the order of the first turn; solo and together there is none."""
    counts = sorted({len(row["wins"]) for row in rows if row["won"] is None})
    groups = [
        (seats, place, [row for row in rows if len(row["wins"]) == seats and row["won"] is None])
        for seats in counts
        for place in range(seats)
    ]
    for seats, place, games in groups:
        name = f"{place + 1}/{seats}"
        at = {row["n"]: (place + (row["first"] if section == "order" else 0)) % seats for row in games}
        wins = by_deal((row["seed"], row["wins"][at[row["n"]]]) for row in games)
        won = share(sum(wins), len(wins), len(groups))
        yield _figure(section, name, "wins", len(games), won, 1 / seats)
        points = by_deal((row["seed"], row["scores"][at[row["n"]]] - fmean(row["scores"])) for row in games)
        yield _figure(section, name, "score", len(games), mean(points, len(groups)), 0.0)


MEASURES: dict[str, Callable[[Row], float]] = {
    "moves": lambda row: row["moves"],
    "score": lambda row: fmean(row["scores"]),
    "best": lambda row: max(row["scores"]),
    "spread": lambda row: max(row["scores"]) - min(row["scores"]),
    "first": lambda row: row["wins"][row["first"]],
    "won": lambda row: float(any(row["wins"])),
}


def _measures(rows: Sequence[Row]) -> list[str]:
    """What there is to measure: against the game itself whether it was won, else how the seats stand to each other."""
    alone = all(len(row["wins"]) == 1 for row in rows)
    against = any(row["won"] is not None for row in rows)
    left_out = {"won": not against, "first": against, "spread": alone, "best": alone}
    return [name for name in MEASURES if not left_out.get(name)]


def label(plan: Study, arm: int) -> str:
    """A set-up by what sets it apart: `tie_break=shared cards=pulsar`."""
    return " ".join(f"{name}={written(value)}" for name, value in plan.arms[arm]) or "all"


def _games(plan: Study, rows: Sequence[Row]) -> Iterator[Figure]:
    """Length and scores of each set-up; these intervals stand for themselves, nothing is compared."""
    for arm in range(len(plan.arms)):
        games = [row for row in rows if row["arm"] == arm]
        for name in _measures(rows) if games else ():
            values = [MEASURES[name](row) for row in games]
            yield _figure("games", label(plan, arm), name, len(games), mean(values, 1), None)


def _options(plan: Study, rows: Sequence[Row]) -> Iterator[Figure]:
    """Each value of a varied option against its usual one, over all that was varied beside it."""
    game = GAMES[plan.slug]
    pairs = []
    for name in plan.vary:
        values = list(dict.fromkeys(dict(arm)[name] for arm in plan.arms))
        usual = plan.players if name == PLAYERS else game.options[name]["default"]
        base = usual if usual in values else values[0]
        pairs += [(name, value, base) for value in values if value != base]
    measures = _measures(rows)
    for name, value, base in pairs:
        twins = _twins(plan, name, value, base)
        for measure in measures:
            found = {(row["seed"], row["arm"]): MEASURES[measure](row) for row in rows}
            gaps = by_deal(
                (seed, found[seed, one] - found[seed, other])
                for seed in sorted({seed for seed, _ in found})
                for one, other in twins
                if (seed, one) in found and (seed, other) in found
            )
            if gaps:
                told = f"{name}={written(value)} {written(base)}"
                n = 2 * len(gaps) * len(twins)
                yield _figure("options", told, measure, n, mean(gaps, len(pairs) * len(measures)), 0.0)


def _twins(plan: Study, name: str, value: Any, base: Any) -> list[tuple[int, int]]:
    """Set-ups that differ in nothing but this: each deal is played in both."""
    places = {arm: number for number, arm in enumerate(plan.arms)}
    twin = {
        number: places.get(tuple((key, base if key == name else had) for key, had in arm))
        for number, arm in enumerate(plan.arms)
        if dict(arm)[name] == value
    }
    return [(one, other) for one, other in twin.items() if other is not None]


def _worth(rows: Sequence[Row]) -> Iterator[Figure]:
    """Who did it more often than the others of the same game, against who did it less.

    So a long game or a rich deal counts for nobody; that who stands well can afford more is in it.
    Where all play against the game itself, games with much of it are held against games with little.
    """
    rivals = [row for row in rows if row["won"] is None]
    games, contrasts = (rivals, _within_games) if rivals else (rows, _between_games)
    deeds = sorted({deed for row in games for by in row["deeds"] for deed in by})
    found = [(deed, *contrasts(deed, games)) for deed in deeds]
    told = [one for one in found if min(one[1]) >= FEWEST]
    for deed, sizes, estimates in told:
        for measure, estimate in zip(("wins", "score"), estimates, strict=True):
            yield _figure("worth", deed, measure, sum(sizes), estimate(2 * len(told)), 0.0)


Estimate = Callable[[int], tuple[float, float | None, float | None]]
"""A difference with its interval, for a family of so many."""
Contrast = tuple[tuple[int, ...], tuple[Estimate, Estimate]]
"""How many games in each group; then victories and points."""


def _within_games(deed: str, rows: Sequence[Row]) -> Contrast:
    wins: list[tuple[int, float]] = []
    points: list[tuple[int, float]] = []
    for row in rows:
        often = [by.get(deed, 0) for by in row["deeds"]]
        more = [seat for seat, n in enumerate(often) if n > fmean(often)]
        less = [seat for seat, n in enumerate(often) if n < fmean(often)]
        if more and less:
            wins.append((row["seed"], _gap(row["wins"], more, less)))
            points.append((row["seed"], _gap(row["scores"], more, less)))
    return (len(wins),), (partial(mean, by_deal(wins)), partial(mean, by_deal(points)))


def _between_games(deed: str, rows: Sequence[Row]) -> Contrast:
    often = [sum(by.get(deed, 0) for by in row["deeds"]) for row in rows]
    much = [row for row, n in zip(rows, often, strict=True) if n > fmean(often)]
    little = [row for row, n in zip(rows, often, strict=True) if n <= fmean(often)]
    wins, points = (
        partial(
            difference,
            by_deal((row["seed"], MEASURES[name](row)) for row in much),
            by_deal((row["seed"], MEASURES[name](row)) for row in little),
        )
        for name in ("won", "score")
    )
    return (len(much), len(little)), (wins, points)


def _gap(values: Sequence[float], more: list[int], less: list[int]) -> float:
    return fmean(values[seat] for seat in more) - fmean(values[seat] for seat in less)
