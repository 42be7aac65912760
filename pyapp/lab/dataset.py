"""The games of a study as a table for other tools: a Parquet file with one row a decision; needs pyarrow.

Each row holds what its seat saw then, what it could do and did, and what became of it. Nothing in it comes from
behind a screen but the outcome, which nobody knew yet.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from ..core.refusals import BadInput, Problem
from ..games import GAMES
from ..record import Record
from . import features, vocabulary
from .figures import label
from .plan import Study
from .playing import Row
from .running import Journal

AT_ONCE = 1000  # rows held in memory before they are written


def schema(plan: Study) -> Any:
    arrow = _arrow()
    game, words = GAMES[plan.slug], vocabulary.of(plan.slug)
    numbers = arrow.list_(arrow.int32())
    told = {
        "game": plan.slug,
        "rules": str(game.rules_version),
        "vocabulary": words.digest,
        "study": json.dumps(plan.identity()),
    }
    return arrow.schema(
        [
            ("game", arrow.int32()),  # number of the game in the journal
            ("setup", arrow.string()),  # what sets its set-up apart in this study
            ("players", arrow.int8()),
            ("seed", arrow.uint64()),
            ("decision", arrow.int32()),  # from 0
            ("seat", arrow.int8()),
            ("view", arrow.string()),  # JSON
            ("features", arrow.list_(arrow.float32(), features.PLACES)),
            ("legal", arrow.list_(arrow.string())),
            ("move", arrow.string()),
            ("spelt", numbers),  # the move's numbers in the vocabulary
            ("share", arrow.float32()),  # of the victory, to this seat
            ("score", arrow.int32()),
            ("left", arrow.int32()),  # decisions after this one
        ],
        metadata=told,
    )


def write(plan: Study, journal: Journal, rows: Sequence[Row], path: Path) -> None:
    """All decisions, game by game in the order of the journal; the file is whole or it isn't there."""
    arrow, shape = _arrow(), schema(plan)
    from pyarrow import parquet

    fresh = path.with_name(f"{path.name}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with parquet.ParquetWriter(fresh, shape, compression="zstd") as file:
            waiting: list[dict[str, Any]] = []
            for row in rows:
                waiting += decisions(plan, row, journal.record(row["n"]).read_text("utf-8"))
                if len(waiting) >= AT_ONCE or row is rows[-1]:
                    file.write_table(arrow.Table.from_pylist(waiting, shape))
                    waiting = []
        fresh.replace(path)
    except OSError:
        raise BadInput("file.refused", name=str(path)) from None


def decisions(plan: Study, row: Row, text: str) -> Iterator[dict[str, Any]]:
    """The rows of one game, from its record."""
    record = Record.parse(text)
    game, words = record.game, vocabulary.of(plan.slug)
    for number, (state, move) in enumerate(zip(record.states, record.moves, strict=False)):
        seat = game.to_act(state)
        assert seat is not None, "somebody made this move"
        view = game.view(state, seat)
        yield {
            "game": row["n"],
            "setup": label(plan, row["arm"]),
            "players": state.setup.players,
            "seed": row["seed"],
            "decision": number,
            "seat": seat,
            "view": json.dumps(view, separators=(",", ":")),
            "features": features.row(features.of_seat(view, seat, words)),
            "legal": [str(one) for one in game.moves(state)],
            "move": move,
            "spelt": words.spelt(move),
            "share": row["wins"][seat],
            "score": row["scores"][seat],
            "left": len(record.moves) - number - 1,
        }


def _arrow() -> Any:
    try:
        import pyarrow
    except ImportError:
        raise Problem("study.no_arrow") from None
    return pyarrow


def possible() -> None:
    """Raises a Problem where the package is missing: before the games are played, not after."""
    _arrow()
