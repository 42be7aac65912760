"""Games from elsewhere, for whoever owns a site or a command line: which are here, into a site, out of it again."""

import hashlib
import json
import re
import shutil
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from .core.refusals import BadInput, Problem
from .games import elsewhere
from .games.elsewhere import FACTS, SLUG, BadPack

PAGE = "index.html"  # with the list of the games that are built in
OWNERS = "site.json"
FOLDER = "packs"
SCRIPT = re.compile(r"\w+/page/(\w+\.js)")


def installed() -> Mapping[str, str]:
    """Slug -> where its game is, whether it can be played or not."""
    return elsewhere.places()


def told(language: str) -> Iterator[Problem]:
    """A sentence for each game from elsewhere: its name, or why it can't be played."""
    if not installed():
        yield BadInput("packs.none")
    for slug, place in installed().items():
        try:
            game = elsewhere.entered(slug, place)
            yield BadInput("packs.here", game=slug, name=game.texts(language).MESSAGES["name"])
        except BadPack as problem:
            yield problem


def added(wheel: Path, site: Path) -> Problem:
    """Put a pack into a site: the wheel, its scripts beside it, its name and hash into site.json."""
    said = _said(site)
    try:
        data = wheel.read_bytes()
        with zipfile.ZipFile(wheel) as archive:
            facts = _facts(archive)
            scripts = {
                found[1]: archive.read(name)
                for name in archive.namelist()
                if (found := SCRIPT.fullmatch(name))
            }
    except (OSError, zipfile.BadZipFile, ValueError, KeyError, StopIteration) as reason:
        raise BadInput("packs.not_a_pack", name=str(wheel)) from reason
    slug = facts["slug"]
    if f'"slug": "{slug}"' in (site / PAGE).read_text("utf-8"):
        raise BadInput("packs.taken", game=slug)
    removed(slug, site)
    folder = site / FOLDER / slug
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in scripts.items():
        (folder / name).write_bytes(text)
    (site / FOLDER / wheel.name).write_bytes(data)
    entry = {"game": slug, "wheel": wheel.name, "sha256": hashlib.sha256(data).hexdigest()}
    _write(site, {**said, "packs": [*_others(said, slug), entry]})
    return BadInput("packs.added", **entry)


def removed(slug: str, site: Path) -> Problem:
    """Take a pack out of a site: nothing of it stays."""
    said = _said(site)
    for entry in said.get("packs", []):
        if entry.get("game") == slug and SLUG.fullmatch(slug):
            (site / FOLDER / Path(entry["wheel"]).name).unlink(missing_ok=True)
            shutil.rmtree(site / FOLDER / slug, ignore_errors=True)
    _write(site, {**said, "packs": _others(said, slug)})
    return BadInput("packs.removed", game=slug)


def _others(said: Mapping[str, Any], slug: str) -> list[dict[str, Any]]:
    return [entry for entry in said.get("packs", []) if entry.get("game") != slug]


def _facts(archive: zipfile.ZipFile) -> dict[str, Any]:
    """What a wheel says of itself; ValueError if it isn't a pack."""
    name = next(name for name in archive.namelist() if name.count("/") == 1 and name.endswith(f"/{FACTS}"))
    facts: dict[str, Any] = json.loads(archive.read(name))
    if not SLUG.fullmatch(facts["slug"]):
        raise ValueError(facts["slug"])
    return facts


def _said(site: Path) -> dict[str, Any]:
    """What site.json says; only the folder of a site has one beside its page."""
    if not (site / PAGE).is_file():
        raise BadInput("packs.no_site", name=str(site))
    try:
        said = json.loads((site / OWNERS).read_text("utf-8"))
    except (OSError, ValueError):
        said = {}
    return said if isinstance(said, dict) else {}


def _write(site: Path, said: dict[str, Any]) -> None:
    (site / OWNERS).write_text(json.dumps(said, indent=1) + "\n", encoding="utf-8")
