"""What stands in the way of a move: one answer for the moves on offer and for the refusals (R13-R18, R24).

An answer is the key of its sentence, `why.<key>`; None: nothing does. Where several things are in the way,
it is the one a person would name first.
"""

from ..components import (
    AUTOMATON,
    FURNACE,
    MIN_SET,
    SPECTROSCOPE,
)
from ..components import POST as POST_MECHANISM
from ..moves import NONE
from ..state import BOUGHT, EMPTY, Counts, State
from .prices import due, nudges, second_price

Obstacle = str | None
EVERY_CARD = -1  # as bits: all components at hand


# -- the primary action -------------------------------------------------------------------------


def to_buying(state: State, component: int) -> Obstacle:
    """One primary action a turn (R13); a card of the market, for what it costs (R14)."""
    if state.primary != NONE:
        return "primary_done"
    if component not in state.market:
        return "no_such_card"
    seat = state.turn
    return "too_dear" if due(state, seat, component) > state.cogs[seat] else None


def to_passing(state: State) -> Obstacle:
    return None if state.primary == NONE else "primary_done"


def to_ending(state: State) -> Obstacle:
    """A turn has a primary action (R13)."""
    return "primary_first" if state.primary == NONE else None


# -- mechanisms ---------------------------------------------------------------------------------


def present_in(state: State, seat: int) -> int:
    """The components of which a seat holds a card, as bits."""
    return cards_present(state.hands[seat])


def cards_present(hand: Counts) -> int:
    present = 0
    bit = 1
    for count in hand:
        if count:
            present |= bit
        bit += bit
    return present


def to_building(state: State, mechanism: int, present: int) -> Obstacle:
    """Within the limits (R18, Q19), and every component it needs is among those present, given as bits (R16)."""
    if mechanism not in state.mechanisms:
        return "not_in_play"
    built = state.built[state.turn]
    if built >> mechanism & 1:
        return "already_yours"
    if state.built_now != NONE:
        return "one_build"
    if mechanism == state.dismantled_now:
        return "just_dismantled"
    if built & state.box.slots and state.box.slots >> mechanism & 1:
        return "slot_taken"
    return "missing_cards" if state.box.needs[mechanism] & ~present else None


def to_dismantling(state: State, mechanism: int) -> Obstacle:
    """Built in an earlier turn, not the Automaton, and one a turn (R17, R18a)."""
    if mechanism not in state.mechanisms:
        return "not_in_play"
    if not state.built[state.turn] >> mechanism & 1:
        return "not_built"
    if mechanism == AUTOMATON:
        return "stays"
    if mechanism == state.built_now:
        return "just_built"
    return None if state.dismantled_now == NONE else "one_dismantle"


def to_using(state: State, mechanism: int) -> Obstacle:
    """What is used must be in play, built, and not used yet in this round."""
    if mechanism not in state.mechanisms:
        return "not_in_play"
    seat = state.turn
    if not state.built[seat] >> mechanism & 1:
        return "not_owned"
    if not state.used[seat] >> mechanism & 1:
        return None
    return "used_now" if state.box.each_turn >> mechanism & 1 else "used_up"


def to_second_card(state: State, component: int) -> Obstacle:
    """The Spectroscope buys after a purchase (M7)."""
    if found := to_using(state, SPECTROSCOPE):
        return found
    if state.primary != BOUGHT:
        return "buy_first"
    if component not in state.market:
        return _not_there(state)
    return "too_dear" if second_price(state, component) > state.cogs[state.turn] else None


def to_exchange(state: State, given: int, taken: int) -> Obstacle:
    """The Pneumatic Post: a card of the hand for one of another type (M9)."""
    if found := to_using(state, POST_MECHANISM):
        return found
    if not state.hands[state.turn][given]:
        return "market_empty" if _is_empty(state) else "not_in_hand"
    if taken not in state.market:
        return _not_there(state)
    return "same_type" if taken == given else None


def _not_there(state: State) -> str:
    return "market_empty" if _is_empty(state) else "no_such_card"


def _is_empty(state: State) -> bool:
    return all(card == EMPTY for card in state.market)


def to_change(state: State, price: int, change: int) -> Obstacle:
    """The Difference Engine keeps to the limits, and raises nothing after the last round unless bought (Q37)."""
    if not state.box.lowest <= price + change <= state.box.highest:
        return "price_limit"
    if change and change not in state.box.ways:
        return "one_way"
    return None if change in nudges(state) else "not_bought_last"


# -- selling --------------------------------------------------------------------------------------


def smallest_set(state: State, seat: int) -> int:
    """How many cards make a set (R24a, M8)."""
    return state.box.furnace if state.built[seat] >> FURNACE & 1 else MIN_SET


def filling(least: int, real: int) -> int:
    """How much Scrap a set of so many real cards needs: no more than is missing (Q23)."""
    return least - real if real < least else 0


def to_selling(state: State, component: int, real: int, scrap: int, least: int) -> Obstacle:
    """Own cards, each component once, Scrap only where cards are missing; `least` make a set (R24a, R24f, Q23, Q24)."""
    if not real:
        return "only_scrap"
    if state.sold[component]:
        return "sold_already"
    if not (have := state.hands[state.turn][component]):
        return "none_of_it"
    if real > have:
        return "not_so_many"
    needed = filling(least, real)
    if needed > state.scrap[state.turn]:
        return "too_small"
    return None if scrap == needed else "wrong_scrap"
