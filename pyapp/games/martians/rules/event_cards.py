"""What the Event cards do (sheet, 4.2), reactions aside. The player of the card is `step.seat`."""

from collections.abc import Iterator
from typing import Any

from ....core.events import Event, Events
from ....core.values import members, with_at
from ..components import (
    AGENT_XXXX,
    BULLET,
    CANDY,
    CARDS,
    ITEMS,
    MARTIAL_LAW,
    MOST_BULLETS,
    NUCLEAR,
    TELEPORTED,
    TILE_IDS,
)
from ..moves import Move, move
from ..places import cell_of, cell_text, square_text
from ..state import (
    NOWHERE,
    State,
    Step,
    Token,
    clockwise,
    knows,
    pick_token,
    push,
    put_token,
    see_token,
    shift_martian,
)
from .happenings import check_goal, collect, no_effect, relocate, spot, take_away, texts, way
from .horde import may_march, shielded_from
from .lasting import last

MOST_REMOVED = 5


def agent(state: State, _step: Step, events: Events) -> None:
    """One bullet for everybody who has room (Q21)."""
    lucky = [seat for seat in clockwise(state) if state.bullets[seat] < MOST_BULLETS]
    state.bullets = tuple(min(MOST_BULLETS, bullets + 1) for bullets in state.bullets)
    if events is not None:
        events.extend(Event("gained", seat=seat, bullets=1, card=CARDS[AGENT_XXXX]) for seat in lucky)


# -- lasting ------------------------------------------------------------------------------------


def homeland(state: State, step: Step, events: Events) -> None:
    last(state, step.card, step.seat, "end", step.seat, events)


def wait(state: State, step: Step, events: Events) -> None:
    last(state, step.card, step.seat, "turn", state.active, events)


def go_time(state: State, step: Step, events: Events) -> None:
    state.extra += 1
    if events is not None:
        events.append(Event("go_time", seat=step.seat))


def no_way_lose(state: State, step: Step, events: Events) -> None:
    state.times += 1
    if events is not None:
        events.append(Event("doubled", seat=step.seat, times=2**state.times))


def very_angry(state: State, step: Step, _events: Events) -> None:
    push(state, Step("angry", step.seat, card=step.card))


# -- pawns --------------------------------------------------------------------------------------


def teleported(state: State, step: Step, _events: Events) -> None:
    push(state, Step("to", step.seat, card=TELEPORTED, who=step.seat))


def offer_to(state: State, step: Step) -> list[Move]:
    """Any standable square but the one where the pawn is."""
    here = state.pawns[step.who]
    return [move("to", square) for square in sorted(state.town.kind) if square != here]


def to(state: State, step: Step, chosen: Move, events: Events) -> None:
    relocate(state, step.who, chosen.first, CARDS[step.card], events)


def martial_law(state: State, _step: Step, _events: Events) -> None:
    push(state, *(Step("law", seat) for seat in clockwise(state)))


def shelters(state: State, seat: int) -> list[int]:
    """The nearest building, House or Farm squares; none for a pawn that is on one."""
    here = state.pawns[seat]
    if state.town.kind[here] in "BHF":
        return []
    far = state.town.far(here)
    squares = [square for square, kind in state.town.kind.items() if kind in "BHF"]
    nearest = min(far[square] for square in squares)
    return sorted(square for square in squares if far[square] == nearest)


def offer_law(state: State, step: Step) -> list[Move]:
    return [move("to", square) for square in shelters(state, step.seat)]


def law(state: State, step: Step, chosen: Move, events: Events) -> None:
    relocate(state, step.seat, chosen.first, CARDS[MARTIAL_LAW], events)


# -- tiles and Martians -------------------------------------------------------------------------


def choose_tile(state: State, step: Step, events: Events) -> None:
    """Get Off My Land, Nuclear Capabilities, Candy: first the tile."""
    if offer_tile(state, step):
        push(state, Step("tile", step.seat, card=step.card))
    else:
        no_effect(step.card, events)


def on_tile(state: State, cell: int) -> list[int]:
    return [square for square in state.town.standable(cell) if square in state.martians]


def tiles_for(state: State, step: Step) -> list[int]:
    """The tiles a card may be about now."""
    if step.card == NUCLEAR:
        return nuke_tiles(state)
    if step.card != CANDY:
        return [cell for cell in sorted(state.town.tiles) if on_tile(state, cell)]
    if step.at == NOWHERE:
        return candy_tiles(state)
    return [cell for cell in next_door(state, step.at) if lures(state, step.at, cell)]


def offer_tile(state: State, step: Step) -> list[Move]:
    return [move("tile", cell) for cell in tiles_for(state, step)]


def tile_chosen(state: State, step: Step, chosen: Move, events: Events) -> None:
    cell = chosen.first
    tile = TILE_IDS[state.town.tiles[cell][0]]
    if step.card == NUCLEAR:
        nuke(state, step.seat, cell, events)
    elif step.card != CANDY:
        gone = on_tile(state, cell)
        take_away(state, gone, to_box=True)
        if events is not None:
            events.append(
                Event(
                    "removed", seat=step.seat, at=texts(gone), n=len(gone), card=CARDS[step.card], tile=tile
                )
            )
    else:
        choose_candy(state, step, cell, events)


def choose_candy(state: State, step: Step, cell: int, events: Events) -> None:
    """The tile the Martians leave, then the one they go to."""
    if events is not None:
        tile = TILE_IDS[state.town.tiles[cell][0]]
        events.append(Event("chose_tile", seat=step.seat, card=CARDS[CANDY], cell=cell_text(cell), tile=tile))
    if step.at == NOWHERE:
        push(state, step._replace(at=cell))
    else:
        push(state, Step("candy", step.seat, card=CANDY, more=(step.at, cell)))


def next_door(state: State, cell: int) -> list[int]:
    return sorted(state.town.beside(cell))


def lures(state: State, here: int, there: int) -> list[Move]:
    """Martians of one tile, free squares of the other (Q53); none under Homeland Security."""
    if not may_march(state):
        return []
    guarded = shielded_from(state)
    free = [square for square in state.town.standable(there) if square not in state.martians]
    return [
        move("lure", origin, square)
        for origin in on_tile(state, here)
        for square in free
        if not any(far[square] < far[origin] for far in guarded)
    ]


def candy_tiles(state: State) -> list[int]:
    return sorted(candy_sources(state))


def candy_sources(state: State) -> Iterator[int]:
    """Tiles from which some Martian can be lured next door."""
    if not may_march(state):
        return
    guarded = bool(shielded_from(state))
    for cell in dict.fromkeys(cell_of(square) for square in state.martians):
        beside = state.town.beside(cell)
        if any(lures(state, cell, other) if guarded else has_room(state, other) for other in beside):
            yield cell


def has_room(state: State, cell: int) -> bool:
    return any(square not in state.martians for square in state.town.standable(cell))


def offer_candy(state: State, step: Step) -> list[Move]:
    return lures(state, *step.more)


def candy(state: State, step: Step, chosen: Move, events: Events) -> None:
    origin, square = chosen.first, chosen.second
    shift_martian(state, origin, square)
    if events is not None:
        places = way(state, origin, square)
        events.append(Event("lured", seat=step.seat, **places))
    push(state, step._replace(kind="more_candy"))


def nuke_tiles(state: State) -> list[int]:
    """Generic tiles at the edge, without a pawn, that the rest of the town can do without (Q56)."""
    pawns = {cell_of(square) for square in state.pawns}
    return [cell for cell in state.town.loose if cell not in pawns]


def can_nuke(state: State) -> bool:
    """Is there any such tile? The first one answers it."""
    pawns = {cell_of(square) for square in state.pawns}
    return any(cell not in pawns and state.town.spare(cell) for cell in state.town.rim)


def nuke(state: State, seat: int, cell: int, events: Events) -> None:
    """The tile goes to the box; its Martians to the player's collection."""
    tile = state.town.tiles[cell][0]
    gone = on_tile(state, cell)
    collect(state, seat, gone)
    state.town = state.town.without(cell)
    state.lost = (*state.lost, tile)
    if events is not None:
        where: dict[str, Any] = {"cell": cell_text(cell), "tile": TILE_IDS[tile]}
        events.append(Event("nuked", seat=seat, **where, n=len(gone), kills=state.kills[seat]))
    check_goal(state, seat, events)


def presidential(state: State, step: Step, events: Events) -> None:
    if state.martians:
        push(state, Step("presidential", step.seat, MOST_REMOVED, card=step.card))
    else:
        no_effect(step.card, events)


def offer_presidential(state: State, step: Step) -> list[Move]:
    """One Martian from each of up to five tiles."""
    squares = state.martians
    return [move("remove", square) for square in squares if cell_of(square) not in step.more]


def remove(state: State, step: Step, chosen: Move, events: Events) -> None:
    take_away(state, [chosen.first], to_box=state.coop)
    if events is not None:
        at, tile = [square_text(chosen.first)], spot(state, chosen.first)["tile"]
        events.append(Event("removed", seat=step.seat, at=at, n=1, card=CARDS[step.card], tile=tile))
    if step.n > 1:
        push(state, step._replace(n=step.n - 1, more=(*step.more, cell_of(chosen.first))))


# -- Searchlight (Q51) --------------------------------------------------------------------------


def swaps(state: State, seat: int) -> list[Move]:
    """Swaps that leave nobody with two of a kind, as far as the seat knows."""
    if not state.items[seat]:
        return []
    held = members(state.items[seat], range(len(ITEMS)))
    return [swap for given in held for swap in (*trades(state, seat, given), *finds(state, seat, given))]


def trades(state: State, seat: int, given: int) -> list[Move]:
    return [
        move("trade", given, other, got)
        for other in range(state.players)
        for got in range(len(ITEMS))
        if other != seat and fits(state, seat, given, other, got)
    ]


def finds(state: State, seat: int, given: int) -> list[Move]:
    return [
        move("unearth", given, square, number)
        for square, tokens in sorted(state.tokens.items())
        for number, token in enumerate(tokens, 1)
        if token.kind < BULLET and not doubles(state, seat, given, token)
    ]


def doubles(state: State, seat: int, given: int, token: Token) -> bool:
    """Would this item be the second of its kind, and does the seat know?"""
    kept = state.items[seat] & ~(1 << given)
    return bool(kept >> token.kind & 1 and knows(token.known, seat))


def fits(state: State, seat: int, given: int, other: int, got: int) -> bool:
    own, theirs = state.items[seat] & ~(1 << given), state.items[other] & ~(1 << got)
    has = state.items[other] >> got & 1
    return bool(has) and given != got and not own >> got & 1 and not theirs >> given & 1


def offer_searchlight(state: State, step: Step) -> list[Move]:
    return swaps(state, step.seat)


def searchlight(state: State, step: Step, chosen: Move, events: Events) -> None:
    if chosen.verb == "trade":
        trade(state, step.seat, chosen.first, chosen.second, chosen.third, events)
    else:
        unearth(state, step.seat, chosen.first, chosen.second, chosen.third - 1, events)


def exchange(state: State, seat: int, given: int, got: int) -> None:
    items = state.items[seat] & ~(1 << given) | 1 << got
    state.items = with_at(state.items, seat, items)


def trade(state: State, seat: int, given: int, other: int, got: int, events: Events) -> None:
    exchange(state, seat, given, got)
    exchange(state, other, got, given)
    if events is not None:
        events.append(Event("traded", seat=seat, who=other, gave=ITEMS[given], got=ITEMS[got]))


def unearth(state: State, seat: int, given: int, square: int, index: int, events: Events) -> None:
    """The token is shown; a double stays where it is, and the card is spent."""
    token = state.tokens[square][index]
    place = square_text(square)
    kept = state.items[seat] & ~(1 << given)
    if kept & 1 << token.kind:
        see_token(state, seat, square, index, kept)
        if events is not None:
            secret = {"seen": "yes", "item": ITEMS[token.kind]}
            events.append(Event("spotted", seat=seat, at=place, to=[seat], secret=secret, reveals=True))
        return
    pick_token(state, square, index)
    exchange(state, seat, given, token.kind)
    put_token(state, square, Token(given))
    if events is not None:
        gone, new = ITEMS[given], ITEMS[token.kind]
        events.append(Event("unearthed", seat=seat, at=place, gave=gone, got=new, reveals=True))
