"""What an author can lay out of Pocket Mars, and where on the board it lies."""

from ....core.shapes import (
    CHANCE,
    Desk,
    Shape,
    Spot,
    cells,
    counts,
    many,
    one,
    order,
    seat,
    seats,
    slots,
    step,
    thing,
    whole,
)
from ..components import (
    ABILITIES,
    BUILDINGS,
    CARD_IDS,
    CARDS,
    COLONISTS,
    DECK,
    HOUSES,
    PREP,
    Ops,
)
from ..rules.agenda import AGENDA
from ..state import State
from .agenda_text import LONGEST, MOST_DUE
from .agenda_text import RULES as DUE_RULES
from .position import LAST_ROUND

SPOTS = (
    Spot("dome-{id}", "stacks.{id}"),
    Spot("dome-{id}", "seats.{each}.one.{id}"),
    Spot("dome-{id}", "seats.{each}.two.{id}"),
    Spot("one-{id}:{seat}", "seats.{seat}.one.{id}"),
    Spot("one-{id}:{seat}", "seats.{seat}.two.{id}"),
    Spot("hand-{seat}-{n}", "seats.{seat}.hand"),
    Spot("hand-{id}", "seats.{eyes}.hand"),
    Spot("prep-{seat}-{n}", "seats.{seat}.prep.{n}"),
)
RULES = {
    "seats": "R16",
    "da": "R38",
    "stacks": "R12",
    "row": "R4",
    "turn": "R9",
    "first": "R7",
    "deck": "R18",
    "discards": "R18",
    "agenda": "R19",
    "in_play": "R11",
}
DOWN_IDS = tuple(f"down {card}" for card in CARD_IDS)


def desk(state: State) -> Desk:
    card = one(CARD_IDS, "card", pool=True)
    pile = many(card, DECK)
    shapes: dict[str, Shape] = {
        "row": order(BUILDINGS, "building"),
        "seats": seats(_side(card, state.most_energy, more=True), state.players),
        "stacks": cells(BUILDINGS, many(one((*CARD_IDS, *DOWN_IDS), "card", pool=True), DECK)),
        "turn": seat(state.players),
        "first": seat(state.players),
        "round": whole(1, LAST_ROUND),
        "discards": pile,
        "deck": pile,
        "bottomed": whole(0, DECK),
        "in_play": one(CARD_IDS, "card", free=True, pool=True),
        "looked": pile,
        "agenda": many(_due(state.players), LONGEST, ("turn", "choosing"), "due"),
        "rng": CHANCE,
    }
    if state.solo:
        shapes["da"] = _side(card, state.most_energy, more=False)
    return Desk(shapes, SPOTS, dict.fromkeys(CARD_IDS, 1), RULES, ("rng", "deck"))


def _side(card: Shape, energy: int, *, more: bool) -> Shape:
    homes = counts([BUILDINGS[house] for house in HOUSES], "building", COLONISTS, pool=False)
    side = {
        "prep": slots(card, PREP),
        "one": homes,
        "two": homes,
        "ship": whole(0, COLONISTS),
        "earth": whole(0, COLONISTS),
        "energy": whole(0, energy),
    }
    if more:
        side |= {
            "hand": many(card, DECK),
            "known": many(one(CARD_IDS, "card"), DECK),
            "pack": many(card, DECK),
            "chosen": one(CARD_IDS, "card", free=True, pool=True),
        }
    return thing(**side)


def _due(players: int) -> Shape:
    return step(
        AGENDA.kinds,
        seat=seat(players, free=True),
        n=whole(0, MOST_DUE, free=True),
        building=one(BUILDINGS, "building", free=True),
        card=one(CARD_IDS, "card", free=True),
        rule=one([rule for rule in DUE_RULES if rule], free=True),
        then=one(sorted(_followings()), "op", free=True),
    )


def _followings() -> set[str]:
    """What the cards and the Buildings let follow, in their words."""
    found = set[str]()
    waiting: list[Ops] = [half for card in CARDS for half in (card.top, card.bottom)] + [ABILITIES]
    while waiting:
        for op in waiting.pop():
            if op.then:
                found.add(", ".join(one.text for one in op.then))
                waiting.append(op.then)
    return found
