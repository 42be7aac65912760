"""Write the golden games again: `python -m tests.golden [slug ...]`."""

import sys
from pathlib import Path

from pyapp import GAMES
from tests.golden import write_all

for path in write_all(sys.argv[1:] or list(GAMES)):
    print(path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path)
