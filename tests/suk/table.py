"""Tables of Marrak Hesh 17 as the rulebook sheet draws them: a ring of 24 signs, holds as rows of tiles."""

from typing import Any

from pyapp import GAMES
from pyapp.core.events import Event
from pyapp.games.suk.game import Suk
from pyapp.games.suk.state import Place, State
from tests import acting

game = GAMES["suk"]
assert isinstance(game, Suk)
refused, kinds = acting.Acting(game).why, acting.kinds

EMPTY = "." * 24
E3 = "..W....G................"
E4 = "..W....G............K..."
NEARLY_FULL = "..." + "GWK" * 6 + "GKW"  # docks 0 to 2 lie between W on 23 and G on 3

W1 = """
    engine-Y   engine-P   engine-B   robot-P
    crystal-Y  relic-Y    spice-P    plant-T
"""
W2 = """
    engine-Y   engine-B   engine-P   robot-P
    crystal-Y  relic-Y    spice-P    plant-T
"""


def table(ring: str | None = None, **fields: Any) -> State:
    """A position; what isn't said is completed."""
    given = {"ring": ring} if ring else {}
    state: State = game.load({**given, **fields})
    return state


def hold(rows: str) -> dict[str, str]:
    """Tiles by cell, from rows of tile codes; `.` is a free cell."""
    lines = [line.split() for line in rows.strip().splitlines()]
    return {
        f"{column}{number}": tile
        for number, line in enumerate(lines, 1)
        for column, tile in zip("abcd", line, strict=False)
        if tile != "."
    }


def with_hands(state: State, *hands: str, turn: int = 0) -> State:
    """A thought, not a position: the same ring, holds empty, and in hand one transport per letter, `WKK`."""
    changed = state.copy()
    changed.turn = turn
    changed.holds = ((-1,) * len(state.hull),) * state.players
    changed.filled = (0,) * state.players
    changed.hands = tuple((hand.count("W"), hand.count("G"), hand.count("K")) for hand in hands)
    return changed


def placements(state: State) -> list[Place]:
    return [move for move in game.moves(state) if isinstance(move, Place)]


def places(state: State) -> dict[int, str]:
    """Which colours the seat to act may place on which dock, as letters."""
    found: dict[int, str] = {}
    for move in placements(state):
        letter = {"white": "W", "grey": "G", "black": "K"}[move.colour]
        if letter not in found.get(move.dock, ""):
            found[move.dock] = found.get(move.dock, "") + letter
    return found


def cells(state: State) -> set[str]:
    """The cells where the seat to act may stow a tile."""
    return {move.cell for move in placements(state)}


def play(state: State, *moves: str, events: list[Event] | None = None) -> State:
    for move in moves:
        state = game.play(state, move, events)
    return state


def serve(state: State, dock: int, colour: str, events: list[Event] | None = None) -> State:
    """Place a transport and stow the goods in the first cell that is open."""
    (cell, *_) = [move.cell for move in placements(state) if (move.dock, move.colour) == (dock, colour)]
    return play(state, f"place {dock} {colour} {cell}", events=events)


def score(rows: str, *cards: str, players: int = 3) -> dict[str, Any]:
    """The score sheet of a hold of W1's size (8 cells), or of 12 for two players; a single card is a thought."""
    holds = [hold(rows), *({} for _ in range(players - 1))]
    state = table(players=players, holds=holds)
    state.deep = cards
    scores: dict[str, Any] = game.view(state, None)["scores"][0]
    return scores


def total(rows: str, *cards: str, players: int = 3) -> int:
    points: int = score(rows, *cards, players=players)["total"]
    return points
