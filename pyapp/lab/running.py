"""Playing a study: what is finished is written down at once, so a study that was killed goes on where it was."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Executor, Future, wait
from contextlib import AbstractContextManager
from itertools import islice
from pathlib import Path

from ..core.refusals import BadInput
from .plan import Play, Study
from .playing import Row, batch, is_of

JOURNAL = "games.jsonl"
TASK = 1.0  # seconds of playing that one task should take at least: less, and sending it costs as much
MOST_IN_TASK = 500
AHEAD = 4  # tasks waiting for each worker; more would only fill the memory
TRIES = 5  # a pool that breaks so often without a finished game is not tried again
Helpers = Callable[[], AbstractContextManager[Executor | None]]


class Journal:
    """The finished games of a study as a file of lines; a line cut off by a kill counts as not played."""

    def __init__(self, folder: Path, plan: Study, records: Path | None) -> None:
        self.path, self.records = folder / JOURNAL, records
        self.rows: dict[int, Row] = {}
        identity = json.loads(json.dumps(plan.identity()))
        try:
            for place in (folder, records) if records else (folder,):
                place.mkdir(parents=True, exist_ok=True)
            lines = self.path.read_text("utf-8").splitlines() if self.path.exists() else []
        except OSError as reason:
            raise BadInput("file.refused", name=str(reason.filename or self.path)) from None
        except UnicodeDecodeError:
            raise BadInput("file.refused", name=str(self.path)) from None
        found = [row for row in map(_read, lines) if row is not None]
        if found and found[0] != identity:
            raise BadInput("study.other", name=str(folder))
        for row in found[1:]:
            number = row.get("n")
            if not isinstance(number, int) or not 0 <= number < plan.games:
                continue
            if is_of(row, plan.play(number)) and (records is None or self.record(number).exists()):
                self.rows[number] = row
        # Written anew, whole: a half line at the end would spoil the next one.
        kept = [identity, *(self.rows[number] for number in sorted(self.rows))]
        fresh = self.path.with_suffix(".new")
        fresh.write_text("".join(map(_line, kept)), "utf-8")
        fresh.replace(self.path)

    def record(self, number: int) -> Path:
        assert self.records is not None
        return self.records / f"{number:07}.txt"

    def add(self, rows: Iterable[Row]) -> None:
        """First the records, then the lines: a line says that everything of its game is there."""
        with self.path.open("a", encoding="utf-8") as file:
            for row in rows:
                if text := row.pop("record", None):
                    self.record(row["n"]).write_text(text, "utf-8")
                self.rows[row["n"]] = row
                file.write(_line(row))


def _line(row: Row) -> str:
    return json.dumps(row, separators=(",", ":")) + "\n"


def _read(line: str) -> Row | None:
    try:
        row = json.loads(line)
    except ValueError:
        return None
    return row if isinstance(row, dict) else None


class Progress:
    """How far the games are and how long it still takes, on the error stream: a line that moves, or one a minute."""

    def __init__(self, games: int, already: int, say: Callable[[int, int, float | None], str]) -> None:
        self.games, self.already, self.say = games, already, say
        self.begun, self.told = time.monotonic(), -1e9
        self.moving = sys.stderr.isatty()

    def at(self, finished: int) -> None:
        now, fresh = time.monotonic(), finished - self.already
        if now - self.told < (0.2 if self.moving else 60.0) and finished < self.games:
            return
        self.told = now
        left = (now - self.begun) / fresh * (self.games - finished) if fresh else None
        text = self.say(finished, self.games, left)
        ending = "\n" if finished >= self.games or not self.moving else ""
        print(f"\r{text}\x1b[K" if self.moving else text, end=ending, file=sys.stderr, flush=True)


def run(
    plan: Study, journal: Journal, helpers: Helpers, workers: int, progress: Callable[[int], None]
) -> list[Row]:
    """Play what is missing, and give the rows of all games in their order."""
    keep = journal.records is not None
    missing = [plan.play(number) for number in range(plan.games) if number not in journal.rows]
    progress(len(journal.rows))
    begun = time.monotonic()
    if missing:
        journal.add(batch(missing[:1], keep))
        progress(len(journal.rows))
    size = max(1, min(MOST_IN_TASK, round(TASK / max(time.monotonic() - begun, 1e-4))))
    broken = 0
    while left := [play for play in missing if play.number not in journal.rows]:
        before = len(journal.rows)
        try:
            with helpers() as executor:
                for rows in _played(executor, _cut(left, size, workers), workers, keep):
                    journal.add(rows)
                    progress(len(journal.rows))
        except Exception as reason:
            if not _worker_died(reason):
                raise
            # What is finished is written down; the rest is played by a fresh pool.
            broken = 0 if len(journal.rows) > before else broken + 1
            if broken == TRIES:
                raise BadInput("study.broken") from None
    return [journal.rows[number] for number in range(plan.games)]


def _worker_died(reason: Exception) -> bool:
    """A pool says it by one of its own kinds of error; Dask's is known by its name, for it may not be installed."""
    return isinstance(reason, (BrokenExecutor, CancelledError)) or type(reason).__name__ == "KilledWorker"


def _cut(plays: list[Play], size: int, workers: int) -> Iterator[list[Play]]:
    """Tasks of `size` games, smaller where some workers would have none."""
    size = max(1, min(size, len(plays) // max(1, workers)))
    left = iter(plays)
    while part := list(islice(left, size)):
        yield part


def _played(
    executor: Executor | None, tasks: Iterator[list[Play]], workers: int, keep: bool
) -> Iterator[list[Row]]:
    if executor is None:
        yield from ([row] for task in tasks for row in (batch([play], keep)[0] for play in task))
        return
    waiting: set[Future[list[Row]]] = set()
    while True:
        for task in islice(tasks, max(0, AHEAD * workers - len(waiting))):
            waiting.add(executor.submit(batch, task, keep))
        if not waiting:
            return
        finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in finished:
            yield future.result()
