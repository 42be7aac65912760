"""What the owner of a box may put in place of our reconstruction: Project cards (4.4) and the energy track (Q1)."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from ...core.options import Setup
from ...core.own import NAME, own_number, own_parts
from ...core.position import Field, Fields
from .components import CARDS, CONSTRUCTION, COUNTED, DECK, ENERGY_MAX, OP_NAMES, Card, Ops, ops

MOST_STEPS = 3  # of a half, and of what follows a price or a condition
HIGHEST_VALUE = 9  # of a card
LEAST_ENERGY, MOST_ENERGY = 2, 9  # of the energy track
HIGHEST = 5  # of the numbers in a step
LEADS = frozenset(("pay", "if_none_here", "if_hand"))  # a price or a condition: something follows it
HERE = frozenset(("settle_here", "promote_here", "demote_here", "transfer_here", "if_none_here"))
"""Steps about the Building of the card: the hand action knows none, and Construction houses nobody."""

EXAMPLE: Mapping[str, Any] = {
    "energy": 6,
    "cards": {
        "energy-3": {"value": 5, "top": "gain 3", "bottom": "pay 2: launch 3"},
        "ecosystem-7": {"bottom": "if_hand water: promote_here, gain 1"},
        "water-1": {"top": "dig 2, launch 1"},
        "science-2": {"top": "pay 1: settle_any 1", "bottom": "if_none_here: settle_here"},
        "construction-7": {"bottom": "swap_tiers"},
    },
}
_STEPS = ", ".join(
    f"`{name}{' N' if name in COUNTED else ' BUILDING' if name == 'if_hand' else ''}`" for name in OP_NAMES
)
PARTS = (
    Field(
        "energy",
        "6",
        f"the highest level of a Ship's energy track, {LEAST_ENERGY} to {MOST_ENERGY} (ours {ENERGY_MAX})",
    ),
    Field(
        "cards",
        '{"energy-3": {"top": "gain 2, drain 1", "bottom": "pay 1: launch 2"}}',
        f"the `value` of a card, 0 to {HIGHEST_VALUE}, its hand action (`top`) and its prep action (`bottom`); what is left "
        "out keeps ours (a card is named after our value). A half is one to "
        f"{MOST_STEPS} steps, done from left to right, or a price (`pay N`) or a condition (`if_...`) with `: ` and what "
        f"follows. The steps: {_STEPS}; N from 1 to {HIGHEST}. What ends in `_here` means the Building of the card: "
        "only in a prep action, and not on Construction cards",
    ),
)


def check(fields: Fields) -> None:
    """Every entry names a card, and each half is made of steps that the rules can do."""
    cards = fields.inner("cards")
    for card in CARDS:
        if cards.has(card.id):
            halves = cards.inner(card.id)
            if halves.has("top"):
                _check_half(halves, "top", HERE)
            if halves.has("bottom"):
                _check_half(halves, "bottom", HERE if card.colour == CONSTRUCTION else frozenset())
            halves.number("value", 0, HIGHEST_VALUE, card.value)
            halves.rest_unknown()
    cards.rest_unknown()
    fields.number("energy", LEAST_ENERGY, MOST_ENERGY, ENERGY_MAX)


def _check_half(fields: Fields, name: str, barred: frozenset[str]) -> None:
    text = fields.get(name)
    try:
        steps = ops(text) if isinstance(text, str) else ()
    except ValueError:
        steps = ()
    inside = [op for step in steps for op in step.then]
    fits = 0 < len(steps) <= MOST_STEPS and len(inside) <= MOST_STEPS
    if not fits or any(bool(op.then) != (op.name in LEADS) for op in steps) or _leads(inside):
        raise fields.wrong(name, "position.own_half", most=MOST_STEPS).fits(known=list(OP_NAMES))
    if any(not 1 <= op.n <= HIGHEST for op in (*steps, *inside)):
        raise fields.wrong(name, "position.own_number", low=1, high=HIGHEST)
    for op in (*steps, *inside):
        if op.name in barred:
            raise fields.wrong(name, "position.own_here", step=op.name)


def _leads(steps: list[Any]) -> bool:
    """One price or condition is all that a half may hang on."""
    return any(op.name in LEADS for op in steps)


@lru_cache(maxsize=16)
def faces(own: str) -> tuple[Card, ...]:
    """All cards as they are printed in this box; `own` is the text of the option."""
    if not own:
        return CARDS
    entered = own_parts(Setup(0, {NAME: own}), "cards")
    return tuple(_entered(card, entered.get(card.id, {})) for card in CARDS)


def _entered(card: Card, halves: Mapping[str, Any]) -> Card:
    def half(name: str, ours: Ops) -> Ops:
        return ops(halves[name]) if halves.get(name) else ours

    value = halves.get("value", card.value)
    return card._replace(value=value, top=half("top", card.top), bottom=half("bottom", card.bottom))


@lru_cache(maxsize=16)
def most_landings(own: str) -> int:
    """How many colonists one turn can land at most with the cards of this box: a card's, and one placed or by R17e."""
    halves = [half for card in faces(own) for half in (card.top, card.bottom)]
    return 1 + max(sum(op.n for op in _all(half) if op.name.startswith("settle")) for half in halves)


def _all(half: Ops) -> Ops:
    return tuple(found for op in half for found in (op, *op.then))


@lru_cache(maxsize=16)
def values(own: str) -> tuple[int, ...]:
    """The value of every card, and, DOWN further on, of the same card face down: 0 (Q2)."""
    return tuple(card.value for card in faces(own)) + (0,) * DECK


@lru_cache(maxsize=16)
def most_energy(own: str) -> int:
    """The highest level of the energy track (Q1)."""
    return own_number(Setup(0, {NAME: own}), "energy", ENERGY_MAX) if own else ENERGY_MAX


def is_entered(setup: Setup, card: int, half: str) -> bool:
    """Is this half what an owner says is printed, and not what our texts tell?"""
    return bool(own_parts(setup, "cards").get(CARDS[card].id, {}).get(half))
