"""What each kind of step on the agenda of Pocket Mars is: something that happens, an offer, or a duty."""

from ...core.agenda import Agenda, happens, may, must
from ...core.events import Event, Events
from . import cards, colonists, setup, solo, turn
from .colonists import idle
from .components import BUILDINGS, COLOURS, ENERGY_MAX, Op
from .moves import PAY, SKIP, USE, Move
from .state import EARTH, NOWHERE, State, Step, in_building, op_step


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
            offer = AGENDA.kinds[kind].offer
            return offer is not None and bool(offer(state, inner))


def offer_may(state: State, step: Step) -> list[Move]:
    return [USE] if any(useful(state, step, op) for op in step.then) else []


def offer_pay(state: State, step: Step) -> list[Move]:
    """With the energy for it, and if it buys anything (Q24, Q25)."""
    affordable = state.energy[step.seat] >= step.n
    return [PAY] if affordable and any(useful(state, step, op) for op in step.then) else []


def still_to_act(state: State, step: Step) -> bool:
    return bool(state.hands[step.seat] or turn.offer_actions(state, step))


def told(step: Step, declined: bool, events: list[Event]) -> None:
    """An offer that was declined, or that had nothing to offer."""
    if declined:
        building = None if step.here == NOWHERE else BUILDINGS[step.here]
        events.append(Event("declined", seat=step.seat, step=step.kind, building=building, rule=step.rule))
    else:
        idle(step, events)


AGENDA: Agenda[State, Step, Move] = Agenda(
    {
        "launch": happens(colonists.launch),
        "gain": happens(colonists.gain),
        "gain_per_building": happens(colonists.gain_per_building),
        "if_none_here": happens(if_none_here),
        "if_hand": happens(if_none_here),
        "draw": happens(cards.draw),
        "cycle": happens(cards.cycle),
        "played": happens(turn.played),
        "upkeep": happens(turn.upkeep),
        "four_cards": happens(turn.four_cards),
        "next_turn": happens(turn.next_turn),
        "pass_packs": happens(setup.pass_packs),
        "prepared": happens(setup.prepared),
        "refill": happens(solo.refill),
        "failure": happens(solo.failure),
        "activation": happens(solo.activation),
        "round_end": happens(solo.round_end),
        "may": may(offer_may, colonists.use),
        "pay": may(offer_pay, colonists.pay),
        "place": may(colonists.offer_place, colonists.place),
        "settle_here": may(colonists.offer_settle_here, colonists.settle),
        "settle_any": may(colonists.offer_settle_any, colonists.settle),
        "promote": may(colonists.offer_promote, colonists.promote),
        "promote_here": may(colonists.offer_promote_here, colonists.promote),
        "demote": may(colonists.offer_demote, colonists.demote),
        "demote_here": may(colonists.offer_demote_here, colonists.demote),
        "shift_tier": may(colonists.offer_shift, colonists.shift),
        "swap_tiers": may(colonists.offer_swap_tiers, colonists.swap_tiers),
        "transfer": may(colonists.offer_transfer, colonists.transfer),
        "transfer_here": may(colonists.offer_transfer_here, colonists.transfer),
        "drain": may(colonists.offer_drain, colonists.drain),
        "swap_cards": may(cards.offer_restack, cards.restack),
        "cover": may(cards.offer_cover, cards.cover),
        "salvage": may(cards.offer_salvage, cards.salvage),
        "cycling": may(cards.offer_hand_discards, cards.cycling),
        "dig": may(cards.offer_dig, cards.dig),
        "sink": may(cards.offer_sink, cards.sink),
        "peek": may(cards.offer_peek, cards.peek),
        "exchange": may(cards.offer_exchange, cards.exchange),
        "trade_prep": may(cards.offer_trade, cards.trade),
        "act": must(turn.offer_actions, turn.act, asks=still_to_act),
        "keep": must(setup.offer_keep, setup.keep),
        "prepare": must(setup.offer_prepare, setup.prepare),
        "discard": must(turn.offer_discard, turn.discard),
        "fill": must(turn.offer_fill, turn.fill),
        "take": must(cards.offer_take, cards.take),
        "scrap": must(solo.offer_scrap, solo.scrap),
        "dig_keep": must(cards.offer_dig_keep, cards.dig_keep),
        "dig_sink": must(cards.offer_dig_sink, cards.dig_sink),
    },
    skip=SKIP,
    told=told,
)
