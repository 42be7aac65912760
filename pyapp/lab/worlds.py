"""A game as a tree of moments that never change: what was chosen, what chance did, and what each seat has seen of it.

Moments know nothing of any library. A choice whose outcome chance decides waits (`due`) until a seed is given.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple
from zlib import crc32

from ..core.events import Event
from ..core.game import Game
from ..core.options import Setup
from ..core.rng import Rng
from ..games import GAMES
from . import features, vocabulary
from .vocabulary import Spelling, Vocabulary

Step = tuple[str, Any]
"""What led to a moment: `deal` or `chance` with a seed, `act` with a number, `imagine` with a seat and a seed."""
BEFORE: Step = ("before", None)


class Table(NamedTuple):
    """What a game is played with; the same for all its moments."""

    game: Game[Any, Any, Any]
    setup: Setup
    words: Vocabulary


@cache
def table(slug: str, players: int, options: tuple[tuple[str, Any], ...]) -> Table:
    game = GAMES[slug]
    return Table(game, game.setup(players, dict(options)), vocabulary.of(slug))


def _told(step: Step) -> int:
    """A number of its own for each choice, so that fates part where choices do."""
    return crc32(repr(step).encode()) << 32


class Moment:
    """The table before a choice, or before chance speaks; copies are the moment itself."""

    __slots__ = ("begun", "due", "fate", "seen", "state", "step", "table", "up")

    def __init__(
        self, table: Table, up: Moment | None, step: Step, state: Any, begun: Spelling = (), due: str = ""
    ) -> None:
        # What chance will bring, if that is settled: in an imagined table the same choices always lead to the same.
        self.fate: int | None = None if up is None or up.fate is None else Rng(up.fate).bits() + _told(step)
        self.table, self.up, self.step = table, up, step
        self.state, self.begun, self.due = state, begun, due
        self.seen: dict[int, bytes] = {}  # by seat: digest of all it has seen so far

    def __deepcopy__(self, memo: object) -> Moment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Saved as the steps that led here, and the position they began with."""
        moments = list(self.back())
        first = moments[-1]
        begin = None if first.state is None else (first.table.game.dump(first.state), first.state.rng)
        game, setup, _ = self.table
        steps = [moment.step for moment in reversed(moments[:-1])]
        return _again, (game.slug, setup.players, tuple(setup.options.items()), begin, steps)

    def back(self) -> Iterator[Moment]:
        moment: Moment | None = self
        while moment is not None:
            yield moment
            moment = moment.up

    @property
    def turn(self) -> int | None:
        """The seat to act; None when it is chance's turn, or nobody's any more."""
        return None if self.waits else self.table.game.to_act(self.state)

    @property
    def waits(self) -> bool:
        """Does chance speak next?"""
        return self.state is None or bool(self.due)

    @property
    def over(self) -> bool:
        return not self.waits and self.table.game.to_act(self.state) is None

    def legal(self) -> list[int]:
        return self.table.words.offered(self.table.game.moves(self.state), self.begun)

    def act(self, number: int) -> Moment:
        """A choice, or a part of one that is spelt."""
        game, _, words = self.table
        if self.turn is None or number not in self.legal():
            raise ValueError(f"{number} is not legal here")
        step, begun = ("act", number), (*self.begun, number)
        text = words.text(begun)
        if text is None:
            return Moment(self.table, self, step, self.state, begun)
        after = game.after(self.state, game.read(text))
        if after.rng != self.state.rng:
            return Moment(self.table, self, step, self.state, due=text)
        return Moment(self.table, self, step, after)

    def chance(self, seed: int) -> Moment:
        """The deal, or what was due, with this seed."""
        game, setup, _ = self.table
        if self.state is None:
            return Moment(self.table, self, ("deal", seed), game.start(setup, seed))
        return Moment(self.table, self, ("chance", seed), self._drawn(seed, None))

    def _drawn(self, seed: int, events: list[Event] | None) -> Any:
        game, before = self.table.game, self.state.copy()
        before.rng = Rng(seed).state
        return game.after(before, game.read(self.due), events)

    def imagine(self, seat: int, seed: int) -> Moment:
        """Another table that the seat can't tell from this one, and all that chance will bring to it."""
        if self.state is None:
            return self
        state = self.table.game.determinize(self.state, seat, Rng(seed))
        other = Moment(self.table, self, ("imagine", (seat, seed)), state, self.begun, self.due)
        other.fate, other.seen[seat] = seed, self.memory(seat)
        return other

    def memory(self, seat: int) -> bytes:
        """A digest of everything the seat has seen and chosen: two moments that it can tell apart differ."""
        told: list[Moment] = []
        known = b""
        for moment in self.back():
            if seat in moment.seen:
                known = moment.seen[seat]
                break
            told.append(moment)
        for moment in reversed(told):
            news = moment.news(seat)
            if news:
                known = hashlib.sha256(known + json.dumps(news, sort_keys=True).encode()).digest()
            moment.seen[seat] = known
        return known

    def news(self, seat: int) -> list[Any]:
        """What the seat came to know on the way here, the table as it sees it included when it is to act."""
        if self.state is None:
            return []
        first = self.up is None or self.step[0] in ("deal", "imagine")
        looks = first or (self.turn == seat and not self.begun)
        return self.told(seat) + ([self.table.game.view(self.state, seat)] if looks else [])

    def told(self, seat: int) -> list[dict[str, Any]]:
        """The seat's own choice, and the events as they are told to it."""
        kind, value = self.step
        chosen = kind == "act" and self.up is not None and self.up.turn == seat
        own = [{"kind": "chosen", "word": self.table.words.words[value]}] if chosen else []
        return own + [event.seen_by(seat) for event in self.events()]

    def events(self) -> list[Event]:
        """What happened on the way here, found out by going it again."""
        found: list[Event] = []
        kind, value = self.step
        if self.up is None or self.up.state is None or self.begun or self.due:
            return found
        if kind == "chance":
            self.up._drawn(value, found)
        elif kind == "act":
            game = self.table.game
            text = self.table.words.text((*self.up.begun, value))
            assert text is not None
            game.after(self.up.state, game.read(text), found)
        return found

    def features(self, seat: int) -> Iterator[tuple[str, float]]:
        """What the seat sees now, as named numbers."""
        if self.state is None:
            return iter(())
        begun = self.begun if self.turn == seat else ()
        return features.of_seat(self.table.game.view(self.state, seat), seat, self.table.words, begun)

    def text(self, seat: int) -> str:
        """What the seat sees now, as text."""
        if self.state is None:
            return ""
        begun = [self.table.words.words[number] for number in self.begun] if self.turn == seat else []
        seen = {"seat": seat, "spelt": begun, "view": self.table.game.view(self.state, seat)}
        return json.dumps(seen, sort_keys=True, separators=(",", ":"))


def before(table: Table) -> Moment:
    return Moment(table, None, BEFORE, None)


def at(table: Table, state: Any) -> Moment:
    """A game that begins in the middle."""
    return Moment(table, None, BEFORE, state)


def _again(
    slug: str,
    players: int,
    options: tuple[tuple[str, Any], ...],
    begin: tuple[Any, int] | None,
    steps: list[Step],
) -> Moment:
    found = table(slug, players, options)
    moment = before(found)
    if begin is not None:
        state = found.game.load(begin[0])
        state.rng = begin[1]
        moment = at(found, state)
    for kind, value in steps:
        if kind == "act":
            moment = moment.act(value)
        elif kind == "imagine":
            moment = moment.imagine(*value)
        else:
            moment = moment.chance(value)
    return moment
