"""Devious Automatics, the solo opponent: what its machines do after every turn (R32-R41)."""

from collections.abc import Callable

from ....core.events import Event, Events
from ..components import (
    BUILDINGS,
    CARD_IDS,
    COLOURS,
    CONSTRUCTION,
    DA_ENERGY,
    HOUSES,
    SYSTEM_FAILURE,
)
from ..known import seen
from ..moves import DA, SLOTS, Move, move
from ..state import EARTH, EMPTY, ONE, SHIP, TWO, State, Step, in_building, prep_cards, room_left, step
from .cards import backs, ids, lay, off_the_top
from .colonists import add_energy, walk
from .scoring import ending, score, tell_end
from .turn import next_round

YOU = 0


# -- the card a launch costs (R36d) -------------------------------------------------------------


def offer_scrap(state: State, _due: Step) -> list[Move]:
    return [move("scrap", slot) for slot, card in enumerate(state.preps[DA]) if card != EMPTY]


def scrap(state: State, _due: Step, move: Move, events: Events) -> None:
    card = state.preps[DA][move.first]
    lay(state, DA, move.first, EMPTY)
    state.discards = (*state.discards, card)
    if events is not None:
        slot = SLOTS[move.first]
        events.append(Event("scrapped", reveals=True, card=CARD_IDS[card], slot=slot, seat=YOU, rule="R36d"))


# -- phases (R37, R38) --------------------------------------------------------------------------


def failure(state: State, _due: Step, events: Events) -> None:
    """System Failure: the top cards of the deck are lost (R37, Q57)."""
    _lose_cards(state, "failed", "R37", events)


def _lose_cards(state: State, kind: str, rule: str, events: Events) -> None:
    lost = off_the_top(state, SYSTEM_FAILURE)
    state.discards += lost
    if events is not None:
        events.append(Event(kind, reveals=bool(lost), n=len(lost), cards=ids(lost), rule=rule))


def activation(state: State, _due: Step, events: Events) -> None:
    """With exactly one card left, the androids act by its colour (R38); then the prep is refilled."""
    left = prep_cards(state, DA)
    state.agenda = (*state.agenda, step("restock"))
    if len(left) != 1:
        if events is not None:
            events.append(Event("inactive", n=len(left), rule="R38"))
        return
    here = COLOURS[left[0]]
    if here == CONSTRUCTION and state.setup.options["scheming"] and state.colonists[DA][SHIP]:
        tell_activation(here, events)
        state.agenda = (*state.agenda, Step("scheme", YOU, rule="R39e"))
    else:
        activate(state, here, events)


def tell_activation(here: int, events: Events) -> None:
    if events is not None:
        events.append(Event("activated", building=BUILDINGS[here], rule="R38"))


def activate(state: State, here: int, events: Events) -> None:
    """A landing in the Building of the card, then DA's own ability of that Building."""
    tell_activation(here, events)
    if here != CONSTRUCTION:
        settle_or_launch(state, lambda: here, "R38", events)
    ALTERNATIVES[here](state, events)


def plan(state: State, here: int) -> seen.Plan:
    """What DA will do if this colour is left to it at the end of the turn, as the table stands: steps and points."""
    if here == CONSTRUCTION and state.setup.options["scheming"] and state.colonists[DA][SHIP]:
        return {"steps": [{"kind": "scheme", "rule": "R39e"}], "da": [], "you": []}
    trial = state.copy()
    off_the_top(trial, SYSTEM_FAILURE)
    events: list[Event] = []
    activate(trial, here, events)
    steps = [planned(event) for event in events if event.kind != "activated"]
    return {
        "steps": steps,
        "da": [score(state, DA).total, score(trial, DA).total],
        "you": [score(state, YOU).total, score(trial, YOU).total],
    }


def planned(event: Event) -> seen.PlanStep:
    step: seen.PlanStep = {"kind": event.kind, "rule": event.public["rule"]}
    if "building" in event.public:
        step["building"] = event.public["building"]
    if "n" in event.public:
        step["n"] = event.public["n"]
    return step


def refill(state: State, due: Step, events: Events) -> None:
    """DA's prep up to 2 from the deck, unseen (R32, R38)."""
    fresh: list[int] = []
    for slot, card in enumerate(state.preps[DA]):
        if card == EMPTY and state.deck:
            fresh += off_the_top(state, 1)
            lay(state, DA, slot, fresh[-1])
    if fresh and events is not None:
        rule = "R38" if due.kind == "restock" else "R32"
        events.append(Event("refilled", reveals=True, n=len(fresh), backs=backs(fresh), rule=rule))


def round_end(state: State, _due: Step, events: Events) -> None:
    """Your 7 colonists, DA's 7, or a DA prep that can't be filled end the game (R41)."""
    if ending(state):
        tell_end(state, "R41", events)
        return
    next_round(state, events)
    state.agenda = (step("act", YOU),)


# -- motions of DA's colonists ------------------------------------------------------------------


def settle_or_launch(state: State, choose: Callable[[], int], rule: str, events: Events) -> None:
    """From DA's Ship to a 1-star space (Q52); from an empty Ship, somebody boards it instead (Q51)."""
    if state.colonists[DA][SHIP]:
        here = choose()
        walk(state, DA, SHIP, ONE + here)
        if events is not None:
            events.append(Event("da_settled", building=BUILDINGS[here], rule=rule))
    else:
        board(state, rule, events)


def board(state: State, rule: str, events: Events) -> None:
    if state.colonists[DA][EARTH]:
        walk(state, DA, EARTH, SHIP)
        if events is not None:
            events.append(Event("da_launched", rule=rule))
    elif events is not None:
        events.append(Event("da_idle", rule=rule))


# -- alternative abilities (R39) ----------------------------------------------------------------


def double_upgrade(state: State, events: Events) -> None:
    """Twice: one of DA's goes up where it can, otherwise one of yours comes down (R39a, Q53, Q54)."""
    for _ in range(2):
        up = [here for here in state.row if _can_rise(state, here)]
        yours = [here for here in state.row if here in HOUSES and state.colonists[YOU][TWO + here]]
        if up:
            here = up[0]
            walk(state, DA, ONE + here, TWO + here)
            kind = "da_promoted"
        elif yours:
            here = next((here for here in yours if state.colonists[DA][ONE + here]), yours[0])
            walk(state, YOU, TWO + here, ONE + here)
            kind = "da_demoted"
        else:
            if events is not None:
                events.append(Event("da_idle", rule="R39a"))
            continue
        if events is not None:
            events.append(Event(kind, building=BUILDINGS[here], rule="R39a"))


def _can_rise(state: State, here: int) -> bool:
    return here in HOUSES and state.colonists[DA][ONE + here] > 0 and room_left(state, here) > 0


def overwhelming_power(state: State, events: Events) -> None:
    """2 energy; only at the maximum a Spark instead (R39b, Q56)."""
    n = min(DA_ENERGY, state.most_energy - state.energy[DA])
    if not n:
        _lose_cards(state, "sparked", "R39b", events)
        return
    add_energy(state, DA, n)
    if events is not None:
        events.append(Event("da_gained", n=n, level=state.energy[DA], rule="R39b"))


def spark(state: State, events: Events) -> None:
    _lose_cards(state, "sparked", "R39c", events)


def recruitment(state: State, events: Events) -> None:
    board(state, "R39d", events)


def scheming(state: State, events: Events) -> None:
    settle_or_launch(state, lambda: best_for_da(state), "R39e", events)


ALTERNATIVES = (overwhelming_power, double_upgrade, spark, recruitment, scheming)
"""By Building, in the order of the components."""

_LIKED_COMPANY = {3: 0, 2: 1, 0: 2}  # DA's colonists there already; any other number comes last


def best_for_da(state: State) -> int:
    """Most points for DA; ties: the company, then room above, then the leftmost (Q55)."""

    def merit(here: int) -> tuple[int, int, int, int]:
        company = _LIKED_COMPANY.get(in_building(state.colonists[DA], here), 3)
        no_room = room_left(state, here) <= 0
        return -points_for_da(state, here), company, no_room, state.row.index(here)

    return min(HOUSES, key=merit)


def points_for_da(state: State, here: int) -> int:
    """DA's points once somebody of its Ship has landed there."""
    trial = state.copy()
    walk(trial, DA, SHIP, ONE + here)
    return score(trial, DA).total


# -- placing for DA yourself: the rulebook's way (R39e) ------------------------------------------


def offer_scheme(state: State, _due: Step) -> list[Move]:
    """You choose as if you were DA: among the Buildings that bring it most points."""
    most = max(points_for_da(state, here) for here in HOUSES)
    return [move("scheme", here) for here in HOUSES if points_for_da(state, here) == most]


def scheme(state: State, due: Step, move: Move, events: Events) -> None:
    settle_or_launch(state, lambda: move.first, due.rule, events)
