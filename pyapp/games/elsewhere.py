"""Games from elsewhere: packages beside ours that name a game as entry point of `regolo.games` (docs/packs.md).

A pack says in its `pack.json`, which is read without importing it, for which contract it was made.
"""

import hashlib
import json
import os
import re
import sys
from base64 import b64decode
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ..core.answers import CONTRACT
from ..core.game import Game
from ..core.refusals import Problem

AnyGame = Game[Any, Any, Any]
GROUP = "regolo.games"
FACTS = "pack.json"
SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
PLACE = re.compile(r"(\w+)((?:\.\w+)*):(\w+)")

_shelved: dict[str, str] = {}
"""Slug -> place of its game, for wheels laid here by hand."""
_entered: dict[tuple[str, str], AnyGame] = {}


class BadPack(Problem):
    """A game from elsewhere that can't be played here."""


def places() -> Mapping[str, str]:
    """Slug -> where its game is (`regolo_nine_wells:GAME`), of every pack that is installed."""
    return {**_installed(), **_shelved}


def folder(slug: str) -> Path | None:
    """Where the package of a pack that is installed lies."""
    found = PLACE.fullmatch(places().get(slug, "").replace(" ", ""))
    spec = find_spec(found[1]) if found else None
    return Path(str(spec.origin)).parent if spec and spec.origin else None


def shelved(slug: str, place: str, wheel: str) -> AnyGame:
    """The game of a wheel that the page hands over, in base64.

    It is laid at the end of the path: nothing that is there already is replaced by it.
    """
    try:
        data = b64decode(wheel, validate=True)
    except ValueError as reason:
        raise BadPack("packs.broken", game=slug[:40], why=str(reason)) from reason
    path = Path(os.environ.get("TMPDIR", "/tmp"), f"regolo-{hashlib.sha256(data).hexdigest()}.whl")
    path.write_bytes(data)
    sys.path.append(str(path))
    try:
        game = entered(slug, place)
    except BadPack:
        sys.path.remove(str(path))
        path.unlink()
        raise
    _shelved[slug] = place
    return game


def entered(slug: str, place: str) -> AnyGame:
    """The game of a pack; raises BadPack where it was made for another contract, or can't be imported."""
    if (slug, place) not in _entered:
        _entered[slug, place] = _imported(slug, place)
    return _entered[slug, place]


def _imported(slug: str, place: str) -> AnyGame:
    found = PLACE.fullmatch(place.replace(" ", ""))
    if not found or not SLUG.fullmatch(slug):
        raise BadPack("packs.broken", game=slug[:40], why=place[:60])
    package, rest, name = found.groups()
    theirs = _facts(slug, package).get("contract")
    if theirs != CONTRACT:
        raise BadPack("packs.contract", game=slug, theirs=str(theirs)[:20], ours=str(CONTRACT))
    try:
        game = getattr(import_module(package + rest), name)
    except (Exception, SystemExit) as reason:  # whatever somebody else's code does: the other games go on
        raise BadPack("packs.broken", game=slug, why=f"{type(reason).__name__}: {reason}"[:200]) from reason
    if not isinstance(game, Game) or game.slug != slug:
        raise BadPack("packs.broken", game=slug, why=place)
    return game


@cache
def _installed() -> dict[str, str]:
    # In the page nothing is installed unless micropip is there, and the module below would be a download.
    if sys.platform == "emscripten" and "micropip" not in sys.modules:
        return {}
    from importlib.metadata import entry_points

    return {each.name: each.value for each in entry_points(group=GROUP)}


def _facts(slug: str, package: str) -> dict[str, Any]:
    """What a pack says of itself, read without importing it."""
    try:
        spec = find_spec(package)
        folder = Path(str(spec and spec.origin)).parent
        facts = json.loads(spec.loader.get_data(str(folder / FACTS)))  # type: ignore[union-attr]
    except (AttributeError, OSError, ValueError, ImportError) as reason:
        raise BadPack("packs.broken", game=slug, why=f"{package}/{FACTS}") from reason
    return facts if isinstance(facts, dict) else {}
