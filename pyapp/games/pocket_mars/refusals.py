"""Why a move can't be made now: the rule, and what would be legal instead."""

from collections.abc import Callable
from typing import Any

from ...core.refusals import Refusal
from .agenda import AGENDA
from .colonists import name
from .components import BUILDINGS, CARD_IDS, CONSTRUCTION
from .moves import DA, DOWN_STAR, FROM_HAND, SLOTS, UP_STAR, Move
from .state import EMPTY, ONE, TWO, State, Step, prep_cards, room_left

Reason = Callable[[State, Step, Move], Refusal | None]

STEP_RULES = {"act": "R9", "keep": "R22", "prepare": "R6", "scrap": "R36d", "take": "R33"}


def refusal(state: State, move: Move) -> Refusal | None:
    """None if the move is legal; it is if, and only if, it is one of the choices."""
    offered = AGENDA.choices(state)
    if move in offered:
        return None
    step = state.agenda[-1]
    reason = REASONS.get(move.verb)
    if reason is not None and any(other.verb == move.verb for other in offered):
        found = reason(state, step, move)
    elif step.kind == "act" and move.verb == "launch":
        found = Refusal("R36d" if state.solo else "R14", "earth_empty")
    else:
        found = None
    return found or Refusal(rule_of(step), "not_now", {"step": step.kind})


def rule_of(step: Step) -> str:
    return STEP_RULES.get(step.kind) or step.rule


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


def looked_at(_state: State, step: Step, move: Move) -> Refusal | None:
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
    here, lower, upper = move.first, move.second, move.third
    height = len(state.stacks[here])
    if height < 2:
        return Refusal(rule_of(step), "too_few_cards", _params(building=here, n=height))
    if max(lower, upper) > height:
        return Refusal(rule_of(step), "no_such_level", _params(building=here, n=height))
    return Refusal(rule_of(step), "lower_first")


def cover(state: State, step: Step, move: Move) -> Refusal | None:
    return _not_in_hand(state, step, move.first) or _houses(step, move.second)


def salvage(_state: State, step: Step, move: Move) -> Refusal | None:
    """A housing Building that isn't offered has no card."""
    return _houses(step, move.first) or Refusal(rule_of(step), "stack_empty", _params(building=move.first))


# -- colonists ----------------------------------------------------------------------------------


def _houses(_step: Step, here: int) -> Refusal | None:
    return Refusal("R8", "houses_nobody") if here == CONSTRUCTION else None


def _right_place(step: Step, here: int) -> Refusal | None:
    """A Building that houses; for an op that says "here", the one the card was connected to."""
    if step.kind.endswith("_here") and here != step.here:
        return Refusal(rule_of(step), "only_here", _params(building=step.here))
    return _houses(step, here)


def _nobody(state: State, step: Step, side: int, space: int, here: int) -> Refusal | None:
    if state.colonists[side][space + here]:
        return None
    key = "nobody_below" if space == ONE else "nobody_above"
    return Refusal(rule_of(step), key, _params(who=side, building=here))


def _full(state: State, here: int) -> Refusal | None:
    if room_left(state, here) > 0:
        return None
    return Refusal("R8", "no_room", _params(building=here, n=state.room_above))


def settle(_state: State, step: Step, move: Move) -> Refusal | None:
    return _right_place(step, move.first)


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
    nobody = _houses(step, here) or _nobody(state, step, up, ONE, here)
    return nobody or _nobody(state, step, down, TWO, here)


def transfer(state: State, step: Step, move: Move) -> Refusal | None:
    origin, target = move.first, move.second
    if origin == target:
        return Refusal(rule_of(step), "same_building")
    wrong = _right_place(step, target) or _houses(step, origin)
    return wrong or _nobody(state, step, step.seat, ONE, origin)


def drain(state: State, step: Step, move: Move) -> Refusal | None:
    return _no_such_side(state, step, move.first, rule_of(step)) or Refusal(
        rule_of(step), "no_energy_there", _params(who=move.first)
    )


REASONS: dict[str, Reason] = {
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
