"""How to play Pocket Mars well: colonists on their way, cards that will bring them further, chances still open.

A turn is several small moves, so what is still on the agenda counts nearly as if it were done.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from ....core.advice import Level
from ..components import BASE_VALUE, COLOURS, CROWD_SIZE, HAND, HOUSES, HOUSING, PREP, Op
from ..moves import DA
from ..owners import faces, values
from ..rules.scoring import points, score, won
from ..rules.solo import activate
from ..state import EARTH, ONE, SHIP, TWO, Cards, Colonists, State, Step, in_building, prep_cards

# Weights, in points of the game: fitted to how some 9000 pairs of moves ended, then tuned by play against itself.
ABOARD = 0.3  # a colonist on the Ship will be worth more than its point
LANDED = 0.6  # a colonist in a 1-star space may rise, and need not travel any more
STORED = (0.0, 0.6, 1.2, 1.4)  # energy, by its level; more of it brings no more
CONTESTED = -0.75  # the point for most energy may still be lost
# By how many Buildings house somebody, and how many live in the fullest one, beyond the points for all four, for four.
HOMES = (0.0, 0.0, 0.06, 0.34, -0.66)
COMPANY = (0.0, 0.0, 0.2, 0.9, -0.6)
NEW = 1.3  # a card still to be drawn
PREP_COLOUR = (0.1, 0.55, -0.25, 0.25, 0.7)  # a card in prep, by the Building whose ability it gives
HAND_COLOUR = (0.5, 0.8, 0.4, 0.7, 0.8)
LANDING = (0.43, 0.72, 0.24)  # a card that beats its Building: in prep, there with somebody aboard, in hand
# What ops bring: a launch, a landing, a rise, somebody's fall, energy, and what energy costs.
DUE = (2.25, 2.7, 2.4, 0.45, 1.2, 1.65)  # now: a turn that does much is better than one that waits
IN_PREP = (0.64, 0.57, 0.5, 0.34, 0.04, 0.28)
IN_HAND = (0.15, 0.37, 0.24, 0.43, 0.0, 0.07)  # as a prep action to come; the hand action hardly tells
# DA wins by landing, so that its colonists count when they land.
DA_ABOARD, DA_LANDED, DA_CONTESTED = -1.0, 0.8, -1.15
DA_HOMES = (0.0, 0.0, 0.0, 0.2, -1.4)
DA_COMPANY = (0.0, 0.0, 0.0, 0.4, -2.0)
THREAT = 1.0  # DA's next step
NEAREST = 0.7  # weight of the strongest rival; the others share the rest
VICTORY = 8.0

LAUNCH, SETTLE, RISE, DROP, GAIN, COST = range(6)  # places in a row of prices
ENOUGH = 2  # energy: more than that is seldom needed
Prices = tuple[float, ...]


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
    levels: Mapping[str, Level] = {
        "normal": Level(carelessness=1.5),
        "hard": Level(favourites=8, deals=18),
        "master": Level(favourites=8, deals=48),
    }

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
        free, tuple([state.values[stack[-1]] if stack else BASE_VALUE for stack in state.stacks[:HOUSING]])
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
    worth = points(colonists, top_energy, da).total + on_the_way(colonists, da)
    if da:
        return worth + (DA_CONTESTED if top_energy else 0.0)
    stored = STORED[min(energy, len(STORED) - 1)]
    return worth + stored + (CONTESTED if top_energy else 0.0)


def on_the_way(colonists: Colonists, da: bool) -> float:
    """What colonists promise beyond their points."""
    housed = [in_building(colonists, here) for here in HOUSES]
    homes, company = sum([count > 0 for count in housed]), min(max(housed), CROWD_SIZE)
    aboard, landed = colonists[SHIP], sum(colonists[ONE : ONE + HOUSING])
    if da:
        return DA_ABOARD * aboard + DA_LANDED * landed + DA_HOMES[homes] + DA_COMPANY[company]
    return ABOARD * aboard + LANDED * landed + HOMES[homes] + COMPANY[company]


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
    means = means_of(state, side, board)
    return sum([_due(step, means) for step in steps])


def chances(state: State, side: int, board: Board) -> tuple[float, float]:
    """What the prep promises, and what the hand does."""
    cards = state.hands[side], state.preps[side]
    return _chances(state.colonists[side], state.energy[side], board, *cards, state.own)


# The same cards meet the same table again and again while moves are weighed: what they are worth is kept.


@lru_cache(maxsize=32768)
def _chances(
    colonists: Colonists, energy: int, board: Board, hand: Cards, prep: Cards, own: str
) -> tuple[float, float]:
    means = _means(colonists, energy, board, hand)
    known = [card for card in prep if card >= 0]
    laid = sum([as_prep(card, _beats(card, board, own), means, own) for card in known])
    held = sum([as_hand(card, _beats(card, board, own), means, own) for card in hand])
    return laid, held + NEW * (HAND + PREP - len(hand) - len(known))


def _means(colonists: Colonists, energy: int, board: Board, hand: Cards) -> Means:
    colours = 0
    for card in hand:
        colours |= 1 << COLOURS[card]
    return Means(colonists, energy, colours, board.free)


def _beats(card: int, board: Board, own: str) -> bool:
    here = COLOURS[card]
    return here < HOUSING and values(own)[card] > board.beat[here]


@lru_cache(maxsize=32768)
def as_prep(card: int, beats: bool, means: Means, own: str) -> float:
    """What connecting this card would bring: a landing, its prep action, the ability."""
    here = COLOURS[card]
    worth = PREP_COLOUR[here] + sum([_op(op, here, means, IN_PREP) for op in faces(own)[card].bottom])
    return worth + LANDING[means.colonists[SHIP] > 0] if beats else worth


@lru_cache(maxsize=32768)
def as_hand(card: int, beats: bool, means: Means, own: str) -> float:
    here = COLOURS[card]
    worth = HAND_COLOUR[here] + sum([_op(op, here, means, IN_HAND) for op in faces(own)[card].bottom])
    return worth + LANDING[2] if beats else worth


def means_of(state: State, side: int, board: Board) -> Means:
    return _means(state.colonists[side], state.energy[side], board, state.hands[side])


def worth_of(op: Op, here: int, means: Means) -> float:
    """A rough price of an op, done in the turn under way."""
    return _op(op, here, means, DUE)


def _due(step: Step, means: Means) -> float:
    kind = "settle_here" if step.kind == "place" else step.kind
    return _op(Op(kind, max(1, step.n), step.n, step.then), step.here, means, DUE)


def _op(op: Op, here: int, means: Means, prices: Prices) -> float:
    """A rough price of one op in points; 0 for what can't be done now, or only moves cards."""
    colonists = means.colonists
    match op.name:
        case "may":
            return _all(op, here, means, prices)
        case "pay":
            rest = _all(op, here, means, prices) - prices[COST] * op.n
            return max(rest, 0.0) if means.energy >= op.n else 0.0
        case "if_none_here":
            return 0.0 if in_building(colonists, here) else _all(op, here, means, prices)
        case "if_hand":
            return _all(op, here, means, prices) if means.colours >> op.colour & 1 else 0.0
        case "launch":
            return prices[LAUNCH] * min(op.n, colonists[EARTH])
        case "settle_here" | "settle_any":
            return prices[SETTLE] * min(op.n, colonists[SHIP])
        case "gain" | "gain_per_building":
            return prices[GAIN] * max(0, min(op.n, ENOUGH - means.energy))
        case "promote" | "promote_here" | "shift_tier" | "swap_tiers":
            return prices[RISE] if _can_rise(means, here if op.name == "promote_here" else -1) else 0.0
        case "demote" | "demote_here":
            return prices[DROP]
        case _:
            return 0.0


def _all(op: Op, here: int, means: Means, prices: Prices) -> float:
    """What follows if a condition is met, a price paid, an offer taken."""
    return sum([_op(part, here, means, prices) for part in op.then])


def _can_rise(means: Means, only: int) -> bool:
    houses = HOUSES if only < 0 else (only,)
    return any(means.colonists[ONE + here] and means.free >> here & 1 for here in houses)


ADVISOR = PocketMarsAdvisor()
