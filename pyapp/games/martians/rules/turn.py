"""The course of a turn, from its first window to the next player's (R10-R17)."""

from functools import cache

from ....core.events import Event, Events
from ....core.values import with_at, without
from ..components import CARDS, LONGEST
from ..moves import END, Move, move
from ..state import AWAKE, DISCARD, MARTIANS, QUIET_TURN, START, State, Step, ask_all, push
from .happenings import finish
from .lasting import expire


def begin(state: State, step: Step, events: Events) -> None:
    """A turn begins: the allowance is new, effects "until the next turn" end (R61, Q40)."""
    seat = step.seat
    if state.number >= LONGEST:  # Q73
        finish(state, "turns", -1, events)
        return
    state.active, state.number, state.phase = seat, state.number + 1, START
    state.rolls = ()
    state.spent = with_at(state.spent, seat, False)
    state.quiet = with_at(state.quiet, seat, AWAKE)
    if events is not None:
        events.append(Event("turn", seat=seat, number=state.number))
    expire(state, "start", seat, events)
    push(state, *course(seat, state.players))


@cache
def course(seat: int, players: int) -> tuple[Step, ...]:
    """The steps of a turn, the first one first; each seat's are made once."""
    return (
        ask_all(seat, players, "start"),
        Step("tile_step", seat),
        ask_all(seat, players, "tile"),
        Step("fight_here", seat),
        Step("draw", seat),
        ask_all(seat, players, "draw"),
        Step("roll_move", seat),
        Step("phase", seat, MARTIANS),
        ask_all(seat, players, "before_march"),
        Step("roll_march", seat),
        ask_all(seat, players, "spawn"),
        Step("spawning", seat),
        Step("phase", seat, DISCARD),
        ask_all(seat, players, "discard"),
        Step("discard", seat),
        Step("end_turn", seat),
    )


def phase(state: State, step: Step, _events: Events) -> None:
    state.phase = step.n
    state.movement = None


def offer_discard(state: State, step: Step) -> list[Move]:
    """Step 8: a card, or none (R17)."""
    return [END, *(move("discard", card) for card in sorted(set(state.hands[step.seat])))]


def discard(state: State, step: Step, chosen: Move, events: Events) -> None:
    if chosen == END:
        return
    seat, card = step.seat, chosen.first
    state.hands = with_at(state.hands, seat, without(state.hands[seat], card))
    state.discards = (*state.discards, card)
    if events is not None:
        events.append(Event("discarded", seat=seat, card=CARDS[card]))


def end_turn(state: State, step: Step, events: Events) -> None:
    seat = step.seat
    expire(state, "turn", seat, events)
    expire(state, "end", seat, events)
    state.movement, state.times = None, 0
    state.quiet = tuple(AWAKE if quiet == QUIET_TURN else quiet for quiet in state.quiet)
    if events is not None:
        events.append(Event("ended_turn", seat=seat))
    if state.extra:
        state.extra -= 1
        if events is not None:
            events.append(Event("extra_turn", seat=seat))
    else:
        seat = (seat + 1) % state.players
    push(state, Step("begin", seat))
