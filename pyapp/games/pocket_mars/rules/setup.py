"""Set-up: Ships, Buildings in a row, cards dealt or drafted, preps chosen in secret (R1-R7, R22, R30-R32)."""

from ....core.events import Event, Events
from ....core.options import Setup
from ....core.rng import Rng
from ....core.values import with_at, without
from ..components import (
    BUILDINGS,
    CARD_IDS,
    DECK,
    DRAFT_DEAL,
    DRAFT_KEEP,
    ENERGY_START,
    HAND,
    HOUSING,
    LEVELS,
    PREP,
    START_EARTH,
    START_SHIP,
)
from ..moves import SLOTS, Move, move
from ..state import EMPTY, Agenda, Colonists, State, Step, step
from .cards import back, backs, ids, into_hand

NO_PREP = (EMPTY, EMPTY)
NOBODY_HOUSED = (0,) * (2 * HOUSING)


def new_table(setup: Setup, rng: Rng) -> State:
    """Everything in its place, no card dealt yet (R1-R4, R7, R31)."""
    players = setup.players
    row = tuple(rng.sample(range(len(BUILDINGS)), len(BUILDINGS)))
    first = rng.below(players)
    return State(
        setup=setup,
        row=row,
        first=first,
        turn=first,
        round=1,
        colonists=first_colonists(setup),
        energy=(ENERGY_START,) * max(players, 2),
        stacks=((),) * len(BUILDINGS),
        hands=((),) * players,
        preps=(NO_PREP,) * max(players, 2),
        deck=tuple(rng.shuffled(range(DECK))),
        bottomed=0,
        discards=(),
        in_play=EMPTY,
        looked=(),
        packs=(),
        chosen=(),
        known=(0,) * players,
        agenda=(),
        rng=rng.state,
    )


def first_colonists(setup: Setup) -> tuple[Colonists, ...]:
    """1 on the Ship, 6 on Earth (R2); DA by its level (R31)."""
    yours = ((START_EARTH, START_SHIP, *NOBODY_HOUSED),) * setup.players
    if setup.players > 1:
        return yours
    ship, earth = LEVELS[setup.options["level"]]
    return (*yours, (earth, ship, *NOBODY_HOUSED))


def first_deal(state: State, events: Events) -> None:
    """4 cards each, or 5 to draft from (R5, R22); a draft needs neighbours (Q64)."""
    draft = state.setup.options["draft"] and not state.solo
    size = DRAFT_DEAL if draft else HAND + PREP
    dealt = tuple(state.deck[seat * size : (seat + 1) * size] for seat in range(state.players))
    state.deck = state.deck[state.players * size :]
    if draft:
        state.packs, state.chosen = dealt, (EMPTY,) * state.players
    else:
        state.hands = dealt
    state.agenda = choosing_agenda(state)
    if events is not None:
        row = [BUILDINGS[here] for here in state.row]
        events.append(Event("started", first=state.first, row=row))
        events += [_told("dealt", seat, cards) for seat, cards in enumerate(dealt)]


def choosing_agenda(state: State) -> Agenda:
    """What is still to be kept and laid before the first turn; from the first player on."""
    order = [(state.first + offset) % state.players for offset in range(state.players)][::-1]
    agenda = [step("act", state.first)]
    if state.solo:
        agenda.append(step("refill"))
    agenda.append(step("prepared"))
    gaps = [(seat, state.preps[seat].count(EMPTY)) for seat in order]
    agenda += [step("prepare", seat, n) for seat, n in gaps if n]
    if state.packs:
        kept = len(state.hands[0])
        for number in range(DRAFT_KEEP, kept, -1):
            agenda.append(step("pass_packs", n=number))
            for seat in order:
                if number > kept + 1 or state.chosen[seat] == EMPTY:
                    agenda.append(step("keep", seat))
    return tuple(agenda)


def _told(kind: str, seat: int, cards: tuple[int, ...]) -> Event:
    return Event(
        kind,
        to=(seat,),
        secret={"seen": "yes", "cards": ids(cards)},
        reveals=True,
        seat=seat,
        n=len(cards),
        backs=backs(cards),
    )


# -- draft of the first hand (R22) --------------------------------------------------------------


def offer_keep(state: State, due: Step) -> list[Move]:
    return [move("keep", card) for card in state.packs[due.seat]]


def keep(state: State, due: Step, move: Move, events: Events) -> None:
    """Nobody sees the card before everybody has kept one (Q46)."""
    state.packs = with_at(state.packs, due.seat, without(state.packs[due.seat], move.first))
    state.chosen = with_at(state.chosen, due.seat, move.first)
    _tell_choice(due.seat, move.first, events)


def pass_packs(state: State, due: Step, events: Events) -> None:
    """What was kept joins the hand, the rest goes to the left; the last cards return to the deck."""
    for seat, card in enumerate(state.chosen):
        into_hand(state, seat, card)
        if events is not None:
            secret = {"seen": "yes", "card": CARD_IDS[card]}
            told = Event(
                "kept", to=(seat,), secret=secret, reveals=True, seat=seat, back=back(card), rule="R22"
            )
            events.append(told)
    if due.n < DRAFT_KEEP:
        state.packs = (state.packs[-1], *state.packs[:-1])
        state.chosen = (EMPTY,) * state.players
        if events is not None:
            events += [_told("passed", seat, pack) for seat, pack in enumerate(state.packs)]
        return
    rng = Rng.at(state.rng)
    left_over = [card for pack in state.packs for card in pack]
    state.deck = tuple(rng.shuffled([*state.deck, *left_over]))
    state.rng = rng.state
    state.packs, state.chosen = (), ()
    if events is not None:
        events.append(Event("drafted", reveals=True, n=len(left_over), rule="R22"))


# -- the first prep (R6) ------------------------------------------------------------------------


def offer_prepare(state: State, due: Step) -> list[Move]:
    return [move("fill", card) for card in state.hands[due.seat]]


def prepare(state: State, due: Step, move: Move, events: Events) -> None:
    seat = due.seat
    state.hands = with_at(state.hands, seat, without(state.hands[seat], move.first))
    left, _ = state.preps[seat]
    prep = (move.first, EMPTY) if left == EMPTY else (left, move.first)
    state.preps = with_at(state.preps, seat, prep)
    _tell_choice(seat, move.first, events)
    if due.n > 1:
        state.agenda = (*state.agenda, step("prepare", seat, due.n - 1))


def prepared(state: State, _due: Step, events: Events) -> None:
    """Everybody has chosen: the backs lie open."""
    if events is None:
        return
    for seat in range(state.players):
        for slot, card in enumerate(state.preps[seat]):
            events.append(
                Event(
                    "filled",
                    to=(seat,),
                    secret={"seen": "yes", "card": CARD_IDS[card]},
                    reveals=True,
                    seat=seat,
                    slot=SLOTS[slot],
                    back=back(card),
                    rule="R6",
                )
            )


def _tell_choice(seat: int, card: int, events: Events) -> None:
    if events is not None:
        secret = {"seen": "yes", "card": CARD_IDS[card]}
        events.append(Event("chose", to=(seat,), secret=secret, seat=seat))
