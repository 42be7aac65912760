"""How a turn begins, and what the X-Ray Goggles show in it."""

from ....core.events import Event, Events
from ....core.values import with_at
from ..components import COMPONENTS, XRAY
from ..moves import NONE
from ..state import State


def begin(state: State, seat: int, events: Events) -> None:
    state.turn = seat
    state.used = with_at(state.used, seat, state.used[seat] & ~state.box.each_turn)
    state.primary = state.built_now = state.dismantled_now = NONE
    if state.built[seat] >> XRAY & 1:
        look(state, events)


def visible(state: State) -> int:
    """How many cards of the deck the Goggles show (M1)."""
    return min(state.box.depth, len(state.deck))


def top(state: State, count: int) -> list[str]:
    """The next cards of the deck, in the order in which they will be drawn."""
    return [COMPONENTS[component] for component in state.deck[: -count - 1 : -1]]


def look(state: State, events: Events) -> None:
    """The owner of the Goggles sees the next cards; told only if some of them are new (M1)."""
    seat, count = state.turn, visible(state)
    if state.looked[seat] >= count:
        return
    state.looked = with_at(state.looked, seat, count)
    if events is not None:
        secret = {"seen": "yes", "cards": top(state, count)}
        events.append(Event("looked", seat=seat, n=count, to=[seat], secret=secret, reveals=True))
