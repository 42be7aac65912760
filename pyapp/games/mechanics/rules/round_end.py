"""The end of a round: adjust prices, sell, refill the market, pass the marker (R22-R30)."""

from collections.abc import Sequence
from typing import Any

from ....core.events import Event, Events
from ....core.values import with_at
from ..components import (
    COMPONENTS,
    ENGINE,
    MIDDLE,
    NO_BUY_ROUNDS_TO_END,
    ROCKET,
    TYPES,
)
from ..moves import NONE, SELL_DONE, Move
from ..moves import SELL as SETS
from ..state import (
    ADJUST,
    EMPTY,
    END,
    NO_CARDS,
    SELL,
    TURN,
    Round,
    Sale,
    State,
    could_hold,
    give_up,
    last_round,
)
from .obstacles import filling, smallest_set, to_selling
from .prices import adjusted, nudges
from .scoring import bonus_of
from .start_of_turn import begin as begin_turn


def begin(state: State, why: str, events: Events) -> None:
    """The round is over: count idle rounds, then let the Order Line change the prices (R21-R23, R30)."""
    state.primary = state.built_now = state.dismantled_now = NONE
    state.quiet = 0 if state.bought else state.quiet + 1
    state.phase = ADJUST
    last = last_round(state) is not None
    if events is not None:
        events.append(Event("round_ended", round=state.round, why=why))
        if last and state.deck:
            events.append(Event("last_round", why="standstill"))
    before, state.prices = state.prices, adjusted(state, last)
    state.rounds = (*state.rounds, opened(state, last, before))
    if events is not None:
        events.append(_told_prices(state, before, last))
    next_engine(state, 0, events)


def opened(state: State, last: bool, before: tuple[int, ...]) -> Round:
    """The entry of a round that begins to be counted; `before` are the prices the Order Line has changed."""
    return Round(
        number=state.round,
        last=last,
        line=state.line,
        before=before,
        adjusted=state.prices,
        nudges=(),
        sales=(),
        boosts=(),
        prices=state.prices,
        cogs=state.cogs,
    )


def _told_prices(state: State, before: tuple[int, ...], last: bool) -> Event:
    """The changes of a round in one line; a word such as `gear-7` is a component at its new price."""
    change: dict[str, Any] = {"rising": [], "falling": [], "steady": []}
    for component in reversed(state.line):
        old, new = before[component], state.prices[component]
        way = "steady" if old == new else "rising" if old < new else "falling"
        change[way].append(f"{COMPONENTS[component]}-{new}")
    change["up"], change["down"] = len(change["rising"]), len(change["falling"])
    return Event("prices", round=state.round, last=last, **change)


def seats_from_first(state: State, skip: int) -> list[int]:
    """Clockwise from the First Player, without the first `skip` seats (R24)."""
    return [(state.first + step) % state.players for step in range(skip, state.players)]


def turns_done(state: State) -> int:
    """How many seats have had their turn in this step, with the one to act."""
    return (state.turn - state.first) % state.players + 1


# -- Difference Engines (M2) ----------------------------------------------------------------------


def next_engine(state: State, skip: int, events: Events) -> None:
    """Let the next owner of a Difference Engine choose, if there is a choice (Q36)."""
    if len(nudges(state)) > 1:
        for seat in seats_from_first(state, skip):
            if state.built[seat] >> ENGINE & 1:
                state.turn = seat
                return
    _begin_selling(state, events)


def nudge(state: State, move: Move, events: Events) -> None:
    seat, change = state.turn, move.first
    middle = state.line[MIDDLE]
    price = state.prices[middle] + change
    state.prices = with_at(state.prices, middle, price)
    counted = state.rounds[-1]
    _recount(state, counted._replace(nudges=(*counted.nudges, (seat, change)), prices=state.prices))
    if events is not None:
        events.append(Event("nudged", seat=seat, type=COMPONENTS[middle], by=change, price=price))
    next_engine(state, turns_done(state), events)


def _recount(state: State, counted: Round) -> None:
    state.rounds = (*state.rounds[:-1], counted)


# -- selling (R24) --------------------------------------------------------------------------------


def sets(state: State) -> list[Move]:
    """The sets the seat to act may sell, the largest of a component first (R24, Q23)."""
    least = smallest_set(state, state.turn)
    found: list[Move] = []
    for component, have in enumerate(state.hands[state.turn]):
        for real in range(have, 0, -1):
            scrap = filling(least, real)
            if to_selling(state, component, real, scrap, least):
                break  # and a smaller one would need even more Scrap
            found.append(SETS[component][real][scrap])
    return found


def _begin_selling(state: State, events: Events) -> None:
    state.phase = SELL
    if events is not None:
        events.append(Event("sales", first=state.first))
    next_seller(state, 0, events)


def next_seller(state: State, skip: int, events: Events) -> None:
    """The Sell step of the next seat; those of which everybody knows that they can sell nothing are done at once."""
    for seat in seats_from_first(state, skip):
        state.turn = seat
        state.sold = NO_CARDS
        if could_sell(state):
            return
        _leave(state, events)
    _close_round(state, events)


def could_sell(state: State) -> bool:
    """For all that the others know, could the seat to act sell a set? It depends on open things alone (Q2)."""
    seat = state.turn
    fewest = max(smallest_set(state, seat) - state.scrap[seat], 1)
    return any(not state.sold[t] and could_hold(state, seat, t) >= fewest for t in TYPES)


def sell(state: State, move: Move, events: Events) -> None:
    """Real cards bring their price, Scrap only fills up (R24a-R24d)."""
    seat = state.turn
    component, real, scrap = move.first, move.second, move.third
    sale = Sale(seat, component, real, scrap, state.prices[component])
    give_up(state, seat, component, real)
    state.discards = with_at(state.discards, component, state.discards[component] + real)
    state.scrap = with_at(state.scrap, seat, state.scrap[seat] - scrap)
    state.cogs = with_at(state.cogs, seat, state.cogs[seat] + sale.income)
    state.sold = with_at(state.sold, component, real)
    counted = state.rounds[-1]
    _recount(state, counted._replace(sales=(*counted.sales, sale)))
    if events is not None:
        what: dict[str, Any] = {"seat": seat, "type": COMPONENTS[component], "real": real, "scrap": scrap}
        events.append(Event("sold", **what, price=sale.price, income=sale.income))
    if not could_sell(state):
        sell_done(state, SELL_DONE, events)


def sell_done(state: State, _move: Move, events: Events) -> None:
    _leave(state, events)
    next_seller(state, turns_done(state), events)


def _leave(state: State, events: Events) -> None:
    """The end of a seat's Sell step; the Rocket Booster pays for the largest set (M3)."""
    seat = state.turn
    counted_cards = boosted(state.box.pays, state.sold)
    if counted_cards and state.built[seat] >> ROCKET & 1:
        gain = counted_cards * state.box.boost
        state.cogs = with_at(state.cogs, seat, state.cogs[seat] + gain)
        counted = state.rounds[-1]
        _recount(state, counted._replace(boosts=(*counted.boosts, (seat, gain))))
        if events is not None:
            events.append(Event("boosted", seat=seat, n=gain))
    if events is not None:
        income = earned(state.rounds[-1], state.players)[seat]
        events.append(Event("sell_done", seat=seat, income=income))


def boosted(pays: str, sold: Sequence[int]) -> int:
    """What the Rocket Booster pays for: cards of the largest set, of all sets, or the sets (M3)."""
    match pays:
        case "all":
            return sum(sold)
        case "sets":
            return sum(cards > 0 for cards in sold)
        case _:
            return max(sold, default=0)


def earned(counted: Round, players: int) -> list[int]:
    """What each seat has earned in the Sell step of a round."""
    income = [0] * players
    for sale in counted.sales:
        income[sale.seat] += sale.income
    for seat, gain in counted.boosts:
        income[seat] += gain
    return income


# -- the next round, or the end (R25-R30) -----------------------------------------------------------


def _close_round(state: State, events: Events) -> None:
    state.sold = NO_CARDS
    _recount(state, state.rounds[-1]._replace(cogs=state.cogs))
    if events is not None:
        income = earned(state.rounds[-1], state.players)
        told: dict[str, Any] = {"round": state.round, "n": state.players}
        told |= {"income": income, "cogs": list(state.cogs), **_seat_by_seat(income, state.cogs)}
        events.append(Event("round_report", **told))
    if not state.deck:
        _end_game(state, "deck", events)
    elif state.quiet >= NO_BUY_ROUNDS_TO_END:
        _end_game(state, "standstill", events)
    else:
        _refill(state, events)
        _next_round(state, events)


def _seat_by_seat(income: list[int], cogs: tuple[int, ...]) -> dict[str, int]:
    """The figures of a round as a sentence names them: `s0` has earned `i0` and holds `c0`."""
    found: dict[str, int] = {}
    for seat, (earned_now, purse) in enumerate(zip(income, cogs, strict=True)):
        found |= {f"s{seat}": seat, f"i{seat}": earned_now, f"c{seat}": purse}
    return found


def _refill(state: State, events: Events) -> None:
    """Cards from the deck into the free places of the market (R25)."""
    deck, market = list(state.deck), list(state.market)
    drawn: list[str] = []
    for place, card in enumerate(market):
        if card == EMPTY and deck:
            market[place] = deck.pop()
            drawn.append(COMPONENTS[market[place]])
    state.deck, state.market = tuple(deck), tuple(market)
    state.looked = tuple(max(0, seen - len(drawn)) for seen in state.looked)
    if events is not None:
        events.append(Event("refilled", n=len(drawn), cards=drawn, deck=len(deck), reveals=bool(drawn)))


def _next_round(state: State, events: Events) -> None:
    """The marker goes to the left, and its new owner begins (R27)."""
    state.first = (state.first + 1) % state.players
    state.round += 1
    state.phase = TURN
    state.bought = state.passes = 0
    state.purchases = ()
    state.used = (0,) * state.players
    if events is not None:
        events.append(Event("marker", first=state.first, round=state.round))
        if not state.deck:
            events.append(Event("last_round", why="deck"))
    begin_turn(state, state.first, events)


def _end_game(state: State, why: str, events: Events) -> None:
    """The Automaton brings its bonus before the cogs are compared (R28-R31, M5)."""
    state.phase = END
    state.turn = state.first
    bonus = [bonus_of(state, seat) for seat in range(state.players)]
    state.cogs = tuple(cogs + extra for cogs, extra in zip(state.cogs, bonus, strict=True))
    if events is None:
        return
    events.append(Event("over", why=why))
    events += [Event("automaton", seat=seat, n=extra) for seat, extra in enumerate(bonus) if extra]
    for seat, cogs in enumerate(state.cogs):
        events.append(Event("scored", seat=seat, total=cogs, cards=sum(state.hands[seat]), bonus=bonus[seat]))


DOES = {"engine_choice": nudge, "sell": sell, "sell_done": sell_done}
