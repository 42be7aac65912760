"""Who may speak when: windows, cards played and weapons used (R60-R67).

Whom a window asks never depends on a hidden hand: a card in hand and allowance left are enough. Where the
active seat decides anyway right afterwards, its cards are simply among its moves.
"""

from ....core.events import Event, Events
from ....core.values import with_at, without
from ..components import (
    CANDY,
    CARDS,
    FOUR_SIDED_DICE,
    GO_TIME,
    MARTIAL_LAW,
    MP3_PLAYER,
    NO_WAY_LOSE,
    NUCLEAR,
    REACTIONS,
    SEARCHLIGHT,
    SIGNAL_JAMMER,
    TELEPORTED,
    WEAPONS,
)
from ..moves import DONE, NOW, PASS_NOW, PASS_ROUND, PASS_TURN, ROUND, Move, move
from ..state import (
    AWAKE,
    NOBODY,
    QUIET_ROUND,
    QUIET_TURN,
    WALK,
    Effect,
    State,
    Step,
    allowance,
    armed,
    asking,
    in_fight,
    jammed,
    push,
)
from .event_cards import can_nuke, candy_sources, swaps
from .happenings import lay_down

MERGED = frozenset(("walk", "march", "discard"))
"""Windows right before a decision of the active seat."""
AT_WILL = frozenset((FOUR_SIDED_DICE, SEARCHLIGHT, SIGNAL_JAMMER))
PLAIN = frozenset(range(len(CARDS))).difference(
    REACTIONS, WEAPONS, (CANDY, NUCLEAR, GO_TIME, NO_WAY_LOSE, TELEPORTED, MARTIAL_LAW)
)
"""Cards that nothing ever forbids."""
PASSES_IN_TURN = (PASS_NOW, PASS_TURN)
PASSES_OF_OTHERS = (PASS_NOW, PASS_TURN, PASS_ROUND)
PLAYS = tuple(move("play", card) for card in range(len(CARDS)))
USES = {card: move("use", card) for card in WEAPONS}


def open_hands(state: State) -> bool:
    """Nobody's hand is a secret."""
    return state.players == 1 or (state.coop and bool(state.setup.options["open_hands"]))


def could_speak(state: State, seat: int) -> bool:
    """As far as the others can tell (the issue: asking must tell nothing)."""
    hand, row = state.hands[seat], state.weapons[seat]
    if hand and allowance(state, seat) and (not open_hands(state) or any(plays(state, seat))):
        return True
    return bool(row) and any(card in AT_WILL and usable(state, seat, card) for card, _ in row)


def windows(state: State, step: Step, _events: Events) -> None:
    """Ask the next seat that could say something (R66)."""
    seat, left = step.seat, step.n
    players, quiet = state.players, state.quiet
    merged = state.active if step.word in MERGED else NOBODY
    while left:
        here, seat, left = seat, (seat + 1) % players, left - 1
        if not quiet[here] and here != merged and could_speak(state, here):
            push(state, Step("window", here, word=step.word), step._replace(seat=seat, n=left))
            return


def offer_window(state: State, step: Step) -> list[Move]:
    return [*passes(state, step.seat), *speeches(state, step.seat)]


def passes(state: State, seat: int) -> tuple[Move, ...]:
    """Nobody says beforehand that he will be silent until his own turn, while it is his own (R66)."""
    return PASSES_IN_TURN if seat == state.active else PASSES_OF_OTHERS


def window(state: State, step: Step, chosen: Move, events: Events) -> None:
    """A play opens the window again; a pass may stand for longer (Q37)."""
    seat = step.seat
    if chosen.verb == "pass":
        if chosen.first != NOW:
            quiet = QUIET_ROUND if chosen.first == ROUND else QUIET_TURN
            state.quiet = with_at(state.quiet, seat, quiet)
        if events is not None:
            events.append(Event("passed", seat=seat, until=("now", "turn", "round")[chosen.first]))
        return
    if state.agenda and state.agenda[-1].kind == "windows":
        state.agenda = state.agenda[:-1]
    push(state, asking(state, step.word))
    speak(state, seat, chosen, events)


# -- saying something ---------------------------------------------------------------------------


def speeches(state: State, seat: int) -> list[Move]:
    """Cards that may be played and weapons that may be used."""
    found = plays(state, seat) if allowance(state, seat) else []
    if row := state.weapons[seat]:
        found += [USES[card] for card, _ in sorted(row) if card in AT_WILL and usable(state, seat, card)]
    return found


def plays(state: State, seat: int) -> list[Move]:
    cards = sorted(set(state.hands[seat]))
    return [PLAYS[card] for card in cards if playable(state, seat, card)]


def playable(state: State, seat: int, card: int) -> bool:
    """Any card at any time, unless it says otherwise (R60, Q81)."""
    return card in PLAIN or not forbidden(state, seat, card)


def forbidden(state: State, seat: int, card: int) -> str:
    """Why a hand card can't be played outside of a reaction; empty if it can."""
    own = seat == state.active
    if card in REACTIONS:
        return "reaction"
    if card in WEAPONS:
        return "armed" if armed(state, seat, card) else ""
    if card == CANDY:
        return "" if any(candy_sources(state)) else "candy"
    if card == NUCLEAR:
        return "" if can_nuke(state) else "nuclear"
    if card == GO_TIME:
        return "" if own else "own_turn"
    if card == NO_WAY_LOSE:
        late = state.phase > WALK or (state.phase == WALK and state.movement is None)
        return "" if own and not late else "movement_over" if own else "own_turn"
    if own and card in (TELEPORTED, MARTIAL_LAW) and in_fight(state):
        safe = state.town.kind[state.pawns[seat]] in "BHF"
        if card == TELEPORTED or not safe:
            return "in_fight"
    return ""


def usable(state: State, seat: int, card: int) -> bool:
    return not useless(state, seat, card)


def useless(state: State, seat: int, card: int) -> str:
    """Why a weapon in play can't be used now; empty if it can."""
    if card == SIGNAL_JAMMER:
        if seat == state.active and in_fight(state):
            return "in_fight"
        return "jammed" if jammed(state, seat) else ""
    if card == SEARCHLIGHT:
        return "" if swaps(state, seat) else "no_swap"
    if card == FOUR_SIDED_DICE:
        return ""
    return "mp3" if card == MP3_PLAYER else "automatic"


def speak(state: State, seat: int, chosen: Move, events: Events) -> None:
    if chosen.verb == "use":
        use(state, seat, chosen.first, events)
    else:
        play(state, seat, chosen.first, events)


def play(state: State, seat: int, card: int, events: Events, free: bool = False) -> None:
    """A hand card comes on the table; whoever passed until something new listens again."""
    put_down(state, seat, card, events, free)
    if card in WEAPONS:
        lay_down(state, seat, card)
        if events is not None:
            events.append(Event("armed", seat=seat, card=CARDS[card]))
        return
    state.in_play = (*state.in_play, card)
    push(state, Step("announce", seat, card=card))


def put_down(state: State, seat: int, card: int, events: Events, free: bool = False) -> None:
    state.hands = with_at(state.hands, seat, without(state.hands[seat], card))
    if not free:
        spend(state, seat)
    state.quiet = tuple(AWAKE if quiet == QUIET_TURN else quiet for quiet in state.quiet)
    if events is not None:
        events.append(Event("played", seat=seat, card=CARDS[card]))


def spend(state: State, seat: int) -> None:
    """The card of the round first, then the extra one of a Big Eyes."""
    if not state.spent[seat]:
        state.spent = with_at(state.spent, seat, True)
        return
    for number, effect in enumerate(state.effects):
        if effect.left >> seat & 1:
            used: Effect = effect._replace(left=effect.left & ~(1 << seat))
            state.effects = with_at(state.effects, number, used)
            return


def use(state: State, seat: int, card: int, events: Events) -> None:
    """A weapon is discarded for what it does; that is no card played (R61, Q51)."""
    discard_weapon(state, seat, card)
    if events is not None:
        events.append(Event("used", seat=seat, card=CARDS[card]))
    if card == FOUR_SIDED_DICE:
        effect = Effect(card, seat, "start", seat, state.number, lies=False)
    elif card == SIGNAL_JAMMER:
        effect = Effect(card, seat, "turn", state.active, state.number, lies=False)
    else:
        push(state, Step("searchlight", seat), Step("settled", seat))
        return
    state.effects = (*state.effects, effect)


def discard_weapon(state: State, seat: int, card: int) -> None:
    row = state.weapons[seat]
    at = next(number for number, (weapon, _) in enumerate(row) if weapon == card)
    state.weapons = with_at(state.weapons, seat, row[:at] + row[at + 1 :])
    state.discards = (*state.discards, card)


def offer_angry(state: State, step: Step) -> list[Move]:
    """The rest of the hand, one after another, without allowance (Q64)."""
    return [*plays(state, step.seat), DONE]


def angers(state: State, step: Step) -> bool:
    """Asked as long as there are cards: whether one of them can be played is hidden (Q71)."""
    hand = state.hands[step.seat]
    return bool(hand) and (not open_hands(state) or bool(plays(state, step.seat)))


def angry(state: State, step: Step, chosen: Move, events: Events) -> None:
    if chosen == DONE:
        return
    push(state, step)
    play(state, step.seat, chosen.first, events, free=True)
