"""How much a computer player thinks: four named levels, which a game may set otherwise where that measures better."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Any, Protocol, TypeVar

S_contra = TypeVar("S_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Level:
    """A player who weighs moves carelessly or not, and plays the best ones on in its head or doesn't."""

    carelessness: float = 0.0  # in points of the game
    favourites: int = 0  # moves that are played on
    deals: int = 1  # imagined deals in which the favourites meet; one, where nothing is left to chance
    near: float = 0.0  # favourites look at most so much worse than the best, and no two alike; 0: any do
    positions: int = 0  # that a search of the game's own may look at, where it has one (`searched`)


LEVELS: Mapping[str, Level] = {
    "easy": Level(carelessness=6.0),
    "normal": Level(),
    "hard": Level(favourites=8, deals=12),
    "master": Level(favourites=8, deals=40),
}


class Advisor(Protocol[S_contra]):
    """What a game knows about playing it well.

    `foresight` is how often a seat's own turn may come round in its head; `levels`, where there is such
    an attribute, replaces some of LEVELS.
    """

    foresight: int

    def value(self, state: S_contra, seat: int) -> float:
        """How well a seat stands against the others, in points of the game, in the middle of a turn too."""


def by_numbers(text: str) -> Level | None:
    """A level as a study writes it: `favourites=8/deals=24`, `carelessness=2.5`."""
    given = dict(part.partition("=")[::2] for part in text.split("/"))
    kinds: dict[str, Callable[[str], Any]] = {field.name: type(field.default) for field in fields(Level)}
    try:
        return Level(**{name: kinds[name](number) for name, number in given.items()})
    except (KeyError, ValueError):
        return None


def level_of(advisor: object, name: str) -> Level:
    if "=" in name:
        return by_numbers(name) or LEVELS["normal"]
    own: Mapping[str, Level] = getattr(advisor, "levels", {})
    return own.get(name) or LEVELS[name]
