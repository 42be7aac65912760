"""A turn: one of five actions (R11-R15), the 4-card rule for everybody (R16), the next turn (R9, R19)."""

from functools import cache

from ....core.events import Event, Events
from ....core.values import with_at
from ..components import BUILDINGS, CARD_IDS, COLOURS, HAND, HOUSING
from ..moves import DA, LAUNCH, LEFT, PLACES, RIGHT, SLOTS, Move, move
from ..state import (
    EARTH,
    EMPTY,
    SHIP,
    Agenda,
    State,
    Step,
    ability_step,
    bottom_steps,
    step,
    to_beat,
    top_steps,
)
from .cards import back, discard_from_hand, give_up, lay, out_of_hand, own_cards
from .colonists import add_energy, name, walk
from .scoring import ending, tell_end


@cache
def end_of_turn(actor: int, solo: bool) -> Agenda:
    """What follows every action: the 4-card rule, in solo the machine's phases (R35), the next turn."""
    upkeep = step("upkeep", actor)
    if solo:
        return step("round_end"), step("activation"), step("failure"), upkeep
    return step("next_turn"), upkeep


# -- the five actions ---------------------------------------------------------------------------


def offer_actions(state: State, step: Step) -> list[Move]:
    seat = step.seat
    hand, prep = state.hands[seat], state.preps[seat]
    found = [move("hand", card) for card in hand]
    for slot, card in enumerate(prep):
        if card != EMPTY:
            found.append(move("prep", slot, card))
    for side in state.sides:
        if side != seat:
            left, right = state.preps[side]
            if left != EMPTY:
                found.append(move("steal", side, LEFT))
            if right != EMPTY:
                found.append(move("steal", side, RIGHT))
    if state.colonists[seat][EARTH]:
        found.append(LAUNCH)
    return found + own_cards(state, seat, "burn")


def act(state: State, step: Step, move: Move, events: Events) -> None:
    state.agenda = end_of_turn(step.seat, state.solo)
    _ACTIONS[move.verb](state, step.seat, move, events)


def play_from_hand(state: State, seat: int, move: Move, events: Events) -> None:
    """The hand action; never connected (R11)."""
    card = move.first
    out_of_hand(state, seat, card)
    state.in_play = card
    state.agenda += top_steps(seat, card, state.own)
    if events is not None:
        events.append(Event("played", seat=seat, card=CARD_IDS[card], rule="R11"))


def played(state: State, _step: Step, _events: Events) -> None:
    """Only after its action does a hand card reach the discard pile (Q37)."""
    state.discards = (*state.discards, state.in_play)
    state.in_play = EMPTY


def play_from_prep(state: State, seat: int, move: Move, events: Events) -> None:
    """Connect; compare and place, prep action, ability, in this order (R12, Q16)."""
    slot, card = move.first, move.second
    may_place = _connect(state, seat, seat, slot, "R12", events)
    here = COLOURS[card]
    state.agenda += (ability_step(seat, here), *bottom_steps(seat, card, "R12b", state.own))
    if may_place:
        state.agenda = (*state.agenda, _place_step(seat, here, "R12a"))


def steal(state: State, seat: int, move: Move, events: Events) -> None:
    """Another's card: its owner may use the prep action, then the actor the ability (R13).

    DA's card: nobody uses the prep action, and the actor compares (R36c).
    """
    owner, slot = move.first, move.second
    card = state.preps[owner][slot]
    here = COLOURS[card]
    may_place = _connect(state, seat, owner, slot, "R36c" if owner == DA else "R13", events)
    state.agenda = (*state.agenda, ability_step(seat, here))
    if owner != DA:
        state.agenda += bottom_steps(owner, card, "R13a", state.own)
    elif may_place:
        state.agenda = (*state.agenda, _place_step(seat, here, "R36c"))


@cache
def _place_step(seat: int, here: int, rule: str) -> Step:
    return Step("place", seat, 0, here, EMPTY, rule)


def _connect(state: State, seat: int, owner: int, slot: int, rule: str, events: Events) -> bool:
    """Lay a prep card on its stack. Does it beat what it covers, and can somebody be placed? (Q15)"""
    card = state.preps[owner][slot]
    here = COLOURS[card]
    value, beaten = state.values[card], to_beat(state, here)
    lay(state, owner, slot, EMPTY)
    state.stacks = with_at(state.stacks, here, (*state.stacks[here], card))
    compared = here < HOUSING and owner in (seat, DA)
    if events is not None:
        events.append(
            Event(
                "connected",
                reveals=owner != seat,
                seat=seat,
                owner=name(owner),
                slot=SLOTS[slot],
                card=CARD_IDS[card],
                building=BUILDINGS[here],
                rule=rule,
            )
        )
        if compared:
            events.append(
                Event(
                    "compared",
                    seat=seat,
                    building=BUILDINGS[here],
                    value=value,
                    to_beat=beaten,
                    beats=value > beaten,
                    rule="R12a",
                )
            )
    return compared and value > beaten


def launch(state: State, seat: int, _move: Move, events: Events) -> None:
    """A colonist from Earth to the Ship (R14); in solo a card of DA's prep goes, too (R36d)."""
    rule = "R36d" if state.solo else "R14"
    walk(state, seat, EARTH, SHIP)
    if events is not None:
        events.append(Event("launched", seat=seat, n=1, rule=rule))
    if state.solo:
        state.agenda = (*state.agenda, step("scrap", seat))


def burn(state: State, seat: int, move: Move, events: Events) -> None:
    """A card for energy, at the maximum for nothing (R15); in solo for 2 (R36e)."""
    solo = state.solo
    place, card = move.first, move.second
    give_up(state, seat, place, card)
    state.discards = (*state.discards, card)
    n = min(2 if solo else 1, state.most_energy - state.energy[seat])
    add_energy(state, seat, n)
    if events is not None:
        events.append(
            Event(
                "burned",
                seat=seat,
                card=CARD_IDS[card],
                origin=PLACES[place],
                n=n,
                level=state.energy[seat],
                rule="R36e" if solo else "R15",
            )
        )


_ACTIONS = {
    "hand": play_from_hand,
    "prep": play_from_prep,
    "steal": steal,
    "launch": launch,
    "burn": burn,
}


# -- the 4-card rule (R16) ----------------------------------------------------------------------


def upkeep(state: State, due: Step, _events: Events) -> None:
    """From the actor on, one complete player at a time (Q35)."""
    players = state.players
    for offset in range(due.n, players):
        seat = (due.seat + offset) % players
        if len(state.hands[seat]) != HAND or EMPTY in state.preps[seat]:
            state.agenda = (
                *state.agenda,
                step("upkeep", due.seat, offset + 1),
                step("four_cards", seat),
            )
            return


def four_cards(state: State, due: Step, _events: Events) -> None:
    """Discard down to 4 from the hand, or draw up to 4; then lay cards into the prep."""
    seat = due.seat
    excess = len(state.hands[seat]) - HAND - state.preps[seat].count(EMPTY)
    following = [_FILL[seat]]
    if excess > 0:
        following.append(Step("discard", seat, excess, rule="R16a"))
    elif excess < 0:
        following.append(Step("draw", seat, -excess, rule="R16b"))
    state.agenda = (*state.agenda, *following)


_FILL = tuple(Step("fill", seat, rule="R16c") for seat in range(4))


def offer_discard(state: State, due: Step) -> list[Move]:
    hand = state.hands[due.seat]
    return [move("discard", card) for card in (hand if len(hand) > due.n else hand[:1])]


def discard(state: State, due: Step, move: Move, events: Events) -> None:
    discard_from_hand(state, due, move.first, events)
    if due.n > 1:
        state.agenda = (*state.agenda, due._replace(n=due.n - 1))


def offer_fill(state: State, due: Step) -> list[Move]:
    """Any hand card; where all of them must go down, nothing is asked."""
    hand, gaps = state.hands[due.seat], state.preps[due.seat].count(EMPTY)
    if not gaps:
        return []
    return [move("fill", card) for card in (hand if len(hand) > gaps else hand[:1])]


def fill(state: State, due: Step, move: Move, events: Events) -> None:
    seat, card = due.seat, move.first
    slot = state.preps[seat].index(EMPTY)
    out_of_hand(state, seat, card)
    lay(state, seat, slot, card)
    if events is not None:
        events.append(
            Event(
                "filled",
                to=(seat,),
                secret={"seen": "yes", "card": CARD_IDS[card]},
                seat=seat,
                slot=SLOTS[slot],
                back=back(card),
                rule=due.rule,
            )
        )
    if EMPTY in state.preps[seat]:
        state.agenda = (*state.agenda, due)


# -- the next turn ------------------------------------------------------------------------------


def next_turn(state: State, _due: Step, events: Events) -> None:
    """Clockwise; after the last turn of a round the end is tested (R9, R19)."""
    state.turn = (state.turn + 1) % state.players
    if state.turn == state.first:
        if ending(state):
            tell_end(state, "R19", events)
            return
        next_round(state, events)
    state.agenda = (step("act", state.turn),)


def next_round(state: State, events: Events) -> None:
    state.round += 1
    if events is not None:
        events.append(Event("round", n=state.round))
