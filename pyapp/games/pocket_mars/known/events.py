"""The events of this game by kind, field by field; `Own` is told only to the seats it is for. See docs/events.md."""

from typing import Literal, NotRequired, TypedDict

from ....core.seen import BySeat, Own


class CardOfOne(TypedDict):
    """A card that only some seats may see."""

    card: NotRequired[Own[str]]  # the card
    seen: NotRequired[Own[str]]  # `yes` for the seat that may see the card


class CardsOfOne(TypedDict):
    """Cards of which the others see only the backs."""

    backs: list[str]  # colours of the cards, as their backs show
    cards: NotRequired[Own[list[str]]]  # the cards


class ByRule(TypedDict):
    """What happens by a rule."""

    rule: str  # number of the rule


class AtBuilding(ByRule):
    """What happens at a Building, by which rule."""

    building: str  # the Building


class Activated(AtBuilding):
    kind: Literal["activated"]


class Beaten(ByRule):
    kind: Literal["beaten"]


class Burned(ByRule, BySeat):
    kind: Literal["burned"]
    card: str  # the card
    level: int  # energy afterwards
    n: int  # energy gained
    origin: str  # where the card was: `hand`, `left` or `right`


class Chose(CardOfOne, BySeat):
    kind: Literal["chose"]


class Compared(AtBuilding, BySeat):
    kind: Literal["compared"]
    beats: bool  # is the new card higher?
    to_beat: int  # value to beat
    value: int  # value of the card


class Connected(AtBuilding, BySeat):
    kind: Literal["connected"]
    card: str  # the card
    owner: int | str  # whose prep the card was in: a seat, or `da`
    slot: str  # place in the prep: `left` or `right`


class Covered(CardOfOne, AtBuilding, BySeat):
    kind: Literal["covered"]
    back: str  # colour of the card, as its back shows


class DaDemoted(AtBuilding):
    kind: Literal["da_demoted"]


class DaGained(ByRule):
    kind: Literal["da_gained"]
    level: int  # energy afterwards
    n: int  # energy gained


class DaIdle(ByRule):
    kind: Literal["da_idle"]


class DaLaunched(ByRule):
    kind: Literal["da_launched"]


class DaPromoted(AtBuilding):
    kind: Literal["da_promoted"]


class DaSettled(AtBuilding):
    kind: Literal["da_settled"]


class Dealt(CardsOfOne, BySeat):
    kind: Literal["dealt"]
    n: int  # number of cards
    seen: NotRequired[Own[str]]  # `yes` for the seat that may see the card


class Declined(ByRule, BySeat):
    kind: Literal["declined"]
    building: str | None  # the Building
    step: str  # kind of the choice


class Demoted(AtBuilding, BySeat):
    kind: Literal["demoted"]
    who: int | str  # whose colonist, energy or prep: a seat, or `da`


class Discarded(ByRule, BySeat):
    kind: Literal["discarded"]
    card: str  # the card


class Drafted(ByRule):
    kind: Literal["drafted"]
    n: int  # number of cards put back


class Drained(ByRule, BySeat):
    kind: Literal["drained"]
    who: int | str  # whose colonist, energy or prep: a seat, or `da`


class Drew(CardsOfOne, ByRule, BySeat):
    kind: Literal["drew"]
    n: int  # number of cards
    seen: NotRequired[Own[str]]  # `yes` for the seat that may see the card


class Exchanged(CardOfOne, ByRule, BySeat):
    kind: Literal["exchanged"]
    back: str  # colour of the card, as its back shows
    other_back: str  # colour of that other card, as its back shows
    slot: str  # place in the prep: `left` or `right`
    other: NotRequired[Own[str]]  # the card that is swapped for it


class Failed(ByRule):
    kind: Literal["failed"]
    cards: list[str]  # the cards
    n: int  # number of cards


class Filled(CardOfOne, ByRule, BySeat):
    kind: Literal["filled"]
    back: str  # colour of the card, as its back shows
    slot: str  # place in the prep: `left` or `right`


class Gained(ByRule, BySeat):
    kind: Literal["gained"]
    level: int  # energy afterwards
    n: int  # energy gained


class Idle(ByRule, BySeat):
    kind: Literal["idle"]
    building: NotRequired[str]  # the Building
    colour: NotRequired[str]  # colour of the card that is missing
    level: NotRequired[int]  # energy that the seat has
    n: NotRequired[int]  # number that the reason names
    op: str  # what the effect would have done
    why: str  # what stands in the way


class Inactive(ByRule):
    kind: Literal["inactive"]
    n: int  # number of cards in DA's prep


class Kept(CardOfOne, ByRule, BySeat):
    kind: Literal["kept"]
    back: str  # colour of the card, as its back shows


class Launched(ByRule, BySeat):
    kind: Literal["launched"]
    n: int  # number of colonists


class Looked(CardsOfOne, ByRule, BySeat):
    kind: Literal["looked"]
    n: int  # number of cards
    seen: NotRequired[Own[str]]  # `yes` for the seat that may see the card


class Over(ByRule):
    kind: Literal["over"]
    why: str  # what ended the game


class Paid(ByRule, BySeat):
    kind: Literal["paid"]
    level: int  # energy afterwards
    n: int  # energy paid


class Passed(CardsOfOne, BySeat):
    kind: Literal["passed"]
    n: int  # number of cards
    seen: NotRequired[Own[str]]  # `yes` for the seat that may see the card


class Peeked(CardsOfOne, ByRule, BySeat):
    kind: Literal["peeked"]
    n: int  # number of cards
    who: int | str  # whose colonist, energy or prep: a seat, or `da`
    seen: NotRequired[Own[str]]  # `yes` for the seat that may see the card


class Played(ByRule, BySeat):
    kind: Literal["played"]
    card: str  # the card


class Promoted(AtBuilding, BySeat):
    kind: Literal["promoted"]
    who: int | str  # whose colonist, energy or prep: a seat, or `da`


class Rebuilt(ByRule):
    kind: Literal["rebuilt"]
    n: int  # number of cards in the new deck


class Refilled(ByRule):
    kind: Literal["refilled"]
    backs: list[str]  # colours of the cards, as their backs show
    n: int  # number of cards


class Restacked(AtBuilding, BySeat):
    kind: Literal["restacked"]
    lower: int  # the lower card, counted from 1 at the bottom
    upper: int  # the upper card, counted from 1 at the bottom


class Round(TypedDict):
    kind: Literal["round"]
    n: int  # number of the round, from 1


class Salvaged(AtBuilding, BySeat):
    kind: Literal["salvaged"]
    card: str  # the card


class Sank(CardOfOne, ByRule, BySeat):
    kind: Literal["sank"]
    back: str  # colour of the card, as its back shows
    origin: str  # where the card was: `hand`, `left`, `right` or `deck`


class Scored(TypedDict):
    kind: Literal["scored"]
    crowd: int  # points for four colonists in one Building
    energy: int  # points for the most energy
    everywhere: int  # points for colonists in all four Buildings
    one_star: int  # points for colonists in ★ spaces
    seat: int | str  # whose points: a seat, or `da`
    ship: int  # points for colonists on the Ship
    total: int  # all points together
    two_star: int  # points for colonists in ★★ spaces


class Scrapped(ByRule, BySeat):
    kind: Literal["scrapped"]
    card: str  # the card
    slot: str  # place in the prep: `left` or `right`


class Settled(AtBuilding, BySeat):
    kind: Literal["settled"]


class Solved(ByRule):
    kind: Literal["solved"]


class Sparked(ByRule):
    kind: Literal["sparked"]
    cards: list[str]  # the cards
    n: int  # number of cards


class Started(TypedDict):
    kind: Literal["started"]
    first: int  # seat that begins
    row: list[str]  # the Buildings from left to right


class Swapped(AtBuilding, BySeat):
    kind: Literal["swapped"]
    down: int | str  # who comes down: a seat, or `da`
    up: int | str  # who rises: a seat, or `da`


class Took(CardsOfOne, ByRule, BySeat):
    kind: Literal["took"]
    n: int  # number of cards
    slot: str  # place in the prep: `left` or `right`
    seen: NotRequired[Own[str]]  # `yes` for the seat that may see the card


class Traded(CardOfOne, ByRule, BySeat):
    kind: Literal["traded"]
    back: str  # colour of the card, as its back shows
    other_back: str  # colour of that other card, as its back shows
    slot: str  # place in the prep: `left` or `right`
    their_slot: str  # place in the other prep: `left` or `right`
    who: int | str  # whose colonist, energy or prep: a seat, or `da`
    other: NotRequired[Own[str]]  # the card that is swapped for it


class Transferred(AtBuilding, BySeat):
    kind: Literal["transferred"]
    origin: str  # Building that the colonist leaves


class Used(ByRule, BySeat):
    kind: Literal["used"]
    building: NotRequired[str]  # the Building
    colour: NotRequired[str]  # colour of the card in hand that the condition wants
    op: str  # the condition that is met: `if_none_here` or `if_hand`; `may` without one
