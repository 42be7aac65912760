"""Functions that are too long to be read on one screen; biome counts those of the scripts."""

import ast
from collections.abc import Iterator

from tools.env.places import ROOT

SCREEN = 50  # lines, as in biome.json
ROOMS = ("pyapp", "tools", "tests", "e2e")


def check() -> int:
    """Names every function that does not fit; 1 if there is one."""
    found = [
        f"{path.relative_to(ROOT)}:{line}: {name} has {lines} lines, more than {SCREEN}"
        for room in ROOMS
        for path in sorted((ROOT / room).rglob("*.py"))
        for name, line, lines in too_long(path.read_text("utf-8"))
    ]
    for line in found:
        print(line)
    return 1 if found else 0


def too_long(source: str) -> Iterator[tuple[str, int, int]]:
    """Name, first line and length of each function that does not fit on a screen."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > SCREEN:
                yield node.name, node.lineno, lines
