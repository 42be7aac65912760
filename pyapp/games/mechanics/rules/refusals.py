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
    MIDDLE,
    RULES_OF,
    SPECTROSCOPE,
    TYPES,
)
from ..components import POST as POST_MECHANISM
from ..moves import NONE, Move
from ..state import ADJUST, PHASES, PRIMARIES, SELL, TURN, State
from .choices import choices
from .obstacles import (
    filling,
    present_in,
    smallest_set,
    to_building,
    to_buying,
    to_change,
    to_dismantling,
    to_ending,
    to_exchange,
    to_passing,
    to_second_card,
    to_selling,
    to_using,
)
from .prices import due, nudges, second_price
from .round_end import sets

Reason = Callable[[State, Move], Refusal | None]


def refusal(state: State, move: Move) -> Refusal | None:
    """None if nothing stands in the way of the move."""
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


def _primary_done(state: State) -> Refusal:
    return Refusal("R13", "primary_done", {"primary": PRIMARIES[state.primary], **_left(state)})


def pass_(state: State, _move: Move) -> Refusal | None:
    return _primary_done(state) if to_passing(state) else None


def buy(state: State, move: Move) -> Refusal | None:
    key = to_buying(state, move.first)
    if key == "primary_done":
        return _primary_done(state)
    return _of_a_purchase(state, move.first, "R14", key, _costs(state)) if key else None


def _costs(state: State) -> list[int]:
    """What each component costs the seat on turn."""
    return [due(state, state.turn, component) for component in TYPES]


def _of_a_purchase(state: State, component: int, rule: str, key: str, costs: list[int]) -> Refusal:
    """What isn't for sale, or costs more cogs than there are; and what there is instead."""
    market = [other for other in TYPES if other in state.market]
    params: dict[str, Any] = {"type": COMPONENTS[component]}
    if key == "no_such_card":
        return Refusal(rule, key, {**params, "market": _ids(market), "n": len(market)})
    cogs = state.cogs[state.turn]
    possible = [other for other in market if costs[other] <= cogs]
    params |= {"due": costs[component], "cogs": cogs, "types": _ids(possible), "n": len(possible)}
    return Refusal(rule, key, {**params, **_left(state)})


def end_turn(state: State, _move: Move) -> Refusal | None:
    return Refusal("R13", key) if (key := to_ending(state)) else None


# -- mechanisms -----------------------------------------------------------------------------------


def _named(mechanism: int) -> dict[str, Any]:
    return {"mechanism": MECHANISM_IDS[mechanism]}


BUILD_RULES = {
    "already_yours": "Q19",
    "one_build": "R18a",
    "just_dismantled": "R18b",
    "slot_taken": "R18c",
    "missing_cards": "R16",
}


def build(state: State, move: Move) -> Refusal | None:
    mechanism, seat = move.first, state.turn
    key = to_building(state, mechanism, present_in(state, seat))
    if key is None:
        return None
    if key == "not_in_play":
        return _not_in_play(state, mechanism)
    params = _named(mechanism)
    if key == "one_build":
        params = _named(state.built_now)
    elif key == "slot_taken":
        other = (state.built[seat] & state.box.slots).bit_length() - 1
        now = to_dismantling(state, other) is None
        params |= {"other": MECHANISM_IDS[other], "now": now}
    elif key == "missing_cards":
        needs = state.box.cards[mechanism].needs
        missing = [component for component in needs if not state.hands[seat][component]]
        params |= {"types": _ids(missing), "n": len(missing), "scrap": state.scrap[seat]}
    return Refusal(BUILD_RULES[key], key, params)


def _not_in_play(state: State, mechanism: int) -> Refusal:
    playing = [MECHANISM_IDS[other] for other in state.mechanisms]
    return Refusal("R16", "not_in_play", {**_named(mechanism), "mechanisms": playing, "n": len(playing)})


DISMANTLE_RULES = {
    "not_built": "R17",
    "stays": RULES_OF[AUTOMATON],
    "just_built": "R17",
    "one_dismantle": "R18a",
}


def dismantle(state: State, move: Move) -> Refusal | None:
    key = to_dismantling(state, move.first)
    if key is None:
        return None
    if key == "not_in_play":
        return _not_in_play(state, move.first)
    named = _named(state.dismantled_now if key == "one_dismantle" else move.first)
    return Refusal(DISMANTLE_RULES[key], key, named)


def _of_use(state: State, mechanism: int, key: str) -> Refusal | None:
    """What is used must be in play, built, and not used yet in this round; None: that isn't what is wrong."""
    if key == "not_in_play":
        return _not_in_play(state, mechanism)
    if key == "not_owned":
        mine = members(state.built[state.turn], MECHANISM_IDS)
        return Refusal("R16", key, {**_named(mechanism), "mechanisms": mine, "n": len(mine)})
    if key in ("used_up", "used_now"):
        return Refusal(RULES_OF[mechanism], key, _named(mechanism))
    return Refusal(RULES_OF[mechanism], key) if key == "market_empty" else None


def swap(state: State, _move: Move) -> Refusal | None:
    """A usable Aether Drive may swap anywhere (M4)."""
    key = to_using(state, DRIVE)
    return _of_use(state, DRIVE, key) if key else None


def second(state: State, move: Move) -> Refusal | None:
    rule = RULES_OF[SPECTROSCOPE]
    key = to_second_card(state, move.first)
    if key is None:
        return None
    if key == "buy_first":
        return Refusal(rule, key, {"primary": "none" if state.primary == NONE else "pass"})
    costs = [second_price(state, component) for component in TYPES]
    return _of_use(state, SPECTROSCOPE, key) or _of_a_purchase(state, move.first, rule, key, costs)


def post(state: State, move: Move) -> Refusal | None:
    given, taken = move.first, move.second
    rule = RULES_OF[POST_MECHANISM]
    key = to_exchange(state, given, taken)
    if key is None:
        return None
    if key in ("not_in_hand", "same_type"):
        return Refusal(rule, key, {"type": COMPONENTS[given]})
    return _of_use(state, POST_MECHANISM, key) or _of_a_purchase(state, taken, rule, key, [])


def engine_choice(state: State, move: Move) -> Refusal | None:
    middle = state.line[MIDDLE]
    price = state.prices[middle]
    key = to_change(state, price, move.first)
    if key is None:
        return None
    other = next((change for change in nudges(state) if change), 0)
    params = {
        "type": COMPONENTS[middle],
        "price": price,
        "low": state.box.lowest,
        "high": state.box.highest,
        "may": ("lower", "leave", "raise")[other + 1],
    }
    return Refusal("Q37" if key == "not_bought_last" else RULES_OF[ENGINE], key, params)


# -- selling --------------------------------------------------------------------------------------


SELL_RULES = {
    "only_scrap": "Q24",
    "sold_already": "R24f",
    "none_of_it": "R24a",
    "not_so_many": "R24a",
    "too_small": "R24a",
    "wrong_scrap": "Q23",
}


def sell(state: State, move: Move) -> Refusal | None:
    seat, component, real = state.turn, move.first, move.second
    least = smallest_set(state, seat)
    key = to_selling(state, component, real, move.third, least)
    if key is None:
        return None
    params: dict[str, Any] = {"type": COMPONENTS[component]}
    match key:
        case "none_of_it":
            sellable = sorted({COMPONENTS[offer.first] for offer in sets(state)})
            params |= {"types": sellable, "n": len(sellable)}
        case "not_so_many":
            params["n"] = state.hands[seat][component]
        case "too_small":
            params |= {"n": least, "real": real, "scrap": state.scrap[seat]}
        case "wrong_scrap":
            params |= {"n": filling(least, real), "real": real}
    return Refusal(SELL_RULES[key], key, params)


def sell_done(_state: State, _move: Move) -> Refusal | None:
    """Nobody has to sell (R24)."""
    return None


REASONS: dict[str, tuple[int, str, Reason]] = {
    "buy": (TURN, "turn", buy),
    "pass": (TURN, "turn", pass_),
    "build": (TURN, "mechanism", build),
    "dismantle": (TURN, "mechanism", dismantle),
    "use aether_drive": (TURN, "mechanism", swap),
    "use spectroscope": (TURN, "mechanism", second),
    "use pneumatic_post": (TURN, "mechanism", post),
    "end_turn": (TURN, "turn", end_turn),
    "engine_choice": (ADJUST, "engine", engine_choice),
    "sell": (SELL, "sale", sell),
    "sell_done": (SELL, "sale", sell_done),
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
