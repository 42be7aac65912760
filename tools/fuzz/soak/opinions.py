"""Whole random games of every title, scores and ends of each moment read a second time from the fact sheet alone.

Quicker than the soak proper, which looks at everything: so a thousand games of each title are an hour.
What each title has shown is kept in docs/quality/opinions.json, where a later run takes the place of an earlier.
"""

import json
import platform
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from pyapp import GAMES
from pyapp.core.own import NAME
from pyapp.core.rng import Rng
from pyapp.games import AnyGame
from tests.playing import LONGEST_GAME, any_options, owned, second_opinion
from tools.env.places import ROOT

FILE = ROOT / "docs" / "quality" / "opinions.json"
GAMES_EACH = 1000
OTHER_THAN_PLAIN = 3  # of three games one has no variant, and one is played with what an owner has entered


@dataclass
class Heard:
    """What the second reading of one title looked at, and where it differed."""

    seed: int
    games: int = 0
    owned: int = 0  # of these, with an owner's own cards, tiles, tracks, schemes, prices
    moments: int = 0
    seconds: float = 0.0
    failures: list[str] = field(default_factory=list)
    python: str = platform.python_version()


def main(titles: list[str], seed: int, games: int, keep: bool) -> int:
    """Prints a line a title; a difference is a failure."""
    failed = False
    for slug in titles or GAMES:
        heard = of_title(GAMES[slug], seed, games)
        failed |= bool(heard.failures)
        if keep:
            FILE.parent.mkdir(parents=True, exist_ok=True)
            FILE.write_text(json.dumps({**kept(), slug: vars(heard)}, indent=1) + "\n", "utf-8")
        print(
            f"{slug}: {heard.games} games ({heard.owned} on own components), {heard.moments} moments, "
            f"{len(heard.failures)} differ",
            flush=True,
        )
    return 1 if failed else 0


def of_title(game: AnyGame, seed: int, games: int) -> Heard:
    heard, begun = Heard(seed), time.monotonic()
    for number in range(games):
        for trouble in _differences(game, seed * 1_000_003 + number, number, heard):
            heard.failures.append(f"game {number}: {trouble}")
            print(heard.failures[-1], flush=True)
            break  # what follows from it says nothing new
        heard.games += 1
    heard.seconds = round(time.monotonic() - begun, 1)
    return heard


def _differences(game: AnyGame, seed: int, number: int, heard: Heard) -> Iterator[str]:
    """Where the two readings differ, at the deal and after every move."""
    rng = Rng(seed)
    options = any_options(game, rng) if number % OTHER_THAN_PLAIN else {}
    options = owned(game, options, rng) if number % OTHER_THAN_PLAIN == 2 else options
    heard.owned += bool(options.get(NAME))
    state = game.start(game.setup(game.players[number % len(game.players)], options), rng.bits())
    yield from second_opinion(game, state)
    for _ in range(LONGEST_GAME):
        heard.moments += 1
        if game.to_act(state) is None:
            return
        state = game.after(state, rng.choice(game.moves(state)))
        yield from second_opinion(game, state)


def kept() -> dict[str, dict[str, Any]]:
    """The last run of each title."""
    found: dict[str, dict[str, Any]] = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    return found
