"""Scoring as the sheet tells it, done plainly and slowly: nothing here is taken from the engine.

W is a dict from (row, column) to [type, colour, rare]; a way is a list of choices, in cell and colour order.
"""

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

COLOURS = ["yellow", "purple", "red", "blue", "orange", "turquoise"]
RARE = {
    *("engine-red", "plant-turquoise", "robot-purple", "crystal-orange"),
    *("spice-blue", "relic-blue", "creature-yellow"),
}
MAY = {"wormhole", "nebula"}

Place = tuple[int, int]
W = dict[Place, tuple[str, str, bool]]
Choice = tuple[str, Any]


def working_copy(hold: dict[str, str]) -> W:
    return {
        (int(cell[1]) - 1, "abcd".index(cell[0])): (tile.split("-")[0], tile.split("-")[1], is_rare(tile))
        for cell, tile in hold.items()
    }


def is_rare(tile: str) -> bool:
    """A face that its owner has entered, and that is not like the sheet's, says so."""
    sort = (*tile.split("-"), "")[2]
    return sort == "rare" if sort else tile in RARE


def cell_name(place: Place) -> str:
    return "abcd"[place[1]] + str(place[0] + 1)


def component_sizes(w: W, kind: int) -> list[int]:
    """Flood fill over tiles of the same type (kind 0) or colour (kind 1)."""
    sizes, seen = [], set()
    for start in w:
        if start in seen:
            continue
        seen.add(start)
        heap, size = [start], 0
        while heap:
            row, column = heap.pop()
            size += 1
            for near in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
                if near in w and near not in seen and w[near][kind] == w[row, column][kind]:
                    seen.add(near)
                    heap.append(near)
        sizes.append(size)
    return sizes


def part(sizes: list[int]) -> int:
    most = max(sizes, default=0)
    return most * sizes.count(most) if most >= 2 else 0


def base(w: W) -> int:
    rare = sum(tile[2] for tile in w.values())
    return part(component_sizes(w, 1)) + part(component_sizes(w, 0)) + rare


def dominant(sizes: list[int]) -> int:
    most = max(sizes, default=0)
    return most if most >= 2 and sizes.count(most) == 1 else 0


def bonus(card: str, w: W, cells: int) -> int:
    if card == "pulsar":
        return dominant(component_sizes(w, 1))
    if card == "quasar":
        return dominant(component_sizes(w, 0))
    if card == "supernova":
        rare = [place for place, tile in w.items() if tile[2]]
        return sum(any(abs(r - y) + abs(c - x) == 1 for y, x in rare) for r, c in rare)
    if card == "full_load":
        empty = cells - len(w)
        return 2 if empty == 0 else -empty
    return 0


def ways(card: str, w: W) -> Iterator[tuple[Choice, W]]:
    """All that may be done with a change card, a card left unused first."""
    if card != "black_hole" or not w:
        yield ("unused", None), w
    if card == "wormhole":
        for one, other in combinations(sorted(w), 2):
            choice = ("swap", [cell_name(one), cell_name(other)])
            yield choice, {**w, one: w[other], other: w[one]}
    if card == "black_hole":
        for gone in sorted(w):
            yield ("remove", cell_name(gone)), {place: w[place] for place in w if place != gone}
    if card == "nebula":
        for place in sorted(w):
            for colour in COLOURS:
                painted = (w[place][0], colour, w[place][2])
                yield ("recolour", [cell_name(place), colour]), {**w, place: painted}


def outcomes(w: W, cells: int, order: tuple[str, ...]) -> Iterator[tuple[int, list[Choice]]]:
    """Every total that an order of cards can reach, with its choices."""
    if not order:
        yield base(w), []
        return
    card = order[0]
    extra = bonus(card, w, cells)
    for choice, changed in ways(card, w):
        for total, choices in outcomes(changed, cells, order[1:]):
            yield total + extra, [choice, *choices]


def best_of(hold: dict[str, str], cells: int, order: tuple[str, ...]) -> int:
    return max(total for total, _ in outcomes(working_copy(hold), cells, order))


def best(hold: dict[str, str], cells: int, cards: tuple[str, ...]) -> int:
    return max(best_of(hold, cells, order) for order in permutations(cards))


def reported(
    hold: dict[str, str], cells: int, cards: tuple[str, ...]
) -> tuple[tuple[str, ...], list[Choice]]:
    """The order and choices that Q32 names among all that reach the maximum."""
    highest = best(hold, cells, cards)
    for order in dict.fromkeys((cards, cards[::-1])):
        reached = [
            choices for total, choices in outcomes(working_copy(hold), cells, order) if total == highest
        ]
        if reached:
            used = [
                sum(card in MAY and kind != "unused" for card, (kind, _) in zip(order, way, strict=True))
                for way in reached
            ]
            return order, reached[used.index(min(used))]
    raise AssertionError("some order reaches the maximum")
