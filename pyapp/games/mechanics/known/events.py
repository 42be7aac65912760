"""The events of this game by kind, field by field; `Own` is told only to the seats it is for. See docs/events.md."""

from typing import Literal, NotRequired, TypedDict

from ....core.seen import BySeat, Own


class Automaton(BySeat):
    kind: Literal["automaton"]
    n: int  # cogs that the Automaton brings


class Boosted(BySeat):
    kind: Literal["boosted"]
    n: int  # cogs that the Rocket Booster brings


BoughtWords = TypedDict(
    "BoughtWords",
    {
        "with": str | None,  # mechanism whose discount was used; null for none
    },
)


class Bought(BoughtWords, BySeat):
    kind: Literal["bought"]
    cogs: int  # cogs that the buyer has left
    paid: int  # cogs paid
    price: int  # price of the component, before any discount
    type: str  # the component


class Built(BySeat):
    kind: Literal["built"]
    cards: list[str]  # components laid down for it
    mechanism: str  # the mechanism


class Dealt(BySeat):
    kind: Literal["dealt"]
    n: int  # number of cards
    cards: NotRequired[Own[list[str]]]  # components received
    seen: NotRequired[Own[str]]  # `yes` for the seat that may see the cards


class Dismantled(BySeat):
    kind: Literal["dismantled"]
    cards: list[str]  # components taken back into the hand
    mechanism: str  # the mechanism


class LastRound(TypedDict):
    kind: Literal["last_round"]
    why: str  # `deck`: it is empty; `standstill`: two rounds without a purchase


class Looked(BySeat):
    kind: Literal["looked"]
    n: int  # number of cards looked at
    cards: NotRequired[Own[list[str]]]  # top cards of the deck, the next one first
    seen: NotRequired[Own[str]]  # `yes` for the seat that may see the cards


class Marker(TypedDict):
    kind: Literal["marker"]
    first: int  # First Player of the new round
    round: int  # number of the round, from 1


class Market(TypedDict):
    kind: Literal["market"]
    cards: list[str]  # components on the market
    deck: int  # cards left in the deck


class Moved(TypedDict):
    kind: Literal["moved"]
    origin: int  # place in the line before, 1 is the front
    place: int  # place in the line now, 1 is the front
    type: str  # the component


class Nudged(BySeat):
    kind: Literal["nudged"]
    by: int  # change of the price: 1, 0 or −1
    price: int  # price afterwards
    type: str  # the component


class Over(TypedDict):
    kind: Literal["over"]
    why: str  # `deck`: it is empty; otherwise two rounds without a purchase


class Passed(BySeat):
    kind: Literal["passed"]
    players: int  # passes in a row that end the round: one for each seat
    streak: int  # passes in a row so far


class Posted(BySeat):
    kind: Literal["posted"]
    given: str  # component put on the market
    taken: str  # component taken from the market


class Prices(TypedDict):
    kind: Literal["prices"]
    down: int  # how many prices fall
    falling: list[str]  # components whose price falls, with the new price: `gear-4`
    last: bool  # are these the prices of the last round?
    rising: list[str]  # components whose price rises, with the new price: `gear-7`
    round: int  # number of the round, from 1
    steady: list[str]  # components whose price stays, with the price: `gear-5`
    up: int  # how many prices rise


class Refilled(TypedDict):
    kind: Literal["refilled"]
    cards: list[str]  # components put on the market
    deck: int  # cards left in the deck
    n: int  # number of new cards


class RoundEnded(TypedDict):
    kind: Literal["round_ended"]
    round: int  # number of the round, from 1
    why: str  # `market`: it is empty; otherwise everybody has passed


class RoundReport(TypedDict):
    kind: Literal["round_report"]
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
    kind: Literal["sales"]
    first: int  # seat that sells first


class Scored(BySeat):
    kind: Literal["scored"]
    bonus: int  # cogs of the Automaton, part of `total`
    cards: int  # number of component cards still in hand
    total: int  # points: cogs at the end


class SellDone(BySeat):
    kind: Literal["sell_done"]
    income: int  # cogs earned in this round


class Sold(BySeat):
    kind: Literal["sold"]
    income: int  # cogs earned by this set
    price: int  # price of the component
    real: int  # real cards in the set
    scrap: int  # Scrap cards in the set
    type: str  # the component


class Started(TypedDict):
    kind: Literal["started"]
    first: int  # First Player
    line: list[str]  # components of the Order Line, the front first
    mechanisms: list[str]  # mechanisms in play
    n: int  # number of mechanisms in play


class Swapped(BySeat):
    kind: Literal["swapped"]
    back: str  # component that moved back
    front: str  # component that moved up
    place: int  # place that `front` moved up to, 1 is the front


class TurnEnded(BySeat):
    kind: Literal["turn_ended"]


class Valet(BySeat):
    kind: Literal["valet"]
    n: int  # cogs that the Clockwork Valet brings
