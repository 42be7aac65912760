"""How a game ended."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from . import answers


@dataclass(frozen=True, slots=True)
class Result:
    """The final order of the seats, best first (equals share a place), and every seat's points by rule.

    Against the game itself (solo, cooperative) `won` tells how it ended; `rival` is the score to beat, and
    `rival_breakdown` its points by rule. `ended` says why the game was over (`ended.<key>` in both languages).
    """

    ranking: list[list[int]]
    scores: list[int]
    breakdown: list[dict[str, int]]
    won: bool | None = None
    rival: int | None = None
    rival_breakdown: dict[str, int] | None = None
    ended: str | None = None

    def as_dict(self) -> answers.Result:
        """The same as plain data, as the page gets it."""
        return {
            "ranking": self.ranking,
            "scores": self.scores,
            "breakdown": self.breakdown,
            "won": self.won,
            "rival": self.rival,
            "rival_breakdown": self.rival_breakdown,
            "ended": self.ended,
        }


def ranked(seats: Sequence[int], merit: Callable[[int], Any]) -> list[list[int]]:
    """Seats in groups of equal merit, the highest merit first."""
    places: list[list[int]] = []
    for seat in sorted(seats, key=merit, reverse=True):
        if places and merit(places[-1][0]) == merit(seat):
            places[-1].append(seat)
        else:
            places.append([seat])
    return places
