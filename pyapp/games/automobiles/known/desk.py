"""What an author can lay out of Automobiles, and where on the board it lies."""

from ....core.shapes import FLAG, TEXT, Desk, Spot, counts, many, one, order, seat, seats, slots, thing, whole
from ..components import BY_TYPE, MAX_ROUNDS, TYPES
from ..cubes import COLOURS, count
from ..rules.setup import box
from ..state import State

MOST = 99
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
        section=whole(0, 6),
        laps=whole(0, 9),
        act=pile,
        used=pile,
        disc=pile,
        bag=pile,
        boosts=whole(0, MAX_ROUNDS),
    )
    step = thing(space=one(spaces), colour=one(COLOURS, "cube"))
    shapes = {
        "seats": seats(side, players),
        "turn": seat(players),
        "order": order(map(str, range(players)), "seat"),
        "round": whole(1, MAX_ROUNDS),
        "cards": slots(one([card for name in TYPES for card in BY_TYPE[name]], "card"), len(TYPES)),
        "path": many(step, 30),
        "started": FLAG,
        "sheltered": FLAG,
        "entry": TEXT,
        "crossed": whole(0, 1),
        "agenda": TEXT,
        "rng": TEXT,
    }
    whole_box = {colour: count(box(state.setup), number) for number, colour in enumerate(COLOURS)}
    return Desk(shapes, SPOTS, whole_box, RULES, ("rng", "entry"))
