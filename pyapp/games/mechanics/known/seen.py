"""What a view of Mars Needs Mechanics holds, field by field; `Own` where a seat sees what others don't."""

from typing import Annotated, Literal, TypedDict

from ....core.seen import Own, Row, Seen

Phase = Literal["turn", "adjust", "sell", "end"]
Primary = Literal["buy", "pass"]
LastRound = Literal["deck", "standstill"]
Thawing = Literal["set", "more", "late"]
ByComponent = dict[str, int]
PriceRow = Annotated[list[str | int], Row(str, int, int)]
Limits = Annotated[list[int], Row(int, int)]


class Mechanism(TypedDict):
    """A mechanism in play."""

    id: str  # id of the mechanism
    needs: list[str]  # components it is built of
    slot: bool  # does it lie in a slot of its own?
    timing: str  # when it works: the word of a sentence
    once: bool  # once a round only?
    owners: list[int]  # seats that have built it
    ticks: Own[list[bool] | None]  # by component: does the seat that looks hold it? null for a spectator


class Built(TypedDict):
    """A mechanism that stands in front of a seat."""

    id: str  # id of the mechanism
    cards: list[str]  # components it is built of
    now: bool  # built in the turn under way?
    used: bool | None  # used in this round? null where it works more often


class Seat(TypedDict):
    """One seat."""

    cogs: int  # money
    scrap: int  # Scrap
    cards: int  # cards in hand
    hand: Own[ByComponent | None]  # the hand by component; null for the others
    open: ByComponent  # the part of the hand that everybody has seen
    built: list[Built]  # its mechanisms
    sold: ByComponent  # what it has sold in its Sell step


Helped = TypedDict(
    "Helped",
    {
        "with": str | None,  # mechanism that made it cheaper
    },
)
"""What helped; `with` can't be written as a field."""


class Purchase(Helped):
    """A component bought in this round."""

    seat: int  # who bought
    type: str  # the component
    price: int  # its price
    paid: int  # what was paid


class PartSet(TypedDict):
    """What a component of one's own hand would bring as one set."""

    type: str  # the component
    have: int  # cards of it in hand
    scrap: int  # Scrap that would go with them
    short: int  # cards that are missing
    sold: bool  # sold already?
    now: int  # cogs at today's price
    then: int  # cogs at the forecast price


class Thaw(TypedDict):
    """An own mechanism whose card had better be back in the hand before the sale (W11)."""

    mechanism: str  # id of the mechanism
    type: str  # the component it would give back
    kind: Thawing  # a set where there was none, one card more, or a card worth nothing after the last round


class Nudge(TypedDict):
    """A Difference Engine at work."""

    seat: int  # whose
    type: str  # the component
    by: int  # the change of its price


class Sale(TypedDict):
    """A set sold."""

    seat: int  # who sold
    type: str  # the component
    real: int  # cards of it
    scrap: int  # Scrap with them
    price: int  # price of a card
    income: int  # cogs it brought


class Boost(TypedDict):
    """A Rocket Booster at work."""

    seat: int  # whose
    cogs: int  # what it brought


class Report(TypedDict):
    """The round being counted, or the last one that was."""

    round: int  # counted from 1
    last: bool  # the last round?
    prices: list[PriceRow]  # component, price before, price after; from the back of the line
    nudges: list[Nudge]  # Difference Engines
    sales: list[Sale]  # sets sold
    boosts: list[Boost]  # Rocket Boosters
    income: list[int]  # by seat


class Past(TypedDict):
    """Prices and purses after a round; round 0 is the start."""

    round: int  # counted from 1
    prices: ByComponent  # by component
    cogs: list[int]  # by seat


class Final(TypedDict):
    """All that decides the final order, for one seat."""

    cogs: int  # money
    bonus: int  # the Automaton's part of it
    cards: int  # cards in hand
    distance: int  # clockwise from the First Player of the last round


class View(Seen):
    """The table as one seat may know it."""

    phase: Phase  # part of the round
    first: int  # the First Player
    round: int  # counted from 1
    primary: Primary | None  # what the seat to act has done in its turn
    built_now: str | None  # mechanism built in the turn under way
    dismantled_now: str | None  # mechanism dismantled in it
    last_round: LastRound | None  # why this is the last round
    quiet: int  # finished rounds in a row without a purchase
    pass_streak: int  # passes in a row
    pass_ends: bool  # would a pass end the round, or will it?
    market: list[str | None]  # components for sale; null is a free place
    deck: int  # cards in the deck
    discards: int  # cards in the discard pile
    prices: ByComponent  # by component
    price_limits: Limits  # the lowest and the highest price there is
    due: ByComponent | None  # what the seat to act would pay, by component
    line: list[str]  # the Order Line, front first
    places: list[int]  # what each place of the line does to a price
    forecast: ByComponent | None  # prices if the round ended now
    middle: str  # the component in the middle of the line
    bought: list[str]  # components bought in this round
    purchases: list[Purchase]  # the same in full, in order
    mechanisms: list[Mechanism]  # those in play
    seats: list[Seat]  # by seat
    sets: Own[list[PartSet]]  # what the own hand would bring; empty for a spectator
    thaw: Own[list[str]]  # own mechanisms that had better be dismantled
    thaws: Own[list[Thaw]]  # the same with the reason
    x_ray: Own[list[str] | None]  # top of the deck, for the owner of the Goggles in the own turn
    report: Report | None  # the round being counted, or the last one that was
    history: list[Past]  # rounds finished
    final: list[Final] | None  # by seat, at the end
