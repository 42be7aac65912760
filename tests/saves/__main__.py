"""Write the saves of a release, once: `python -m tests.saves VERSION`."""

import sys

from tests.saves import FOLDER, write

for path in write(sys.argv[1]):
    print(path.relative_to(FOLDER))
