"""Which moments of the random games a test looks at, when looking at all of them would take too long."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from tests.playing import Playout


class Moment(NamedTuple):
    """A state of a game, and how many moves led there."""

    playout: Playout
    number: int

    @property
    def state(self) -> Any:
        return self.playout.states[self.number]

    def __str__(self) -> str:
        return f"{self.playout}, after {self.number} moves"


ENOUGH = 6500
"""States that a test with every=1 looks at; titles with longer games are looked at more sparsely."""
ENOUGH_OF_ONE = 250
"""So many for each game, where only a few games were played (`--games`)."""


def moments(playouts: Sequence[Playout], every: int = 1) -> Iterator[Moment]:
    """Every state, or each `every`th one counted through all games."""
    enough = min(ENOUGH, ENOUGH_OF_ONE * len(playouts))
    yield from _each(playouts, every * max(1, round(states_of(playouts) / enough)))


def _each(playouts: Sequence[Playout], every: int) -> Iterator[Moment]:
    count = 0
    for playout in playouts:
        for number in range(len(playout.states)):
            count += 1
            if count % every == 0:
                yield Moment(playout, number)


def _is_running(moment: Moment) -> bool:
    return moment.number < len(moment.playout.moves)


def running(playouts: Sequence[Playout], every: int = 1) -> Iterator[Moment]:
    """The same, without the end of the games."""
    yield from filter(_is_running, moments(playouts, every))


def about(number: int, playouts: Sequence[Playout]) -> Iterator[Moment]:
    """So many moments of running games, evenly spread; all of them where there are fewer, as in a quick run."""
    yield from filter(_is_running, _each(playouts, max(1, states_of(playouts) // number)))


def at_most(number: int, playouts: Sequence[Playout]) -> int:
    """So many of something dear, or five for each game where only a few were played."""
    return min(number, 5 * len(playouts))


def states_of(playouts: Sequence[Playout]) -> int:
    return sum(len(playout.states) for playout in playouts)


def seats(playout: Playout) -> list[int | None]:
    """Everybody who looks: each seat, and a spectator."""
    return [*range(playout.setup.players), None]
