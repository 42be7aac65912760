"""What every view holds, whatever the game; the page's types and docs/views.md are written from these shapes.

A field is a line: its name, its type and, behind `#`, what it means. `Own[...]` marks what seats see differently.
"""

from typing import Annotated, Any, TypedDict, TypeVar

T = TypeVar("T")

OWN = "own"
Own = Annotated[T, OWN]
"""Not the same for everybody: told in full to the seat that may know it, less or nothing to the others."""


class Row:
    """Marks a list that always has the same places: `Annotated[list[str | int], Row(str, int)]`."""

    def __init__(self, *places: type) -> None:
        self.places = places


class Seen(TypedDict):
    """A table as one seat, or a spectator, may know it."""

    game: str  # slug of the game
    players: int  # how many seats
    options: dict[str, Any]  # what was chosen before the game
    turn: int | None  # the seat whose turn it is; null when nobody's


class Hindrance(TypedDict):
    """Why something can't be done: the rule, and the sentence as a key and its params."""

    rule: str  # number of the rule
    key: str  # `why.<key>` is the sentence
    params: dict[str, Any]  # what the sentence names


class BySeat(TypedDict):
    """What most events tell: whose doing it was."""

    seat: int  # the seat that does it, or that it happens to
