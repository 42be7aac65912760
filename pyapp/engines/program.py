"""A program that sits at a table of ours: it is told what its seat sees, and asked for a move, within its time."""

import contextlib
import os
import shlex
import shutil
import signal
import subprocess
import tempfile
import time
from types import TracebackType
from typing import Any, Self

from ..core.game import Game
from .lines import GREETING, LONGEST, MOST_DEALS, SEEN, Lines, as_line, parted, seen
from .mailbox import Mailbox

MARK = "exec:"
SECONDS = 1.5  # for a move, where nobody says otherwise
STARTING, GRACE, LEAVING = 60.0, 3.0, 2.0  # seconds to greet, after the call to stop, and to leave
CRASH, LATE, ILLEGAL, REFUSED = FAULTS = ("crash", "timeout", "illegal", "refused")


class Fault(Exception):
    """A program didn't do what it has to; `kind` is one of FAULTS."""

    def __init__(self, kind: str, why: str) -> None:
        super().__init__(f"{kind}: {why}")
        self.kind, self.why = kind, why


def is_program(player: str) -> bool:
    """Is this the name of a program, and can it be started here?"""
    return player.startswith(MARK) and bool(_words(player)) and shutil.which(_words(player)[0]) is not None


def _words(player: str) -> list[str]:
    try:
        return shlex.split(player.removeprefix(MARK))
    except ValueError:
        return []


class Program:
    """A process that plays, from its greeting to its end."""

    def __init__(self, player: str) -> None:
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the process
        try:
            self._process = subprocess.Popen(
                _words(player),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
                start_new_session=True,
            )
        except OSError as reason:
            self._complaints.close()
            raise Fault(CRASH, f"it can't be started: {reason.strerror}") from None
        assert self._process.stdin and self._process.stdout
        out = self._process.stdout
        self.lines = Lines(iter(lambda: out.readline(LONGEST), ""))
        self._mailbox = Mailbox(self._process.stdin)
        self.name, self.deals = "", 1
        self.games: list[str] = []  # those it says it plays; none: any
        self.options: dict[str, str] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, raised: object, trace: TracebackType | None) -> None:
        self.close()

    def tell(self, line: str) -> None:
        self._mailbox.post(line)

    def hear(self, until: float) -> str:
        """The next line before that moment of the clock."""
        left = until - time.perf_counter()
        line = self.lines.next(left) if left > 0 else None
        if line is not None:
            return line
        raise Fault(CRASH, self.last_words()) if self.lines.over else Fault(LATE, "no answer in time")

    def last_words(self) -> str:
        """How it ended, and the last line it complained with."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(LEAVING)
        self._complaints.seek(0, os.SEEK_END)
        self._complaints.seek(max(0, self._complaints.tell() - 2000))
        said = self._complaints.read().decode("utf-8", "replace").strip().splitlines()
        return f"it ended with code {self._process.poll()}" + (f": {said[-1][:200]}" if said else "")

    def greet(self) -> None:
        """Says hello, and hears what it is called and what it wants."""
        self.tell(GREETING)
        until = time.perf_counter() + STARTING
        while (line := self.hear(until)) != GREETING:
            word, rest = parted(line)
            if word == "id" and parted(rest)[0] == "name":
                self.name = parted(rest)[1][:100]
            elif word == "deals" and rest.isdecimal():
                self.deals = min(int(rest), MOST_DEALS)
            elif word == "game":
                self.games.append(rest)
            elif word == "option":
                self.options[parted(rest)[0]] = parted(rest)[1]

    def new(self, game: Game[Any, Any, Any], state: Any) -> None:
        """Says that a game begins: what was thought about the last one may go."""
        table = {name: game.dump(state)[name] for name in ("game", "version", "players", "options")}
        self.tell(f"new {as_line(table)}")

    def choose(self, game: Game[Any, Any, Any], state: Any, seconds: float) -> Any:
        """Its move for the seat to act."""
        self.tell(f"position {SEEN} {as_line(seen(game, state, self.deals))}")
        move = self.answer(seconds)
        if game.why_not(state, move) is not None:
            raise Fault(ILLEGAL, f"{move[:60]!r} is not allowed there")
        return game.read(move)

    def answer(self, seconds: float) -> str:
        """The move it names; after its time it is told to stop, a little later it is too late."""
        self.tell(f"go seconds {seconds:g}")
        until, called = time.perf_counter() + seconds, False
        while True:
            try:
                word, rest = parted(self.hear(until))
            except Fault as fault:
                if fault.kind != LATE or called:
                    raise
                self.tell("stop")
                until, called = until + GRACE, True
                continue
            if word == "bestmove":
                return rest
            if word == "error":
                raise Fault(REFUSED, rest[:200] or "it gave no reason")

    def close(self) -> int | None:
        """Asks it to leave, and shows it the door; the code it left with, None if it had to be shown."""
        self.tell("quit")
        return self.hang_up()

    def hang_up(self) -> int | None:
        """The end of what it is told: it ought to leave."""
        self._mailbox.close()
        try:
            code: int | None = self._process.wait(LEAVING)
        except subprocess.TimeoutExpired:
            code = None
        if code is None or not self.lines.settled():
            self._kill()
        self._mailbox.close()
        for pipe in (self._process.stdin, self._process.stdout, self._complaints):
            with contextlib.suppress(OSError, ValueError):
                if pipe and (pipe is not self._process.stdout or self.lines.settled()):
                    pipe.close()
        return code

    def _kill(self) -> None:
        """Ends it with all it has started."""
        if hasattr(os, "killpg"):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()
        self._process.wait()
