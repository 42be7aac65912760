"""Values learned from outcomes: games are played, whole numbers are fitted, and a table of the room is written.

The training of a game (`<room>.py`) says how its teacher plays, what a position has, how it ended, and how
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
class Training:
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


def trainings() -> list[str]:
    return [slug for slug in GAMES if (HERE / f"{_room(slug)}.py").exists()]


def training_of(slug: str) -> Training:
    found: Training = importlib.import_module(f"tools.training.{_room(slug)}").TRAINING
    return found


def _room(slug: str) -> str:
    return slug.replace("-", "_")


def learn(words: list[str]) -> int:
    asked = parser("learn")
    asked.add_argument("game", choices=trainings())
    asked.add_argument(
        "--check", action="store_true", help="change nothing; say whether it is what lies there"
    )
    asked.add_argument("--kept", action="store_true", help="fit the sums that are kept, without playing")
    _where_to_play(asked)
    given = asked.parse_args(words)
    training = training_of(given.game)
    with arena.helpers(given.workers, given.cluster) as executor:
        blocks = kept(training) if given.kept else list(played(training, executor))
    made = {training.data: text_of(training, blocks), training.table: training.written(fitted(added(blocks)))}
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


def played(training: Training, executor: Executor | None, games: int = 0) -> Iterator[Sums]:
    """The sums of each block of games."""
    first = range(training.seed, training.seed + (games or training.games), BLOCK)
    slugs = [training.slug] * len(first)
    blocks = executor.map(block, slugs, first) if executor else map(block, slugs, first)
    for number, sums in enumerate(blocks, 1):
        step(f"{training.slug}: {number * BLOCK} of {games or training.games} games")
        yield sums


def block(slug: str, first: int) -> Sums:
    training = training_of(slug)
    found = [[0] * (len(training.features) + 1) for _ in training.features]
    for seed in range(first, first + BLOCK):
        for has, outcome in training.samples(seed):
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


def text_of(training: Training, blocks: list[Sums]) -> str:
    lines = ",\n".join(f"  {json.dumps(sums, separators=(',', ':'))}" for sums in blocks)
    head = f'"features": {json.dumps(training.features)}, "seed": {training.seed}, "games": {training.games}'
    return f'{{{head}, "blocks": [\n{lines}\n]}}\n'


def kept(training: Training) -> list[Sums]:
    data: dict[str, Any] = json.loads(training.data.read_text("utf-8"))
    blocks: list[Sums] = data["blocks"]
    return blocks
