"""The room that `build.py new-game` writes: its names, its size, and that nothing is written over."""

from pathlib import Path

import pytest

from tools.env.console import Trouble
from tools.env.places import ROOT
from tools.newgame import write

ENGINE = ("state.py", "game.py")
MOST_LINES = 100


def test_every_name_is_the_new_game_s(tmp_path: Path) -> None:
    made = write(tmp_path, "nine-wells", "Nine Wells")
    for path in made:
        told = f"{path.relative_to(tmp_path)}\n{path.read_text('utf-8')}"
        assert "ample" not in told.replace("xample", ""), path
    names = {path.relative_to(tmp_path).as_posix() for path in made}
    assert {
        "pyapp/games/nine_wells/game.py",
        "static/js/boards/nine-wells.js",
        "static/css/board-nine-wells.css",
        "tests/nine_wells/sheet.py",
    } <= names


def test_a_game_of_two_verbs_takes_no_more_than_a_hundred_lines_of_engine(tmp_path: Path) -> None:
    write(tmp_path, "nine-wells")
    room = tmp_path / "pyapp/games/nine_wells"
    lines = [
        line for name in ENGINE for line in (room / name).read_text("utf-8").splitlines() if line.strip()
    ]
    assert len(lines) <= MOST_LINES


def test_nothing_that_is_there_is_written_over(tmp_path: Path) -> None:
    write(tmp_path, "nine-wells")
    with pytest.raises(Trouble, match="there already"):
        write(tmp_path, "nine-wells")


@pytest.mark.parametrize("slug", ["Nine", "nine_wells", "../wells", "9wells", "", "nine--wells"])
def test_a_slug_is_small_letters_and_hyphens(slug: str) -> None:
    with pytest.raises(Trouble, match="slug"):
        write(ROOT, slug)
