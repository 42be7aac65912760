"""Why a move can't be made now: the rule, and what would be legal instead."""

from collections.abc import Callable
from typing import Any

from ....core.refusals import Refusal
from ..components import ABILITY_RULES, BASE_VALUE, BUILDINGS, CARD_IDS, CONSTRUCTION, DOWN
from ..moves import DA, DOWN_STAR, FROM_HAND, SKIP, SLOTS, UP_STAR, Move
from ..owners import faces
from ..state import EARTH, EMPTY, NOWHERE, ONE, SHIP, TWO, State, Step, prep_cards, room_left
from .agenda import AGENDA
from .colonists import name
from .hindrance import hindrance, hindrance_of
from .solo import best_for_da, points_for_da

Reason = Callable[[State, Step, Move], Refusal | None]

ACTIONS = frozenset(("hand", "prep", "steal", "launch", "burn"))
EFFECTS = frozenset(
    ("settle", "promote", "demote", "shift", "swap", "transfer", "drain", "peek", "restack", "cover")
) | {"salvage", "dig", "sink", "exchange", "trade"}
STEP_RULES = {"act": "R9", "keep": "R22", "prepare": "R6", "scrap": "R36d", "take": "R33", "scheme": "R39e"}


def refusal(state: State, move: Move) -> Refusal | None:
    """None if nothing stands in the way of the move: the list of moves holds those, and no others."""
    step = state.agenda[-1]
    if move == SKIP:
        return None if AGENDA.may_skip(step) else _not_now(step, move)
    if move.verb == VERBS.get(step.kind, step.kind) or (step.kind == "act" and move.verb in ACTIONS):
        return REASONS[move.verb](state, step, move)
    reason = UNASKED.get(move.verb)
    return (reason(state, step, move) if reason else None) or _not_now(step, move)


def _not_now(step: Step, move: Move) -> Refusal:
    """Nothing on the table forbids it, but something else is due."""
    due = {"step": step.kind}
    if move == SKIP:
        return Refusal("Q27" if step.kind == "act" else rule_of(step), "no_skip", due)
    if step.kind == "act" and move.verb in EFFECTS:
        return Refusal("R9", "no_action", due)
    if move.verb in ACTIONS and step.kind not in ("act", "keep", "prepare"):
        return Refusal("R9", "one_action", due)
    return Refusal(rule_of(step), "not_now", due)


def rule_of(step: Step) -> str:
    return STEP_RULES.get(step.kind) or step.rule or "R9"


def _params(**params: int) -> dict[str, Any]:
    """Numbers as the names a sentence speaks of."""
    tables: dict[str, Callable[[int], Any]] = {
        "card": CARD_IDS.__getitem__,
        "building": BUILDINGS.__getitem__,
        "slot": SLOTS.__getitem__,
        "who": name,
    }
    return {key: tables[key](value) if key in tables else value for key, value in params.items()}


# -- cards --------------------------------------------------------------------------------------


def _not_in_hand(state: State, step: Step, card: int) -> Refusal | None:
    if card in state.hands[step.seat]:
        return None
    rule = "R11" if step.kind == "act" else rule_of(step)
    return Refusal(rule, "not_in_hand", _params(card=card))


def hand_card(state: State, step: Step, move: Move) -> Refusal | None:
    return _not_in_hand(state, step, move.first)


def own_card(state: State, step: Step, move: Move) -> Refusal | None:
    """`prep`, `burn` and `sink` say where the card lies."""
    place, card = move.first, move.second
    if place == FROM_HAND:
        return _not_in_hand(state, step, card)
    if state.preps[step.seat][place] == card:
        return None
    rule = {"prep": "R12", "burn": "R36e" if state.solo else "R15"}.get(move.verb, rule_of(step))
    return Refusal(rule, "not_in_slot", _params(card=card, slot=place))


def looked_at(state: State, step: Step, move: Move) -> Refusal | None:
    """`keep` and `return` are about the cards in view: a pack that is drafted, or the top of the deck."""
    in_view = state.packs[step.seat] if step.kind == "keep" else state.looked
    if move.first in in_view:
        return None
    return Refusal(rule_of(step), "not_among_these", _params(card=move.first))


def _no_such_side(state: State, step: Step, who: int, rule: str) -> Refusal | None:
    if who == step.seat:
        return Refusal(rule, "yourself")
    if who not in state.sides:
        return Refusal(rule, "no_such_seat", _params(who=who))
    return None


def steal(state: State, step: Step, move: Move) -> Refusal | None:
    if move.first == step.seat:
        return Refusal("R13", "own_prep")
    return _other_slot(state, step, move.first, move.second, "R36c" if state.solo else "R13")


def _other_slot(state: State, step: Step, who: int, slot: int, rule: str) -> Refusal | None:
    missing = _no_such_side(state, step, who, rule)
    if missing is None and state.preps[who][slot] == EMPTY:
        return Refusal(rule, "slot_empty", _params(who=who, slot=slot))
    return missing


def da_slot(state: State, step: Step, move: Move) -> Refusal | None:
    return _other_slot(state, step, DA, move.first, rule_of(step))


def scheme(state: State, _step: Step, move: Move) -> Refusal | None:
    """DA wants the most points (R39e)."""
    here, best = move.first, best_for_da(state)
    if found := _houses(here):
        return found
    points, most = points_for_da(state, here), points_for_da(state, best)
    if points == most:
        return None
    building = BUILDINGS[best]
    return Refusal(
        "R39e", "not_best_for_da", _params(building=here, n=points, most=most) | {"best": building}
    )


def peek(state: State, step: Step, move: Move) -> Refusal | None:
    missing = _no_such_side(state, step, move.first, rule_of(step))
    if missing is None and not prep_cards(state, move.first):
        return Refusal(rule_of(step), "prep_empty", _params(who=move.first))
    return missing


def exchange(state: State, step: Step, move: Move) -> Refusal | None:
    return _not_in_hand(state, step, move.first) or _own_slot(state, step, move.second)


def _own_slot(state: State, step: Step, slot: int) -> Refusal | None:
    if state.preps[step.seat][slot] == EMPTY:
        return Refusal(rule_of(step), "own_slot_empty", _params(slot=slot))
    return None


def trade(state: State, step: Step, move: Move) -> Refusal | None:
    return _own_slot(state, step, move.first) or _other_slot(
        state, step, move.second, move.third, rule_of(step)
    )


# -- stacks -------------------------------------------------------------------------------------


def restack(state: State, step: Step, move: Move) -> Refusal | None:
    """Two levels of one stack, the lower one named first."""
    here, lower, upper = move.first, move.second, move.third
    height = len(state.stacks[here])
    if height < 2:
        return Refusal(rule_of(step), "too_few_cards", _params(building=here, n=height))
    if max(lower, upper) > height:
        return Refusal(rule_of(step), "no_such_level", _params(building=here, n=height))
    return None if lower < upper else Refusal(rule_of(step), "lower_first")


def cover(state: State, step: Step, move: Move) -> Refusal | None:
    return _not_in_hand(state, step, move.first) or _right_stack(step, move.second)


def _right_stack(step: Step, here: int) -> Refusal | None:
    """`cover` and `salvage` are about the four Buildings that house."""
    return Refusal(rule_of(step), "not_this_stack", _params(building=here)) if here == CONSTRUCTION else None


def salvage(state: State, step: Step, move: Move) -> Refusal | None:
    here = move.first
    if found := _right_stack(step, here):
        return found
    return None if state.stacks[here] else Refusal(rule_of(step), "stack_empty", _params(building=here))


# -- colonists ----------------------------------------------------------------------------------


def _houses(here: int) -> Refusal | None:
    return Refusal("R8", "houses_nobody") if here == CONSTRUCTION else None


def _right_place(step: Step, here: int) -> Refusal | None:
    """A Building that houses; for an op that says "here", the one the card was connected to."""
    if step.kind.endswith("_here") and here != step.here:
        return Refusal(rule_of(step), "only_here", _params(building=step.here))
    return _houses(here)


def _nobody(state: State, step: Step, side: int, space: int, here: int) -> Refusal | None:
    if state.colonists[side][space + here]:
        return None
    key = "nobody_below" if space == ONE else "nobody_above"
    if side == step.seat:
        return Refusal(rule_of(step), f"{key}_own", _params(building=here))
    return Refusal(rule_of(step), key, _params(who=side, building=here))


def _full(state: State, here: int) -> Refusal | None:
    if room_left(state, here) > 0:
        return None
    return Refusal("R8", "no_room", _params(building=here, n=state.room_above))


def settle(state: State, step: Step, move: Move) -> Refusal | None:
    return _right_place(step, move.first) or hindrance(state, step)


def as_it_stands(state: State, step: Step, _move: Move) -> Refusal | None:
    """A word without a choice, such as `place` or `pay`: only what hinders the step can be in its way."""
    return hindrance(state, step)


def promote(state: State, step: Step, move: Move) -> Refusal | None:
    here = move.first
    return _right_place(step, here) or _nobody(state, step, step.seat, ONE, here) or _full(state, here)


def demote(state: State, step: Step, move: Move) -> Refusal | None:
    return _shifted(state, step, move.first, move.second, DOWN_STAR)


def shift(state: State, step: Step, move: Move) -> Refusal | None:
    return _shifted(state, step, move.first, move.second, move.third)


def _shifted(state: State, step: Step, side: int, here: int, way: int) -> Refusal | None:
    if side not in state.sides:
        return Refusal(rule_of(step), "no_such_seat", _params(who=side))
    if found := _right_place(step, here):
        return found
    space = ONE if way == UP_STAR else TWO
    nobody = _nobody(state, step, side, space, here)
    return nobody or (_full(state, here) if way == UP_STAR else None)


def swap(state: State, step: Step, move: Move) -> Refusal | None:
    here, up, down = move.first, move.second, move.third
    for side in (up, down):
        if side not in state.sides:
            return Refusal(rule_of(step), "no_such_seat", _params(who=side))
    if up == down:
        return Refusal(rule_of(step), "same_owner")
    nobody = _houses(here) or _nobody(state, step, up, ONE, here)
    return nobody or _nobody(state, step, down, TWO, here)


def transfer(state: State, step: Step, move: Move) -> Refusal | None:
    origin, target = move.first, move.second
    if origin == target:
        return Refusal(rule_of(step), "same_building")
    wrong = _right_place(step, target) or _houses(origin)
    return wrong or _nobody(state, step, step.seat, ONE, origin)


def drain(state: State, step: Step, move: Move) -> Refusal | None:
    who = move.first
    if missing := _no_such_side(state, step, who, rule_of(step)):
        return missing
    return None if state.energy[who] else Refusal(rule_of(step), "no_energy_there", _params(who=who))


# -- what isn't asked now -----------------------------------------------------------------------


def launch(state: State, step: Step, _move: Move) -> Refusal | None:
    """A colonist who is still on Earth (R14)."""
    if state.colonists[step.seat][EARTH]:
        return None
    return Refusal("R36d" if state.solo else "R14", "earth_empty")


def place(state: State, step: Step, _move: Move) -> Refusal | None:
    """The comparison is over, or there was none: why nobody is placed any more (R12a, R13, Q16)."""
    here = step.here
    if step.rule not in AFTER_COMPARING or here == NOWHERE or not state.stacks[here]:
        return None
    if here == CONSTRUCTION:
        return Refusal("R12a", "houses_nobody")
    if _stolen(state, step):
        return Refusal("R13", "nobody_compares")
    top, *below = state.stacks[here][::-1]
    restacked = step.rule != "R12b" and any(
        op.name == "swap_cards" for op in faces(state.own)[top % DOWN].bottom
    )
    value, beaten = state.values[top], state.values[below[0]] if below else BASE_VALUE
    if value <= beaten and not restacked:
        return Refusal("R12a", "not_higher", _params(building=here, value=value, to_beat=beaten))
    if not state.colonists[state.turn][SHIP]:
        return Refusal("R12a", "ship_empty")
    return Refusal("Q16", "step_over")


def bottom(state: State, step: Step, _move: Move) -> Refusal | None:
    """At the ability the prep action is over; if it can't be done at all, that is the reason (R12b, R13a)."""
    if step.rule not in ABILITY_RULES or step.here == NOWHERE or not state.stacks[step.here]:
        return None
    if _stolen(state, step):
        return Refusal("R13a", "owners_action")
    if not _own_slot_free(state):
        return Refusal("R36c", "nobodys_action")
    card = state.stacks[step.here][-1]
    due = step._replace(card=card, rule="R12b")
    return hindrance_of(state, due, faces(state.own)[card % DOWN].bottom) or Refusal("Q16", "step_over")


def _own_slot_free(state: State) -> bool:
    """The card came from the own prep: its slot is filled only when the turn ends."""
    return EMPTY in state.preps[state.turn]


def _stolen(state: State, step: Step) -> bool:
    """Played from another player's prep; DA's cards are compared (R36c)."""
    return step.rule == "R13a" or not (state.solo or _own_slot_free(state))


def landing(state: State, step: Step, move: Move) -> Refusal | None:
    if found := _houses(move.first):
        return found
    return None if state.colonists[step.seat][SHIP] else Refusal("R12a", "ship_empty")


def rising(state: State, _step: Step, move: Move) -> Refusal | None:
    """Nobody rises into a full space, whatever asks for it."""
    return _houses(move.first) or _full(state, move.first)


def shifting(state: State, _step: Step, move: Move) -> Refusal | None:
    full = _full(state, move.second) if move.third == UP_STAR and move.second != CONSTRUCTION else None
    return _houses(move.second) or full


AFTER_COMPARING = frozenset(("R12b", "R13a", *ABILITY_RULES))

UNASKED: dict[str, Reason] = {
    "place": place,
    "pay": bottom,
    "use": bottom,
    "settle": landing,
    "promote": rising,
    "shift": shifting,
}
"""Moves that no step asks for: what stands in their way all the same."""

REASONS: dict[str, Reason] = {
    "launch": launch,
    "place": as_it_stands,
    "use": as_it_stands,
    "pay": as_it_stands,
    "dig": as_it_stands,
    "hand": hand_card,
    "discard": hand_card,
    "fill": hand_card,
    "prep": own_card,
    "burn": own_card,
    "sink": own_card,
    "keep": looked_at,
    "return": looked_at,
    "steal": steal,
    "take": da_slot,
    "scheme": scheme,
    "scrap": da_slot,
    "peek": peek,
    "exchange": exchange,
    "trade": trade,
    "restack": restack,
    "cover": cover,
    "salvage": salvage,
    "settle": settle,
    "promote": promote,
    "demote": demote,
    "shift": shift,
    "swap": swap,
    "transfer": transfer,
    "drain": drain,
}
"""Why what a step asks for may fail."""

VERBS = {
    "may": "use",
    "settle_here": "settle",
    "settle_any": "settle",
    "promote_here": "promote",
    "demote_here": "demote",
    "shift_tier": "shift",
    "swap_tiers": "swap",
    "transfer_here": "transfer",
    "swap_cards": "restack",
    "cycling": "discard",
    "trade_prep": "trade",
    "dig_keep": "keep",
    "dig_sink": "return",
    "prepare": "fill",
}
"""The word that a kind of step asks for, where it isn't called like it."""
