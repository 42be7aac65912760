"""The table before the race: cards, grid, bags, and the purchases with the money of each slot (R6-R14)."""

from ...core.events import Event, Events
from ...core.options import Setup
from ...core.rng import Rng
from .components import (
    BOX,
    BY_TYPE,
    FIVE_LAPS,
    GRID,
    MONEY,
    SETS,
    START,
    TYPES,
    USUAL_LAPS,
    rack,
)
from .cubes import GEARS
from .state import Agenda, State, place_of, step
from .tracks import Track, track


def chosen_cards(setup: Setup, rng: Rng) -> tuple[str, ...]:
    """One card of each type: a suggested set, one's own choice, or at random (R8, V3)."""
    which = setup.options["cards"]
    if which == "random":
        return tuple(rng.choice(BY_TYPE[name]) for name in TYPES)
    if which == "chosen":
        return tuple(setup.options[name] for name in TYPES)
    return SETS[which]


def laps_to_drive(setup: Setup) -> int:
    """As agreed, or as the card set suggests (R11, V1)."""
    agreed = setup.options["laps"]
    if agreed != "set":
        return int(agreed)
    return 5 if setup.options["cards"] in FIVE_LAPS else USUAL_LAPS


def turn_order(setup: Setup, rng: Rng) -> tuple[int, ...]:
    """Clockwise from a random first player, or as agreed (R9, V2)."""
    seats = list(range(setup.players))
    match setup.options["grid"]:
        case "fixed":
            return tuple(seats)
        case "reverse":
            return tuple(reversed(seats))
        case _:
            first = rng.below(setup.players)
            return tuple(seats[first:] + seats[:first])


def slot_section(track: Track, slot: int) -> int:
    lane, column = GRID[slot]
    return lane * track.columns + column


def setup_agenda(order: tuple[int, ...], bought: int = 0) -> Agenda:
    """Purchases in turn order, from the seat at place `bought` on; then the race starts."""
    seats = list(enumerate(order))[bought:]
    return (step("race", 0), *(step("setup", seat, MONEY[slot]) for slot, seat in reversed(seats)))


def new_table(setup: Setup, rng: Rng) -> State:
    order = turn_order(setup, rng)
    players = setup.players
    where = track(setup.options["track"])
    cards = chosen_cards(setup, rng)
    cars = tuple(slot_section(where, order.index(seat)) for seat in range(players))
    none = (0,) * players
    return State(
        setup=setup,
        track=where,
        rack=rack(cards),
        race_laps=laps_to_drive(setup),
        order=order,
        turn=order[0],
        round=1,
        act=none,
        used=none,
        disc=none,
        bag=(START,) * players,
        stock=BOX - players * START,
        cars=cars,
        laps=none,
        owed=none,
        started=False,
        sheltered=False,
        path=(),
        entry=cars[order[0]],
        crossed=0,
        agenda=setup_agenda(order),
        rng=rng.state,
    )


def tell_start(state: State, events: Events) -> None:
    if events is None:
        return
    events.append(
        Event(
            "started",
            track=state.track.id,
            cards=list(state.rack.ids[len(GEARS) + 1 :]),
            laps=state.race_laps,
            order=list(state.order),
        )
    )
    for slot, seat in enumerate(state.order):
        place = place_of(state, state.cars[seat])
        events.append(Event("lined_up", seat=seat, slot=slot + 1, money=MONEY[slot], **place))
