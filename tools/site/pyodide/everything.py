"""Run inside Pyodide at build, by compile.py and prepare.py."""

import importlib
import pkgutil
from types import ModuleType

# What PyScript and the page's own calls need besides, whether an engine imports it or not.
ALSO = ("asyncio", "importlib.machinery", "json", "random", "traceback", "zipfile")

# What a start does without: the page has its own copy of texts and lessons; lateimports.py finds the rest when asked.
LATE = {
    "texts",
    "learn",
    "teach",
    "reasons",
    "hints",
    "chances",
    "review",
    "arena",
    "seated",
    "engines",
    "terminal",
}


def import_everything(package: str) -> None:
    """All modules but those that can wait."""
    for name in ALSO:
        importlib.import_module(name)
    _import_below(importlib.import_module(package))


def _import_below(package: ModuleType) -> None:
    """Not by `walk_packages`, which imports every package in order to look into it."""
    for found in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        last = found.name.rpartition(".")[2]
        if last != "__main__" and last not in LATE:
            module = importlib.import_module(found.name)
            if found.ispkg:
                _import_below(module)
