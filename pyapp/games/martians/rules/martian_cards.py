"""What the fifteen Martian cards do (sheet, 4.1). The player of the card is `step.seat`, its target `step.who`."""

from ....core.events import Event, Events
from ....core.values import members, with_at, without
from ..components import BIG_EYES, CARDS, FUEL, GAS_STATIONS, ITEMS, TRACTOR_BEAM, WEAPONS
from ..moves import Move, move
from ..places import HOME, square_text
from ..state import NOBODY, State, Step, Token, armed, clockwise, push, put_token, shuffled
from .fight import die, hurt
from .happenings import invade, lay_down, no_effect, relocate, settle, spot, way
from .lasting import last
from .setup import LOSE_THREE
from .walk import draw_cards

MOST_HYSTERIA = 5
OF_A_GAME = 3  # lives and bullets that Video Game leaves, or takes (Q57)


def big_eyes(state: State, step: Step, events: Events) -> None:
    everybody = (1 << state.players) - 1
    last(state, BIG_EYES, step.seat, "start", state.active, events, everybody)


def until_next_turn(state: State, step: Step, events: Events) -> None:
    """Levitation, Stupid Humans!, The End of the World (Q44)."""
    last(state, step.card, step.seat, "start", state.active, events)


# -- Martian tokens -----------------------------------------------------------------------------


def bright_lights(state: State, step: Step, events: Events) -> None:
    if all(sign.up for sign in state.signs):
        no_effect(step.card, events)
    else:
        push(state, Step("look", step.seat, card=step.card))


def offer_look(state: State, _step: Step) -> list[Move]:
    return [move("look", sign.at) for sign in sorted(state.signs) if not sign.up]


def look(state: State, step: Step, chosen: Move, events: Events) -> None:
    seat = step.seat
    for number, sign in enumerate(state.signs):
        if sign.at == chosen.first:
            seen = sign._replace(known=sign.known | 1 << seat)
            state.signs = with_at(state.signs, number, seen)
            if events is not None:
                secret = {"seen": "yes", "face": "ship" if sign.ship else "circle"}
                at = square_text(sign.at)
                events.append(Event("looked", seat=seat, at=at, to=[seat], secret=secret, reveals=True))


def faked_crop_circles(state: State, step: Step, events: Events) -> None:
    if len(state.signs) < 2:
        no_effect(step.card, events)
    else:
        push(state, Step("circles", step.seat, card=step.card))


def offer_circles(state: State, _step: Step) -> list[Move]:
    spots = sorted(sign.at for sign in state.signs)
    return [move("circles", one, other) for number, one in enumerate(spots) for other in spots[number + 1 :]]


def circles(state: State, step: Step, chosen: Move, events: Events) -> None:
    """Each keeps its face; figures stay where they are."""
    swapped = {chosen.first: chosen.second, chosen.second: chosen.first}
    state.signs = tuple(sign._replace(at=swapped.get(sign.at, sign.at)) for sign in state.signs)
    if events is not None:
        places = way(state, chosen.first, chosen.second)
        events.append(Event("swapped_signs", seat=step.seat, **places))


# -- hands and decks ----------------------------------------------------------------------------


def green_slime(state: State, step: Step, events: Events) -> None:
    """All hands are discarded, then drawn anew (Q61)."""
    counts = [len(hand) for hand in state.hands]
    state.discards = (*state.discards, *(card for hand in state.hands for card in hand))
    state.hands = ((),) * state.players
    if events is not None:
        events.append(Event("slimed", n=sum(counts), reveals=True))
    if not state.coop:
        counts[step.seat] += 1
    for seat in clockwise(state):
        draw_cards(state, seat, counts[seat], events)


def landing_party(state: State, step: Step, _events: Events) -> None:
    searches = (Step("searching", seat) for seat in clockwise(state))
    push(state, *searches, Step("reshuffle", step.seat))


def searching(state: State, step: Step, events: Events) -> None:
    push(state, Step("search", step.seat))
    if events is not None:  # told with the deck in hand: what the seat sees then is what it was shown
        events.append(Event("searched", seat=step.seat, reveals=True))


def may_fetch(state: State, seat: int, card: int) -> bool:
    """A weapon of the draw deck that the seat has not in play (Q60)."""
    return card in WEAPONS and card in state.deck and not armed(state, seat, card)


def offer_search(state: State, step: Step) -> list[Move]:
    return [move("fetch", card) for card in WEAPONS if may_fetch(state, step.seat, card)]


def search(state: State, step: Step, chosen: Move, events: Events) -> None:
    seat, card = step.seat, chosen.first
    state.deck = without(state.deck, card)
    lay_down(state, seat, card)
    if events is not None:
        events.append(Event("fetched", seat=seat, card=CARDS[card]))


def reshuffle(state: State, _step: Step, _events: Events) -> None:
    state.deck = shuffled(state, tuple(sorted(state.deck)))


# -- items --------------------------------------------------------------------------------------


def victims(state: State, step: Step) -> list[int]:
    """The target; a drawn card that chooses nobody means everybody."""
    return clockwise(state) if step.who == NOBODY else [step.who]


def how_to_cook(state: State, step: Step, events: Events) -> None:
    holders = [seat for seat in victims(state, step) if state.items[seat] & 1 << FUEL]
    if holders and ovens(state):
        push(state, *(Step("cook", seat, card=step.card) for seat in holders))
    else:
        no_effect(step.card, events)


def ovens(state: State) -> list[int]:
    """Squares of the Gas Stations: the free ones, or all if there is none (Q59)."""
    cells = [cell for cell, (tile, _) in state.town.tiles.items() if tile in GAS_STATIONS]
    squares = sorted(square for cell in cells for square in state.town.rooms(cell))
    return [square for square in squares if square not in state.tokens] or squares


def offer_cook(state: State, _step: Step) -> list[Move]:
    return [move("cook", square) for square in ovens(state)]


def cook(state: State, step: Step, chosen: Move, events: Events) -> None:
    seat = step.seat
    state.items = with_at(state.items, seat, state.items[seat] & ~(1 << FUEL))
    put_token(state, chosen.first, Token(FUEL))
    if events is not None:
        events.append(Event("cooked", seat=seat, **spot(state, chosen.first)))


def memory_drain(state: State, step: Step, events: Events) -> None:
    held = members(state.items[step.who], range(len(ITEMS)))
    if not held:
        no_effect(step.card, events)
        return
    state.items = with_at(state.items, step.who, 0)
    state.pool = shuffled(state, tuple(sorted((*state.pool, *held))))
    if events is not None:
        events.append(Event("drained", seat=step.who, items=[ITEMS[item] for item in held]))


def video_game(state: State, step: Step, events: Events) -> None:
    """Cut down to three lives and three bullets; by the letter, the target loses three of each (Q57)."""
    by_the_letter = not state.coop and state.setup.options["video_game"] == LOSE_THREE
    for seat in victims(state, step):
        life, bullets = state.life[seat], state.bullets[seat]
        lost = [
            min(OF_A_GAME, have) if by_the_letter else max(0, have - OF_A_GAME) for have in (life, bullets)
        ]
        state.life = with_at(state.life, seat, life - lost[0])
        state.bullets = with_at(state.bullets, seat, bullets - lost[1])
        if events is not None and any(lost):
            events.append(Event("cut", seat=seat, life=lost[0], bullets=lost[1]))
        if not state.life[seat]:
            die(state, seat, events)


# -- Martians and pawns -------------------------------------------------------------------------


def mass_hysteria(state: State, step: Step, events: Events) -> None:
    n = min(MOST_HYSTERIA, len(quiet_cells(state)), state.supply)
    if n:
        push(state, Step("hysteria", step.seat, n, card=step.card))
    else:
        no_effect(step.card, events)


def quiet_cells(state: State) -> list[int]:
    """Tiles without a Martian."""
    return [
        cell
        for cell in sorted(state.town.tiles)
        if not any(square in state.martians for square in state.town.standable(cell))
    ]


def quiet_squares(state: State) -> list[int]:
    return [square for cell in quiet_cells(state) for square in state.town.spawnable(cell)]


def offer_hysteria(state: State, _step: Step) -> list[Move]:
    return [move("spawn", square) for square in quiet_squares(state)]


def hysteria(state: State, step: Step, chosen: Move, events: Events) -> None:
    if step.n > 1:
        push(state, step._replace(n=step.n - 1))
    settle(state, [chosen.first], "mass_hysteria", events)


def pod_people(state: State, step: Step, events: Events) -> None:
    """Even in buildings and in the House (Q15); one on each square (Q75)."""
    squares = sorted(set(state.pawns).difference(state.martians))
    if squares:
        invade(state, squares, "pod_people", step.seat, events)
    else:
        no_effect(step.card, events)


def tractor_beam(state: State, step: Step, events: Events) -> None:
    if state.coop:
        relocate(state, step.who, HOME, CARDS[TRACTOR_BEAM], events)
    else:
        push(state, Step("to", step.seat, card=TRACTOR_BEAM, who=step.who))


def we_come_in_peace(state: State, _step: Step, _events: Events) -> None:
    push(state, *(Step("hurt", seat) for seat in clockwise(state)))


def hurting(state: State, step: Step, events: Events) -> None:
    hurt(state, step.seat, events)
