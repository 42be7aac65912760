"""How meetings ended: the figure that counts, where it lies with a certainty of 95 %, and whether the goal is reached."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from statistics import mean, stdev
from typing import Any

from pyapp.ai.arena import SURE, Outcome, Standing, counted, interval
from tools.bench.strength_goals import Goal, Trial
from tools.env.places import ROOT

PAGE = ROOT / "docs" / "opponents.md"
FEW = 20  # games before an interval is trusted


@dataclass(frozen=True, slots=True)
class Found:
    """One goal, and what was measured for it."""

    goal: Goal
    games: int
    value: float
    low: float
    high: float
    seconds: float
    seconds_95: float

    @property
    def reached(self) -> bool:
        return self.value <= self.goal.bound if self.goal.trial.turns else self.value >= self.goal.bound

    def clear(self, players: int) -> bool:
        """Has the interval left the goal? Only asked when every seating has been played as often."""
        balanced = self.games >= FEW and self.games % players == 0
        return balanced and not self.low <= self.goal.bound <= self.high

    @property
    def verdict(self) -> str:
        sure = not self.low <= self.goal.bound <= self.high
        return ("yes" if self.reached else "no") + ("" if sure else ", not yet sure")

    def as_dict(self) -> dict[str, Any]:
        told = {
            name: getattr(self, name) for name in ("games", "value", "low", "high", "seconds", "seconds_95")
        }
        goal = {"meeting": self.goal.trial.name, "goal": self.goal.bound, "reached": self.reached}
        return {**goal, **{name: round(value, 4) for name, value in told.items()}}


def found(goal: Goal, games: Mapping[Trial, list[Outcome]]) -> Found:
    if not all(games.get(trial) for trial in goal.trials):
        return Found(goal, 0, 0.0, 0.0, 0.0, 0.0, 0.0)
    first = counted(goal.trial.players, games[goal.trial])[0]
    value, low, high = _value(goal, first, games)
    line = first.line()
    return Found(goal, first.games, value, low, high, line["seconds"], line["seconds_95"])


def _value(goal: Goal, first: Standing, games: Mapping[Trial, list[Outcome]]) -> tuple[float, float, float]:
    if goal.trial.turns:
        turns = [outcome.scores[0] for outcome in games[goal.trial]]
        wide = SURE * stdev(turns) / math.sqrt(len(turns)) if len(turns) > 1 else math.inf
        return mean(turns), mean(turns) - wide, mean(turns) + wide
    share = first.wins / first.games
    if goal.other is None:
        return share, *interval(first.wins, first.games)
    other = counted(goal.other.players, games[goal.other])[0]
    return ratio(first.wins, first.games, other.wins, other.games)


def ratio(wins: float, games: int, others: float, other_games: int) -> tuple[float, float, float]:
    """How many times as often the first wins; half a game is added to each so that nobody divides by nothing."""
    own, theirs = (wins + 0.5) / (games + 1), (others + 0.5) / (other_games + 1)
    spread = math.sqrt((1 - own) / (wins + 0.5) + (1 - theirs) / (others + 0.5))
    return own / theirs, own / theirs * math.exp(-SURE * spread), own / theirs * math.exp(SURE * spread)


# -- in print -------------------------------------------------------------------------------------

HEAD = (
    "| meeting | games | measured | 95 % interval | goal | reached | s a move | 95th percentile |\n"
    "|---|---:|---:|---:|---:|---|---:|---:|\n"
)


def meeting(goal: Goal) -> str:
    first, *rest = goal.trial.players
    options = ", ".join(value for _, value in goal.trial.options)
    if goal.other:
        return f"{len(goal.trial.players)} {first} together, against {goal.other.players[0]} ({options})"
    if len(goal.trial.players) == 1:
        return f"{first} alone ({options})"
    if goal.trial.turns:
        return f"turns of {first} ({options})"
    others = f"{len(rest)} {rest[0]}" if len(rest) > 1 else rest[0]
    return f"{first} against {others}"


def _figures(result: Found) -> tuple[str, ...]:
    kind = "turns" if result.goal.trial.turns else "times" if result.goal.other else "share"
    shown = {"turns": "{:.1f}", "times": "{:.2f} ×", "share": "{:.1%}"}[kind].format
    sign = "≤" if kind == "turns" else "≥"
    bound = f"{sign} {shown(result.goal.bound)}"
    if not result.games:
        return (meeting(result.goal), "0", "", "", bound, "not measured", "", "")
    return (
        meeting(result.goal),
        str(result.games),
        shown(result.value),
        f"{shown(result.low)} – {shown(result.high)}",
        bound,
        result.verdict,
        f"{result.seconds:.4f}",
        f"{result.seconds_95:.4f}",
    )


def lines(result: Found) -> str:
    """One line for the screen."""
    return f"{result.goal.trial.slug:<12} " + "  ".join(_figures(result))


def markdown(results: list[Found], before: str = "") -> str:
    """A table of them; a meeting that was not played on this machine keeps the line it had before."""
    known = {line.split(" | ")[0]: line for line in before.splitlines(keepends=True)}
    rows = [f"| {' | '.join(_figures(result))} |\n" for result in results]
    return HEAD + "".join(
        row if result.games else known.get(row.split(" | ")[0], row)
        for row, result in zip(rows, results, strict=True)
    )


def write_page(slug: str, results: list[Found]) -> None:
    """Puts the table between the marks of its game."""
    text = PAGE.read_text(encoding="utf-8")
    begin, end = f"<!-- strength {slug} -->\n", f"<!-- /strength {slug} -->\n"
    before, _, rest = text.partition(begin)
    table, _, after = rest.partition(end)
    PAGE.write_text(before + begin + markdown(results, table) + end + after, encoding="utf-8")
