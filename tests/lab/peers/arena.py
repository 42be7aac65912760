"""OpenSpiel's searches sit at our arena, at a title: `arena.py SLUG SEARCH`."""

import json
import os
import sys
from contextlib import redirect_stdout
from io import StringIO

from pyapp.__main__ import main

SLUG, SEARCH = sys.argv[1:]
# Games by chance of several at Martians!!! take thousands of moves; together they lose sooner.
SHORT = ["--option", "mode=cooperative"] if SLUG == "martians" else []
guest = f"exec:{sys.executable} -m pyapp.lab.guest {SEARCH}"
words = ["arena", SLUG, "--seats", f'random,"{guest}"', "--games", "1", "--seconds", "0.02", "--json", *SHORT]
os.environ.setdefault("OMP_NUM_THREADS", "1")
with redirect_stdout(StringIO()) as said:
    assert main(words) == 0
standing = json.loads(said.getvalue().splitlines()[1])
assert standing["level"] == guest and standing["games"] == 1, standing
assert standing["faults"] == "none" and standing["seconds"] > 0, standing
print("passed")
