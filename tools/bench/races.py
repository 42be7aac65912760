"""Turns a car needs for three laps of Automobiles: computer drivers on both tracks, with every suggested set."""

import argparse
import math
from statistics import mean, stdev
from typing import Any

from pyapp.ai.arena import SURE
from pyapp.ai.thinking import choose
from pyapp.games.automobiles import GAME
from pyapp.games.automobiles.components import SETS
from pyapp.games.automobiles.tracks import TRACK_IDS

DRIVERS = (2, 3, 4, 5)


def run(words: list[str]) -> int:
    asked = argparse.ArgumentParser(prog="python build.py bench races", description=__doc__)
    asked.add_argument("--games", type=int, default=4, help="races of each set on each track")
    asked.add_argument(
        "--level", default="normal", help="easy, normal, hard, or numbers: favourites=5/deals=6"
    )
    asked.add_argument("--cards", default=list(SETS), nargs="+", choices=SETS, help="only these sets")
    asked.add_argument("--track", default=list(TRACK_IDS), nargs="+", choices=TRACK_IDS)
    asked.add_argument("--players", default=list(DRIVERS), nargs="+", type=int, choices=DRIVERS)
    given = asked.parse_args(words)
    print(f"{'set':<16}" + "".join(f"{track:>20}" for track in given.track))
    for cards in given.cards:
        found = [
            turns(given.games, given.level, given.players, cards=cards, track=track) for track in given.track
        ]
        print(f"{cards:<16}" + "".join(f"{told(each):>20}" for each in found), flush=True)
    return 0


def turns(games: int, level: str, players: list[int], **options: Any) -> list[int]:
    """Of so many races of three laps; the tables take turns."""
    return [_turns(players[seed % len(players)], seed, level, laps="3", **options) for seed in range(games)]


def told(found: list[int]) -> str:
    """The mean, and how far it may be off with a certainty of 95 %."""
    wide = SURE * stdev(found) / math.sqrt(len(found)) if len(found) > 1 else math.inf
    return f"{mean(found):.2f} ± {wide:.2f}"


def _turns(players: int, seed: int, level: str, **options: Any) -> int:
    """The turns every car took until the race was over."""
    state = GAME.new(players=players, seed=seed, **options)
    while GAME.to_act(state) is not None:
        state = GAME.after(state, choose(GAME, state, level))
    return state.round
