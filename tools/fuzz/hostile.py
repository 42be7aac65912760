"""Links, records, positions and messages as nobody should send them: made up, bent, cut, swollen."""

import base64
import json
import zlib
from collections.abc import Iterator
from typing import Any

from pyapp import GAMES
from pyapp.core.rng import Rng
from pyapp.record import Record
from pyapp.record.link import link

ODD: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 2**31, 2**64, -(2**70), 0.5, 1e308, "", "x", "\0", "﷽" * 40),
    *("__proto__", "<img src=x onerror=alert(1)>", "../../etc/passwd", "{}", "'; drop table games"),
    *([], {}, [[]], [None], {"a": {"b": {}}}, [0] * 500, "A" * 5000),
)
SIGNS = "\0\n\r\t #:.,;-+*=/\\\"'<>{}[]()0179aZ_~é€𝄞"


def requests(number: int, seed: int = 1) -> Iterator[dict[str, Any]]:
    """So many hostile requests to open something, or to do something odd, of every kind in turn."""
    rng = Rng(seed)
    played = [_some_game(slug, rng) for slug in GAMES]
    makers = (_link, _record, _position, _message)
    for at in range(number):
        yield makers[at % len(makers)](rng.choice(played), rng)


def _some_game(slug: str, rng: Rng) -> Record:
    game = GAMES[slug]
    record = Record(game, game.setup(2, {}), rng.below(1000))
    while len(record) < 12 and (moves := game.moves(record.state)):
        record.play(rng.choice(moves))
    return record


def _link(record: Record, rng: Rng) -> dict[str, Any]:
    parts = link(record, picture=bool(rng.below(2))).split(".")
    match rng.below(5):
        case 0:
            text = bent(".".join(parts), rng)
        case 1:
            parts[2] = _packed(swapped(_unpacked(parts[2]), rng))
            text = ".".join(parts)
        case 2:
            parts[3] = _text(bytes(rng.below(256) for _ in range(rng.below(80))))
            text = ".".join(parts)
        case 3:
            parts[rng.below(5)] = str(rng.choice(ODD))
            text = ".".join(parts)
        case _:
            parts[2] = _packed({**_unpacked(parts[2]), "swollen": "x" * 4_000_000})
            text = ".".join(parts)
    return {"do": "open", "table": "t", "link": text, "seat": None}


def _record(record: Record, rng: Rng) -> dict[str, Any]:
    text = record.kept() if rng.below(3) == 0 else record.text()
    match rng.below(4):
        case 0:
            text = bent(text, rng)
        case 1:
            lines = text.split("\n")
            lines[rng.below(len(lines))] = str(rng.choice(ODD))
            text = "\n".join(lines)
        case 2:
            lines = text.split("\n")
            text = "\n".join(lines[at] for at in sorted(rng.below(len(lines)) for _ in range(len(lines))))
        case _:
            text += "\n".join(str(rng.choice(ODD)) for _ in range(20))
    return {"do": "open", "table": "t", "record": text, "seat": None}


def _position(record: Record, rng: Rng) -> dict[str, Any]:
    position = swapped(record.game.dump(record.state), rng)
    text = f"regolo 1\ngame: {record.game.slug}\nposition: {json.dumps(position)}\n"
    return {"do": "open", "table": "t", "record": text, "seat": None}


def _message(record: Record, rng: Rng) -> dict[str, Any]:
    verb = rng.choice(
        ("start", "play", "show", "preview", "why", "log", "undo", "kin", "link", "steps", "seats")
    )
    asked: dict[str, Any] = {
        "do": verb,
        "table": "t",
        "game": record.game.slug,
        "players": 2,
        "seed": 1,
        "seat": 0,
    }
    for name in ("move", "at", "moves", "pattern", "records", "seats", "options", "steps", "seed", "players"):
        if rng.below(3) == 0:
            asked[name] = rng.choice(ODD)
    return asked


def bent(text: str, rng: Rng) -> str:
    """The text with a few signs changed, left out, doubled or moved."""
    for _ in range(1 + rng.below(6)):
        at = rng.below(len(text)) if text else 0
        match rng.below(4):
            case 0:
                text = text[:at] + rng.choice(tuple(SIGNS)) + text[at + 1 :]
            case 1:
                text = text[:at] + text[at + 1 + rng.below(20) :]
            case 2:
                text = text[:at] + text[max(0, at - 20) :]
            case _:
                text = text[at:] + text[:at]
    return text


def swapped(data: dict[str, Any], rng: Rng) -> dict[str, Any]:
    """The same data with one entry, at any depth, replaced by something odd, or by what only looks right."""
    copy: dict[str, Any] = json.loads(json.dumps(data))
    inside: Any = copy
    while True:
        keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
        if not keys:
            return copy
        key = rng.choice(keys)
        if isinstance(inside[key], dict | list) and inside[key] and rng.below(3):
            inside = inside[key]
            continue
        inside[key] = rng.choice(ODD) if rng.below(2) else _likely(inside[key], data, rng)
        return copy


def _likely(value: Any, data: dict[str, Any], rng: Rng) -> Any:
    """Something of the right kind in the wrong place: a number beside it, a list too short, another field's value."""
    match value:
        case bool():
            return not value
        case int():
            return value + rng.choice((-2, -1, 1, 2, 10))
        case list() if value and rng.below(2):
            return rng.choice((value[1:], value[::-1], [*value, value[0]]))
        case _:
            return rng.choice(list(data.values()))


def _packed(data: dict[str, Any]) -> str:
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15)
    return _text(squeeze.compress(json.dumps(data).encode()) + squeeze.flush())


def _unpacked(text: str) -> dict[str, Any]:
    return dict(json.loads(zlib.decompress(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)), -15)))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
