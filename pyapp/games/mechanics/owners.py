"""What the owner of a box may put in place of our reconstruction: mechanism cards (M1-M10), ends of prices (R22)."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from ...core.options import Setup
from ...core.own import NAME, own_parts
from ...core.position import Field, Fields
from .components import (
    COMPONENT_BY_ID,
    COMPONENTS,
    FURNACE_MIN_SET,
    GRAPPLE_DISCOUNT,
    MECHANISM_IDS,
    MECHANISMS,
    PRICE_MAX,
    PRICE_MIN,
    PRICE_TOP,
    ROCKET_GAIN,
    SPECTROSCOPE_DISCOUNT,
    VALET_GAIN,
    XRAY_DEPTH,
    Mechanism,
    bits,
)

AMOUNTS: Final = {  # what the number on a card means, ours, and the highest that may be entered
    "x_ray_goggles": ("cards seen", XRAY_DEPTH, 20),
    "rocket_booster": ("cogs a card", ROCKET_GAIN, 5),
    "magnetic_grapple": ("cogs less", GRAPPLE_DISCOUNT, 4),
    "spectroscope": ("cogs less", SPECTROSCOPE_DISCOUNT, 4),
    "scrap_furnace": ("cards that make a set", FURNACE_MIN_SET, FURNACE_MIN_SET),
    "clockwork_valet": ("cogs", VALET_GAIN, 9),
}
EACH_TURN: Final = ("round", "turn")  # how often what is used works, ours first
CHOICES: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {  # what else a card may say, ours first
    "difference_engine": ("way", ("both", "up", "down")),
    "rocket_booster": ("pays", ("largest", "all", "sets")),
    **{card.id: ("often", EACH_TURN) for card in MECHANISMS if card.once},
}
LOWEST, HIGHEST = (1, 4), (6, PRICE_TOP)  # what the ends of the price table may be; prices begin at 5 (R3)
WAYS: Final = {"both": frozenset((1, -1)), "up": frozenset((1,)), "down": frozenset((-1,))}
MOST_NEEDED: Final = 5  # components that a mechanism is built of

EXAMPLE: Mapping[str, Any] = {
    "mechanisms": {
        "aether_drive": {"needs": ["aether_tube", "gear", "magnet"], "slot": False, "often": "turn"},
        "rocket_booster": {"amount": 2, "needs": ["boiler"], "pays": "all"},
        "x_ray_goggles": {"amount": 3},
        "difference_engine": {"way": "up"},
        "spectroscope": {"often": "turn"},
    },
    "prices": {"lowest": 2, "highest": 12},
}
PARTS = (
    Field(
        "mechanisms",
        '{"rocket_booster": {"needs": ["boiler", "wire"], "slot": true, "amount": 2, "pays": "all"}}',
        f"of a mechanism card: the components it is built of (1 to {MOST_NEEDED}, each once), whether it counts for the "
        "limit of one at a time, and the number of its effect, where it has one: "
        + ", ".join(
            f"`{name}` {meaning} (1 to {most}, ours {ours})"
            for name, (meaning, ours, most) in AMOUNTS.items()
        )
        + "; and what it does: `way` of `difference_engine`, in which a price may be moved (`both`, `up` or `down`), `pays` "
        "of `rocket_booster`, cogs a card of the `largest` set sold, of `all` sets, or for each of the `sets`, and `often` "
        "of "
        + ", ".join(f"`{card.id}`" for card in MECHANISMS if card.once)
        + ", once a `round` or once a `turn`"
        "; what is left out keeps ours. The Automaton’s bonus is an option of its own",
    ),
    Field(
        "prices",
        '{"lowest": 1, "highest": 12}',
        f"the ends of the price table: the `lowest` price, {LOWEST[0]} to {LOWEST[1]} (ours {PRICE_MIN}), and the "
        f"`highest`, {HIGHEST[0]} to {HIGHEST[1]} (ours {PRICE_MAX})",
    ),
)


class Box(NamedTuple):
    """The mechanism cards and the price table as they are printed in one box."""

    cards: tuple[Mechanism, ...]
    needs: tuple[int, ...]  # the components of each, as bits
    slots: int  # those that count for the limit of one at a time, as bits (R18c)
    depth: int  # cards that the X-Ray Goggles show (M1)
    boost: int  # cogs a card that the Rocket Booster pays (M3)
    grapple: int  # cogs that the Magnetic Grapple saves (M6)
    spectroscope: int  # cogs that the Spectroscope saves (M7)
    furnace: int  # cards that make a set with the Scrap Furnace (M8)
    valet: int  # cogs that the Clockwork Valet brings (M10)
    ways: frozenset[int]  # what a Difference Engine may do to a price (M2)
    pays: str  # what the Rocket Booster counts (M3)
    each_turn: int  # mechanisms that work once a turn and not once a round, as bits
    lowest: int  # no price falls below it (R22)
    highest: int  # no price rises above it


def check(fields: Fields) -> None:
    """Every entry names a mechanism and components that there are; the price table has room about the first price."""
    mechanisms = fields.inner("mechanisms")
    for name in MECHANISM_IDS:
        if mechanisms.has(name):
            _check_card(mechanisms.inner(name), name)
    mechanisms.rest_unknown()
    prices = fields.inner("prices")
    prices.number("lowest", *LOWEST, PRICE_MIN)
    prices.number("highest", *HIGHEST, PRICE_MAX)
    prices.rest_unknown()


def _check_card(card: Fields, name: str) -> None:
    if card.has("needs"):
        needs = [card.piece(there, part, COMPONENT_BY_ID) for there, part in _needs(card)]
        if len(set(needs)) != len(needs):
            raise card.wrong("needs", "position.own_needs")
    card.flag("slot", True)
    if name in AMOUNTS:
        _, ours, most = AMOUNTS[name]
        card.number("amount", 1, most, ours)
    if name in CHOICES:
        word, known = CHOICES[name]
        card.one_of(word, known, known[0])
    card.rest_unknown()


def _needs(card: Fields) -> list[tuple[str, Any]]:
    return card.entries("needs", range(1, MOST_NEEDED + 1))


@lru_cache(maxsize=16)
def box(own: str) -> Box:
    """What is printed in this box; `own` is the text of the option."""
    setup = Setup(0, {NAME: own})
    entered, prices = own_parts(setup, "mechanisms"), own_parts(setup, "prices")
    cards = tuple(_entered(card, entered.get(card.id, {})) for card in MECHANISMS)

    def amount(name: str) -> int:
        return int(entered.get(name, {}).get("amount", AMOUNTS[name][1]))

    def choice(name: str) -> str:
        word, known = CHOICES[name]
        return str(entered.get(name, {}).get(word, known[0]))

    each_turn = tuple(n for n, card in enumerate(cards) if card.once and choice(card.id) == EACH_TURN[1])
    return Box(
        cards,
        tuple(bits(card.needs) for card in cards),
        bits(tuple(number for number, card in enumerate(cards) if card.slot)),
        amount("x_ray_goggles"),
        amount("rocket_booster"),
        amount("magnetic_grapple"),
        amount("spectroscope"),
        amount("scrap_furnace"),
        amount("clockwork_valet"),
        WAYS[choice("difference_engine")],
        choice("rocket_booster"),
        bits(each_turn),
        int(prices.get("lowest", PRICE_MIN)),
        int(prices.get("highest", PRICE_MAX)),
    )


def _entered(card: Mechanism, said: Mapping[str, Any]) -> Mechanism:
    needs = tuple(COMPONENTS.index(part) for part in said["needs"]) if said.get("needs") else card.needs
    return card._replace(needs=tuple(sorted(needs)), slot=bool(said.get("slot", card.slot)))
