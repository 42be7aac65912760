"""How long computer drivers take: turns for a race, over both tracks and all suggested sets.

python -m tests.automobiles.bench [races per line]
"""

import sys
from statistics import mean
from typing import Any

from pyapp.ai.thinking import choose
from pyapp.games.automobiles import GAME
from pyapp.games.automobiles.components import SETS
from pyapp.games.automobiles.tracks import TRACK_IDS


def turns(players: int, seed: int, level: str = "normal", **options: Any) -> int:
    """The turns every car took until the race was over."""
    state = GAME.new(players=players, seed=seed, **options)
    while GAME.to_act(state) is not None:
        state = GAME.play(state, choose(GAME, state, level))
    return state.round


def mean_turns(games: int, seed: int = 0, level: str = "normal", **options: Any) -> float:
    """Mean turns a car for races of two to five drivers; three laps unless said otherwise."""
    options = {"laps": "3", **options}
    return mean(turns(2 + number % 4, seed + number, level, **options) for number in range(games))


def main(games: int) -> None:
    for cards in SETS:
        found = [mean_turns(games, cards=cards, track=track) for track in TRACK_IDS]
        print(
            f"{cards:<16}"
            + "".join(f"{track:>10} {turns:>5.1f}" for track, turns in zip(TRACK_IDS, found, strict=True)),
            flush=True,
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 4)
