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


ENOUGH = (
    6500  # states that a test with every=1 looks at; titles with longer games are looked at more sparsely
)


def moments(playouts: Sequence[Playout], every: int = 1) -> Iterator[Moment]:
    """Every state, or each `every`th one counted through all games."""
    count = 0
    every *= max(1, round(states_of(playouts) / ENOUGH))
    for playout in playouts:
        for number in range(len(playout.states)):
            count += 1
            if count % every == 0:
                yield Moment(playout, number)


def running(playouts: Sequence[Playout], every: int = 1) -> Iterator[Moment]:
    """The same, without the end of the games."""
    for moment in moments(playouts, every):
        if moment.number < len(moment.playout.moves):
            yield moment


def about(number: int, playouts: Sequence[Playout]) -> Iterator[Moment]:
    """So many moments of running games, evenly spread; all of them where there are fewer, as in a quick run."""
    yield from running(playouts, every=max(1, min(ENOUGH, states_of(playouts)) // number))


def states_of(playouts: Sequence[Playout]) -> int:
    return sum(len(playout.states) for playout in playouts)


def seats(playout: Playout) -> list[int | None]:
    """Everybody who looks: each seat, and a spectator."""
    return [*range(playout.setup.players), None]
