"""What an author can lay out of Mars Needs Mechanics, and where on the board it lies."""

from ....core.shapes import (
    CHANCE,
    FLAG,
    Desk,
    Shape,
    Spot,
    cells,
    counts,
    many,
    maybe,
    one,
    order,
    row,
    seat,
    seats,
    slots,
    thing,
    whole,
)
from ..components import (
    COMPONENTS,
    COPIES,
    MARKET_SIZE,
    MECHANISM_IDS,
    PRICE_MAX,
    PRICE_MIN,
    START_SCRAP,
)
from ..state import PHASES, PRIMARIES, State
from .position import LAST_ROUND, MANY, MOST_COGS

SPOTS = (
    Spot("price-{id}", "prices.{id}"),
    Spot("wagon-{id}", "line"),
    Spot("market-{n}", "market.{n}"),
    Spot("hand-{id}", "seats.{eyes}.hand.{id}"),
    Spot("built-{seat}-{id}", "seats.{seat}.built"),
)
RULES = {
    "prices": "R6",
    "line": "R5",
    "market": "R8",
    "seats": "R7",
    "turn": "R12",
    "first": "R27",
    "phase": "R21",
    "mechanisms": "R4",
    "primary": "R13",
    "built_now": "R16",
    "dismantled_now": "R17",
    "deck": "R7",
    "discards": "R24d",
    "sold": "R24",
    "quiet": "R30",
    "pass_streak": "R21b",
    "bought": "R22",
}


def desk(state: State) -> Desk:
    players = state.players
    component = one(COMPONENTS, "component", pool=True)
    mechanism = one(MECHANISM_IDS, "mechanism")
    hand = counts(COMPONENTS, "component", COPIES)
    side = thing(
        hand=hand,
        cogs=whole(0, MOST_COGS),
        scrap=whole(0, START_SCRAP),
        built=many(mechanism, len(MECHANISM_IDS)),
        used=many(mechanism, len(MECHANISM_IDS)),
        shown=counts(COMPONENTS, "component", COPIES, pool=False),
        looked=whole(0, COPIES * len(COMPONENTS)),
    )
    shapes = {
        "prices": cells(COMPONENTS, whole(PRICE_MIN, PRICE_MAX)),
        "line": order(COMPONENTS, "component"),
        "market": slots(component, MARKET_SIZE),
        "seats": seats(side, players),
        "turn": seat(players, free=True),
        "first": seat(players),
        "phase": one(PHASES),
        "round": whole(1, LAST_ROUND),
        "primary": one(PRIMARIES, free=True),
        "mechanisms": many(mechanism, len(MECHANISM_IDS)),
        "built_now": one(MECHANISM_IDS, "mechanism", free=True),
        "dismantled_now": one(MECHANISM_IDS, "mechanism", free=True),
        "pass_streak": whole(0, players),
        "quiet": whole(0, 2),
        "bought": many(one(COMPONENTS, "component"), len(COMPONENTS)),
        "sold": counts(COMPONENTS, "component", COPIES, pool=False),
        "discards": counts(COMPONENTS, "component", COPIES),
        "deck": many(component, COPIES * len(COMPONENTS), sized=True),
        "purchases": many(_purchase(players), MANY[-1]),
        "rounds": many(_round(players), LAST_ROUND),
        "rng": CHANCE,
    }
    return Desk(shapes, SPOTS, dict.fromkeys(COMPONENTS, COPIES), RULES, ("rng", "deck", "rounds"))


def _purchase(players: int) -> Shape:
    price = whole(0, PRICE_MAX)
    helper = {"with": one(MECHANISM_IDS, "mechanism", free=True)}
    return thing(seat=seat(players), type=one(COMPONENTS, "component"), price=price, paid=price, **helper)


def _round(players: int) -> Shape:
    """What a round brought; what is not said is as it is now."""
    number = whole(0, COPIES)
    prices = maybe(row(**dict.fromkeys(COMPONENTS, whole(PRICE_MIN, PRICE_MAX))))
    sale = row(
        seat=seat(players),
        type=one(COMPONENTS, "component"),
        real=number,
        scrap=whole(0, START_SCRAP),
        price=whole(0, PRICE_MAX),
    )
    return thing(
        number=whole(1, LAST_ROUND),
        last=maybe(FLAG),
        line=maybe(order(COMPONENTS, "component")),
        before=prices,
        adjusted=prices,
        nudges=maybe(many(row(seat=seat(players), change=whole(-1, 1)), MANY[-1])),
        sales=maybe(many(sale, MANY[-1])),
        boosts=maybe(many(row(seat=seat(players), cogs=whole(0, MOST_COGS)), MANY[-1])),
        prices=prices,
        cogs=maybe(row(**{f"seat_{number}": whole(0, MOST_COGS) for number in range(players)})),
    )
