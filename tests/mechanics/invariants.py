"""What always holds at a table of Mars Needs Mechanics: eight copies of each component, prices within limits."""

from pyapp.core.rng import Rng
from pyapp.games.mechanics.components import (
    COMPONENTS,
    COPIES,
    MARKET_SIZE,
    MECHANISMS,
    ONCE,
    START_HAND,
    START_SCRAP,
    TYPES,
    XRAY,
)
from pyapp.games.mechanics.game import Mechanics
from pyapp.games.mechanics.known.imagined import unseen_cards
from pyapp.games.mechanics.moves import NONE
from pyapp.games.mechanics.rules.round_end import could_sell
from pyapp.games.mechanics.rules.start_of_turn import visible
from pyapp.games.mechanics.rules.turn import could_go_on
from pyapp.games.mechanics.state import ADJUST, EMPTY, END, SELL, TURN, State

GAME = Mechanics()

LEFT_OUT_TOGETHER: list[set[str]] = [
    # what may be built, what is, and what it has made cheaper
    {"mechanisms", "seats", "purchases"},
    # the turn or the sale under way hangs together
    {"phase", "turn", "quiet", "primary", "pass_streak", "built_now", "dismantled_now", "sold", "seats"},
    # what was bought, and by whom
    {"bought", "purchases"},
    # what was sold lies there
    {"discards", "sold"},
]


BETWEEN = {ADJUST: "R22", SELL: "R24"}


def broken(state: State) -> list[str]:
    """The invariants that a state breaks; none in any state that can be reached."""
    checks = {
        "8 copies of each component (Q3)": all(copies(state, component) == COPIES for component in TYPES),
        "the Order Line is a row of the seven": sorted(state.line) == list(TYPES),
        "prices within their limits (Q4)": all(
            state.box.lowest <= price <= state.box.highest for price in state.prices
        ),
        "no debt (R14)": min(state.cogs) >= 0,
        "Scrap only goes (R24d)": all(0 <= scrap <= START_SCRAP for scrap in state.scrap),
        "one mechanism at a time (R18c)": all(
            (built & state.box.slots).bit_count() <= 1 for built in state.built
        ),
        "only mechanisms in play are built (R16)": all(
            built >> m & 1 == 0 or m in state.mechanisms
            for built in state.built
            for m in range(len(MECHANISMS))
        ),
        "only some mechanisms are used up": all(not used & ~ONCE for used in state.used),
        "8 places on the market": len(state.market) == MARKET_SIZE,
        "cards known to be in a hand are there": all(
            shown <= have
            for hand, open_part in zip(state.hands, state.shown, strict=True)
            for have, shown in zip(hand, open_part, strict=True)
        ),
        "only the cards dealt at the start are secret (Q2)": all(
            sum(hand) - sum(known) <= START_HAND for hand, known in zip(state.hands, state.shown, strict=True)
        ),
        "nobody has seen more of the deck than there is": all(
            0 <= seen <= len(state.deck) for seen in state.looked
        ),
        "who wears the Goggles on turn has looked (M1)": goggles_show(state),
        "the marker has come from the seat agreed on, one to the left a round (R9, R27)": marker_fits(state),
        "passes in a row (R21b)": 0 <= state.passes <= state.players,
        "bought is what was bought": all(state.bought >> purchase.type & 1 for purchase in state.purchases),
        "a round that is counted has its entry": state.phase == TURN
        or bool(state.rounds)
        or state.phase == END,
        "sets are sold in the Sell step only": state.phase == SELL or not any(state.sold),
        "nobody is asked where all know that nothing is left (R20)": asked_for_a_reason(state),
        "between turns a purchase and a pass are refused by the rule of the step (R22, R24)": all(
            (refusal := GAME.why_not(state, move)) is not None and refusal.rule == BETWEEN[state.phase]
            for move in ("buy gear", "pass")
            if state.phase in BETWEEN
        ),
        "a seat to act": state.phase in (TURN, ADJUST, SELL, END) and 0 <= state.turn < state.players,
    }
    return [name for name, holds in checks.items() if not holds]


def copies(state: State, component: int) -> int:
    """Over deck, market, hands, built mechanisms and discards."""
    built = sum(
        component in card.needs
        for mask in state.built
        for mechanism, card in enumerate(state.box.cards)
        if mask >> mechanism & 1
    )
    hands = sum(hand[component] for hand in state.hands)
    piles = state.deck.count(component) + state.market.count(component) + state.discards[component]
    assert EMPTY not in state.deck and len(COMPONENTS) == len(state.discards)
    return built + hands + piles


def goggles_show(state: State) -> bool:
    if state.phase != TURN or not state.built[state.turn] >> XRAY & 1:
        return True
    return state.looked[state.turn] >= visible(state)


def marker_fits(state: State) -> bool:
    """Where nobody is agreed on, or the seat isn't at the table, anybody may have begun."""
    began = {"1": 0, "2": 1, "3": 2, "4": 3}.get(state.setup.options["first"])
    if began is None or began >= state.players:
        return True
    return state.first == (began + state.round - 1) % state.players


def asked_for_a_reason(state: State) -> bool:
    if state.phase == TURN and state.primary != NONE:
        return could_go_on(state)
    return state.phase != SELL or could_sell(state)


def broken_by(before: State, move: str, after: State) -> list[str]:
    """A marker that goes elsewhere than to the left (R27), and what a move shows to a rival that he can’t know (Q2)."""
    found: list[str] = []
    if (after.first - before.first - (after.round - before.round)) % before.players:
        found.append(f"after {move} the marker is with seat {after.first}, in round {after.round} (R27)")
    for viewer in (*range(before.players), None):
        other = other_deal(before, viewer, Rng(sum(before.deck) + 7 * before.round))
        if viewer == before.turn or GAME.why_not(other, move) is not None:
            continue
        elsewhere = GAME.play(other, move)
        if GAME.to_act(elsewhere) != GAME.to_act(after):
            found.append(f"whose turn it is after {move} tells seat {viewer} of a secret hand")
        elif GAME.view(elsewhere, viewer) != GAME.view(after, viewer):
            found.append(f"what is seen after {move} tells seat {viewer} of a secret hand")
    return found


def other_deal(state: State, viewer: int | None, rng: Rng) -> State:
    """The same table, the unseen cards of the viewer's rivals exchanged among them and for deep cards of the deck."""
    other = state.copy()
    other.choices = None
    deep = max(0, len(state.deck) - 2 * MARKET_SIZE)
    rivals = [owner for owner in range(state.players) if owner != viewer]
    pool = rng.shuffled(
        [*state.deck[:deep], *(card for owner in rivals for card in unseen_cards(state, owner))]
    )
    hands = [list(counts) for counts in state.hands]
    for owner in rivals:
        hands[owner] = list(state.shown[owner])
        for _ in unseen_cards(state, owner):
            hands[owner][pool.pop()] += 1
    other.deck = (*pool, *state.deck[deep:])
    other.hands = tuple(tuple(counts) for counts in hands)
    return other
