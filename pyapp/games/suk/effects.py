"""What the Deep Space cards do: each as we reconstructed it, or as the owner of a box says (4.6).

An effect is a word: the id of a card that does what ours does, or `pulsar=supernova:2` for one that does something else.
So cards in force and what they do travel alike, and a scorer is handed words.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from ...core.options import Setup
from ...core.own import NAME, own_parts
from .components import DEEP_SPACE

POINTED = {"pulsar": 1, "quasar": 1, "supernova": 1, "full_load": 2}
"""Effects with a number of points: for each tile counted, or for a full hold."""


class Effect(NamedTuple):
    """What a card in force does."""

    card: str
    does: str  # named like the card of ours that does it
    points: int  # where it gives some
    empty: int  # what a cell left empty costs, for `full_load`

    @property
    def changes(self) -> bool:
        return DEEP_SPACE[self.does] == "change"


@lru_cache(maxsize=512)
def effect(word: str) -> Effect:
    card, _, rest = word.partition("=")
    does, *numbers = rest.split(":") if rest else [card]
    points, empty = [int(number) for number in numbers] or [POINTED.get(does, 0), 1]
    return Effect(card, does, points, empty)


@lru_cache(maxsize=256)
def words(own: str, deep: tuple[str, ...]) -> tuple[str, ...]:
    """The cards in force as effects; `own` is the text of the option."""
    entered: Mapping[str, Any] = own_parts(Setup(0, {NAME: own}), "deep") if own else {}
    return tuple(_word(card, entered.get(card, {})) for card in deep)


def _word(card: str, said: Mapping[str, Any]) -> str:
    does = said.get("does", card)
    points, empty = said.get("points", POINTED.get(does, 0)), said.get("empty", 1)
    ours = (does, points, empty) == (card, POINTED.get(card, 0), 1)
    return card if ours else f"{card}={does}:{points}:{empty}"


@lru_cache(maxsize=256)
def at_work(own: str, deep: tuple[str, ...]) -> frozenset[str]:
    """The effects in force, whatever card has them."""
    return frozenset(effect(word).does for word in words(own, deep))
