"""Points for a hold: the largest colour groups, the largest type groups, the rare tiles (R30-R34)."""

from functools import lru_cache
from typing import NamedTuple

from ..components import FACES
from ..known import seen
from .hold import Hull, Tiles, colour_masks, type_masks

RARE = frozenset(number for number, tile in enumerate(FACES) if tile.rare)


class Points(NamedTuple):
    """What a hold is worth, part by part; `deep` is the Deep Space bonus."""

    colour: int
    type: int
    rare: int
    deep: int = 0

    @property
    def total(self) -> int:
        return sum(self)

    def told(self) -> seen.Points:
        return {
            "colour": self.colour,
            "type": self.type,
            "rare": self.rare,
            "deep": self.deep,
            "total": self.total,
        }

    def by_rule(self, advanced: bool) -> dict[str, int]:
        rules = {"R31": self.colour, "R32": self.type, "R33": self.rare}
        return {**rules, "R42": self.deep} if advanced else rules


def top_groups(hull: Hull, masks: list[int]) -> list[int]:
    """All groups of the largest size, whatever their colour or type (Q2)."""
    groups = [group for mask in masks if mask & (mask - 1) for group in hull.groups(mask)]
    largest = max((group.bit_count() for group in groups), default=0)
    return [group for group in groups if group.bit_count() == largest]


def part(hull: Hull, masks: list[int]) -> int:
    """The sizes of the largest groups, added up (R31, R32)."""
    groups = top_groups(hull, masks)
    return groups[0].bit_count() * len(groups) if groups else 0


@lru_cache(maxsize=4096)
def base_points(hull: Hull, tiles: Tiles) -> Points:
    """The points of a hold without Deep Space."""
    return Points(
        part(hull, colour_masks(tiles)),
        part(hull, type_masks(tiles)),
        sum(tile in RARE for tile in tiles),
    )
