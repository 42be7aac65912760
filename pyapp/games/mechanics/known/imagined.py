"""What a seat can't know, dealt anew; all that it has seen in the open stays where it is.

Purchases, sales, swaps and built cards are public, so only the cards dealt at the start and the deck are
unknown; a seat that looked through its Goggles remembers the top of the deck.
"""

from ....core.rng import Rng
from ..components import TYPES
from ..state import State


def imagined(state: State, seat: int | None, rng: Rng) -> State:
    """A state that the seat can't tell from the true one."""
    dream = state.copy()
    dream.choices = None
    seen = 0 if seat is None else state.looked[seat]
    below = len(state.deck) - seen
    pool = list(state.deck[:below])
    others = [other for other in range(state.players) if other != seat]
    for other in others:
        pool += unseen_cards(state, other)
    pool.sort()
    rng.shuffle(pool)
    hands = list(state.hands)
    for other in others:
        hand = list(state.shown[other])
        for _ in range(sum(state.hands[other]) - sum(hand)):
            hand[pool.pop()] += 1
        hands[other] = tuple(hand)
    dream.hands = tuple(hands)
    dream.deck = (*pool, *state.deck[below:])
    dream.rng = Rng(rng.bits()).state
    return dream


def unseen_cards(state: State, seat: int) -> list[int]:
    """The cards of a hand that nobody else has seen."""
    hand, shown = state.hands[seat], state.shown[seat]
    return [component for component in TYPES for _ in range(hand[component] - shown[component])]
