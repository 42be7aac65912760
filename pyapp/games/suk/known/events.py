"""The events of this game by kind, field by field; `Own` is told only to the seats it is for. See docs/events.md."""

from typing import Literal, TypedDict

from ....core.seen import BySeat


class DeepStep(BySeat):
    kind: Literal["deep_step"]
    act: str  # what the card did: `bonus`, `play`, `swap`, `remove`, `recolour` or `unused`
    card: str  # Deep Space card
    cells: list[str]  # cells of the hold that the card changed
    colour: str | None  # new colour of the tile; null for other acts
    points: int  # points that the card adds


class Drawn(TypedDict):
    kind: Literal["drawn"]
    deep: list[str]  # Deep Space cards in force


class Interval(TypedDict):
    kind: Literal["interval"]
    game_number: int  # which game of the match, from 1
    games: int  # number of games in the match


class NextGame(TypedDict):
    kind: Literal["next_game"]
    game_number: int  # which game of the match, from 1
    start: int  # seat that begins


class Ordered(BySeat):
    kind: Literal["ordered"]
    card: str  # Deep Space card


class Over(TypedDict):
    kind: Literal["over"]
    game_number: int  # which game of the match, from 1


class Placed(BySeat):
    kind: Literal["placed"]
    cell: str  # cell of the hold
    colour: str  # colour of the transport
    dock: int  # number of the dock
    gain: int  # change of the score by this move
    tile: str  # tile taken


class Scored(BySeat):
    kind: Literal["scored"]
    colour: int  # points for colour groups
    deep: int  # points of Deep Space cards
    rare: int  # points for rare tiles
    total: int  # all points together
    type: int  # points for type groups


class Skipped(BySeat):
    kind: Literal["skipped"]


class Started(TypedDict):
    kind: Literal["started"]
    corporations: list[str]  # corporation of each seat, by seat
    start: int  # seat that begins
