"""Daytona Beach and Monza: spaces, sections and the ways from each to the next (R1, R2, R22).

Nobody describes the printed board space by space, so both tracks are our reconstruction. A section is one
whole number, lane by lane: lane x columns + column. Spaces are numbered through both tracks.
"""

from functools import cache
from typing import Final, NamedTuple

from .cubes import BLACK, DARK, LIGHT, WHITE

# One letter a space: W white, L light, D dark (d: a short one), B black, X white/light, Z light/dark.
LANES: Final = {
    "daytona": (
        "WWWWWWLWWWWWWXWWWWWWLLLLLLLLWWWWWWXWWWWWWLLWWWW",
        "WWWWLLLLLLLLLDDDDLLLLLLLLLWWWW",
        "LLLDDDZDLBBDZDDDLL",
        "DBDDDBBDDDDBD",
    ),
    "monza": (
        "WWWWWXWWWWWXWWLLLWWLLLLWWWWWWWWLLWWLWWWW",
        "WWWWLLLLLLDLWWXLDLLLLXXWWLLWW",
        "LLDDDddLXWWLDddWWXLDL",
        "DBDZBLLWWBDLWWLLB",
    ),
}
TRACK_IDS: Final = tuple(LANES)
_PRINTED: Final = {
    "W": (1, (WHITE,)),
    "L": (2, (LIGHT,)),
    "D": (4, (DARK,)),
    "d": (3, (DARK,)),
    "B": (6, (BLACK,)),
    "X": (2, (WHITE, LIGHT)),
    "Z": (2, (LIGHT, DARK)),
}
"""How many sections, which colours."""


class Way(NamedTuple):
    """A step that leads out of a section: into which space, where it is entered, over the line or not."""

    space: int
    entry: int
    front: int  # the foremost section of that space
    crosses: int
    colours: int  # one bit a colour


class Space(NamedTuple):
    id: str
    lane: int
    first: int  # its rear section
    front: int
    colours: tuple[int, ...]
    mask: int
    darkest: int


class Track:
    """The graph of one track; sections and spaces are indices."""

    __slots__ = ("ahead", "columns", "exits", "id", "next", "side", "space_of")

    def __init__(self, name: str, spaces: "list[Space]", offset: int) -> None:
        self.id = name
        self.columns = sum(_PRINTED[letter][0] for letter in LANES[name][0])
        self.space_of: tuple[int, ...] = tuple(
            offset + number
            for number, space in enumerate(spaces)
            for _ in range(space.first, space.front + 1)
        )
        sections = range(len(self.space_of))
        self.next: tuple[int, ...] = tuple(map(self._next, sections))  # straight ahead, same lane
        self.ahead: tuple[tuple[Way, ...], ...] = tuple(
            self._ahead(section, spaces, offset, 0) for section in sections
        )
        self.side: tuple[tuple[Way, ...], ...] = tuple(
            self._ahead(section, spaces, offset, 1) for section in sections
        )
        self.exits: tuple[int, ...] = tuple(map(self._exits, sections))  # colours one step ahead

    def _exits(self, section: int) -> int:
        mask = 0
        for way in self.ahead[section]:
            mask |= way.colours
        return mask

    def _next(self, section: int) -> int:
        lane, column = divmod(section, self.columns)
        return lane * self.columns + (column + 1) % self.columns

    def _ahead(self, section: int, spaces: "list[Space]", offset: int, nearest: int) -> tuple[Way, ...]:
        """Straight ahead, to the inner lane, to the outer lane; `nearest` 1 leaves straight ahead out."""
        lane, column = divmod(section, self.columns)
        crosses = int(column == self.columns - 1)
        ways = []
        for target in (lane, lane - 1, lane + 1)[nearest:]:
            if target in range(len(LANES[self.id])):
                entry = target * self.columns + (column + 1) % self.columns
                space = self.space_of[entry]
                if space != self.space_of[section]:
                    found = spaces[space - offset]
                    ways.append(Way(space, entry, found.front, crosses, found.mask))
        return tuple(ways)


def _spaces(name: str) -> list[Space]:
    found = []
    section = 0
    columns = sum(_PRINTED[letter][0] for letter in LANES[name][0])
    for lane, letters in enumerate(LANES[name]):
        for letter in letters:
            length, colours = _PRINTED[letter]
            number = f"{name[0].upper()}{lane}-{section % columns:02}"
            mask = sum(1 << colour for colour in colours)
            found.append(Space(number, lane, section, section + length - 1, colours, mask, max(colours)))
            section += length
    return found


_BY_TRACK: Final = {name: _spaces(name) for name in TRACK_IDS}
SPACES: Final = tuple(space for name in TRACK_IDS for space in _BY_TRACK[name])
SPACE_IDS: Final = tuple(space.id for space in SPACES)
SPACE_BY_ID: Final = {name: number for number, name in enumerate(SPACE_IDS)}
DARKEST: Final = tuple(space.darkest for space in SPACES)
MASKS: Final = tuple(space.mask for space in SPACES)


@cache
def track(name: str) -> Track:
    offset = 0 if name == TRACK_IDS[0] else len(_BY_TRACK[TRACK_IDS[0]])
    return Track(name, _BY_TRACK[name], offset)
