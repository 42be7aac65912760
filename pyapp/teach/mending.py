"""What is wrong with a position, and changes that mend it: each is tried by the rules before it is proposed."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations, islice
from typing import Any, Literal

from ..core.refusals import BadPosition
from ..games import AnyGame
from .laying import HEAD, Position, keys_of, value_at

MOST_TRIED, MOST_PROPOSED, MOST_VALUES = 120, 3, 6


@dataclass(frozen=True, slots=True)
class Mend:
    """One change after which the position holds."""

    kind: Literal["open", "take", "set"]
    paths: tuple[str, ...]
    position: Position
    value: Any = None  # set: to what; take: which piece


def fault(game: AnyGame, position: Position) -> BadPosition | None:
    """What the rules find wrong; nothing, if they can lay the table out."""
    try:
        game.load(position)
    except BadPosition as problem:
        return problem
    return None


def mends(game: AnyGame, position: Position, problem: BadPosition, kept: str = "") -> list[Mend]:
    """Up to three changes that help, those first that leave alone what was changed last."""
    inside = keys_of(kept)
    tried = _different(islice(_candidates(position, problem), MOST_TRIED))
    apart = [mend for mend in tried if not any(_touches(path, inside) for path in mend.paths)]
    helpful = list(islice(_helpful(game, apart), MOST_PROPOSED))
    if helpful:
        return helpful
    opened = _opened(game, position, inside)
    near = _helpful(game, [mend for mend in tried if mend not in apart and mend not in opened])
    return [*opened, *islice(near, MOST_PROPOSED - len(opened))]


def _different(found: Iterable[Mend]) -> list[Mend]:
    """Each change once, however many ways led to it."""
    return list({(mend.kind, mend.paths, str(mend.value)): mend for mend in found}.values())


def _helpful(game: AnyGame, found: list[Mend]) -> Iterator[Mend]:
    return (mend for mend in found if fault(game, mend.position) is None)


def _touches(path: str, inside: list[str]) -> bool:
    """Does it change what was changed last?"""
    keys = keys_of(path)
    return bool(inside) and all(a == b for a, b in zip(keys, inside, strict=False))


def _candidates(position: Position, problem: BadPosition) -> Iterator[Mend]:
    named = ".".join(keys_of(problem.field))
    yield from _other_values(position, named, problem)
    pieces = {value for name, value in problem.params.items() if name != "field" and isinstance(value, str)}
    at = value_at(position, named)
    for piece in sorted(pieces | ({at} if isinstance(at, str) and "." in named else set())):
        yield from _taken(position, piece)
    keys = keys_of(named)
    for long in range(len(keys), 0, -1):
        path = ".".join(keys[:long])
        if value_at(position, path) is not None and keys[0] not in HEAD:
            yield Mend("open", (path,), without(position, path, whole=True))
    said = [name for name in position if name not in HEAD]
    inner = [
        f"{name}.{at}.{part}"
        for name in said
        if isinstance(position[name], list)
        for at, one in enumerate(position[name])
        if isinstance(one, dict) and name == "seats"
        for part in one
    ]
    for path in [*inner, *said]:
        yield Mend("open", (path,), without(position, path, whole=True))
    for pair in combinations(said, 2):
        found = without(without(position, pair[0], whole=True), pair[1], whole=True)
        yield Mend("open", pair, found)


def _taken(position: Position, piece: str) -> Iterator[Mend]:
    """A piece taken from one of its places, or from all of them but one."""
    places = list(where(position, piece))
    for path in places:
        yield Mend("take", (path,), without(position, path), piece)
    for kept in places if len(places) > 2 else ():
        others = [path for path in places if path != kept]
        found = position
        for path in reversed(others):  # the last of a list first: the others keep their numbers
            found = without(found, path)
        yield Mend("take", tuple(others), found, piece)


def _other_values(position: Position, named: str, problem: BadPosition) -> Iterator[Mend]:
    """The nearest number that fits, or one of a few words."""
    params = {**problem.params, **problem.fitting}
    now, low, high = value_at(position, named), params.get("low"), params.get("high")
    if isinstance(now, int) and isinstance(low, int) and isinstance(high, int) and low <= high:
        near = min(max(now, low), high)
        yield Mend("set", (named,), replaced(position, named, near), near)
    known = params.get("known", ())
    if now is not None and len(known) <= MOST_VALUES:
        for value in known:
            yield Mend("set", (named,), replaced(position, named, value), value)


def _opened(game: AnyGame, position: Position, inside: list[str]) -> list[Mend]:
    """Entry after entry is left open as the rules name them, parts of them where that is enough."""
    for narrow in (True, False):
        opened = _needed(game, position, _in_the_way(game, position, inside, narrow=narrow))
        mended = _all_open(position, opened)
        if opened and fault(game, mended) is None:
            return [Mend("open", tuple(opened), mended)]
    return []


def _in_the_way(game: AnyGame, position: Position, inside: list[str], *, narrow: bool) -> list[str]:
    """What the rules name one after the other, the entry changed last at the very end."""
    opened: list[str] = []
    now = position
    while (problem := fault(game, now)) is not None:
        left = [name for name in now if name not in HEAD]
        if not left:
            return []
        named = keys_of(problem.field)
        part = ".".join(named)
        if narrow and len(named) > 1 and value_at(now, part) is not None and not _touches(part, inside):
            path = part
        else:
            path = min(left, key=lambda name: (name in inside[:1], name != named[0]))
        opened.append(path)
        now = without(now, path, whole=True)
    return opened


def _needed(game: AnyGame, position: Position, opened: list[str]) -> list[str]:
    """Those of the entries that really must go; of an entry only the part that is in the way."""
    kept = list(opened)
    for path in opened:
        others = [other for other in kept if other != path]
        problem = fault(game, _all_open(position, others))
        narrow = ".".join(keys_of(problem.field)) if problem else ""
        if problem is None:
            kept = others
        elif narrow.startswith(f"{path}.") and fault(game, _all_open(position, [*others, narrow])) is None:
            kept = [*others, narrow]
    return kept


def _all_open(position: Position, paths: list[str]) -> Position:
    for path in sorted(
        paths, key=_counted, reverse=True
    ):  # the last of a list first: the others keep their numbers
        position = without(position, path, whole=True)
    return position


def _counted(path: str) -> list[tuple[int, str]]:
    return [(int(key), "") if key.isdecimal() else (-1, key) for key in keys_of(path)]


def where(data: Any, piece: str, path: str = "") -> Iterator[str]:
    """The paths at which a piece lies: as a word, in a list, or counted."""
    if isinstance(data, str):
        if data.removeprefix("down ") == piece:
            yield path
        return
    inside: Mapping[Any, Any] = (
        data if isinstance(data, dict) else dict(enumerate(data)) if isinstance(data, list) else {}
    )
    for key, value in inside.items():
        if not path and key in HEAD:
            continue
        further = f"{path}.{key}" if path else str(key)
        if key == piece and isinstance(value, int) and value > 0:
            yield further
        else:
            yield from where(value, piece, further)


def without(position: Position, path: str, *, whole: bool = False) -> Position:
    """The same without an entry; of things counted, one less, unless the whole entry goes."""
    keys = keys_of(path)
    at = value_at(position, path)
    if not whole and isinstance(at, int) and not isinstance(at, bool) and at > 1:
        return replaced(position, path, at - 1)
    found: Position = _edited(position, keys, None, gone=True)
    return found


def replaced(position: Position, path: str, value: Any) -> Position:
    found: Position = _edited(position, keys_of(path), value, gone=False)
    return found


def _edited(data: Any, keys: list[str], value: Any, *, gone: bool) -> Any:
    """A copy with another value at the end of the keys; an entry that goes leaves a gap in a row of places."""
    key, inner = keys[0], keys[1:]
    if isinstance(data, dict) and key in data:
        if inner:
            return {**data, key: _edited(data[key], inner, value, gone=gone)}
        return {name: one for name, one in data.items() if name != key} if gone else {**data, key: value}
    if isinstance(data, list) and key.isdecimal() and int(key) < len(data):
        at = int(key)
        if inner:
            return [*data[:at], _edited(data[at], inner, value, gone=gone), *data[at + 1 :]]
        keeps_place = gone and None in data
        return [
            *data[:at],
            *(() if gone and not keeps_place else (None if gone else value,)),
            *data[at + 1 :],
        ]
    return data
