"""Finds modules that were left out of the first download: fetched once, when somebody imports one."""

import sys
import zipimport
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType

from late_names import NAMES  # made by the build: what the stock library holds

LIBRARY = "/lib/python314.zip"
EARLY = "/lib/regolo.whl"
LATE = "/lib/late.zip"
OURS = "pyapp"


def fetch(address: str) -> bytes:
    """A worker may wait for an answer; an import has to."""
    from js import XMLHttpRequest

    request = XMLHttpRequest.new()
    request.open("GET", address, False)
    request.responseType = "arraybuffer"
    try:
        request.send()
    except Exception as reason:  # the net's own kind: away, or forbidden
        raise ImportError(f"{address} cannot be fetched") from reason
    if request.status != 200:
        raise ImportError(f"{address} is not there ({request.status})")
    data: bytes = request.response.to_bytes()
    return data


class LateFinder:
    """The last one to be asked. Names that neither the library nor our package has are not looked for."""

    def __init__(self) -> None:
        self.missing = {OURS, *NAMES}

    def find_spec(
        self, name: str, path: object = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        root = name.partition(".")[0]
        if root in self.missing:
            self.fetch(root)
        elif root != OURS:
            return None
        places = [str(each).replace(EARLY, LATE) for each in path] if path and root == OURS else path  # type: ignore[attr-defined]
        return PathFinder.find_spec(name, places, target)  # type: ignore[arg-type]

    def fetch(self, root: str) -> None:
        from js import regolo

        if root == OURS:
            Path(LATE).write_bytes(fetch(regolo.late))
            self.missing.discard(OURS)
        else:
            Path(LIBRARY).write_bytes(fetch(regolo.library))
            self.missing &= {OURS}
        zipimport._zip_directory_cache.clear()  # type: ignore[attr-defined]
        sys.path_importer_cache.clear()


sys.meta_path.append(LateFinder())
