"""What an author can lay out of Automobiles, and where on the board it lies."""

from ....core.shapes import (
    CHANCE,
    FLAG,
    Desk,
    Shape,
    Spot,
    counts,
    many,
    maybe,
    one,
    order,
    seat,
    seats,
    slots,
    step,
    thing,
    whole,
)
from ..components import BY_TYPE, MAX_ROUNDS, TYPES
from ..cubes import COLOURS, GEARS, count
from ..rules.agenda import AGENDA
from ..rules.setup import box
from ..state import State
from .agenda_text import LONGEST
from .agenda_text import MOST as MOST_DUE

MOST = 99
SECTIONS = 6
SPOTS = (
    Spot("space-{id}", "seats.{each}.space", "set"),
    Spot("car-{seat}", "seats.{seat}.space"),
    Spot("car-{seat}", "seats.{seat}.section"),
    Spot("car-{seat}", "seats.{seat}.laps"),
    Spot("cube-{seat}-{id}", "seats.{seat}.act.{id}"),
)
RULES = {
    "seats": "R12",
    "order": "R9",
    "turn": "R9",
    "cards": "R8",
    "path": "R22",
    "round": "R40",
    "started": "R38",
    "sheltered": "R32",
    "agenda": "R16",
}


def desk(state: State) -> Desk:
    players = state.players
    spaces = [space.id for space in state.track.spaces.values()]
    pile = counts(COLOURS, "cube", MOST)
    side = thing(
        space=one(spaces),
        section=whole(0, SECTIONS),
        laps=whole(0, 9),
        act=pile,
        used=pile,
        disc=pile,
        bag=pile,
        boosts=whole(0, MAX_ROUNDS),
    )
    walked = thing(space=one(spaces), section=whole(0, SECTIONS, free=True), colour=one(COLOURS, "cube"))
    shapes = {
        "seats": seats(side, players),
        "turn": seat(players),
        "order": order(map(str, range(players)), "seat"),
        "round": whole(1, MAX_ROUNDS),
        "cards": slots(one([card for name in TYPES for card in BY_TYPE[name]], "card"), len(TYPES)),
        "path": many(walked, 30),
        "started": FLAG,
        "sheltered": FLAG,
        "entry": whole(0, SECTIONS, free=True),
        "crossed": whole(0, 1),
        "agenda": many(_due(players), LONGEST, ("turn", "setup"), "due"),
        "rng": CHANCE,
    }
    whole_box = {colour: count(box(state.setup), number) for number, colour in enumerate(COLOURS)}
    return Desk(shapes, SPOTS, whole_box, RULES, ("rng", "entry"))


def _due(players: int) -> Shape:
    cube = one(COLOURS, "cube")
    return step(
        AGENDA.kinds,
        seat=seat(players),
        n=whole(0, MOST_DUE, free=True),
        colours=maybe(many(cube, len(GEARS))),
        same=maybe(FLAG),
        cube=maybe(cube),
        money=whole(0, MOST_DUE, free=True),
        pair=maybe(many(cube, 2)),
    )
