"""What an author can lay out of Marrak Hesh 17, and where on the board it lies."""

from ....core.shapes import (
    CHANCE,
    Desk,
    Spot,
    cells,
    counts,
    letters,
    many,
    maybe,
    one,
    row,
    seat,
    seats,
    slots,
    thing,
    whole,
)
from ..components import CARDS, CORPORATIONS, DEEP_SPACE, DOCKS, FACE_IDS, LEFT_OUT, TRANSPORTS
from ..owners import tiles_of
from ..state import State
from .position import MOST_POINTS

OF_EACH_COLOUR = 8  # R3
SPOTS = (
    Spot("dock-{n}", "ring.{n}"),
    Spot("dock-{n}", "goods.{n}"),
    Spot("cell-{seat}-{id}", "holds.{seat}.{id}"),
    Spot("hand-{seat}-{id}", "hands.{seat}.{id}"),
)
RULES = {
    "ring": "R11",
    "goods": "R4",
    "left_out": "R4",
    "hands": "R3a",
    "holds": "R14",
    "turn": "R10",
    "start": "R5",
    "corporations": "R3b",
    "deep": "R6",
    "last_taken": "R13",
    "firsts": "R41",
    "game_number": "Q33",
    "finished": "R34",
}


def desk(state: State) -> Desk:
    players = state.players
    faces = [FACE_IDS[tile] for tile in tiles_of(state.setup)]
    tile = one(faces, "tile", pool=True)
    card = one(DEEP_SPACE, "card")
    shapes = {
        "ring": letters(DOCKS, {".": "", "W": "white", "G": "grey", "K": "black"}, "transport"),
        "goods": cells(map(str, range(DOCKS)), tile),
        "hands": seats(counts(TRANSPORTS, "transport", OF_EACH_COLOUR), players),
        "holds": seats(cells(state.hull.cells, tile), players),
        "turn": seat(players, free=True),
        "start": seat(players),
        "left_out": many(tile, LEFT_OUT),
        "last_taken": one(faces, "tile", free=True),
        "corporations": seats(one(CORPORATIONS, "corp"), players),
        "deep": many(card, CARDS),
        "firsts": seats(one(("", *DEEP_SPACE), "card"), players),
        "game_number": whole(1, state.games),
    }
    part = whole(-MOST_POINTS, MOST_POINTS)
    points = row(colour=part, type=part, rare=part, deep=part)
    past = {name: maybe(shape) for name, shape in shapes.items() if name not in ("turn", "game_number")}
    shapes |= {
        "finished": many(seats(points, players), state.games),
        "tables": slots(thing(**past), state.game_number - 1),
        "rng": CHANCE,
    }
    box = dict.fromkeys(faces, 1) | dict.fromkeys(TRANSPORTS, OF_EACH_COLOUR)
    return Desk(shapes, SPOTS, box, RULES, ("rng", "left_out", "tables"))
