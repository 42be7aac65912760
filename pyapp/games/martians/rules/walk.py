"""Steps 2 to 5: the fight where one stands, drawing, the movement roll and the way through the town."""

from functools import lru_cache

from ....core.events import Event, Events
from ....core.values import members, with_at
from ..components import (
    ALL_ITEMS,
    BULLET,
    CARDS,
    HAND,
    ITEMS,
    LEVITATION,
    LIFE,
    MOST_BULLETS,
    MOST_LIFE,
    TOKENS,
)
from ..moves import ITEM, STOP, TOKEN_WORDS, Move, move
from ..places import square_text
from ..state import (
    DRAW,
    FIGHT,
    PUBLIC,
    ROLL,
    WALK,
    Movement,
    State,
    Step,
    Token,
    acting,
    asking,
    jammed,
    knows,
    lasts,
    pick_token,
    points,
    push,
    rolled,
    see_token,
    shuffled,
    sign_at,
)
from .happenings import finish, invade, way


def fight_here(state: State, step: Step, _events: Events) -> None:
    """Step 2, and the tokens where one stands (R11, Q76)."""
    state.phase = FIGHT
    push(state, Step("arrive", step.seat), Step("pick", step.seat))


def arrive(state: State, step: Step, events: Events) -> None:
    """What the active pawn meets where it is: a Martian, a token to turn up, the Ship (R40, R56, R70, R71)."""
    seat = step.seat
    at = state.pawns[seat]
    if not acting(state):
        return
    if at in state.martians:
        busy = any(due.kind in ("roll", "newcomer") for due in state.agenda)
        if not jammed(state, seat) and not busy:
            push(state, Step("fight", seat, at=at), step)
        return
    sign = sign_at(state, at)
    if sign is None:
        return
    if not sign.up:
        state.signs = tuple(other._replace(up=True) if other.at == at else other for other in state.signs)
        if events is not None:
            face = "ship" if sign.ship else "circle"
            events.append(Event("flipped", seat=seat, at=square_text(at), face=face, reveals=True))
        if sign.ship:
            push(state, step)
            invade(state, [at], "guard", seat, events)
    elif sign.ship:
        aboard(state, seat, events)


def aboard(state: State, seat: int, events: Events) -> None:
    """On the cleared Ship: all three items win; together, what is carried is delivered."""
    held = state.items[seat]
    if not state.coop:
        if held == ALL_ITEMS:
            finish(state, "ship", seat, events)
        return
    new = held & ~state.delivered
    if not new:
        return
    state.items = with_at(state.items, seat, held & ~new)
    state.delivered |= new
    if events is not None:
        events.append(Event("delivered", seat=seat, items=members(new, ITEMS)))
    if state.delivered == ALL_ITEMS:
        finish(state, "delivered", -1, events)


# -- tokens -------------------------------------------------------------------------------------


def takes(state: State, seat: int) -> list[Move]:
    """Tokens that may be taken where one stands (R34); a double that one knows of stays (R35)."""
    at = state.pawns[seat]
    if at in state.martians or at not in state.tokens:
        return []
    return [
        move("take", number)
        for number, token in enumerate(state.tokens[at], 1)
        if has_room(state, seat, token)
    ]


def has_room(state: State, seat: int, token: Token) -> bool:
    """Bullets and lives up to their limits, an item unless it is known to be a double (R34, R35)."""
    if token.kind == BULLET:
        return state.bullets[seat] < MOST_BULLETS
    if token.kind == LIFE:
        return state.life[seat] < MOST_LIFE
    return not (state.items[seat] >> token.kind & 1 and knows(token.known, seat))


def picks(state: State, step: Step) -> bool:
    """Asked wherever the others can't tell that nothing is to be taken: it may be that only the seat knows (R35)."""
    at = state.pawns[step.seat]
    return at not in state.martians and any(
        may_take(state, step.seat, token) for token in state.tokens.get(at, ())
    )


def may_take(state: State, seat: int, token: Token) -> bool:
    """As far as everybody knows; what a seat looked at and left was a double then, and may be none now."""
    if token.known & PUBLIC or not knows(token.known, seat):
        return has_room(state, seat, token)
    return bool(token.among & ~state.items[seat])


def offer_pick(state: State, step: Step) -> list[Move]:
    return [*takes(state, step.seat), STOP] if picks(state, step) else []


def pick(state: State, step: Step, chosen: Move, events: Events) -> None:
    if chosen != STOP:
        take(state, step.seat, chosen.first - 1, events)
        push(state, step)
    elif events is not None:
        events.append(Event("declined", seat=step.seat, step="pick"))


def take(state: State, seat: int, index: int, events: Events) -> None:
    at = state.pawns[seat]
    token = state.tokens[at][index]
    place = square_text(at)
    if token.kind in (BULLET, LIFE):
        pick_token(state, at, index)
        if token.kind == BULLET:
            state.bullets = with_at(state.bullets, seat, state.bullets[seat] + 1)
        else:
            state.life = with_at(state.life, seat, state.life[seat] + 1)
        if events is not None:
            events.append(Event("took", seat=seat, token=TOKENS[token.kind], at=place))
    elif state.items[seat] >> token.kind & 1:
        see_token(state, seat, at, index, state.items[seat])
        if events is not None:
            seen = {"seen": "yes", "item": ITEMS[token.kind]}
            back = TOKEN_WORDS[ITEM]
            events.append(
                Event("put_back", seat=seat, token=back, at=place, to=[seat], secret=seen, reveals=True)
            )
    else:
        pick_token(state, at, index)
        state.items = with_at(state.items, seat, state.items[seat] | 1 << token.kind)
        if events is not None:
            events.append(Event("took", seat=seat, token=TOKENS[token.kind], at=place, reveals=True))


# -- drawing and rolling ------------------------------------------------------------------------


def draw(state: State, step: Step, events: Events) -> None:
    """Step 3: up to a hand of three (R12)."""
    state.phase = DRAW
    draw_cards(state, step.seat, HAND - len(state.hands[step.seat]), events)


def draw_cards(state: State, seat: int, n: int, events: Events) -> None:
    drawn: list[int] = []
    while len(drawn) < n and (state.deck or state.discards):
        if not state.deck:
            state.deck, state.discards = shuffled(state, tuple(sorted(state.discards))), ()
            if events is not None:
                events.append(Event("reshuffled", which="event", n=len(state.deck)))
        drawn.append(state.deck[-1])
        state.deck = state.deck[:-1]
    if not drawn:
        return
    state.hands = with_at(state.hands, seat, tuple(sorted((*state.hands[seat], *drawn))))
    if events is not None:
        names = {"seen": "yes", "cards": [CARDS[card] for card in drawn]}
        events.append(Event("drew", seat=seat, n=len(drawn), to=[seat], secret=names, reveals=True))


def roll_move(state: State, step: Step, events: Events) -> None:
    """Step 4: the die and the life tokens of this moment (R13, R30); Levitation allows neither (Q67)."""
    state.phase = ROLL
    if lasts(state, LEVITATION):
        if events is not None:
            events.append(Event("floating", seat=step.seat))
        return
    seat = step.seat
    die, result = rolled(state, "move", seat)
    state.movement = Movement(die, die + state.life[seat], result - die)
    state.phase = WALK
    if events is not None:
        left = points(state)
        events.append(Event("rolled_move", seat=seat, die=die, result=result, points=left, reveals=True))
    push(state, asking(state, "walk"), Step("walking", seat))


# -- walking ------------------------------------------------------------------------------------


def walking(state: State, step: Step, events: Events) -> None:
    """Step 5 goes on, unless Levitation has ended it."""
    if lasts(state, LEVITATION):
        stop(state, step.seat, events)
    else:
        push(state, Step("walk", step.seat))


def stop(state: State, seat: int, events: Events) -> None:
    state.movement = None
    if events is not None:
        events.append(Event("stopped", seat=seat, at=square_text(state.pawns[seat])))


@lru_cache(maxsize=4096)
def steps_to(squares: tuple[int, ...]) -> tuple[Move, ...]:
    return tuple(move("step", square) for square in squares)


def offer_steps(state: State, step: Step) -> list[Move]:
    """Squares to step on, tokens to take, or the end of the movement."""
    found = takes(state, step.seat)
    if points(state):
        found += steps_to(state.town.near[state.pawns[step.seat]])
    return [*found, STOP]


def walk(state: State, step: Step, chosen: Move, events: Events) -> None:
    seat = step.seat
    if chosen == STOP:
        stop(state, seat, events)
        return
    if chosen.verb == "take":
        take(state, seat, chosen.first - 1, events)
        push(state, Step("walking", seat))
        return
    origin, square = state.pawns[seat], chosen.first
    assert state.movement is not None
    state.movement = state.movement._replace(walked=state.movement.walked + 1)
    state.pawns = with_at(state.pawns, seat, square)
    if events is not None:
        places = way(state, origin, square)
        events.append(Event("stepped", seat=seat, **places, left=points(state)))
    icon = (Step("icon", seat, at=square),) if state.coop and square in state.town.icons else ()
    push(state, Step("arrive", seat), Step("pick", seat), *icon, asking(state, "walk"), Step("walking", seat))
