"""The verb `study` of the command line."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from ..ai import arena
from ..core.advice import by_numbers
from ..core.messages import Reader
from ..core.refusals import BadInput, Problem
from ..terminal import listed, say
from . import dataset, figures, plan, report, running

CLUSTER_TASKS = 32  # as many as a cluster may be asked for at a time, a few times over
BAR = 24


def run(args: argparse.Namespace, options: Mapping[str, Any]) -> None:
    """Play what is missing, then write the table and the pages anew."""
    if args.level not in arena.PLAYERS and not by_numbers(args.level):
        raise Problem("arena.unknown_level", level=args.level)
    wishes = listed("--vary", args.vary)
    asked = plan.study(args.game, args.players, options, wishes, args.level, args.games, args.seed)
    folder: Path = args.out or Path(f"study-{args.game}")
    reader = Reader(import_module(f"pyapp.lab.texts.{args.lang}").MESSAGES, args.lang)
    if args.parquet:
        dataset.possible()
    records = args.records or (folder / "records" if args.parquet else None)
    journal = running.Journal(folder, asked, records)
    progress = running.Progress(asked.games, len(journal.rows), lambda *at: told(reader, *at))
    workers = max(args.workers, CLUSTER_TASKS) if args.cluster else args.workers
    rows = running.run(
        asked, journal, lambda: arena.helpers(args.workers, args.cluster), workers, progress.at
    )
    try:
        report.write(folder, asked, rows, figures.table(asked, rows))
    except OSError:
        raise BadInput("file.refused", name=str(folder)) from None
    if args.parquet:
        dataset.write(asked, journal, rows, args.parquet)
    say(reader.say("written", {"folder": str(folder)}))


def told(reader: Reader, done: int, games: int, left: float | None) -> str:
    """`[#####.....] 120 of 240 games, 0:40 left`"""
    full = BAR * done // games
    seconds = round(left or 0)
    hours, minutes = divmod(seconds // 60, 60)
    clock = f"{hours}:{minutes:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"
    over = left is None or done >= games
    return reader.say(
        "progress",
        {
            "bar": f"[{'#' * full}{'.' * (BAR - full)}]",
            "done": done,
            "all": games,
            "left": "none" if over else clock,
        },
    )
