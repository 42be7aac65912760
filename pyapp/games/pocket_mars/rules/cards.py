"""What the cards do with cards: deck, stacks, hands, preps (sheet 4.3, R18), and what they offer."""

from itertools import combinations

from ....core.events import Event, Events
from ....core.rng import Rng
from ....core.values import with_at, without
from ..components import BUILDINGS, CARD_IDS, COLOURS, DOWN, HOUSES
from ..moves import DA, DIG, FROM_HAND, LEFT, PLACES, RIGHT, SLOTS, Move, move
from ..state import EMPTY, State, Step, others, prep_cards
from .colonists import again, idle, name

TAKE = (move("take", LEFT), move("take", RIGHT))


def back(card: int) -> str:
    """What everybody sees of a card: the symbol on its back (Q6)."""
    return BUILDINGS[COLOURS[card]]


def backs(cards: list[int] | tuple[int, ...]) -> list[str]:
    return [BUILDINGS[COLOURS[card]] for card in cards]


def ids(cards: list[int] | tuple[int, ...]) -> list[str]:
    return [CARD_IDS[card] for card in cards]


# -- what a seat has seen -----------------------------------------------------------------------


def forget(state: State, card: int) -> None:
    """A card that moves is no longer known where it was."""
    bit = 1 << card
    for known in state.known:
        if known & bit:
            state.known = tuple(known & ~bit for known in state.known)
            return


def comes_to_know(state: State, seat: int, cards: list[int] | tuple[int, ...]) -> None:
    if seat != DA:
        seen = sum(1 << card for card in cards)
        state.known = with_at(state.known, seat, state.known[seat] | seen)


# -- hands, preps, discard pile -----------------------------------------------------------------


def into_hand(state: State, seat: int, card: int) -> None:
    state.hands = with_at(state.hands, seat, (*state.hands[seat], card))


def out_of_hand(state: State, seat: int, card: int) -> None:
    state.hands = with_at(state.hands, seat, without(state.hands[seat], card))


def lay(state: State, side: int, slot: int, card: int) -> None:
    """Put a card, or nothing, into a slot of a prep; what lay there is forgotten."""
    left, right = state.preps[side]
    leaving = left if slot == LEFT else right
    if leaving != EMPTY:
        forget(state, leaving)
    prep = (card, right) if slot == LEFT else (left, card)
    state.preps = with_at(state.preps, side, prep)


def give_up(state: State, seat: int, place: int, card: int) -> None:
    """Take a card of one's own out of hand or prep."""
    if place == FROM_HAND:
        out_of_hand(state, seat, card)
    else:
        lay(state, seat, place, EMPTY)


def own_cards(state: State, seat: int, verb: str) -> list[Move]:
    """A move for every card of hand and prep, named by where it is."""
    found = [move(verb, FROM_HAND, card) for card in state.hands[seat]]
    for slot, card in enumerate(state.preps[seat]):
        if card != EMPTY:
            found.append(move(verb, slot, card))
    return found


def discard_from_hand(state: State, step: Step, card: int, events: Events) -> None:
    out_of_hand(state, step.seat, card)
    state.discards = (*state.discards, card)
    if events is not None:
        events.append(Event("discarded", seat=step.seat, card=CARD_IDS[card], rule=step.rule))


# -- deck (R18) ---------------------------------------------------------------------------------


def off_the_top(state: State, n: int) -> tuple[int, ...]:
    """The top cards, the first one first; the deck is not rebuilt yet."""
    deck = state.deck
    taken = deck[: -n - 1 : -1]
    state.deck = deck[: len(deck) - len(taken)]
    if state.bottomed:
        state.bottomed = min(state.bottomed, len(state.deck))
        for card in taken:
            forget(state, card)
    return taken


def rebuild_if_empty(state: State, events: Events) -> None:
    """The moment the last card leaves: covered cards and discards become the deck (R18, Q36-Q38)."""
    if state.deck or state.solo:  # R40
        return
    pile = list(state.discards)
    for stack in state.stacks:
        pile += [card % DOWN for card in stack[:-1]]
    state.stacks = tuple(stack[-1:] for stack in state.stacks)
    rng = Rng.at(state.rng)
    rng.shuffle(pile)
    state.rng = rng.state
    state.deck, state.discards, state.bottomed = tuple(pile), (), 0
    secret_again = ~sum(1 << card for card in pile)
    state.known = tuple(known & secret_again for known in state.known)
    if events is not None:
        events.append(Event("rebuilt", reveals=True, n=len(pile), rule="R18"))


def draw(state: State, step: Step, events: Events) -> None:
    """Draw one by one; in solo from DA's prep as long as it has cards (R33)."""
    if not step.n:
        return
    if not state.solo:
        _draw_from_deck(state, step, events)
        return
    again(state, step)
    if prep_cards(state, DA):
        state.agenda = (*state.agenda, step._replace(kind="take", n=1))
    else:
        _draw_from_deck(state, step._replace(n=1), events)


def _draw_from_deck(state: State, step: Step, events: Events) -> None:
    drawn: list[int] = []
    rebuilds: Events = None if events is None else []
    for _ in range(step.n):
        rebuild_if_empty(state, rebuilds)
        drawn += off_the_top(state, 1)
        rebuild_if_empty(state, rebuilds)
    state.hands = with_at(state.hands, step.seat, state.hands[step.seat] + tuple(drawn))
    if events is not None:
        if drawn:
            events.append(_drew("drew", step, tuple(drawn)))
        else:
            idle(state, step, events)
        events += rebuilds or ()


def _drew(kind: str, step: Step, drawn: tuple[int, ...]) -> Event:
    return Event(
        kind,
        to=(step.seat,),
        secret={"seen": "yes", "cards": ids(drawn)},
        reveals=True,
        seat=step.seat,
        n=len(drawn),
        backs=backs(drawn),
        rule=step.rule,
    )


def offer_take(state: State, _step: Step) -> list[Move]:
    return [TAKE[slot] for slot, card in enumerate(state.preps[DA]) if card != EMPTY]


def take(state: State, step: Step, move: Move, events: Events) -> None:
    """A card of DA's prep instead of the deck's (R33)."""
    card = state.preps[DA][move.first]
    lay(state, DA, move.first, EMPTY)
    into_hand(state, step.seat, card)
    if events is not None:
        told = _drew("took", step._replace(rule="R33"), (card,))
        told.public["slot"] = SLOTS[move.first]
        events.append(told)


# -- cycle, dig, sink ---------------------------------------------------------------------------


def cycle(state: State, step: Step, _events: Events) -> None:
    """Discard up to n, then draw as many: the draw waits below and grows with each discard."""
    state.agenda = (
        *state.agenda,
        step._replace(kind="draw", n=0),
        step._replace(kind="cycling"),
    )


def offer_hand_discards(state: State, step: Step) -> list[Move]:
    return [move("discard", card) for card in state.hands[step.seat]]


def cycling(state: State, step: Step, move: Move, events: Events) -> None:
    discard_from_hand(state, step, move.first, events)
    *before, waiting = state.agenda
    state.agenda = (*before, waiting._replace(n=waiting.n + 1))
    again(state, step)


def offer_dig(state: State, _step: Step) -> list[Move]:
    return [DIG] if state.deck else []


def dig(state: State, step: Step, _move: Move, events: Events) -> None:
    state.looked = off_the_top(state, step.n)
    state.agenda = (*state.agenda, step._replace(kind="dig_keep"))
    if events is not None:
        events.append(_drew("looked", step, state.looked))


def offer_dig_keep(state: State, _step: Step) -> list[Move]:
    return [move("keep", card) for card in state.looked]


def dig_keep(state: State, step: Step, move: Move, events: Events) -> None:
    card = move.first
    state.looked = without(state.looked, card)
    into_hand(state, step.seat, card)
    if events is not None:
        events.append(_secretly("kept", step, card))
    _dig_on(state, step, events)


def offer_dig_sink(state: State, _step: Step) -> list[Move]:
    return [move("return", card) for card in state.looked]


def dig_sink(state: State, step: Step, move: Move, events: Events) -> None:
    state.looked = without(state.looked, move.first)
    _to_the_bottom(state, step, move.first, "deck", events)
    _dig_on(state, step, events)


def _dig_on(state: State, step: Step, events: Events) -> None:
    if state.looked:
        state.agenda = (*state.agenda, step._replace(kind="dig_sink"))
    else:
        rebuild_if_empty(state, events)


def offer_sink(state: State, step: Step) -> list[Move]:
    """Any own card, of hand or prep (R17d, Q31)."""
    return own_cards(state, step.seat, "sink")


def sink(state: State, step: Step, move: Move, events: Events) -> None:
    give_up(state, step.seat, move.first, move.second)
    _to_the_bottom(state, step, move.second, PLACES[move.first], events)


def _to_the_bottom(state: State, step: Step, card: int, origin: str, events: Events) -> None:
    state.deck = (card, *state.deck)
    state.bottomed += 1
    comes_to_know(state, step.seat, (card,))
    if events is not None:
        told = _secretly("sank", step, card)
        told.public["origin"] = origin
        events.append(told)


def _secretly(kind: str, step: Step, card: int) -> Event:
    return Event(
        kind,
        to=(step.seat,),
        secret={"seen": "yes", "card": CARD_IDS[card]},
        seat=step.seat,
        back=back(card),
        rule=step.rule,
    )


# -- other preps --------------------------------------------------------------------------------


def offer_peek(state: State, step: Step) -> list[Move]:
    return [move("peek", side) for side in others(state, step.seat) if prep_cards(state, side)]


def peek(state: State, step: Step, move: Move, events: Events) -> None:
    """Both cards of one other player, for these eyes only (Q13)."""
    seen = prep_cards(state, move.first)
    comes_to_know(state, step.seat, seen)
    if events is not None:
        told = _drew("peeked", step, tuple(seen))
        told.public["who"] = name(move.first)
        events.append(told)


def offer_exchange(state: State, step: Step) -> list[Move]:
    return [
        move("exchange", card, slot)
        for card in state.hands[step.seat]
        for slot, other in enumerate(state.preps[step.seat])
        if other != EMPTY
    ]


def exchange(state: State, step: Step, move: Move, events: Events) -> None:
    card, slot = move.first, move.second
    other = state.preps[step.seat][slot]
    out_of_hand(state, step.seat, card)
    lay(state, step.seat, slot, card)
    into_hand(state, step.seat, other)
    if events is not None:
        events.append(
            Event(
                "exchanged",
                to=(step.seat,),
                secret={"seen": "yes", "card": CARD_IDS[card], "other": CARD_IDS[other]},
                seat=step.seat,
                back=back(card),
                other_back=back(other),
                slot=SLOTS[slot],
                rule=step.rule,
            )
        )


def offer_trade(state: State, step: Step) -> list[Move]:
    return [
        move("trade", own_slot, side, slot)
        for own_slot, card in enumerate(state.preps[step.seat])
        if card != EMPTY
        for side in others(state, step.seat)
        for slot in (LEFT, RIGHT)
        if state.preps[side][slot] != EMPTY
    ]


def trade(state: State, step: Step, move: Move, events: Events) -> None:
    """Both givers go on knowing what they gave; what others had seen is void (Q65)."""
    seat, own_slot, side, slot = step.seat, move.first, move.second, move.third
    card, other = state.preps[seat][own_slot], state.preps[side][slot]
    lay(state, seat, own_slot, other)
    lay(state, side, slot, card)
    comes_to_know(state, seat, (card,))
    comes_to_know(state, side, (other,))
    if events is not None:
        events.append(
            Event(
                "traded",
                to=(seat,) if side == DA else (seat, side),
                secret={"seen": "yes", "card": CARD_IDS[card], "other": CARD_IDS[other]},
                reveals=True,
                seat=seat,
                who=name(side),
                back=back(card),
                other_back=back(other),
                slot=SLOTS[own_slot],
                their_slot=SLOTS[slot],
                rule=step.rule,
            )
        )


# -- stacks -------------------------------------------------------------------------------------


def offer_restack(state: State, _step: Step) -> list[Move]:
    return [
        move("restack", here, lower, upper)
        for here, stack in enumerate(state.stacks)
        if len(stack) > 1
        for lower, upper in combinations(range(1, len(stack) + 1), 2)
    ]


def restack(state: State, step: Step, move: Move, events: Events) -> None:
    here, lower, upper = move.first, move.second - 1, move.third - 1
    stack = list(state.stacks[here])
    stack[lower], stack[upper] = stack[upper], stack[lower]
    state.stacks = with_at(state.stacks, here, tuple(stack))
    if events is not None:
        events.append(
            Event(
                "restacked",
                seat=step.seat,
                building=BUILDINGS[here],
                lower=move.second,
                upper=move.third,
                rule=step.rule,
            )
        )


def offer_cover(state: State, step: Step) -> list[Move]:
    return [move("cover", card, here) for card in state.hands[step.seat] for here in HOUSES]


def cover(state: State, step: Step, move: Move, events: Events) -> None:
    card, here = move.first, move.second
    out_of_hand(state, step.seat, card)
    state.stacks = with_at(state.stacks, here, (*state.stacks[here], card + DOWN))
    comes_to_know(state, step.seat, (card,))
    if events is not None:
        told = _secretly("covered", step, card)
        told.public["building"] = BUILDINGS[here]
        events.append(told)


def offer_salvage(state: State, _step: Step) -> list[Move]:
    return [move("salvage", here) for here in HOUSES if state.stacks[here]]


def salvage(state: State, step: Step, move: Move, events: Events) -> None:
    """The top card goes to the discard pile, face up (Q39, Q66)."""
    here = move.first
    top = state.stacks[here][-1]
    card = top % DOWN
    state.stacks = with_at(state.stacks, here, state.stacks[here][:-1])
    forget(state, card)
    state.discards = (*state.discards, card)
    if events is not None:
        events.append(
            Event(
                "salvaged",
                reveals=top >= DOWN,
                seat=step.seat,
                card=CARD_IDS[card],
                building=BUILDINGS[here],
                rule=step.rule,
            )
        )
