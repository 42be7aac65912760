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
SCRIPT = re.compile(r"\w+\.js")
# Pages that are opened without any script of ours, with their picture and their sheet: under the paths of a site.
PLAIN = r"(rules|play)/{slug}\.\w+\.(html|png)|static/css/board-{slug}\.css"
MADE_BY_BUILD = ".pack"  # among what lies in packs/


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
    """Put a pack into a site: the wheel, beside it what a browser asks for as files, its name and hash into site.json."""
    said = _said(site)
    slug, files = _opened(wheel)
    if _is_ours(slug, site):
        raise BadInput("packs.taken", game=slug)
    data = wheel.read_bytes()
    removed(slug, site)
    for name, content in {**files, f"{FOLDER}/{wheel.name}": data}.items():
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_bytes(content)
    entry = {"game": slug, "wheel": wheel.name, "sha256": hashlib.sha256(data).hexdigest()}
    _write(site, {**said, "packs": [*_others(said, slug), entry]})
    return BadInput("packs.added", **entry)


def removed(slug: str, site: Path) -> Problem:
    """Take a pack out of a site: nothing of it stays."""
    said = _said(site)
    for entry in said.get("packs", []):
        if entry.get("game") == slug and SLUG.fullmatch(slug):
            wheel = site / FOLDER / Path(entry["wheel"]).name
            for name in set() if _is_ours(slug, site) else _names(wheel):
                (site / name).unlink(missing_ok=True)
            wheel.unlink(missing_ok=True)
            shutil.rmtree(site / FOLDER / slug, ignore_errors=True)
    _write(site, {**said, "packs": _others(said, slug)})
    return BadInput("packs.removed", game=slug)


def belongings(site: Path) -> set[str]:
    """What the owner of a site has put there, by its address: a build leaves it alone."""
    folder = site / FOLDER
    found = {path for path in folder.rglob("*") if path.is_file() and path.suffix != MADE_BY_BUILD}
    names = {path.relative_to(site).as_posix() for path in found}
    names |= {name for wheel in folder.glob("*.whl") for name in _names(wheel)}
    return names | ({OWNERS} if (site / OWNERS).is_file() else set())


def _names(wheel: Path) -> set[str]:
    """Where the files of a pack lie in a site."""
    try:
        return set(_opened(wheel)[1])
    except BadInput:
        return set()


def _opened(wheel: Path) -> tuple[str, dict[str, bytes]]:
    """The slug of a pack, and what a browser must find as files of the site, by their addresses there."""
    try:
        with zipfile.ZipFile(wheel) as archive:
            slug: str = _facts(archive)["slug"]
            named = {name: _address(name.partition("/page/")[2], slug) for name in archive.namelist()}
            return slug, {address: archive.read(name) for name, address in named.items() if address}
    except (OSError, zipfile.BadZipFile, ValueError, KeyError, StopIteration) as reason:
        raise BadInput("packs.not_a_pack", name=str(wheel)) from reason


def _address(name: str, slug: str) -> str:
    """Where a file of a pack's page lies in a site; nothing for what is read out of the wheel."""
    if SCRIPT.fullmatch(name):
        return f"{FOLDER}/{slug}/{name}"
    return name if re.fullmatch(PLAIN.format(slug=slug), name) else ""


def _is_ours(slug: str, site: Path) -> bool:
    return f'"slug": "{slug}"' in (site / PAGE).read_text("utf-8")


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
