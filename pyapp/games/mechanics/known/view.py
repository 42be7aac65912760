"""What a seat may know of the table (sheet, "Who sees what"): an allow-list, field by field."""

from typing import Any

from ....core.values import members
from ..components import (
    AUTOMATON,
    COMPONENTS,
    FURNACE,
    MECHANISM_IDS,
    MECHANISMS,
    MIDDLE,
    MIN_SET,
    ONCE,
    START_COGS,
    START_PRICE,
    TYPES,
    XRAY,
)
from ..moves import NONE
from ..rules.obstacles import present_in, smallest_set
from ..rules.prices import due, effects, forecast, second_price
from ..rules.round_end import earned
from ..rules.scoring import Standing, standings
from ..rules.start_of_turn import top, visible
from ..state import (
    EMPTY,
    END,
    NO_CARDS,
    PASSED,
    PHASES,
    PRIMARIES,
    SELL,
    TURN,
    Counts,
    Purchase,
    Round,
    Sale,
    State,
    last_round,
)
from . import seen


def view(state: State, seat: int | None) -> seen.View:
    running = state.phase == TURN
    final = None if state.phase != END else standings(state)
    return {
        "game": "mechanics",
        "players": state.players,
        "options": _options(state),
        "phase": PHASES[state.phase],
        "turn": None if state.phase == END else state.turn,
        "first": state.first,
        "round": state.round,
        "primary": None if state.primary == NONE else PRIMARIES[state.primary],
        "built_now": _mechanism(state.built_now),
        "dismantled_now": _mechanism(state.dismantled_now),
        "last_round": last_round(state),
        "quiet": state.quiet,
        "pass_streak": state.passes,
        "pass_ends": running and _pass_ends(state),
        "market": [None if card == EMPTY else COMPONENTS[card] for card in state.market],
        "deck": len(state.deck),
        "discards": sum(state.discards),
        "prices": by_component(state.prices),
        "price_limits": [state.box.lowest, state.box.highest],
        "due": _due(state) if running else None,
        "line": [COMPONENTS[component] for component in state.line],
        "places": effects(state, last_round(state) is not None),
        "forecast": by_component(forecast(state)) if running else None,
        "middle": COMPONENTS[state.line[MIDDLE]],
        "bought": members(state.bought, COMPONENTS),
        "purchases": [told_purchase(purchase) for purchase in state.purchases],
        "mechanisms": [_card(state, mechanism, seat) for mechanism in state.mechanisms],
        "seats": [_seat(state, owner, seat) for owner in range(state.players)],
        "sets": [] if seat is None else _sets(state, seat),
        "thaw": [] if seat is None else [entry["mechanism"] for entry in _thaws(state, seat)],
        "thaws": [] if seat is None else _thaws(state, seat),
        "x_ray": _x_ray(state, seat),
        "report": _report(state),
        "history": _history(state),
        "final": None if final is None else [_final(standing) for standing in final],
    }


def _final(standing: Standing) -> seen.Final:
    return {
        "cogs": standing.cogs,
        "bonus": standing.bonus,
        "cards": standing.cards,
        "distance": standing.distance,
    }


def _options(state: State) -> dict[str, Any]:
    return {**state.setup.options, "custom": list(state.setup.options["custom"])}


def _mechanism(mechanism: int) -> str | None:
    return None if mechanism == NONE else MECHANISM_IDS[mechanism]


def by_component(numbers: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(COMPONENTS, numbers, strict=True))


def counted(counts: Counts) -> dict[str, int]:
    """Only the components of which there are any."""
    return {name: count for name, count in zip(COMPONENTS, counts, strict=True) if count}


def _pass_ends(state: State) -> bool:
    """Would the round end if the seat on turn passed, or will it, since it has?"""
    if state.primary == PASSED:
        return state.passes >= state.players
    return state.primary == NONE and state.passes + 1 >= state.players


def _due(state: State) -> dict[str, int]:
    """What the seat on turn would pay for each component: as its purchase, or after that with the Spectroscope."""
    if state.primary == NONE:
        return {COMPONENTS[t]: due(state, state.turn, t) for t in TYPES}
    return {COMPONENTS[t]: second_price(state, t) for t in TYPES}


def told_purchase(purchase: Purchase) -> seen.Purchase:
    return {
        "seat": purchase.seat,
        "type": COMPONENTS[purchase.type],
        "price": purchase.price,
        "paid": purchase.paid,
        "with": _mechanism(purchase.helper),
    }


def _card(state: State, mechanism: int, seat: int | None) -> seen.Mechanism:
    card = state.box.cards[mechanism]
    held = 0 if seat is None else present_in(state, seat)
    return {
        "id": card.id,
        "needs": [COMPONENTS[component] for component in card.needs],
        "slot": card.slot,
        "timing": card.timing,
        "once": card.once,
        "owners": [owner for owner, built in enumerate(state.built) if built >> mechanism & 1],
        "ticks": None if seat is None else [bool(held >> component & 1) for component in card.needs],
    }


def _seat(state: State, owner: int, viewer: int | None) -> seen.Seat:
    selling = state.phase == SELL and state.turn == owner
    return {
        "cogs": state.cogs[owner],
        "scrap": state.scrap[owner],
        "cards": sum(state.hands[owner]),
        "hand": counted(state.hands[owner]) if owner == viewer else None,
        "open": counted(state.shown[owner]),
        "built": [
            _built(state, owner, mechanism)
            for mechanism in range(len(MECHANISMS))
            if state.built[owner] >> mechanism & 1
        ],
        "sold": counted(state.sold) if selling else {},
    }


def _built(state: State, owner: int, mechanism: int) -> seen.Built:
    once = ONCE >> mechanism & 1
    return {
        "id": MECHANISM_IDS[mechanism],
        "cards": [COMPONENTS[component] for component in state.box.cards[mechanism].needs],
        "now": state.phase == TURN and state.turn == owner and state.built_now == mechanism,
        "used": bool(state.used[owner] >> mechanism & 1) if once else None,
    }


def _x_ray(state: State, seat: int | None) -> list[str] | None:
    """Only the owner of the Goggles looks, and only on the own turn (M1, Q39)."""
    if seat is None or state.phase != TURN or state.turn != seat or not state.built[seat] >> XRAY & 1:
        return None
    return top(state, min(visible(state), state.looked[seat]))


# -- one's own hand -------------------------------------------------------------------------------


def _sets(state: State, seat: int) -> list[seen.PartSet]:
    """What each component of a hand would bring as one set, today and at the forecast price."""
    least, scrap = smallest_set(state, seat), state.scrap[seat]
    then = forecast(state) if state.phase == TURN else state.prices
    sold = state.sold if state.phase == SELL and state.turn == seat else NO_CARDS
    found: list[seen.PartSet] = []
    for component in TYPES:
        have = state.hands[seat][component]
        if not have:
            continue
        needed = max(0, least - have)
        short = max(0, needed - scrap)
        whole = 0 if short or sold[component] else have
        found.append(
            {
                "type": COMPONENTS[component],
                "have": have,
                "scrap": min(needed, scrap),
                "short": short,
                "sold": bool(sold[component]),
                "now": whole * state.prices[component],
                "then": whole * then[component],
            }
        )
    return found


def _thaws(state: State, seat: int) -> list[seen.Thaw]:
    """Own mechanisms whose cards had better be back in the hand before the sale (W11): what that would bring."""
    found: list[seen.Thaw] = []
    for mechanism in state.mechanisms:
        kinds = _thawed(state, seat, mechanism) if _may_thaw(state, seat, mechanism) else {}
        if kinds:
            component = min(kinds, key=lambda t: (THAWS.index(kinds[t]), t))
            found.append(
                {
                    "mechanism": MECHANISM_IDS[mechanism],
                    "type": COMPONENTS[component],
                    "kind": kinds[component],
                }
            )
    return found


THAWS: tuple[seen.Thawing, ...] = ("set", "more", "late")
"""A set where there was none, a set of one card more, a card that is worth nothing after the last round."""


def _may_thaw(state: State, seat: int, mechanism: int) -> bool:
    if not state.built[seat] >> mechanism & 1 or mechanism == AUTOMATON:
        return False
    done = state.phase == TURN and state.turn == seat and state.dismantled_now != NONE
    return not done and (state.turn != seat or mechanism != state.built_now)


def _thawed(state: State, seat: int, mechanism: int) -> dict[int, seen.Thawing]:
    """By component of a mechanism: what its card would do for a sale."""
    least, scrap, hand = smallest_set(state, seat), state.scrap[seat], state.hands[seat]
    then = MIN_SET if mechanism == FURNACE else least
    last = last_round(state) is not None
    kinds: dict[int, seen.Thawing] = {}
    for component in state.box.cards[mechanism].needs:
        have = hand[component]
        sells = have > 0 and have + scrap >= least
        if have + 1 == max(then - scrap, 1):
            kinds[component] = "more" if sells else "set"
        elif last and sells and have + 1 + scrap >= then:
            kinds[component] = "late"
    return kinds


# -- rounds ---------------------------------------------------------------------------------------


def _report(state: State) -> seen.Report | None:
    """The round being counted, or the last one that was."""
    if not state.rounds:
        return None
    done = state.rounds[-1]
    return {
        "round": done.number,
        "last": done.last,
        "prices": [
            [COMPONENTS[component], done.before[component], done.adjusted[component]]
            for component in reversed(done.line)
        ],
        "nudges": [
            {"seat": seat, "type": COMPONENTS[done.line[MIDDLE]], "by": by} for seat, by in done.nudges
        ],
        "sales": [_sale(sale) for sale in done.sales],
        "boosts": [{"seat": seat, "cogs": gain} for seat, gain in done.boosts],
        "income": earned(done, state.players),
    }


def _sale(sale: Sale) -> seen.Sale:
    return {
        "seat": sale.seat,
        "type": COMPONENTS[sale.type],
        "real": sale.real,
        "scrap": sale.scrap,
        "price": sale.price,
        "income": sale.income,
    }


def _history(state: State) -> list[seen.Past]:
    """Prices and purses at the start and after each finished round; what isn't known is left out."""
    counting = state.phase not in (TURN, END)
    finished: list[Round] = list(state.rounds[:-1] if counting else state.rounds)
    whole = len(finished) == state.round - (state.phase == TURN or counting)
    start: seen.Past = {
        "round": 0,
        "prices": dict.fromkeys(COMPONENTS, START_PRICE),
        "cogs": [START_COGS] * state.players,
    }
    rounds: list[seen.Past] = [
        {"round": done.number, "prices": by_component(done.prices), "cogs": list(done.cogs)}
        for done in finished
    ]
    return [start, *rounds] if whole else rounds
