"""The events of this game by kind, field by field; `Own` is told only to the seats it is for. See docs/events.md."""

from typing import Literal, TypedDict

from ....core.seen import BySeat
from .seen import Place


class OfCube(BySeat):
    """A cube of a colour, and whose it is."""

    colour: str  # colour of the cube


class OnSpace(BySeat):
    """A space of the track."""

    section: int  # section of the space, from 0 at its rear
    space: str  # the space


class OfCard(BySeat):
    """What a card does for a seat."""

    card: str  # card whose effect it is


class Allowed(OfCard):
    kind: Literal["allowed"]
    n: int  # steps allowed at most


class Bagged(OfCube):
    kind: Literal["bagged"]
    pile: str  # pile that the cubes come from


class Bought(OfCube):
    kind: Literal["bought"]
    cost: int  # price of the cube, in dollars
    money: int  # dollars left


class Compared(BySeat):
    kind: Literal["compared"]
    own: int  # own blue cubes that count
    rival: int  # most blue cubes in the discard pile of one opponent
    works: bool  # is the effect carried out?


class Decline(BySeat):
    kind: Literal["decline"]
    darkest: str  # darkest colour that the car has stepped on
    n: int  # wear cubes taken
    short: int  # wear cubes that the stock could not give


class Declined(BySeat):
    kind: Literal["declined"]
    n: int  # how many cubes or steps could have been taken
    step: str  # kind of the choice


class Drafted(BySeat):
    kind: Literal["drafted"]
    n: int  # wear cubes that drafting spares
    rival: int  # seat of the car ahead


class Drew(BySeat):
    kind: Literal["drew"]
    cubes: list[str]  # colours of the cubes drawn
    n: int  # number of cubes drawn
    reason: str  # what the draw is for


class Drove(OnSpace):
    kind: Literal["drove"]
    columns: int  # columns driven in this turn
    long: bool  # is the drive long enough for a cheer?
    origin: Place  # space and section before
    spaces: int  # spaces stepped on in this turn


class Fetched(OfCube):
    kind: Literal["fetched"]
    n: int  # number of cubes


class Finished(BySeat):
    kind: Literal["finished"]


class Gained(OfCube, OfCard):
    kind: Literal["gained"]


class Idle(BySeat):
    kind: Literal["idle"]
    n: int  # how many cubes or steps the effect asks for
    step: str  # kind of the choice


class Kept(OfCube):
    kind: Literal["kept"]
    other: str  # colour of the cube that is discarded


class Laid(OfCube, OfCard):
    kind: Literal["laid"]
    n: int  # number of cubes


class Lap(BySeat):
    kind: Literal["lap"]
    laps: int  # laps driven so far
    left: int  # laps still to drive
    marker: str  # space of the lap track: a number, `final` or `finish`


class LinedUp(OnSpace):
    kind: Literal["lined_up"]
    money: int  # dollars for cubes before the race
    slot: int  # slot of the grid, 1 is in front


class Lost(BySeat):
    kind: Literal["lost"]
    n: int  # dollars given up


class Over(TypedDict):
    kind: Literal["over"]
    why: str  # what ended the race


class Pitted(BySeat):
    kind: Literal["pitted"]
    keep: bool  # was the wear kept?
    n: int  # wear cubes in the active pile


class Placed(BySeat):
    kind: Literal["placed"]
    columns: int  # column on the track, beyond the full laps
    laps: int  # full laps driven
    place: int  # place in the ranking, 1 is the winner


class Ready(BySeat):
    kind: Literal["ready"]


class Refilled(BySeat):
    kind: Literal["refilled"]
    n: int  # number of cubes put back into the bag


class Removed(OfCube, OfCard):
    kind: Literal["removed"]
    n: int  # number of cubes
    pile: str  # pile that the cubes come from


class Rested(OfCube):
    kind: Literal["rested"]


class Rolled(OnSpace):
    kind: Literal["rolled"]


class Round(TypedDict):
    kind: Literal["round"]
    n: int  # number of the round, from 1


class Sheltered(BySeat):
    kind: Literal["sheltered"]


class Shopping(BySeat):
    kind: Literal["shopping"]
    money: int  # dollars to spend


class Spared(BySeat):
    kind: Literal["spared"]
    n: int  # wear cubes that Aerodynamics spares


class Started(TypedDict):
    kind: Literal["started"]
    cards: list[str]  # the five action cards of the race
    laps: int  # laps of the race
    order: list[int]  # seats in turn order
    track: str  # the track


class Stepped(OfCube, OnSpace):
    kind: Literal["stepped"]
    colours: list[str]  # colours of the space
    crosses: bool  # does the step cross the finish line?


class Stood(BySeat):
    kind: Literal["stood"]


class Stopped(TypedDict):
    kind: Literal["stopped"]
    rounds: int  # rounds played


class Swept(OfCard):
    kind: Literal["swept"]
    n: int  # wear cubes removed


class Turn(BySeat):
    kind: Literal["turn"]
    position: int  # place in the race, 1 leads
    round: int  # number of the round, from 1


class Used(OfCube, OfCard):
    kind: Literal["used"]


class Worn(OfCard):
    kind: Literal["worn"]
    n: int  # wear cubes taken
    short: int  # wear cubes that the stock could not give
