"""Positions of a race: written in full, read even if only half is given (282 cubes, never more).

Without an `agenda`, seat `turn` is about to begin its turn; hands not given are drawn.
"""

from typing import Any

from ...core.options import Setup
from ...core.position import Field, Fields
from ...core.refusals import BadPosition
from ...core.rng import Rng
from ...core.values import is_whole
from .components import BY_TYPE, COLOUR_BY_ID, HAND, MAX_ROUNDS, START, TOTALS, TYPES, rack
from .cubes import ALL_COLOURS, COLOURS, ONE, Pile, count, counts
from .driving import momentum
from .piles import draw
from .plan import named_turn, read_agenda, step_as_dict
from .setup import new_table
from .state import Placed, State, place_of
from .tracks import SPACE_BY_ID, SPACES

MOST_LAPS = 99
LONGEST_PATH = 100

FIELDS = (
    Field(
        "cards",
        '["manager", "crew_chief", "suspension", "gearbox", "hybrid_engine"]',
        "the five cards: garage, pit, handling, performance, engine",
    ),
    Field("order", "[2, 0, 1]", "the seats in turn order, which is the order of the grid"),
    Field("turn", "0", "the seat whose turn it is"),
    Field("round", "4", "counted from 1"),
    Field(
        "seats",
        '[{"space": "D1-26", "section": 3, "laps": 1, "act": {"white": 3, "red": 1}}, {"disc": {"wear": 5}}]',
        "per seat: the car's `space` and `section` in it (0 at the rear; the front if not said), `laps` driven, cubes "
        "by colour in `act`, `used`, `disc` (discard pile) and `bag`, `boosts` still owed (fast Boost)",
    ),
    Field(
        "path",
        '[{"space": "D1-30", "section": 3, "colour": "dark"}]',
        "where cubes of this turn stand, in order",
    ),
    Field("entry", "null", "the section where the path entered its last space (for weaving)"),
    Field("crossed", "0", "times the path has crossed the line"),
    Field("started", "true", "an action was taken this turn, so no pit stop"),
    Field("sheltered", "false", "Aerodynamics was used this turn"),
    Field(
        "agenda",
        '[{"step": "act", "seat": 0}]',
        'what is due, the next step first; `"turn"` (or nothing): seat `turn` begins its turn; '
        '`"setup"`: purchases before the race; `[]`: the race is over',
    ),
    Field("rng", '"0123456789abcdef"', "what decides draws still to come"),
)


# -- written ------------------------------------------------------------------------------------


def describe(state: State) -> dict[str, Any]:
    track = state.track
    first = SPACES[track.space_of[state.entry]].first
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
    state.order = _order(fields, state)
    players = setup.players
    turn = named_turn(fields)
    usual = state.order[0] if turn is None or turn not in range(players) else turn
    state.turn = fields.number("turn", 0, players - 1, usual)
    state.round = fields.number("round", 1, MAX_ROUNDS, 1)
    seats = fields.objects("seats", players, [{}] * players)
    _cars(seats, state)
    _cubes(seats, state)
    for seat in seats:
        seat.rest_unknown()
    _path(fields, state)
    state.started = fields.flag("started", False)
    state.sheltered = fields.flag("sheltered", False)
    state.agenda = read_agenda(fields, state)
    if not any(due.kind == "race" for due in state.agenda):
        _draw_hands(seats, state)
    state.rng = fields.chance(state.rng)
    return state


def _cards(fields: Fields, state: State) -> None:
    usual = state.rack.ids[-len(TYPES) :]
    given = fields.items("cards", len(TYPES), usual)
    for card, name in zip(given, TYPES, strict=True):
        if card not in BY_TYPE[name]:
            raise fields.wrong("cards", "position.one_of", known=list(BY_TYPE[name]))
    state.rack = rack(tuple(given))


def _order(fields: Fields, state: State) -> tuple[int, ...]:
    given = fields.items("order", state.players, state.order)
    seats = {seat for seat in given if is_whole(seat, 0, state.players - 1)}
    if len(seats) != state.players:
        raise fields.wrong("order", "position.order", n=state.players)
    return tuple(given)


# -- cars and path ------------------------------------------------------------------------------


def _section(fields: Fields, state: State, taken: list[int]) -> int:
    """A section named by its space; unless said which, the frontmost free one."""
    text = fields.get("space")
    known = isinstance(text, str) and text in SPACE_BY_ID
    space = SPACES[SPACE_BY_ID[text]] if known else None
    if space is None or space.id[0] != state.track.id[0].upper():
        raise _no_space(fields, state)
    free = [section for section in range(space.first, space.front + 1) if section not in taken]
    usual = free[-1] - space.first if free else 0
    section = space.first + fields.number("section", 0, space.front - space.first, usual)
    if section in taken:
        raise fields.wrong("section", "position.section_taken")
    return section


def _no_space(fields: Fields, state: State) -> BadPosition:
    named = [SPACES[number].id for number in state.track.space_of]
    return fields.wrong("space", "position.space").fits(first=named[0], last=named[-1])


def _cars(seats: list[Fields], state: State) -> None:
    cars: dict[int, int] = {}
    for seat, entry in enumerate(seats):
        if entry.has("space"):
            cars[seat] = _section(entry, state, list(cars.values()))
        elif entry.has("section"):
            raise _no_space(entry, state)
    start = {seat: state.cars[seat] for seat in range(state.players)}
    grid = sorted(start.values())
    for seat in state.order:
        if seat not in cars:
            spare = (place for place in (start[seat], *grid, *range(len(state.track.space_of))))
            cars[seat] = next(place for place in spare if place not in cars.values())
    state.cars = momentum(state.track, tuple(cars[seat] for seat in range(state.players)))
    state.laps = tuple(entry.number("laps", 0, MOST_LAPS, 0) for entry in seats)
    state.owed = tuple(entry.number("boosts", 0, MAX_ROUNDS, 0) for entry in seats)


def _path(fields: Fields, state: State) -> None:
    """The cubes on the track, and how often they have crossed the line."""
    others = list(state.cars[: state.turn] + state.cars[state.turn + 1 :])
    path: list[Placed] = []
    for entry in fields.objects("path", range(LONGEST_PATH + 1)):
        colour = entry.one_of("colour", COLOURS, "white")
        path.append((_section(entry, state, others), COLOUR_BY_ID[colour]))
        entry.rest_unknown()
    state.path = tuple(path)
    state.entry = state.head
    first = SPACES[state.track.space_of[state.head]].first
    if fields.has("entry"):
        if not path:
            raise fields.wrong("entry", "position.number", low=0, high=0)
        state.entry = first + fields.number("entry", 0, state.head - first, 0)
    elif path:
        state.entry = first
    state.crossed = fields.number("crossed", 0, len(path), 0)


# -- cubes --------------------------------------------------------------------------------------


def _cubes(seats: list[Fields], state: State) -> None:
    """The piles; a bag that isn't given holds what is left of the first twelve cubes."""
    piles = [_piles(entry) for entry in seats]
    state.act = tuple(act for act, _, _, _ in piles)
    state.used = tuple(used for _, used, _, _ in piles)
    state.disc = tuple(disc for _, _, disc, _ in piles)
    state.bag = tuple(bag for _, _, _, bag in piles)
    owned = sum(sum(pile) for pile in piles)
    for colour in ALL_COLOURS:
        if sum(count(cubes, colour) for pile in piles for cubes in pile) > TOTALS[colour]:
            fullest = max(range(len(piles)), key=lambda seat: count(sum(piles[seat]), colour))
            raise seats[fullest].wrong(
                "bag", "position.too_many_cubes", colour=COLOURS[colour], n=TOTALS[colour]
            )
    state.stock = sum(ONE[colour] * TOTALS[colour] for colour in ALL_COLOURS) - owned


def _piles(entry: Fields) -> tuple[Pile, Pile, Pile, Pile]:
    act, used, disc = (_pile(entry, name) for name in ("act", "used", "disc"))
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
