"""The page's scripts live in rooms, and no room asks one above it: what climbs is named, edge by edge."""

import re

from tools.env.places import ROOT

SCRIPTS = ROOT / "static/js"
IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*['"](\.{1,2}/[^'"]+\.js)['"]""")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)  # a type may be named from anywhere

# From the ground up. A room may ask those of earlier lines; those of its own line only where the line is one room.
STOREYS = (
    ("base",),
    ("storage", "engine"),
    ("words", "share"),
    ("kit",),
    ("learn",),
    ("table",),
    ("live",),
    ("parts",),
    ("studio",),
    ("pages",),
    ("app",),
)
ASIDE = {"boards": {"base", "kit"}, "embed": {"base", "engine", "share", "kit", "boards"}}


def imports() -> list[tuple[str, str]]:
    """(script, script it asks), below static/js; what the build lays beside them is left out."""
    edges = []
    for path in sorted(SCRIPTS.rglob("*.js")):
        source = COMMENT.sub("", path.read_text("utf-8"))
        for target in IMPORT.findall(source):
            asked = (path.parent / target).resolve()
            if asked.is_relative_to(SCRIPTS) and "lib" not in asked.relative_to(SCRIPTS).parts:
                edges.append((path.relative_to(SCRIPTS).as_posix(), asked.relative_to(SCRIPTS).as_posix()))
    return edges


def room(script: str) -> str:
    return script.split("/")[0]


def allowed(asking: str, asked: str) -> bool:
    if asking == asked:
        return True
    if asking in ASIDE:
        return asked in ASIDE[asking]
    storey = {name: number for number, names in enumerate(STOREYS) for name in names}
    return asked in storey and storey[asked] < storey[asking]


def test_no_script_lies_loose() -> None:
    assert [path.name for path in SCRIPTS.glob("*.js")] == []


def test_every_room_has_its_storey() -> None:
    known = {name for names in STOREYS for name in names} | set(ASIDE)
    assert {path.name for path in SCRIPTS.iterdir() if path.is_dir()} == known


def test_every_import_leads_to_a_script() -> None:
    assert [edge for edge in imports() if not (SCRIPTS / edge[1]).is_file()] == []


def test_no_room_asks_a_room_above_it() -> None:
    climbing = [f"{a} -> {b}" for a, b in imports() if not allowed(room(a), room(b))]
    assert climbing == [], "\n".join(climbing)


def names_by(room_is_board: bool) -> dict[str, list[str]]:
    names: dict[str, list[str]] = {}
    for path in SCRIPTS.rglob("*.js"):
        if (room(path.relative_to(SCRIPTS).as_posix()) == "boards") == room_is_board:
            names.setdefault(path.name, []).append(path.relative_to(SCRIPTS).as_posix())
    return names


def test_no_name_means_two_things() -> None:
    """Boards have rooms of their own, where the same name is the same part of another game."""
    elsewhere = names_by(room_is_board=False)
    assert [paths for paths in elsewhere.values() if len(paths) > 1] == []
    shared = {name: elsewhere[name] for name in elsewhere.keys() & names_by(room_is_board=True)}
    of_kit = [
        f"kit/{name}" for name in ("card.js", "diagram.js", "geometry.js", "shape.js")
    ]  # for all games, for one
    assert sorted(path for paths in shared.values() for path in paths) == of_kit
