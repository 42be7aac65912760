"""Daytona Beach and Monza: spaces, sections and the ways from each to the next (R1, R2, R22).

Nobody describes the printed board space by space, so both tracks are our reconstruction. A section is one
whole number, lane by lane: lane x columns + column. Spaces are numbered through both tracks.
"""

from functools import lru_cache
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
GRID: Final = ((0, 4), (1, 3), (0, 2), (1, 1), (0, 0))  # lane and column of P1 to P5 (R10)
PRINTED: Final = {
    "W": (1, (WHITE,), "white"),
    "L": (2, (LIGHT,), "light"),
    "D": (4, (DARK,), "dark"),
    "d": (3, (DARK,), "dark of three sections"),
    "B": (6, (BLACK,), "black"),
    "X": (2, (WHITE, LIGHT), "white and light"),
    "Z": (2, (LIGHT, DARK), "light and dark"),
}
"""How many sections, which colours, in words."""
WIDEST: Final = 72  # columns that a track may have


def columns_of(lane: str) -> int:
    return sum(PRINTED[letter][0] for letter in lane)


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

    __slots__ = (
        "ahead",
        "columns",
        "darkest",
        "exits",
        "id",
        "lanes",
        "masks",
        "next",
        "side",
        "slots",
        "space_of",
        "spaces",
    )

    def __init__(self, name: str, lanes: tuple[str, ...], grid: tuple[tuple[int, int], ...] = GRID) -> None:
        self.id = name
        self.lanes = lanes
        self.columns = columns_of(lanes[0])
        self.spaces = {SPACE_BY_ID[space.id]: space for space in _spaces(name, lanes)}
        self.masks = tuple(_of(self.spaces, number, "mask") for number in range(len(SPACE_IDS)))
        self.darkest = tuple(_of(self.spaces, number, "darkest") for number in range(len(SPACE_IDS)))
        self.space_of: tuple[int, ...] = tuple(
            number for number, space in self.spaces.items() for _ in range(space.first, space.front + 1)
        )
        self.slots = tuple(  # where cars stand from P1 to P5: in the front of their space (R10, R36)
            self.spaces[self.space_of[lane * self.columns + column]].front for lane, column in grid
        )
        sections = range(len(self.space_of))
        self.next: tuple[int, ...] = tuple(map(self._next, sections))  # straight ahead, same lane
        self.ahead: tuple[tuple[Way, ...], ...] = tuple(self._ahead(section, 0) for section in sections)
        self.side: tuple[tuple[Way, ...], ...] = tuple(self._ahead(section, 1) for section in sections)
        self.exits: tuple[int, ...] = tuple(map(self._exits, sections))  # colours one step ahead

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Track) and (self.id, self.lanes, self.slots) == (
            other.id,
            other.lanes,
            other.slots,
        )

    def __hash__(self) -> int:
        return hash(self.lanes)

    def _exits(self, section: int) -> int:
        mask = 0
        for way in self.ahead[section]:
            mask |= way.colours
        return mask

    def _next(self, section: int) -> int:
        lane, column = divmod(section, self.columns)
        return lane * self.columns + (column + 1) % self.columns

    def _ahead(self, section: int, nearest: int) -> tuple[Way, ...]:
        """Straight ahead, to the inner lane, to the outer lane; `nearest` 1 leaves straight ahead out."""
        lane, column = divmod(section, self.columns)
        crosses = int(column == self.columns - 1)
        ways = []
        for target in (lane, lane - 1, lane + 1)[nearest:]:
            if target in range(len(self.lanes)):
                entry = target * self.columns + (column + 1) % self.columns
                space = self.space_of[entry]
                if space != self.space_of[section]:
                    found = self.spaces[space]
                    ways.append(Way(space, entry, found.front, crosses, found.mask))
        return tuple(ways)


def _of(spaces: dict[int, Space], number: int, what: str) -> int:
    """A number of a space; 0 for one that is not on this track."""
    return getattr(spaces[number], what) if number in spaces else 0


def _id(name: str, lane: int, column: int) -> str:
    return f"{name[0].upper()}{lane}-{column:02}"


def _spaces(name: str, lanes: tuple[str, ...]) -> list[Space]:
    found = []
    section = 0
    columns = columns_of(lanes[0])
    for lane, letters in enumerate(lanes):
        for letter in letters:
            length, colours, _ = PRINTED[letter]
            number = _id(name, lane, section % columns)
            mask = sum(1 << colour for colour in colours)
            found.append(Space(number, lane, section, section + length - 1, colours, mask, max(colours)))
            section += length
    return found


SPACES: Final = tuple(space for name in TRACK_IDS for space in _spaces(name, LANES[name]))
"""The spaces of both tracks as we drew them."""
_OURS: Final = tuple(space.id for space in SPACES)
SPACE_IDS: Final = _OURS + tuple(
    number
    for name in TRACK_IDS
    for lane in range(len(LANES[name]))
    for column in range(WIDEST)
    if (number := _id(name, lane, column)) not in _OURS
)
"""Every place where a space may begin, ours first: an owner may enter another track."""
SPACE_BY_ID: Final = {name: number for number, name in enumerate(SPACE_IDS)}


@lru_cache(maxsize=64)
def track(name: str, lanes: tuple[str, ...] = (), grid: tuple[tuple[int, int], ...] = GRID) -> Track:
    """One of our two tracks, or the same with other spaces, or another grid."""
    return Track(name, lanes or LANES[name], grid)
