"""What an owner of Automobiles might enter, drawn at random: short tracks of any spaces, a grid, the cards of the sets."""

from typing import Any

from pyapp.core.rng import Rng
from pyapp.games.automobiles.components import BY_TYPE, SETS
from pyapp.games.automobiles.owners import NARROWEST
from pyapp.games.automobiles.tracks import GRID, LANES, PRINTED, TRACK_IDS, columns_of

LONGEST_LAP = 28  # columns; longer ones make long games


def drawn(rng: Rng) -> dict[str, Any]:
    tracks = {name: _lanes(rng) for name in rng.sample(TRACK_IDS, rng.below(3))}
    return {
        "tracks": tracks,
        "sets": {
            name: {kind: rng.choice(cards) for kind, cards in BY_TYPE.items() if rng.below(2)}
            for name in SETS
        },
        **({"grid": _grid(rng)} if tracks or rng.below(2) else {}),
    }


def _lanes(rng: Rng) -> list[str]:
    columns = NARROWEST + rng.below(LONGEST_LAP - NARROWEST + 1)
    return [_lane(rng, columns) for _ in LANES["daytona"]]


def _lane(rng: Rng, columns: int) -> str:
    word = ""
    while columns:
        sign = rng.choice([sign for sign in PRINTED if columns_of(sign) <= columns])
        word, columns = word + sign, columns - columns_of(sign)
    return word


def _grid(rng: Rng) -> list[list[int]]:
    """So far apart that no space, and none is longer than six sections, holds two of them."""
    columns = rng.sample((0, 6, 12, 18), len(LANES["daytona"]))
    places = [[lane, column] for lane, column in enumerate(columns)]
    lane = rng.below(len(places))
    return rng.shuffled([*places, [lane, (columns[lane] + 6) % 18 if columns[lane] < 18 else 6]])[: len(GRID)]
