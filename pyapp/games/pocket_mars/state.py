"""The table of Pocket Mars at one moment, and the agenda of what is still to be done."""

from dataclasses import dataclass, field
from functools import cache
from typing import Final, NamedTuple

from ...core.own import NAME
from ...core.state import TableState
from .components import (
    ABILITIES,
    ABILITY_RULES,
    BASE_VALUE,
    COLONISTS,
    HOUSING,
    Op,
    Ops,
    room_above,
)
from .moves import DA, Move
from .owners import faces, most_energy, values

EMPTY: Final = -1  # no card in this place
NOWHERE: Final = -1  # no Building
NOBODY: Final = -2

# Where the colonists of one side are: counts in this order.
EARTH, SHIP, ONE, TWO = 0, 1, 2, 2 + HOUSING
Colonists = tuple[int, ...]
Cards = tuple[int, ...]


class Step(NamedTuple):
    """Something still to be done: an op of a card, a decision, a part of the turn.

    `here` is the Building meant, `card` the card that says so, `rule` the reason it is on the agenda.
    """

    kind: str
    seat: int = NOBODY
    n: int = 0
    here: int = NOWHERE
    card: int = EMPTY
    rule: str = ""
    then: Ops = ()


Agenda = tuple[Step, ...]  # the last step comes first


@dataclass(slots=True)
class State(TableState):
    """Everything on the table. The values are immutable, so a copy shares them."""

    row: tuple[int, ...]  # the Buildings, left to right (R4)
    first: int  # the first player (R7)
    turn: int  # the actor
    round: int
    colonists: tuple[Colonists, ...]  # per seat; in solo DA is the second side
    energy: tuple[int, ...]
    stacks: tuple[Cards, ...]  # per Building, bottom to top; face down: number + DOWN
    hands: tuple[Cards, ...]
    preps: tuple[tuple[int, int], ...]  # left and right; in solo DA's is the second
    deck: Cards  # the last one is on top
    bottomed: int  # how many at the bottom were put there since the last rebuild
    discards: Cards
    in_play: int  # the hand card being resolved, or EMPTY
    looked: Cards  # cards of the deck that the actor is looking at (dig)
    packs: tuple[Cards, ...]  # draft: what each seat chooses from
    chosen: Cards  # draft: what each seat has secretly kept this time, or EMPTY
    known: tuple[int, ...]  # per seat, as bits: cards whose hidden place the seat has seen
    agenda: Agenda
    rng: int  # decides shuffles to come: kept, never shown
    choices: tuple[Move, ...] | None = field(default=None, compare=False)  # once asked for

    @property
    def solo(self) -> bool:
        return self.setup.players == 1

    @property
    def sides(self) -> tuple[int, ...]:
        """The seats, and DA in a solo game."""
        return SIDES[self.setup.players]

    @property
    def own(self) -> str:
        """The own components of whoever has the box; empty where our cards are played."""
        return str(self.setup.options[NAME])

    @property
    def values(self) -> tuple[int, ...]:
        """The values of the cards as they are printed in this box, face up and face down."""
        return values(self.own)

    @property
    def most_energy(self) -> int:
        return most_energy(self.own)

    @property
    def room_above(self) -> int:
        return room_above(len(self.colonists))


SIDES: tuple[tuple[int, ...], ...] = ((), (0, DA), (0, 1), (0, 1, 2), (0, 1, 2, 3))


def others(state: State, seat: int) -> list[int]:
    """Everybody but that seat; DA in solo (Q21, Q49)."""
    return [side for side in SIDES[state.setup.players] if side != seat]


def to_beat(state: State, here: int) -> int:
    """The value of the top card; 0 face down; 3 for a Building without cards."""
    stack = state.stacks[here]
    return state.values[stack[-1]] if stack else BASE_VALUE


def settled(colonists: Colonists) -> int:
    """How many of a side's colonists are in Buildings."""
    return COLONISTS - colonists[EARTH] - colonists[SHIP]


def in_building(colonists: Colonists, here: int) -> int:
    return colonists[ONE + here] + colonists[TWO + here]


def room_left(state: State, here: int) -> int:
    """Free places in the 2-star space, all owners counted (R8, Q29)."""
    above = TWO + here
    return state.room_above - sum(colonists[above] for colonists in state.colonists)


def prep_cards(state: State, side: int) -> list[int]:
    return [card for card in state.preps[side] if card != EMPTY]


# -- steps, made once ---------------------------------------------------------------------------


def op_step(op: Op, seat: int, here: int, card: int, rule: str) -> Step:
    n = op.colour if op.name == "if_hand" else op.n
    return Step(op.name, seat, n, here, card, rule, op.then)


def op_steps(ops: Ops, seat: int, here: int, card: int, rule: str) -> Agenda:
    return tuple(op_step(op, seat, here, card, rule) for op in reversed(ops))


AUTOMATIC_OPS = frozenset(("launch", "gain", "gain_per_building", "draw", "if_none_here", "if_hand"))


@cache
def top_steps(seat: int, card: int, own: str) -> Agenda:
    """The hand action; then the card is discarded (R11)."""
    return (
        Step("played", seat, card=card),
        *op_steps(faces(own)[card].top, seat, NOWHERE, card, "R11"),
    )


@cache
def bottom_steps(owner: int, card: int, rule: str, own: str) -> Agenda:
    """The prep action: refused as a whole or used (Q20, Q23); what is voluntary anyway asks by itself."""
    printed = faces(own)[card]
    if len(printed.bottom) == 1 and printed.bottom[0].name not in AUTOMATIC_OPS:
        return op_steps(printed.bottom, owner, printed.colour, card, rule)
    return (Step("may", owner, 0, printed.colour, card, rule, printed.bottom),)


@cache
def ability_step(seat: int, here: int) -> Step:
    """What the Building offers to whoever connected a card (R17)."""
    return op_step(ABILITIES[here], seat, here, EMPTY, ABILITY_RULES[here])


@cache
def step(kind: str, seat: int = NOBODY, n: int = 0, here: int = NOWHERE) -> Step:
    return Step(kind, seat, n, here)
