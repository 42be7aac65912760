"""The one command: `python build.py VERB`. Needs nothing but Python 3.11; everything else it fetches itself."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036  (said in a sentence rather than as a traceback)
    sys.exit(
        f"Regolo is built with Python 3.11 or newer; this is {sys.version.split()[0]}. "
        "Run build.py with a newer one, e.g. python3.11 build.py serve."
    )

from tools.cli import main

if __name__ == "__main__":
    if __spec__ is not None:  # called as `python -m build`, and the packaging tool of that name is meant
        from tools.package import the_other_build

        the_other_build()
    else:
        sys.exit(main(sys.argv[1:]))
