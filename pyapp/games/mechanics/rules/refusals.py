"""Why a move is refused: the rule that forbids it, and what would be legal instead."""

from collections.abc import Callable
from typing import Any

from ....core.refusals import Refusal
from ....core.values import members
from ..components import (
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
from ..components import POST as POST_MECHANISM
from ..moves import NONE, Move
from ..state import ADJUST, BOUGHT, EMPTY, PHASES, PRIMARIES, SELL, TURN, State
from .choices import choices
from .prices import due, nudges, second_price
from .round_end import sets, smallest_set
from .turn import may_dismantle, present_in

Reason = Callable[[State, Move], Refusal]


def reason(state: State, move: Move) -> Refusal:
    """The refusal of a move that is not among the choices."""
    phase, kind, why = REASONS[move.verb]
    if state.phase != phase:
        return Refusal(NOT_NOW[kind, state.phase], "not_now", {"phase": PHASES[state.phase], "wanted": kind})
    return why(state, move)


def _left(state: State) -> dict[str, Any]:
    """What the seat on turn can still do but buy: pass, end the turn, and mechanisms beside it or not."""
    verbs = {move.verb for move in choices(state)}
    return {"way": "pass" if "pass" in verbs else "end", "more": bool(verbs - {"buy", "pass", "end_turn"})}


def _ids(components: list[int]) -> list[str]:
    return [COMPONENTS[component] for component in components]


# -- primary action -------------------------------------------------------------------------------


def primary(state: State, _move: Move) -> Refusal:
    """The primary action is done: only one each turn (R13)."""
    return Refusal("R13", "primary_done", {"primary": PRIMARIES[state.primary], **_left(state)})


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
    return Refusal(rule, "too_dear", {**params, "types": _ids(possible), "n": len(possible), **_left(state)})


def end_turn(_state: State, _move: Move) -> Refusal:
    return Refusal("R13", "primary_first")


# -- mechanisms -----------------------------------------------------------------------------------


def _named(mechanism: int) -> dict[str, Any]:
    return {"mechanism": MECHANISM_IDS[mechanism]}


def build(state: State, move: Move) -> Refusal:
    mechanism, built = move.first, state.built[state.turn]
    named = _named(mechanism)
    if found := _not_in_play(state, mechanism):
        return found
    if built >> mechanism & 1:
        return Refusal("Q19", "already_yours", named)
    if state.built_now != NONE:
        return Refusal("R18a", "one_build", _named(state.built_now))
    if mechanism == state.dismantled_now:
        return Refusal("R18b", "just_dismantled", named)
    if SLOTS >> mechanism & 1 and built & SLOTS:
        other = (built & SLOTS).bit_length() - 1
        now = may_dismantle(state, other) and state.dismantled_now == NONE
        return Refusal("R18c", "slot_taken", {**named, "other": MECHANISM_IDS[other], "now": now})
    present = present_in(state, state.turn)
    missing = [component for component in MECHANISMS[mechanism].needs if not present >> component & 1]
    params = {**named, "types": _ids(missing), "n": len(missing), "scrap": state.scrap[state.turn]}
    return Refusal("R16", "missing_cards", params)


def _not_in_play(state: State, mechanism: int) -> Refusal | None:
    if mechanism in state.mechanisms:
        return None
    playing = [MECHANISM_IDS[other] for other in state.mechanisms]
    return Refusal("R16", "not_in_play", {**_named(mechanism), "mechanisms": playing, "n": len(playing)})


def dismantle(state: State, move: Move) -> Refusal:
    mechanism = move.first
    named = _named(mechanism)
    if found := _not_in_play(state, mechanism):
        return found
    if not state.built[state.turn] >> mechanism & 1:
        return Refusal("R17", "not_built", named)
    if mechanism == AUTOMATON:
        return Refusal(RULES_OF[AUTOMATON], "stays", named)
    if mechanism == state.built_now:
        return Refusal("R17", "just_built", named)
    return Refusal("R18a", "one_dismantle", _named(state.dismantled_now))


def _not_usable(state: State, mechanism: int) -> Refusal | None:
    """What is used must be in play, built, and not used yet in this round."""
    seat = state.turn
    if found := _not_in_play(state, mechanism):
        return found
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
        return Refusal(rule, "buy_first", {"primary": "none" if state.primary == NONE else "pass"})
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
    other = next((change for change in nudges(state) if change), 0)
    params = {
        "type": COMPONENTS[middle],
        "price": price,
        "low": PRICE_MIN,
        "high": PRICE_MAX,
        "may": ("lower", "leave", "raise")[other + 1],
    }
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
        return Refusal("R24a", "too_small", {**named, "n": least, "real": real, "scrap": state.scrap[seat]})
    return Refusal("Q23", "wrong_scrap", {**named, "n": needed, "real": real})


REASONS: dict[str, tuple[int, str, Reason]] = {
    "buy": (TURN, "turn", buy),
    "pass": (TURN, "turn", primary),
    "build": (TURN, "mechanism", build),
    "dismantle": (TURN, "mechanism", dismantle),
    "use aether_drive": (TURN, "mechanism", swap),
    "use spectroscope": (TURN, "mechanism", second),
    "use pneumatic_post": (TURN, "mechanism", post),
    "end_turn": (TURN, "turn", end_turn),
    "engine_choice": (ADJUST, "engine", engine_choice),
    "sell": (SELL, "sale", sell),
    "sell_done": (SELL, "sale", sell),
}
"""For each verb the phase it belongs to, what kind of deed it is, and why it may fail in that phase."""

NOT_NOW: dict[tuple[str, int], str] = {
    ("turn", ADJUST): "R22",
    ("turn", SELL): "R24",
    ("mechanism", ADJUST): "R18e",
    ("mechanism", SELL): "R18e",
    ("engine", TURN): RULES_OF[ENGINE],
    ("engine", SELL): RULES_OF[ENGINE],
    ("sale", TURN): "Q26",
    ("sale", ADJUST): "Q42",
}
"""Which rule keeps a kind of deed out of a phase."""
