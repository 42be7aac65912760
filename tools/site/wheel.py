"""The regolo wheel: pyapp without what only the build reads, the same bytes from the same sources."""

import contextlib
import io
import os
import shutil
import tempfile
import zipfile
from pathlib import Path

from tools.env import stamps
from tools.env.console import step
from tools.env.places import ROOT, RUNTIME

EPOCH = "1704067200"  # any fixed day: dates in the wheel must not depend on the clock


# Lessons and examples, which the page gets as files (tools/site/lessons.py); the laboratory and the drawing of figures
# outside a browser, which it doesn't need.
LEFT_OUT = {"learn", "lab", "drawing"}
ONLY_READ = "games/*/known/events.py"  # declarations for docs/events.md and the tests


def sources() -> list[Path]:
    ours = (
        path
        for path in stamps.files_below(ROOT / "pyapp")
        if not LEFT_OUT & set(path.relative_to(ROOT).parts) and not path.match(ONLY_READ)
    )
    return [*ours, ROOT / "LICENSE", ROOT / "docs" / "python.md", ROOT / "pyproject.toml"]


def build() -> Path:
    """The wheel's path; built only when a source has changed."""
    value = stamps.digest(sources())
    found = sorted(RUNTIME.glob("regolo-*.whl"))
    if len(found) == 1 and stamps.is_fresh("wheel", value):
        return found[0]
    step("building the wheel")
    for old in found:
        old.unlink()
    RUNTIME.mkdir(parents=True, exist_ok=True)
    path = RUNTIME / _flit()
    stamps.mark("wheel", value)
    return path


def modules(wheel: Path) -> list[str]:
    """The dotted names of all modules in the wheel."""
    names = [
        Path(name).with_suffix("") for name in zipfile.ZipFile(wheel).namelist() if name.startswith("pyapp/")
    ]
    return sorted(".".join(name.parts).removesuffix(".__init__") for name in names)


def _flit() -> str:
    from flit_core.buildapi import build_wheel

    os.environ["SOURCE_DATE_EPOCH"] = EPOCH
    before = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        for path in sources():
            copy = Path(folder, path.relative_to(ROOT))
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
        os.chdir(folder)
        try:
            with contextlib.redirect_stdout(io.StringIO()):
                return str(build_wheel(str(RUNTIME)))
        finally:
            os.chdir(before)
