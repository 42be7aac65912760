"""The shapes of what teaches a game: tables to look at, examples to play, a first game step by step.

Plain frozen data. The words stand beside it, in `learn/it.py` and `learn/en.py` of the game's room.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

LONGEST_TEXT = 40  # words of a step or a tip
OWN_MOVE_BY = 3  # the first move of one's own comes no later than this step

Paths = Mapping[str, Any]
"""Dotted paths into plain data (`seats.0.cogs`, a number is a place in a list) -> what stands there."""


@dataclass(frozen=True, slots=True)
class Table:
    """Where something begins: a deal, or a (partial) position; and the moves already made there."""

    players: int = 2
    seed: int = 1
    options: Mapping[str, Any] = field(default_factory=dict)
    position: Mapping[str, Any] | None = None  # without game, version, players and options
    moves: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example: a table, its question, the moves that answer it, and what must come out."""

    id: str
    rules: tuple[str, ...]  # the first one is the rule it belongs to
    table: Table
    seat: int = 0  # who looks; the first move is this seat's
    moves: tuple[str, ...] = ()  # played one by one, whoever's they are; none: there is only to look

    # asked before the moves
    sees: Paths = field(default_factory=dict)  # into view(state, seat)
    allows: tuple[str, ...] = ()  # moves or patterns (`place 7 * *`) that something legal fits
    refuses: Mapping[str, str] = field(default_factory=dict)  # move or pattern -> the rule that forbids it

    # asked after them
    gives: Paths = field(default_factory=dict)  # into dump(state)
    shows: Paths = field(default_factory=dict)  # into view(state, seat)
    gains: Paths = field(default_factory=dict)  # into dump(state): how much a number there has grown
    result: Mapping[str, Any] | None = None  # entries of the result: {"scores": [..], "ranking": [[..]]}


@dataclass(frozen=True, slots=True)
class Step:
    """One idea of a lesson: a move to make, or only something to read and look at."""

    id: str
    do: str = ""  # a move or a pattern of moves, all of which will do; "": a button goes on
    places: tuple[str, ...] = ()  # what to point at: a piece's data-id, data-inspect or pattern
    then: tuple[str, ...] = ()  # moves that follow, of whatever seat, played one by one by the page


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided first game; and the prompts that get a card in the first game alone.

    A tip is the key of a prompt, `place`, or with the time it comes up for, `place.2`.
    """

    table: Table
    steps: tuple[Step, ...]
    seat: int = 0  # who learns
    tips: tuple[str, ...] = ()
