"""What the cards do with colonists and energy (sheet 4.3), and what they offer to choose from."""

from typing import Any

from ....core.events import Event, Events
from ....core.values import with_at
from ..components import BUILDINGS, HOUSES
from ..moves import DA, DOWN_STAR, PLACE, UP_STAR, Move, move
from ..state import (
    AUTOMATIC_OPS,
    EARTH,
    NOWHERE,
    ONE,
    SHIP,
    TWO,
    State,
    Step,
    op_steps,
    others,
    prep_cards,
    room_left,
)
from .hindrance import hindrance, inhabited

SETTLE = tuple(move("settle", here) for here in HOUSES)


def name(side: int) -> int | str:
    """A side as events and views call it."""
    return "da" if side == DA else side


# -- basic motions ------------------------------------------------------------------------------


def walk(state: State, side: int, origin: int, target: int, n: int = 1) -> None:
    """Colonists go from one place to another: Earth, Ship, a space of a Building."""
    colonists = list(state.colonists[side])
    colonists[origin] -= n
    colonists[target] += n
    state.colonists = with_at(state.colonists, side, tuple(colonists))


def launch(state: State, step: Step, events: Events) -> None:
    """As many as there are, up to n, from Earth to the Ship (Q24)."""
    n = min(step.n, state.colonists[step.seat][EARTH])
    if n:
        walk(state, step.seat, EARTH, SHIP, n)
        if events is not None:
            events.append(Event("launched", seat=step.seat, n=n, rule=step.rule))
    elif events is not None:
        idle(state, step, events)


def gain(state: State, step: Step, events: Events) -> None:
    n = min(step.n, state.most_energy - state.energy[step.seat])
    if n:
        add_energy(state, step.seat, n)
        if events is not None:
            level = state.energy[step.seat]
            events.append(Event("gained", seat=step.seat, n=n, level=level, rule=step.rule))
    elif events is not None:
        idle(state, step, events)


def gain_per_building(state: State, step: Step, events: Events) -> None:
    n = min(step.n, len(inhabited(state, step.seat)))
    gain(state, step._replace(n=n), events)


def add_energy(state: State, side: int, n: int) -> None:
    state.energy = with_at(state.energy, side, state.energy[side] + n)


def idle(state: State, step: Step, events: list[Event]) -> None:
    """An op that finds nothing to do is told, and why; nobody is asked (Q24, Q25)."""
    if found := hindrance(state, step):
        events.append(
            Event("idle", seat=step.seat, op=step.kind, why=found.key, rule=found.rule, **found.params)
        )


# -- place (R12a), settle -----------------------------------------------------------------------


def offer_place(state: State, step: Step) -> list[Move]:
    return [PLACE] if state.colonists[step.seat][SHIP] else []


def offer_settle_here(state: State, step: Step) -> list[Move]:
    return [SETTLE[step.here]] if state.colonists[step.seat][SHIP] else []


def offer_settle_any(state: State, step: Step) -> list[Move]:
    return list(SETTLE) if state.colonists[step.seat][SHIP] else []


def place(state: State, step: Step, _move: Move, events: Events) -> None:
    settle_in(state, step, step.here, events)


def settle(state: State, step: Step, move: Move, events: Events) -> None:
    settle_in(state, step, move.first, events)
    again(state, step)


def settle_in(state: State, step: Step, here: int, events: Events) -> None:
    walk(state, step.seat, SHIP, ONE + here)
    if events is not None:
        building = BUILDINGS[here]
        events.append(Event("settled", seat=step.seat, building=building, rule=step.rule))


def again(state: State, step: Step) -> None:
    """Up to n times: what is left of an op is asked again."""
    if step.n > 1:
        state.agenda = (*state.agenda, step._replace(n=step.n - 1))


# -- between the two spaces of a Building -------------------------------------------------------


def offer_promote(state: State, step: Step) -> list[Move]:
    own = state.colonists[step.seat]
    return [move("promote", here) for here in HOUSES if own[ONE + here] and room_left(state, here) > 0]


def offer_promote_here(state: State, step: Step) -> list[Move]:
    return [found for found in offer_promote(state, step) if found.first == step.here]


def promote(state: State, step: Step, move: Move, events: Events) -> None:
    shift_colonist(state, step, step.seat, move.first, UP_STAR, events)
    again(state, step)


def offer_demote(state: State, _step: Step) -> list[Move]:
    return [
        move("demote", side, here)
        for side in state.sides
        for here in HOUSES
        if state.colonists[side][TWO + here]
    ]


def offer_demote_here(state: State, step: Step) -> list[Move]:
    return [found for found in offer_demote(state, step) if found.second == step.here]


def demote(state: State, step: Step, move: Move, events: Events) -> None:
    shift_colonist(state, step, move.first, move.second, DOWN_STAR, events)


def offer_shift(state: State, _step: Step) -> list[Move]:
    """Any side's colonist, either way, room permitting (R17a, Q28)."""
    found = []
    for side in state.sides:
        colonists = state.colonists[side]
        for here in HOUSES:
            if colonists[ONE + here] and room_left(state, here) > 0:
                found.append(move("shift", side, here, UP_STAR))
            if colonists[TWO + here]:
                found.append(move("shift", side, here, DOWN_STAR))
    return found


def shift(state: State, step: Step, move: Move, events: Events) -> None:
    shift_colonist(state, step, move.first, move.second, move.third, events)


def shift_colonist(state: State, step: Step, side: int, here: int, way: int, events: Events) -> None:
    low, high = ONE + here, TWO + here
    walk(state, side, *((low, high) if way == UP_STAR else (high, low)))
    if events is not None:
        kind = "promoted" if way == UP_STAR else "demoted"
        building = BUILDINGS[here]
        events.append(Event(kind, seat=step.seat, who=name(side), building=building, rule=step.rule))


def offer_swap_tiers(state: State, _step: Step) -> list[Move]:
    """One of the 1-star space for one of the 2-star space; the same owner would change nothing."""
    return [
        move("swap", here, up, down)
        for here in HOUSES
        for up in state.sides
        if state.colonists[up][ONE + here]
        for down in state.sides
        if down != up and state.colonists[down][TWO + here]
    ]


def swap_tiers(state: State, step: Step, move: Move, events: Events) -> None:
    here, up, down = move.first, move.second, move.third
    walk(state, up, ONE + here, TWO + here)
    walk(state, down, TWO + here, ONE + here)
    if events is not None:
        events.append(
            Event(
                "swapped",
                seat=step.seat,
                building=BUILDINGS[here],
                up=name(up),
                down=name(down),
                rule=step.rule,
            )
        )


# -- between Buildings --------------------------------------------------------------------------


def offer_transfer(state: State, step: Step) -> list[Move]:
    own = state.colonists[step.seat]
    return [
        move("transfer", origin, target)
        for origin in HOUSES
        if own[ONE + origin]
        for target in HOUSES
        if target != origin
    ]


def offer_transfer_here(state: State, step: Step) -> list[Move]:
    return [found for found in offer_transfer(state, step) if found.second == step.here]


def transfer(state: State, step: Step, move: Move, events: Events) -> None:
    walk(state, step.seat, ONE + move.first, ONE + move.second)
    if events is not None:
        events.append(
            Event(
                "transferred",
                seat=step.seat,
                origin=BUILDINGS[move.first],
                building=BUILDINGS[move.second],
                rule=step.rule,
            )
        )


# -- energy -------------------------------------------------------------------------------------


def offer_drain(state: State, step: Step) -> list[Move]:
    return [move("drain", side) for side in others(state, step.seat) if state.energy[side]]


def drain(state: State, step: Step, move: Move, events: Events) -> None:
    add_energy(state, move.first, -1)
    if events is not None:
        events.append(Event("drained", seat=step.seat, who=name(move.first), rule=step.rule))


def pay(state: State, step: Step, _move: Move, events: Events) -> None:
    """Never partial (Q25); what was paid for follows at once."""
    add_energy(state, step.seat, -step.n)
    if events is not None:
        level = state.energy[step.seat]
        events.append(Event("paid", seat=step.seat, n=step.n, level=level, rule=step.rule))
    follow(state, step)


def use(state: State, step: Step, _move: Move, events: Events) -> None:
    """Told where a question comes first, which says nothing by itself; whatever else follows is told as it happens."""
    if events is not None and asks_first(state, step):
        about: dict[str, Any] = {"building": BUILDINGS[step.here]} if step.here != NOWHERE else {}
        if step.kind == "if_hand":
            about["colour"] = BUILDINGS[step.n]
        events.append(Event("used", seat=step.seat, op=step.kind, rule=step.rule, **about))
    follow(state, step)


def asks_first(state: State, step: Step) -> bool:
    """Does what follows begin with a choice? In solo drawing is one, of a card of DA's prep (R33)."""
    first = step.then[0].name
    if first == "draw":
        return state.solo and len(prep_cards(state, DA)) > 1
    return first not in AUTOMATIC_OPS


def follow(state: State, step: Step) -> None:
    """What stands behind a condition, a price or a "may" comes next."""
    state.agenda += op_steps(step.then, step.seat, step.here, step.card, step.rule)
