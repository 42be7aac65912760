"""Positions of a race: written in full, read even if only half is given (282 cubes, never more).

Without an `agenda`, seat `turn` is about to begin its turn; hands not given are drawn. What no race could
lead to is refused, by the name of its field.
"""

from typing import Any

from ....core.options import Setup
from ....core.position import Field, Fields
from ....core.rng import Rng
from ....core.values import is_whole
from ..components import BY_TYPE, COLOUR_BY_ID, HAND, MAX_ROUNDS, MONEY, START, TOTALS, TYPES, rack
from ..cubes import ALL_COLOURS, COLOURS, GEARS, ONE, RED, Pile, count, counts, size
from ..piles import draw
from ..rules.setup import box, new_table, slot_section, slot_space, turn_orders
from ..state import State, place_of
from .agenda_text import (
    STEP_EXAMPLES,
    cards_at_work,
    cubes_due,
    named_buyers,
    named_turn,
    read_agenda,
    step_as_dict,
)
from .places import read_cars, read_path

BEYOND_FINISH = 9  # laps that nobody ever drove in a last turn

FIELDS = (
    Field(
        "cards",
        '["manager", "crew_chief", "suspension", "gearbox", "hybrid_engine"]',
        "the five cards: garage, pit, handling, performance, engine; those of the option `cards` unless it is "
        "`random`: then what is due says which of them are at work",
    ),
    Field(
        "order",
        "[2, 0, 1]",
        "the seats in turn order, which is the order of the grid; it must be one that the option `grid` allows",
    ),
    Field("turn", "0", "the seat whose turn it is"),
    Field("round", "4", "counted from 1"),
    Field(
        "seats",
        '[{"space": "D1-26", "section": 3, "laps": 1, "act": {"white": 3, "red": 1}}, {"disc": {"wear": 5}}]',
        "per seat: the car's `space` and `section` in it (0 at the rear; the front if not said; cars then slide to "
        "the front of their space, keeping their order), `laps` driven, cubes by colour in `act`, `used` (only of "
        "the seat whose turn it is), `disc` (discard pile) and `bag`, `boosts` still owed (fast Boost)",
    ),
    Field(
        "path",
        '[{"space": "D1-30", "section": 3, "colour": "dark"}]',
        "where cubes of this turn stand, in order, each one step after the other; `section` follows from the step",
    ),
    Field("entry", "null", "the section where the path entered its last space (follows from `path`)"),
    Field("crossed", "0", "times the path has crossed the line (follows from `path`)"),
    Field("started", "true", "an action was taken this turn, so no pit stop"),
    Field("sheltered", "false", "Aerodynamics was used this turn"),
    Field(
        "agenda",
        '[{"step": "act", "seat": 0}]',
        'what is due, the next step first; `"turn"` (or nothing): seat `turn` begins its turn; '
        '`"setup"`: purchases before the race; `[]`: the race is over. What may come first: '
        + "; ".join(f"`{example}`" for example in STEP_EXAMPLES.values()),
    ),
    Field("rng", '"0123456789abcdef"', "what decides draws still to come"),
)


# -- written ------------------------------------------------------------------------------------


def describe(state: State) -> dict[str, Any]:
    track = state.track
    first = track.spaces[track.space_of[state.entry]].first
    return {
        "cards": list(state.rack.ids[len(state.rack.ids) - len(TYPES) :]),
        "order": list(state.order),
        "turn": state.turn,
        "round": state.round,
        "seats": [_seat(state, seat) for seat in range(state.players)],
        "path": [{**place_of(state, section), "colour": COLOURS[colour]} for section, colour in state.path],
        "entry": state.entry - first if state.path else None,
        "crossed": state.crossed,
        "started": state.started,
        "sheltered": state.sheltered,
        "agenda": [step_as_dict(due) for due in reversed(state.agenda)],
        "rng": f"{state.rng:016x}",
    }


def _seat(state: State, seat: int) -> dict[str, Any]:
    return {
        **place_of(state, state.cars[seat]),
        "laps": state.laps[seat],
        "act": counts(state.act[seat]),
        "used": counts(state.used[seat]),
        "disc": counts(state.disc[seat]),
        "bag": counts(state.bag[seat]),
        "boosts": state.owed[seat],
    }


# -- read ---------------------------------------------------------------------------------------


def read(fields: Fields, setup: Setup, rng: Rng) -> State:
    """A race from what is given; what isn't said is as at the start, hands are drawn."""
    state = new_table(setup, rng)
    _cards(fields, state)
    seats = fields.objects("seats", setup.players, [{}] * setup.players)
    state.order = _order(fields, state)
    turn = named_turn(fields)
    usual = state.order[0] if turn is None or turn not in range(setup.players) else turn
    state.turn = fields.number("turn", 0, setup.players - 1, usual)
    _laps(fields, seats, state)
    read_cars(seats, state)
    read_path(fields, state)
    _cubes(fields, seats, state)
    for seat in seats:
        seat.rest_unknown()
    state.sheltered = fields.flag("sheltered", False)
    state.agenda = read_agenda(fields, state)
    _turn_under_way(fields, seats, state)
    if any(due.kind == "race" for due in state.agenda):
        _before_the_race(fields, seats, state)
    else:
        _draw_hands(seats, state)
    state.rng = fields.chance(state.rng)
    return state


def _cards(fields: Fields, state: State) -> None:
    agreed = list(state.rack.ids[-len(TYPES) :])
    free = state.setup.options["cards"] == "random"
    given = fields.items("cards", len(TYPES), cards_at_work(fields, state) if free else agreed)
    for card, name in zip(given, TYPES, strict=True):
        if card not in BY_TYPE[name]:
            raise fields.wrong("cards", "position.one_of", known=list(BY_TYPE[name]))
    if not free and given != agreed:
        raise fields.wrong("cards", "position.cards", cards=agreed)
    state.rack = rack(tuple(given), bool(state.setup.options["wear_for_sale"]))


def _order(fields: Fields, state: State) -> tuple[int, ...]:
    """As given; else one in which whoever still buys before the race comes last."""
    allowed = turn_orders(state.setup)
    given = fields.get("order")
    if given is None:
        buyers = tuple(named_buyers(fields))
        fitting = (order for order in (state.order, *allowed) if order[len(order) - len(buyers) :] == buyers)
        return next(fitting, state.order)
    given = fields.items("order", state.players, ())
    seats = {seat for seat in given if is_whole(seat, 0, state.players - 1)}
    if len(seats) != state.players:
        raise fields.wrong("order", "position.order", n=state.players)
    if tuple(given) not in allowed:
        raise fields.wrong("order", "position.grid", known=[list(order) for order in allowed])
    return tuple(given)


def _laps(fields: Fields, seats: list[Fields], state: State) -> None:
    """Laps and round: a race goes on only as long as nobody finished in a round before (R40)."""
    over = fields.get("agenda") == []
    at = state.order.index(state.turn)
    still = () if over else state.order[at:]
    state.laps = tuple(
        entry.number("laps", 0, state.race_laps - 1 if seat in still else state.race_laps + BEYOND_FINISH, 0)
        for seat, entry in enumerate(seats)
    )
    finished = max(state.laps) >= state.race_laps
    state.round = fields.number("round", 1, MAX_ROUNDS, MAX_ROUNDS if over and not finished else 1)
    if over and not finished and state.round < MAX_ROUNDS:
        raise fields.wrong("agenda", "position.not_over", laps=state.race_laps, rounds=MAX_ROUNDS)


# -- the turn -----------------------------------------------------------------------------------


def _turn_under_way(fields: Fields, seats: list[Fields], state: State) -> None:
    """What was done this turn must have left its cubes; before anything was done there are none (R17, R35)."""
    turn = state.turn
    running = bool(state.agenda) and state.agenda[0].kind in ("act", "shop")
    busy = running and any(due.kind not in ("act", "shop", "boost") for due in state.agenda)
    boosted = running and not state.setup.options["fast_boost"] and state.agenda[-1].kind == "boost"
    begun = bool(state.path) or state.sheltered or busy or boosted
    if state.path and not running:
        raise fields.wrong("path", "position.no_path")
    state.started = fields.flag("started", begun)
    if begun and not state.started:
        raise fields.wrong("started", "position.started")
    if state.started and not running:
        raise fields.wrong("started", "position.not_started")
    for seat, entry in enumerate(seats):
        if state.used[seat] and not (running and seat == turn):
            raise entry.wrong("used", "position.used", seat=turn)
    for colour in _cubes_of_turn(fields, state, (RED,) if state.sheltered else ()):
        if count(state.used[turn], colour) < _needed(state, colour):
            raise seats[turn].wrong(
                "used", "position.cube_used", colour=COLOURS[colour], n=_needed(state, colour)
            )
    if state.sheltered and state.rack.ids[RED] != "aerodynamics":
        raise fields.wrong("sheltered", "position.sheltered")


def _cubes_of_turn(fields: Fields, state: State, shelter: tuple[int, ...]) -> list[int]:
    """The colours of the cubes that this turn's path, cards and shelter come from."""
    named = (COLOUR_BY_ID[text] for text in cubes_due(fields) if text in COLOUR_BY_ID)
    return sorted({*(colour for _, colour in state.path), *named, *shelter})


def _needed(state: State, colour: int) -> int:
    """A gear drives one space; the cube of a card may have driven several."""
    on_track = sum(1 for _, cube in state.path if cube == colour)
    return max(1, on_track) if colour in GEARS else 1


def _before_the_race(fields: Fields, seats: list[Fields], state: State) -> None:
    """Purchases: all on the grid, nothing drawn, in the bag what the money could buy (R10-R13)."""
    left = {due.seat: due.n for due in state.agenda if due.kind == "setup"}
    if state.turn != state.order[0]:
        raise fields.wrong("turn", "position.number", low=state.order[0], high=state.order[0])
    if state.round != 1:
        raise fields.wrong("round", "position.number", low=1, high=1)
    for slot, seat in enumerate(state.order):
        entry = seats[seat]
        if state.cars[seat] != slot_section(state.track, slot):
            raise entry.wrong("space", "position.slot", space=slot_space(state.track, slot))
        if state.laps[seat]:
            raise entry.wrong("laps", "position.number", low=0, high=0)
        for name in ("act", "disc"):
            if size(getattr(state, name)[seat]):
                raise entry.wrong(name, "position.not_drawn")
        money = MONEY[slot] - left.get(seat, 0)
        if not _bought(state, seat, money):
            raise entry.wrong("bag", "position.bought", money=money)


def _bought(state: State, seat: int, money: int) -> bool:
    """Does the bag hold the first twelve cubes, and what so much money buys?"""
    more = {colour: count(state.bag[seat], colour) - count(START, colour) for colour in ALL_COLOURS}
    on_sale = {colour for _, colour in state.rack.on_sale}
    spent = sum(state.rack.costs[colour] * n for colour, n in more.items())
    return spent <= money and all(n == 0 or (n > 0 and colour in on_sale) for colour, n in more.items())


# -- cubes --------------------------------------------------------------------------------------


def _cubes(fields: Fields, seats: list[Fields], state: State) -> None:
    """The piles; a bag that isn't given holds what is left of the first twelve cubes."""
    piles = [_piles(entry, _used_anyway(fields, state, seat)) for seat, entry in enumerate(seats)]
    state.act = tuple(act for act, _, _, _ in piles)
    state.used = tuple(used for _, used, _, _ in piles)
    state.disc = tuple(disc for _, _, disc, _ in piles)
    state.bag = tuple(bag for _, _, _, bag in piles)
    whole = box(state.setup)
    for colour in ALL_COLOURS:
        most = count(whole, colour)
        if sum(count(cubes, colour) for pile in piles for cubes in pile) > most:
            fullest = max(range(len(piles)), key=lambda seat: count(sum(piles[seat]), colour))
            raise seats[fullest].wrong("bag", "position.too_many_cubes", colour=COLOURS[colour], n=most)
    state.stock = whole - sum(sum(pile) for pile in piles)
    state.owed = tuple(entry.number("boosts", 0, MAX_ROUNDS, 0) for entry in seats)
    if not (state.setup.options["fast_boost"] and "boost" in state.rack.ids):
        for owed, entry in zip(state.owed, seats, strict=True):
            if owed:
                raise entry.wrong("boosts", "position.boosts")


def _used_anyway(fields: Fields, state: State, seat: int) -> Pile:
    """The cubes of the turn under way, where the used pile is not given."""
    if seat != state.turn:
        return 0
    shelter = (RED,) if fields.get("sheltered") is True else ()
    return sum(ONE[colour] * _needed(state, colour) for colour in _cubes_of_turn(fields, state, shelter))


def _piles(entry: Fields, used_anyway: Pile) -> tuple[Pile, Pile, Pile, Pile]:
    act, used, disc = (_pile(entry, name) for name in ("act", "used", "disc"))
    if not entry.has("used"):
        used = used_anyway
    if entry.has("bag"):
        return act, used, disc, _pile(entry, "bag")
    named = act + used + disc
    left = sum(ONE[colour] * max(0, count(START, colour) - count(named, colour)) for colour in ALL_COLOURS)
    return act, used, disc, left


def _pile(entry: Fields, name: str) -> Pile:
    numbers = entry.inner(name)
    cubes = sum(
        ONE[colour] * numbers.number(text, 0, TOTALS[colour], 0) for colour, text in enumerate(COLOURS)
    )
    numbers.rest_unknown()
    return cubes


def _draw_hands(seats: list[Fields], state: State) -> None:
    for seat, entry in enumerate(seats):
        if not entry.has("act"):
            draw(state, seat, HAND, "hand", None)
