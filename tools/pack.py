"""The verb `pack`: a game as a wheel of its own, for pip and for sites that are built already (docs/packs.md)."""

import ast
import contextlib
import importlib
import io
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pyapp import drawing, packs
from pyapp.core.answers import CONTRACT
from tools.cli import parser
from tools.env import node, stamps
from tools.env.console import Trouble, run, step
from tools.env.places import ROOT, WORK
from tools.site import cards, catalog, drawings, embed_css, lessons, pictures, rulepages, sheets
from tools.site.wheel import EPOCH

FOLDER = WORK / "packs"
STILLS = ("still", "diagram")
JOINING = ROOT / "tools/site/packboard.mjs"
PROJECT = """[build-system]
requires = ["flit_core==4.2.0"]
build-backend = "flit_core.buildapi"

[project]
name = "{package}"
version = "{version}"
description = "{name}, a game for Regolo."
requires-python = ">=3.11"
dependencies = ["regolo"]

[project.entry-points."regolo.games"]
{slug} = "{package}:GAME"
"""


def pack(words: list[str]) -> int:
    asked = parser("pack")
    asked.add_argument("slug", help="a game of this tree that has a board")
    asked.add_argument("--version", default="1", help="the version of the wheel")
    asked.add_argument("--into", type=Path, metavar="SITE", help="put it into a built site, too")
    chosen = asked.parse_args(words)
    node.ensure_packages()
    wheel = made(ROOT, chosen.slug, chosen.version, FOLDER)
    print(f"{wheel.relative_to(ROOT)}  {wheel.stat().st_size / 1e3:.0f} kB")
    if chosen.into:
        entry = packs.added(wheel, chosen.into).params
        print(f"{chosen.into}/site.json names it: {json.dumps(entry)}")
    return 0


def made(root: Path, slug: str, version: str, folder: Path) -> Path:
    """The wheel of a game whose room and board lie below `root`."""
    room = root / "pyapp/games" / slug.replace("-", "_")
    needed = (room / "__init__.py", root / f"static/js/boards/{slug}.js", root / f"static/icons/{slug}.svg")
    if missing := [path for path in needed if not path.is_file()]:
        raise Trouble(
            f"{missing[0].relative_to(root)} is not there: a pack takes a room, a board and a picture."
        )
    step(f"packing {slug}")
    with tempfile.TemporaryDirectory() as name:
        stage, package = Path(name), f"regolo_{room.name}"
        _copy_room(room, stage / package)
        with _importable(stage):
            game = importlib.import_module(package).GAME
            card, words = catalog.entry(game), _words(game, root)
        scripts = _scripts(root, slug)
        code = scripts.pop(drawing.SCRIPT, b"")
        styles = _sheets(root, slug, scripts)
        scene = f"static/icons/{slug}.svg"
        page = {**scripts, **words, **styles, scene: (root / scene).read_bytes()}
        facts = {"contract": CONTRACT, "slug": slug, "game": f"{package}:GAME", "card": card}
        figures = _in_node(slug, code, styles.get("diagram.css", b""))
        _lay(stage / package, {"pack.json": _json(facts), **figures})
        _lay(stage / package / "page", page)
        said = {"package": package, "version": version, "slug": slug, "name": card["name"]["en"]}
        _lay(stage, {"pyproject.toml": PROJECT.format(**said).encode()})
        return _built(stage, folder)


def _lay(folder: Path, files: dict[str, bytes]) -> None:
    for name, data in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)


def _copy_room(room: Path, package: Path) -> None:
    """The room as a package of its own: what it asks of ours it asks by its full name."""
    for path in stamps.files_below(room):
        copy = package / path.relative_to(room)
        copy.parent.mkdir(parents=True, exist_ok=True)
        depth = len(path.relative_to(room).parts)
        copy.write_bytes(
            absolute(path.read_text("utf-8"), depth).encode() if path.suffix == ".py" else path.read_bytes()
        )


def absolute(source: str, depth: int) -> str:
    """A module `depth` folders inside `pyapp/games`, with its imports from outside its own room made absolute."""
    lines = source.splitlines(keepends=True)
    for found in ast.walk(ast.parse(source)):
        if isinstance(found, ast.ImportFrom) and found.level > depth:
            home = ("pyapp", "games")[: 3 + depth - found.level]
            line = lines[found.lineno - 1]
            dotted = ".".join([*home, *([found.module] if found.module else [])])
            lines[found.lineno - 1] = line.replace("." * found.level + (found.module or ""), dotted, 1)
    return "".join(lines)


@contextlib.contextmanager
def _importable(stage: Path) -> Iterator[None]:
    before = set(sys.modules)
    sys.path.insert(0, str(stage))
    importlib.invalidate_caches()
    try:
        yield
    finally:
        sys.path.remove(str(stage))
        for name in set(sys.modules) - before:
            if name.startswith("regolo_"):
                del sys.modules[name]
        for cached in stage.rglob("__pycache__"):
            shutil.rmtree(cached)


def _scripts(root: Path, slug: str) -> dict[str, bytes]:
    with tempfile.TemporaryDirectory() as out:
        run([node.node(), JOINING, root / "static/js", slug, out], "The board could not be joined:", cwd=ROOT)
        return {path.name: path.read_bytes() for path in sorted(Path(out).iterdir())}


def _words(game: Any, root: Path) -> dict[str, bytes]:
    """Texts, lessons, rules pages and what links look like, as the build would lay them into the site."""
    texts = {name: text.encode() for name, text in catalog.texts([game]).items()}
    drawn = pictures.drawn_of(root, rulepages.asked([game]))
    pages = rulepages.books(game, drawn[game.slug])
    return {**texts, **lessons.files([game], drawn), **pages, **cards.shared(game, tree=root)}


def _sheets(root: Path, slug: str, drawn: dict[str, bytes]) -> dict[str, bytes]:
    """The sheet of the board, and of it what the still pictures need."""
    sheet = f"static/css/board-{slug}.css"
    text = (root / sheet).read_text("utf-8") if (root / sheet).is_file() else ""
    kit = (ROOT / "static/css/kit.css").read_text("utf-8")
    stills = [name for name in STILLS if f"{name}.js" in drawn]
    return {
        sheet: (sheets.accents_of(text) + "\n" + sheets.fenced(text, slug)).encode(),
        **{f"{name}.css": embed_css.used(drawn[f"{name}.js"].decode(), kit, text) for name in stills},
    }


def _in_node(slug: str, code: bytes, sheet: bytes) -> dict[str, bytes]:
    """What draws the game's figures on the command line."""
    styles = {slug: drawings.style(sheet)}
    return {drawing.SCRIPT: drawings.asking(code.decode(), styles)} if code else {}


def _json(data: Any) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def _built(stage: Path, folder: Path) -> Path:
    from flit_core.buildapi import build_wheel

    os.environ["SOURCE_DATE_EPOCH"] = EPOCH
    folder.mkdir(parents=True, exist_ok=True)
    with contextlib.chdir(stage), contextlib.redirect_stdout(io.StringIO()):
        return folder / str(build_wheel(str(folder.resolve())))
