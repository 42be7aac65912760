"""What an owner of Mars Needs Mechanics might enter, drawn at random: every mechanism card, the ends of the prices."""

from typing import Any

from pyapp.core.rng import Rng
from pyapp.games.mechanics.components import COMPONENT_BY_ID, MECHANISMS
from pyapp.games.mechanics.owners import AMOUNTS, CHOICES, HIGHEST, LOWEST, MOST_NEEDED


def drawn(rng: Rng) -> dict[str, Any]:
    ends = {"lowest": LOWEST, "highest": HIGHEST}
    return {
        "mechanisms": {card.id: _card(rng, card.id) for card in MECHANISMS if rng.below(3)},
        "prices": {
            name: low + rng.below(high - low + 1) for name, (low, high) in ends.items() if rng.below(2)
        },
    }


def _card(rng: Rng, name: str) -> dict[str, Any]:
    card: dict[str, Any] = {}
    if rng.below(2):
        card["needs"] = rng.sample(list(COMPONENT_BY_ID), 1 + rng.below(MOST_NEEDED))
    if rng.below(3) == 0:
        card["slot"] = bool(rng.below(2))
    if name in AMOUNTS and rng.below(2):
        card["amount"] = 1 + rng.below(AMOUNTS[name][2])
    if name in CHOICES and rng.below(2):
        word, known = CHOICES[name]
        card[word] = rng.choice(known)
    return card
