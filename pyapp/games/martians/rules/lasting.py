"""Effects that last, and how they end (Q44, Q78)."""

from ....core.events import Event, Events
from ....core.values import without
from ..components import CARDS
from ..state import Effect, State
from .happenings import to_discards


def last(state: State, card: int, seat: int, until: str, of: int, events: Events, left: int = 0) -> None:
    """The card stays on the table as a reminder."""
    state.in_play = without(state.in_play, card)
    state.effects = (*state.effects, Effect(card, seat, until, of, state.number, left))
    if events is not None:
        events.append(Event("lasting", card=CARDS[card], seat=seat, until=until, of=of))


def expire(state: State, until: str, seat: int, events: Events) -> None:
    """What ends now; the `end` of a turn means one that began after the effect."""
    over = [effect for effect in state.effects if _ends(state, effect, until, seat)]
    if not over:
        return
    state.effects = tuple(effect for effect in state.effects if not _ends(state, effect, until, seat))
    for effect in over:
        if effect.lies:
            to_discards(state, effect.card)
        if events is not None:
            events.append(Event("expired", card=CARDS[effect.card], seat=effect.seat))


def _ends(state: State, effect: Effect, until: str, seat: int) -> bool:
    if effect.until != until:
        return False
    if until == "end":
        return effect.of == seat and state.number > effect.since
    return until == "turn" or effect.of == seat
