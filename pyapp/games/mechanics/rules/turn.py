"""A turn: buy or pass, and around it build, dismantle and use mechanisms (R12-R20)."""

from functools import cache
from typing import Any

from ....core.events import Event, Events
from ....core.values import with_at
from ..components import (
    COMPONENTS,
    DRIVE,
    GRAPPLE,
    MECHANISM_IDS,
    POST,
    SPECTROSCOPE,
    TYPES,
    VALET,
    XRAY,
)
from ..moves import BUILD, BUY, DISMANTLE, END_TURN, EXCHANGE, NONE, PASS, SECOND, SWAP, Move
from ..state import BOUGHT, EMPTY, PASSED, Purchase, State, could_hold, give_up, hidden_cards, receive
from . import round_end, start_of_turn
from .obstacles import (
    EVERY_CARD,
    cards_present,
    present_in,
    to_building,
    to_buying,
    to_dismantling,
    to_ending,
    to_exchange,
    to_second_card,
)
from .prices import due, grapples, second_price

_TURN_USES = 1 << DRIVE | 1 << SPECTROSCOPE | 1 << POST


# -- what can be done -----------------------------------------------------------------------------


def offers(state: State) -> list[Move]:
    """The primary action, and all that may come before or after it (R13)."""
    if to_ending(state) is None:
        return [*extras(state), END_TURN]
    market = state.market
    buys = [BUY[c] for c in TYPES if c in market and to_buying(state, c) is None]
    return [*buys, PASS, *extras(state)]


def extras(state: State) -> list[Move]:
    """The optional actions possible now (R13, R16-R18)."""
    seat = state.turn
    built = state.built[seat]
    found = _uses(state, seat) if built & ~state.used[seat] & _TURN_USES else []
    if state.built_now == NONE and state.mechanisms:
        present = present_in(state, seat)
        at_hand = with_cards(state.mechanisms, state.box.needs, present)
        found += [BUILD[m] for m in at_hand if to_building(state, m, present) is None]
    if built:
        found += [DISMANTLE[m] for m in owned(state.mechanisms, built) if to_dismantling(state, m) is None]
    return found


@cache
def with_cards(mechanisms: tuple[int, ...], needs: tuple[int, ...], present: int) -> tuple[int, ...]:
    """Those of which every card is among the components present."""
    return tuple(m for m in mechanisms if not needs[m] & ~present)


@cache
def owned(mechanisms: tuple[int, ...], built: int) -> tuple[int, ...]:
    return tuple(m for m in mechanisms if built >> m & 1)


def ready(state: State, mechanism: int) -> bool:
    """Does the seat on turn own this mechanism, unused in this round?"""
    seat = state.turn
    return bool((state.built[seat] & ~state.used[seat]) >> mechanism & 1)


def _uses(state: State, seat: int) -> list[Move]:
    found: list[Move] = list(SWAP) if ready(state, DRIVE) else []
    found += _second_cards(state)
    if ready(state, POST):
        hand, market = state.hands[seat], [component for component in TYPES if component in state.market]
        found += [
            EXCHANGE[given][taken]
            for given in TYPES
            if hand[given]
            for taken in market
            if to_exchange(state, given, taken) is None
        ]
    return found


def _second_cards(state: State) -> list[Move]:
    """What the Spectroscope may buy after a purchase (M7)."""
    if not ready(state, SPECTROSCOPE):
        return []
    return [SECOND[component] for component in TYPES if to_second_card(state, component) is None]


# -- the primary action ---------------------------------------------------------------------------


def buy(state: State, move: Move, events: Events) -> None:
    """Pay, take the card, move its token to the front (R14)."""
    seat, component = state.turn, move.first
    helper = GRAPPLE if grapples(state, seat, component) else NONE
    paid = due(state, seat, component)
    if helper == GRAPPLE:
        _use_up(state, GRAPPLE)
    state.primary = BOUGHT
    _purchase(state, component, paid, helper, events)
    _go_on(state, events)


def second(state: State, move: Move, events: Events) -> None:
    """The Spectroscope: a second purchase, a little cheaper (M7, Q35)."""
    _use_up(state, SPECTROSCOPE)
    _purchase(state, move.first, second_price(state, move.first), SPECTROSCOPE, events)
    _go_on(state, events)


def _purchase(state: State, component: int, paid: int, helper: int, events: Events) -> None:
    seat, price = state.turn, state.prices[component]
    state.cogs = with_at(state.cogs, seat, state.cogs[seat] - paid)
    _take_from_market(state, component, EMPTY)
    receive(state, seat, component)
    state.bought |= 1 << component
    state.passes = 0
    state.purchases = (*state.purchases, Purchase(seat, component, price, paid, helper))
    if events is not None:
        name = None if helper == NONE else MECHANISM_IDS[helper]
        what: dict[str, Any] = {
            "seat": seat,
            "type": COMPONENTS[component],
            "price": price,
            "paid": paid,
            "with": name,
        }
        events.append(Event("bought", **what, cogs=state.cogs[seat]))
    _to_front(state, component, events)


def _take_from_market(state: State, component: int, instead: int) -> None:
    state.market = with_at(state.market, state.market.index(component), instead)


def _to_front(state: State, component: int, events: Events) -> None:
    line = state.line
    place = line.index(component)
    if place:
        state.line = (component, *line[:place], *line[place + 1 :])
        if events is not None:
            events.append(Event("moved", type=COMPONENTS[component], origin=place + 1, place=1))


def do_pass(state: State, _move: Move, events: Events) -> None:
    """Buy nothing (R15); the Clockwork Valet is paid for the first time in a round (M10, Q45)."""
    seat = state.turn
    state.primary = PASSED
    state.passes += 1
    if events is not None:
        events.append(Event("passed", seat=seat, streak=state.passes, players=state.players))
    if ready(state, VALET):
        _use_up(state, VALET)
        state.cogs = with_at(state.cogs, seat, state.cogs[seat] + state.box.valet)
        if events is not None:
            events.append(Event("valet", seat=seat, n=state.box.valet))
    _go_on(state, events)


# -- optional actions -----------------------------------------------------------------------------


def build(state: State, move: Move, events: Events) -> None:
    """Lay the cards open; the mechanism works at once (R16)."""
    seat, mechanism = state.turn, move.first
    needs = state.box.cards[mechanism].needs
    for component in needs:
        give_up(state, seat, component)
    state.built = with_at(state.built, seat, state.built[seat] | 1 << mechanism)
    state.built_now = mechanism
    if events is not None:
        events.append(_of_mechanism("built", state, seat, mechanism))
    if mechanism == XRAY:
        start_of_turn.look(state, events)
    _go_on(state, events)


def dismantle(state: State, move: Move, events: Events) -> None:
    """Take the cards back into the hand (R17)."""
    seat, mechanism = state.turn, move.first
    for component in state.box.cards[mechanism].needs:
        receive(state, seat, component)
    state.built = with_at(state.built, seat, state.built[seat] & ~(1 << mechanism))
    state.dismantled_now = mechanism
    if events is not None:
        events.append(_of_mechanism("dismantled", state, seat, mechanism))
    _go_on(state, events)


def _of_mechanism(kind: str, state: State, seat: int, mechanism: int) -> Event:
    cards = [COMPONENTS[component] for component in state.box.cards[mechanism].needs]
    return Event(kind, seat=seat, mechanism=MECHANISM_IDS[mechanism], cards=cards)


def swap(state: State, move: Move, events: Events) -> None:
    """The Aether Drive: two neighbours in the line change places; nothing is bought (M4)."""
    place = move.first
    _use_up(state, DRIVE)
    line = list(state.line)
    line[place], line[place + 1] = line[place + 1], line[place]
    state.line = tuple(line)
    if events is not None:
        front, back = COMPONENTS[line[place]], COMPONENTS[line[place + 1]]
        events.append(Event("swapped", seat=state.turn, front=front, back=back, place=place + 1))
    _go_on(state, events)


def post(state: State, move: Move, events: Events) -> None:
    """The Pneumatic Post: a card of the hand for one of the market; no purchase (M9, Q35)."""
    seat, given, taken = state.turn, move.first, move.second
    _use_up(state, POST)
    give_up(state, seat, given)
    _take_from_market(state, taken, given)
    receive(state, seat, taken)
    if events is not None:
        events.append(Event("posted", seat=seat, given=COMPONENTS[given], taken=COMPONENTS[taken]))
    _go_on(state, events)


def _use_up(state: State, mechanism: int) -> None:
    seat = state.turn
    state.used = with_at(state.used, seat, state.used[seat] | 1 << mechanism)


# -- end of the turn ------------------------------------------------------------------------------


def _go_on(state: State, events: Events) -> None:
    """After the primary action, a turn ends by itself where everybody knows that nothing more is possible (R20)."""
    if state.primary != NONE:
        end_if_idle(state, events)


def end_if_idle(state: State, events: Events) -> None:
    if not could_go_on(state):
        end_turn(state, END_TURN, events)


def could_go_on(state: State) -> bool:
    """For all that the others know, could the seat on turn do more? It depends on open things alone (Q2).

    A turn in which the Goggles were built always waits, so that their owner can look (M1).
    """
    return (
        (state.built_now == XRAY and bool(state.deck))
        or _open_extras(state)
        or _could_post(state)
        or _could_build(state)
    )


def _open_extras(state: State) -> bool:
    """Does the seat on turn have something to do that hangs on no hidden card?"""
    mine = state.built[state.turn]
    if not mine:
        return False
    return (
        ready(state, DRIVE)
        or bool(_second_cards(state))
        or any(to_dismantling(state, m) is None for m in owned(state.mechanisms, mine))
    )


def _could_post(state: State) -> bool:
    if not ready(state, POST) or not any(state.hands[state.turn]):
        return False
    given = [component for component in TYPES if could_hold(state, state.turn, component)]
    return any(card not in (EMPTY, component) for card in state.market for component in given)


def _could_build(state: State) -> bool:
    """Within the limits, and its missing cards could be among those nobody else has seen coming."""
    if state.built_now != NONE or not state.mechanisms:
        return False
    seat = state.turn
    needs = state.box.needs
    known, unseen = cards_present(state.shown[seat]), hidden_cards(state, seat)
    return any(
        (needs[m] & ~known).bit_count() <= unseen and to_building(state, m, EVERY_CARD) is None
        for m in state.mechanisms
    )


def end_turn(state: State, _move: Move, events: Events) -> None:
    """The next seat's turn, or the end of the round (R21)."""
    if events is not None:
        events.append(Event("turn_ended", seat=state.turn))
    if not any(card != EMPTY for card in state.market):
        round_end.begin(state, "market", events)
    elif state.passes >= state.players:
        round_end.begin(state, "passes", events)
    else:
        start_of_turn.begin(state, (state.turn + 1) % state.players, events)


DOES = {
    "buy": buy,
    "pass": do_pass,
    "build": build,
    "dismantle": dismantle,
    "use aether_drive": swap,
    "use spectroscope": second,
    "use pneumatic_post": post,
    "end_turn": end_turn,
}
