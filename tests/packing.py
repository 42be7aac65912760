"""The toy game of `build.py new-game` as a wheel, and the same wheel with something wrong about it."""

import zipfile
from collections.abc import Callable
from pathlib import Path

from tools.newgame import write
from tools.pack import made

SLUG = "nine-wells"
PACKAGE = "regolo_nine_wells"
OTHER_CONTRACT = {f"{PACKAGE}/pack.json": lambda text: text.replace('"contract":1', '"contract":7')}
BROKEN = {f"{PACKAGE}/__init__.py": lambda text: f"{text}\nraise RuntimeError('no water')\n"}
ENDLESS = {f"{PACKAGE}/__init__.py": lambda text: f"{text}\nwhile True:\n    pass\n"}


def packed(folder: Path, slug: str = SLUG, version: str = "1") -> Path:
    """A game straight from the command, never changed by hand, packed."""
    tree = folder / f"tree-{slug}"
    if not tree.exists():
        write(tree, slug, "Nine Wells")
    return made(tree, slug, version, folder)


def bent(wheel: Path, folder: Path, changes: dict[str, Callable[[str], str]]) -> Path:
    """A wheel of the same name with some files changed; whoever asks for no change learns of it."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / wheel.name
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as new:
        assert set(changes) <= set(old.namelist())
        for name in old.namelist():
            data = old.read(name)
            changed = changes[name](data.decode()).encode() if name in changes else data
            assert (changed == data) == (name not in changes), name
            new.writestr(name, changed)
    return path


def unpacked(wheel: Path, folder: Path) -> Path:
    """As pip lays it down."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder
