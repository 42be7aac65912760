"""The verb `check`: what a machine can say about the sources without running them."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tools.cli import parser
from tools.env import node
from tools.env.places import NODE_MODULES, ROOT, WORK
from tools.quality import long_lines, one_screen
from tools.site import page_check

TYPES = WORK / "types"


def check(words: list[str]) -> int:
    options = parser("check")
    options.add_argument("--fix", action="store_true", help="let ruff and biome mend what they can")
    fix = options.parse_args(words).fix
    node.ensure_packages(development=True)
    steps: dict[str, Callable[[], int]] = {
        "ruff check": lambda: _python("ruff", "check", *(["--fix"] if fix else []), "."),
        "ruff format": lambda: _python("ruff", "format", *([] if fix else ["--check"]), "."),
        "mypy --strict": lambda: _python("mypy"),
        "types of the engines": lambda: _contract(fix),
        "tsc (JSDoc types)": _tsc,
        "biome (scripts)": lambda: _biome(fix),
        "functions of one screen": one_screen.check,
        "long lines (scripts)": lambda: long_lines.check(fix),
        "pages and locales": page_check.check,
    }
    failed = [name for name, run in steps.items() if _said(name, run)]
    print(f"\n{', '.join(failed)}: not yet." if failed else "\nAll checks are clean.")
    return 1 if failed else 0


def _said(name: str, run: Callable[[], int]) -> int:
    print(f"· {name}", flush=True)
    return run()


def _python(module: str, *words: str) -> int:
    return subprocess.call([sys.executable, "-m", module, *words], cwd=ROOT)


def _contract(fix: bool) -> int:
    from tools.docs import types  # imports the engines

    return types.check(fix)


def _tsc() -> int:
    _lay_out_types()
    command = [str(node.node()), str(NODE_MODULES / "typescript/bin/tsc"), "-p", "tsconfig.json"]
    return subprocess.call(command, cwd=ROOT, env=node.environ())


def _biome(fix: bool) -> int:
    words = ["check", "--error-on-warnings", *(["--write"] if fix else []), "."]
    return subprocess.call(
        [str(node.node()), str(NODE_MODULES / "@biomejs/biome/bin/biome"), *words], cwd=ROOT
    )


def _lay_out_types() -> None:
    """The types of the vendored packages, where the page finds the packages themselves (rootDirs in tsconfig.json)."""
    lit = NODE_MODULES / "lit-html"
    for path in [*lit.glob("*.d.ts"), *lit.glob("directives/*.d.ts")]:
        _copy(path, f"lib/lit-html/{path.relative_to(lit).as_posix()}")
    for name in ("index", "decode"):
        _copy(NODE_MODULES / f"qr/{name}.d.ts", f"lib/qr/{name}.d.ts")
    _copy(NODE_MODULES / "pyodide/pyodide.d.ts", "runtime/pyodide/pyodide.d.mts")
    _copy(NODE_MODULES / "pyodide/ffi.d.ts", "runtime/pyodide/ffi.d.ts")
    (TYPES / "runtime/build.d.ts").write_text("declare const facts: unknown;\nexport default facts;\n")


def _copy(source: Path, name: str) -> None:
    target = TYPES / name
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
