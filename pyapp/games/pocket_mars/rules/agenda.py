"""What each kind of step on the agenda of Pocket Mars is: something that happens, an offer, or a duty."""

from ....core.agenda import Agenda, happens, may, must
from ....core.events import Event, Events
from ..moves import PAY, SKIP, USE, Move
from ..state import State, Step
from . import cards, colonists, setup, solo, turn
from .colonists import idle
from .hindrance import hindrance, place_of


def condition(state: State, step: Step, events: Events) -> None:
    """What stands behind a condition follows if it is met at this moment (Q17)."""
    if hindrance(state, step) is None:
        colonists.use(state, step, USE, events)
    elif events is not None:
        idle(state, step, events)


def offer_may(state: State, step: Step) -> list[Move]:
    return [] if hindrance(state, step) else [USE]


def offer_pay(state: State, step: Step) -> list[Move]:
    """With the energy for it, and if it buys anything (Q24, Q25)."""
    return [] if hindrance(state, step) else [PAY]


def still_to_act(state: State, step: Step) -> bool:
    return bool(state.hands[step.seat] or turn.offer_actions(state, step))


def told(state: State, step: Step, declined: bool, events: list[Event]) -> None:
    """An offer that was declined, or why there was none."""
    if declined:
        building = place_of(step)
        events.append(Event("declined", seat=step.seat, step=step.kind, building=building, rule=step.rule))
    else:
        idle(state, step, events)


AGENDA: Agenda[State, Step, Move] = Agenda(
    {
        "launch": happens(colonists.launch),
        "gain": happens(colonists.gain),
        "gain_per_building": happens(colonists.gain_per_building),
        "if_none_here": happens(condition),
        "if_hand": happens(condition),
        "draw": happens(cards.draw),
        "cycle": happens(cards.cycle),
        "played": happens(turn.played),
        "upkeep": happens(turn.upkeep),
        "four_cards": happens(turn.four_cards),
        "next_turn": happens(turn.next_turn),
        "pass_packs": happens(setup.pass_packs),
        "prepared": happens(setup.prepared),
        "refill": happens(solo.refill),
        "restock": happens(solo.refill),
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
        "scheme": must(solo.offer_scheme, solo.scheme),
        "scrap": must(solo.offer_scrap, solo.scrap),
        "dig_keep": must(cards.offer_dig_keep, cards.dig_keep),
        "dig_sink": must(cards.offer_dig_sink, cards.dig_sink),
    },
    skip=SKIP,
    told=told,
)
