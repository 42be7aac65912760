"""What a mechanism brings in a round: learned from how much better its owner did than the rest of the table foretold.

Each round tells who has built what, times the rounds to come; the outcome is by how many cogs a seat came out further
ahead than its cards and purse had promised. The teacher plays with the same guess for every mechanism, and slips.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from fractions import Fraction
from typing import Any, Final

from pyapp import GAMES
from pyapp.core.rng import Rng
from pyapp.games.mechanics.components import AUTOMATON, MECHANISM_IDS
from pyapp.games.mechanics.player import advisor
from pyapp.games.mechanics.state import TURN, State
from tools.env.places import ROOT
from tools.training import Sample, Training

GUESS, SLIP = 0.6, 2.0  # of the teacher, in cogs
HUNDREDTHS: Final = 100
SEATS: Final = (2, 3, 4)
LEARNED: Final = tuple(name for number, name in enumerate(MECHANISM_IDS) if number != AUTOMATON)


def samples(seed: int) -> Iterator[Sample]:
    with worth_of(GUESS):
        met, last = _game(seed)
    with worth_of(0.0):
        for state in met:
            rounds = advisor.rounds_left(state)
            for seat in range(state.players) if rounds else ():
                ahead = advisor.lead(state, seat, rounds)
                came = advisor.lead(last, seat, 0)
                more = _more(state, seat)
                yield (
                    (round(HUNDREDTHS * ahead), *(rounds * each for each in more)),
                    round(HUNDREDTHS * (came - ahead)) * FINE,
                )


FINE: Final = 12  # the others' share is counted in twelfths, so that it stays whole


def _more(state: State, seat: int) -> list[int]:
    """By mechanism, in twelfths: has the seat built it, and how many of the others have?"""
    share = FINE // (state.players - 1)
    found = []
    for number in range(len(MECHANISM_IDS)):
        if number != AUTOMATON:
            built = [state.built[other] >> number & 1 for other in range(state.players)]
            found.append(FINE * built[seat] - share * (sum(built) - built[seat]))
    return found


def _game(seed: int) -> tuple[list[State], State]:
    """A table at the beginning of each round, and at the end."""
    game: Any = GAMES["mechanics"]
    rng, met, rounds = Rng(seed), list[State](), set[int]()
    state: State = game.new(SEATS[seed % len(SEATS)], seed, mechanisms="random5")
    while (seat := game.to_act(state)) is not None:
        if state.phase == TURN and state.round not in rounds:
            rounds.add(state.round)
            met.append(state)
        moves = game.moves(state)
        looks = [
            advisor.ADVISOR.value(game.after(state, move), seat) + SLIP * rng.fraction() for move in moves
        ]
        state = game.after(state, moves[looks.index(max(looks))])
    return met, state


@contextmanager
def worth_of(guess: float) -> Iterator[None]:
    """Every mechanism counts so much in a round, whatever was learned."""
    learned = advisor.GAIN
    advisor.GAIN = tuple(guess * (number != AUTOMATON) for number in range(len(MECHANISM_IDS)))
    try:
        yield
    finally:
        advisor.GAIN = learned


def written(weights: Sequence[Fraction]) -> str:
    _, *gains = weights  # the lead itself only tells how far a lead lasts
    rows = "\n".join(f'    "{name}": {round(gain)},' for name, gain in zip(LEARNED, gains, strict=True))
    return f'''"""What a mechanism brings: written by `python build.py learn mechanics`, not by hand."""

from typing import Final

GAINS: Final = {{  # hundredths of a cog in each round to come
{rows}
}}
'''


TRAINING = Training(
    "mechanics",
    ("lead", *LEARNED),
    games=2000,
    seed=9000,
    samples=samples,
    table=ROOT / "pyapp/games/mechanics/player/gains.py",
    written=written,
)
