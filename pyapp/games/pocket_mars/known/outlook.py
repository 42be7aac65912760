"""What cards one knows would do if they were played now: every line of a prep card, to its last step.

Nothing here depends on a hidden card: cards that a line draws change none of what is told.
"""

from collections.abc import Iterator

from ....core.refusals import Refusal
from ..components import ABILITIES, ABILITY_RULES, CARD_IDS, COLOURS, HOUSING
from ..moves import DA, SLOTS, Move, move
from ..owners import faces
from ..rules.agenda import AGENDA
from ..rules.colonists import name
from ..rules.hindrance import hindrance, hindrance_of
from ..state import EMPTY, SHIP, State, Step, op_step, others, step, to_beat
from . import seen

OWNERS_STEPS = frozenset(("R12b", "R13a"))  # the prep action is its owner's
STEPS_OF_A_LINE = frozenset(("R12a", "R36c", *OWNERS_STEPS, *ABILITY_RULES))


def outlook(state: State, seat: int) -> list[seen.Forecast]:
    return [forecast(state, seat, slot, card) for slot, card in enumerate(state.preps[seat]) if card != EMPTY]


def tops(state: State, seat: int) -> list[seen.Top]:
    """What stands in the way of each hand action, the card itself having left the hand."""
    found: list[seen.Top] = []
    for card in state.hands[seat]:
        played = state.copy()
        played.hands = tuple(
            tuple(other for other in hand if other != card) if owner == seat else hand
            for owner, hand in enumerate(state.hands)
        )
        missing = hindrance_of(played, Step("top", seat, card=card, rule="R11"), faces(state.own)[card].top)
        found.append(
            {
                "card": CARD_IDS[card],
                "top": missing.key if missing else "free",
                "why": missing.as_dict() if missing else None,
            }
        )
    return found


def forecast(state: State, seat: int, slot: int, card: int) -> seen.Forecast:
    """Would the card place; could its prep action and the ability do anything, whatever is chosen before?"""
    here = COLOURS[card]
    places = _beats(state, card) and state.colonists[seat][SHIP] > 0
    bottom, ability = _within_reach(state, seat, move("prep", slot, card))
    missing = _obstacle(state, seat, card, "R12b")
    idle = _idle(state, seat, here)
    return {
        "slot": SLOTS[slot],
        "card": CARD_IDS[card],
        "to_beat": to_beat(state, here) if here < HOUSING else None,
        "beats": _beats(state, card),
        "places": places,
        "bottom": "free" if bottom or not missing else missing.key,
        "why": None if bottom or not missing else missing.as_dict(),
        "ability": ability,
        "ability_why": None if ability or not idle else idle.as_dict(),
    }


def steals(state: State, seat: int) -> list[seen.Steal]:
    """The cards of other preps that this seat has seen: what each would do if it were connected now (R13, R36c)."""
    return [
        _steal(state, seat, owner, slot, card)
        for owner in others(state, seat)
        for slot, card in enumerate(state.preps[owner])
        if card != EMPTY and state.known[seat] >> card & 1
    ]


def _steal(state: State, seat: int, owner: int, slot: int, card: int) -> seen.Steal:
    """Its owner may use the prep action, you the ability; DA's card compares, and has no prep action (R36c)."""
    here = COLOURS[card]
    bottom, ability = _within_reach(state, seat, move("steal", owner, slot))
    machine = owner == DA
    missing = None if machine else _obstacle(state, owner, card, "R13a")
    idle = _idle(state, seat, here)
    return {
        "who": str(name(owner)),
        "slot": SLOTS[slot],
        "card": CARD_IDS[card],
        "to_beat": to_beat(state, here) if machine and here < HOUSING else None,
        "places": machine and _beats(state, card) and state.colonists[seat][SHIP] > 0,
        "bottom": "none" if machine else "free" if bottom or not missing else missing.key,
        "why": None if bottom or not missing else missing.as_dict(),
        "ability": ability,
        "ability_why": None if ability or not idle else idle.as_dict(),
    }


def _beats(state: State, card: int) -> bool:
    here = COLOURS[card]
    return here < HOUSING and state.values[card] > to_beat(state, here)


def _obstacle(state: State, owner: int, card: int, rule: str) -> Refusal | None:
    """What stands in the way of a prep action as the table stands."""
    asked = Step("bottom", owner, here=COLOURS[card], card=card, rule=rule)
    return hindrance_of(state, asked, faces(state.own)[card].bottom)


def _idle(state: State, seat: int, here: int) -> Refusal | None:
    """What stands in the way of a Building's ability as the table stands."""
    return hindrance(state, op_step(ABILITIES[here], seat, here, EMPTY, ""))


def _within_reach(state: State, seat: int, first: Move) -> tuple[bool, bool]:
    """Does some line of the turn come to the prep action, and some to the ability?"""
    begun = state.copy()
    begun.turn, begun.choices = seat, None
    begun.agenda = (step("act", seat),)
    AGENDA.decide(begun, first, None)
    bottom = ability = False
    for asked in _questions(begun):
        ability = ability or asked.rule in ABILITY_RULES
        bottom = bottom or asked.rule in OWNERS_STEPS
        if bottom and ability:
            break
    return bottom, ability


def _questions(state: State) -> Iterator[Step]:
    """Every question that some line of the turn asks; the ability, which ends it, is not played out."""
    asked = state.agenda[-1] if state.agenda else None
    if asked is None or asked.rule not in STEPS_OF_A_LINE:
        return
    yield asked
    if asked.rule in ABILITY_RULES:
        return
    for choice in AGENDA.choices(state)[::-1]:
        following = state.copy()
        AGENDA.decide(following, choice, None)
        yield from _questions(following)
