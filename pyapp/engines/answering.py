"""Our own players as an engine: lines in, lines out, one move for each `go`."""

import json
import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

from .. import __version__
from ..ai.thinking import LEVELS, Thought, think
from ..core.game import Game
from ..core.refusals import BadInput, Problem
from ..core.telling import told
from ..games import GAMES
from ..record import Record
from .lines import GREETING, RECORD, SEEN, WHOLE, Lines, parted

OFTEN = 0.25  # seconds between two lines about the thinking


class Unusable(Exception):
    """What an arbiter said can't be done, in words."""


class Engine:
    """What an arbiter talks to; `say` takes each line of the answer."""

    def __init__(self, source: Iterable[str], say: Callable[[str], None], slug: str, level: str) -> None:
        self.lines, self.say = Lines(source), say
        self.slug, self.level = slug, level
        self.kept: deque[str] = deque()  # what was said while it thought, for afterwards
        self.table: tuple[Game[Any, Any, Any], Any] | None = None
        self.words: dict[str, Callable[[str], None]] = {
            "regolo": self.greet,
            "ping": lambda rest: say(f"pong {rest}".rstrip()),
            "set": self.set,
            "new": self.new,
            "position": self.position,
            "go": self.go,
        }

    def run(self) -> None:
        """Answers until somebody says `quit`, or says nothing any more."""
        while (line := self.kept.popleft() if self.kept else self.lines.next()) is not None:
            word, rest = parted(line)
            if word == "quit":
                return
            if word in self.words:
                self.do(word, rest)

    def do(self, word: str, rest: str) -> None:
        try:
            self.words[word](rest)
        except BadInput as problem:
            self.say(f"error {' '.join(told(problem, 'en').split())}")
        except Problem as problem:
            self.say(f"error {problem.key}")
        except Unusable as why:
            self.say(f"error {why}")
        except (ValueError, TypeError, KeyError, IndexError, RecursionError) as reason:
            self.say(f"error this {word} can't be read: {' '.join(str(reason).split())[:200]}")

    def greet(self, _: str) -> None:
        self.say(f"id name Regolo {__version__} {self.level}")
        self.say("id author the makers of Regolo")
        self.say(f"option level {self.level} of {' '.join(LEVELS)}")
        self.say(f"game {self.slug}")
        self.say("deals 1")
        self.say(GREETING)

    def set(self, rest: str) -> None:
        name, value = parted(rest)
        if name != "level" or value not in LEVELS:
            raise Unusable(f"level is one of {', '.join(LEVELS)}")
        self.level = value

    def new(self, _: str) -> None:
        self.table = None

    def position(self, rest: str) -> None:
        self.table = None
        kind, data = parted(rest)
        if kind == RECORD:
            record = Record.parse(json.loads(data))
            self.table = (record.game, record.state)
        elif kind == SEEN:
            given = json.loads(data)
            self.table = self.loaded(given["deals"][0])
        elif kind == WHOLE:
            self.table = self.loaded(json.loads(data))
        else:
            raise Unusable(f"it is of the kind {SEEN}, {WHOLE} or {RECORD}")

    def loaded(self, position: Any) -> tuple[Game[Any, Any, Any], Any]:
        game = GAMES[position.get("game", self.slug)]
        return game, game.load(position)

    def go(self, rest: str) -> None:
        if self.table is None:
            raise Unusable("there is no position yet")
        game, state = self.table
        if game.to_act(state) is None:
            raise Unusable("the game is over")
        word, number = parted(rest)
        deadline = time.perf_counter() + float(number) if word == "seconds" else None
        thought = self.thought(game, state, deadline)
        self.say(f"bestmove {thought.move}")

    def thought(self, game: Game[Any, Any, Any], state: Any, deadline: float | None) -> Thought[Any]:
        """The last thought, or the one that stands when time is up or the arbiter says `stop`."""
        last, spoken = None, time.perf_counter()
        for thought in think(game, state, self.level):
            now = time.perf_counter()
            if now - spoken > OFTEN:
                self.say(f"info progress {thought.progress:.2f} move {thought.move}")
                spoken = now
            last = thought
            if self.hurried() or (deadline is not None and now > deadline):
                break
        assert last is not None, "there is a thought about every position"
        return last

    def hurried(self) -> bool:
        """Has the arbiter called meanwhile? Asked whether one is there, one answers at once."""
        while (line := self.lines.next(0)) is not None:
            word, rest = parted(line)
            if word == "ping":
                self.words[word](rest)
            elif word == "stop":
                return True
            else:
                self.kept.append(line)
        return "quit" in self.kept
