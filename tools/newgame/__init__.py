"""The verb `new-game`: writes a room that already plays, to be changed step by step into the game one has in mind."""

import re
from collections.abc import Iterator
from pathlib import Path

from tools.cli import parser
from tools.env.console import Trouble
from tools.env.places import ROOT

TEMPLATE = Path(__file__).parent / "template"
SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def main(words: list[str]) -> int:
    options = parser("new-game")
    options.add_argument("slug", help="small letters and hyphens, as it stands in links: nine-wells")
    options.add_argument("--name", help="what it is called (otherwise made of the slug)")
    given = options.parse_args(words)
    for path in write(ROOT, given.slug, given.name):
        print(path.relative_to(ROOT))
    print(f"\nIt plays: python -m pyapp simulate {given.slug}. CONTRIBUTING.md says how to go on.")
    return 0


def write(root: Path, slug: str, name: str | None = None) -> list[Path]:
    """Lay the room, its tests and its board into the tree; nothing that is there is written over."""
    if not SLUG.fullmatch(slug):
        raise Trouble(f"“{slug}” can't be a slug: small letters and digits, words joined by hyphens.")
    made = {root / path: text for path, text in _filled(root, slug, name or slug.replace("-", " ").title())}
    if there := [path for path in made if path.exists()]:
        raise Trouble(f"{there[0].relative_to(root)} is there already: choose another slug.")
    for path, text in made.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return list(made)


def _filled(root: Path, slug: str, name: str) -> Iterator[tuple[str, str]]:
    """Path -> text of each file of the template, with the names of the new game."""
    words = {
        "sample-game": slug,
        "sample_game": slug.replace("-", "_"),
        "SampleGame": "".join(word.capitalize() for word in slug.split("-")),
        "Sample Game": name,
        "order = 99": f"order = {1 + _last_order(root)}",
    }
    for path in sorted(TEMPLATE.rglob("*.txt")):
        target, text = path.relative_to(TEMPLATE).as_posix().removesuffix(".txt"), path.read_text("utf-8")
        for old, new in words.items():
            target, text = target.replace(old, new), text.replace(old, new)
        yield target, text


def _last_order(root: Path) -> int:
    """The highest place in the list of games."""
    found = (
        re.findall(r"^    order = (\d+)", path.read_text("utf-8"), re.M)
        for path in root.glob("pyapp/games/*/game.py")
    )
    return max((int(order) for orders in found for order in orders), default=0)
