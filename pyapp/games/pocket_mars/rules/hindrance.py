"""What stands in the way of a step: one answer for the log, the greyed half of a card, a refusal and a hint.

The key is a message `why.<key>` to whoever may not, `board.hindrance.<key>` on the card, and a branch of `log.idle`.
"""

from collections.abc import Callable

from ....core.refusals import Refusal
from ..components import BUILDINGS, COLOURS, HOUSES, Ops
from ..moves import DA
from ..state import (
    EARTH,
    NOWHERE,
    ONE,
    SHIP,
    TWO,
    State,
    Step,
    in_building,
    op_step,
    others,
    prep_cards,
    room_left,
)

Found = Refusal | None


def hindrance(state: State, step: Step) -> Found:
    """Why an offer or an op would change nothing now; None if it can do something (Q25)."""
    finder = _FINDERS.get(step.kind)
    return finder(state, step) if finder else None


def hindrance_of(state: State, step: Step, ops: Ops) -> Found:
    """The same for all of a card's half: one op that works is enough."""
    first: Found = None
    for op in ops:
        found = hindrance(state, op_step(op, step.seat, step.here, step.card, step.rule))
        if found is None:
            return None
        first = first or found
    return first


def inhabited(state: State, side: int) -> list[int]:
    return [here for here in HOUSES if in_building(state.colonists[side], here)]


# -- offers, prices, conditions -----------------------------------------------------------------


def _may(state: State, step: Step) -> Found:
    return hindrance_of(state, step, step.then)


def _pay(state: State, step: Step) -> Found:
    level = state.energy[step.seat]
    if level < step.n:
        return Refusal(step.rule or "R12b", "energy", {"n": step.n, "level": level})
    return _may(state, step)


def _if_none_here(state: State, step: Step) -> Found:
    """At this moment: whoever has just been placed counts (Q17)."""
    if in_building(state.colonists[step.seat], step.here):
        return Refusal(step.rule or "R12b", "none_here", {"building": BUILDINGS[step.here]})
    return _may(state, step)


def _if_hand(state: State, step: Step) -> Found:
    """The hand counts, the prep doesn't."""
    if not any(COLOURS[card] == step.n for card in state.hands[step.seat]):
        return Refusal(step.rule or "R12b", "hand", {"colour": BUILDINGS[step.n]})
    return _may(state, step)


# -- colonists ----------------------------------------------------------------------------------


def _launch(state: State, step: Step) -> Found:
    return None if state.colonists[step.seat][EARTH] else Refusal("R14", "earth_empty")


def _from_ship(state: State, step: Step) -> Found:
    return None if state.colonists[step.seat][SHIP] else Refusal(step.rule or "R12a", "ship_empty")


def _promote(state: State, step: Step) -> Found:
    return _rise(state, step, HOUSES)


def _promote_here(state: State, step: Step) -> Found:
    return _rise(state, step, (step.here,))


def _rise(state: State, step: Step, houses: tuple[int, ...]) -> Found:
    low = [here for here in houses if state.colonists[step.seat][ONE + here]]
    if not low:
        return _nobody_low(step, houses)
    if any(room_left(state, here) > 0 for here in low):
        return None
    if len(low) > 1:
        return Refusal("R8", "no_room_anywhere")
    return Refusal("R8", "no_room", {"building": BUILDINGS[low[0]], "n": state.room_above})


def _nobody_low(step: Step, houses: tuple[int, ...]) -> Refusal:
    if len(houses) > 1:
        return Refusal(step.rule or "R11", "nobody_low")
    return Refusal(step.rule or "R12b", "nobody_low_here", {"building": BUILDINGS[houses[0]]})


def _demote(state: State, step: Step) -> Found:
    if any(side[TWO + here] for side in state.colonists for here in HOUSES):
        return None
    return Refusal(step.rule or "R11", "nobody_high")


def _demote_here(state: State, step: Step) -> Found:
    if any(side[TWO + step.here] for side in state.colonists):
        return None
    return Refusal(step.rule or "R12b", "nobody_high_here", {"building": BUILDINGS[step.here]})


def _shift_tier(state: State, step: Step) -> Found:
    """A full 2-star space is no hindrance: somebody there can come down."""
    if any(any(side[ONE:]) for side in state.colonists):
        return None
    return Refusal(step.rule or "R17a", "nobody_housed")


def _swap_tiers(state: State, step: Step) -> Found:
    for here in HOUSES:
        low = {side for side in state.sides if state.colonists[side][ONE + here]}
        high = {side for side in state.sides if state.colonists[side][TWO + here]}
        if low and high and len(low | high) > 1:
            return None
    return Refusal(step.rule or "R11", "no_pair")


def _transfer(state: State, step: Step) -> Found:
    return None if any(state.colonists[step.seat][ONE:TWO]) else _nobody_low(step, HOUSES)


def _transfer_here(state: State, step: Step) -> Found:
    own = state.colonists[step.seat]
    if any(own[ONE + here] for here in HOUSES if here != step.here):
        return None
    return Refusal(step.rule or "R12b", "nobody_elsewhere", {"building": BUILDINGS[step.here]})


# -- energy -------------------------------------------------------------------------------------


def _gain(state: State, step: Step) -> Found:
    return None if state.energy[step.seat] < state.most_energy else Refusal("Q1", "energy_full")


def _gain_per_building(state: State, step: Step) -> Found:
    if not inhabited(state, step.seat):
        return Refusal(step.rule or "R11", "no_homes")
    return _gain(state, step)


def _drain(state: State, step: Step) -> Found:
    if any(state.energy[side] for side in others(state, step.seat)):
        return None
    return Refusal(step.rule or "R11", "nobody_has_energy")


# -- cards --------------------------------------------------------------------------------------


def _draw(state: State, _step: Step) -> Found:
    if state.deck:
        return None
    if state.solo:
        return None if prep_cards(state, DA) else Refusal("R33", "no_cards")
    there = state.discards or any(len(stack) > 1 for stack in state.stacks)
    return None if there else Refusal("R18", "no_cards")


def _from_hand(state: State, step: Step) -> Found:
    return None if state.hands[step.seat] else Refusal(step.rule or "R11", "hand_empty")


def _swap_cards(state: State, step: Step) -> Found:
    if any(len(stack) > 1 for stack in state.stacks):
        return None
    return Refusal(step.rule or "R11", "no_two_cards")


def _salvage(state: State, step: Step) -> Found:
    if any(state.stacks[here] for here in HOUSES):
        return None
    return Refusal(step.rule or "R11", "no_stack")


def _dig(state: State, _step: Step) -> Found:
    return None if state.deck else Refusal("R40" if state.solo else "R18", "deck_empty")


def _sink(state: State, step: Step) -> Found:
    if state.hands[step.seat] or prep_cards(state, step.seat):
        return None
    return Refusal(step.rule or "R17d", "no_own_cards")


def _their_preps(state: State, step: Step) -> Found:
    if any(prep_cards(state, side) for side in others(state, step.seat)):
        return None
    return Refusal(step.rule or "R11", "preps_empty")


def _own_prep(state: State, step: Step) -> Found:
    return None if prep_cards(state, step.seat) else Refusal(step.rule or "R12b", "own_prep_empty")


def _exchange(state: State, step: Step) -> Found:
    return _from_hand(state, step) or _own_prep(state, step)


def _trade(state: State, step: Step) -> Found:
    return _own_prep(state, step) or _their_preps(state, step)


_FINDERS: dict[str, Callable[[State, Step], Found]] = {
    "may": _may,
    "pay": _pay,
    "if_none_here": _if_none_here,
    "if_hand": _if_hand,
    "launch": _launch,
    "place": _from_ship,
    "settle_here": _from_ship,
    "settle_any": _from_ship,
    "promote": _promote,
    "promote_here": _promote_here,
    "demote": _demote,
    "demote_here": _demote_here,
    "shift_tier": _shift_tier,
    "swap_tiers": _swap_tiers,
    "transfer": _transfer,
    "transfer_here": _transfer_here,
    "gain": _gain,
    "gain_per_building": _gain_per_building,
    "drain": _drain,
    "draw": _draw,
    "cycle": _from_hand,
    "cycling": _from_hand,
    "cover": _from_hand,
    "swap_cards": _swap_cards,
    "salvage": _salvage,
    "dig": _dig,
    "sink": _sink,
    "peek": _their_preps,
    "exchange": _exchange,
    "trade_prep": _trade,
}
EXPLAINED = frozenset(_FINDERS)
"""Kinds of steps whose standing still is explained."""


def place_of(step: Step) -> str | None:
    return None if step.here == NOWHERE else BUILDINGS[step.here]
