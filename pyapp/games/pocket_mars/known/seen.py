"""What a view of Pocket Mars holds, field by field; `Own` where a seat sees what others don't.

A card is its id where the seat that looks knows it, and its colour where only the back is to be seen.
"""

from typing import Literal, NotRequired, TypedDict

from ....core.seen import Hindrance, Own, Seen

Ending = Literal["seven", "your_seven", "da_seven", "da_prep", "deck"]


class Laid(TypedDict):
    """A card in a Building."""

    card: Own[str]  # id, or its colour for a card face down that this seat doesn't know
    value: int  # number on the card
    down: bool  # face down?


class Building(TypedDict):
    """A Building of the row, or Construction."""

    to_beat: int | None  # the value a card must beat; null where nobody lives
    stack: list[Laid]  # its cards, the first at the bottom
    one: list[int]  # colonists on one star, by side
    two: list[int]  # colonists on two stars, by side
    room: int  # places left


class Points(TypedDict):
    """A side's points, part by part (R20)."""

    ship: int  # colonists on the Ship
    one_star: int  # colonists on one star
    two_star: int  # colonists on two stars
    everywhere: int  # for somebody in every Building
    crowd: int  # for the largest crowd
    energy: int  # for the most energy
    total: int  # all of it


class Common(TypedDict):
    """What everybody sees of a side, DA's too."""

    earth: int  # colonists on Earth
    ship: int  # colonists on the Ship
    energy: int  # energy
    settled: int  # colonists in Buildings
    homes: int  # Buildings with somebody of this side
    crowd: int  # most colonists in one Building
    could_end: bool  # may one turn land all who are missing?
    score: Points  # points as the table stands


class Side(Common):
    """A side of the table."""

    prep: Own[list[str | None]]  # the prep cards; null is an empty place


class Seat(Side):
    """One seat."""

    hand: Own[list[str]]  # the hand; backs for the others
    pack: Own[list[str]]  # cards dealt to choose from; backs for the others
    chosen: Own[str | None]  # the card chosen in secret


class PlanStep(TypedDict):
    """Something DA will do."""

    kind: str  # kind of the event
    rule: str  # number of its rule
    building: NotRequired[str]  # where
    n: NotRequired[int]  # how many


class Plan(TypedDict):
    """What DA will do if a colour is left to it."""

    steps: list[PlanStep]  # in order
    da: list[int]  # DA's points before and after
    you: list[int]  # your points before and after


class Rival(Side):
    """DA, the opponent of the solo game."""

    level: str  # how hard it is
    plans: dict[str, Plan]  # by colour of its prep


class Deck(TypedDict):
    """The deck."""

    size: int  # cards in it
    top: Own[str | None]  # id or colour of the card on top
    bottom: Own[list[str]]  # cards put at the bottom, the deepest first
    rounds: int | None  # solo: rounds after this one that it lasts


class Looked(TypedDict):
    """Cards of the deck that somebody is looking at."""

    seat: int  # who looks
    cards: Own[list[str]]  # the cards; backs for the others


class Pending(TypedDict):
    """The decision that is due."""

    step: str  # kind of the decision
    seat: int  # whose it is
    n: int  # how many
    building: str | None  # where
    card: str | None  # card that asks
    rule: str  # number of the rule that asks
    does: list[str]  # what a yes would do, a word for each effect
    helps: bool  # is nobody ever worse off for a yes?


class Forecast(TypedDict):
    """What an own prep card would do if it were played now."""

    slot: str  # its place in the prep
    card: str  # id of the card
    to_beat: int | None  # the value it must beat
    beats: bool  # does it?
    places: bool  # and is there a colonist to place?
    bottom: str  # `free`, or why its prep action would do nothing
    why: Hindrance | None  # the same as a sentence
    ability: bool  # could the Building's ability do anything?
    ability_why: Hindrance | None  # why not


class Steal(TypedDict):
    """What a card of another's prep would do that this seat has seen, if it were connected now."""

    who: str  # whose it is: a seat, or `da`
    slot: str  # its place in the prep
    card: str  # id of the card
    to_beat: int | None  # DA's card: the value it must beat
    places: bool  # DA's card: does it, with a colonist to place?
    bottom: str  # `free`, why its owner's prep action would do nothing, or `none` for DA
    why: Hindrance | None  # the same as a sentence
    ability: bool  # could the Building's ability do anything?
    ability_why: Hindrance | None  # why not


class Top(TypedDict):
    """What stands in the way of a hand action."""

    card: str  # id of the card
    top: str  # `free`, or why it would do nothing
    why: Hindrance | None  # the same as a sentence


class View(Seen):
    """The table as one seat may know it."""

    first: int  # the first player
    round: int  # counted from 1
    row: list[str]  # the Buildings, left to right
    room: int  # places in a Building
    ships: list[str]  # the Ship of each side, and with it its colour
    buildings: dict[str, Building]  # by colour
    seats: list[Seat]  # by seat
    da: Rival | None  # solo: the opponent
    deck: Deck  # the deck
    discards: list[str]  # the last one on top
    in_play: str | None  # the hand card being resolved
    looked: Looked | None  # cards that somebody is looking at
    choosing: bool  # are preps being chosen in secret?
    pending: Pending | None  # the decision that is due
    outlook: Own[list[Forecast]]  # the own prep cards; empty for a spectator
    tops: Own[list[Top]]  # the own hand cards; empty for a spectator
    steals: Own[list[Steal]]  # cards of other preps that one has seen; empty for a spectator
    ended: Ending | None  # why the game is over
    won: bool | None  # solo, at the end: won?
