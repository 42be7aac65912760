"""Run inside Pyodide at build: compiled code loads several times faster than source does.

From /source.whl and the standard library: /compiled.whl; the same in two parts, /early.zip with what a start imports
and /late.zip; and /library.zip with only the modules that a start imports (the rest stays in the stock library).
What is left out at the start is fetched if ever wanted; see lateimports.py.
"""

import base64
import hashlib
import importlib.util
import sys
import zipfile
from importlib import _bootstrap_external
from pathlib import Path
from types import CodeType

from everything import import_everything

STOCK = "/lib/python314.zip"
DATE = (2024, 1, 1, 0, 0, 0)
# Without docstrings and asserts, which nobody sees here; Pyodide reads its own docstrings.
KEEPS_DOCSTRINGS = ("pyodide/", "_pyodide/", "pyapp/")


def compiled(name: str, source: bytes, at: str) -> bytes:
    level = 0 if name.startswith(KEEPS_DOCSTRINGS) else 2
    code = compile(source, f"{at}/{name}", "exec", dont_inherit=True, optimize=level)
    if level:
        code = without_lines(code)
    hashed = importlib.util.source_hash(source)
    made: bytes = _bootstrap_external._code_to_hash_pyc(code, hashed, checked=False)  # type: ignore[attr-defined]
    return made


def without_lines(code: CodeType) -> CodeType:
    """Line numbers of the library's insides are a tenth of its size."""
    inner = (without_lines(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=tuple(inner))


def put(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    entry = zipfile.ZipInfo(name, DATE)
    entry.compress_type = zipfile.ZIP_DEFLATED
    archive.writestr(entry, data)


def compile_wheel(source: str, target: str, site: str) -> None:
    record: list[str] = []
    with zipfile.ZipFile(source) as wheel, zipfile.ZipFile(target, "w", compresslevel=9) as out:
        for source_name in sorted(wheel.namelist()):
            name, data = source_name, wheel.read(source_name)
            if name.endswith("/RECORD"):
                record_name = name
                continue
            if name.endswith(".py"):
                name, data = f"{name}c", compiled(name, data, site)
            put(out, name, data)
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip("=")
            record.append(f"{name},sha256={digest},{len(data)}")
        put(out, record_name, "\n".join([*record, f"{record_name},,"]).encode())


def part_wheel(whole: str, parts: dict[str, bool]) -> None:
    """The modules of the package in two archives: those that a start has imported here, and those that wait."""
    with zipfile.ZipFile(whole) as wheel:
        for target, late in parts.items():
            with zipfile.ZipFile(target, "w", compresslevel=9) as out:
                for name in wheel.namelist():
                    dotted = ".".join(Path(name).with_suffix("").parts).removesuffix(".__init__")
                    if name.startswith("pyapp/") and (dotted not in sys.modules) == late:
                        put(out, name, wheel.read(name))


def imported_from_stock() -> set[str]:
    origins = (
        getattr(getattr(module, "__spec__", None), "origin", None) for module in list(sys.modules.values())
    )
    return {origin.removeprefix(f"{STOCK}/") for origin in origins if origin and origin.startswith(STOCK)}


def make_library(target: str) -> None:
    names = imported_from_stock()
    with zipfile.ZipFile(STOCK) as stock, zipfile.ZipFile(target, "w", compresslevel=9) as out:
        for name in sorted(names):
            put(out, f"{name}c", compiled(name, stock.read(name), STOCK))
        put(out, "late.pyc", compiled("late.py", Path("/late.py").read_bytes(), STOCK))
        held = {name.split("/")[0].removesuffix(".py") for name in stock.namelist()}
        put(
            out,
            "late_names.pyc",
            compiled("late_names.py", f"NAMES = frozenset({sorted(held)})".encode(), STOCK),
        )


compile_wheel("/source.whl", "/compiled.whl", "/lib/regolo.whl")
sys.path.append("/source.whl")
import_everything("pyapp")
part_wheel("/compiled.whl", {"/early.zip": False, "/late.zip": True})
make_library("/library.zip")
