"""A game as the end of an address: who plays what, the moves as one number, and a picture of the position.

    1.suk.HEAD.MOVES.PICTURE

HEAD and PICTURE are packed JSON that the page reads by itself, so it can draw before the rules are up.
MOVES is one whole number: at each turn the place of the move among the legal ones, in alphabetical
order, counted in as many digits as there are legal moves.
"""

import base64
import json
import zlib
from collections.abc import Iterable
from typing import Any

from ..core.game import LARGEST_SEED
from ..core.refusals import BadInput, BadPosition, BadSetup
from ..core.rng import PLAIN, SECRET, WAYS
from ..core.values import is_whole
from ..games import GAMES, AnyGame
from . import Record, Seat
from .fairness import is_salt

FORMAT = "1"
LONGEST_SEED = len(str(-LARGEST_SEED))
LONGEST_LINK = 60_000  # characters
LARGEST_PART = 200_000  # bytes, unpacked
MOST_MOVES = 20_000
EASILY_SENT = 1_900  # characters; beyond them a link goes without its picture


class BadLink(BadInput):
    """A link that can't be read; nothing has happened."""


def link(record: Record, *, names: bool = True, picture: bool = True, room: int = EASILY_SENT) -> str:
    """The whole game, to be opened, stepped through and played on by whoever gets it.

    Beyond `room` characters it goes without its picture.
    """
    game, seats = record.game, [Seat("", seat.kind, seat.level) for seat in record.seats]
    head: dict[str, Any] = {
        "players": record.setup.players,
        "rules": record.game.rules_version if record.caught_up else record.rules,
        "seats": [str(seat) for seat in (record.seats if names else seats)],
        "moves": len(record),
        "check": _check(record),
        **_beginning(record),
    }
    moves = _written(_to_number(record))
    whole = _joined(game, head, moves, _picture(record, None) if picture else "")
    return whole if len(whole) <= room else _joined(game, head, moves, "")


def glimpse(record: Record, seat: int | None) -> str:
    """Only what a seat sees now: a picture that holds no secret, and can't be played on."""
    seats = [str(Seat("", who.kind, who.level)) for who in record.seats]
    head = {"players": record.setup.players, "seats": seats, "moves": len(record), "seat": seat}
    return _joined(record.game, head, "", _picture(record, seat))


def read(text: str) -> Record:
    """The game of a link, checked to its last move; raises BadLink."""
    game, head, moves, _ = _split(text)
    record = _begun(game, head)
    record.rules = _whole(head, "rules", 9999)
    number, count = _from_text(moves), _whole(head, "moves", MOST_MOVES)
    for _turn in range(count):
        record.catch_up()
        legal = _legal(game, record.state)
        if not legal:
            raise BadLink("link.damaged")
        number, place = divmod(number, len(legal))
        record.play(legal[place])
    record.catch_up()
    if number or head.get("check") != _check(record):
        raise BadLink("link.other_rules" if head.get("rules") != game.rules_version else "link.damaged")
    record.rules = game.rules_version
    return record


def picture_agrees(text: str, record: Record) -> bool:
    """Does the picture of a link show the game it comes with, as far as both tell the same things?"""
    packed = _split(text)[3]
    if not packed:
        return True
    try:
        shown = _unpacked(packed)
    except BadLink:
        return False
    return _agree(shown, json.loads(json.dumps(_shown(record, None))))


def _agree(one: Any, other: Any) -> bool:
    """Equal, except that either may have entries of which the other says nothing: views grow with the years."""
    if isinstance(one, dict) and isinstance(other, dict):
        return all(_agree(one[name], other[name]) for name in one.keys() & other.keys())
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(_agree, one, other))
    return bool(one == other)


def _check(record: Record) -> str:
    return record.game.digest(record.state)[:6]


def _legal(game: AnyGame, state: Any) -> list[str]:
    return sorted(str(move) for move in game.moves(state)) if game.to_act(state) is not None else []


def _to_number(record: Record) -> int:
    number = 0
    for state, move in zip(reversed(record.states[:-1]), reversed(record.moves), strict=True):
        legal = _legal(record.game, state)
        number = number * len(legal) + legal.index(move)
    return number


def _beginning(record: Record) -> dict[str, Any]:
    """How the game began: from a deal with its options, or from a position."""
    if record.position is not None:
        return {"position": record.position}
    declared = record.game.options
    chosen = {
        name: value for name, value in record.setup.options.items() if value != declared[name]["default"]
    }
    head: dict[str, Any] = {"seed": str(record.seed)}
    if record.way != PLAIN:
        head["chance"] = record.way
    if record.salt:
        head["salt"] = record.salt
    return {**head, **({"options": chosen} if chosen else {})}


def _begun(game: AnyGame, head: dict[str, Any]) -> Record:
    position, options = head.get("position"), head.get("options", {})
    if not isinstance(options, dict) or not ("seed" in head or isinstance(position, dict)):
        raise BadLink("link.glimpse" if "seat" in head else "link.damaged")
    try:
        seats = [Seat.read(str(seat)) for seat in _items(head, "seats")]
        if isinstance(position, dict):
            return Record(game, seats=seats, position=position)
        seed, salt = int(str(head["seed"])[:LONGEST_SEED]), str(head.get("salt", ""))
        way = _whole(head, "chance", SECRET) if "chance" in head else PLAIN
        if way not in WAYS or (salt and not is_salt(salt)):
            raise BadLink("link.damaged")
        return Record(game, game.setup(_whole(head, "players", 99), options), seed, seats, way=way, salt=salt)
    except (ValueError, BadSetup, BadPosition):
        raise BadLink("link.damaged") from None


def _picture(record: Record, seat: int | None) -> str:
    return _packed(_shown(record, seat))


def _shown(record: Record, seat: int | None) -> dict[str, Any]:
    game, state = record.game, record.state
    result = game.result(state)
    return {
        "view": shown_view(record, seat),
        "to_act": game.to_act(state),
        "result": result and result.as_dict(),
    }


def shown_view(record: Record, seat: int | None) -> dict[str, Any]:
    """The view that a picture carries."""
    return _without(record.game.view(record.state, seat), record.game.picture_spares)


def _without(view: dict[str, Any], spares: Iterable[str]) -> dict[str, Any]:
    """The view with its spare parts emptied: they help to decide, and are not drawn."""
    for path in spares:
        inside: Any = view
        *outer, name = path.split(".")
        for step in outer:
            inside = inside[step]
        inside[name] = type(inside[name])()
    return view


# -- as text ------------------------------------------------------------------------------------


def _joined(game: AnyGame, head: dict[str, Any], *parts: str) -> str:
    return ".".join([FORMAT, game.slug, _packed(head), *parts])


def _split(text: str) -> tuple[AnyGame, dict[str, Any], str, str]:
    parts = text.split(".") if len(text) <= LONGEST_LINK else []
    if len(parts) != 5:
        raise BadLink("link.damaged")
    if parts[0] != FORMAT or parts[1] not in GAMES:
        raise BadLink("link.newer" if parts[0].isdigit() and parts[0] != FORMAT else "link.damaged")
    return GAMES[parts[1]], _unpacked(parts[2]), parts[3], parts[4]


def _packed(data: dict[str, Any]) -> str:
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15)
    text = json.dumps(data, separators=(",", ":")).encode()
    return _text(squeeze.compress(text) + squeeze.flush())


def _unpacked(text: str) -> dict[str, Any]:
    unfold = zlib.decompressobj(-15)
    try:
        data = json.loads(unfold.decompress(_bytes(text), LARGEST_PART))
    except (ValueError, RecursionError, zlib.error):
        raise BadLink("link.damaged") from None
    if not unfold.eof or not isinstance(data, dict):
        raise BadLink("link.damaged")
    return data


def _written(number: int) -> str:
    return _text(number.to_bytes((number.bit_length() + 7) // 8, "big"))


def _from_text(text: str) -> int:
    return int.from_bytes(_bytes(text), "big")


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except ValueError:
        raise BadLink("link.damaged") from None


def _whole(head: dict[str, Any], name: str, most: int) -> int:
    value = head.get(name)
    if not is_whole(value, 0, most):
        raise BadLink("link.damaged")
    return value


def _items(head: dict[str, Any], name: str) -> Iterable[Any]:
    value = head.get(name)
    if not isinstance(value, list) or len(value) > 12:
        raise BadLink("link.damaged")
    return value
