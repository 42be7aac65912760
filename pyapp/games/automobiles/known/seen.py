"""What a view of Automobiles holds, field by field; everybody sees all of it."""

from typing import Literal, NotRequired, TypedDict

from ....core.seen import Hindrance, Seen

Phase = Literal["setup", "action", "shop", "over"]


class Place(TypedDict):
    """Somewhere on the track."""

    space: str  # id of the space
    section: int  # which of its sections, 0 at the back


class PathStep(Place):
    """A step of the turn under way."""

    colour: str  # colour of the cube that made it


class Target(Place):
    """A space that an activation can lead to, and one way there."""

    steps: int  # how many steps
    via: list[str]  # the spaces of the way
    crosses: int  # times the way crosses the line
    wear: int  # wear cubes if the turn ended there
    drafting: int | None  # the seat in whose slipstream the car would be
    position: int  # place in the race if the turn ended there
    plan: list[str]  # the moves that lead there


class Bag(TypedDict):
    """A bag: what lies in it follows from what everybody has seen (Q30)."""

    size: int  # how many cubes
    cubes: dict[str, int]  # by colour


class Live(TypedDict):
    """What a cube would do for a seat as the table stands."""

    card: str  # id of the card
    wear: int  # wear cubes it costs
    steps: NotRequired[int]  # steps it allows, for a cube that drives
    colours: NotRequired[list[str]]  # colours of spaces it may step onto
    own: NotRequired[int]  # Hybrid Engine: gears counted among the own cubes
    rival: NotRequired[int]  # Hybrid Engine: gears counted among the rival's


class Side(Place):
    """One seat: its car, its cubes, its laps."""

    lane: int  # lane of the car
    column: int  # column of the car
    laps: int  # laps done
    left: int  # laps to go
    marker: str  # space of the lap track where the marker stands
    position: int  # place in the race
    slot: int  # place in the order of turns
    act: dict[str, int]  # the active pile by colour
    used: dict[str, int]  # the used pile by colour
    disc: dict[str, int]  # the discard pile by colour
    bag: Bag  # the bag
    owned: int  # cubes in all
    boosts: int  # boosts still owed
    live: dict[str, Live]  # by colour: what the cube would do now


class Good(TypedDict):
    """A card of the shop with its cubes."""

    colour: str  # colour of the cubes
    card: str  # id of the card
    cost: int | None  # price of a cube; null where none can be bought
    value: int  # what the cube is worth in the shop
    stock: int  # cubes in the supply
    total: int  # cubes in the box
    for_sale: bool  # sold in this race?


class Pending(TypedDict):
    """The decision that is due."""

    step: str  # kind of the decision
    seat: int  # whose it is
    n: int  # how many steps, cubes ... are left
    card: str | None  # card that asks
    colours: list[str]  # colours that fit
    pile: str | None  # pile that the cubes are chosen from
    money: int  # money left
    must: bool  # may it not be declined?


class Forecast(TypedDict):
    """The turn under way, and what it would bring if it ended now."""

    seat: int  # whose turn
    start: Place  # where the car began
    head: Place  # where it is now
    path: list[PathStep]  # the steps made
    columns: int  # columns driven
    crosses: int  # times the line was crossed
    wear: int  # wear cubes to come
    unspared: int  # the same without drafting and shelter
    darkest: str | None  # darkest colour of the path
    drafting: int | None  # the seat in whose slipstream the car is
    shielded: bool  # is the turn sheltered from wear?
    laps: int  # laps done
    left: int  # laps to go
    position: int  # place in the race
    ranking: list[int]  # seats, first to last
    started: bool  # was an action taken, so that no pit stop is possible?


class Drive(Forecast):
    """The turn under way with what can be spent."""

    money: int  # what the active pile is worth, or what is left in the shop


class Finish(TypedDict):
    """A seat at the end of the race."""

    seat: int  # which seat
    place: int  # 1 for the winner
    laps: int  # laps done
    columns: int  # columns of the last lap


class View(Seen):
    """The open table, with what each cube could do."""

    track: str  # id of the track
    columns: int  # columns of a lap
    laps: int  # laps of the race
    cards: dict[str, str]  # by colour of cube: id of its card
    order: list[int]  # seats in the order of their turns
    round: int  # counted from 1
    last_round: bool  # has somebody finished?
    phase: Phase  # part of the game
    shop: list[Good]  # every card, by colour
    seats: list[Side]  # by seat
    ranking: list[int]  # seats, first to last
    pending: Pending | None  # the decision that is due
    drive: Drive | None  # the turn under way
    reach: dict[str, list[Target]]  # by colour of cube: the spaces it can lead to
    far: list[Target]  # the spaces that several cubes lead to better than one, one way each
    targets: list[Target]  # spaces offered while a step is due
    why: dict[str, Hindrance]  # by colour of cube: why it can't be activated now
    result: list[Finish] | None  # the order at the end
