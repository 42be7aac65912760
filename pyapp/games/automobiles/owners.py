"""What the owner of a box may put in place of our reconstruction: the spaces of the tracks (R1)."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from ...core.options import Setup
from ...core.own import NAME, own_parts
from ...core.position import Field, Fields
from .tracks import LANES, PRINTED, TRACK_IDS, WIDEST, Track, columns_of, track

NARROWEST: Final = 20  # columns of a lap

EXAMPLE: Mapping[str, Any] = {
    "tracks": {
        "daytona": ["WWWWWWLLXLLWWWLLXLWWWWWWWWW", "WWWWLLLDLLLWWLLLLWWLL", "LLDDZDLLDLLLLL", "DBDDBDDD"],
    }
}
PARTS = (
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
    lanes = own_parts(Setup(0, {NAME: own}), "tracks").get(name)
    return track(name, tuple(lanes) if lanes else LANES[name])


def track_of(setup: Setup) -> Track:
    """The track of this race, as it is printed in the box that is played with."""
    return _entered(setup.options["track"], setup.options[NAME])
