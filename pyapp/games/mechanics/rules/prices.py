"""Prices: what a card costs now, and what the Order Line does to the prices after a round (R14, R22, R23)."""

from ..components import (
    BACK,
    EFFECTS,
    GRAPPLE,
    MIDDLE,
)
from ..state import State, last_round


def due(state: State, seat: int, component: int) -> int:
    """What a seat really pays for a card (R14, Q46)."""
    price = state.prices[component]
    cheaper = state.built[seat] >> GRAPPLE & 1 and grapples(state, seat, component)
    return price - state.box.grapple if cheaper else price


def grapples(state: State, seat: int, component: int) -> bool:
    """Does the Magnetic Grapple make this purchase cheaper? Once a round, from the back of the line (M6)."""
    return (
        bool((state.built[seat] & ~state.used[seat]) >> GRAPPLE & 1)
        and state.prices[component] >= state.box.lowest + state.box.grapple
        and state.line.index(component) >= BACK
    )


def second_price(state: State, component: int) -> int:
    """What the Spectroscope's card costs (M7)."""
    return max(state.box.lowest, state.prices[component] - state.box.spectroscope)


def effects(state: State, last: bool) -> list[int]:
    """What each place of the line, front to back, does to the price of the component there."""
    if not last:
        return list(EFFECTS)
    spared = state.setup.options["last_fall"] == "unbought"
    return [
        _last_effect(effect, bool(state.bought >> component & 1), spared)
        for effect, component in zip(EFFECTS, state.line, strict=True)
    ]


def _last_effect(effect: int, bought: bool, spared: bool) -> int:
    """The exception after the last round (R23); is what was bought spared at the back, too (Q8)?"""
    if effect > 0:
        return effect if bought else 0
    return 0 if bought and spared else effect


def adjusted(state: State, last: bool) -> tuple[int, ...]:
    """The prices as the Order Line changes them, within their limits (R22, R23, Q4, Q5)."""
    prices = list(state.prices)
    for component, effect in zip(state.line, effects(state, last), strict=True):
        prices[component] = min(state.box.highest, max(state.box.lowest, prices[component] + effect))
    return tuple(prices)


def forecast(state: State) -> tuple[int, ...]:
    """The prices if the round ended now."""
    return adjusted(state, last_round(state) is not None)


def nudges(state: State) -> list[int]:
    """What a Difference Engine may do to the price of the component in place 4 (M2, Q37)."""
    middle = state.line[MIDDLE]
    price = state.prices[middle]
    may_rise = last_round(state) is None or state.bought >> middle & 1
    found = [1] if price < state.box.highest and may_rise else []
    found += [-1] if price > state.box.lowest else []
    return [*(way for way in found if way in state.box.ways), 0]
