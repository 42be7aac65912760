"""The verb `package`: what goes to a package index, made by `build` and looked at by `twine`, the same bytes each time."""

import os
import runpy
import sys
from pathlib import Path

from tools.cli import parser
from tools.env.console import run, step
from tools.env.places import ROOT, WORK, venv_python
from tools.site.wheel import EPOCH

FOLDER = WORK / "package"


def package(words: list[str]) -> int:
    asked = parser("package")
    asked.add_argument("--into", type=Path, default=FOLDER, help="the folder for both files")
    for path in made(asked.parse_args(words).into):
        print(f"{path.name}  {path.stat().st_size / 1e3:.0f} kB")
    return 0


def the_other_build() -> None:
    """`python -m build` in this folder finds build.py first; whoever types it wants the tool that makes packages."""
    sys.path[:] = [place for place in sys.path if Path(place or ".").resolve() != ROOT]
    try:
        runpy.run_module("build", run_name="__main__", alter_sys=True)
    except ImportError:
        sys.exit(
            "The tool `build` is not installed here: `python build.py package` brings it and makes the package."
        )


def made(folder: Path) -> list[Path]:
    """The archive of the sources, and the wheel built from it and from nothing else."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in (*folder.glob("regolo-*.whl"), *folder.glob("regolo-*.tar.gz")):
        old.unlink()
    step("packing the sources and the wheel")
    # flit_core is pinned and checked already: no environment of its own, no further fetching.
    run(
        [venv_python(), "-m", "build", "--no-isolation", "--outdir", folder.resolve(), ROOT],
        "The package could not be built.",
        cwd=folder,
        env={**os.environ, "SOURCE_DATE_EPOCH": EPOCH},
    )
    found = sorted((*folder.glob("regolo-*.tar.gz"), *folder.glob("regolo-*.whl")))
    step("twine check")
    run([venv_python(), "-m", "twine", "check", "--strict", *found], "An index would refuse this package.")
    return found
