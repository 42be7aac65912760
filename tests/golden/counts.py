"""How many positions can be reached from three tables of a title, move by move: counted once, kept as data.

Each table is a golden game stopped on its way. A number that changes is a rule that changed.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pyapp import GAMES
from pyapp.games import AnyGame
from pyapp.record import Record
from tests.golden import FOLDER, files

DEPTHS = (2, 3)
MOST = 20_000  # positions of one depth; a third move is looked at where it leads to fewer
STOPS = (0.1, 0.45, 0.85)  # how far into a golden game the three tables stand


def path_of(slug: str) -> Path:
    return FOLDER / slug / "reachable.json"


def kept(slug: str) -> list[dict[str, Any]]:
    tables: list[dict[str, Any]] = json.loads(path_of(slug).read_text("utf-8"))
    return tables


def counted(game: AnyGame, state: Any, depth: int) -> list[int]:
    """How many different positions 1, 2, .. moves lead to."""
    here, counts = {game.digest(state): state}, []
    for _ in range(depth):
        there: dict[str, Any] = {}
        for one in here.values():
            for move in game.moves(one):
                after = game.after(one, move)
                there[game.digest(after)] = after
        counts.append(len(there))
        here = there
    return counts


def table(slug: str, name: str, after: int) -> Any:
    """The state of a golden game after so many moves."""
    return Record.parse((FOLDER / slug / f"{name}.txt").read_text("utf-8")).at(after)


def worth_counting(game: AnyGame, state: Any) -> list[int]:
    """As deep as can be counted in a moment, two moves at least."""
    few, many = DEPTHS
    counts = counted(game, state, few)
    return counts if counts[1] ** 2 > MOST * counts[0] else counted(game, state, many)


def write_all(slugs: list[str]) -> Iterator[Path]:
    for slug in slugs:
        game, names = GAMES[slug], [path.stem for path in files(slug)]
        tables = []
        for number, share in enumerate(STOPS):
            name = names[number * (len(names) - 1) // (len(STOPS) - 1)]
            record = Record.parse((FOLDER / slug / f"{name}.txt").read_text("utf-8"))
            after = int(len(record) * share)
            state = record.at(after)
            positions = worth_counting(game, state)
            tables.append({"game": name, "after": after, "positions": positions})
        path_of(slug).write_text(json.dumps(tables, indent=1) + "\n", encoding="utf-8")
        yield path_of(slug)
