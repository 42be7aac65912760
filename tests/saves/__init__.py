"""Saves of every release, which must open for ever: `tests/saves/<version>/`.

A folder holds records (`*.txt`), `links.txt` (a link a line), `storage.json` (the browser's storage as the page wrote
it) and `digests.json` (the fingerprint of the table each of them leads to). `python -m tests.saves VERSION` writes the
folder of a release once, when it is made; afterwards nothing in it changes.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pyapp import GAMES
from pyapp.core.rng import Rng
from pyapp.record import Record, Seat
from pyapp.record.link import link
from tests.playing import COMPLETE, any_options

FOLDER = Path(__file__).parent
SEATS = [
    Seat("Anna"),
    Seat("Orione", "computer", "hard"),
    *(Seat(name) for name in ("Bruno", "Zoë", "È", "L’ultimo")),
]
ON_THE_WAY, FROM_POSITION, WHOLE = "on-the-way", "from-a-position", "whole"


def folders() -> list[Path]:
    return sorted(path for path in FOLDER.iterdir() if (path / "digests.json").is_file())


def records(folder: Path) -> dict[str, str]:
    return {
        path.stem: path.read_text("utf-8") for path in sorted(folder.glob("*.txt")) if path.stem != "links"
    }


def links(folder: Path) -> list[str]:
    return (folder / "links.txt").read_text("utf-8").split()


def storage(folder: Path) -> dict[str, str]:
    stored: dict[str, str] = json.loads((folder / "storage.json").read_text("utf-8"))
    return stored


def digests(folder: Path) -> dict[str, str]:
    known: dict[str, str] = json.loads((folder / "digests.json").read_text("utf-8"))
    return known


def digest(record: Record) -> str:
    return record.game.digest(record.state)


def write(version: str) -> Iterator[Path]:
    """The saves of this release: three games of every title, as record, as link and as the page stores them."""
    folder = FOLDER / version
    folder.mkdir()
    made = {f"{slug}-{kind}": record for slug in COMPLETE for kind, record in _games(slug)}
    for name, record in made.items():
        path = folder / f"{name}.txt"
        path.write_text(record.text() if name.endswith(WHOLE) else record.kept(), "utf-8")
        yield path
    known = {name: digest(record) for name, record in made.items()}
    texts = {
        "links.txt": "\n".join(link(record) for record in made.values()) + "\n",
        "storage.json": json.dumps(dict(_stored(made)), indent=1, ensure_ascii=False) + "\n",
        "digests.json": json.dumps(known, indent=1) + "\n",
    }
    for name, text in texts.items():
        (folder / name).write_text(text, "utf-8")
        yield folder / name


def _games(slug: str) -> Iterator[tuple[str, Record]]:
    rng, game = Rng(len(slug)), GAMES[slug]
    setup = game.setup(game.players[-1], any_options(game, rng))
    yield ON_THE_WAY, _played(Record(game, setup, 41, SEATS), rng, 20)
    yield (
        FROM_POSITION,
        _played(
            Record(game, seats=SEATS, position=game.dump(_played(Record(game, setup, 42), rng, 9).state)),
            rng,
            5,
        ),
    )
    yield WHOLE, _played(Record.new(slug, game.players[0], 44, SEATS), rng, 10**6)


def _played(record: Record, rng: Rng, moves: int) -> Record:
    while len(record) < moves and (choices := record.game.moves(record.state)):
        record.play(rng.choice(choices))
    return record


def _stored(made: dict[str, Record]) -> Iterator[tuple[str, str]]:
    """What `static/js/storage/games.js` keeps: two copies a game behind a sum, the newer one move further."""
    for number, record in enumerate(made.values()):
        for slot, rev in (("a", 7), ("b", 8)):
            text = json.dumps(
                _saved(record, f"gold{number:04}", rev), separators=(",", ":"), ensure_ascii=False
            )
            yield f"regolo.game.gold{number:04}.{slot}", f"{_sum(text)} {text}"


def _saved(record: Record, name: str, rev: int) -> dict[str, Any]:
    game, result = record.game, record.game.result(record.state)
    return {
        "id": name, "rev": rev, "game": game.slug, "record": record.kept(),
        "seats": [seat.as_dict() for seat in record.seats], "at": len(record), "length": len(record),
        "to_act": game.to_act(record.state), "viewer": None, "view": game.view(record.state, None), "last": [],
        "result": result and result.as_dict(), "created": 1700000000000, "updated": 1700000000000 + rev, "build": "0",
        "away": [],
    }  # fmt: skip


def _sum(text: str) -> str:
    """FNV-1a over UTF-16 units, in base 36."""
    units = text.encode("utf-16-le")
    total = 0x811C9DC5
    for at in range(0, len(units), 2):
        total = (total ^ int.from_bytes(units[at : at + 2], "little")) * 0x01000193 & 0xFFFFFFFF
    signs = ""
    while total or not signs:
        total, digit = divmod(total, 36)
        signs = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + signs
    return signs
