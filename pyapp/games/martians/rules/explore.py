"""Step 1: the tile of the turn, where it goes, and what it brings (R10, R20-R22)."""

from ....core.events import Event, Events
from ..components import BULLET, END_OF_WORLD, LIFE, TILE_IDS, TILES
from ..moves import ITEM, TOKEN_WORDS, Move, move
from ..owners import printed
from ..places import cell_text, square_text, squares_of
from ..state import NO_TILE, TILE, Sign, State, Step, Token, bullets_left, lasts, life_left, push, put_token
from ..town import Town
from .happenings import finish, invade


def tile(state: State, step: Step, events: Events) -> None:
    """Draw the top tile; what fits nowhere goes to the box (R10, Q8)."""
    state.phase = TILE
    push(state, Step("check_map", step.seat))
    if not state.pile or lasts(state, END_OF_WORLD):
        if events is not None:
            why = "end_of_world" if state.pile else "empty"
            events.append(Event("no_tile", seat=step.seat, why=why))
        return
    drawn = state.pile[-1]
    state.pile = state.pile[:-1]
    if events is not None:
        events.append(Event("drew_tile", seat=step.seat, tile=TILE_IDS[drawn], reveals=True))
    if state.town.places(drawn):
        state.drawn = drawn
        push(state, Step("place", step.seat))
        return
    state.lost = (*state.lost, drawn)
    if events is not None:
        events.append(Event("unplaceable", seat=step.seat, tile=TILE_IDS[drawn]))


def offer_place(state: State, _step: Step) -> list[Move]:
    return [move("place", cell, rotation) for cell, rotation in state.town.places(state.drawn)]


def place(state: State, step: Step, chosen: Move, events: Events) -> None:
    """Lay the tile and populate it: tokens first, then Martians (R21, Q12)."""
    cell, rotation = chosen.first, chosen.second
    drawn, state.drawn = state.drawn, NO_TILE
    state.town = state.town.with_tile(cell, drawn, rotation)
    if events is not None:
        events.append(
            Event(
                "placed", seat=step.seat, tile=TILE_IDS[drawn], cell=cell_text(cell), rotation=90 * rotation
            )
        )
    push(state, Step("invade", step.seat, at=cell), Step("closing", step.seat))
    laid = printed(state.setup, drawn)
    if laid.farm:
        lay_sign(state, cell, events)
        return
    tokens = (
        *[BULLET] * min(laid.bullets, bullets_left(state)),
        *[LIFE] * min(laid.life, life_left(state)),
        *[ITEM] * min(laid.items, len(state.pool)),
    )
    if tokens:
        push(state, Step("lay", step.seat, at=cell, more=tokens))


def lay_sign(state: State, cell: int, events: Events) -> None:
    """A random Martian token, face down, in the middle of a Farm."""
    at = state.town.middle(cell)
    state.signs = (*state.signs, Sign(at, state.sign_pool[-1]))
    state.sign_pool = state.sign_pool[:-1]
    if events is not None:
        events.append(Event("sign_laid", at=square_text(at)))


def fresh(state: State, cell: int) -> list[int]:
    """Squares of the building without a token."""
    return [square for square in state.town.rooms(cell) if square not in state.tokens]


def to_lay_on(state: State, step: Step) -> list[int]:
    """Only the square is a choice; none if the tokens left are alike and fill the building."""
    squares = fresh(state, step.at)
    return squares[:1] if len(set(step.more)) == 1 and len(squares) == len(step.more) else squares


def offer_lay(state: State, step: Step) -> list[Move]:
    return [move("lay", step.more[0], square) for square in to_lay_on(state, step)]


def lay(state: State, step: Step, chosen: Move, events: Events) -> None:
    kind, square = chosen.first, chosen.second
    if kind == ITEM:
        put_token(state, square, Token(state.pool[-1], 0))
        state.pool = state.pool[:-1]
    else:
        put_token(state, square, Token(kind))
    if events is not None:
        events.append(Event("laid", seat=step.seat, token=TOKEN_WORDS[kind], at=square_text(square)))
    if len(step.more) > 1:
        push(state, step._replace(more=step.more[1:]))


def arriving(town: Town, tile: int) -> int:
    """How many Martians a tile brings (R21, Q11)."""
    return 1 if TILES[tile].farm else len(town.face(tile, 0).road)


def populate(state: State, step: Step, events: Events) -> None:
    """One Martian on every road square; on a Farm only one, on the token."""
    number, rotation = state.town.tiles[step.at]
    squares = squares_of(step.at)
    roads = (4,) if TILES[number].farm else state.town.face(number, rotation).road
    invade(state, [squares[road] for road in roads], "tile", step.seat, events)


def closing(state: State, step: Step, events: Events) -> None:
    """Whoever leaves no place for the tiles still in the pile loses the rest of the turn (R10e, Q9)."""
    if not state.pile or state.town.takes(state.pile):
        return
    if events is not None:
        events.append(Event("closed", seat=step.seat))
    check_map(state, step, events)
    if not state.ended:
        state.agenda = tuple(due for due in state.agenda if due.kind == "end_turn")


def check_map(state: State, _step: Step, events: Events) -> None:
    """Cooperative: without the Ship on the table and without room for more tiles all is lost (R73)."""
    if state.coop and not any(sign.ship for sign in state.signs) and not state.town.takes(state.pile):
        finish(state, "no_ship", -1, events)
