"""Run inside Pyodide at build, by compile.py and prepare.py."""

import importlib
import pkgutil

# What PyScript and the page's own calls need besides, whether an engine imports it or not.
ALSO = ("asyncio", "importlib.machinery", "json", "random", "traceback", "zipfile")


def import_everything(package: str) -> None:
    """All modules but the texts: the page has its own copy of those, and late.py finds them if Python wants one."""
    for name in ALSO:
        importlib.import_module(name)
    root = importlib.import_module(package)
    for found in pkgutil.walk_packages(root.__path__, f"{package}."):
        if not found.name.endswith("__main__") and ".texts." not in found.name:
            importlib.import_module(found.name)
