"""Deep Space as a search counts it: the same as `rules/deep_space.py` (a test compares them), on packed layouts."""

from collections.abc import Iterator
from itertools import combinations

from ....core.values import members
from ..components import COLOURS, TYPES
from ..effects import effect
from ..rules.deep_space import orders
from ..rules.hold import Hull
from .layout import POINT, Layout


class Cards:
    """The cards in force and what they make of a hold, in the best order and with the best choices (R41-R43)."""

    def __init__(self, hull: Hull, deep: tuple[str, ...], plain: Layout, alone: Layout) -> None:
        self.hull, self.plain, self.alone = hull, plain, alone
        self.orders = orders(deep)
        size = len(hull)
        # One bit for each set of cells in a layout: moved up by a cell's number it is that cell in all of them.
        self.in_colours = sum(1 << size * number for number in range(len(COLOURS)))
        self.in_types = sum(1 << size * number for number in range(len(TYPES)))

    @property
    def work(self) -> int:
        """About how many positions could be looked at in the time that one count takes."""
        changes = {"wormhole": 15, "nebula": 15, "black_hole": 3}
        found = 1
        for word in self.orders[0]:
            found *= changes.get(effect(word).does, 1)
        return found - 1

    def total(self, filled: int, colours: int, types: int, rare: int) -> int:
        return max(self.best(order, filled, colours, types, rare) for order in self.orders)

    def best(self, cards: tuple[str, ...], filled: int, colours: int, types: int, rare: int) -> int:
        """The most that can be made of it with the cards applied in this order; `rare` are the cells with rare tiles."""
        if not cards:
            return self.plain[colours] + self.plain[types] + POINT * rare.bit_count()
        card, rest = cards[0], cards[1:]
        ways = self.ways(card, filled, colours, types, rare)
        return self.bonus(card, filled, colours, types, rare) + max(self.best(rest, *way) for way in ways)

    def bonus(self, card: str, filled: int, colours: int, types: int, rare: int) -> int:
        _, does, points, each = effect(card)
        match does:
            case "pulsar":
                return points * (self.alone[colours] - self.plain[colours])
            case "quasar":
                return points * (self.alone[types] - self.plain[types])
            case "supernova":
                return points * POINT * sum(group.bit_count() for group in self.hull.groups(rare))
            case "full_load":
                empty = len(self.hull) - filled.bit_count()
                return POINT * (-each * empty if empty else points)
            case _:
                return 0

    def ways(
        self, card: str, filled: int, colours: int, types: int, rare: int
    ) -> Iterator[tuple[int, int, int, int]]:
        """The holds that a card can make of this one."""
        loaded, does = members(filled, range(len(self.hull))), effect(card).does
        if does != "black_hole" or not loaded:
            yield filled, colours, types, rare
        if does == "wormhole":
            for one, other in combinations(loaded, 2):
                new = _swapped(colours, one, other, self.in_colours)
                yield filled, new, _swapped(types, one, other, self.in_types), _swapped(rare, one, other, 1)
        elif does == "nebula":
            for cell in loaded:
                bare = colours & ~(self.in_colours << cell)
                for number in range(len(COLOURS)):
                    yield filled, bare | 1 << number * len(self.hull) + cell, types, rare
        elif does == "black_hole":
            for cell in loaded:
                less = colours & ~(self.in_colours << cell), types & ~(self.in_types << cell)
                yield filled & ~(1 << cell), *less, rare & ~(1 << cell)


def _swapped(layout: int, one: int, other: int, every: int) -> int:
    """Two cells change places in all sets of a layout."""
    differ = (layout >> one ^ layout >> other) & every
    return layout ^ (differ << one | differ << other)
