"""The events of this game by kind, field by field; `Own` is told only to the seats it is for. See docs/events.md."""

from typing import Literal, TypedDict

from .seen import Place


class Allowed(TypedDict):
    kind: Literal["allowed"]  # the kind
    card: str  # card whose effect it is
    n: int  # steps allowed at most
    seat: int  # the seat that does it, or that it happens to


class Bagged(TypedDict):
    kind: Literal["bagged"]  # the kind
    colour: str  # colour of the cube
    pile: str  # pile that the cubes come from
    seat: int  # the seat that does it, or that it happens to


class Bought(TypedDict):
    kind: Literal["bought"]  # the kind
    colour: str  # colour of the cube
    cost: int  # price of the cube, in dollars
    money: int  # dollars left
    seat: int  # the seat that does it, or that it happens to


class Compared(TypedDict):
    kind: Literal["compared"]  # the kind
    own: int  # own blue cubes that count
    rival: int  # most blue cubes in the discard pile of one opponent
    seat: int  # the seat that does it, or that it happens to
    works: bool  # is the effect carried out?


class Decline(TypedDict):
    kind: Literal["decline"]  # the kind
    darkest: str  # darkest colour that the car has stepped on
    n: int  # wear cubes taken
    seat: int  # the seat that does it, or that it happens to
    short: int  # wear cubes that the stock could not give


class Declined(TypedDict):
    kind: Literal["declined"]  # the kind
    n: int  # how many cubes or steps could have been taken
    seat: int  # the seat that does it, or that it happens to
    step: str  # kind of the choice


class Drafted(TypedDict):
    kind: Literal["drafted"]  # the kind
    n: int  # wear cubes that drafting spares
    rival: int  # seat of the car ahead
    seat: int  # the seat that does it, or that it happens to


class Drew(TypedDict):
    kind: Literal["drew"]  # the kind
    cubes: list[str]  # colours of the cubes drawn
    n: int  # number of cubes drawn
    reason: str  # what the draw is for
    seat: int  # the seat that does it, or that it happens to


class Drove(TypedDict):
    kind: Literal["drove"]  # the kind
    columns: int  # columns driven in this turn
    long: bool  # is the drive long enough for a cheer?
    origin: Place  # space and section before
    seat: int  # the seat that does it, or that it happens to
    section: int  # section of the space, from 0 at its rear
    space: str  # the space
    spaces: int  # spaces stepped on in this turn


class Fetched(TypedDict):
    kind: Literal["fetched"]  # the kind
    colour: str  # colour of the cube
    n: int  # number of cubes
    seat: int  # the seat that does it, or that it happens to


class Finished(TypedDict):
    kind: Literal["finished"]  # the kind
    seat: int  # the seat that does it, or that it happens to


class Gained(TypedDict):
    kind: Literal["gained"]  # the kind
    card: str  # card whose effect it is
    colour: str  # colour of the cube
    seat: int  # the seat that does it, or that it happens to


class Idle(TypedDict):
    kind: Literal["idle"]  # the kind
    n: int  # how many cubes or steps the effect asks for
    seat: int  # the seat that does it, or that it happens to
    step: str  # kind of the choice


class Kept(TypedDict):
    kind: Literal["kept"]  # the kind
    colour: str  # colour of the cube
    other: str  # colour of the cube that is discarded
    seat: int  # the seat that does it, or that it happens to


class Laid(TypedDict):
    kind: Literal["laid"]  # the kind
    card: str  # card whose effect it is
    colour: str  # colour of the cube
    n: int  # number of cubes
    seat: int  # the seat that does it, or that it happens to


class Lap(TypedDict):
    kind: Literal["lap"]  # the kind
    laps: int  # laps driven so far
    left: int  # laps still to drive
    marker: str  # space of the lap track: a number, `final` or `finish`
    seat: int  # the seat that does it, or that it happens to


class LinedUp(TypedDict):
    kind: Literal["lined_up"]  # the kind
    money: int  # dollars for cubes before the race
    seat: int  # the seat that does it, or that it happens to
    section: int  # section of the space, from 0 at its rear
    slot: int  # slot of the grid, 1 is in front
    space: str  # the space


class Lost(TypedDict):
    kind: Literal["lost"]  # the kind
    n: int  # dollars given up
    seat: int  # the seat that does it, or that it happens to


class Over(TypedDict):
    kind: Literal["over"]  # the kind
    why: str  # what ended the race


class Pitted(TypedDict):
    kind: Literal["pitted"]  # the kind
    keep: bool  # was the wear kept?
    n: int  # wear cubes in the active pile
    seat: int  # the seat that does it, or that it happens to


class Placed(TypedDict):
    kind: Literal["placed"]  # the kind
    columns: int  # column on the track, beyond the full laps
    laps: int  # full laps driven
    place: int  # place in the ranking, 1 is the winner
    seat: int  # the seat that does it, or that it happens to


class Ready(TypedDict):
    kind: Literal["ready"]  # the kind
    seat: int  # the seat that does it, or that it happens to


class Refilled(TypedDict):
    kind: Literal["refilled"]  # the kind
    n: int  # number of cubes put back into the bag
    seat: int  # the seat that does it, or that it happens to


class Removed(TypedDict):
    kind: Literal["removed"]  # the kind
    card: str  # card whose effect it is
    colour: str  # colour of the cube
    n: int  # number of cubes
    pile: str  # pile that the cubes come from
    seat: int  # the seat that does it, or that it happens to


class Rested(TypedDict):
    kind: Literal["rested"]  # the kind
    colour: str  # colour of the cube
    seat: int  # the seat that does it, or that it happens to


class Rolled(TypedDict):
    kind: Literal["rolled"]  # the kind
    seat: int  # the seat that does it, or that it happens to
    section: int  # section of the space, from 0 at its rear
    space: str  # the space


class Round(TypedDict):
    kind: Literal["round"]  # the kind
    n: int  # number of the round, from 1


class Sheltered(TypedDict):
    kind: Literal["sheltered"]  # the kind
    seat: int  # the seat that does it, or that it happens to


class Shopping(TypedDict):
    kind: Literal["shopping"]  # the kind
    money: int  # dollars to spend
    seat: int  # the seat that does it, or that it happens to


class Spared(TypedDict):
    kind: Literal["spared"]  # the kind
    n: int  # wear cubes that Aerodynamics spares
    seat: int  # the seat that does it, or that it happens to


class Started(TypedDict):
    kind: Literal["started"]  # the kind
    cards: list[str]  # the five action cards of the race
    laps: int  # laps of the race
    order: list[int]  # seats in turn order
    track: str  # the track


class Stepped(TypedDict):
    kind: Literal["stepped"]  # the kind
    colour: str  # colour of the cube
    colours: list[str]  # colours of the space
    crosses: bool  # does the step cross the finish line?
    seat: int  # the seat that does it, or that it happens to
    section: int  # section of the space, from 0 at its rear
    space: str  # the space


class Stood(TypedDict):
    kind: Literal["stood"]  # the kind
    seat: int  # the seat that does it, or that it happens to


class Stopped(TypedDict):
    kind: Literal["stopped"]  # the kind
    rounds: int  # rounds played


class Swept(TypedDict):
    kind: Literal["swept"]  # the kind
    card: str  # card whose effect it is
    n: int  # wear cubes removed
    seat: int  # the seat that does it, or that it happens to


class Turn(TypedDict):
    kind: Literal["turn"]  # the kind
    position: int  # place in the race, 1 leads
    round: int  # number of the round, from 1
    seat: int  # the seat that does it, or that it happens to


class Used(TypedDict):
    kind: Literal["used"]  # the kind
    card: str  # card whose effect it is
    colour: str  # colour of the cube
    seat: int  # the seat that does it, or that it happens to


class Worn(TypedDict):
    kind: Literal["worn"]  # the kind
    card: str  # card whose effect it is
    n: int  # wear cubes taken
    seat: int  # the seat that does it, or that it happens to
    short: int  # wear cubes that the stock could not give
