"""How to play Pocket Mars well: colonists on their way, cards that will bring them further, chances still open.

A turn is several small moves, so what is still on the agenda counts nearly as if it were done.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from ...ai.level import Level
from .components import (
    ABILITIES,
    BASE_VALUE,
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
from .scoring import points, score, won
from .solo import activate
from .state import EARTH, ONE, SHIP, TWO, Cards, Colonists, State, Step, in_building, prep_cards

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


class Board(NamedTuple):
    """What all sides share: Buildings with room above, as bits; the value to beat in each of them."""

    free: int
    beat: tuple[int, ...]


class Means(NamedTuple):
    """What a side can do things with; as bits: the colours in its hand, the Buildings with room above."""

    colonists: Colonists
    energy: int
    colours: int
    free: int


class PocketMarsAdvisor:
    """Points and prospects, own against the rivals'."""

    foresight = 2  # rounds: beyond them the cards drawn decide
    levels: Mapping[str, Level] = {"normal": Level(carelessness=1.0)}

    def value(self, state: State, seat: int) -> float:
        if not state.agenda:
            return _final(state, seat)
        board = board_of(state)
        rivals = [prospects(state, side, board) for side in state.sides if side != seat]
        rest = NEAREST * max(rivals) + (1 - NEAREST) * sum(rivals) / len(rivals)
        return prospects(state, seat, board) - rest - (androids(state) if state.solo else 0.0)


def board_of(state: State) -> Board:
    free, room = 0, state.room_above
    for here in HOUSES:
        if sum([colonists[TWO + here] for colonists in state.colonists]) < room:
            free |= 1 << here
    return Board(
        free, tuple([VALUES[stack[-1]] if stack else BASE_VALUE for stack in state.stacks[:HOUSING]])
    )


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
    energy = state.energy[side]
    return _standing(state.colonists[side], energy, energy == max(state.energy), side == DA)


@lru_cache(maxsize=16384)
def _standing(colonists: Colonists, energy: int, top_energy: bool, da: bool) -> float:
    housed = [in_building(colonists, here) for here in HOUSES]
    worth = points(colonists, top_energy, da).total + ENERGY * min(energy, 3)
    worth += ABOARD * colonists[SHIP] + LANDED * sum(colonists[ONE : ONE + HOUSING])
    worth += HOME * sum([count > 0 for count in housed])
    return worth + COMPANY * min(max(housed), CROWD_SIZE)


def prospects(state: State, side: int, board: Board) -> float:
    """The standing, and what a seat may hope for from its cards."""
    worth = standing(state, side)
    if side == DA:
        return worth
    laid, held = chances(state, side, board)
    return worth + laid + held + due(state, side, board)


def due(state: State, side: int, board: Board) -> float:
    """What a side may still do in the turn under way."""
    steps = [step for step in state.agenda if step.seat == side]
    if not steps:
        return 0.0
    means = _means(state.colonists[side], state.energy[side], board, state.hands[side])
    return DUE * sum([_due(step, means) for step in steps])


def chances(state: State, side: int, board: Board) -> tuple[float, float]:
    """What the prep promises, and what the hand does."""
    return _chances(state.colonists[side], state.energy[side], board, state.hands[side], state.preps[side])


# The same cards meet the same table again and again while moves are weighed: what they are worth is kept.


@lru_cache(maxsize=32768)
def _chances(
    colonists: Colonists, energy: int, board: Board, hand: Cards, prep: Cards
) -> tuple[float, float]:
    means = _means(colonists, energy, board, hand)
    laid = IN_PREP * sum([as_prep(card, _beats(card, board), means) for card in prep if card >= 0])
    held = 0.0
    for card in hand:
        held += CARD + IN_HAND * max(as_hand(card, means), as_prep(card, _beats(card, board), means))
    return laid, held


def _means(colonists: Colonists, energy: int, board: Board, hand: Cards) -> Means:
    colours = 0
    for card in hand:
        colours |= 1 << COLOURS[card]
    return Means(colonists, energy, colours, board.free)


def _beats(card: int, board: Board) -> bool:
    here = COLOURS[card]
    return here < HOUSING and VALUES[card] > board.beat[here]


@lru_cache(maxsize=32768)
def as_prep(card: int, beats: bool, means: Means) -> float:
    """What connecting this card would bring: a landing, its prep action, the ability."""
    here = COLOURS[card]
    worth = sum([_op(op, here, means) for op in CARDS[card].bottom])
    worth += _op(ABILITIES[here], here, means)
    if beats:
        worth += SETTLE if means.colonists[SHIP] else SETTLE / 2
    return worth


@lru_cache(maxsize=32768)
def as_hand(card: int, means: Means) -> float:
    return sum([_op(op, HOUSING, means) for op in CARDS[card].top])


def _due(step: Step, means: Means) -> float:
    if step.kind == "place":
        return SETTLE
    return _op(Op(step.kind, step.n, step.n, step.then), step.here, means)


def _op(op: Op, here: int, means: Means) -> float:
    """A rough price of one op in points; 0 for what can't be done now."""
    colonists = means.colonists
    match op.name:
        case "may":
            return _all(op, here, means)
        case "pay":
            return max(_all(op, here, means) - ENERGY * op.n, 0.0) if means.energy >= op.n else 0.0
        case "if_none_here":
            return 0.0 if in_building(colonists, here) else _all(op, here, means)
        case "if_hand":
            return _all(op, here, means) if means.colours >> op.colour & 1 else 0.0
        case "launch":
            return LAUNCH * min(op.n, colonists[EARTH])
        case "settle_here" | "settle_any":
            return SETTLE * min(op.n, colonists[SHIP])
        case "gain" | "gain_per_building":
            return ENERGY * min(op.n, ENERGY_MAX - means.energy)
        case "promote" | "promote_here" | "shift_tier" | "swap_tiers":
            return RISE if _can_rise(means, here if op.name == "promote_here" else -1) else 0.1
        case _:
            return _ODDS.get(op.name, 0.0)


def _all(op: Op, here: int, means: Means) -> float:
    """What follows if a condition is met, a price paid, an offer taken."""
    return sum([_op(part, here, means) for part in op.then])


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


def _can_rise(means: Means, only: int) -> bool:
    houses = HOUSES if only < 0 else (only,)
    return any(means.colonists[ONE + here] and means.free >> here & 1 for here in houses)


ADVISOR = PocketMarsAdvisor()
