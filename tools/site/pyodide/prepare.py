"""Run inside Pyodide at build: import all that the page may ask for, and leave no rubbish in memory."""

import gc
import linecache
import sys
import zipimport

import late  # noqa: F401  (finds, in the restored Python, what was not imported here)
from everything import import_everything


def forget_files() -> None:
    """The restored Python has none of the files that these remember."""
    linecache.clearcache()
    sys.path_importer_cache.clear()
    zipimport._zip_directory_cache.clear()  # type: ignore[attr-defined]


import_everything("pyapp")
del sys.modules["everything"]
sys.path.remove("/lib")
forget_files()
for _ in range(3):
    gc.collect()
