"""What the owner of a box may put in place of our reconstruction: copies of cards, tiles with their tokens (R4, R21)."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ...core.options import Setup
from ...core.own import own_parts
from ...core.position import Field, Fields
from ...core.values import is_whole
from .components import (
    BREAK,
    CARDS,
    EACH,
    EVENT_TITLES,
    HOUSE,
    MARTIAN_TITLES,
    TILES,
    Face,
    Tile,
    shape_faces,
)

MOST_COPIES = 6  # of a card
FEWEST_CARDS = 20  # of each sort: six hands of three, and something to draw
TOKENS = ("bullets", "lives", "items")
BUILDINGS = frozenset(tile.id for tile in TILES if shape_faces(tile.shape)[0].rooms)
SIGNS: Final = {"house": "RHX", "farm": "FX"}  # what the squares of these may be
SQUARES: Final = {
    sort: re.compile(rf"[{signs}](?:[- ][{signs}]){{2}}") for sort, signs in (*SIGNS.items(), ("", "RBX*"))
}
BETWEEN: Final = re.compile(r"[| ](?: [| ]){2}")

EXAMPLE: Mapping[str, Any] = {
    "cards": {"shotgun": 4, "candy": 1, "tractor_beam": 3, "end_of_world": 0},
    "tiles": {
        "church": {"bullets": 1, "lives": 1, "items": 2},
        "gun_shop": {
            "bullets": 2,
            "lives": 1,
            "items": 0,
            "drawing": ["B-B B", "|   |", "R-R-*", "  |  ", "X R X"],
        },
        "house": {"drawing": ["X R R", "  | |", "R-H-R", "  |  ", "X R X"]},
        "farm_2": {"drawing": ["X F-F", "  | |", "F-F-F", "  |  ", "X F X"]},
        "generic_curve_2": {"drawing": ["X R X", "  |  ", "R-R X", "     ", "X X X"]},
    },
}
PARTS = (
    Field(
        "cards",
        '{"shotgun": 3}',
        f"how many copies of a card are in the box, 0 to {MOST_COPIES}; a card left out keeps our {EACH}; at least "
        f"{FEWEST_CARDS} Martian cards and {FEWEST_CARDS} event cards in all",
    ),
    Field(
        "tiles",
        '{"gun_shop": {"bullets": 2, "items": 1, "drawing": ["X R B", "  | |", "X R-B", "  | |", "X R B"]}}',
        "a tile: the tokens printed on a building, together at most one for each of its "
        "squares (where none is named ours stay, else what is not named is 0), and its `drawing`, north up, in five lines "
        "of five signs. Lines 1, 3 and 5 are squares: `R` road, `*` road with a Martian icon, `B` building, `X` nothing; "
        "between two squares `-` is a white line, beneath one `|`, a blank a wall. Every square can be reached from every "
        "other, a road or a field leads out in the middle of a side, only tiles with a name have a building. The `house` is "
        "drawn with `R`, `X` and one `H` in the middle, the Farms (`farm_1` to `farm_4`) with `F` and `X`, a field in the "
        "middle",
    ),
)


def check(fields: Fields) -> None:
    """Every entry names what there is; the decks are large enough, no building holds more than it has squares."""
    cards = fields.inner("cards")
    for card in CARDS:
        cards.number(card, 0, MOST_COPIES, EACH)
    cards.rest_unknown()
    for titles in (MARTIAN_TITLES, EVENT_TITLES):
        number = sum(cards.number(card, 0, MOST_COPIES, EACH) for card in titles)
        if number < FEWEST_CARDS:
            kind = "martian" if titles is MARTIAN_TITLES else "event"
            raise fields.wrong("cards", "position.own_few_cards", kind=kind, n=number, low=FEWEST_CARDS)
    tiles = fields.inner("tiles")
    for tile in TILES:
        if tiles.has(tile.id):
            _check_tile(tiles.inner(tile.id), tiles, tile)
    tiles.rest_unknown()


def _check_tile(entry: Fields, tiles: Fields, tile: Tile) -> None:
    shape = _drawn(entry, tile) if entry.has("drawing") else tile.shape
    rooms = len(shape_faces(shape)[0].rooms)
    named = {kind: entry.number(kind, 0, rooms, 0) for kind in TOKENS if rooms and entry.has(kind)}
    entry.rest_unknown()
    number = sum(named.values()) if named else tile.bullets + tile.life + tile.items
    if number > rooms:
        raise tiles.wrong(tile.id, "position.own_tokens", n=number, most=rooms)


def _drawn(entry: Fields, tile: Tile) -> str:
    """The shape of a drawing that can be a tile."""
    lines = entry.items("drawing", 5, ())
    sort = "house" if tile.id == TILES[HOUSE].id else "farm" if tile.farm else ""
    for number, line in enumerate(lines):
        if not isinstance(line, str) or not (BETWEEN if number % 2 else SQUARES[sort]).fullmatch(line):
            kind = "between" if number % 2 else sort or "squares"
            raise entry.wrong(f"drawing[{number}]", "position.own_drawing", kind=kind)
    shape = BREAK.join(lines)
    if sort and (
        shape.count("H") != (sort == "house") or lines[2][2] == "X" or ("H" in shape and lines[2][2] != "H")
    ):
        raise entry.wrong("drawing", "position.own_middle", kind=sort)
    faces = shape_faces(shape)
    if not faces[0].exits:
        raise entry.wrong("drawing", "position.own_exit")
    if bool(faces[0].rooms) != (tile.id in BUILDINGS):
        raise entry.wrong(
            "drawing", "position.own_building", kind="building" if tile.id in BUILDINGS else "generic"
        )
    if not _whole(faces[0]):
        raise entry.wrong("drawing", "position.own_apart")
    return shape


def _whole(face: Face) -> bool:
    """Do the white lines join all squares, and lead nowhere else?"""
    squares = {square for square in range(9) if face.kinds[square] != "X"}
    reached = {min(squares)}
    while more := {square for link in face.links if reached & set(link) for square in link} - reached:
        reached |= more
    return reached == squares


def copies_of(setup: Setup, card: int) -> int:
    """How many of a card are in the box (R4)."""
    found = own_parts(setup, "cards").get(CARDS[card], EACH)
    assert is_whole(found, 0, MOST_COPIES)
    return int(found)


def printed(setup: Setup, tile: int) -> Tile:
    """A tile with what is printed on it (R21)."""
    ours = TILES[tile]
    entered: Mapping[str, Any] = own_parts(setup, "tiles").get(ours.id, {})
    if any(kind in entered for kind in TOKENS):
        bullets, life, items = (entered.get(kind, 0) for kind in TOKENS)
        ours = ours._replace(bullets=bullets, life=life, items=items)
    drawing: Sequence[str] = entered.get("drawing", ())
    return ours._replace(shape=BREAK.join(drawing)) if drawing else ours


def box_of(setup: Setup) -> tuple[Tile, ...]:
    """All tiles as they are printed in this box."""
    return tuple(printed(setup, tile) for tile in range(len(TILES)))
