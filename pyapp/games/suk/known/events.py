"""The events of this game by kind, field by field; `Own` is told only to the seats it is for. See docs/events.md."""

from typing import Literal, TypedDict


class DeepStep(TypedDict):
    kind: Literal["deep_step"]  # the kind
    act: str  # what was done with it
    card: str  # the card
    cells: list[str]  # cells of the hold
    colour: str | None  # the colour
    points: int  # points
    seat: int  # whose


class Drawn(TypedDict):
    kind: Literal["drawn"]  # the kind
    deep: list[str]  # Deep Space


class Interval(TypedDict):
    kind: Literal["interval"]  # the kind
    game_number: int  # which game of the match
    games: int  # games of the match


class NextGame(TypedDict):
    kind: Literal["next_game"]  # the kind
    game_number: int  # which game of the match
    start: int  # the seat that begins


class Ordered(TypedDict):
    kind: Literal["ordered"]  # the kind
    card: str  # the card
    seat: int  # whose


class Over(TypedDict):
    kind: Literal["over"]  # the kind
    game_number: int  # which game of the match


class Placed(TypedDict):
    kind: Literal["placed"]  # the kind
    cell: str  # the cell
    colour: str  # the colour
    dock: int  # the dock
    gain: int  # points gained
    seat: int  # whose
    tile: str  # the tile


class Scored(TypedDict):
    kind: Literal["scored"]  # the kind
    colour: int  # the colour
    deep: int  # Deep Space
    rare: int  # points of rare tiles
    seat: int  # whose
    total: int  # all together
    type: int  # the type


class Skipped(TypedDict):
    kind: Literal["skipped"]  # the kind
    seat: int  # whose


class Started(TypedDict):
    kind: Literal["started"]  # the kind
    corporations: list[str]  # by seat
    start: int  # the seat that begins
