"""What the owner of a box may put in place of our reconstruction: schemes (R3b), holds (R2), tiles (R4), cards (R40)."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from ...core.options import Setup
from ...core.own import NAME, own_parts
from ...core.position import Field, Fields
from ...core.values import is_whole
from .components import (
    COLOURS,
    COLUMNS,
    CORPORATIONS,
    DEEP_SPACE,
    ROWS,
    SCHEME_FOR_TWO,
    SCHEMES_FOR_THREE,
    TILE_BY_NAME,
    TILES,
    TYPES,
    Tile,
)
from .effects import POINTED

TRANSPORTS_OF_THREE = 8  # a seat's, with three players (R3b)
TRANSPORTS_OF_A_COLOUR = 8  # in the box, all used with three players (R3b)
CELLS = {"for_two": 12, "for_three": 8}  # R2

EXAMPLE: Mapping[str, Any] = {
    "deep": {
        "pulsar": {"does": "full_load", "points": 3, "empty": 0},
        "nebula": {"does": "quasar"},
        "customs": {"does": "ion_storm"},
        "supernova": {"points": 2},
    },
    "holds": {"for_two": ["oooo", "oooo", "ooo-", "-o--"], "for_three": ["-ooo", "oooo", "--o-"]},
    "schemes": {"corp-aurora": [4, 2, 2], "corp-kronos": [2, 4, 2], "corp-umbra": [2, 2, 4]},
    "tiles": {"engine": ["yellow", "purple", "red", "orange*"], "relic": ["yellow", "red", "blue*"]},
}
MOST_POINTS = 5  # of a Deep Space card for a tile, a full hold, an empty cell
PARTS = (
    Field(
        "deep",
        '{"pulsar": {"does": "supernova", "points": 2}}',
        "of a Deep Space card: what it does (`does`), named like the card of ours that does it; the points it gives ("
        f"{', '.join(f'`{card}` {ours}' for card, ours in POINTED.items())} with us; 0 to {MOST_POINTS}), for each "
        "tile that it counts or for a full hold; and, for what `full_load` does, the points that an empty cell costs "
        f"(`empty`, with us 1; 0 to {MOST_POINTS}). Ours are "
        + ", ".join(f"`{card}`" for card in DEEP_SPACE)
        + "; what is left out keeps ours",
    ),
    Field(
        "holds",
        '{"for_two": ["-oo-", "oooo", "oooo", "-oo-"]}',
        "the hold for two players (12 cells) and for three (8 cells), row by row from the top: `o` a cell, `-` none; "
        f"at most {len(ROWS)} rows of {len(COLUMNS)}, all rows of one width, the cells in one piece",
    ),
    Field(
        "schemes",
        '{"corp-aurora": [2, 3, 3], "corp-kronos": [3, 2, 3], "corp-umbra": [3, 3, 2]}',
        "with three players: white, grey and black transports of a corporation, 8 together; a corporation left out "
        "keeps our scheme, and the three together use 8 of each colour",
    ),
    Field(
        "tiles",
        '{"engine": ["yellow", "purple", "red", "blue*"]}',
        f"the colours in which a type of goods exists, the rare ones with a star: {', '.join(COLOURS)}; a type left out "
        f"keeps our faces, and there are {len(TILES)} tiles in all",
    ),
)


def check(fields: Fields) -> None:
    """Every entry names what there is, holds have their cells, schemes their eight transports of each colour."""
    holds = fields.inner("holds")
    for name, cells in CELLS.items():
        if holds.has(name):
            _check_hold(holds, name, cells)
    holds.rest_unknown()
    schemes = fields.inner("schemes")
    for corporation in CORPORATIONS:
        if schemes.has(corporation):
            _check_scheme(schemes, corporation)
    schemes.rest_unknown()
    entered = [schemes.get(corporation) or SCHEMES_FOR_THREE[corporation] for corporation in CORPORATIONS]
    if any(sum(colour) != TRANSPORTS_OF_A_COLOUR for colour in zip(*entered, strict=True)):
        raise fields.wrong("schemes", "position.own_schemes", n=TRANSPORTS_OF_A_COLOUR)
    _check_tiles(fields.inner("tiles"), fields)
    deep = fields.inner("deep")
    for card in DEEP_SPACE:
        if deep.has(card):
            _check_card(deep.inner(card), card)
    deep.rest_unknown()


def _check_card(card: Fields, name: str) -> None:
    """Points only for what gives some, a price of empty cells only for Full Load."""
    does = card.one_of("does", DEEP_SPACE, name)
    if does in POINTED:
        card.number("points", 0, MOST_POINTS, POINTED[does])
    if does == "full_load":
        card.number("empty", 0, MOST_POINTS, 1)
    card.rest_unknown()


def _check_tiles(tiles: Fields, fields: Fields) -> None:
    many = 0
    for goods in TYPES:
        faces = tiles.entries(goods, range(len(COLOURS) + 1)) if tiles.has(goods) else []
        for name, face in faces:
            if not isinstance(face, str) or face.removesuffix("*") not in COLOURS:
                raise tiles.unfit(name, face, COLOURS)
        if len({face.removesuffix("*") for _, face in faces}) != len(faces):
            raise tiles.wrong(goods, "position.own_colours")
        many += len(faces) if tiles.has(goods) else sum(tile.type == goods for tile in TILES)
    tiles.rest_unknown()
    if many != len(TILES):
        raise fields.wrong("tiles", "position.own_tiles", n=many, most=len(TILES))


def _check_hold(fields: Fields, name: str, cells: int) -> None:
    rows = fields.items(name, range(1, len(ROWS) + 1), ())
    for number, row in enumerate(rows):
        fits = isinstance(row, str) and 0 < len(row) <= len(COLUMNS) and set(row) <= {"o", "-"}
        if not fits or len(row) != len(rows[0]):
            raise fields.wrong(f"{name}[{number}]", "position.own_row")
    if "".join(rows).count("o") != cells:
        raise fields.wrong(name, "position.own_cells", n=cells)
    if not _in_one_piece(rows):
        raise fields.wrong(name, "position.own_pieces")


def _in_one_piece(rows: list[str]) -> bool:
    free = {(r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "o"}
    edge = [free.pop()]
    while edge:
        r, c = edge.pop()
        beside = {(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)} & free
        free -= beside
        edge += beside
    return not free


def _check_scheme(fields: Fields, corporation: str) -> None:
    numbers = fields.items(corporation, 3, ())
    for number, value in enumerate(numbers):
        if not is_whole(value, 0, TRANSPORTS_OF_THREE):
            raise fields.wrong(f"{corporation}[{number}]", "position.number", low=0, high=TRANSPORTS_OF_THREE)
    if sum(numbers) != TRANSPORTS_OF_THREE:
        raise fields.wrong(corporation, "position.own_scheme", n=TRANSPORTS_OF_THREE)


def scheme(setup: Setup, corporation: str) -> tuple[int, int, int]:
    """The transports a seat begins with: white, grey, black (R3a, R3b)."""
    if setup.players == 2:
        return SCHEME_FOR_TWO
    white, grey, black = own_parts(setup, "schemes").get(corporation, SCHEMES_FOR_THREE[corporation])
    return white, grey, black


@lru_cache(maxsize=16)
def _tiles(own: str) -> tuple[int, ...]:
    entered = own_parts(Setup(0, {NAME: own}), "tiles")
    ours = [number for number, tile in enumerate(TILES) if tile.type not in entered]
    faces = [
        Tile(goods, face.removesuffix("*"), face.endswith("*"))
        for goods in TYPES
        for face in entered.get(goods, ())
    ]
    return (*ours, *(TILE_BY_NAME[tile.id] for tile in faces))


def tiles_of(setup: Setup) -> tuple[int, ...]:
    """The tiles of this box, by number (R4)."""
    return _tiles(setup.options[NAME])


def drawn_hold(setup: Setup) -> tuple[str, ...]:
    """The hold as its owner has drawn it, in the signs of our own; empty where nobody has."""
    rows = own_parts(setup, "holds").get("for_two" if setup.players == 2 else "for_three", ())
    return tuple(row.replace("o", ".").replace("-", "#") for row in rows)
