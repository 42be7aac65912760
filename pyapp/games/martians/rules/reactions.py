"""Cards announced, answered and resolved: targets, reactions, and where the card goes (R64, R67, Q63)."""

from ....core.events import Event, Events
from ....core.values import without
from ..components import (
    AIMED,
    CARDS,
    GREEN_SLIME,
    LEVITATION,
    MARTIAN_CARDS,
    MEMORY_DRAIN,
    MP3_PLAYER,
    NOT_HAPPENING,
    NOT_THE_HUMAN,
    POD_PEOPLE,
    STUPID_HUMANS,
    TAKE_HER,
    TRACTOR_BEAM,
    WE_COME_IN_PEACE,
)
from ..moves import PASS_NOW, Move, move
from ..places import HOME
from ..state import (
    NOBODY,
    QUIET_ROUND,
    State,
    Step,
    acting,
    allowance,
    armed,
    chance,
    in_fight,
    push,
    shuffled,
)
from .fight import break_off
from .happenings import to_discards
from .windows import discard_weapon, open_hands, put_down

AT_RANDOM = frozenset((MEMORY_DRAIN, TRACTOR_BEAM))  # cooperative: chance picks the victim
HITS_ALL = frozenset((GREEN_SLIME, LEVITATION, POD_PEOPLE, STUPID_HUMANS, WE_COME_IN_PEACE))


def icon(state: State, step: Step, events: Events) -> None:
    """Cooperative: whoever walked onto an icon, and still stands there, draws a Martian card (R36)."""
    if state.pawns[step.seat] != step.at:
        return
    if events is not None:
        events.append(Event("icon", seat=step.seat))
    push(state, Step("martian_card", step.seat))


def martian_card(state: State, step: Step, events: Events) -> None:
    """It counts as played by the active player, and costs nobody's allowance (Q79)."""
    if not state.martian_deck:
        if not state.martian_discards:
            return
        state.martian_deck = shuffled(state, tuple(sorted(state.martian_discards)))
        state.martian_discards = ()
        if events is not None:
            events.append(Event("reshuffled", which="martian", n=len(state.martian_deck)))
    card = state.martian_deck[-1]
    state.martian_deck = state.martian_deck[:-1]
    state.in_play = (*state.in_play, card)
    if events is not None:
        events.append(Event("martian_card", seat=step.seat, card=CARDS[card], reveals=True))
    who = chance(state, state.players) if card in AT_RANDOM else NOBODY
    if who != NOBODY:
        tell_aim(step.seat, card, who, events)
    push(
        state,
        answering(state, step.seat, card, who),
        Step("resolve", step.seat, card=card, who=who),
        Step("put_away", step.seat, card=card),
    )


def answering(state: State, seat: int, card: int, who: int) -> Step:
    return Step("reactions", state.active, state.players, card=card, who=who, more=(seat,))


def tell_aim(seat: int, card: int, who: int, events: Events) -> None:
    if events is not None:
        events.append(Event("aimed", seat=seat, card=CARDS[card], who=who))


def announce(state: State, step: Step, _events: Events) -> None:
    """A card played from the hand, with its target, before anything happens (R67)."""
    seat, card = step.seat, step.card
    asked: tuple[Step, ...] = ()
    if card in AIMED:
        asked = (Step("target", seat, card=card, word="aim"),)
    elif card in MARTIAN_CARDS:
        asked = (answering(state, seat, card, NOBODY),)
    push(state, *asked, Step("resolve", seat, card=card), Step("put_away", seat, card=card))


def offer_target(state: State, step: Step) -> list[Move]:
    """Any player (Q62); who hands a card on names another, or with Not the Human nobody."""
    return [move("target", who) for who in (*range(state.players), NOBODY) if not no_target(state, step, who)]


def no_target(state: State, step: Step, who: int) -> str:
    """Why a card can't be aimed, or handed on, at somebody; empty if it can."""
    if who == NOBODY:
        return "" if step.word == "not_the_human" else "somebody"
    if who >= state.players:
        return "no_such_seat"
    if who != step.seat:
        return ""
    if step.word != "aim":
        return "not_yourself"
    beamed = step.card == TRACTOR_BEAM and step.seat == state.active and in_fight(state)
    return "card_in_fight" if beamed else ""  # R42


def target(state: State, step: Step, chosen: Move, events: Events) -> None:
    who = chosen.first
    if step.word == "aim":
        tell_aim(step.seat, step.card, who, events)
        player = step.seat
    else:
        player = step.more[0]
        if events is not None:
            told = None if who == NOBODY else who
            events.append(Event("redirected", seat=step.seat, card=CARDS[step.card], who=told))
        if who == NOBODY:
            drop_resolution(state, step.card)
            return
    at = resolution(state, step.card)
    aimed = state.agenda[at]._replace(who=who)
    state.agenda = (*state.agenda[:at], aimed, *state.agenda[at + 1 :])
    push(state, answering(state, player, step.card, who))


def resolution(state: State, card: int) -> int:
    """Where on the agenda the effect of an announced card waits."""
    return max(
        number for number, due in enumerate(state.agenda) if due.kind == "resolve" and due.card == card
    )


def drop_resolution(state: State, card: int) -> None:
    at = resolution(state, card)
    state.agenda = state.agenda[:at] + state.agenda[at + 1 :]


# -- reactions ----------------------------------------------------------------------------------


def reactions(state: State, step: Step, _events: Events) -> None:
    """Ask everybody whom the card could concern, the active seat first."""
    seat, left = step.seat, step.n
    while left:
        here, seat, left = seat, (seat + 1) % state.players, left - 1
        if could_react(state, here, step):
            push(state, step._replace(kind="react", seat=here), step._replace(seat=seat, n=left))
            return


def could_react(state: State, seat: int, step: Step) -> bool:
    """As far as the others can tell: whom a card asks tells nothing of a hidden hand (Q71)."""
    if open_hands(state):
        return len(offer_react(state, step._replace(seat=seat))) > 1
    if step.card == MEMORY_DRAIN and armed(state, seat, MP3_PLAYER):
        return True
    if not (state.hands[seat] and allowance(state, seat)):
        return False
    if state.coop or seat != step.more[0]:
        concerned = state.coop or hit(state, seat, step)
        return seat == step.who or (concerned and state.quiet[seat] != QUIET_ROUND)
    return False


def hit(state: State, seat: int, step: Step) -> bool:
    """Does a card that concerns everybody hurt this seat?"""
    if step.who != NOBODY or step.card not in HITS_ALL:
        return False
    return step.card != POD_PEOPLE or state.pawns[seat] not in state.martians


def offer_react(state: State, step: Step) -> list[Move]:
    seat, card = step.seat, step.card
    found = [PASS_NOW]
    if card == MEMORY_DRAIN and armed(state, seat, MP3_PLAYER):
        found.append(move("use", MP3_PLAYER))
    if not allowance(state, seat):
        return found
    hand = state.hands[seat]
    aimed = step.who == seat and card in AIMED
    if TAKE_HER in hand and aimed and card == TRACTOR_BEAM and state.players > 1:
        found.append(move("play", TAKE_HER))
    if NOT_HAPPENING in hand and (state.coop or (seat != step.more[0] and (aimed or hit(state, seat, step)))):
        found.append(move("play", NOT_HAPPENING))
    if NOT_THE_HUMAN in hand and aimed:
        found.append(move("play", NOT_THE_HUMAN))
    return found


def react(state: State, step: Step, chosen: Move, events: Events) -> None:
    """Whatever answers, the others need not be asked any more: the card is gone or aims elsewhere."""
    seat, card = step.seat, step.card
    if chosen == PASS_NOW:
        if events is not None:
            events.append(Event("passed", seat=seat, until="now"))
        return
    if state.agenda[-1].kind == "reactions":
        state.agenda = state.agenda[:-1]
    if chosen.verb == "use":
        discard_weapon(state, seat, MP3_PLAYER)
        if events is not None:
            events.append(Event("used", seat=seat, card=CARDS[MP3_PLAYER]))
        cancel(state, seat, card, events)
        return
    answer = chosen.first
    put_down(state, seat, answer, events)
    state.discards = (*state.discards, answer)
    if answer == NOT_HAPPENING:
        cancel(state, seat, card, events)
        if state.coop:
            under = max(
                at for at, due in enumerate(state.agenda) if due.kind == "put_away" and due.card == card
            )
            again = Step("martian_card", state.active)
            state.agenda = (*state.agenda[:under], again, *state.agenda[under:])
    else:
        word = "take_her" if answer == TAKE_HER else "not_the_human"
        push(state, Step("target", seat, card=card, word=word, more=step.more))


def cancel(state: State, seat: int, card: int, events: Events) -> None:
    drop_resolution(state, card)
    if events is not None:
        events.append(Event("cancelled", seat=seat, card=CARDS[card]))


# -- where cards go -----------------------------------------------------------------------------


def put_away(state: State, step: Step, events: Events) -> None:
    """A resolved card is discarded, unless it lies on the table for a while (R64)."""
    if step.card in state.in_play:
        state.in_play = without(state.in_play, step.card)
        to_discards(state, step.card)
    settled(state, step, events)


def settled(state: State, _step: Step, events: Events) -> None:
    """After whatever a card did: a combat may be over, and the active pawn meets what is there now (R38, Q58b)."""
    break_off(state, events)
    if state.pawns[state.active] != HOME or HOME not in state.martians:
        state.agenda = tuple(due for due in state.agenda if due.kind != "newcomer")
    if acting(state):
        push(state, Step("arrive", state.active))
