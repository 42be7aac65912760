"""Chances and ways: how likely fights are survived, what can be reached, how far the Ship is."""

from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from ..components import SHOTGUN, TO_HIT
from ..state import State, jammed, modifier, points
from ..town import Town

FIGHT_WEIGHT = 3  # squares of detour that one fight less is worth
MOST_AWAY = 400  # half squares; what is farther away counts as so far


@lru_cache(maxsize=4096)
def survival(fights: int, life: int, bullets: int, change: int) -> float:
    """The chance to win so many fights in a row, bullets well spent; `change` modifies every die."""
    if not fights:
        return 1.0
    if not life:
        return 0.0
    total = 0.0
    for die in range(1, 7):
        missing = TO_HIT - max(0, die + change)
        if missing <= 0:
            total += survival(fights - 1, life, bullets, change)
            continue
        bleeding = survival(fights, life - 1, bullets, change)
        if bullets >= missing:
            bleeding = max(bleeding, survival(fights - 1, life, bullets - missing, change))
        total += bleeding
    return total / 6


def chances(state: State, seat: int, fights: int) -> float:
    loaded = any(card == SHOTGUN for card, _ in state.weapons[seat])
    change = modifier(state, seat) + loaded
    return survival(fights, state.life[seat], state.bullets[seat], change)


class Reach(NamedTuple):
    """A square within reach: steps and fights on the way with the fewest fights, and that way."""

    at: int
    cost: int
    fights: int
    via: tuple[int, ...]


def reach(state: State, seat: int) -> list[Reach]:
    """Where the movement points left lead."""
    near = state.town.near
    hostile = frozenset() if jammed(state, seat) else frozenset(state.martians)
    start = Reach(state.pawns[seat], 0, 0, ())
    wave = {start.at: start}
    best = {start.at: start}
    for cost in range(1, points(state) + 1):
        following: dict[int, Reach] = {}
        for here in wave.values():
            for square in near[here.at]:
                fights = here.fights + (square in hostile)
                known = best.get(square)
                ahead = following.get(square)
                if (known and known.fights <= fights) or (ahead and ahead.fights <= fights):
                    continue
                following[square] = Reach(square, cost, fights, (*here.via, square))
        best.update(following)
        wave = following
    del best[start.at]
    return [best[square] for square in sorted(best)]


def way_to_ship(state: State, seat: int) -> Reach | None:
    """A good way to the Ship, once it is found: few squares, and fewer fights."""
    ship = next((sign.at for sign in state.signs if sign.ship and sign.up), None)
    if ship is None:
        return None
    hostile = frozenset(state.martians)
    queue: list[tuple[int, Reach]] = [(0, Reach(state.pawns[seat], 0, 0, ()))]
    seen = set()
    while queue:
        weight, here = heappop(queue)
        if here.at == ship:
            return here
        if here.at in seen:
            continue
        seen.add(here.at)
        for square in state.town.near[here.at]:
            if square not in seen:
                fight = square in hostile
                there = Reach(square, here.cost + 1, here.fights + fight, (*here.via, square))
                heappush(queue, (weight + 1 + FIGHT_WEIGHT * fight, there))
    return None


@lru_cache(maxsize=4096)
def lengths(town: Town, martians: tuple[int, ...], pawn: int, fight: int) -> dict[int, int]:
    """Half squares to go to every square; entering a Martian's square counts as `fight` more."""
    hostile, near = _hostile(martians), town.near
    found: dict[int, int] = {}
    waves: list[list[int]] = [[] for _ in range(MOST_AWAY + fight + 3)]
    waves[0].append(pawn)
    for length in range(MOST_AWAY):
        if len(found) == len(near):
            break
        for here in waves[length]:
            if here in found:
                continue
            found[here] = length
            for square in near[here]:
                if square not in found:
                    waves[length + (2 + fight if square in hostile else 2)].append(square)
    return found


@lru_cache(maxsize=256)
def _hostile(martians: tuple[int, ...]) -> frozenset[int]:
    return frozenset(martians)
