"""How to race well: what the best drive with the cubes left is worth, and the bag that remains.

A turn is many small moves, so a state in the middle of one counts as its best continuation.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from ....core.advice import Level
from ....core.game import Game
from ....core.rng import Rng
from ..components import HAND, Rack
from ..cubes import ONE, SHIFTS, WEAR, Pile, count, worth
from ..moves import SKIP, Move
from ..rules.agenda import AGENDA
from ..state import State, Step, progress, ranking
from ..tracks import Track
from .drive import NOT_MOVED, SHELTERED, Mover, Plan, Table, place_of, table_of
from .judgement import (
    PLENTY,
    Good,
    Purchases,
    Weight,
    distance,
    next_hand,
    owned,
    powers,
    powers_of,
    some_cubes,
    standing,
    still,
    waits,
    weigh,
)

NEAREST = 0.3  # weight of the strongest rival
PLACE = 12.0  # a place in the final ranking
SOON = 0.02  # weight of the next hand, where moves are worth the same otherwise


class AutomobilesAdvisor:
    """Columns still to go at the pace of the bag, own against the rivals'."""

    foresight = 0  # one round: beyond it the cubes drawn decide
    levels: Mapping[str, Level] = {
        "normal": Level(carelessness=3.0),
        "hard": Level(favourites=5, deals=12, near=6.0),
        "master": Level(favourites=5, deals=64, near=6.0),
    }

    def value(self, state: State, seat: int) -> float:
        if not state.agenda:
            return _final(state, seat)
        rivals = [still(state, other) for other in range(state.players) if other != seat]
        return prospects(state, seat) - NEAREST * max(rivals)

    def leanings(
        self,
        game: Game[State, Move, Any],
        state: State,
        seat: int,
        moves: list[Move],
        carelessness: float,
        rng: Rng,
    ) -> list[float]:
        """What goes back into the bag is soon drawn again: there the next hand decides, and is what one misjudges."""
        slips = [carelessness * rng.fraction() if carelessness else 0.0 for _ in moves]
        if state.agenda[-1].kind != "bag":
            return slips
        hands = (next_hand(game.after(state, move), seat) for move in moves)
        return [SOON * (hand + slip) for hand, slip in zip(hands, slips, strict=True)]


def _final(state: State, seat: int) -> float:
    places = ranking(state)
    rivals = max(progress(state, other) for other in places if other != seat)
    return PLACE * (state.players - places.index(seat)) + progress(state, seat) - rivals


def prospects(state: State, seat: int) -> float:
    """The worth of a seat, with the best that its turn can still bring."""
    due = state.agenda[-1]
    if due.kind in ("setup", "shop") and due.seat == seat:
        return _shopping(state, seat, due.n)
    if state.turn != seat or state.agenda[0].kind == "race":
        return still(state, seat)
    if due.kind == "act" or due.seat != seat:
        return _driving(state, seat, None)
    if due.kind in ("go", "step"):
        return _driving(state, seat, due)
    return _deciding(state, seat, due)


# -- the end of a turn --------------------------------------------------------------------------


class Outlook:
    """What a turn is worth by what it brings: columns, wear, money."""

    def __init__(self, left: int, bag: Weight, goods: tuple[Good, ...], track: Track) -> None:
        self.left = left
        self.track = track
        self.purchases = Purchases(left, bag, goods, track)
        self.waits = waits(bag.opens, max(bag.number, HAND))
        self._known: dict[tuple[int, int, int], float] = {}

    def worth(self, columns: int, wear: int, money: int) -> float:
        key = (columns, wear, money)
        known = self._known.get(key)
        if known is None:
            bag = self.purchases.bag(money if money < PLENTY else PLENTY)
            known = standing(self.left - columns, bag._replace(wear=bag.wear + wear), self.track)
            self._known[key] = known
        return known


def outlook(state: State, seat: int) -> Outlook:
    """Wear taken this turn is left out: it counts with the wear still to come."""
    cubes = owned(state, seat) - count(state.used[seat], WEAR) * ONE[WEAR]
    rack, stock = state.rack, state.stock
    sold_out = sum(1 << colour for _, colour in rack.on_sale if not stock >> SHIFTS[colour] & 511)
    return _outlook(distance(state, seat), cubes, sold_out, rack, state.track)


@lru_cache(maxsize=1024)
def _outlook(left: int, cubes: Pile, sold_out: int, rack: Rack, track: Track) -> Outlook:
    ids = rack.ids
    by_colour = powers_of(ids, left)
    goods = tuple(
        (cost, some_cubes(colour, ids[colour], by_colour[colour], 1))
        for cost, colour in rack.on_sale
        if not sold_out >> colour & 1
    )
    return Outlook(left, weigh(cubes, ids, by_colour), goods, track)


def _shopping(state: State, seat: int, money: int) -> float:
    """As if the turn were over, and the money well spent."""
    ends = outlook(state, seat)
    if state.agenda[0].kind == "race":
        return ends.worth(0, 0, money)
    plan, place, dark, wear = _under_way(state, seat)
    stuck = ends.waits[state.track.exits[state.head]]
    return ends.worth(plan.columns(place), plan.all_wear(place, dark, wear), money) - stuck


# -- driving ------------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def _money(_values: tuple[int, ...]) -> dict[Pile, int]:
    """By the cubes left: asked again and again, whatever the plan."""
    return {}


@lru_cache(maxsize=64)
def _plan(table: Table, ends: Outlook, values: tuple[int, ...]) -> Plan:
    exits, waiting = table.track.exits, ends.waits
    money = _money(values)

    def ending(head: int, columns: int, wear: int, act: Pile) -> float:
        if act not in money:
            money[act] = worth(act, values)
        left = ends.left - columns
        stuck = waiting[exits[head]] if left > 0 else 0.0
        return ends.worth(columns, wear, money[act]) - stuck

    return Plan(table, ending)


def _under_way(state: State, seat: int) -> tuple[Plan, int, int, int]:
    """The plan of the turn, and how far it has got: place, darkest space, wear."""
    plan = _plan(table_of(state, seat), outlook(state, seat), state.rack.values)
    space_of = state.track.space_of
    dark = max((state.track.darkest[space_of[section]] for section, _ in state.path), default=NOT_MOVED)
    wear = count(state.used[seat], WEAR)
    place = place_of(state.head, state.entry if state.path else state.head, plan.table.weaving)
    return plan, place, SHELTERED if state.sheltered else dark, wear


def _driving(state: State, seat: int, due: Step | None) -> float:
    plan, place, dark, wear = _under_way(state, seat)
    if due is None:
        return plan.best(place, state.act[seat], dark, wear)
    mover = Mover(due.n, due.mask, due.same, 0)
    return plan.pending(place, state.act[seat], dark, wear, mover, due.kind == "go")


# -- choices within a card ----------------------------------------------------------------------


def _deciding(state: State, seat: int, due: Step) -> float:
    """The choice that looks best; where there are few, the best of them."""
    moves = AGENDA.choices(state)
    if due.kind in ("remove", "must_remove", "trade", "scrap", "lay", "rest", "bag", "fetch"):
        moves = (_usual(state, seat, due, moves),)
    found = float("-inf")
    for each in moves:
        trial = state.copy()
        AGENDA.decide(trial, each, None)
        found = max(found, prospects(trial, seat))
    return found


def _usual(state: State, seat: int, due: Step, moves: tuple[Move, ...]) -> Move:
    """Wear first, then what is weakest; nothing that is better than the rest of the bag."""
    by_colour = powers(state, distance(state, seat))
    bag = weigh(owned(state, seat), state.rack.ids, by_colour)
    mean = (bag.slow + bag.heavy + bag.support) / max(bag.number, 1)
    if due.kind == "bag":
        return SKIP
    if due.kind == "fetch":
        return max(moves, key=lambda each: (by_colour[each.first] if each != SKIP else 0.0, each.second))
    weak = [each for each in moves if each != SKIP and by_colour[each.first] < 0.75 * mean]
    if not weak and SKIP in moves:
        return SKIP
    return min(weak or moves, key=lambda each: (by_colour[each.first], -each.second))


ADVISOR = AutomobilesAdvisor()
