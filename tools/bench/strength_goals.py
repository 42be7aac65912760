"""What the computer players are to reach: who meets whom, and how the meeting should end."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from pyapp import GAMES
from pyapp.ai import arena
from pyapp.ai.arena import Match, Outcome

SEED = 1
Options = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Trial:
    """Players who meet at one table, again and again."""

    slug: str
    players: tuple[str, ...]
    options: Options = ()
    turns: bool = False  # the score of a game is the turns it took

    @property
    def name(self) -> str:
        options = [f"{name}={value}" for name, value in self.options]
        return "-".join((self.slug, *self.players, *options))

    def matches(self, games: int) -> Iterator[Match]:
        return arena.matches(self.slug, self.players, games, SEED, dict(self.options))

    def played(self, match: Match) -> Outcome:
        state, outcome = arena.to_the_end(match)
        return replace(outcome, scores=[state.round] * len(self.players)) if self.turns else outcome


@dataclass(frozen=True, slots=True)
class Goal:
    """The first player's share of victories is to be at least so much, of turns at most.

    Where there are `others`, it is to win so many times as often as they do at a table of their own.
    """

    trial: Trial
    bound: float
    other: Trial | None = None

    @property
    def trials(self) -> tuple[Trial, ...]:
        return (self.trial, self.other) if self.other else (self.trial,)


def _goals() -> Iterator[Goal]:
    for slug in GAMES:
        for players, bound in (
            (("easy", arena.RANDOM), 0.85),
            (("normal", "easy"), 0.65),
            (("hard", "normal"), 0.65),
            (("hard", arena.RANDOM), 0.98),
            (("master", "hard"), 0.5),
        ):
            yield Goal(Trial(slug, players), bound)
        crowd = min(4, GAMES[slug].players[-1])  # at a table of three, the same multiple of a fair share
        yield Goal(Trial(slug, ("hard", *("normal",) * (crowd - 1))), round(1.6 / crowd, 2))
    yield Goal(Trial("pocket-mars", ("hard",), (("level", "cyborg"),)), 0.6)
    for number in (2, 4):
        together = (("mode", "cooperative"),)
        hard, easy = (Trial("martians", (level,) * number, together) for level in ("hard", "easy"))
        yield Goal(hard, 1.5, easy)
    for track in ("daytona", "monza"):
        race = (("cards", "first_game"), ("laps", "3"), ("track", track))
        yield Goal(Trial("automobiles", ("hard", "hard"), race, turns=True), 16.0)


GOALS = tuple(_goals())
