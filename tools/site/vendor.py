"""Which files of the npm and PyPI packages go onto the page, and where. Values are paths of files."""

import hashlib
import json
from pathlib import Path
from typing import Any

from tools.env import environment, stamps
from tools.env.console import Trouble
from tools.env.places import NODE_MODULES, ROOT, WORK
from tools.site import javascript

Files = dict[str, Path]

PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
# What core.js asks for whenever it starts, plugins used or not; names carry a hash.
PYSCRIPT_CHUNKS = ("core", "deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal")
FONT_WEIGHTS = (500, 600)
PYTHON = "3.14"  # of the Pyodide above


def pyodide() -> Files:
    return {f"runtime/pyodide/{name}": _npm("pyodide", name) for name in PYODIDE}


def pyscript() -> Files:
    folder = _npm("@pyscript/core", "dist")
    files = {"runtime/pyscript/core.js": folder / "core.js"}
    for chunk in PYSCRIPT_CHUNKS:
        found = [path for path in folder.glob(f"{chunk}-*.js") if path.stem.rsplit("-", 1)[0] == chunk]
        if len(found) != 1:
            raise Trouble(
                f"@pyscript/core has {len(found)} files for its chunk '{chunk}', not one: update tools/site/vendor.py."
            )
        files[f"runtime/pyscript/{found[0].name}"] = found[0]
    return files


def fonts() -> Files:
    names = [f"jost-latin-{weight}-normal.woff2" for weight in FONT_WEIGHTS]
    return {f"fonts/{name}": _npm("@fontsource/jost", f"files/{name}") for name in names}


def lit(our_scripts: list[Path]) -> Files:
    """lit-html and those of its directives that our scripts import."""
    package = _npm("lit-html", "").resolve()
    wanted = {name for path in our_scripts for name in javascript.mentions(path.read_text(), "lib/lit-html/")}
    found: set[Path] = set()
    queue = [package / name for name in sorted(wanted | {"lit-html.js"})]
    while queue:
        path = queue.pop()
        if path in found:
            continue
        if not path.is_file():
            raise Trouble(
                f"A script imports lib/lit-html/{path.relative_to(package)}, which lit-html does not have."
            )
        found.add(path)
        queue += [(path.parent / target).resolve() for target in javascript.static_imports(path.read_text())]
    return {f"lib/lit-html/{path.relative_to(package).as_posix()}": path for path in sorted(found)}


def qr() -> Files:
    """Draws links as squares and reads them; loaded when somebody shares, or scans."""
    return {f"lib/qr/{name}": _npm("qr", name) for name in ("index.js", "decode.js")}


def wheels() -> list[Path]:
    """Extra packages: on the site and in its lock, loaded only by who asks."""
    folder = WORK / "wheels"
    requirements = environment.requirements("page")
    value = stamps.digest([requirements], PYTHON)
    if not stamps.is_fresh("page-wheels", value):
        for old in folder.glob("*.whl"):
            old.unlink()
        environment.download("page", folder, PYTHON)
        stamps.mark("page-wheels", value)
    return sorted(folder.glob("*.whl"))


def lock(ours: Path, ours_imports: list[str]) -> dict[str, Any]:
    """Pyodide's lock file with our wheels instead of its own list."""
    stock: dict[str, Any] = json.loads(_npm("pyodide", "pyodide-lock.json").read_text())
    packages = [_entry(ours, ours_imports), *(_entry(path, [path.name.split("-")[0]]) for path in wheels())]
    stock["packages"] = {entry["name"]: entry for entry in packages}
    return stock


def licences() -> Files:
    """The licence text of each vendored package."""
    found = {
        "runtime/pyscript/LICENSE": _npm("@pyscript/core", "LICENSE"),
        "lib/lit-html/LICENSE": _npm("lit-html", "LICENSE"),
        "lib/qr/LICENSE": _npm("qr", "LICENSE"),
        "fonts/LICENSE": _npm("@fontsource/jost", "LICENSE"),
    }
    return {name: path for name, path in found.items() if path.is_file()}


def version(package: str) -> str:
    return str(json.loads((NODE_MODULES / package / "package.json").read_text())["version"])


def inputs() -> list[Path]:
    return [ROOT / "package-lock.json", environment.requirements("page")]


def _entry(wheel: Path, imports: list[str]) -> dict[str, Any]:
    name, release = wheel.name.split("-")[:2]
    return {
        "name": name,
        "version": release,
        "file_name": wheel.name,
        "install_dir": "site",
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "package_type": "package",
        "imports": imports,
        "depends": [],
        "unvendored_tests": False,
    }


def _npm(package: str, name: str) -> Path:
    path = NODE_MODULES / package / name
    if not path.exists() and name != "LICENSE":
        raise Trouble(
            f"{package}/{name} is not in node_modules; delete node_modules and run the command again."
        )
    return path
