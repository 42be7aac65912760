"""Computer players meet: every seating once, again and again, on one core, on all, or on a cluster."""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from ..core.advice import LEVELS, by_numbers
from ..core.refusals import Problem
from ..core.result import Result
from ..games import GAMES
from .seated import MARK, RANDOM, SECONDS, Players, is_program

__all__ = [
    "PLAYERS",
    "RANDOM",
    "SECONDS",
    "SURE",
    "Match",
    "Outcome",
    "Standing",
    "counted",
    "helpers",
    "interval",
    "matches",
    "meet",
    "played",
    "to_the_end",
]

PLAYERS = (*LEVELS, RANDOM)
SURE = 1.96  # standard deviations that hold 95 %


@dataclass(frozen=True, slots=True)
class Match:
    """One game to be played: `seating` says which of the players sits at each seat."""

    slug: str
    options: tuple[tuple[str, Any], ...]
    players: tuple[str, ...]
    seating: tuple[int, ...]
    seed: int
    budget: float = SECONDS  # seconds for each move of a program


@dataclass(slots=True)
class Outcome:
    """What each player got out of one game, in the order of the players."""

    seating: tuple[int, ...]
    wins: list[float]  # a shared victory is split
    scores: list[int]
    seconds: list[list[float]]  # of this processor, one for each move
    end: str  # the digest of the last position: the same players play the same game
    faults: list[str] = field(default_factory=list)  # why a program lost the game as it played; "": it didn't


@dataclass(slots=True)
class Standing:
    """What a player has got out of all games so far."""

    level: str
    seat: int  # its place among the players named
    games: int = 0
    wins: float = 0.0
    score: float = 0.0
    seconds: list[float] = field(default_factory=list)
    wins_at: list[float] = field(default_factory=list)  # by the seat it sat at
    games_at: list[int] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)  # games lost by a fault

    def line(self) -> dict[str, Any]:
        low, high = interval(self.wins, self.games)
        times = sorted(self.seconds) or [0.0]
        shares = [round(won / max(n, 1), 3) for won, n in zip(self.wins_at, self.games_at, strict=True)]
        return {
            "level": self.level,
            "seat": self.seat,
            "games": self.games,
            "wins": round(self.wins, 2),
            "share": round(self.wins / self.games, 3),
            "low": round(low, 3),
            "high": round(high, 3),
            "by_seat": shares,
            "score": round(self.score / self.games, 2),
            "seconds": round(sum(times) / len(times), 4),
            "seconds_95": round(times[int(len(times) * 0.95)], 4),
            **({"faults": self.told_faults()} if is_program(self.level) else {}),
        }

    def told_faults(self) -> str:
        """How many games were lost by each kind of fault, and the first of them."""
        if not self.faults:
            return "none"
        kinds = Counter(fault.partition(":")[0] for fault in self.faults)
        counted = ", ".join(f"{number} {kind}" for kind, number in sorted(kinds.items()))
        return f"{counted} (the first: {self.faults[0]})"


def interval(wins: float, games: int) -> tuple[float, float]:
    """Where the true share of victories lies with a certainty of 95 % (Wilson)."""
    share, weight = wins / games, SURE**2 / games
    middle = (share + weight / 2) / (1 + weight)
    wide = SURE * math.sqrt(share * (1 - share) / games + weight / games / 4) / (1 + weight)
    return max(0.0, middle - wide), min(1.0, middle + wide)


def matches(
    slug: str,
    players: Sequence[str],
    games: int,
    seed: int,
    options: dict[str, Any],
    budget: float = SECONDS,
) -> Iterator[Match]:
    """Every deal is played in every seating that differs, the players moving round the table."""
    known = (*PLAYERS, *(player for player in players if by_numbers(player) or is_program(player)))
    if unknown := set(players) - set(known):
        raise Problem(
            "arena.no_program" if min(unknown).startswith(MARK) else "arena.unknown_level", level=min(unknown)
        )
    GAMES[slug].setup(len(players), options)
    around = tuple(players)
    seatings = next(by for by in range(1, len(around) + 1) if around[by:] + around[:by] == around)
    for number in range(games):
        seating = tuple((seat + number) % len(players) for seat in range(len(players)))
        yield Match(slug, tuple(options.items()), around, seating, seed + number // seatings, budget)


def played(match: Match) -> Outcome:
    """The whole game, on this processor."""
    return to_the_end(match)[1]


def to_the_end(match: Match) -> tuple[Any, Outcome]:
    """The last position, and what each player got. A program that fails has lost; somebody else plays on for it."""
    game = GAMES[match.slug]
    state = game.new(len(match.players), match.seed, **dict(match.options))
    with Players(game, state, match.players, match.seed, match.budget) as players:
        while (seat := game.to_act(state)) is not None:
            state = game.after(state, players.move(match.seating[seat], state))
    result = game.result(state)
    assert result is not None, "a game without anybody to act is over"
    failed = {seat for seat, player in enumerate(match.seating) if players.faults[player]}
    wins, scores = [0.0] * len(match.players), [0] * len(match.players)
    winners = won_by(result, failed)
    for seat, player in enumerate(match.seating):
        scores[player] = result.scores[seat]
        shared = len(winners) if result.won is None else 1
        wins[player] = (seat in winners) / shared if winners else 0.0
    return state, Outcome(
        match.seating, wins, scores, players.seconds, game.digest(state), list(players.faults)
    )


def won_by(result: Result, failed: set[int]) -> list[int]:
    """The seats that won: the best place among those that nobody had to play on for."""
    if result.won is False:
        return []
    left = ([seat for seat in place if seat not in failed] for place in result.ranking)
    return next((place for place in left if place), [])


def counted(players: Sequence[str], outcomes: Iterable[Outcome]) -> list[Standing]:
    standings = [
        Standing(level, seat, wins_at=[0.0] * len(players), games_at=[0] * len(players))
        for seat, level in enumerate(players)
    ]
    for outcome in outcomes:
        for at, player in enumerate(outcome.seating):
            standing = standings[player]
            standing.games += 1
            standing.games_at[at] += 1
            standing.wins += outcome.wins[player]
            standing.wins_at[at] += outcome.wins[player]
            standing.score += outcome.scores[player]
            standing.seconds += outcome.seconds[player]
            standing.faults += filter(None, outcome.faults[player : player + 1])
    return standings


def meet(players: Sequence[str], games: Iterable[Match], executor: Executor | None) -> list[Standing]:
    """Play all games, here or by the executor, and count."""
    if executor is None:
        return counted(players, map(played, games))
    futures: list[Future[Outcome]] = [executor.submit(played, match) for match in games]
    return counted(players, (future.result() for future in futures))


@contextmanager
def helpers(workers: int, cluster: str) -> Iterator[Executor | None]:
    """Who plays: this process, several of this machine, or a Dask cluster (`pip install regolo[cluster]`)."""
    if cluster:
        try:
            from distributed import Client
        except ImportError:
            raise Problem("arena.no_cluster") from None
        try:
            # A cluster of one's own tells about itself to this machine alone, at any port that is free.
            where = {"dashboard_address": "127.0.0.1:0"} if cluster == "local" else {"address": cluster}
            client = Client(**where)  # type: ignore[no-untyped-call]
        except (OSError, ValueError):
            raise Problem("arena.cluster_away", name=cluster[:60]) from None
        with client:
            yield client.get_executor(pure=False)  # type: ignore[no-untyped-call]
    elif workers > 1:
        with ProcessPoolExecutor(workers) as pool:
            yield pool
    else:
        yield None
