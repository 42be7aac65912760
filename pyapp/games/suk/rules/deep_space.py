"""Deep Space at scoring time: the best order and the best choices, found for the player (R41-R43)."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from ....core.values import with_at
from ..components import COLOURS, DEEP_SPACE, FACES
from ..effects import Effect, effect
from ..known.seen import DeepStep
from ..state import State
from .hold import EMPTY, Hull, Tiles, colour_masks, type_masks
from .scoring import Points, base_points, part, top_groups


class Cargo(NamedTuple):
    """The working copy W of a hold: colours may be changed for the scoring, types and rarity never."""

    tiles: Tiles
    painted: tuple[tuple[int, int], ...] = ()  # nebula: cells with the colour each was given


class Step(NamedTuple):
    """One card as applied: the points it added, and what was done with it to which cells."""

    card: str
    points: int = 0
    act: str = "unused"  # bonus, play, swap, remove, recolour; or a change not made
    cells: tuple[str, ...] = ()
    colour: str | None = None

    def told(self) -> DeepStep:
        return {
            "card": self.card,
            "points": self.points,
            "act": self.act,
            "cells": list(self.cells),
            "colour": self.colour,
        }


class DeepScore(NamedTuple):
    points: Points
    steps: tuple[Step, ...]
    cargo: Cargo  # the hold as it was counted in the end


@lru_cache(maxsize=4096)
def best_score(hull: Hull, tiles: Tiles, cards: tuple[str, ...]) -> DeepScore:
    """The highest total over both orders and all choices; among equals the one Q32 names."""
    return max(
        (best_in_order(hull, tiles, order) for order in orders(cards)), key=lambda each: each.points.total
    )


@lru_cache(maxsize=4096)
def best_in_order(hull: Hull, tiles: Tiles, order: tuple[str, ...]) -> DeepScore:
    """The highest total with the cards applied in this order, over all choices (R42)."""
    best: DeepScore | None = None
    for cargo, steps in _applied(hull, Cargo(tiles), order):
        points = _points(hull, cargo)._replace(deep=sum(step.points for step in steps))
        if best is None or _preferred(points.total, steps, best):
            best = DeepScore(points, steps, cargo)
    assert best is not None
    return best


def _preferred(total: int, steps: tuple[Step, ...], best: DeepScore) -> bool:
    """More points; or as many with more cards left unused (Q32)."""
    if total != best.points.total:
        return total > best.points.total
    return _unused(steps) > _unused(best.steps)


def _unused(steps: tuple[Step, ...]) -> int:
    return sum(step.act == "unused" for step in steps)


def asks_order(state: State) -> bool:
    """Does each captain say which card comes first (R41), because it can make a difference (Q23)?"""
    return bool(state.setup.options["own_order"]) and len(orders(state.effects)) > 1


def orders(cards: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The drawn order first; the other one only if it can matter (Q23)."""
    changes = any(effect(word).changes for word in cards)
    return [cards, cards[::-1]] if changes and len(cards) > 1 else [cards]


def _applied(hull: Hull, cargo: Cargo, cards: tuple[str, ...]) -> Iterator[tuple[Cargo, tuple[Step, ...]]]:
    """Every way to apply the cards in this order, the preferred ways first (Q32)."""
    if not cards:
        yield cargo, ()
        return
    for changed, step in _ways(hull, cargo, cards[0]):
        for final, steps in _applied(hull, changed, cards[1:]):
            yield final, (step, *steps)


def _ways(hull: Hull, cargo: Cargo, word: str) -> Iterator[tuple[Cargo, Step]]:
    card, does, *_ = of = effect(word)
    match does:
        case "wormhole":
            yield cargo, Step(card)
            for one, other in combinations(_loaded(cargo), 2):
                cells = (hull.cells[one], hull.cells[other])
                yield _swapped(cargo, one, other), Step(card, act="swap", cells=cells)
        case "black_hole":
            if not _loaded(cargo):
                yield cargo, Step(card)
            for cell in _loaded(cargo):
                yield _without(cargo, cell), Step(card, act="remove", cells=(hull.cells[cell],))
        case "nebula":
            yield cargo, Step(card)
            for cell in _loaded(cargo):
                now = dict(cargo.painted).get(cell, COLOURS.index(FACES[cargo.tiles[cell]].colour))
                for colour, name in enumerate(COLOURS):
                    if colour != now:
                        step = Step(card, act="recolour", cells=(hull.cells[cell],), colour=name)
                        yield cargo._replace(painted=(*_others(cargo, cell), (cell, colour))), step
        case _:
            yield cargo, Step(card, _bonus(hull, cargo, of), act=DEEP_SPACE[does])


def _bonus(hull: Hull, cargo: Cargo, of: Effect) -> int:
    match of.does:
        case "pulsar":
            return of.points * _alone(top_groups(hull, colours(cargo)))
        case "quasar":
            return of.points * _alone(top_groups(hull, type_masks(cargo.tiles)))
        case "supernova":
            rare = sum(1 << cell for cell in _loaded(cargo) if FACES[cargo.tiles[cell]].rare)
            return of.points * sum(group.bit_count() for group in hull.groups(rare))
        case "full_load":
            empty = cargo.tiles.count(EMPTY)
            return -of.empty * empty if empty else of.points
        case _:
            return 0  # a play card did its work during the game


@lru_cache(maxsize=8192)
def bonus(hull: Hull, tiles: Tiles, of: Effect) -> int:
    """What a bonus card pays for a hold as it lies; 0 for every other card."""
    return _bonus(hull, Cargo(tiles), of)


def _alone(groups: list[int]) -> int:
    """The size of the largest group if no other is as large."""
    return groups[0].bit_count() if len(groups) == 1 else 0


def _points(hull: Hull, cargo: Cargo) -> Points:
    points = base_points(hull, cargo.tiles)
    return points._replace(colour=part(hull, colours(cargo))) if cargo.painted else points


def colours(cargo: Cargo) -> list[int]:
    masks = colour_masks(cargo.tiles)
    for cell, colour in cargo.painted:
        masks = [mask & ~(1 << cell) for mask in masks]
        masks[colour] |= 1 << cell
    return masks


def _loaded(cargo: Cargo) -> list[int]:
    return [cell for cell, tile in enumerate(cargo.tiles) if tile != EMPTY]


def _swapped(cargo: Cargo, one: int, other: int) -> Cargo:
    tiles = list(cargo.tiles)
    tiles[one], tiles[other] = tiles[other], tiles[one]
    moved = {one: other, other: one}  # the colour travels with its tile
    return Cargo(tuple(tiles), tuple((moved.get(cell, cell), colour) for cell, colour in cargo.painted))


def _without(cargo: Cargo, cell: int) -> Cargo:
    return Cargo(with_at(cargo.tiles, cell, EMPTY), _others(cargo, cell))


def _others(cargo: Cargo, cell: int) -> tuple[tuple[int, int], ...]:
    """What is painted but this cell."""
    return tuple(paint for paint in cargo.painted if paint[0] != cell)


def score(state: State, seat: int) -> DeepScore:
    """The points of a seat's hold as it stands, Deep Space applied at its best (R30-R43)."""
    first = state.firsts[seat] if state.firsts else ""
    if first:
        order = sorted(state.effects, key=lambda word: effect(word).card != first)
        return best_in_order(state.hull, state.holds[seat], tuple(order))
    return best_score(state.hull, state.holds[seat], state.effects)
