"""The choices within a card, one by one: what each offers, and what taking it does."""

from ....core.events import Event, Events
from ....core.values import with_at
from ..components import CARDS
from ..cubes import BLACK, COLOURS, ONE, count, present, size
from ..moves import ACT, DRAW, GAIN, GO, KEPT, MOST_AT_ONCE, PILE, REST, SWEEP, Move, move
from ..piles import back_to_stock, can_draw, card_wear, discard_active, draw, gain, sweep_wear, to_be_had
from ..state import State, Step, after, place_of
from .driving import offered
from .effects import gears_in, lighter_than, next_only, upgrades

# -- steps of the path --------------------------------------------------------------------------


def offer_steps(state: State, step: Step) -> list[Move]:
    return [GO[landing.space] for landing in offered(state, step.seat, step.mask)]


def go(state: State, step: Step, move: Move, events: Events) -> None:
    """A cube stands on the space; steps that are left may follow from there (R21-R27)."""
    seat, space = step.seat, move.first
    landing = next(landing for landing in offered(state, seat, step.mask) if landing.space == space)
    state.path = (*state.path, (landing.section, step.cube))
    state.entry = landing.entry
    state.crossed += landing.crosses
    if events is not None:
        events.append(
            Event(
                "stepped",
                seat=seat,
                **place_of(state, landing.section),
                colour=COLOURS[step.cube],
                colours=[COLOURS[colour] for colour in state.track.spaces[space].colours],
                crosses=bool(landing.crosses),
            )
        )
    if step.n > 1:
        mask = step.mask & state.track.masks[space] if step.same else step.mask
        state.agenda = (*state.agenda, step._replace(n=step.n - 1, mask=mask))


# -- cubes removed ------------------------------------------------------------------------------


def cubes_named(state: State, step: Step) -> int:
    """The pile whose cubes a choice names by colour and number."""
    return state.act[step.seat] if step.kind in FROM_ACTIVE else state.disc[step.seat]


FROM_ACTIVE = frozenset(("scrap", "lay", "put", "rest"))


def at_once(state: State, step: Step, colour: int) -> int:
    """How many cubes of a colour one move may name; 0: none."""
    cubes = cubes_named(state, step)
    match step.kind:
        case "scrap":
            most = 1
        case "crew":
            most = step.n if size(cubes) >= step.n else 0
        case "upgrade":
            return int(colour in upgrades(state, step.seat))
        case "put":
            return int(colour in gears_in(cubes))
        case _:
            most = step.n
    return min(most, MOST_AT_ONCE, count(cubes, colour))


def _by_number(state: State, step: Step, verb: str) -> list[Move]:
    return [
        move(verb, colour, number)
        for colour in present(cubes_named(state, step))
        for number in range(1, at_once(state, step, colour) + 1)
    ]


def offer_removal(state: State, step: Step) -> list[Move]:
    """From the discard pile, or Manager's one from the active pile: at most so many."""
    return _by_number(state, step, "remove")


def _remove(state: State, step: Step, move: Move, pile: str, events: Events) -> None:
    colour, number = move.first, move.second
    back_to_stock(state, step.seat, pile, number * ONE[colour])
    if events is not None:
        card = state.rack.ids[step.cube]
        events.append(
            Event("removed", seat=step.seat, colour=COLOURS[colour], n=number, pile=pile, card=card)
        )


def remove(state: State, step: Step, move: Move, events: Events) -> None:
    _remove(state, step, move, "disc", events)
    if step.n > move.second:
        state.agenda = (*state.agenda, step._replace(n=step.n - move.second))


def scrap(state: State, step: Step, move: Move, events: Events) -> None:
    _remove(state, step, move, "act", events)


def offer_crew(state: State, step: Step) -> list[Move]:
    """Pit Crew: all wear, or exactly two cubes."""
    return [SWEEP, *_by_number(state, step, "remove")]


def crew(state: State, step: Step, move: Move, events: Events) -> None:
    if move == SWEEP:
        sweep_wear(state, step.seat, step.cube, events)
        return
    _remove(state, step, move, "disc", events)
    if step.n > move.second:
        state.agenda = (*state.agenda, step._replace(kind="must_remove", n=step.n - move.second))


def trade(state: State, step: Step, move: Move, events: Events) -> None:
    """Pit Team: the cost of what is removed can be spent on one cube (Q1, Q18)."""
    _remove(state, step, move, "disc", events)
    money = step.money + move.second * CARDS[state.rack.ids[move.first]].cost
    state.agenda = (*state.agenda[:-1], state.agenda[-1]._replace(money=money))
    if step.n > move.second:
        state.agenda = (*state.agenda, step._replace(n=step.n - move.second, money=money))


def offer_gain(state: State, step: Step) -> list[Move]:
    """Any cube on sale that the trade pays for; with none there is nothing to receive (Q18)."""
    return [GAIN[colour] for colour in to_be_had(state, step.money)]


def receive(state: State, step: Step, move: Move, events: Events) -> None:
    _receive(state, step, move.first, events)


def _receive(state: State, step: Step, colour: int, events: Events) -> None:
    gain(state, step.seat, colour)
    if events is not None:
        card = state.rack.ids[step.cube]
        events.append(Event("gained", seat=step.seat, colour=COLOURS[colour], card=card))


def upgrade(state: State, step: Step, move: Move, events: Events) -> None:
    """Car Chief: the next darker gear for the one removed, nothing for black."""
    _remove(state, step, move, "disc", events)
    if move.first != BLACK:
        _receive(state, step, move.first + 1, events)


# -- cubes that change piles --------------------------------------------------------------------


def offer_lay(state: State, step: Step) -> list[Move]:
    return _by_number(state, step, "lay")


def _lay(state: State, step: Step, move: Move, events: Events) -> None:
    colour, number = move.first, move.second
    discard_active(state, step.seat, number * ONE[colour])
    if events is not None:
        card = state.rack.ids[step.cube]
        events.append(Event("laid", seat=step.seat, colour=COLOURS[colour], n=number, card=card))


def lay(state: State, step: Step, move: Move, events: Events) -> None:
    """Engineer: every cube laid down is one to be removed afterwards."""
    _lay(state, step, move, events)
    due = state.agenda[-1]
    state.agenda = (*state.agenda[:-1], due._replace(n=due.n + move.second))
    if step.n > move.second:
        state.agenda = (*state.agenda, step._replace(n=step.n - move.second))


def put(state: State, step: Step, move: Move, events: Events) -> None:
    """Steering: up to three steps of one lighter colour; with a white gear none (Q7, Q8)."""
    _lay(state, step, move, events)
    mask = lighter_than(move.first, next_only(state))
    if mask:
        state.agenda = (*state.agenda, Step("go", step.seat, 3, mask, True, step.cube))


def offer_rest(state: State, step: Step) -> list[Move]:
    return [REST[colour] for colour in present(state.act[step.seat])]


def rest(state: State, step: Step, move: Move, events: Events) -> None:
    seat, colour = step.seat, move.first
    state.act = with_at(state.act, seat, state.act[seat] - ONE[colour])
    state.used = with_at(state.used, seat, state.used[seat] + ONE[colour])
    if events is not None:
        events.append(Event("rested", seat=seat, colour=COLOURS[colour]))


def offer_bag(state: State, step: Step) -> list[Move]:
    piles = (state.act[step.seat], state.disc[step.seat])
    return [move("bag", pile, colour) for pile, cubes in enumerate(piles) for colour in present(cubes)]


def bag(state: State, step: Step, move: Move, events: Events) -> None:
    seat, pile, colour = step.seat, move.first, move.second
    if pile == ACT:
        state.act = with_at(state.act, seat, state.act[seat] - ONE[colour])
    else:
        state.disc = with_at(state.disc, seat, state.disc[seat] - ONE[colour])
    state.bag = with_at(state.bag, seat, state.bag[seat] + ONE[colour])
    if events is not None:
        events.append(Event("bagged", seat=seat, colour=COLOURS[colour], pile=PILE.ids[pile]))


def offer_fetch(state: State, step: Step) -> list[Move]:
    return _by_number(state, step, "fetch")


def fetch(state: State, step: Step, move: Move, events: Events) -> None:
    seat, colour, number = step.seat, move.first, move.second
    cubes = number * ONE[colour]
    state.disc = with_at(state.disc, seat, state.disc[seat] - cubes)
    state.act = with_at(state.act, seat, state.act[seat] + cubes)
    if events is not None:
        events.append(Event("fetched", seat=seat, colour=COLOURS[colour], n=number))
    if step.n > number:
        state.agenda = (*state.agenda, step._replace(n=step.n - number))


# -- draws --------------------------------------------------------------------------------------


def offer_draw(state: State, step: Step) -> list[Move]:
    return [DRAW] if can_draw(state, step.seat) else []


def boost(state: State, step: Step, _move: Move, events: Events) -> None:
    """Boost: one at a time, one wear each."""
    draw(state, step.seat, 1, "boost", events)
    card_wear(state, step.seat, 1, step.cube, events)
    if step.n > 1:
        state.agenda = (*state.agenda, step._replace(n=step.n - 1))


def boosted(state: State, step: Step, _events: Events) -> None:
    """Then every opponent may draw one: now, clockwise (Q21), or when their own turn comes (V5)."""
    others = after(state, step.seat)
    if state.setup.options["fast_boost"]:
        state.owed = tuple(owed + (seat != step.seat) for seat, owed in enumerate(state.owed))
    else:
        draws = (Step("boost", seat, 1, cube=step.cube) for seat in reversed(others))
        state.agenda = (*state.agenda, *draws)


def join_in(state: State, step: Step, _move: Move, events: Events) -> None:
    draw(state, step.seat, 1, "boosted", events)


def offer_keep(_state: State, step: Step) -> list[Move]:
    return [KEPT[colour] for colour in sorted(set(step.pair))]


def keep(state: State, step: Step, move: Move, events: Events) -> None:
    """Nitro: one of the two drawn stays active, the other is discarded."""
    other = step.pair[0] if move.first == step.pair[1] else step.pair[1]
    discard_active(state, step.seat, ONE[other])
    if events is not None:
        events.append(Event("kept", seat=step.seat, colour=COLOURS[move.first], other=COLOURS[other]))
