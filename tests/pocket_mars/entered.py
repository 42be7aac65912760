"""What an owner of Pocket Mars might enter, drawn at random: any half of any card, its value, the energy track."""

from typing import Any

from pyapp.core.rng import Rng
from pyapp.games.pocket_mars.components import BUILDINGS, CARDS, CONSTRUCTION, COUNTED, OP_NAMES
from pyapp.games.pocket_mars.owners import (
    HERE,
    HIGHEST,
    HIGHEST_VALUE,
    LEADS,
    LEAST_ENERGY,
    MOST_ENERGY,
    MOST_STEPS,
)


def drawn(rng: Rng) -> dict[str, Any]:
    energy = {"energy": LEAST_ENERGY + rng.below(MOST_ENERGY - LEAST_ENERGY + 1)} if rng.below(2) else {}
    return {**energy, "cards": {card.id: _card(rng, card.colour) for card in CARDS}}


def _card(rng: Rng, colour: int) -> dict[str, Any]:
    value = {"value": rng.below(HIGHEST_VALUE + 1)} if rng.below(3) == 0 else {}
    barred = HERE if colour == CONSTRUCTION else frozenset[str]()
    return {**value, "top": _half(rng, HERE), "bottom": _half(rng, barred)}


def _half(rng: Rng, barred: frozenset[str]) -> str:
    plain = [name for name in OP_NAMES if name not in barred | LEADS]
    steps = [
        f"{name} {1 + rng.below(HIGHEST)}" if name in COUNTED else name
        for name in rng.sample(plain, 1 + rng.below(MOST_STEPS))
    ]
    lead = rng.choice(["", "", "pay 1: ", f"if_hand {rng.choice(BUILDINGS)}: ", "if_none_here: "])
    return ("" if lead.removesuffix(": ") in barred else lead) + ", ".join(steps)
