"""The package for an index: names that are promised, examples that run, installed on every Python there is."""

import doctest
import inspect
import json
import re
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import pyapp
from pyapp import GAMES
from pyapp.core.rng import Rng
from tools.docs import public_names
from tools.env import pythons
from tools.env.places import ROOT

TOLD = [ROOT / "README.md", public_names.PAGE]
IMPORTED = re.compile(r"^(?:>>> |\.\.\. )?from (pyapp[\w.]*) import (.+)$", re.MULTILINE)


def test_the_document_lists_the_public_names_as_they_are() -> None:
    assert public_names.PAGE.read_text(encoding="utf-8") == public_names.page(), (
        "run `python build.py notation`"
    )


def callables() -> Iterator[tuple[str, Any]]:
    for module, name, thing in public_names.entries():
        if inspect.isclass(thing):
            yield from (
                (f"{module}.{name}.{each}", method) for each, method in public_names.members(name, thing)
            )
        elif inspect.isfunction(thing):
            yield f"{module}.{name}", thing


@pytest.mark.parametrize(("place", "made"), list(callables()))
def test_what_is_public_says_what_it_does_and_what_it_takes(place: str, made: Any) -> None:
    assert public_names.described(made), f"{place} says nothing of itself"
    kept = inspect.signature(made)
    names = [name for name, one in kept.parameters.items() if one.annotation is inspect.Parameter.empty]
    assert set(names) <= {"self", "cls"}, f"{place}: no type for {names}"
    assert kept.return_annotation is not inspect.Signature.empty, place


def test_every_class_and_value_has_its_sentence() -> None:
    for module, name, thing in public_names.entries():
        assert public_names.MEANINGS.get(name) or public_names.described(thing), f"{module}.{name}"


@pytest.mark.parametrize("page", TOLD, ids=lambda path: path.name)
def test_the_examples_run_as_they_are_written(page: Path) -> None:
    found = doctest.DocTestParser().get_doctest(page.read_text("utf-8"), {}, page.name, page.name, 0)
    assert len(found.examples) > 3
    assert doctest.DocTestRunner(verbose=False).run(found).failed == 0


@pytest.mark.parametrize(
    "page", [*sorted(ROOT.glob("docs/*.md")), ROOT / "README.md"], ids=lambda path: path.name
)
def test_documents_use_public_names_only(page: Path) -> None:
    for module, names in IMPORTED.findall(page.read_text("utf-8")):
        for name in names.split(","):
            assert name.strip() in public_names.PUBLIC[module], f"{page.name}: {module}.{name}"


def test_a_page_of_an_index_has_no_link_into_this_folder() -> None:
    text = public_names.PAGE.read_text("utf-8")
    assert not [target for target in re.findall(r"\]\(([^)]+)\)", text) if "://" not in target]


def test_the_release_is_called_the_same_everywhere() -> None:
    told = re.search(r'^version = "(.+)"', (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
    assert told is not None
    assert told[1] == pyapp.__version__


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with both files, as `python build.py package` makes and checks them."""
    folder = tmp_path_factory.mktemp("package")
    ran = subprocess.run(
        [sys.executable, "build.py", "package", "--into", str(folder)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return folder


def wheel(folder: Path) -> Path:
    return next(folder.glob("regolo-*.whl"))


@pytest.mark.slow
def test_the_wheel_holds_the_engines_and_nothing_else(made: Path) -> None:
    names = zipfile.ZipFile(wheel(made)).namelist()
    assert {name.split("/")[0] for name in names} == {"pyapp", f"regolo-{pyapp.__version__}.dist-info"}
    assert "pyapp/py.typed" in names
    for slug in GAMES:
        assert f"pyapp/games/{slug.replace('-', '_')}/learn/figures/lesson.json" in names
    assert not [name for name in names if "__pycache__" in name or name.endswith(".pyc")]


@pytest.mark.slow
def test_the_same_sources_make_the_same_package(made: Path, tmp_path: Path) -> None:
    """The wheel made again, from the archive of the sources alone."""
    with tarfile.open(next(made.glob("*.tar.gz"))) as archive:
        archive.extractall(tmp_path, filter="data")
    folder = next(tmp_path.iterdir())
    says = "from flit_core.buildapi import build_wheel; build_wheel('.')"
    subprocess.run(
        [sys.executable, "-c", says],
        cwd=folder,
        check=True,
        capture_output=True,
        env={"SOURCE_DATE_EPOCH": "1704067200"},
    )
    assert next(folder.glob("*.whl")).read_bytes() == wheel(made).read_bytes()


# One game of each title by random moves; every Python must come to the same last position.
PLAYED = """
import json
from pyapp import GAMES
from pyapp.core.rng import Rng
ends = {}
for slug, game in GAMES.items():
    state, rng = game.new(players=2, seed=5), Rng(5)
    while game.to_act(state) is not None:
        state = game.play(state, rng.choice(game.moves(state)))
    ends[slug] = game.digest(state)
print(json.dumps(ends))
"""


def played_here() -> dict[str, str]:
    ends = {}
    for slug, game in GAMES.items():
        state, rng = game.new(players=2, seed=5), Rng(5)
        while game.to_act(state) is not None:
            state = game.play(state, rng.choice(game.moves(state)))
        ends[slug] = game.digest(state)
    return ends


@pytest.mark.slow
@pytest.mark.parametrize("version", pythons.VERSIONS)
def test_it_is_installed_and_plays_on(version: str, made: Path, tmp_path: Path) -> None:
    """Pyodide's Python, 3.14, is tried in the browser as well (e2e/flows/test_micropip.py)."""
    python = pythons.found(version)
    if python is None:
        pytest.skip(f"there is no Python {version} on this machine")
    home = tmp_path / "venv"

    def ran(*words: str | Path) -> str:
        # From an empty folder, so that nothing but what was installed is found.
        told = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert told.returncode == 0, told.stdout + told.stderr
        return told.stdout

    ran(python, "-m", "venv", home)
    ran(home / "bin/python", "-m", "pip", "install", "-q", "--no-index", wheel(made))
    assert ran(home / "bin/regolo", "--version") == f"regolo {pyapp.__version__}\n"
    assert "2 games" in ran(home / "bin/regolo", "simulate", "suk", "--games", "2")
    assert ran(home / "bin/python", "-m", "pyapp", "--version") == ran(home / "bin/regolo", "--version")
    assert json.loads(ran(home / "bin/python", "-W", "error", "-c", PLAYED)) == played_here()


USED = """
from pyapp import GAMES
from pyapp.ai.thinking import choose
from pyapp.record import Record
from pyapp.record.link import link

game = GAMES["suk"]
state = game.new(players=2, seed=7)
seat: int | None = game.to_act(state)
move = choose(game, state, "easy")
record = Record.new("suk", players=2)
text: str = link(record)
reveal_type(game.result(state))
wrong: int = record.text()
"""


@pytest.mark.slow
def test_type_checkers_read_its_types(made: Path, tmp_path: Path) -> None:
    home = tmp_path / "venv"
    venv.create(home, with_pip=False)
    with zipfile.ZipFile(wheel(made)) as archive:
        archive.extractall(next(home.glob("lib/python3.*/site-packages")))
    (tmp_path / "used.py").write_text(USED)
    told = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--python-executable", home / "bin/python", "used.py"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    if "No module named mypy" in told:
        pytest.skip("mypy is not installed here")
    assert 'note: Revealed type is "pyapp.core.result.Result | None"' in told
    assert "used.py:14: error: Incompatible types in assignment" in told
    assert "Found 1 error in 1 file" in told
