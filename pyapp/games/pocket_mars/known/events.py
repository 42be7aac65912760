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
    level: int  # how hard the opponent is
    n: int  # how many
    origin: str  # where it was before
    rule: str  # number of the rule
    seat: int  # whose


class Chose(TypedDict):
    kind: Literal["chose"]  # the kind
    seat: int  # whose
    card: NotRequired[Own[str]]  # the card
    seen: NotRequired[Own[str]]  # what was seen


class Compared(TypedDict):
    kind: Literal["compared"]  # the kind
    beats: bool  # is the new card the higher one?
    building: str  # the Building
    rule: str  # number of the rule
    seat: int  # whose
    to_beat: int  # the value to beat
    value: int  # value of the card


class Connected(TypedDict):
    kind: Literal["connected"]  # the kind
    building: str  # the Building
    card: str  # the card
    owner: int | str  # whose card: a seat, or `da`
    rule: str  # number of the rule
    seat: int  # whose
    slot: str  # the place


class Covered(TypedDict):
    kind: Literal["covered"]  # the kind
    back: str  # back of the card
    building: str  # the Building
    rule: str  # number of the rule
    seat: int  # whose
    card: NotRequired[Own[str]]  # the card
    seen: NotRequired[Own[str]]  # what was seen


class DaDemoted(TypedDict):
    kind: Literal["da_demoted"]  # the kind
    building: str  # the Building
    rule: str  # number of the rule


class DaGained(TypedDict):
    kind: Literal["da_gained"]  # the kind
    level: int  # how hard the opponent is
    n: int  # how many
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
    backs: list[str]  # backs of the cards
    n: int  # how many
    seat: int  # whose
    cards: NotRequired[Own[list[str]]]  # the cards
    seen: NotRequired[Own[str]]  # what was seen


class Declined(TypedDict):
    kind: Literal["declined"]  # the kind
    building: str | None  # the Building
    rule: str  # number of the rule
    seat: int  # whose
    step: str  # kind of the decision


class Demoted(TypedDict):
    kind: Literal["demoted"]  # the kind
    building: str  # the Building
    rule: str  # number of the rule
    seat: int  # whose
    who: int | str  # whom: a seat, or `da`


class Discarded(TypedDict):
    kind: Literal["discarded"]  # the kind
    card: str  # the card
    rule: str  # number of the rule
    seat: int  # whose


class Drafted(TypedDict):
    kind: Literal["drafted"]  # the kind
    n: int  # how many
    rule: str  # number of the rule


class Drained(TypedDict):
    kind: Literal["drained"]  # the kind
    rule: str  # number of the rule
    seat: int  # whose
    who: int | str  # whom: a seat, or `da`


class Drew(TypedDict):
    kind: Literal["drew"]  # the kind
    backs: list[str]  # backs of the cards
    n: int  # how many
    rule: str  # number of the rule
    seat: int  # whose
    cards: NotRequired[Own[list[str]]]  # the cards
    seen: NotRequired[Own[str]]  # what was seen


class Exchanged(TypedDict):
    kind: Literal["exchanged"]  # the kind
    back: str  # back of the card
    other_back: str  # back of the other card
    rule: str  # number of the rule
    seat: int  # whose
    slot: str  # the place
    card: NotRequired[Own[str]]  # the card
    other: NotRequired[Own[str]]  # the other one
    seen: NotRequired[Own[str]]  # what was seen


class Failed(TypedDict):
    kind: Literal["failed"]  # the kind
    cards: list[str]  # the cards
    n: int  # how many
    rule: str  # number of the rule


class Filled(TypedDict):
    kind: Literal["filled"]  # the kind
    back: str  # back of the card
    rule: str  # number of the rule
    seat: int  # whose
    slot: str  # the place
    card: NotRequired[Own[str]]  # the card
    seen: NotRequired[Own[str]]  # what was seen


class Gained(TypedDict):
    kind: Literal["gained"]  # the kind
    level: int  # how hard the opponent is
    n: int  # how many
    rule: str  # number of the rule
    seat: int  # whose


class Idle(TypedDict):
    kind: Literal["idle"]  # the kind
    building: NotRequired[str]  # the Building
    colour: NotRequired[str]  # the colour
    level: NotRequired[int]  # how hard the opponent is
    n: NotRequired[int]  # how many
    op: str  # what the effect does
    rule: str  # number of the rule
    seat: int  # whose
    why: str  # why


class Inactive(TypedDict):
    kind: Literal["inactive"]  # the kind
    n: int  # how many
    rule: str  # number of the rule


class Kept(TypedDict):
    kind: Literal["kept"]  # the kind
    back: str  # back of the card
    rule: str  # number of the rule
    seat: int  # whose
    card: NotRequired[Own[str]]  # the card
    seen: NotRequired[Own[str]]  # what was seen


class Launched(TypedDict):
    kind: Literal["launched"]  # the kind
    n: int  # how many
    rule: str  # number of the rule
    seat: int  # whose


class Looked(TypedDict):
    kind: Literal["looked"]  # the kind
    backs: list[str]  # backs of the cards
    n: int  # how many
    rule: str  # number of the rule
    seat: int  # whose
    cards: NotRequired[Own[list[str]]]  # the cards
    seen: NotRequired[Own[str]]  # what was seen


class Over(TypedDict):
    kind: Literal["over"]  # the kind
    rule: str  # number of the rule
    why: str  # why


class Paid(TypedDict):
    kind: Literal["paid"]  # the kind
    level: int  # how hard the opponent is
    n: int  # how many
    rule: str  # number of the rule
    seat: int  # whose


class Passed(TypedDict):
    kind: Literal["passed"]  # the kind
    backs: list[str]  # backs of the cards
    n: int  # how many
    seat: int  # whose
    cards: NotRequired[Own[list[str]]]  # the cards
    seen: NotRequired[Own[str]]  # what was seen


class Peeked(TypedDict):
    kind: Literal["peeked"]  # the kind
    backs: list[str]  # backs of the cards
    n: int  # how many
    rule: str  # number of the rule
    seat: int  # whose
    who: int | str  # whom: a seat, or `da`
    cards: NotRequired[Own[list[str]]]  # the cards
    seen: NotRequired[Own[str]]  # what was seen


class Played(TypedDict):
    kind: Literal["played"]  # the kind
    card: str  # the card
    rule: str  # number of the rule
    seat: int  # whose


class Promoted(TypedDict):
    kind: Literal["promoted"]  # the kind
    building: str  # the Building
    rule: str  # number of the rule
    seat: int  # whose
    who: int | str  # whom: a seat, or `da`


class Rebuilt(TypedDict):
    kind: Literal["rebuilt"]  # the kind
    n: int  # how many
    rule: str  # number of the rule


class Refilled(TypedDict):
    kind: Literal["refilled"]  # the kind
    backs: list[str]  # backs of the cards
    n: int  # how many
    rule: str  # number of the rule


class Restacked(TypedDict):
    kind: Literal["restacked"]  # the kind
    building: str  # the Building
    lower: int  # the lower value
    rule: str  # number of the rule
    seat: int  # whose
    upper: int  # the higher value


class Round(TypedDict):
    kind: Literal["round"]  # the kind
    n: int  # how many


class Salvaged(TypedDict):
    kind: Literal["salvaged"]  # the kind
    building: str  # the Building
    card: str  # the card
    rule: str  # number of the rule
    seat: int  # whose


class Sank(TypedDict):
    kind: Literal["sank"]  # the kind
    back: str  # back of the card
    origin: str  # where it was before
    rule: str  # number of the rule
    seat: int  # whose
    card: NotRequired[Own[str]]  # the card
    seen: NotRequired[Own[str]]  # what was seen


class Scored(TypedDict):
    kind: Literal["scored"]  # the kind
    crowd: int  # points for the crowd
    energy: int  # energy
    everywhere: int  # points for somebody everywhere
    one_star: int  # points for one star
    seat: int | str  # whose: a seat, or `da`
    ship: int  # points on the Ship
    total: int  # all together
    two_star: int  # points for two stars


class Scrapped(TypedDict):
    kind: Literal["scrapped"]  # the kind
    card: str  # the card
    rule: str  # number of the rule
    seat: int  # whose
    slot: str  # the place


class Settled(TypedDict):
    kind: Literal["settled"]  # the kind
    building: str  # the Building
    rule: str  # number of the rule
    seat: int  # whose


class Solved(TypedDict):
    kind: Literal["solved"]  # the kind
    rule: str  # number of the rule


class Sparked(TypedDict):
    kind: Literal["sparked"]  # the kind
    cards: list[str]  # the cards
    n: int  # how many
    rule: str  # number of the rule


class Started(TypedDict):
    kind: Literal["started"]  # the kind
    first: int  # who begins
    row: list[str]  # the Buildings, left to right


class Swapped(TypedDict):
    kind: Literal["swapped"]  # the kind
    building: str  # the Building
    down: int  # those that fall
    rule: str  # number of the rule
    seat: int  # whose
    up: int  # those that rise


class Took(TypedDict):
    kind: Literal["took"]  # the kind
    backs: list[str]  # backs of the cards
    n: int  # how many
    rule: str  # number of the rule
    seat: int  # whose
    slot: str  # the place
    cards: NotRequired[Own[list[str]]]  # the cards
    seen: NotRequired[Own[str]]  # what was seen


class Traded(TypedDict):
    kind: Literal["traded"]  # the kind
    back: str  # back of the card
    other_back: str  # back of the other card
    rule: str  # number of the rule
    seat: int  # whose
    slot: str  # the place
    their_slot: str  # place in the other's prep
    who: int | str  # whom: a seat, or `da`
    card: NotRequired[Own[str]]  # the card
    other: NotRequired[Own[str]]  # the other one
    seen: NotRequired[Own[str]]  # what was seen


class Transferred(TypedDict):
    kind: Literal["transferred"]  # the kind
    building: str  # the Building
    origin: str  # where it was before
    rule: str  # number of the rule
    seat: int  # whose
