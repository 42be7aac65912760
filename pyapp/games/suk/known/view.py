"""What everybody sees of the table: all but the deals to come (Q18)."""

from ....core.values import members
from ..components import FACE_IDS, FACES, TRANSPORTS
from ..effects import effect
from ..rules.deep_space import best_in_order, colours, orders, score
from ..rules.hold import EMPTY, Hull, Tiles, type_masks
from ..rules.ring import GOODS, accepts, can_arise
from ..rules.scoring import top_groups
from ..rules.turn import servable
from ..state import OVER, State
from . import seen


def view(state: State) -> seen.View:
    """The open table, with what a player would work out by eye: demands, open docks, live scores."""
    hull, seats = state.hull, range(state.players)
    ring_accepts, _ = accepts(state.ring, state.at_work("ion_storm"))
    customs = state.at_work("customs") and state.last_taken != EMPTY
    return {
        "game": "suk",
        "players": state.players,
        "options": {**state.setup.options, "cards": list(state.setup.options["cards"])},
        "turn": None if state.turn == OVER else state.turn,
        "start": state.start,
        "game_number": state.game_number,
        "games": state.games,
        "totals": [sum(game[seat].total for game in state.finished) for seat in seats],
        "docks": [_dock(state, dock) for dock in range(len(state.ring))],
        "accepts": [members(colours, TRANSPORTS) for colours in ring_accepts],
        "open": [[dock for dock, colours in enumerate(servable(state, seat)) if colours] for seat in seats],
        "hands": [dict(zip(TRANSPORTS, hand, strict=True)) for hand in state.hands],
        "corporations": list(state.corporations),
        "mask": list(hull.mask),
        "holds": [hold_by_cell(hull, hold) for hold in state.holds],
        "cells": [
            hull.names(hull.open_cells(filled, state.at_work("zero_gravity"))) for filled in state.filled
        ],
        "deep": list(state.deep),
        "firsts": list(state.firsts),
        "left_out": [FACE_IDS[tile] for tile in state.left_out],
        "customs": FACES[state.last_taken].colour if customs else None,
        "scores": [_score(state, seat) for seat in seats],
        "earlier": [_earlier(state, game) for game in range(state.game_number - 1)],
        "composed": composed(state),
    }


def _earlier(state: State, game: int) -> seen.Earlier:
    """A game of the match played before: its points, and the table they were counted on, if that is known."""
    left = state.earlier(game)
    return {
        "game_number": game + 1,
        "points": [points.told() for points in state.finished[game]],
        "table": view(left) if left else None,
    }


def composed(state: State) -> list[seen.Composed]:
    """What no game can have led to: somebody has laid it out, for a problem or to try something."""
    found: list[seen.Composed] = []
    if not can_arise(state.ring, state.at_work("ion_storm")):
        found.append({"what": "ring"})
    if not state.at_work("zero_gravity"):
        seats = [seat for seat, filled in enumerate(state.filled) if not state.hull.can_arise(filled)]
        found += [{"what": "hold", "seat": seat} for seat in seats]
    return found


def hold_by_cell(hull: Hull, hold: Tiles) -> dict[str, str]:
    return {cell: FACE_IDS[tile] for cell, tile in zip(hull.cells, hold, strict=True) if tile != EMPTY}


def _dock(state: State, dock: int) -> seen.Berth:
    letter = state.ring[dock]
    if letter == GOODS:
        return {"tile": FACE_IDS[state.goods[dock]]}
    return {"transport": TRANSPORTS["WGK".index(letter)]}


def _score(state: State, seat: int) -> seen.Score:
    hull, hold = state.hull, state.holds[seat]
    points, steps, cargo = score(state, seat)
    return {
        **points.told(),
        "colour_groups": [hull.names(group) for group in top_groups(hull, colours(cargo))],
        "type_groups": [hull.names(group) for group in top_groups(hull, type_masks(cargo.tiles))],
        "deep_steps": [step.told() for step in steps],
        "other_order": _other_order(state, hold, tuple(step.card for step in steps)),
    }


def _other_order(state: State, hold: Tiles, applied: tuple[str, ...]) -> int | None:
    """At the end, where the order matters: what the cards come to the other way round (R41)."""
    if state.turn != OVER or len(orders(state.effects)) < 2:
        return None
    order = sorted(state.effects, key=lambda word: applied.index(effect(word).card), reverse=True)
    return best_in_order(state.hull, hold, tuple(order)).points.total
