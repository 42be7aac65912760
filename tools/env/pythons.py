"""Which Pythons this machine has, beside the one that runs: on the path, and where pyenv and uv keep theirs."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

VERSIONS = ("3.11", "3.12", "3.13", "3.14")
"""Those that Regolo promises to work with."""


@cache
def found(version: str) -> Path | None:
    """A Python of this version that starts and can make environments."""
    return next((path for path in _candidates(version) if _works(path, version)), None)


def _candidates(version: str) -> Iterator[Path]:
    on_path = shutil.which(f"python{version}")
    if on_path:
        yield Path(on_path)
    home = Path.home()
    pyenv = Path(os.environ.get("PYENV_ROOT", home / ".pyenv")) / "versions"
    yield from sorted(pyenv.glob(f"{version}.*/bin/python3"))
    uv = Path(os.environ.get("UV_PYTHON_INSTALL_DIR", home / ".local/share/uv/python"))
    yield from sorted(uv.glob(f"cpython-{version}.*/bin/python3"))


def _works(path: Path, version: str) -> bool:
    says = "import sys, venv, ensurepip; print('{}.{}'.format(*sys.version_info))"
    try:
        ran = subprocess.run([path, "-c", says], capture_output=True, text=True, check=False, timeout=30)
    except OSError:
        return False
    return ran.returncode == 0 and ran.stdout.strip() == version
