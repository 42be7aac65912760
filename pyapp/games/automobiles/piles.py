"""Cubes change piles: drawn, gained, removed, discarded (R4, R5, R19, R39)."""

from ...core.events import Event, Events
from ...core.rng import Rng
from ...core.values import with_at
from .cubes import COLOURS, ONE, WEAR, Pile, all_of, count, drawn_at, size
from .state import State


def draw(state: State, seat: int, n: int, reason: str, events: Events) -> list[int]:
    """Draw cubes into the active pile, one at a time; an empty bag takes the discard pile first (R39)."""
    drawn = _draw(state, seat, n, reason, events)
    if len(drawn) < n and state.disc[seat]:
        cubes = state.disc[seat]
        state.bag = with_at(state.bag, seat, cubes)
        state.disc = with_at(state.disc, seat, 0)
        if events is not None:
            events.append(Event("refilled", seat=seat, n=size(cubes)))
        drawn += _draw(state, seat, n - len(drawn), reason, events)
    if not drawn and events is not None:
        events.append(Event("drew", seat=seat, cubes=[], n=0, reason=reason))
    return drawn


def _draw(state: State, seat: int, n: int, reason: str, events: Events) -> list[int]:
    """What the bag still has, at most so many."""
    bag = state.bag[seat]
    left = size(bag)
    if not left:
        return []
    act = state.act[seat]
    rng = Rng.at(state.rng)
    drawn = []
    for there in range(left, max(0, left - n), -1):
        colour = drawn_at(bag, rng.below(there))
        bag -= ONE[colour]
        act += ONE[colour]
        drawn.append(colour)
    state.bag = with_at(state.bag, seat, bag)
    state.act = with_at(state.act, seat, act)
    state.rng = rng.state
    if events is not None:
        cubes = [COLOURS[colour] for colour in drawn]
        events.append(Event("drew", reveals=True, seat=seat, cubes=cubes, n=len(cubes), reason=reason))
    return drawn


def to_be_had(state: State, money: int) -> list[int]:
    """The colours on sale that so much money buys, as long as the stock has them (R29, Q1)."""
    stock = state.stock
    return [colour for cost, colour in state.rack.on_sale if cost <= money and count(stock, colour)]


def can_draw(state: State, seat: int) -> int:
    """How many cubes there are to draw, a refill counted in."""
    return size(state.bag[seat]) + size(state.disc[seat])


def take_wear(state: State, seat: int, n: int) -> int:
    """Wear into the used pile, as much as the stock still has (R19, R34): how much that was."""
    taken = min(n, count(state.stock, WEAR))
    if taken:
        state.stock -= taken * ONE[WEAR]
        state.used = with_at(state.used, seat, state.used[seat] + taken * ONE[WEAR])
    return taken


def card_wear(state: State, seat: int, n: int, cube: int, events: Events) -> None:
    """The wear a card demands; a shortage never stops it (R19)."""
    taken = take_wear(state, seat, n)
    if events is not None:
        events.append(Event("worn", seat=seat, n=taken, short=n - taken, card=state.rack.ids[cube]))


def gain(state: State, seat: int, colour: int) -> None:
    """From the stock to the used pile (R5)."""
    state.stock -= ONE[colour]
    state.used = with_at(state.used, seat, state.used[seat] + ONE[colour])


def back_to_stock(state: State, seat: int, pile_name: str, cubes: Pile) -> None:
    """Remove cubes of one's own (R5)."""
    state.stock += cubes
    if pile_name == "act":
        state.act = with_at(state.act, seat, state.act[seat] - cubes)
    else:
        state.disc = with_at(state.disc, seat, state.disc[seat] - cubes)


def sweep_wear(state: State, seat: int, cube: int, events: Events) -> None:
    """All wear of the discard pile goes back to the stock."""
    cubes = all_of(state.disc[seat], WEAR)
    back_to_stock(state, seat, "disc", cubes)
    if events is not None:
        events.append(Event("swept", seat=seat, n=size(cubes), card=state.rack.ids[cube]))


def discard_active(state: State, seat: int, cubes: Pile) -> None:
    """From the active pile straight to the discard pile."""
    state.act = with_at(state.act, seat, state.act[seat] - cubes)
    state.disc = with_at(state.disc, seat, state.disc[seat] + cubes)
