"""What is printed: goods tiles, transports, holds, corporations, Deep Space cards (sheet section 4).

The seed gives counts, colours' number and the purple Robot; every other face is `reconstructed`.
"""

from typing import Literal, NamedTuple

DOCKS = 24  # a ring, numbered clockwise from 0
LEFT_OUT = 2  # tiles that stay out of a game (R4)

# -- transports (4.1): the letter is the one of ring notation ---------------------------------

TRANSPORTS = ("white", "grey", "black")
RING_LETTER = {"white": "W", "grey": "G", "black": "K"}

# -- goods tiles (4.5) ------------------------------------------------------------------------

COLOURS = ("yellow", "purple", "red", "blue", "orange", "turquoise")
TYPES = ("engine", "plant", "robot", "crystal", "spice", "relic", "creature")


class Tile(NamedTuple):
    """A goods tile as printed."""

    type: str
    colour: str
    rare: bool

    @property
    def id(self) -> str:
        return f"{self.type}-{self.colour}{self._unlike}"

    @property
    def code(self) -> str:
        """The short form of positions and examples: `engine-Y`."""
        return f"{self.type}-{self.colour[0].upper()}{self._unlike}"

    @property
    def _unlike(self) -> str:
        """A face that is rare where ours is not, or the other way round, says so: only owners enter such."""
        ours = f"{self.colour}*" in _FACES[self.type].split()
        return "" if self.rare == ours else "-rare" if self.rare else "-plain"


# One row a type: the colours it exists in; a star marks the rare tile.
_FACES = {
    "engine": "yellow purple red* blue",
    "plant": "yellow red blue turquoise*",
    "robot": "purple* red orange turquoise",
    "crystal": "yellow purple red orange*",
    "spice": "purple blue* orange turquoise",
    "relic": "yellow blue* orange",
    "creature": "yellow* purple turquoise",
}
TILES = tuple(
    Tile(goods, face.rstrip("*"), face.endswith("*"))
    for goods, faces in _FACES.items()
    for face in faces.split()
)
TILE_IDS = tuple(tile.id for tile in TILES)
FACES = TILES + tuple(
    tile
    for rare in (False, True)
    for goods in TYPES
    for colour in COLOURS
    if (tile := Tile(goods, colour, rare)) not in TILES
)
"""Every face there could be, ours first: an owner may enter others in place of some of ours."""
FACE_IDS = tuple(tile.id for tile in FACES)
TILE_BY_NAME = {name: number for number, tile in enumerate(FACES) for name in (tile.id, tile.code)}

# -- corporations and their transport schemes (4.3), white, grey, black ------------------------

CORPORATIONS = ("corp-aurora", "corp-kronos", "corp-umbra")
SCHEME_FOR_TWO = (4, 4, 4)  # R3a
SCHEMES_FOR_THREE = {  # R3b
    "corp-aurora": (3, 3, 2),
    "corp-kronos": (3, 2, 3),
    "corp-umbra": (2, 3, 3),
}

# -- holds (4.2): `.` is a cell, `#` is none ---------------------------------------------------

COLUMNS, ROWS = "abcd", "1234"  # no hold is larger
MASKS = {
    ("rectangle", 2): ("....", "....", "...."),
    ("rectangle", 3): ("....", "...."),
    ("octagon", 2): ("#..#", "....", "....", "#..#"),
    ("octagon", 3): ("#..#", "....", "#..#"),
}

# -- Deep Space cards (4.6) -------------------------------------------------------------------

CARDS = 2  # in force in an advanced game (R6)

Sort = Literal["bonus", "change", "play"]
DEEP_SPACE: dict[str, Sort] = {
    "pulsar": "bonus",
    "quasar": "bonus",
    "supernova": "bonus",
    "full_load": "bonus",
    "wormhole": "change",
    "black_hole": "change",
    "nebula": "change",
    "zero_gravity": "play",
    "ion_storm": "play",
    "customs": "play",
}
