"""What each kind of step on the agenda of a race is: something that happens, an offer, or a duty."""

from ....core.agenda import Agenda, happens, may, must
from ....core.events import Event
from ..moves import SKIP, Move
from ..state import State, Step
from . import decisions, turn


def always(_state: State, _step: Step) -> bool:
    """Even a single possibility is asked: what follows draws cubes and can't be taken back."""
    return True


def tell_nothing_done(_state: State, step: Step, declined: bool, events: list[Event]) -> None:
    """An offer that was declined, or that had nothing to offer."""
    events.append(Event("declined" if declined else "idle", seat=step.seat, step=step.kind, n=step.n))


AGENDA: Agenda[State, Step, Move] = Agenda(
    {
        "setup": must(turn.offer_goods, turn.do_setup, asks=always),
        "race": happens(turn.start_race),
        "act": must(turn.offer_actions, turn.do_action, asks=always),
        "shop": must(turn.offer_goods, turn.do_shopping, asks=always),
        "step": must(decisions.offer_steps, decisions.go),
        "go": may(decisions.offer_steps, decisions.go),
        "remove": may(decisions.offer_removal, decisions.remove),
        "must_remove": must(decisions.offer_removal, decisions.remove),
        "scrap": may(decisions.offer_removal, decisions.scrap),
        "bag": may(decisions.offer_bag, decisions.bag),
        "crew": must(decisions.offer_crew, decisions.crew),
        "trade": may(decisions.offer_removal, decisions.trade),
        "gain": must(decisions.offer_gain, decisions.receive),
        "upgrade": must(decisions.offer_removal, decisions.upgrade),
        "lay": may(decisions.offer_lay, decisions.lay),
        "put": must(decisions.offer_lay, decisions.put),
        "rest": must(decisions.offer_rest, decisions.rest),
        "fetch": may(decisions.offer_fetch, decisions.fetch),
        "draw": may(decisions.offer_draw, decisions.boost),
        "boosted": happens(decisions.boosted),
        "boost": may(decisions.offer_draw, decisions.join_in),
        "keep": must(decisions.offer_keep, decisions.keep),
    },
    skip=SKIP,
    told=tell_nothing_done,
)
