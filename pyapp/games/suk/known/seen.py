"""What a view of Marrak Hesh 17 holds, field by field; everybody sees all of it."""

from typing import Literal, NotRequired, TypedDict

from ....core.seen import Seen


class Berth(TypedDict):
    """What lies at a dock: a commodity tile, or the transport that waits there."""

    tile: NotRequired[str]  # id of the tile
    transport: NotRequired[str]  # colour of the transport


class Points(TypedDict):
    """What a hold is worth, part by part."""

    colour: int  # points of the largest group of one colour
    type: int  # points of the largest group of one type
    rare: int  # points of rare tiles
    deep: int  # the Deep Space bonus
    total: int  # all of it


class DeepStep(TypedDict):
    """One Deep Space card as it was counted."""

    card: str  # id of the card
    points: int  # what it brought
    act: str  # what was done: the word of a sentence
    cells: list[str]  # where in the hold
    colour: str | None  # the colour that was chosen, where one was


class Score(Points):
    """The points of a seat as the table stands, and where they come from."""

    colour_groups: list[list[str]]  # cells of the largest groups of one colour
    type_groups: list[list[str]]  # cells of the largest groups of one type
    deep_steps: list[DeepStep]  # the Deep Space cards in the order counted
    other_order: int | None  # at the end: the total with the cards the other way round


class Earlier(TypedDict):
    """A game of the match played before."""

    game_number: int  # 1 for the first of the match
    points: list[Points]  # by seat
    table: "View | None"  # the table it was counted on, if that is known


class Composed(TypedDict):
    """Something on the table that no game can have led to."""

    what: Literal["ring", "hold"]  # what was laid out by hand
    seat: NotRequired[int]  # whose hold


class View(Seen):
    """The open table, with what a player would work out by eye."""

    start: int  # the seat that began
    game_number: int  # 1 for the first game of the match
    games: int  # how many games the match has
    totals: list[int]  # points of the games already counted, by seat
    docks: list[Berth]  # the ring, dock by dock
    accepts: list[list[str]]  # by dock: the colours of transports that may come there
    open: list[list[int]]  # by seat: the docks that can be served now
    hands: list[dict[str, int]]  # by seat: transports left, by colour
    corporations: list[str]  # by seat: whose hold it is
    mask: list[str]  # cells that are not part of the hold
    holds: list[dict[str, str]]  # by seat: tile in each cell
    cells: list[list[str]]  # by seat: where a tile may be put
    deep: list[str]  # the Deep Space cards of this game
    firsts: list[str]  # by seat: the card it applies first; empty until it says so
    left_out: list[str]  # tiles that are not in this game
    customs: str | None  # with Customs: the colour of the tile taken last
    scores: list[Score]  # by seat, as the table stands
    earlier: list[Earlier]  # the games of the match before this one
    composed: list[Composed]  # what no game can have led to
