"""The table of Mars Needs Mechanics at one moment: purses, hands, market, Order Line, prices."""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from ...core.own import NAME
from ...core.state import TableState
from ...core.values import with_at
from .components import COMPONENTS, NO_BUY_ROUNDS_TO_END
from .known.seen import LastRound, Phase, Primary
from .moves import NONE, Move
from .owners import Box, box

TURN, ADJUST, SELL, END = range(4)
PHASES: tuple[Phase, ...] = ("turn", "adjust", "sell", "end")
BOUGHT, PASSED = 0, 1
PRIMARIES: tuple[Primary, ...] = ("buy", "pass")
EMPTY: Final = -1  # a free place of the market

Counts = tuple[int, ...]  # of each component
NO_CARDS: Counts = (0,) * len(COMPONENTS)


class Purchase(NamedTuple):
    """A card bought in this round; `helper` is the mechanism that changed the price, or NONE."""

    seat: int
    type: int
    price: int
    paid: int
    helper: int = NONE


class Sale(NamedTuple):
    """A set sold."""

    seat: int
    type: int
    real: int
    scrap: int
    price: int

    @property
    def income(self) -> int:
        return self.real * self.price


class Round(NamedTuple):
    """What a round brought, for the report and for the charts; all of it happened in the open."""

    number: int
    last: bool
    line: tuple[int, ...]
    before: tuple[int, ...]  # prices
    adjusted: tuple[int, ...]
    nudges: tuple[tuple[int, int], ...]  # Difference Engine: seat, change
    sales: tuple[Sale, ...]
    boosts: tuple[tuple[int, int], ...]  # Rocket Booster: seat, cogs
    prices: tuple[int, ...]  # after the Difference Engines
    cogs: tuple[int, ...]  # when everybody has sold


@dataclass(slots=True)
class State(TableState):
    """Everything on the table. The values are immutable, so a copy shares them."""

    mechanisms: tuple[int, ...]  # in play (R4)
    phase: int
    round: int
    first: int  # the First Player (R9, R27)
    turn: int  # the seat to act
    primary: int  # what it has done as its primary action, or NONE
    built_now: int  # the mechanism built in this turn, or NONE
    dismantled_now: int
    passes: int  # in a row, this round (R21b)
    quiet: int  # finished rounds in a row without a purchase (R30)
    cogs: tuple[int, ...]
    scrap: tuple[int, ...]
    hands: tuple[Counts, ...]
    shown: tuple[Counts, ...]  # cards of each hand that everybody has seen coming
    built: tuple[int, ...]  # mechanisms of each seat, as bits
    used: tuple[int, ...]  # those used in this round, as bits
    looked: tuple[int, ...]  # how many cards on top of the deck each seat has seen
    prices: tuple[int, ...]
    line: tuple[int, ...]  # the Order Line, front first (R10)
    market: tuple[int, ...]  # a component or EMPTY in each place
    deck: tuple[int, ...]  # the next card is the last one
    discards: Counts
    bought: int  # components bought in this round, as bits
    purchases: tuple[Purchase, ...]  # of this round
    sold: Counts  # real cards the seat to act has sold in its Sell step
    rounds: tuple[Round, ...]  # finished, or being counted
    rng: int  # kept, never shown
    choices: tuple[Move, ...] | None = field(default=None, compare=False)  # once asked for

    @property
    def box(self) -> Box:
        """The mechanism cards and the price table as they are printed in the box that is played with."""
        return box(self.setup.options[NAME])


def last_round(state: State) -> LastRound | None:
    """Why this is known to be the last round: `deck` (R29), `standstill` (R30); None if it isn't.

    While turns are played a standstill is only a threat: the next purchase ends it.
    """
    if not state.deck:
        return "deck"
    idle = state.quiet + (state.phase == TURN and not state.bought)
    return "standstill" if idle >= NO_BUY_ROUNDS_TO_END else None


# -- hands ----------------------------------------------------------------------------------------


def receive(state: State, seat: int, component: int, count: int = 1) -> None:
    """Cards that everybody sees go into a hand."""
    state.hands = _with_more(state.hands, seat, component, count)
    state.shown = _with_more(state.shown, seat, component, count)


def give_up(state: State, seat: int, component: int, count: int = 1) -> None:
    """Cards that leave a hand in the open; those known to be there are taken to go first."""
    state.hands = _with_more(state.hands, seat, component, -count)
    if shown := state.shown[seat][component]:
        state.shown = _with_more(state.shown, seat, component, -min(count, shown))


def hidden_cards(state: State, seat: int) -> int:
    """How many cards of a hand nobody else has seen coming."""
    return sum(state.hands[seat]) - sum(state.shown[seat])


def could_hold(state: State, seat: int, component: int) -> int:
    """At most so many cards of a component may be in a hand, for all that the others know."""
    return state.shown[seat][component] + hidden_cards(state, seat)


def _with_more(hands: tuple[Counts, ...], seat: int, component: int, count: int) -> tuple[Counts, ...]:
    hand = list(hands[seat])
    hand[component] += count
    return with_at(hands, seat, tuple(hand))
