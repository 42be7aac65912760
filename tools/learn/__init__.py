"""Values learned from outcomes: games are played, whole numbers are fitted, and a table of the room is written.

A lesson of a game (`tools/learn/<room>.py`) says how its teacher plays, what a position has, how it ended, and how
the table is written. The teacher uses nothing that was learned, so the same seeds always give the same games; the
sums are whole numbers and the fit is exact, so every machine finds the same table.
"""

import argparse
import importlib
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

from pyapp import GAMES
from pyapp.ai import arena
from tools.cli import parser
from tools.env.console import Trouble, step
from tools.env.places import ROOT

BLOCK = 50  # games whose sums are kept together
HERE = Path(__file__).parent

Sample = tuple[tuple[int, ...], int]  # what a position had, and what came of it
Sums = list[list[int]]  # of products: one row for each feature, the outcome being the last of each row


@dataclass(frozen=True)
class Lesson:
    """How one game is learned."""

    slug: str
    features: tuple[str, ...]
    games: int
    seed: int
    samples: Callable[[int], Iterable[Sample]]  # of the game with this seed
    table: Path
    written: Callable[[Sequence[Fraction]], str]  # the table, from the weights

    @property
    def data(self) -> Path:
        return HERE / f"{_room(self.slug)}.json"


def lessons() -> list[str]:
    return [slug for slug in GAMES if (HERE / f"{_room(slug)}.py").exists()]


def lesson_of(slug: str) -> Lesson:
    found: Lesson = importlib.import_module(f"tools.learn.{_room(slug)}").LESSON
    return found


def _room(slug: str) -> str:
    return slug.replace("-", "_")


def learn(words: list[str]) -> int:
    asked = parser("learn")
    asked.add_argument("game", choices=lessons())
    asked.add_argument(
        "--check", action="store_true", help="change nothing; say whether it is what lies there"
    )
    asked.add_argument("--kept", action="store_true", help="fit the sums that are kept, without playing")
    _where_to_play(asked)
    given = asked.parse_args(words)
    lesson = lesson_of(given.game)
    with arena.helpers(given.workers, given.cluster) as executor:
        blocks = kept(lesson) if given.kept else list(played(lesson, executor))
    made = {lesson.data: told(lesson, blocks), lesson.table: lesson.written(fitted(added(blocks)))}
    if given.check:
        if other := [path for path, text in made.items() if path.read_text("utf-8") != text]:
            raise Trouble(f"Not what lies in the room: {', '.join(path.name for path in other)}.")
        print("What was made is what lies in the room.")
        return 0
    for path, text in made.items():
        path.write_text(text, "utf-8")
        print(path.relative_to(ROOT))
    return 0


def _where_to_play(asked: argparse.ArgumentParser) -> None:
    asked.add_argument("--workers", type=int, default=1, help="processes to play in")
    asked.add_argument("--cluster", default="", help="a Dask cluster to play on; `local`: one of its own")


def played(lesson: Lesson, executor: Executor | None, games: int = 0) -> Iterator[Sums]:
    """The sums of each block of games."""
    first = range(lesson.seed, lesson.seed + (games or lesson.games), BLOCK)
    slugs = [lesson.slug] * len(first)
    blocks = executor.map(block, slugs, first) if executor else map(block, slugs, first)
    for number, sums in enumerate(blocks, 1):
        step(f"{lesson.slug}: {number * BLOCK} of {games or lesson.games} games")
        yield sums


def block(slug: str, first: int) -> Sums:
    lesson = lesson_of(slug)
    found = [[0] * (len(lesson.features) + 1) for _ in lesson.features]
    for seed in range(first, first + BLOCK):
        for has, outcome in lesson.samples(seed):
            row = (*has, outcome)
            for at, one in enumerate(has):
                if one:
                    found[at] = [total + one * other for total, other in zip(found[at], row, strict=True)]
    return found


def added(blocks: Iterable[Sums]) -> Sums:
    rows = zip(*blocks, strict=True)
    return [[sum(column) for column in zip(*row, strict=True)] for row in rows]


def fitted(sums: Sums) -> list[Fraction]:
    """The weights that foretell the outcomes best (least squares), exactly; a feature nobody had weighs nothing."""
    rows = [[Fraction(number) for number in row] for row in sums]
    for at, row in enumerate(rows):
        row[at] = row[at] or Fraction(1)
    for at in range(len(rows)):
        lead = rows[at][at]
        rows[at] = [number / lead for number in rows[at]]
        for other, row in enumerate(rows):
            if other != at and row[at]:
                rows[other] = [mine - row[at] * its for mine, its in zip(row, rows[at], strict=True)]
    return [row[-1] for row in rows]


# -- what is kept ---------------------------------------------------------------------------------


def told(lesson: Lesson, blocks: list[Sums]) -> str:
    lines = ",\n".join(f"  {json.dumps(sums, separators=(',', ':'))}" for sums in blocks)
    head = f'"features": {json.dumps(lesson.features)}, "seed": {lesson.seed}, "games": {lesson.games}'
    return f'{{{head}, "blocks": [\n{lines}\n]}}\n'


def kept(lesson: Lesson) -> list[Sums]:
    data: dict[str, Any] = json.loads(lesson.data.read_text("utf-8"))
    blocks: list[Sums] = data["blocks"]
    return blocks
