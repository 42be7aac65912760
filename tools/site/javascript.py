"""The little that the build must see in scripts: what a module imports."""

import re
from collections.abc import Iterable
from pathlib import Path

# `import … from "./x.js"`, `import "./x.js"`, `export … from "./x.js"`; never `import("./x.js")`.
STATIC = re.compile(r"""(?:^|[;\s}*/])(?:import|export)\b[^'"();=]*?["'](\.{1,2}/[^"']+)["']""")
DOC_COMMENT = re.compile(r"^[ \t]*/\*\*.*?\*/\n?", re.DOTALL | re.MULTILINE)
_COMMENT = re.compile(r"/\*.*?\*/|^\s*//.*?$", re.DOTALL | re.MULTILINE)


def static_imports(source: str) -> list[str]:
    """Relative addresses that a module imports before it runs."""
    return STATIC.findall(_COMMENT.sub("", source))


def mentions(source: str, folder: str) -> set[str]:
    """Names below `folder` that a script imports, statically or not."""
    return set(re.findall(rf"""["'][./]*{re.escape(folder)}([\w./-]+\.js)["']""", _COMMENT.sub("", source)))


def closure(entries: Iterable[Path]) -> list[Path]:
    """The entries and all modules they import statically, in the order they are met."""
    found: list[Path] = []
    queue = [path.resolve() for path in entries]
    while queue:
        path = queue.pop(0)
        if path in found or not path.is_file():
            continue
        found.append(path)
        queue += [(path.parent / target).resolve() for target in static_imports(path.read_text())]
    return found
