"""The events of this game by kind, field by field; `Own` is told only to the seats it is for. See docs/events.md."""

from typing import Literal, TypedDict


class DeepStep(TypedDict):
    kind: Literal["deep_step"]  # the kind
    act: str  # what the card did: `bonus`, `play`, `swap`, `remove`, `recolour` or `unused`
    card: str  # Deep Space card
    cells: list[str]  # cells of the hold that the card changed
    colour: str | None  # new colour of the tile; null for other acts
    points: int  # points that the card adds
    seat: int  # the seat that does it, or that it happens to


class Drawn(TypedDict):
    kind: Literal["drawn"]  # the kind
    deep: list[str]  # Deep Space cards in force


class Interval(TypedDict):
    kind: Literal["interval"]  # the kind
    game_number: int  # which game of the match, from 1
    games: int  # number of games in the match


class NextGame(TypedDict):
    kind: Literal["next_game"]  # the kind
    game_number: int  # which game of the match, from 1
    start: int  # seat that begins


class Ordered(TypedDict):
    kind: Literal["ordered"]  # the kind
    card: str  # Deep Space card
    seat: int  # the seat that does it, or that it happens to


class Over(TypedDict):
    kind: Literal["over"]  # the kind
    game_number: int  # which game of the match, from 1


class Placed(TypedDict):
    kind: Literal["placed"]  # the kind
    cell: str  # cell of the hold
    colour: str  # colour of the transport
    dock: int  # number of the dock
    gain: int  # change of the score by this move
    seat: int  # the seat that does it, or that it happens to
    tile: str  # tile taken


class Scored(TypedDict):
    kind: Literal["scored"]  # the kind
    colour: int  # points for colour groups
    deep: int  # points of Deep Space cards
    rare: int  # points for rare tiles
    seat: int  # the seat that does it, or that it happens to
    total: int  # all points together
    type: int  # points for type groups


class Skipped(TypedDict):
    kind: Literal["skipped"]  # the kind
    seat: int  # the seat that does it, or that it happens to


class Started(TypedDict):
    kind: Literal["started"]  # the kind
    corporations: list[str]  # corporation of each seat, by seat
    start: int  # seat that begins
