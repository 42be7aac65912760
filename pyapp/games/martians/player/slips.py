"""How walking is decided beyond what it leads to, and how a careless player misjudges moves.

A careless one takes a fancy to places, trusts its luck, and plays cards on a whim. A die for every step would
make it stagger about; so a place looks better or worse than it is, but always the same.
"""

from collections.abc import Callable, Iterator
from typing import Any

from ....core.game import Game
from ....core.rng import Rng
from ..components import ITEMS
from ..moves import Move
from ..state import State, jammed, knows
from .sense import senseless
from .team import lacking

STEP, CARD, LUCK = 0.22, 0.5, 0.1  # of the carelessness: at every step, with cards, in front of a Martian
FANCY, MOST_FANCY = 0.08, 0.8  # how much a place is misjudged for every point of carelessness, and at most
POINTLESS, WANDERING = -50.0, -40.0  # a step to nowhere; where one is careless, divided by the carelessness
ABSURD, TAKEN = -1000.0, 100.0  # a card thrown away; a part of the bomb at one's feet
CURIOUS = 1.0  # together: how much a Farm draws for every point of carelessness
HEEDFUL = 1.0  # of carelessness, up to which no Farm draws anybody
BRAVE = 5.0  # what a fight on the way to a goal may cost more than it brings: who only waits never gets there

AnyGame = Game[Any, Any, Any]
Goal = tuple[int, float]
Pull = Callable[[State, int, bool, float], float]


def leanings(
    game: AnyGame, state: State, seat: int, moves: list[Move], careless: float, rng: Rng, pull: Pull
) -> list[float]:
    """What is added to the worth of each move; nobody is careless enough to play a card that helps nobody."""
    found = _slips(game, state, seat, moves, careless, rng, pull)
    return [
        lean + (ABSURD if senseless(state, seat, move) else TAKEN if wanted(state, seat, move) else 0.0)
        for lean, move in zip(found, moves, strict=True)
    ]


def wanted(state: State, seat: int, move: Move) -> bool:
    """Is it an item at one's feet that the seat has still to hold, as far as it knows?"""
    if move.verb != "take":
        return False
    token = state.tokens[state.pawns[seat]][move.first - 1]
    missing = lacking(state, seat)
    return token.kind < len(ITEMS) and bool(
        missing >> token.kind & 1 if knows(token.known, seat) else missing
    )


def _slips(
    game: AnyGame, state: State, seat: int, moves: list[Move], careless: float, rng: Rng, pull: Pull
) -> list[float]:
    if state.agenda[-1].kind == "walk":
        return _walking(game, state, seat, moves, careless, rng, pull)
    cards = ("play", "use", "pass")
    return [careless * rng.fraction() * (CARD if move.verb in cards else 1.0) for move in moves]


def _walking(
    game: AnyGame, state: State, seat: int, moves: list[Move], careless: float, rng: Rng, pull: Pull
) -> list[float]:
    now = pull(state, seat, True, 0.0)
    hostile = () if jammed(state, seat) else state.martians
    found = []
    for move in moves:
        slip = careless * rng.fraction()
        if move.verb in ("play", "use"):
            found.append(CARD * slip)
            continue
        lean = STEP * slip
        if move.verb == "step":
            after = game.after(state, move)
            fights = move.first in hostile
            if not after.ended:
                there = pull(after, seat, True, 0.0)
                if fights and there > now:
                    lean += BRAVE
                elif not fights and there <= now and after.items == state.items:
                    lean += max(POINTLESS, WANDERING / careless) if careless else POINTLESS
                if careless:
                    lean += pull(after, seat, True, careless) - there
            lean += LUCK * careless * fights
        elif move.verb == "stop" and careless:
            lean += pull(state, seat, True, careless) - now
        found.append(lean)
    return found


def fancied(state: State, seat: int, aims: Iterator[Goal], careless: float) -> Iterator[Goal]:
    """Goals as a careless player sees them; together it is curious about Farms, whatever it brings to them."""
    most = 2.0 * min(MOST_FANCY, FANCY * careless)
    for at, worth in aims:
        fancy = Rng(64 * at + 8 * seat + state.items[seat]).fraction() - 0.5
        yield at, worth * (1.0 + most * fancy)
    if state.coop and careless > HEEDFUL:
        yield from ((sign.at, CURIOUS * careless) for sign in state.signs if not sign.up)
