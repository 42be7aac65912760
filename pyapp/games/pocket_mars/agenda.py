"""The agenda: the last step comes first, until one of them leaves a seat a choice."""

from collections.abc import Callable

from ...core.events import Event
from . import cards, colonists, setup, solo, turn
from .colonists import Events, idle
from .components import BUILDINGS, COLOURS, ENERGY_MAX, Op
from .moves import PAY, SKIP, USE, Move
from .state import EARTH, NOWHERE, State, Step, in_building, op_step

Happen = Callable[[State, Step, Events], None]
Offer = Callable[[State, Step], list[Move]]
Do = Callable[[State, Step, Move, Events], None]


def if_none_here(state: State, step: Step, events: Events) -> None:
    """Only without a colonist of one's own in this Building, at this moment (Q17)."""
    if meets(state, step.seat, step.kind, step.n, step.here):
        colonists.follow(state, step)
    elif events is not None:
        idle(step, events)


def meets(state: State, seat: int, condition: str, colour: int, here: int) -> bool:
    """A condition of a prep action; for `if_hand` the hand counts, the prep doesn't."""
    if condition == "if_none_here":
        return not in_building(state.colonists[seat], here)
    return any(COLOURS[card] == colour for card in state.hands[seat])


def useful(state: State, step: Step, op: Op) -> bool:
    """Can this op change anything now? What can't is not offered (Q25)."""
    inner = op_step(op, step.seat, step.here, step.card, step.rule)
    if inner.kind in ("if_none_here", "if_hand"):
        met = meets(state, step.seat, inner.kind, inner.n, step.here)
        return met and any(useful(state, step, part) for part in op.then)
    match inner.kind:
        case "launch":
            return state.colonists[step.seat][EARTH] > 0
        case "gain":
            return state.energy[step.seat] < ENERGY_MAX
        case "gain_per_building":
            inhabited = colonists.inhabited(state, step.seat)
            return state.energy[step.seat] < ENERGY_MAX and bool(inhabited)
        case "cycle":
            return bool(state.hands[step.seat])
        case "draw":
            return True
        case kind:
            return bool(OFFERS[kind](state, inner))


def offer_may(state: State, step: Step) -> list[Move]:
    return [USE] if any(useful(state, step, op) for op in step.then) else []


def offer_pay(state: State, step: Step) -> list[Move]:
    """With the energy for it, and if it buys anything (Q24, Q25)."""
    affordable = state.energy[step.seat] >= step.n
    return [PAY] if affordable and any(useful(state, step, op) for op in step.then) else []


HAPPENS: dict[str, Happen] = {
    "launch": colonists.launch,
    "gain": colonists.gain,
    "gain_per_building": colonists.gain_per_building,
    "if_none_here": if_none_here,
    "if_hand": if_none_here,
    "draw": cards.draw,
    "cycle": cards.cycle,
    "played": turn.played,
    "upkeep": turn.upkeep,
    "four_cards": turn.four_cards,
    "next_turn": turn.next_turn,
    "pass_packs": setup.pass_packs,
    "prepared": setup.prepared,
    "refill": solo.refill,
    "failure": solo.failure,
    "activation": solo.activation,
    "round_end": solo.round_end,
}
"""Steps that ask nobody."""

OFFERS: dict[str, Offer] = {
    "may": offer_may,
    "pay": offer_pay,
    "place": colonists.offer_place,
    "settle_here": colonists.offer_settle_here,
    "settle_any": colonists.offer_settle_any,
    "promote": colonists.offer_promote,
    "promote_here": colonists.offer_promote_here,
    "demote": colonists.offer_demote,
    "demote_here": colonists.offer_demote_here,
    "shift_tier": colonists.offer_shift,
    "swap_tiers": colonists.offer_swap_tiers,
    "transfer": colonists.offer_transfer,
    "transfer_here": colonists.offer_transfer_here,
    "drain": colonists.offer_drain,
    "swap_cards": cards.offer_restack,
    "cover": cards.offer_cover,
    "salvage": cards.offer_salvage,
    "cycling": cards.offer_hand_discards,
    "dig": cards.offer_dig,
    "sink": cards.offer_sink,
    "peek": cards.offer_peek,
    "exchange": cards.offer_exchange,
    "trade_prep": cards.offer_trade,
    # from here on compulsory
    "act": turn.offer_actions,
    "keep": setup.offer_keep,
    "prepare": setup.offer_prepare,
    "discard": turn.offer_discard,
    "fill": turn.offer_fill,
    "take": cards.offer_take,
    "scrap": solo.offer_scrap,
    "dig_keep": cards.offer_dig_keep,
    "dig_sink": cards.offer_dig_sink,
}
"""Steps that leave a choice, and what they offer, `skip` aside."""

COMPULSORY = frozenset(
    (
        *("act", "keep", "prepare", "discard", "fill", "take", "scrap"),
        *("dig_keep", "dig_sink"),
    )
)

DO: dict[str, Do] = {
    "may": colonists.use,
    "pay": colonists.pay,
    "place": colonists.place,
    "settle_here": colonists.settle,
    "settle_any": colonists.settle,
    "promote": colonists.promote,
    "promote_here": colonists.promote,
    "demote": colonists.demote,
    "demote_here": colonists.demote,
    "shift_tier": colonists.shift,
    "swap_tiers": colonists.swap_tiers,
    "transfer": colonists.transfer,
    "transfer_here": colonists.transfer,
    "drain": colonists.drain,
    "swap_cards": cards.restack,
    "cover": cards.cover,
    "salvage": cards.salvage,
    "cycling": cards.cycling,
    "dig": cards.dig,
    "sink": cards.sink,
    "peek": cards.peek,
    "exchange": cards.exchange,
    "trade_prep": cards.trade,
    "act": turn.act,
    "keep": setup.keep,
    "prepare": setup.prepare,
    "discard": turn.discard,
    "fill": turn.fill,
    "take": cards.take,
    "scrap": solo.scrap,
    "dig_keep": cards.dig_keep,
    "dig_sink": cards.dig_sink,
}


def run(state: State, events: Events) -> None:
    """Do what is due until a seat has a choice, or the game is over."""
    while state.agenda:
        step = state.agenda[-1]
        kind = step.kind
        if kind == "act" and (state.hands[step.seat] or turn.offer_actions(state, step)):
            return  # what it offers is only worked out when somebody asks
        happen = HAPPENS.get(kind)
        if happen is not None:
            state.agenda = state.agenda[:-1]
            happen(state, step, events)
            continue
        offered = OFFERS[kind](state, step)
        if kind in COMPULSORY:
            if len(offered) > 1:
                state.choices = tuple(offered)
                return
            state.agenda = state.agenda[:-1]
            if offered:
                DO[kind](state, step, offered[0], events)
        elif offered:
            state.choices = (*offered, SKIP)
            return
        else:
            state.agenda = state.agenda[:-1]
            if events is not None:
                idle(step, events)


def choices(state: State) -> tuple[Move, ...]:
    """The legal moves of the seat to act, worked out once."""
    if state.choices is None:
        if not state.agenda:
            return ()
        step = state.agenda[-1]
        offered = OFFERS[step.kind](state, step)
        state.choices = tuple(offered) if step.kind in COMPULSORY else (*offered, SKIP)
    return state.choices


def decide(state: State, move: Move, events: Events) -> None:
    """Carry out a legal move and all that follows from it."""
    step = state.agenda[-1]
    state.agenda = state.agenda[:-1]
    state.choices = None
    if move == SKIP:
        if events is not None:
            tell_skip(step, events)
    else:
        DO[step.kind](state, step, move, events)
    run(state, events)


def tell_skip(step: Step, events: list[Event]) -> None:
    building = None if step.here == NOWHERE else BUILDINGS[step.here]
    events.append(Event("declined", seat=step.seat, step=step.kind, building=building, rule=step.rule))
