"""What one's own cards would do if they were played now: every line of a prep card, to its last step.

Nothing here depends on a hidden card: cards that a line draws change none of what is told.
"""

from collections.abc import Iterator

from ..components import ABILITIES, ABILITY_RULES, CARD_IDS, COLOURS, HOUSING, VALUES
from ..moves import SLOTS, move
from ..owners import faces
from ..rules.agenda import AGENDA
from ..rules.hindrance import hindrance, hindrance_of
from ..state import EMPTY, SHIP, State, Step, op_step, step, to_beat
from . import seen

STEPS_OF_A_LINE = frozenset(("R12a", "R12b", *ABILITY_RULES))


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
    houses = here < HOUSING
    beats = houses and VALUES[card] > to_beat(state, here)
    bottom, ability = _within_reach(state, seat, slot, card)
    missing = hindrance_of(
        state, Step("bottom", seat, here=here, card=card, rule="R12b"), faces(state.own)[card].bottom
    )
    idle = hindrance(state, op_step(ABILITIES[here], seat, here, EMPTY, ""))
    return {
        "slot": SLOTS[slot],
        "card": CARD_IDS[card],
        "to_beat": to_beat(state, here) if houses else None,
        "beats": beats,
        "places": beats and state.colonists[seat][SHIP] > 0,
        "bottom": "free" if bottom or not missing else missing.key,
        "why": None if bottom or not missing else missing.as_dict(),
        "ability": ability,
        "ability_why": None if ability or not idle else idle.as_dict(),
    }


def _within_reach(state: State, seat: int, slot: int, card: int) -> tuple[bool, bool]:
    """Does some line of the turn come to the prep action, and some to the ability?"""
    begun = state.copy()
    begun.turn, begun.choices = seat, None
    begun.agenda = (step("act", seat),)
    AGENDA.decide(begun, move("prep", slot, card), None)
    bottom = ability = False
    for asked in _questions(begun):
        ability = ability or asked.rule in ABILITY_RULES
        bottom = bottom or asked.rule == "R12b"
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
