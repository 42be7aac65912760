"""The table before the race: cards, grid, bags, and the purchases with the money of each slot (R6-R14)."""

from ....core.events import Event, Events
from ....core.options import Setup
from ....core.rng import Rng
from ..components import (
    BLUE_IN_BOX,
    BOX,
    BY_TYPE,
    FIVE_LAPS,
    MONEY,
    SLOTS,
    START,
    TYPES,
    USUAL_LAPS,
    rack,
)
from ..cubes import BLUE, GEARS, ONE, Pile
from ..owners import cards_of, track_of
from ..state import Agenda, State, place_of, step
from ..tracks import Track


def chosen_cards(setup: Setup, rng: Rng) -> tuple[str, ...]:
    """One card of each type: a suggested set, one's own choice, or at random (R8, V3)."""
    which = setup.options["cards"]
    if which == "random":
        return tuple(rng.choice(BY_TYPE[name]) for name in TYPES)
    if which == "chosen":
        return tuple(setup.options[name] for name in TYPES)
    return cards_of(setup, which)


def laps_to_drive(setup: Setup) -> int:
    """As agreed, or as the card set suggests (R11, V1)."""
    agreed = setup.options["laps"]
    if agreed != "set":
        return int(agreed)
    return 5 if setup.options["cards"] in FIVE_LAPS else USUAL_LAPS


def turn_orders(setup: Setup) -> list[tuple[int, ...]]:
    """The turn orders that the options allow: clockwise from anybody, or the one agreed (R9, V2)."""
    seats = tuple(range(setup.players))
    match setup.options["grid"]:
        case "fixed":
            return [seats]
        case "reverse":
            return [seats[::-1]]
        case "chosen":
            named = [int(setup.options[slot]) - 1 for slot in SLOTS]
            return [tuple(dict.fromkeys(seat for seat in (*named, *seats) if seat in seats))]
        case _:
            return [seats[first:] + seats[:first] for first in seats]


def turn_order(setup: Setup, rng: Rng) -> tuple[int, ...]:
    """By lot, where nothing is agreed."""
    orders = turn_orders(setup)
    return orders[rng.below(len(orders)) if len(orders) > 1 else 0]


def slot_section(track: Track, slot: int) -> int:
    return track.slots[slot]


def slot_space(track: Track, slot: int) -> str:
    return track.spaces[track.space_of[slot_section(track, slot)]].id


def box(setup: Setup) -> Pile:
    """All cubes there are; the rulebook counts one blue cube less than other sources (Q37)."""
    return BOX - (BLUE_IN_BOX - int(setup.options["blue"])) * ONE[BLUE]


def setup_agenda(order: tuple[int, ...], bought: int = 0) -> Agenda:
    """Purchases in turn order, from the seat at place `bought` on; then the race starts."""
    seats = list(enumerate(order))[bought:]
    return (step("race", 0), *(step("setup", seat, MONEY[slot]) for slot, seat in reversed(seats)))


def new_table(setup: Setup, rng: Rng) -> State:
    order = turn_order(setup, rng)
    players = setup.players
    where = track_of(setup)
    cards = chosen_cards(setup, rng)
    cars = tuple(slot_section(where, order.index(seat)) for seat in range(players))
    none = (0,) * players
    return State(
        setup=setup,
        track=where,
        rack=rack(cards, bool(setup.options["wear_for_sale"])),
        race_laps=laps_to_drive(setup),
        order=order,
        turn=order[0],
        round=1,
        act=none,
        used=none,
        disc=none,
        bag=(START,) * players,
        stock=box(setup) - players * START,
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
