"""Positions of Mars Needs Mechanics: written in full, read even if only half is given (56 cards, 8 of each).

The deck is listed from the top. Cards named nowhere go to hands that aren't described (3 each), into the
market, and to whichever of deck and discards isn't given.
"""

from typing import Any

from ....core.options import Setup
from ....core.position import Field, Fields
from ....core.rng import Rng
from ....core.values import is_whole, members, with_at
from ..components import (
    AUTOMATON,
    COMPONENT_BY_ID,
    COMPONENTS,
    COPIES,
    ENGINE,
    GRAPPLE,
    MARKET_SIZE,
    MECHANISM_BY_ID,
    MECHANISM_IDS,
    NO_BUY_ROUNDS_TO_END,
    ONCE,
    SPECTROSCOPE,
    START_COGS,
    START_PRICE,
    START_SCRAP,
    XRAY,
    bits,
)
from ..moves import NONE
from ..owners import Box
from ..rules import cards
from ..rules.round_end import opened
from ..rules.setup import agreed, agreed_first, chosen_by_name, new_table
from ..rules.start_of_turn import top, visible
from ..state import (
    ADJUST,
    EMPTY,
    END,
    NO_CARDS,
    PASSED,
    PHASES,
    PRIMARIES,
    SELL,
    TURN,
    Purchase,
    Round,
    Sale,
    State,
)
from .view import by_component, counted, told_purchase

LAST_ROUND = 9999
MOST_COGS = 1_000_000
MANY = range(200)  # purchases, sales and the like of one round

FIELDS = (
    Field("mechanisms", '["x_ray_goggles", "aether_drive"]', "those in play"),
    Field(
        "phase",
        '"sell"',
        "`turn` (also where nothing is said), `adjust`: a Difference Engine decides, "
        '`{"phase": "adjust", "turn": 0, "seats": [{"built": ["difference_engine"]}, {}]}`, `sell`: '
        '`{"phase": "sell", "turn": 0, "seats": [{"hand": {"gear": 3}}, {}]}`, or `end`: '
        '`{"phase": "end", "turn": null, "seats": [{"cogs": 60}, {"cogs": 58}]}`',
    ),
    Field("round", "3", "counted from 1"),
    Field(
        "first",
        "0",
        "the First Player; with the option `first` the seat that the marker has come to in this round",
    ),
    Field("turn", "1", "the seat to act"),
    Field("primary", '"buy"', "what that seat has done in its turn: `buy`, `pass` or `null`"),
    Field("built_now", "null", "the mechanism built in the turn under way"),
    Field("dismantled_now", "null", "the one dismantled in it"),
    Field("pass_streak", "0", "passes in a row"),
    Field("quiet", "0", "finished rounds in a row without a purchase"),
    Field(
        "seats",
        '[{"cogs": 20, "hand": {"lens": 2, "wire": 1}}, {"built": ["x_ray_goggles"], "scrap": 0}]',
        "per seat: `cogs`, `scrap`, `hand` by component, `shown` (the part of it that everybody has seen), `built`, "
        "`used` (mechanisms used in this round), `looked` (cards on top of the deck it has seen)",
    ),
    Field("prices", '{"gear": 6}', "by component; 5 where nothing is said"),
    Field(
        "line",
        '["lens", "wire", "boiler", "gear", "magnet", "piping", "aether_tube"]',
        "the Order Line, front first",
    ),
    Field("market", '["gear", "gear", null, "wire"]', "up to 8 cards; `null` is a free place"),
    Field("deck", '["lens", "wire"]', "from the top, or how many cards"),
    Field("discards", '{"lens": 3}', "by component"),
    Field("bought", '["wire"]', "components bought in this round"),
    Field(
        "purchases",
        '[{"seat": 0, "type": "gear", "price": 6, "paid": 6, "with": null}]',
        "the same in full, in order; `with` is a mechanism that made it cheaper",
    ),
    Field("sold", "{}", "real cards the seat to act has sold in its Sell step"),
    Field(
        "rounds",
        "[]",
        "what each round brought: `number`, `last`, `line`, prices `before`, `adjusted` and `prices` in the end, "
        "`nudges` [seat, change], `sales` [seat, component, real, Scrap, price], `boosts` [seat, cogs], `cogs`",
    ),
    Field("rng", '"0123456789abcdef"', "what decides chance still to come"),
)


# -- written --------------------------------------------------------------------------------------


def describe(state: State) -> dict[str, Any]:
    return {
        "mechanisms": [MECHANISM_IDS[mechanism] for mechanism in state.mechanisms],
        "phase": PHASES[state.phase],
        "round": state.round,
        "first": state.first,
        "turn": None if state.phase == END else state.turn,
        "primary": None if state.primary == NONE else PRIMARIES[state.primary],
        "built_now": None if state.built_now == NONE else MECHANISM_IDS[state.built_now],
        "dismantled_now": None if state.dismantled_now == NONE else MECHANISM_IDS[state.dismantled_now],
        "pass_streak": state.passes,
        "quiet": state.quiet,
        "seats": [_seat(state, seat) for seat in range(state.players)],
        "prices": by_component(state.prices),
        "line": [COMPONENTS[component] for component in state.line],
        "market": [None if card == EMPTY else COMPONENTS[card] for card in state.market],
        "deck": top(state, len(state.deck)),
        "discards": counted(state.discards),
        "bought": members(state.bought, COMPONENTS),
        "purchases": [told_purchase(purchase) for purchase in state.purchases],
        "sold": counted(state.sold),
        "rounds": [_round(done) for done in state.rounds],
        "rng": f"{state.rng:016x}",
    }


def _seat(state: State, seat: int) -> dict[str, Any]:
    return {
        "cogs": state.cogs[seat],
        "scrap": state.scrap[seat],
        "hand": counted(state.hands[seat]),
        "shown": counted(state.shown[seat]),
        "built": members(state.built[seat], MECHANISM_IDS),
        "used": members(state.used[seat], MECHANISM_IDS),
        "looked": state.looked[seat],
    }


def _round(done: Round) -> dict[str, Any]:
    return {
        "number": done.number,
        "last": done.last,
        "line": [COMPONENTS[component] for component in done.line],
        "before": list(done.before),
        "adjusted": list(done.adjusted),
        "nudges": [list(nudge) for nudge in done.nudges],
        "sales": [[sale.seat, COMPONENTS[sale.type], *sale[2:]] for sale in done.sales],
        "boosts": [list(boost) for boost in done.boosts],
        "prices": list(done.prices),
        "cogs": list(done.cogs),
    }


# -- read -----------------------------------------------------------------------------------------


def read(fields: Fields, setup: Setup, rng: Rng) -> State:
    """A table from what is given; hidden or unsaid things are dealt from what that leaves over."""
    state = new_table(setup, rng)
    _mechanisms(fields, state)
    seats = fields.objects("seats", setup.players, [{}] * setup.players)
    state.prices = _prices(fields, state.box)
    state.line = _line(fields, "line", state.line)
    _purses(seats, state)
    cards.lay(fields, seats, state, rng)
    _moment(fields, state)
    _turn(fields, state)
    _bought(fields, state)
    state.sold = cards.counts(fields, "sold") if fields.has("sold") else NO_CARDS
    if any(state.sold) and state.phase != SELL:
        raise fields.wrong("sold", "position.not_selling")
    for component, sold in enumerate(state.sold):
        if sold > state.discards[component]:
            raise fields.wrong("sold", "position.sold", type=COMPONENTS[component])
    _rounds(fields, state)
    _looked(seats, state)
    for seat in seats:
        seat.rest_unknown()
    state.rng = fields.chance(rng.state)
    return state


def _names(fields: Fields, name: str, known: tuple[str, ...]) -> list[int]:
    """Different ids of a list, as numbers."""
    given = fields.items(name, range(len(known) + 1), ())
    if any(entry not in known for entry in given) or len(set(given)) != len(given):
        raise fields.wrong(name, "position.one_of", known=list(known))
    return sorted(known.index(entry) for entry in given)


def _mechanisms(fields: Fields, state: State) -> None:
    if not fields.has("mechanisms"):
        return
    state.mechanisms = tuple(_names(fields, "mechanisms", MECHANISM_IDS))
    if agreed(state.setup, state.mechanisms):
        return
    if {"mechanisms", "custom", "automaton"} & set(fields.get("options", {})):
        raise fields.wrong("mechanisms", "position.mechanisms")
    state.setup = chosen_by_name(state.setup, state.mechanisms)


def _prices(fields: Fields, box: Box) -> tuple[int, ...]:
    given = fields.inner("prices")
    found = tuple(given.number(name, box.lowest, box.highest, START_PRICE) for name in COMPONENTS)
    given.rest_unknown()
    return found


def _line(fields: Fields, name: str, default: tuple[int, ...]) -> tuple[int, ...]:
    if not fields.has(name):
        return default
    given = fields.items(name, len(COMPONENTS), ())
    if sorted(map(str, given)) != sorted(COMPONENTS):
        raise fields.wrong(name, "position.one_of", known=list(COMPONENTS))
    return tuple(COMPONENT_BY_ID[entry] for entry in given)


def _purses(seats: list[Fields], state: State) -> None:
    state.cogs = tuple(seat.number("cogs", 0, MOST_COGS, START_COGS) for seat in seats)
    state.scrap = tuple(seat.number("scrap", 0, START_SCRAP, START_SCRAP) for seat in seats)
    playing = tuple(MECHANISM_IDS[mechanism] for mechanism in state.mechanisms)
    state.built = tuple(_set(seat, "built", playing) for seat in seats)
    once = tuple(name for name in members(ONCE, MECHANISM_IDS) if name in playing)
    state.used = tuple(_set(seat, "used", once) for seat in seats)
    for seat, built in zip(seats, state.built, strict=True):
        if (built & state.box.slots).bit_count() > 1:
            raise seat.wrong("built", "position.one_slot")


def _set(fields: Fields, name: str, known: tuple[str, ...]) -> int:
    chosen = _names(fields, name, known)
    return bits(tuple(MECHANISM_BY_ID[known[number]] for number in chosen))


def _moment(fields: Fields, state: State) -> None:
    """Which round, which phase of it, whose turn."""
    state.phase = PHASES.index(fields.one_of("phase", PHASES, PHASES[TURN]))
    standstill = state.phase == END and bool(state.deck)
    most = NO_BUY_ROUNDS_TO_END - (state.phase == TURN)
    state.quiet = fields.number("quiet", 0, most, NO_BUY_ROUNDS_TO_END if standstill else 0)
    if standstill and state.quiet < NO_BUY_ROUNDS_TO_END:
        raise fields.wrong("phase", "position.not_over", n=NO_BUY_ROUNDS_TO_END)
    running = state.phase == TURN
    finished = max(state.quiet, _rounds_needed(state), 0 if running else 1)
    low = max(1, finished + (running and fields.has("phase")))
    state.round = fields.number("round", low, LAST_ROUND, running + max(finished, _rounds_told(fields)))
    state.first = _first(fields, state)
    if state.phase == END and fields.get("turn") is not None:
        raise fields.wrong("turn", "position.over")
    over = state.phase == END
    state.turn = state.first if over else fields.number("turn", 0, state.players - 1, state.first)


def _first(fields: Fields, state: State) -> int:
    """Whose marker it is: where it was agreed who begins, it has come from there, a seat every round (R9, R27)."""
    began = agreed_first(state.setup)
    if began is None:
        return fields.number("first", 0, state.players - 1, state.first)
    due = (began + state.round - 1) % state.players
    first = fields.number("first", 0, state.players - 1, due)
    later = (first - due) % state.players
    if later and (fields.has("round") or state.round + later > LAST_ROUND):
        raise fields.wrong("first", "position.first", round=state.round, first=due)
    state.round += later
    return first


def _rounds_told(fields: Fields) -> int:
    """The last of the rounds that are listed."""
    listed = fields.get("rounds")
    told = (
        [entry.get("number") for entry in listed if isinstance(entry, dict)]
        if isinstance(listed, list)
        else []
    )
    return max((number for number in told if is_whole(number, 1, LAST_ROUND - 1)), default=0)


def _rounds_needed(state: State) -> int:
    """How many rounds at least have moved the prices so far: one step each, and one more for each Difference Engine."""
    furthest = max(abs(price - START_PRICE) for price in state.prices)
    engines = state.players if ENGINE in state.mechanisms else 0
    return -(-furthest // (1 + engines))


def _turn(fields: Fields, state: State) -> None:
    """What the seat to act has done already (only turns have such a thing)."""
    primary = None
    if fields.has("primary"):
        primary = PRIMARIES.index(fields.one_of("primary", PRIMARIES, PRIMARIES[PASSED]))
    most = state.players if primary in (None, PASSED) else 0
    state.passes = fields.number("pass_streak", 0, most, 0 if primary != PASSED else 1)
    if state.phase == TURN:
        if primary is None and state.passes == state.players:
            primary = PASSED
        elif primary == PASSED and not state.passes:
            raise fields.wrong("pass_streak", "position.number", low=1, high=state.players)
    elif primary is not None:
        raise fields.wrong("primary", "position.not_a_turn")
    state.primary = NONE if primary is None else primary
    state.built_now = _now(fields, "built_now", state)
    state.dismantled_now = _now(fields, "dismantled_now", state)
    if state.built_now != NONE and not state.built[state.turn] >> state.built_now & 1:
        raise fields.wrong("built_now", "position.not_built")
    if state.dismantled_now != NONE and state.built[state.turn] >> state.dismantled_now & 1:
        raise fields.wrong("dismantled_now", "position.not_built")


def _now(fields: Fields, name: str, state: State) -> int:
    if not fields.has(name):
        return NONE
    if state.phase != TURN:
        raise fields.wrong(name, "position.not_a_turn")
    playing = [MECHANISM_IDS[mechanism] for mechanism in state.mechanisms if mechanism != AUTOMATON]
    return MECHANISM_BY_ID[fields.one_of(name, playing if name == "dismantled_now" else MECHANISM_IDS, "")]


def _bought(fields: Fields, state: State) -> None:
    left = MARKET_SIZE - sum(card != EMPTY for card in state.market) if state.phase == TURN else MARKET_SIZE
    fixed = state.phase == TURN and fields.has("phase") and fields.has("prices")
    given = fields.objects("purchases", range(left + 1))
    state.purchases = tuple(_purchase(purchase, state, fixed) for purchase in given)
    bought = bits(tuple({purchase.type for purchase in state.purchases}))
    if fields.has("bought"):
        told = bits(tuple(_names(fields, "bought", COMPONENTS)))
        if bought & ~told:
            raise fields.wrong("bought", "position.purchases")
        bought = told
    state.bought = bought
    if (
        state.phase != TURN
        and fields.has("bought")
        and fields.has("quiet")
        and bool(bought) == bool(state.quiet)
    ):
        raise fields.wrong("quiet", "position.quiet")


def _purchase(given: Fields, state: State, fixed: bool) -> Purchase:
    """A purchase at the price of its component; `fixed`, if the prices told are those of the round under way."""
    cheaper = tuple(MECHANISM_IDS[m] for m in (GRAPPLE, SPECTROSCOPE) if m in state.mechanisms)
    helper = given.one_of("with", cheaper, "") if given.has("with") else None
    component = COMPONENT_BY_ID[given.one_of("type", COMPONENTS, "")]
    low, high = (state.prices[component],) * 2 if fixed else (state.box.lowest, state.box.highest)
    price = given.number("price", low, high, state.prices[component])
    saved = {
        None: 0,
        MECHANISM_IDS[GRAPPLE]: state.box.grapple,
        MECHANISM_IDS[SPECTROSCOPE]: state.box.spectroscope,
    }
    paid = max(state.box.lowest, price - saved[helper])
    purchase = Purchase(
        seat=given.number("seat", 0, state.players - 1, 0),
        type=component,
        price=price,
        paid=given.number("paid", paid, paid, paid),
        helper=NONE if helper is None else MECHANISM_BY_ID[helper],
    )
    given.rest_unknown()
    return purchase


def _looked(seats: list[Fields], state: State) -> None:
    """Who is on turn with the Goggles has looked; nobody has seen more than there is."""
    most = len(state.deck) if XRAY in state.mechanisms else 0
    state.looked = tuple(seat.number("looked", 0, most, 0) for seat in seats)
    seat = state.turn
    if state.phase == TURN and state.built[seat] >> XRAY & 1:
        state.looked = with_at(state.looked, seat, max(state.looked[seat], visible(state)))


# -- rounds ---------------------------------------------------------------------------------------


def _rounds(fields: Fields, state: State) -> None:
    """The rounds as told; one that is being counted has its entry in any case."""
    counted = max(1, state.round - (state.phase == TURN and fields.has("phase")))
    state.rounds = tuple(
        _done(given, state, counted) for given in fields.objects("rounds", range(LAST_ROUND))
    )
    numbers = [done.number for done in state.rounds]
    if numbers != sorted(set(numbers)):
        raise fields.wrong("rounds", "position.rounds")
    if state.phase in (ADJUST, SELL) and not state.rounds:
        state.rounds = (_blank(state),)


def _blank(state: State) -> Round:
    last = not state.deck or state.quiet >= NO_BUY_ROUNDS_TO_END
    return opened(state, last, state.prices)


def _done(given: Fields, state: State, counted: int) -> Round:
    """A round as told; `counted` is the last that may have been."""
    usual = _blank(state)
    seats = state.players - 1
    limits = (state.box.lowest, state.box.highest)
    most = (seats, COPIES, START_SCRAP, state.box.highest)
    done = Round(
        number=given.number("number", 1, counted, counted),
        last=given.flag("last", usual.last),
        line=_line(given, "line", state.line),
        before=_numbers(given, "before", limits, usual.before),
        adjusted=_numbers(given, "adjusted", limits, usual.adjusted),
        nudges=_by_seat(given, "nudges", seats, (-1, 1)),
        sales=tuple(_sale(given, name, sale, most) for name, sale in given.entries("sales", MANY)),
        boosts=_by_seat(given, "boosts", seats, (0, COPIES * len(COMPONENTS) * state.box.boost)),
        prices=_numbers(given, "prices", limits, usual.prices),
        cogs=_numbers(given, "cogs", (0, MOST_COGS), usual.cogs),
    )
    given.rest_unknown()
    return done


def _numbers(given: Fields, name: str, limits: tuple[int, int], default: tuple[int, ...]) -> tuple[int, ...]:
    numbers = given.items(name, len(default), default)
    for place, number in enumerate(numbers):
        _number(given, f"{name}[{place}]", number, *limits)
    return tuple(numbers)


def _number(given: Fields, name: str, number: Any, low: int, high: int) -> None:
    if not is_whole(number, low, high):
        raise given.wrong(name, "position.number", low=low, high=high)


def _by_seat(given: Fields, name: str, last: int, limits: tuple[int, int]) -> tuple[tuple[int, int], ...]:
    """Pairs of a seat and a number."""
    found = []
    for there, entry in given.entries(name, MANY):
        if not isinstance(entry, (list, tuple)) or len(entry) != 2:
            raise given.wrong(there, "position.list", low=2, high=2)
        for place, (number, low, high) in enumerate(
            zip(entry, (0, limits[0]), (last, limits[1]), strict=True)
        ):
            _number(given, f"{there}[{place}]", number, low, high)
        found.append((entry[0], entry[1]))
    return tuple(found)


def _sale(given: Fields, name: str, entry: Any, most: tuple[int, ...]) -> Sale:
    if not isinstance(entry, (list, tuple)) or len(entry) != len(Sale._fields):
        raise given.wrong(name, "position.list", low=len(Sale._fields), high=len(Sale._fields))
    seat, component, real, scrap, price = entry
    if component not in COMPONENTS:
        raise given.wrong(f"{name}[1]", "position.one_of", known=list(COMPONENTS))
    for place, part, high in zip((0, 2, 3, 4), (seat, real, scrap, price), most, strict=True):
        _number(given, f"{name}[{place}]", part, 0, high)
    return Sale(seat, COMPONENT_BY_ID[component], real, scrap, price)
