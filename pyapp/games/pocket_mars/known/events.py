"""The events of this game by kind, field by field; `Own` is told only to the seats it is for. See docs/events.md."""

from typing import Literal, NotRequired, TypedDict

from ....core.seen import Own


class Activated(TypedDict):
    kind: Literal["activated"]  # the kind
    building: str  # the Building
    rule: str  # number of the rule


class Beaten(TypedDict):
    kind: Literal["beaten"]  # the kind
    rule: str  # number of the rule


class Burned(TypedDict):
    kind: Literal["burned"]  # the kind
    card: str  # the card
    level: int  # energy afterwards
    n: int  # energy gained
    origin: str  # where the card was: `hand`, `left` or `right`
    rule: str  # number of the rule
    seat: int  # the seat that does it, or that it happens to


class Chose(TypedDict):
    kind: Literal["chose"]  # the kind
    seat: int  # the seat that does it, or that it happens to
    card: NotRequired[Own[str]]  # the card
    seen: NotRequired[Own[str]]  # `yes` for the seat that may see the card


class Compared(TypedDict):
    kind: Literal["compared"]  # the kind
    beats: bool  # is the new card higher?
    building: str  # the Building
    rule: str  # number of the rule
    seat: int  # the seat that does it, or that it happens to
    to_beat: int  # value to beat
    value: int  # value of the card


class Connected(TypedDict):
    kind: Literal["connected"]  # the kind
    building: str  # the Building
    card: str  # the card
    owner: int | str  # whose prep the card was in: a seat, or `da`
    rule: str  # number of the rule
    seat: int  # the seat that does it, or that it happens to
    slot: str  # place in the prep: `left` or `right`


class Covered(TypedDict):
    kind: Literal["covered"]  # the kind
    back: str  # colour of the card, as its back shows
    building: str  # the Building
    rule: str  # number of the rule
    seat: int  # the seat that does it, or that it happens to
    card: NotRequired[Own[str]]  # the card
    seen: NotRequired[Own[str]]  # `yes` for the seat that may see the card


class DaDemoted(TypedDict):
    kind: Literal["da_demoted"]  # the kind
    building: str  # the Building
    rule: str  # number of the rule


class DaGained(TypedDict):
    kind: Literal["da_gained"]  # the kind
    level: int  # energy afterwards
    n: int  # energy gained
    rule: str  # number of the rule


class DaIdle(TypedDict):
    kind: Literal["da_idle"]  # the kind
    rule: str  # number of the rule


class DaLaunched(TypedDict):
    kind: Literal["da_launched"]  # the kind
    rule: str  # number of the rule


class DaPromoted(TypedDict):
    kind: Literal["da_promoted"]  # the kind
    building: str  # the Building
    rule: str  # number of the rule


class DaSettled(TypedDict):
    kind: Literal["da_settled"]  # the kind
    building: str  # the Building
    rule: str  # number of the rule


class Dealt(TypedDict):
    kind: Literal["dealt"]  # the kind
    backs: list[str]  # colours of the cards, as their backs show
    n: int  # number of cards
    seat: int  # the seat that does it, or that it happens to
    cards: NotRequired[Own[list[str]]]  # the cards
    seen: NotRequired[Own[str]]  # `yes` for the seat that may see the card


class Declined(TypedDict):
    kind: Literal["declined"]  # the kind
    building: str | None  # the Building
    rule: str  # number of the rule
    seat: int  # the seat that does it, or that it happens to
    step: str  # kind of the choice


class Demoted(TypedDict):
    kind: Literal["demoted"]  # the kind
    building: str  # the Building
    rule: str  # number of the rule
    seat: int  # the seat that does it, or that it happens to
    who: int | str  # whose colonist, energy or prep: a seat, or `da`


class Discarded(TypedDict):
    kind: Literal["discarded"]  # the kind
    card: str  # the card
    rule: str  # number of the rule
    seat: int  # the seat that does it, or that it happens to


class Drafted(TypedDict):
    kind: Literal["drafted"]  # the kind
    n: int  # number of cards put back
    rule: str  # number of the rule


class Drained(TypedDict):
    kind: Literal["drained"]  # the kind
    rule: str  # number of the rule
    seat: int  # the seat that does it, or that it happens to
    who: int | str  # whose colonist, energy or prep: a seat, or `da`


class Drew(TypedDict):
    kind: Literal["drew"]  # the kind
    backs: list[str]  # colours of the cards, as their backs show
    n: int  # number of cards
    rule: str  # number of the rule
    seat: int  # the seat that does it, or that it happens to
    cards: NotRequired[Own[list[str]]]  # the cards
    seen: NotRequired[Own[str]]  # `yes` for the seat that may see the card


class Exchanged(TypedDict):
    kind: Literal["exchanged"]  # the kind
    back: str  # colour of the card, as its back shows
    other_back: str  # colour of that other card, as its back shows
    rule: str  # number of the rule
    seat: int  # the seat that does it, or that it happens to
    slot: str  # place in the prep: `left` or `right`
    card: NotRequired[Own[str]]  # the card
    other: NotRequired[Own[str]]  # the card that is swapped for it
    seen: NotRequired[Own[str]]  # `yes` for the seat that may see the card


class Failed(TypedDict):
    kind: Literal["failed"]  # the kind
    cards: list[str]  # the cards
    n: int  # number of cards
    rule: str  # number of the rule


class Filled(TypedDict):
    kind: Literal["filled"]  # the kind
    back: str  # colour of the card, as its back shows
    rule: str  # number of the rule
    seat: int  # the seat that does it, or that it happens to
    slot: str  # place in the prep: `left` or `right`
    card: NotRequired[Own[str]]  # the card
    seen: NotRequired[Own[str]]  # `yes` for the seat that may see the card


class Gained(TypedDict):
    kind: Literal["gained"]  # the kind
    level: int  # energy afterwards
    n: int  # energy gained
    rule: str  # number of the rule
    seat: int  # the seat that does it, or that it happens to


class Idle(TypedDict):
    kind: Literal["idle"]  # the kind
    building: NotRequired[str]  # the Building
    colour: NotRequired[str]  # colour of the card that is missing
    level: NotRequired[int]  # energy that the seat has
    n: NotRequired[int]  # number that the reason names
    op: str  # what the effect would have done
    rule: str  # number of the rule
    seat: int  # the seat that does it, or that it happens to
    why: str  # what stands in the way


class Inactive(TypedDict):
    kind: Literal["inactive"]  # the kind
    n: int  # number of cards in DA's prep
    rule: str  # number of the rule


class Kept(TypedDict):
    kind: Literal["kept"]  # the kind
    back: str  # colour of the card, as its back shows
    rule: str  # number of the rule
    seat: int  # the seat that does it, or that it happens to
    card: NotRequired[Own[str]]  # the card
    seen: NotRequired[Own[str]]  # `yes` for the seat that may see the card


class Launched(TypedDict):
    kind: Literal["launched"]  # the kind
    n: int  # number of colonists
    rule: str  # number of the rule
    seat: int  # the seat that does it, or that it happens to


class Looked(TypedDict):
    kind: Literal["looked"]  # the kind
    backs: list[str]  # colours of the cards, as their backs show
    n: int  # number of cards
    rule: str  # number of the rule
    seat: int  # the seat that does it, or that it happens to
    cards: NotRequired[Own[list[str]]]  # the cards
    seen: NotRequired[Own[str]]  # `yes` for the seat that may see the card


class Over(TypedDict):
    kind: Literal["over"]  # the kind
    rule: str  # number of the rule
    why: str  # what ended the game


class Paid(TypedDict):
    kind: Literal["paid"]  # the kind
    level: int  # energy afterwards
    n: int  # energy paid
    rule: str  # number of the rule
    seat: int  # the seat that does it, or that it happens to


class Passed(TypedDict):
    kind: Literal["passed"]  # the kind
    backs: list[str]  # colours of the cards, as their backs show
    n: int  # number of cards
    seat: int  # the seat that does it, or that it happens to
    cards: NotRequired[Own[list[str]]]  # the cards
    seen: NotRequired[Own[str]]  # `yes` for the seat that may see the card


class Peeked(TypedDict):
    kind: Literal["peeked"]  # the kind
    backs: list[str]  # colours of the cards, as their backs show
    n: int  # number of cards
    rule: str  # number of the rule
    seat: int  # the seat that does it, or that it happens to
    who: int | str  # whose colonist, energy or prep: a seat, or `da`
    cards: NotRequired[Own[list[str]]]  # the cards
    seen: NotRequired[Own[str]]  # `yes` for the seat that may see the card


class Played(TypedDict):
    kind: Literal["played"]  # the kind
    card: str  # the card
    rule: str  # number of the rule
    seat: int  # the seat that does it, or that it happens to


class Promoted(TypedDict):
    kind: Literal["promoted"]  # the kind
    building: str  # the Building
    rule: str  # number of the rule
    seat: int  # the seat that does it, or that it happens to
    who: int | str  # whose colonist, energy or prep: a seat, or `da`


class Rebuilt(TypedDict):
    kind: Literal["rebuilt"]  # the kind
    n: int  # number of cards in the new deck
    rule: str  # number of the rule


class Refilled(TypedDict):
    kind: Literal["refilled"]  # the kind
    backs: list[str]  # colours of the cards, as their backs show
    n: int  # number of cards
    rule: str  # number of the rule


class Restacked(TypedDict):
    kind: Literal["restacked"]  # the kind
    building: str  # the Building
    lower: int  # the lower card, counted from 1 at the bottom
    rule: str  # number of the rule
    seat: int  # the seat that does it, or that it happens to
    upper: int  # the upper card, counted from 1 at the bottom


class Round(TypedDict):
    kind: Literal["round"]  # the kind
    n: int  # number of the round, from 1


class Salvaged(TypedDict):
    kind: Literal["salvaged"]  # the kind
    building: str  # the Building
    card: str  # the card
    rule: str  # number of the rule
    seat: int  # the seat that does it, or that it happens to


class Sank(TypedDict):
    kind: Literal["sank"]  # the kind
    back: str  # colour of the card, as its back shows
    origin: str  # where the card was: `hand`, `left`, `right` or `deck`
    rule: str  # number of the rule
    seat: int  # the seat that does it, or that it happens to
    card: NotRequired[Own[str]]  # the card
    seen: NotRequired[Own[str]]  # `yes` for the seat that may see the card


class Scored(TypedDict):
    kind: Literal["scored"]  # the kind
    crowd: int  # points for four colonists in one Building
    energy: int  # points for the most energy
    everywhere: int  # points for colonists in all four Buildings
    one_star: int  # points for colonists in ★ spaces
    seat: int | str  # whose points: a seat, or `da`
    ship: int  # points for colonists on the Ship
    total: int  # all points together
    two_star: int  # points for colonists in ★★ spaces


class Scrapped(TypedDict):
    kind: Literal["scrapped"]  # the kind
    card: str  # the card
    rule: str  # number of the rule
    seat: int  # the seat that does it, or that it happens to
    slot: str  # place in the prep: `left` or `right`


class Settled(TypedDict):
    kind: Literal["settled"]  # the kind
    building: str  # the Building
    rule: str  # number of the rule
    seat: int  # the seat that does it, or that it happens to


class Solved(TypedDict):
    kind: Literal["solved"]  # the kind
    rule: str  # number of the rule


class Sparked(TypedDict):
    kind: Literal["sparked"]  # the kind
    cards: list[str]  # the cards
    n: int  # number of cards
    rule: str  # number of the rule


class Started(TypedDict):
    kind: Literal["started"]  # the kind
    first: int  # seat that begins
    row: list[str]  # the Buildings from left to right


class Swapped(TypedDict):
    kind: Literal["swapped"]  # the kind
    building: str  # the Building
    down: int | str  # who comes down: a seat, or `da`
    rule: str  # number of the rule
    seat: int  # the seat that does it, or that it happens to
    up: int | str  # who rises: a seat, or `da`


class Took(TypedDict):
    kind: Literal["took"]  # the kind
    backs: list[str]  # colours of the cards, as their backs show
    n: int  # number of cards
    rule: str  # number of the rule
    seat: int  # the seat that does it, or that it happens to
    slot: str  # place in the prep: `left` or `right`
    cards: NotRequired[Own[list[str]]]  # the cards
    seen: NotRequired[Own[str]]  # `yes` for the seat that may see the card


class Traded(TypedDict):
    kind: Literal["traded"]  # the kind
    back: str  # colour of the card, as its back shows
    other_back: str  # colour of that other card, as its back shows
    rule: str  # number of the rule
    seat: int  # the seat that does it, or that it happens to
    slot: str  # place in the prep: `left` or `right`
    their_slot: str  # place in the other prep: `left` or `right`
    who: int | str  # whose colonist, energy or prep: a seat, or `da`
    card: NotRequired[Own[str]]  # the card
    other: NotRequired[Own[str]]  # the card that is swapped for it
    seen: NotRequired[Own[str]]  # `yes` for the seat that may see the card


class Transferred(TypedDict):
    kind: Literal["transferred"]  # the kind
    building: str  # the Building
    origin: str  # Building that the colonist leaves
    rule: str  # number of the rule
    seat: int  # the seat that does it, or that it happens to
