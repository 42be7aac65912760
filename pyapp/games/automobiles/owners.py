"""What the owner of a box may put in place of our reconstruction: spaces of the tracks (R1), grid (R10), sets (R8)."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from ...core.options import Setup
from ...core.own import NAME, own_parts
from ...core.position import Field, Fields
from ...core.values import is_whole
from .components import BY_TYPE, SETS, TYPES
from .tracks import GRID, LANES, PRINTED, TRACK_IDS, WIDEST, Track, columns_of, track

NARROWEST: Final = 20  # columns of a lap

EXAMPLE: Mapping[str, Any] = {
    "grid": [[1, 5], [0, 4], [1, 2], [0, 1], [2, 0]],
    "sets": {"first_game": {"garage": "engineer"}, "jalopy": {"pit": "pit_crew", "engine": "supercharged"}},
    "tracks": {
        "daytona": ["WWWWWWLLXLLWWWLLXLWWWWWWWWW", "WWWWLLLDLLLWWLLLLWWLL", "LLDDZDLLDLLLLL", "DBDDBDDD"],
    },
}
PARTS = (
    Field(
        "grid",
        "[[0, 4], [1, 3], [0, 2], [1, 1], [0, 0]]",
        "where the cars begin, from P1 to P5: lane, from 0 at the inside, and column, from 0 at the line to "
        f"{NARROWEST - 1}; in five different spaces of both tracks, of which each car stands in the front section",
    ),
    Field(
        "sets",
        '{"jalopy": {"pit": "pit_crew"}}',
        "the cards of a set that the rulebook suggests, one of each type: "
        + ", ".join(f"`{name}` ({', '.join(BY_TYPE[name])})" for name in TYPES)
        + "; the sets are "
        + ", ".join(f"`{name}`" for name in SETS)
        + ", and what is left out keeps ours",
    ),
    Field(
        "tracks",
        '{"daytona": ["WWWWWWWWLLLLLL", "WWWWLLLLLLLL", "LLLLDDD", "DDDDD"]}',
        "a track, lane by lane from the inside, each from the finish line on in the direction of the race; a letter a "
        "space: "
        + ", ".join(f"`{letter}` {meaning}" for letter, (_, _, meaning) in PRINTED.items())
        + ". All four "
        f"lanes have as many sections, the columns of a lap: {NARROWEST} to {WIDEST}",
    ),
)


def check(fields: Fields) -> None:
    """Every lane is made of spaces that there are, and all four are of one length."""
    tracks = fields.inner("tracks")
    for name in TRACK_IDS:
        if tracks.has(name):
            _check_track(tracks, name)
    tracks.rest_unknown()
    sets = fields.inner("sets")
    for name, ours in SETS.items():
        if sets.has(name):
            entry = sets.inner(name)
            for kind, card in zip(TYPES, ours, strict=True):
                entry.one_of(kind, BY_TYPE[kind], card)
            entry.rest_unknown()
    sets.rest_unknown()
    _check_grid(fields)


def _check_grid(fields: Fields) -> None:
    """Five places, each in a space of its own, on both tracks; ours where none are entered, on entered spaces too."""
    places = fields.items("grid", len(GRID), list(map(list, GRID)))
    for number, place in enumerate(places):
        fits = (
            isinstance(place, list) and len(place) == 2 and is_whole(place[0], 0, len(LANES["daytona"]) - 1)
        )
        if not fits or not is_whole(place[1], 0, NARROWEST - 1):
            raise fields.wrong(f"grid[{number}]", "position.own_grid", high=NARROWEST - 1)
    for name in TRACK_IDS:
        lanes = fields.inner("tracks").get(name) or LANES[name]
        if len(set(track(name, tuple(lanes), tuple(map(tuple, places))).slots)) != len(GRID):
            raise fields.wrong("grid", "position.own_grid_twice", track=name)


def cards_of(setup: Setup, name: str) -> tuple[str, ...]:
    """The cards of a set, in the order of the types (R8)."""
    entered = own_parts(setup, "sets").get(name, {})
    return tuple(entered.get(kind, card) for kind, card in zip(TYPES, SETS[name], strict=True))


def _check_track(tracks: Fields, name: str) -> None:
    lanes = tracks.items(name, len(LANES[name]), ())
    for number, lane in enumerate(lanes):
        if not isinstance(lane, str) or not lane or set(lane) - set(PRINTED):
            raise tracks.wrong(f"{name}[{number}]", "position.own_lane").fits(known=list(PRINTED))
        columns = columns_of(lane)
        if columns != columns_of(lanes[0]) or columns not in range(NARROWEST, WIDEST + 1):
            raise tracks.wrong(
                f"{name}[{number}]", "position.own_columns", n=columns, low=NARROWEST, high=WIDEST
            )


@lru_cache(maxsize=64)
def _entered(name: str, own: str) -> Track:
    setup = Setup(0, {NAME: own})
    lanes, grid = own_parts(setup, "tracks").get(name), own_parts(setup, "grid")
    return track(name, tuple(lanes) if lanes else LANES[name], tuple(map(tuple, grid)) if grid else GRID)


def track_of(setup: Setup) -> Track:
    """The track of this race, as it is printed in the box that is played with."""
    return _entered(setup.options["track"], setup.options[NAME])
