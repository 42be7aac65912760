"""Lines of the page's scripts that are too long to read: biome leaves the text of templates as it is.

docs/quality/long-lines.json says how many there may still be. The number gets smaller, never larger:
`python build.py check --fix` writes down what is left after some were folded.
"""

import json

from tools.env.places import ROOT

WIDTH = 120
KEPT = ROOT / "docs" / "quality" / "long-lines.json"
SCRIPTS = ROOT / "static" / "js"


def found() -> dict[str, list[str]]:
    """The places of all long lines, by room: the first folder below the scripts' own."""
    places: dict[str, list[str]] = {}
    for path in sorted(SCRIPTS.rglob("*.js")):
        name = path.relative_to(SCRIPTS)
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if len(line) > WIDTH:
                places.setdefault(name.parts[0], []).append(f"{name.as_posix()}:{number}")
    return places


def allowed() -> int:
    number: int = json.loads(KEPT.read_text("utf-8"))["allowed"]
    return number


def check(fix: bool = False) -> int:
    """1 where there are more long lines than there may be."""
    places, most = found(), allowed()
    many = sum(map(len, places.values()))
    if many > most:
        print(
            f"{many} lines of static/js are longer than {WIDTH} columns, {most} are allowed. Fold {many - most} of:"
        )
        print("\n".join(f"  {place}" for lines in places.values() for place in lines))
    if fix:
        KEPT.write_text(json.dumps({"allowed": min(many, most)}) + "\n", "utf-8")
    return 1 if many > most else 0
