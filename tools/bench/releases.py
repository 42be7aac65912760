"""Players of earlier releases: the wheel of a commit, kept in .build, to be met over the engine protocol."""

import io
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from tools.env.console import Trouble, step
from tools.env.places import ROOT, WORK

FIRST = "57a9f75"  # 0.1.0
FOLDER = WORK / "releases"
PARTS = ("pyapp", "pyproject.toml", "LICENSE")
BUILD = "import sys; from flit_core.buildapi import build_wheel; print(build_wheel(sys.argv[1]))"


def wheel(commit: str = FIRST) -> Path:
    """The wheel of that commit; built once."""
    folder = FOLDER / commit
    found = sorted(folder.glob("*.whl"))
    if found:
        return found[0]
    step(f"building the wheel of {commit}")
    with tempfile.TemporaryDirectory() as scratch:
        made = Path(scratch, "made")
        made.mkdir()
        with tarfile.open(fileobj=io.BytesIO(archive(commit))) as sources:
            sources.extractall(scratch, filter="data")
        done = subprocess.run(
            [sys.executable, "-c", BUILD, str(made)], cwd=scratch, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise Trouble(f"The wheel of {commit} can't be built:\n{done.stderr.strip()[-800:]}")
        folder.mkdir(parents=True, exist_ok=True)
        name = done.stdout.split()[-1]
        shutil.copyfile(made / name, folder / f"{name}.part")
    return Path(folder / f"{name}.part").replace(folder / name)


def archive(commit: str) -> bytes:
    """What the engines of that commit are made of, as a tar file."""
    try:
        done = subprocess.run(
            ["git", "archive", "--format=tar", commit, *PARTS], cwd=ROOT, capture_output=True, check=False
        )
    except OSError as reason:
        raise Trouble(
            f"An earlier release is taken out of the history, and git is not here: {reason}"
        ) from None
    if done.returncode:
        raise Trouble(
            f"The commit {commit} is not in this clone; fetch the whole history (git fetch --unshallow) and try again."
        )
    return done.stdout
