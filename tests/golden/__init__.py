"""Golden games: whole games kept as text, with the fingerprint of the table after every move.

Each lies in `tests/golden/<slug>/<name>.txt`, a record that anyone can open. Which games are kept, and what
they must show, is said in the game's own room of tests (`tests/<room>/golden.py`).
`python build.py golden` writes them all again; `git diff` then shows what a change of the rules did.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pyapp import GAMES
from pyapp.ai.thinking import LEVELS, choose
from pyapp.core.answers import SeatKind
from pyapp.core.options import named
from pyapp.record import Record, Seat
from tests.playing import Playout, any_move, own_module, played

FOLDER = Path(__file__).parent
SHORT = 8  # signs of a fingerprint behind every move; the last one is kept whole


@dataclass(frozen=True)
class Kept:
    """How a golden game is played: `by` names the level of all seats, a chooser of the room's `CHOOSERS`, or random."""

    name: str
    about: str
    players: int
    seed: int
    by: str = "random"
    options: dict[str, Any] = field(default_factory=dict)

    def play(self, slug: str) -> Playout:
        game = GAMES[slug]
        setup = game.setup(self.players, self.options)
        if self.by not in LEVELS:
            choosers = {"random": any_move, **getattr(own_module(slug, "golden"), "CHOOSERS", {})}
            return played(game, setup, self.seed, choosers[self.by])
        return played(game, setup, self.seed, lambda game, state, _: choose(game, state, self.by))


def kept(slug: str) -> list[Kept]:
    games: list[Kept] = own_module(slug, "golden").KEPT
    return games


def files(slug: str) -> list[Path]:
    return sorted((FOLDER / slug).glob("*.txt"))


def written(slug: str, how: Kept) -> str:
    """The text of a golden game: what happens in it, what it ends with, then the record."""
    playout = how.play(slug)
    game = playout.game
    kind: SeatKind = "computer" if how.by in LEVELS else "person"
    seats = [Seat("", kind, how.by if how.by in LEVELS else "normal")] * how.players
    record = Record(game, playout.setup, how.seed, seats)
    for number, move in enumerate(playout.moves, 1):
        record.play(move)
        record.comments[number] = game.digest(record.state)[:SHORT]
    title, *rest = record.text().splitlines()
    return "\n".join([title, *about(record, how.about), *rest, ""])


def about(record: Record, sentence: str) -> Iterator[str]:
    result = record.game.result(record.state)
    assert result is not None
    yield f"# {sentence}"
    yield f"# shows: {', '.join(sorted(shown(record)))}"
    yield f"# ranking: {result.ranking}"
    yield f"# scores: {result.scores}"
    yield f"# final: {record.game.digest(record.state)}"


def shown(record: Record) -> set[str]:
    """What a game shows: its players, its variants, and what its own room sees in it."""
    marks: set[str] = own_module(record.game.slug, "golden").marks(record)
    options = {f"{name}={value}" for name, value in named(record.game.options, record.setup).items()}
    return {f"{record.setup.players} players", *options, *marks}


def needed(slug: str) -> set[str]:
    """What the golden games of a title have to show between them."""
    game = GAMES[slug]
    marks: set[str] = {f"{players} players" for players in game.players}
    for name, spec in game.options.items():
        values = [False, True] if spec["type"] == "boolean" else spec.get("enum", [])
        if "since" in spec:
            values = [value for value in values if value != spec["default"]]
        marks |= {f"{name}={value}" for value in values}
    also: set[str] = own_module(slug, "golden").NEEDED
    return marks | also


def told(text: str) -> dict[str, str]:
    """The comment lines above a golden game, by their first word."""
    lines = [line[2:].partition(": ") for line in text.splitlines() if line.startswith("# ")]
    return {name: value for name, colon, value in lines if colon}


def write_all(slugs: list[str]) -> Iterator[Path]:
    for slug in slugs:
        (FOLDER / slug).mkdir(exist_ok=True)
        for old in files(slug):
            old.unlink()
        for how in kept(slug):
            path = FOLDER / slug / f"{how.name}.txt"
            path.write_text(written(slug, how), encoding="utf-8")
            yield path
