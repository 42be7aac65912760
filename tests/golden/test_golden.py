"""Golden games replay to the same fingerprints, move by move; every title has all that it needs."""

from pathlib import Path

import pytest

from pyapp import GAMES
from pyapp.record import Record
from tests.golden import SHORT, counts, files, kept, needed, shown, told
from tests.playing import COMPLETE

ALL = [pytest.param(slug, path, id=f"{slug}-{path.stem}") for slug in GAMES for path in files(slug)]


@pytest.mark.parametrize(("slug", "path"), ALL)
def test_a_golden_game_replays_to_the_same_tables(slug: str, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record, expected = Record.parse(text), told(text)
    game = record.game
    assert game is GAMES[slug] and record.stopped is None
    assert record.rules == game.rules_version
    for number, move in enumerate(record.moves, 1):
        digest = game.digest(record.at(number))[:SHORT]
        assert record.comments[number] == digest, f"after move {number}, {move}"
    result = game.result(record.state)
    assert result is not None
    assert str(result.ranking) == expected["ranking"]
    assert str(result.scores) == expected["scores"]
    assert game.digest(record.state) == expected["final"]
    assert ", ".join(sorted(shown(record))) == expected["shows"]


@pytest.mark.parametrize("slug", COMPLETE)
def test_a_title_keeps_at_least_twelve_games_and_shows_all_it_needs(slug: str) -> None:
    assert len(files(slug)) >= 12
    assert [path.stem for path in files(slug)] == sorted(how.name for how in kept(slug))
    seen = {mark for path in files(slug) for mark in shown(Record.parse(path.read_text("utf-8")))}
    assert needed(slug) - seen == set(), "python build.py golden, after adding such a game to KEPT"


@pytest.mark.parametrize(("slug", "path"), ALL)
def test_a_golden_game_is_a_record_like_any_other(slug: str, path: Path) -> None:
    record = Record.parse(path.read_text(encoding="utf-8"))
    again = Record.parse(record.text())
    assert again.text() == record.text() and again.states == record.states
    assert slug == record.game.slug


@pytest.mark.parametrize("slug", COMPLETE)
def test_as_many_positions_can_be_reached_as_ever(slug: str) -> None:
    tables = counts.kept(slug)
    assert len(tables) == 3 and len({(table["game"], table["after"]) for table in tables}) == 3
    for table in tables:
        positions = table["positions"]
        assert len(positions) in counts.DEPTHS
        state = counts.table(slug, table["game"], table["after"])
        assert counts.counted(GAMES[slug], state, len(positions)) == positions, table
