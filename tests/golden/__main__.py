"""Write the golden games and the counts again: `python build.py golden [slug ...]`."""

import sys
from pathlib import Path

from tests.golden import counts, write_all
from tests.playing import COMPLETE


def main(words: list[str]) -> int:
    for path in (*write_all(words or COMPLETE), *counts.write_all(words or COMPLETE)):
        print(path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
