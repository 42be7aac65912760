"""How to play Pocket Mars well: colonists on their way, cards that will bring them further, chances still open.

A turn is several small moves, so what is still on the agenda counts nearly as if it were done.
"""

from collections.abc import Mapping

from ...ai.level import Level
from .agenda import meets
from .components import (
    ABILITIES,
    CARDS,
    COLOURS,
    CROWD_SIZE,
    ENERGY_MAX,
    HAND,
    HOUSES,
    HOUSING,
    PREP,
    VALUES,
    Op,
)
from .moves import DA
from .scoring import score, won
from .solo import activate
from .state import EARTH, ONE, SHIP, State, Step, in_building, prep_cards, room_left, to_beat

# Weights found by play against itself, in points of the game.
ABOARD = 0.5  # a colonist on the Ship will be worth more than its point
LANDED = 0.8  # a colonist in a 1-star space may rise, and need not travel any more
LAUNCH, SETTLE, RISE, DROP = 2.9, 1.8, 0.8, 0.6
ENERGY, CARD = 0.1, 0.25  # one energy; one more card to choose from
HOME, COMPANY = 0.05, 0.2  # on the way to a colonist in every Building; to four in one
IN_PREP, IN_HAND = 0.18, 0.12  # chances that cards in prep and hand will give
DUE = 4.0  # chances of the turn under way: a turn that does much is better than one that keeps cards
THREAT = 1.0  # DA's next step
NEAREST = 0.7  # weight of the strongest rival; the others share the rest
VICTORY = 8.0


class PocketMarsAdvisor:
    """Points and prospects, own against the rivals'."""

    foresight = 2  # rounds: beyond them the cards drawn decide
    levels: Mapping[str, Level] = {"normal": Level(carelessness=1.0)}

    def value(self, state: State, seat: int) -> float:
        if not state.agenda:
            return _final(state, seat)
        rivals = [prospects(state, side) for side in state.sides if side != seat]
        rest = NEAREST * max(rivals) + (1 - NEAREST) * sum(rivals) / len(rivals)
        return prospects(state, seat) - rest - (androids(state) if state.solo else 0.0)


def _final(state: State, seat: int) -> float:
    totals = {side: score(state, side).total for side in state.sides}
    own = totals.pop(seat)
    best = max(totals.values())
    if state.solo:
        return own - best + (VICTORY if won(state) else -VICTORY)
    return own - best + (VICTORY if own >= best else 0.0)


def androids(state: State) -> float:
    """What DA will gain when this turn ends, if it is left with one card (R38)."""
    if not any(step.kind == "activation" for step in state.agenda):
        return 0.0
    left = prep_cards(state, DA)
    held = len(state.hands[0]) + len(prep_cards(state, 0))
    leaving = max(0, HAND + PREP - held) + sum(step.kind == "scrap" for step in state.agenda)
    if len(left) - leaving != 1:
        return 0.0
    return THREAT * min(_threat(state, COLOURS[card]) for card in left)


def _threat(state: State, here: int) -> float:
    """How the androids of one Building would change the standing."""
    trial = state.copy()
    activate(trial, here, None)
    gained = standing(trial, DA) - standing(state, DA)
    return gained + standing(state, 0) - standing(trial, 0)


def standing(state: State, side: int) -> float:
    """Points as the table stands, energy and colonists on their way."""
    colonists = state.colonists[side]
    housed = [in_building(colonists, here) for here in HOUSES]
    worth = score(state, side).total + ENERGY * min(state.energy[side], 3)
    worth += ABOARD * colonists[SHIP] + LANDED * sum(colonists[ONE : ONE + HOUSING])
    worth += HOME * sum(count > 0 for count in housed)
    return worth + COMPANY * min(max(housed), CROWD_SIZE)


def prospects(state: State, side: int) -> float:
    """The standing, and what a seat may hope for from its cards."""
    worth = standing(state, side)
    if side == DA:
        return worth
    worth += IN_PREP * sum(as_prep(state, side, card) for card in state.preps[side] if card >= 0)
    for card in state.hands[side]:
        worth += CARD + IN_HAND * max(as_hand(state, side, card), as_prep(state, side, card))
    due = (step for step in state.agenda if step.seat == side)
    return worth + DUE * sum(_due(state, step) for step in due)


def as_prep(state: State, side: int, card: int) -> float:
    """What connecting this card would bring: a landing, its prep action, the ability."""
    here = COLOURS[card]
    worth = sum(_op(state, side, op, here) for op in CARDS[card].bottom)
    worth += _op(state, side, ABILITIES[here], here)
    if here < HOUSING and VALUES[card] > to_beat(state, here):
        worth += SETTLE if state.colonists[side][SHIP] else SETTLE / 2
    return worth


def as_hand(state: State, side: int, card: int) -> float:
    return sum(_op(state, side, op, HOUSING) for op in CARDS[card].top)


def _due(state: State, step: Step) -> float:
    if step.kind == "place":
        return SETTLE
    return _op(state, step.seat, Op(step.kind, step.n, step.n, step.then), step.here)


def _op(state: State, side: int, op: Op, here: int) -> float:
    """A rough price of one op in points; 0 for what can't be done now."""
    colonists = state.colonists[side]
    inner = sum(_op(state, side, part, here) for part in op.then)
    match op.name:
        case "may":
            return inner
        case "pay":
            return max(inner - ENERGY * op.n, 0.0) if state.energy[side] >= op.n else 0.0
        case "if_none_here" | "if_hand":
            return inner if meets(state, side, op.name, op.colour, here) else 0.0
        case "launch":
            return LAUNCH * min(op.n, colonists[EARTH])
        case "settle_here" | "settle_any":
            return SETTLE * min(op.n, colonists[SHIP])
        case "gain" | "gain_per_building":
            return ENERGY * min(op.n, ENERGY_MAX - state.energy[side])
        case "promote" | "promote_here" | "shift_tier" | "swap_tiers":
            return RISE if _can_rise(state, side, here if op.name == "promote_here" else -1) else 0.1
        case _:
            return _ODDS.get(op.name, 0.0)


_ODDS = {
    "drain": ENERGY,
    "demote": DROP,
    "demote_here": DROP,
    "transfer": 0.3,
    "transfer_here": 0.3,
    "draw": 2 * CARD,
    "cycle": CARD,
    "cycling": CARD,
    "dig": 2 * CARD,
    "exchange": CARD,
    "trade_prep": CARD,
    "sink": CARD,
    "cover": 2 * CARD,
    "salvage": CARD,
    "swap_cards": CARD,
    "peek": CARD / 2,
}
"""Ops that change the odds rather than the points."""


def _can_rise(state: State, side: int, only: int) -> bool:
    colonists = state.colonists[side]
    houses = HOUSES if only < 0 else (only,)
    return any(colonists[ONE + here] and room_left(state, here) > 0 for here in houses)


ADVISOR = PocketMarsAdvisor()
