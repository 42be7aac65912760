"""Content stamps: a step is done again only when what it is made from has changed."""

import hashlib
from collections.abc import Iterable
from pathlib import Path

from tools.env.places import ROOT, WORK

STAMPS = WORK / "stamps"


def digest(paths: Iterable[Path], *extra: str) -> str:
    """One hash of files (names and contents) and of any further words."""
    whole = hashlib.sha256()
    for word in extra:
        whole.update(word.encode() + b"\0")
    for path in sorted(set(paths)):
        name = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.name
        whole.update(name.encode() + b"\0")
        whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def files_below(folder: Path, suffix: str = "") -> list[Path]:
    """All files below a folder that a person wrote: no caches, no hidden files."""
    return sorted(
        path
        for path in folder.rglob(f"*{suffix}")
        if path.is_file()
        and "__pycache__" not in path.parts
        and not any(part.startswith(".") for part in path.relative_to(folder).parts)
    )


def is_fresh(name: str, value: str) -> bool:
    stamp = STAMPS / name
    return stamp.is_file() and stamp.read_text() == value


def mark(name: str, value: str) -> None:
    STAMPS.mkdir(parents=True, exist_ok=True)
    (STAMPS / name).write_text(value)


def forget(name: str) -> None:
    (STAMPS / name).unlink(missing_ok=True)
