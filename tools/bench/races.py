"""Turns a car needs for three laps of Automobiles: computer drivers on both tracks, with every suggested set."""

import argparse
from statistics import mean
from typing import Any

from pyapp.ai.thinking import choose
from pyapp.games.automobiles import GAME
from pyapp.games.automobiles.components import SETS
from pyapp.games.automobiles.tracks import TRACK_IDS


def run(words: list[str]) -> int:
    asked = argparse.ArgumentParser(prog="python build.py bench races", description=__doc__)
    asked.add_argument(
        "--games", type=int, default=4, help="races of each set on each track, two to five drivers"
    )
    asked.add_argument("--level", default="normal", choices=("easy", "normal", "hard"))
    given = asked.parse_args(words)
    print(f"{'set':<16}" + "".join(f"{track:>12}" for track in TRACK_IDS))
    for cards in SETS:
        found = [mean_turns(given.games, given.level, cards=cards, track=track) for track in TRACK_IDS]
        print(f"{cards:<16}" + "".join(f"{turns:>12.1f}" for turns in found), flush=True)
    return 0


def mean_turns(games: int, level: str, **options: Any) -> float:
    """Mean over races of two to five drivers, three laps."""
    return mean(_turns(2 + seed % 4, seed, level, laps="3", **options) for seed in range(games))


def _turns(players: int, seed: int, level: str, **options: Any) -> int:
    """The turns every car took until the race was over."""
    state = GAME.new(players=players, seed=seed, **options)
    while GAME.to_act(state) is not None:
        state = GAME.after(state, choose(GAME, state, level))
    return state.round
