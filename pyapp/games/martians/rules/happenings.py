"""What happens to figures, pawns and the game itself, whoever causes it."""

from collections.abc import Iterable
from typing import Any

from ....core.events import Event, Events
from ....core.values import with_at
from ..components import CARDS, GOAL, MARTIAN_CARDS, SHELLS, SHOTGUN, TILE_IDS
from ..places import SIDE_NAMES, cell_of, square_text, squares_of
from ..state import State, Step, add_martians, drop_martians, push


def texts(squares: Iterable[int]) -> list[str]:
    return [square_text(square) for square in squares]


def spot(state: State, square: int) -> dict[str, Any]:
    """A square in words, for an event: where it is, on which tile, and on which side of it."""
    cell = cell_of(square)
    tile = TILE_IDS[state.town.tiles[cell][0]]
    return {"at": square_text(square), "tile": tile, "side": SIDE_NAMES[squares_of(cell).index(square)]}


def way(state: State, origin: int, square: int) -> dict[str, Any]:
    """From where to where, for an event."""
    here, there = spot(state, origin), spot(state, square)
    inside = "yes" if cell_of(origin) == cell_of(square) else "no"
    return {
        **there, "from": here["at"], "from_tile": here["tile"], "from_side": here["side"], "inside": inside
    }  # fmt: skip


def finish(state: State, ended: str, winner: int, events: Events) -> None:
    """The game is over: nothing that was still to be done is done any more."""
    state.ended, state.winner = ended, winner
    state.agenda = ()
    if events is not None:
        events.append(Event("game_over", ended=ended, winner=winner, won=ended == "delivered", reveals=True))


def invade(state: State, squares: Iterable[int], why: str, seat: int, events: Events) -> None:
    """New Martians on these squares where none stands (R52); if there are too few figures, `seat` chooses (Q14)."""
    spots = [square for square in squares if square not in state.martians]
    if not spots:
        return
    if len(spots) > state.supply and not state.coop:
        push(state, Step("spawn", seat, word=why, more=tuple(spots)))
        return
    del spots[state.supply :]
    settle(state, spots, why, events)


def settle(state: State, spots: list[int], why: str, events: Events) -> None:
    add_martians(state, spots)
    state.supply -= len(spots)
    if events is not None and spots:
        events.append(Event("invaded", at=texts(spots), n=len(spots), why=why, supply=state.supply))
    if state.coop and not state.supply:  # R72
        finish(state, "overrun", -1, events)


def collect(state: State, seat: int, squares: list[int]) -> None:
    """Killed Martians: to the collection, or out of the game (R43)."""
    drop_martians(state, squares)
    if state.coop:
        state.box += len(squares)
    else:
        state.kills = with_at(state.kills, seat, state.kills[seat] + len(squares))


def check_goal(state: State, seat: int, events: Events) -> None:
    """Thirty collected Martians win at once (R70)."""
    if not state.coop and not state.ended and state.kills[seat] >= GOAL:
        finish(state, "thirty", seat, events)


def take_away(state: State, squares: list[int], to_box: bool) -> None:
    """Figures off the table without being killed."""
    drop_martians(state, squares)
    if to_box:
        state.box += len(squares)
    else:
        state.supply += len(squares)


def relocate(state: State, seat: int, square: int, card: str, events: Events) -> None:
    """A card moves a pawn; what it meets there is looked at when the card is done (R38)."""
    origin = state.pawns[seat]
    state.pawns = with_at(state.pawns, seat, square)
    if events is not None:
        events.append(Event("moved", seat=seat, **way(state, origin, square), card=card))


def no_effect(card: int, events: Events) -> None:
    if events is not None:
        events.append(Event("no_effect", card=CARDS[card]))


def lay_down(state: State, seat: int, card: int) -> None:
    """A weapon comes in play in front of its owner (R65)."""
    shells = SHELLS if card == SHOTGUN else 0
    state.weapons = with_at(state.weapons, seat, (*state.weapons[seat], (card, shells)))


def to_discards(state: State, card: int) -> None:
    """Cooperative Martian cards have a pile of their own (R64)."""
    if state.coop and card in MARTIAN_CARDS:
        state.martian_discards = (*state.martian_discards, card)
    else:
        state.discards = (*state.discards, card)
