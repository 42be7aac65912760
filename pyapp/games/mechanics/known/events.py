"""The events of this game by kind, field by field; `Own` is told only to the seats it is for. See docs/events.md."""

from typing import Literal, NotRequired, TypedDict

from ....core.seen import Own


class Automaton(TypedDict):
    kind: Literal["automaton"]  # the kind
    n: int  # cogs that the Automaton brings
    seat: int  # the seat that does it, or that it happens to


class Boosted(TypedDict):
    kind: Literal["boosted"]  # the kind
    n: int  # cogs that the Rocket Booster brings
    seat: int  # the seat that does it, or that it happens to


BoughtWords = TypedDict(
    "BoughtWords",
    {
        "with": str | None,  # mechanism whose discount was used; null for none
    },
)


class Bought(BoughtWords):
    kind: Literal["bought"]  # the kind
    cogs: int  # cogs that the buyer has left
    paid: int  # cogs paid
    price: int  # price of the component, before any discount
    seat: int  # the seat that does it, or that it happens to
    type: str  # the component


class Built(TypedDict):
    kind: Literal["built"]  # the kind
    cards: list[str]  # components laid down for it
    mechanism: str  # the mechanism
    seat: int  # the seat that does it, or that it happens to


class Dealt(TypedDict):
    kind: Literal["dealt"]  # the kind
    n: int  # number of cards
    seat: int  # the seat that does it, or that it happens to
    cards: NotRequired[Own[list[str]]]  # components received
    seen: NotRequired[Own[str]]  # `yes` for the seat that may see the cards


class Dismantled(TypedDict):
    kind: Literal["dismantled"]  # the kind
    cards: list[str]  # components taken back into the hand
    mechanism: str  # the mechanism
    seat: int  # the seat that does it, or that it happens to


class LastRound(TypedDict):
    kind: Literal["last_round"]  # the kind
    why: str  # `deck`: it is empty; `standstill`: two rounds without a purchase


class Looked(TypedDict):
    kind: Literal["looked"]  # the kind
    n: int  # number of cards looked at
    seat: int  # the seat that does it, or that it happens to
    cards: NotRequired[Own[list[str]]]  # top cards of the deck, the next one first
    seen: NotRequired[Own[str]]  # `yes` for the seat that may see the cards


class Marker(TypedDict):
    kind: Literal["marker"]  # the kind
    first: int  # First Player of the new round
    round: int  # number of the round, from 1


class Market(TypedDict):
    kind: Literal["market"]  # the kind
    cards: list[str]  # components on the market
    deck: int  # cards left in the deck


class Moved(TypedDict):
    kind: Literal["moved"]  # the kind
    origin: int  # place in the line before, 1 is the front
    place: int  # place in the line now, 1 is the front
    type: str  # the component


class Nudged(TypedDict):
    kind: Literal["nudged"]  # the kind
    by: int  # change of the price: 1, 0 or −1
    price: int  # price afterwards
    seat: int  # the seat that does it, or that it happens to
    type: str  # the component


class Over(TypedDict):
    kind: Literal["over"]  # the kind
    why: str  # `deck`: it is empty; otherwise two rounds without a purchase


class Passed(TypedDict):
    kind: Literal["passed"]  # the kind
    players: int  # passes in a row that end the round: one for each seat
    seat: int  # the seat that does it, or that it happens to
    streak: int  # passes in a row so far


class Posted(TypedDict):
    kind: Literal["posted"]  # the kind
    given: str  # component put on the market
    seat: int  # the seat that does it, or that it happens to
    taken: str  # component taken from the market


class Prices(TypedDict):
    kind: Literal["prices"]  # the kind
    down: int  # how many prices fall
    falling: list[str]  # components whose price falls, with the new price: `gear-4`
    last: bool  # are these the prices of the last round?
    rising: list[str]  # components whose price rises, with the new price: `gear-7`
    round: int  # number of the round, from 1
    steady: list[str]  # components whose price stays, with the price: `gear-5`
    up: int  # how many prices rise


class Refilled(TypedDict):
    kind: Literal["refilled"]  # the kind
    cards: list[str]  # components put on the market
    deck: int  # cards left in the deck
    n: int  # number of new cards


class RoundEnded(TypedDict):
    kind: Literal["round_ended"]  # the kind
    round: int  # number of the round, from 1
    why: str  # `market`: it is empty; otherwise everybody has passed


class RoundReport(TypedDict):
    kind: Literal["round_report"]  # the kind
    c0: int  # cogs in the purse of the seat `s0`
    c1: int  # cogs in the purse of the seat `s1`
    c2: NotRequired[int]  # cogs in the purse of the seat `s2`
    c3: NotRequired[int]  # cogs in the purse of the seat `s3`
    cogs: list[int]  # cogs in the purse, by seat
    i0: int  # cogs earned by the seat `s0`
    i1: int  # cogs earned by the seat `s1`
    i2: NotRequired[int]  # cogs earned by the seat `s2`
    i3: NotRequired[int]  # cogs earned by the seat `s3`
    income: list[int]  # cogs earned in this round, by seat
    n: int  # number of seats
    round: int  # number of the round, from 1
    s0: int  # seat told in place 1 of the report
    s1: int  # seat told in place 2 of the report
    s2: NotRequired[int]  # seat told in place 3 of the report
    s3: NotRequired[int]  # seat told in place 4 of the report


class Sales(TypedDict):
    kind: Literal["sales"]  # the kind
    first: int  # seat that sells first


class Scored(TypedDict):
    kind: Literal["scored"]  # the kind
    bonus: int  # cogs of the Automaton, part of `total`
    cards: int  # number of component cards still in hand
    seat: int  # the seat that does it, or that it happens to
    total: int  # points: cogs at the end


class SellDone(TypedDict):
    kind: Literal["sell_done"]  # the kind
    income: int  # cogs earned in this round
    seat: int  # the seat that does it, or that it happens to


class Sold(TypedDict):
    kind: Literal["sold"]  # the kind
    income: int  # cogs earned by this set
    price: int  # price of the component
    real: int  # real cards in the set
    scrap: int  # Scrap cards in the set
    seat: int  # the seat that does it, or that it happens to
    type: str  # the component


class Started(TypedDict):
    kind: Literal["started"]  # the kind
    first: int  # First Player
    line: list[str]  # components of the Order Line, the front first
    mechanisms: list[str]  # mechanisms in play
    n: int  # number of mechanisms in play


class Swapped(TypedDict):
    kind: Literal["swapped"]  # the kind
    back: str  # component that moved back
    front: str  # component that moved up
    place: int  # place that `front` moved up to, 1 is the front
    seat: int  # the seat that does it, or that it happens to


class TurnEnded(TypedDict):
    kind: Literal["turn_ended"]  # the kind
    seat: int  # the seat that does it, or that it happens to


class Valet(TypedDict):
    kind: Literal["valet"]  # the kind
    n: int  # cogs that the Clockwork Valet brings
    seat: int  # the seat that does it, or that it happens to
