"""A race at one moment, and the agenda of what is still to be done."""

from dataclasses import dataclass, field
from functools import cache
from typing import Final, NamedTuple

from ...core.state import TableState
from .components import Rack
from .cubes import Pile
from .known.seen import Place
from .moves import Move
from .tracks import Track

NO_CUBE: Final = -1
ALL_GEARS: Final = 0b1111


class Step(NamedTuple):
    """Something still to be done: a decision, or a part of the turn.

    `n` says how many steps or cubes, or how much money; `mask` the colours of space that count, all
    one colour if `same`; `cube` is the cube whose card says so; `pair` the two cubes Nitro drew.
    """

    kind: str
    seat: int
    n: int = 0
    mask: int = 0
    same: bool = False
    cube: int = NO_CUBE
    money: int = 0
    pair: tuple[int, ...] = ()


Agenda = tuple[Step, ...]  # the last step comes first
Placed = tuple[int, int]  # a section of the path, and the colour of the cube that went there


@dataclass(slots=True)
class State(TableState):
    """Everything on the table. The values are immutable, so a copy shares them."""

    track: Track
    rack: Rack
    race_laps: int
    order: tuple[int, ...]  # of the turns and of the grid; the first seat is the first player (R9)
    turn: int
    round: int
    act: tuple[Pile, ...]
    used: tuple[Pile, ...]
    disc: tuple[Pile, ...]
    bag: tuple[Pile, ...]
    stock: Pile
    cars: tuple[int, ...]  # the section of each car
    laps: tuple[int, ...]
    owed: tuple[int, ...]  # draws of a fast Boost still to come (V5)
    started: bool  # an action was taken: no pit stop any more (R38)
    sheltered: bool  # Aerodynamics was used (R32)
    path: tuple[Placed, ...]  # of this turn
    entry: int  # the section where the head's space was entered (V4)
    crossed: int  # times the path has crossed the line
    agenda: Agenda
    rng: int  # decides draws to come: kept, never shown
    choices: tuple[Move, ...] | None = field(default=None, compare=False)  # once asked for

    @property
    def head(self) -> int:
        """Where the path of this turn has got to: the car's own section, or the last cube's (R21)."""
        return self.path[-1][0] if self.path else self.cars[self.turn]


@cache
def step(kind: str, seat: int, n: int = 0, cube: int = NO_CUBE) -> Step:
    """A step, made once and shared."""
    return Step(kind, seat, n, cube=cube)


def progress(state: State, seat: int) -> int:
    """Columns driven since the line was last behind the whole grid (R3)."""
    columns = state.track.columns
    return state.laps[seat] * columns + state.cars[seat] % columns


def ranking(state: State) -> list[int]:
    """Seats, the leader first; side by side the inner lane is ahead (R3)."""
    columns = state.track.columns
    return sorted(
        range(len(state.cars)),
        key=lambda seat: (-progress(state, seat), state.cars[seat] // columns),
    )


def position(state: State, seat: int) -> int:
    """Race position: 1 for the leader (R3, R41)."""
    columns = state.track.columns
    cars, laps = state.cars, state.laps
    mine = laps[seat] * columns + cars[seat] % columns
    ahead = 1
    for other, section in enumerate(cars):
        there = laps[other] * columns + section % columns
        if there > mine or (there == mine and section < cars[seat]):
            ahead += 1
    return ahead


def after(state: State, seat: int) -> list[int]:
    """The other seats in the order of their turns."""
    at = state.order.index(seat)
    return [*state.order[at + 1 :], *state.order[:at]]


def place_of(state: State, section: int) -> Place:
    """A section as the board knows it: its space, and which of its sections."""
    space = state.track.spaces[state.track.space_of[section]]
    return {"space": space.id, "section": section - space.first}
