"""The virtual environment in .venv and the pinned, hashed PyPI packages in it."""

import subprocess
import sys
import venv
from collections.abc import Iterable
from pathlib import Path

from tools.env import apt, stamps
from tools.env.console import Trouble, run, step
from tools.env.places import ROOT, VENV, venv_python


def requirements(group: str) -> Path:
    return ROOT / f"requirements/{group}.txt"


def inside() -> bool:
    return Path(sys.prefix).resolve() == VENV.resolve()


def ensure(groups: Iterable[str]) -> None:
    """Make the environment and put the packages of these groups into it, if they aren't there."""
    _ensure_venv()
    wanted = {group: stamps.digest([requirements(group)], sys.version) for group in groups}
    missing = {group: value for group, value in wanted.items() if not _has(group, value)}
    if not missing:
        return
    step(f"installing Python packages: {', '.join(missing)}")
    _pip("install", "--no-deps", *[word for group in missing for word in ("-r", requirements(group))])
    for group, value in missing.items():
        _stamp(group).write_text(value)


def download(group: str, folder: Path, python_version: str) -> None:
    """Fetch a group's wheels as files, for a Python that isn't this one."""
    folder.mkdir(parents=True, exist_ok=True)
    _pip("download", "--no-deps", "--python-version", python_version, "-d", folder, "-r", requirements(group))


def _has(group: str, value: str) -> bool:
    stamp = _stamp(group)
    return stamp.is_file() and stamp.read_text() == value


def _stamp(group: str) -> Path:
    """Inside the environment, so that both vanish together."""
    return VENV / f"regolo-{group}.stamp"


def _pip(verb: str, *words: str | Path) -> None:
    options = ["--require-hashes", "--only-binary=:all:", "--disable-pip-version-check", "--no-input", "-q"]
    run(
        [venv_python(), "-m", "pip", verb, *options, *words],
        f"pip {verb} did not work. It needs the PyPI registry (or a mirror set up for pip) and free disk space; "
        "then run the same command again.",
        cwd=ROOT,
    )


def _ensure_venv() -> None:
    if inside() or _works():
        return
    step("making the virtual environment .venv")
    try:
        _create()
    except subprocess.CalledProcessError as reason:
        if not apt.possible():
            raise Trouble(
                "This Python cannot make virtual environments. On Debian or Ubuntu: "
                "sudo apt-get install python3-venv; elsewhere install the full Python from python.org."
            ) from reason
        apt.install(["python3-venv"])
        try:
            _create()
        except subprocess.CalledProcessError as again:
            raise Trouble("python3-venv is installed, yet no virtual environment could be made.") from again


def _create() -> None:
    venv.EnvBuilder(with_pip=True, clear=True, symlinks=sys.platform != "win32").create(VENV)
    (VENV / "regolo-python.stamp").write_text(sys.version)


def _works() -> bool:
    stamp = VENV / "regolo-python.stamp"
    return stamp.is_file() and stamp.read_text() == sys.version and venv_python().exists()
