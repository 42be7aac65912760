"""A turn: Action, Buy, Car, Decline, End, or a pit stop (R15-R20, R29-R40)."""

from ....core.events import Event, Events
from ....core.values import with_at
from ..components import HAND, LONG_DRIVE, MAX_ROUNDS
from ..cubes import COLOURS, GREEN, ONE, WEAR, all_of, count, present, size, worth
from ..moves import BUY, END, PIT_CLEAN, PIT_KEEP, SHOP, USE, Move
from ..piles import back_to_stock, draw, gain, take_wear, to_be_had
from ..state import State, Step, place_of, position, progress, ranking, step
from .driving import darkest, decline_wear, laps_left, marker, momentum, slipstream
from .effects import activate, obstacle

# -- the Action phase ---------------------------------------------------------------------------


def begin(state: State, seat: int, events: Events) -> None:
    """A seat's turn: first the draws that a fast Boost still owes it (V5), then its actions."""
    state.turn = seat
    state.started = state.sheltered = False
    state.path = ()
    state.entry = state.cars[seat]
    state.crossed = 0
    owed = state.owed[seat]
    state.agenda = (step("act", seat),)
    if owed:
        state.owed = with_at(state.owed, seat, 0)
        state.agenda += (step("boost", seat, 1, GREEN),) * owed
    if events is not None:
        events.append(Event("turn", seat=seat, round=state.round, position=position(state, seat)))


def money(state: State, seat: int) -> int:
    """What the cubes still active are worth (R29)."""
    return worth(state.act[seat], state.rack.values)


def may_pit(state: State, keep: bool) -> bool:
    """Before any action (R38); wear can be kept only if there is some (Q35)."""
    return not state.started and (not keep or count(state.act[state.turn], WEAR) > 0)


def offer_actions(state: State, due: Step) -> list[Move]:
    seat = due.seat
    act = state.act[seat]
    found = [USE[colour] for colour in present(act) if obstacle(state, seat, colour) is None]
    if not state.started:
        found += [pit for pit in (PIT_CLEAN, PIT_KEEP) if may_pit(state, pit == PIT_KEEP)]
    if to_be_had(state, money(state, seat)):
        found.append(SHOP)
    found.append(END)
    return found


def do_action(state: State, due: Step, move: Move, events: Events) -> None:
    seat = due.seat
    match move.verb:
        case "use":
            state.agenda = (*state.agenda, due)
            activate(state, seat, move.first, events)
        case "shop":
            budget = money(state, seat)
            state.agenda = (*state.agenda, step("shop", seat, budget))
            if events is not None:
                events.append(Event("shopping", seat=seat, money=budget))
        case "end":
            finish(state, seat, money(state, seat), events)
        case _:
            pit_stop(state, seat, move == PIT_KEEP, events)


# -- Buy ----------------------------------------------------------------------------------------


def offer_goods(state: State, due: Step) -> list[Move]:
    """Every cube on sale that the money buys, and the end of it; also before the race (R13)."""
    return [*(BUY[colour] for colour in to_be_had(state, due.n)), END]


def do_shopping(state: State, due: Step, move: Move, events: Events) -> None:
    if move == END:
        finish(state, due.seat, due.n, events)
        return
    gain(state, due.seat, move.first)
    paid(state, due, move.first, events)


def paid(state: State, due: Step, colour: int, events: Events) -> None:
    """The rest of the money can buy more."""
    cost = state.rack.costs[colour]
    left = due.n - cost
    state.agenda = (*state.agenda, due._replace(n=left))
    if events is not None:
        events.append(Event("bought", seat=due.seat, colour=COLOURS[colour], cost=cost, money=left))


def do_setup(state: State, due: Step, move: Move, events: Events) -> None:
    """Purchases before the race go into the bag; money left is lost (R13)."""
    seat, colour = due.seat, move.first
    if move == END:
        if events is not None:
            if due.n:
                events.append(Event("lost", seat=seat, n=due.n))
            events.append(Event("ready", seat=seat))
        return
    state.stock -= ONE[colour]
    state.bag = with_at(state.bag, seat, state.bag[seat] + ONE[colour])
    paid(state, due, colour, events)


def start_race(state: State, _due: Step, events: Events) -> None:
    """Everybody draws a hand; the first player begins (R14, R15)."""
    for seat in state.order:
        draw(state, seat, HAND, "hand", events)
    if events is not None:
        events.append(Event("round", n=1))
    begin(state, state.order[0], events)


# -- Car, Decline, End --------------------------------------------------------------------------


def finish(state: State, seat: int, left: int, events: Events) -> None:
    """The car drives, wears and everything is cleared away; then the next turn."""
    if left and events is not None:
        events.append(Event("lost", seat=seat, n=left))
    _drive_car(state, seat, events)
    _decline(state, seat, events)
    _clear_away(state, seat, events)


def _drive_car(state: State, seat: int, events: Events) -> None:
    """The car jumps to the head; a lap for every crossing of the line (R30)."""
    if not state.path:
        if events is not None:
            events.append(Event("stood", seat=seat))
        return
    origin, before = state.cars[seat], progress(state, seat)
    started_with = laps_left(state, seat)
    leader_left = min(laps_left(state, other) for other in range(state.players))
    state.cars = with_at(state.cars, seat, state.path[-1][0])
    state.laps = with_at(state.laps, seat, state.laps[seat] + state.crossed)
    if events is None:
        return
    columns = progress(state, seat) - before
    events.append(
        Event(
            "drove",
            seat=seat,
            origin=place_of(state, origin),
            **place_of(state, state.cars[seat]),
            columns=columns,
            spaces=len(state.path),
            long=columns >= LONG_DRIVE,
        )
    )
    for lap in range(1, state.crossed + 1):
        left = max(0, started_with - lap)
        laps = state.laps[seat] - state.crossed + lap
        events.append(Event("lap", seat=seat, laps=laps, left=left, marker=marker(left)))
    if leader_left and not laps_left(state, seat):
        events.append(Event("finished", seat=seat))


def _decline(state: State, seat: int, events: Events) -> None:
    """Wear by the darkest space, unless in a slipstream or sheltered by Aerodynamics (R31-R34)."""
    due = decline_wear(state.path, state.track)
    if not due:
        return
    rival = slipstream(state, seat, state.cars[seat])
    if rival >= 0 or state.sheltered:
        if events is not None:
            drafted = Event("drafted", seat=seat, rival=rival, n=due)
            events.append(drafted if rival >= 0 else Event("spared", seat=seat, n=due))
        return
    taken = take_wear(state, seat, due)
    if events is not None:
        colour = COLOURS[darkest(state.path, state.track)]
        events.append(Event("decline", seat=seat, n=taken, short=due - taken, darkest=colour))


def _clear_away(state: State, seat: int, events: Events) -> None:
    """All cubes to the discards, a new hand, momentum for every car; the next seat (R35-R37, R40)."""
    cleared = state.disc[seat] + state.act[seat] + state.used[seat]
    state.disc = with_at(state.disc, seat, cleared)
    state.act = with_at(state.act, seat, 0)
    state.used = with_at(state.used, seat, 0)
    state.path = ()
    draw(state, seat, HAND, "hand", events)
    rolled = momentum(state.track, state.cars)
    if events is not None:
        for other, section in enumerate(rolled):
            if section != state.cars[other]:
                events.append(Event("rolled", seat=other, **place_of(state, section)))
    state.cars = rolled
    _next_turn(state, events)


def _next_turn(state: State, events: Events) -> None:
    at = state.order.index(state.turn) + 1
    if at < state.players:
        begin(state, state.order[at], events)
        return
    finished = max(state.laps) >= state.race_laps
    if finished or state.round >= MAX_ROUNDS:
        end_race(state, "finish" if finished else "rounds", events)
        return
    state.round += 1
    if events is not None:
        events.append(Event("round", n=state.round))
    begin(state, state.order[0], events)


def end_race(state: State, why: str, events: Events) -> None:
    """All have had the same number of turns: the race is over (R40, R41), or nobody wants to finish it (Q36)."""
    state.agenda = ()
    state.started = state.sheltered = False
    state.entry = state.cars[state.turn]
    state.crossed = 0
    if events is None:
        return
    if why == "rounds":
        events.append(Event("stopped", rounds=state.round))
    events.append(Event("over", why=why))
    columns = state.track.columns
    for place, seat in enumerate(ranking(state), 1):
        column = state.cars[seat] % columns
        events.append(Event("placed", seat=seat, place=place, laps=state.laps[seat], columns=column))


def pit_stop(state: State, seat: int, keep: bool, events: Events) -> None:
    """All wear of the active pile goes, or none; no driving, no buying (R38)."""
    wear = 0 if keep else all_of(state.act[seat], WEAR)
    back_to_stock(state, seat, "act", wear)
    if events is not None:
        events.append(Event("pitted", seat=seat, n=size(wear), keep=keep))
    _clear_away(state, seat, events)
