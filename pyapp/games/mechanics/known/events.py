"""The events of this game by kind, field by field; `Own` is told only to the seats it is for. See docs/events.md."""

from typing import Literal, NotRequired, TypedDict

from ....core.seen import Own


class Automaton(TypedDict):
    kind: Literal["automaton"]  # the kind
    n: int  # how many
    seat: int  # whose


class Boosted(TypedDict):
    kind: Literal["boosted"]  # the kind
    n: int  # how many
    seat: int  # whose


BoughtWords = TypedDict(
    "BoughtWords",
    {
        "with": str | None,  # mechanism that helped
    },
)


class Bought(BoughtWords):
    kind: Literal["bought"]  # the kind
    cogs: int  # cogs
    paid: int  # what was paid
    price: int  # price
    seat: int  # whose
    type: str  # the type


class Built(TypedDict):
    kind: Literal["built"]  # the kind
    cards: list[str]  # the cards
    mechanism: str  # the mechanism
    seat: int  # whose


class Dealt(TypedDict):
    kind: Literal["dealt"]  # the kind
    n: int  # how many
    seat: int  # whose
    cards: NotRequired[Own[list[str]]]  # the cards
    seen: NotRequired[Own[str]]  # what was seen


class Dismantled(TypedDict):
    kind: Literal["dismantled"]  # the kind
    cards: list[str]  # the cards
    mechanism: str  # the mechanism
    seat: int  # whose


class LastRound(TypedDict):
    kind: Literal["last_round"]  # the kind
    why: str  # why


class Looked(TypedDict):
    kind: Literal["looked"]  # the kind
    n: int  # how many
    seat: int  # whose
    cards: NotRequired[Own[list[str]]]  # the cards
    seen: NotRequired[Own[str]]  # what was seen


class Marker(TypedDict):
    kind: Literal["marker"]  # the kind
    first: int  # who begins
    round: int  # counted from 1


class Market(TypedDict):
    kind: Literal["market"]  # the kind
    cards: list[str]  # the cards
    deck: int  # cards in the deck


class Moved(TypedDict):
    kind: Literal["moved"]  # the kind
    origin: int  # where it was before
    place: int  # place, 1 is the best
    type: str  # the type


class Nudged(TypedDict):
    kind: Literal["nudged"]  # the kind
    by: int  # the change
    price: int  # price
    seat: int  # whose
    type: str  # the type


class Over(TypedDict):
    kind: Literal["over"]  # the kind
    why: str  # why


class Passed(TypedDict):
    kind: Literal["passed"]  # the kind
    players: int  # how many seats
    seat: int  # whose
    streak: int  # rounds in a row


class Posted(TypedDict):
    kind: Literal["posted"]  # the kind
    given: str  # component given
    seat: int  # whose
    taken: str  # component taken


class Prices(TypedDict):
    kind: Literal["prices"]  # the kind
    down: int  # those that fall
    falling: list[str]  # components whose price falls
    last: bool  # the last round?
    rising: list[str]  # components whose price rises
    round: int  # counted from 1
    steady: list[str]  # components whose price stays
    up: int  # those that rise


class Refilled(TypedDict):
    kind: Literal["refilled"]  # the kind
    cards: list[str]  # the cards
    deck: int  # cards in the deck
    n: int  # how many


class RoundEnded(TypedDict):
    kind: Literal["round_ended"]  # the kind
    round: int  # counted from 1
    why: str  # why


class RoundReport(TypedDict):
    kind: Literal["round_report"]  # the kind
    c0: int  # cogs of seat 0
    c1: int  # cogs of seat 1
    c2: NotRequired[int]  # cogs of seat 2
    c3: NotRequired[int]  # cogs of seat 3
    cogs: list[int]  # cogs
    i0: int  # income of seat 0
    i1: int  # income of seat 1
    i2: NotRequired[int]  # income of seat 2
    i3: NotRequired[int]  # income of seat 3
    income: list[int]  # cogs brought
    n: int  # how many
    round: int  # counted from 1
    s0: int  # seat at place 1
    s1: int  # seat at place 2
    s2: NotRequired[int]  # seat at place 3
    s3: NotRequired[int]  # seat at place 4


class Sales(TypedDict):
    kind: Literal["sales"]  # the kind
    first: int  # who begins


class Scored(TypedDict):
    kind: Literal["scored"]  # the kind
    bonus: int  # the Automaton's part
    cards: int  # the cards
    seat: int  # whose
    total: int  # all together


class SellDone(TypedDict):
    kind: Literal["sell_done"]  # the kind
    income: int  # cogs brought
    seat: int  # whose


class Sold(TypedDict):
    kind: Literal["sold"]  # the kind
    income: int  # cogs brought
    price: int  # price
    real: int  # cards of it
    scrap: int  # Scrap
    seat: int  # whose
    type: str  # the type


class Started(TypedDict):
    kind: Literal["started"]  # the kind
    first: int  # who begins
    line: list[str]  # the Order Line, front first
    mechanisms: list[str]  # those in play
    n: int  # how many


class Swapped(TypedDict):
    kind: Literal["swapped"]  # the kind
    back: str  # back of the card
    front: str  # component at the front of the line
    place: int  # place, 1 is the best
    seat: int  # whose


class TurnEnded(TypedDict):
    kind: Literal["turn_ended"]  # the kind
    seat: int  # whose


class Valet(TypedDict):
    kind: Literal["valet"]  # the kind
    n: int  # how many
    seat: int  # whose
