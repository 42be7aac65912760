"""What the engines tell and what a board is are types that the page's check believes: a fault in a copy is found."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tools.docs import types
from tools.env import node
from tools.env.places import NODE_MODULES, ROOT, WORK

SCRIPTS = ROOT / "static/js"
SEAMS = (
    "base/types.js",
    "base/answers.d.ts",
    "boards/board.d.ts",
    "boards/*/view.d.ts",
    "boards/*.js",
)
COMMENT = re.compile(r"/\*\*(?![^*]*@).*?\*/")  # of words; those with a type in them stay


def test_nothing_written_from_the_contract_is_stale() -> None:
    assert types.stale() == [], "run `python build.py types`"


def test_nobody_says_any_at_the_seams() -> None:
    loose = [
        f"{path.relative_to(SCRIPTS)}: {line.strip()}"
        for seam in SEAMS
        for path in sorted(SCRIPTS.glob(seam))
        for line in COMMENT.sub("", path.read_text("utf-8")).splitlines()
        if re.search(r"\bany\b", line)
    ]
    assert loose == []


def test_the_parts_are_handed_a_typed_board() -> None:
    said = "\n".join(path.read_text("utf-8") for path in SCRIPTS.rglob("*.js"))
    assert re.findall(r"\{any\} (?:renderer|ctx)\b|\b(?:renderer|ctx): any\b", said) == []


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the page's scripts, to spoil."""
    room = tmp_path_factory.mktemp("scripts")
    shutil.copytree(SCRIPTS, room / "static/js")
    config = (ROOT / "tsconfig.json").read_text("utf-8")
    config = config.replace('".build/types"', f'"{(WORK / "types").as_posix()}"')
    (room / "tsconfig.json").write_text(config.replace("static/js/**/*.js", "static/js/boards/suk.js"))
    return room


def complaints(room: Path) -> list[str]:
    command = [str(node.node()), str(NODE_MODULES / "typescript/bin/tsc"), "-p", str(room / "tsconfig.json")]
    told = subprocess.run(command, cwd=room, env=node.environ(), capture_output=True, text=True, check=False)
    return [line for line in told.stdout.splitlines() if "error" in line and "/suk.js" in line]


@pytest.mark.parametrize(
    ("right", "wrong", "named"),
    [
        ("  describe: (", "  descirbe: (", "descirbe"),
        ("  twin: (ctx) => twinParts(readBoard(ctx)),\n", "", "twin"),
        ("stamp(view)", "stamp(view.dosk)", "dosk"),
    ],
    ids=["misspelt", "missing", "no such field of the view"],
)
def test_a_fault_in_a_board_is_an_error(copied: Path, right: str, wrong: str, named: str) -> None:
    board = copied / "static/js/boards/suk.js"
    sound = board.read_text("utf-8")
    assert right in sound
    board.write_text(sound.replace(right, wrong, 1), "utf-8")
    found = complaints(copied)
    board.write_text(sound, "utf-8")
    assert any(named in line for line in found), found
