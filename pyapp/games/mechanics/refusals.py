"""Why a move is refused: the rule that forbids it, and what would be legal instead."""

from collections.abc import Callable
from typing import Any

from ...core.refusals import Refusal
from ...core.values import members
from .components import (
    AUTOMATON,
    COMPONENTS,
    DRIVE,
    ENGINE,
    MECHANISM_IDS,
    MECHANISMS,
    MIDDLE,
    PRICE_MAX,
    PRICE_MIN,
    RULES_OF,
    SLOTS,
    SPECTROSCOPE,
    TYPES,
)
from .components import POST as POST_MECHANISM
from .moves import CHOICE, NONE, Move
from .prices import due, nudges, second_price
from .round_end import sets, smallest_set
from .state import ADJUST, BOUGHT, EMPTY, PHASES, PRIMARIES, SELL, TURN, State
from .turn import present_in

Reason = Callable[[State, Move], Refusal]


def reason(state: State, move: Move) -> Refusal:
    """The refusal of a move that is not among the choices."""
    phase, rule, why = REASONS[move.verb]
    if state.phase != phase:
        return Refusal(rule, "not_now", {"phase": PHASES[state.phase]})
    return why(state, move)


def _ids(components: list[int]) -> list[str]:
    return [COMPONENTS[component] for component in components]


# -- primary action -------------------------------------------------------------------------------


def primary(state: State, _move: Move) -> Refusal:
    """The primary action is done: only one each turn (R13)."""
    return Refusal("R13", "primary_done", {"primary": PRIMARIES[state.primary]})


def buy(state: State, move: Move) -> Refusal:
    if state.primary != NONE:
        return primary(state, move)
    seat = state.turn
    return _not_for_sale(state, move.first, "R14") or _too_dear(
        state, move.first, "R14", {component: due(state, seat, component) for component in TYPES}
    )


def _not_for_sale(state: State, component: int, rule: str) -> Refusal | None:
    if component in state.market:
        return None
    market = _ids([other for other in TYPES if other in state.market])
    return Refusal(rule, "no_such_card", {"type": COMPONENTS[component], "market": market, "n": len(market)})


def _too_dear(state: State, component: int, rule: str, costs: dict[int, int]) -> Refusal:
    cogs = state.cogs[state.turn]
    possible = [other for other in TYPES if other in state.market and costs[other] <= cogs]
    params: dict[str, Any] = {"type": COMPONENTS[component], "due": costs[component], "cogs": cogs}
    return Refusal(rule, "too_dear", {**params, "types": _ids(possible), "n": len(possible)})


def end_turn(_state: State, _move: Move) -> Refusal:
    return Refusal("R13", "primary_first")


# -- mechanisms -----------------------------------------------------------------------------------


def _named(mechanism: int) -> dict[str, Any]:
    return {"mechanism": MECHANISM_IDS[mechanism]}


def build(state: State, move: Move) -> Refusal:
    mechanism, built = move.first, state.built[state.turn]
    named = _named(mechanism)
    if mechanism not in state.mechanisms:
        playing = [MECHANISM_IDS[other] for other in state.mechanisms]
        return Refusal("R16", "not_in_play", {**named, "mechanisms": playing, "n": len(playing)})
    if built >> mechanism & 1:
        return Refusal("Q19", "already_yours", named)
    if state.built_now != NONE:
        return Refusal("R18a", "one_build", _named(state.built_now))
    if mechanism == state.dismantled_now:
        return Refusal("R18b", "just_dismantled", named)
    if SLOTS >> mechanism & 1 and built & SLOTS:
        other = (built & SLOTS).bit_length() - 1
        return Refusal("R18c", "slot_taken", {**named, "other": MECHANISM_IDS[other]})
    present = present_in(state, state.turn)
    missing = [component for component in MECHANISMS[mechanism].needs if not present >> component & 1]
    return Refusal("R16", "missing_cards", {**named, "types": _ids(missing)})


def dismantle(state: State, move: Move) -> Refusal:
    mechanism = move.first
    named = _named(mechanism)
    if not state.built[state.turn] >> mechanism & 1:
        return Refusal("R17", "not_built", named)
    if mechanism == AUTOMATON:
        return Refusal(RULES_OF[AUTOMATON], "stays", named)
    if mechanism == state.built_now:
        return Refusal("R17", "just_built", named)
    return Refusal("R18a", "one_dismantle", _named(state.dismantled_now))


def _not_usable(state: State, mechanism: int) -> Refusal | None:
    """What is used must be built, and not used yet in this round."""
    seat = state.turn
    if not state.built[seat] >> mechanism & 1:
        mine = members(state.built[seat], MECHANISM_IDS)
        return Refusal("R16", "not_owned", {**_named(mechanism), "mechanisms": mine, "n": len(mine)})
    if state.used[seat] >> mechanism & 1:
        return Refusal(RULES_OF[mechanism], "used_up", _named(mechanism))
    return None


def swap(state: State, _move: Move) -> Refusal:
    found = _not_usable(state, DRIVE)
    assert found is not None, "a usable Aether Drive may swap anywhere"
    return found


def second(state: State, move: Move) -> Refusal:
    rule = RULES_OF[SPECTROSCOPE]
    if found := _not_usable(state, SPECTROSCOPE):
        return found
    if state.primary != BOUGHT:
        return Refusal(rule, "buy_first")
    return (
        _market_empty(state, rule)
        or _not_for_sale(state, move.first, rule)
        or _too_dear(
            state, move.first, rule, {component: second_price(state, component) for component in TYPES}
        )
    )


def _market_empty(state: State, rule: str) -> Refusal | None:
    return Refusal(rule, "market_empty") if all(card == EMPTY for card in state.market) else None


def post(state: State, move: Move) -> Refusal:
    rule = RULES_OF[POST_MECHANISM]
    given, taken = move.first, move.second
    if found := _not_usable(state, POST_MECHANISM) or _market_empty(state, rule):
        return found
    if not state.hands[state.turn][given]:
        return Refusal(rule, "not_in_hand", {"type": COMPONENTS[given]})
    return _not_for_sale(state, taken, rule) or Refusal(rule, "same_type", {"type": COMPONENTS[given]})


def engine_choice(state: State, move: Move) -> Refusal:
    middle = state.line[MIDDLE]
    price = state.prices[middle]
    params = {"type": COMPONENTS[middle], "price": price, "may": [str(CHOICE[n])[14:] for n in nudges(state)]}
    if PRICE_MIN <= price + move.first <= PRICE_MAX:
        return Refusal("Q37", "not_bought_last", params)
    return Refusal(RULES_OF[ENGINE], "price_limit", params)


# -- selling --------------------------------------------------------------------------------------


def sell(state: State, move: Move) -> Refusal:
    seat, component, real = state.turn, move.first, move.second
    have, least = state.hands[seat][component], smallest_set(state, seat)
    named = {"type": COMPONENTS[component]}
    if not real:
        return Refusal("Q24", "only_scrap", named)
    if state.sold[component]:
        return Refusal("R24f", "sold_already", named)
    if not have:
        sellable = sorted({COMPONENTS[offer.first] for offer in sets(state)})
        return Refusal("R24a", "none_of_it", {**named, "types": sellable, "n": len(sellable)})
    if real > have:
        return Refusal("R24a", "not_so_many", {**named, "n": have})
    needed = max(0, least - real)
    if needed > state.scrap[seat]:
        return Refusal("R24a", "too_small", {**named, "n": least, "scrap": state.scrap[seat]})
    return Refusal("Q23", "wrong_scrap", {**named, "n": needed, "real": real})


REASONS: dict[str, tuple[int, str, Reason]] = {
    "buy": (TURN, "Q26", buy),
    "pass": (TURN, "R15", primary),
    "build": (TURN, "R18e", build),
    "dismantle": (TURN, "R18e", dismantle),
    "use aether_drive": (TURN, "R18e", swap),
    "use spectroscope": (TURN, "R18e", second),
    "use pneumatic_post": (TURN, "R18e", post),
    "end_turn": (TURN, "R20", end_turn),
    "engine_choice": (ADJUST, RULES_OF[ENGINE], engine_choice),
    "sell": (SELL, "Q26", sell),
    "sell_done": (SELL, "Q26", sell),
}
"""For each verb the phase it belongs to, the rule that says so, and why it may fail in that phase."""
