"""Run inside Pyodide at build, by compile.py and prepare.py."""

import importlib
import pkgutil

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
    root = importlib.import_module(package)
    for found in pkgutil.walk_packages(root.__path__, f"{package}."):
        if not found.name.endswith("__main__") and LATE.isdisjoint(found.name.split(".")):
            importlib.import_module(found.name)
