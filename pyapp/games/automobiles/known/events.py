"""The events of this game by kind, field by field; `Own` is told only to the seats it is for. See docs/events.md."""

from typing import Literal, TypedDict

from .seen import Place


class Allowed(TypedDict):
    kind: Literal["allowed"]  # the kind
    card: str  # the card
    n: int  # how many
    seat: int  # whose


class Bagged(TypedDict):
    kind: Literal["bagged"]  # the kind
    colour: str  # the colour
    pile: str  # the pile
    seat: int  # whose


class Bought(TypedDict):
    kind: Literal["bought"]  # the kind
    colour: str  # the colour
    cost: int  # what it cost
    money: int  # money
    seat: int  # whose


class Compared(TypedDict):
    kind: Literal["compared"]  # the kind
    own: int  # own gears counted
    rival: int  # gears of the rival counted
    seat: int  # whose
    works: bool  # does it work?


class Decline(TypedDict):
    kind: Literal["decline"]  # the kind
    darkest: str  # darkest colour of the path
    n: int  # how many
    seat: int  # whose
    short: int  # how many are missing


class Declined(TypedDict):
    kind: Literal["declined"]  # the kind
    n: int  # how many
    seat: int  # whose
    step: str  # kind of the decision


class Drafted(TypedDict):
    kind: Literal["drafted"]  # the kind
    n: int  # how many
    rival: int  # gears of the rival counted
    seat: int  # whose


class Drew(TypedDict):
    kind: Literal["drew"]  # the kind
    cubes: list[str]  # colours of the cubes
    n: int  # how many
    reason: str  # why
    seat: int  # whose


class Drove(TypedDict):
    kind: Literal["drove"]  # the kind
    columns: int  # columns driven
    long: bool  # a drive worth a cheer?
    origin: Place  # where it was before
    seat: int  # whose
    section: int  # section of the space
    space: str  # the space
    spaces: int  # spaces driven


class Fetched(TypedDict):
    kind: Literal["fetched"]  # the kind
    colour: str  # the colour
    n: int  # how many
    seat: int  # whose


class Finished(TypedDict):
    kind: Literal["finished"]  # the kind
    seat: int  # whose


class Gained(TypedDict):
    kind: Literal["gained"]  # the kind
    card: str  # the card
    colour: str  # the colour
    seat: int  # whose


class Idle(TypedDict):
    kind: Literal["idle"]  # the kind
    n: int  # how many
    seat: int  # whose
    step: str  # kind of the decision


class Kept(TypedDict):
    kind: Literal["kept"]  # the kind
    colour: str  # the colour
    other: str  # the other one
    seat: int  # whose


class Laid(TypedDict):
    kind: Literal["laid"]  # the kind
    card: str  # the card
    colour: str  # the colour
    n: int  # how many
    seat: int  # whose


class Lap(TypedDict):
    kind: Literal["lap"]  # the kind
    laps: int  # laps
    left: int  # how much is left
    marker: str  # space of the lap track
    seat: int  # whose


class LinedUp(TypedDict):
    kind: Literal["lined_up"]  # the kind
    money: int  # money
    seat: int  # whose
    section: int  # section of the space
    slot: int  # the place
    space: str  # the space


class Lost(TypedDict):
    kind: Literal["lost"]  # the kind
    n: int  # how many
    seat: int  # whose


class Over(TypedDict):
    kind: Literal["over"]  # the kind
    why: str  # why


class Pitted(TypedDict):
    kind: Literal["pitted"]  # the kind
    keep: bool  # may it be kept?
    n: int  # how many
    seat: int  # whose


class Placed(TypedDict):
    kind: Literal["placed"]  # the kind
    columns: int  # columns driven
    laps: int  # laps
    place: int  # place, 1 is the best
    seat: int  # whose


class Ready(TypedDict):
    kind: Literal["ready"]  # the kind
    seat: int  # whose


class Refilled(TypedDict):
    kind: Literal["refilled"]  # the kind
    n: int  # how many
    seat: int  # whose


class Removed(TypedDict):
    kind: Literal["removed"]  # the kind
    card: str  # the card
    colour: str  # the colour
    n: int  # how many
    pile: str  # the pile
    seat: int  # whose


class Rested(TypedDict):
    kind: Literal["rested"]  # the kind
    colour: str  # the colour
    seat: int  # whose


class Rolled(TypedDict):
    kind: Literal["rolled"]  # the kind
    seat: int  # whose
    section: int  # section of the space
    space: str  # the space


class Round(TypedDict):
    kind: Literal["round"]  # the kind
    n: int  # how many


class Sheltered(TypedDict):
    kind: Literal["sheltered"]  # the kind
    seat: int  # whose


class Shopping(TypedDict):
    kind: Literal["shopping"]  # the kind
    money: int  # money
    seat: int  # whose


class Spared(TypedDict):
    kind: Literal["spared"]  # the kind
    n: int  # how many
    seat: int  # whose


class Started(TypedDict):
    kind: Literal["started"]  # the kind
    cards: list[str]  # the cards
    laps: int  # laps
    order: list[int]  # seats in the order of turns
    track: str  # the track


class Stepped(TypedDict):
    kind: Literal["stepped"]  # the kind
    colour: str  # the colour
    colours: list[str]  # colours of the spaces
    crosses: bool  # does the step cross the line?
    seat: int  # whose
    section: int  # section of the space
    space: str  # the space


class Stood(TypedDict):
    kind: Literal["stood"]  # the kind
    seat: int  # whose


class Stopped(TypedDict):
    kind: Literal["stopped"]  # the kind
    rounds: int  # rounds played


class Swept(TypedDict):
    kind: Literal["swept"]  # the kind
    card: str  # the card
    n: int  # how many
    seat: int  # whose


class Turn(TypedDict):
    kind: Literal["turn"]  # the kind
    position: int  # place in the race
    round: int  # counted from 1
    seat: int  # whose


class Used(TypedDict):
    kind: Literal["used"]  # the kind
    card: str  # the card
    colour: str  # the colour
    seat: int  # whose


class Worn(TypedDict):
    kind: Literal["worn"]  # the kind
    card: str  # the card
    n: int  # how many
    seat: int  # whose
    short: int  # how many are missing
