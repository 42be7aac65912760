"""Combat (R40-R44) and death (R45, R46)."""

from ....core.events import Event, Events
from ....core.values import members, with_at, without
from ..components import CARDS, ITEMS, SHOTGUN, START_BULLETS, START_LIFE, TO_HIT
from ..moves import LOSE, PAY, Move, move
from ..owners import printed
from ..places import HOME, cell_of, square_text
from ..state import (
    DRAW,
    FIGHT,
    MARTIANS,
    NO_CARD,
    State,
    Step,
    Token,
    asking,
    push,
    put_token,
    rolled,
    shuffled,
)
from .happenings import check_goal, collect, spot

OF_THE_MOVEMENT = frozenset(
    (
        *("fight", "roll", "choice", "holster", "arrive", "icon", "walking", "walk", "roll_move", "pick"),
        "newcomer",
    )
)
"""Steps that end when the active player dies (R47)."""
OF_THE_COMBAT = frozenset(("roll", "holster"))
WINDOWS_OF_THE_MOVEMENT = frozenset(("roll", "combat", "walk"))


def fight(state: State, step: Step, events: Events) -> None:
    """A combat begins: the next three cost the Shotgun one token each (R44, Q48)."""
    seat = step.seat
    bonus = 0
    row = state.weapons[seat]
    for number, (card, shells) in enumerate(row):
        if card == SHOTGUN:
            bonus = 1
            row = with_at(row, number, (card, shells - 1))
            state.weapons = with_at(state.weapons, seat, row)
            if events is not None:
                events.append(Event("shotgun", seat=seat, left=shells - 1))
    if events is not None:
        events.append(Event("fight", seat=seat, **spot(state, step.at)))
    push(
        state,
        asking(state, "roll"),
        Step("roll", seat, bonus, step.at),
        Step("holster", seat),
    )


def holster(state: State, step: Step, _events: Events) -> None:
    """An empty Shotgun is discarded when its third combat is over."""
    row = state.weapons[step.seat]
    if (SHOTGUN, 0) in row:
        state.weapons = with_at(state.weapons, step.seat, without(row, (SHOTGUN, 0)))
        state.discards = (*state.discards, SHOTGUN)


def roll(state: State, step: Step, events: Events) -> None:
    """4 or more wins; a miss costs bullets or a life (R41)."""
    seat, at = step.seat, step.at
    die, result = rolled(state, "fight", seat, step.n)
    needs = max(0, TO_HIT - result)
    if events is not None:
        events.append(
            Event(
                "rolled_fight",
                seat=seat,
                at=square_text(at),
                die=die,
                result=result,
                changed="yes" if result != die else "no",
                needs=needs,
                reveals=True,
            )
        )
    if needs:
        push(state, Step("choice", seat, needs, at, who=die, more=(step.n,)))
    else:
        win(state, seat, at, events)


def offer_choice(state: State, step: Step) -> list[Move]:
    return [PAY, LOSE] if state.bullets[step.seat] >= step.n else [LOSE]


def choice(state: State, step: Step, chosen: Move, events: Events) -> None:
    seat = step.seat
    if chosen == PAY:
        state.bullets = with_at(state.bullets, seat, state.bullets[seat] - step.n)
        if events is not None:
            events.append(Event("paid", seat=seat, n=step.n, left=state.bullets[seat]))
        win(state, seat, step.at, events)
        return
    if hurt(state, seat, events):
        push(state, asking(state, "roll"), Step("roll", seat, step.more[0], step.at))


def win(state: State, seat: int, at: int, events: Events) -> None:
    collect(state, seat, [at])
    if events is not None:
        events.append(Event("killed", seat=seat, at=square_text(at), kills=state.kills[seat]))
    check_goal(state, seat, events)
    push(state, asking(state, "combat"))


def break_off(state: State, events: Events) -> None:
    """A card has taken the Martian or the pawn away: nobody wins, and the moment is one after a combat (R42a)."""
    step = next((due for due in state.agenda if due.kind == "roll"), None)
    if step is None or (step.at in state.martians and state.pawns[step.seat] == step.at):
        return
    state.agenda = tuple(
        due._replace(word="combat") if due.kind == "windows" and due.word == "roll" else due
        for due in state.agenda
        if due.kind not in OF_THE_COMBAT
    )
    if events is not None:
        events.append(Event("escaped", seat=step.seat))
    holster(state, step, events)


def hurt(state: State, seat: int, events: Events) -> bool:
    """A life is lost; the last one is death (Q24). Does the seat live on?"""
    state.life = with_at(state.life, seat, state.life[seat] - 1)
    if events is not None:
        events.append(Event("hurt", seat=seat, left=state.life[seat]))
    if state.life[seat]:
        return True
    die(state, seat, events)
    return False


# -- death --------------------------------------------------------------------------------------


def die(state: State, seat: int, events: Events) -> None:
    """In the order of R45; the hand and what lasts stay (Q25, Q78)."""
    at = state.pawns[seat]
    if seat == state.active:
        _end_movement(state)
    loss = (state.kills[seat] + 1) // 2
    state.kills = with_at(state.kills, seat, state.kills[seat] - loss)
    state.supply += loss
    if events is not None:
        events.append(Event("died", seat=seat, **spot(state, at), lost=loss))
    gone = tuple(card for card, _ in state.weapons[seat])
    state.weapons = with_at(state.weapons, seat, ())
    state.discards = (*state.discards, *gone)
    if events is not None and gone:
        events.append(Event("disarmed", seat=seat, cards=[CARDS[card] for card in gone]))
    state.pawns = with_at(state.pawns, seat, HOME)
    state.life = with_at(state.life, seat, START_LIFE)
    state.bullets = with_at(state.bullets, seat, START_BULLETS)
    if events is not None:
        events.append(Event("respawned", seat=seat))
    if dropped := state.items[seat]:
        state.items = with_at(state.items, seat, 0)
        push(state, Step("fall", seat, dropped, at))


def _end_movement(state: State) -> None:
    """Combat and movement end; a Martian in the House lets the newcomer draw in peace (R47, Q28)."""
    state.movement = None
    rest = [
        due
        for due in state.agenda
        if due.kind not in OF_THE_MOVEMENT
        and not (due.kind == "windows" and due.word in WINDOWS_OF_THE_MOVEMENT)
    ]
    if state.phase in (FIGHT, DRAW) and HOME in state.martians:
        under = next((at for at, due in enumerate(rest) if due.kind == "phase" and due.n == MARTIANS), 0)
        rest.insert(under + 1, Step("newcomer", state.active))
    state.agenda = tuple(rest)


def item_squares(state: State, step: Step) -> list[int]:
    """The nearest free building squares for a dropped item (R46); `more` are the buildings already used."""
    far = state.town.far(step.at)
    rooms = [
        (square, cell)
        for cell, (tile, _) in state.town.tiles.items()
        if printed(state.setup, tile).items
        for square in state.town.rooms(cell)
    ]
    free = [square for square, _ in rooms if square not in state.tokens]
    unused = [square for square in free if cell_of(square) not in step.more]
    squares = unused or free or [square for square, _ in rooms]
    nearest = min((far[square] for square in squares), default=0)
    return sorted(square for square in squares if far[square] == nearest)


def offer_drop(state: State, step: Step) -> list[Move]:
    squares = item_squares(state, step)
    return [move("drop", item, square) for item in members(step.n, range(len(ITEMS))) for square in squares]


def dropping(state: State, step: Step, events: Events) -> None:
    """Items of a dead player, one by one; back to the pool if there is no building at all."""
    if item_squares(state, step):
        push(state, step._replace(kind="drop"))
        return
    state.pool = shuffled(state, (*state.pool, *members(step.n, range(len(ITEMS)))))
    if events is not None:
        events.append(Event("returned", seat=step.seat, items=members(step.n, ITEMS)))


def drop(state: State, step: Step, chosen: Move, events: Events) -> None:
    item, square = chosen.first, chosen.second
    put_token(state, square, Token(item))
    if events is not None:
        events.append(Event("dropped", seat=step.seat, item=ITEMS[item], **spot(state, square)))
    if left := step.n & ~(1 << item):
        push(state, Step("fall", step.seat, left, step.at, NO_CARD, more=(*step.more, cell_of(square))))
