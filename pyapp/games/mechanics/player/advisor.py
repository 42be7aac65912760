"""How to play Mars Needs Mechanics well: cards for rising prices, sets that can still be completed, cogs to go on.

Worth is counted in cogs: the purse, and what the cards of a hand may bring, sold after this round or kept. To be ahead
counts for more the nearer the end is: who is behind does not let the game end while it can still be turned.
"""

from collections.abc import Mapping
from math import tanh
from typing import Final

from ....core.advice import Level
from ..components import (
    AUTOMATON,
    MARKET_SIZE,
    MECHANISM_IDS,
    ROCKET,
    TYPES,
)
from ..moves import END_TURN
from ..rules.choices import forced
from ..rules.obstacles import smallest_set
from ..rules.round_end import boosted, sell_done
from ..rules.scoring import bonus_of
from ..rules.turn import end_turn
from ..state import END, SELL, TURN, Counts, State, last_round
from .gains import GAINS

# Weights found by play against itself, in cogs.
SOLD_LATER = 0.95  # chance that another component left on the market is still bought in this round
AGAIN = 0.4  # chance that one more card of a component left on the market is bought
PATIENCE = 0.3  # a card kept waits for a better price
PAIR = (0.0, 0.63, 0.86, 0.98, 1.0)  # chance that two cards become a set, by rounds to come
SINGLE = (0.0, 0.48, 0.8, 1.0, 1.0)  # the same for a single card
NEAR = 0.35  # the missing card is on the market now
SCRAP = (0.0, 3.0, 4.0, 4.5, 4.0)  # worth of a Scrap kept, by rounds to come
THREATENED = 1  # rounds to come, as long as nobody has bought and the round before was idle
THIN, BROKE = 16, 0.15  # a purse below this makes each missing cog dear
LOCKED = 0.8  # worth of a card in a mechanism against one in the hand
VICTORY = 40.0  # cogs that winning is worth beyond the lead itself
OPEN_YET = 0.6  # of it, as long as something can still be bought
DOUBT, DOUBT_A_ROUND = 4.0, 6.0  # cogs by which a lead may still change: now, and for each round to come
NARROW = (0.5, 3.0)  # the same when nothing more is bought: once all is counted, before the last sales
NEAREST = 0.7  # weight of the strongest rival; the others share the rest
GAIN = tuple(GAINS.get(name, 0) / 100 for name in MECHANISM_IDS)
"""What a mechanism brings in a round."""
FURTHEST: Final = len(PAIR) - 1  # rounds ahead, beyond which nothing changes


class MechanicsAdvisor:
    """Own worth against the rivals', and what the lead makes of the chance to win."""

    foresight = 3  # own turns
    levels: Mapping[str, Level] = {"easy": Level(carelessness=16.0)}

    def value(self, state: State, seat: int) -> float:
        return sum(parts(state, seat))


def parts(state: State, seat: int) -> tuple[float, float]:
    """The lead of a seat, and what the chance to win adds to it; both in cogs."""
    state = settled(state)
    rounds = rounds_left(state)
    ahead = lead(state, seat, rounds)
    if state.phase == END or (state.phase != TURN and last_round(state)):
        return ahead, VICTORY * tanh(ahead / NARROW[state.phase != END])
    open_yet = OPEN_YET * VICTORY * tanh(ahead / (DOUBT + DOUBT_A_ROUND * rounds))
    if not state.passes or last_round(state) != "standstill":
        return ahead, open_yet
    stopped = lead(state, seat, 0)  # who likes it better so will let the game stand still
    return ahead, min(open_yet, stopped - ahead + VICTORY * tanh(stopped / NARROW[1]))


def lead(state: State, seat: int, rounds: int) -> float:
    """How far a seat is ahead of the others, with so many rounds to come."""
    if state.phase == END:
        worths = [cogs - 0.01 * sum(hand) for cogs, hand in zip(state.cogs, state.hands, strict=True)]
    else:
        prices = expected(state)
        worths = [worth(state, other, prices, rounds) for other in range(state.players)]
    own = worths.pop(seat)
    return own - NEAREST * max(worths) - (1 - NEAREST) * sum(worths) / len(worths)


def settled(state: State) -> State:
    """The table once turns and sales that have nothing left to do are over."""
    copied = False
    while move := forced(state):
        state = state if copied else state.copy()
        copied, state.choices = True, None
        (end_turn if move == END_TURN else sell_done)(state, move, None)
    return state


def rounds_left(state: State) -> int:
    """How many more rounds there will be after this one, if markets sell out."""
    last = last_round(state)
    if last is not None and state.phase != TURN:
        return 0
    most = THREATENED if last == "standstill" else FURTHEST
    return min(most, -(-len(state.deck) // MARKET_SIZE))


def expected(state: State) -> list[float]:
    """Prices as they may be after this round, with those purchases in mind that are still to come."""
    if state.phase != TURN:
        return list(map(float, state.prices))
    on_market = [component in state.market for component in TYPES]
    kinds = sum(on_market)
    last, spared = not state.deck, state.setup.options["last_fall"] == "unbought"
    prices = [0.0] * len(on_market)
    behind = kinds  # components on the market whose tokens are further back
    for place, component in enumerate(state.line):
        here = on_market[component]
        behind -= here
        effect = _effect(place + SOLD_LATER * behind)
        if here:
            again = _effect(SOLD_LATER * (kinds - 1) / 2)
            effect += AGAIN * (again - effect)
        if last:
            sure = 1.0 if state.bought >> component & 1 else AGAIN if here else 0.0
            effect *= sure if effect > 0 else 1 - sure * spared
        prices[component] = min(state.box.highest, max(state.box.lowest, state.prices[component] + effect))
    return prices


def _effect(place: float) -> float:
    return min(1.0, max(-1.0, 3 - place))


def worth(state: State, seat: int, prices: list[float], rounds: int) -> float:
    """Purse, cards and mechanisms of a seat."""
    cogs = state.cogs[seat]
    total = cogs + _mechanisms(state, seat, prices, rounds)
    if rounds and cogs < THIN:
        total -= BROKE * (THIN - cogs)
    if state.phase == TURN or not _has_sold(state, seat):
        return total + _to_sell(state, seat, prices, rounds)
    kept = sum(_kept(have, prices[t], rounds) for t, have in enumerate(state.hands[seat]) if have)
    return total + kept + SCRAP[rounds] * state.scrap[seat]


def _has_sold(state: State, seat: int) -> bool:
    """Is the seat's Sell step of this round over?"""
    if state.phase != SELL:
        return False
    return (seat - state.first) % state.players < (state.turn - state.first) % state.players


def _kept(have: int, price: float, rounds: int) -> float:
    """What cards of one component are worth beyond this round."""
    if not rounds:
        return 0.0
    full = have * (price + PATIENCE * rounds / FURTHEST)
    if have == 1:
        return full * SINGLE[rounds]
    return full * PAIR[rounds] if have == 2 else full


def _to_sell(state: State, seat: int, prices: list[float], rounds: int) -> float:
    """The best of selling and keeping, with the Scrap where it brings most."""
    least, scrap, scrap_worth = smallest_set(state, seat), state.scrap[seat], SCRAP[rounds]
    booster = state.built[seat] >> ROCKET & 1
    sold: Counts = state.sold if state.phase == SELL and state.turn == seat else ()
    total, largest = scrap * scrap_worth, 0
    filled: list[tuple[float, int]] = []
    for component, have in enumerate(state.hands[seat]):
        if not have:
            continue
        price = prices[component]
        kept = _kept(have, price, rounds)
        if sold and sold[component]:
            total += kept
            continue
        missing = least - have
        if missing <= 0:
            total += max(kept, have * price)
            largest = max(largest, have)
            continue
        if missing == 1 and state.phase == TURN and component in state.market:
            kept = max(kept, kept + NEAR * (have * price - kept))
        total += kept
        if missing <= scrap:
            filled.append((have * price - missing * scrap_worth - kept, missing))
    filled.sort(reverse=True)
    for gain, missing in filled:
        if gain > 0 and missing <= scrap:
            total += gain
            scrap -= missing
    if booster:
        total += state.box.boost * max((largest, boosted(state.box.pays, sold)))
    return total


def _mechanisms(state: State, seat: int, prices: list[float], rounds: int) -> float:
    """What built mechanisms will bring, and the cards in them."""
    built = state.built[seat]
    if not built:
        return 0.0
    total = 0.0
    for mechanism, card in enumerate(state.box.cards):
        if not built >> mechanism & 1:
            continue
        if mechanism == AUTOMATON:
            total += bonus_of(state, seat)
            continue
        total += GAIN[mechanism] * rounds
        for component in card.needs:
            with_hand = state.hands[seat][component]
            more = _kept(with_hand + 1, prices[component], rounds) - _kept(
                with_hand, prices[component], rounds
            )
            total += LOCKED * more
    return total


ADVISOR = MechanicsAdvisor()
