"""What earlier releases saved opens for ever; where a corrected rule forbids it, up to there."""

import json
import tomllib
from pathlib import Path

import pytest

from pyapp import GAMES
from pyapp.core.refusals import Refusal
from pyapp.record import Record, link
from tests import saves
from tools.env.places import ROOT

FOLDERS = [pytest.param(folder, id=folder.name) for folder in saves.folders()]


def saved(folder: Path) -> list[str]:
    """The titles that a release had."""
    whole = f"-{saves.WHOLE}"
    return [name.removesuffix(whole) for name in saves.records(folder) if name.endswith(whole)]


def test_every_title_that_was_ever_released_is_still_here() -> None:
    assert {slug for folder in saves.folders() for slug in saved(folder)} <= set(GAMES)


def test_this_release_has_its_saves() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert version in [folder.name for folder in saves.folders()], "python -m tests.saves VERSION"


@pytest.mark.parametrize("folder", FOLDERS)
def test_records_of_a_release_open(folder: Path) -> None:
    known = saves.digests(folder)
    assert set(known) == set(saves.records(folder))
    for name, text in saves.records(folder).items():
        record = Record.parse(text)
        assert "\nrules: 1\n" in text
        assert record.rules == (
            record.game.rules_version if record.caught_up and not record.stopped else 1
        ), name
        if record.stopped:
            assert corrected(record), name
            assert record.moves and record.rest[0] == record.stopped.move, name
        else:
            assert saves.digest(record) == known[name], name


def corrected(record: Record) -> bool:
    """Has a rule been put right since? Then a record may stop where it was played otherwise, and says so."""
    return record.rules != record.game.rules_version


def test_what_older_rules_did_by_themselves_is_written_into_the_record() -> None:
    """Turns of Mars Needs Mechanics once ended by themselves where the hand allowed no more; now that is a move."""
    text = saves.records(saves.folders()[0])[f"mechanics-{saves.WHOLE}"]
    record = Record.parse(text)
    assert record.caught_up and "end_turn" in record.moves and "sell_done" in record.moves
    assert len(record) > len([line for line in text.partition("\n\n")[2].splitlines() if line])
    again = Record.parse(record.text())
    assert (again.moves, again.state, again.caught_up) == (record.moves, record.state, False)
    assert link.read(link.link(record)).moves == record.moves


def test_a_record_that_stopped_keeps_what_was_written_into_it() -> None:
    """Its rest is still told by the old rules, its beginning already by the new ones."""
    text = saves.records(saves.folders()[0])[f"mechanics-{saves.WHOLE}"]
    moves = text.partition("\n\n")[2].splitlines()
    stopped = Record.parse(text.replace("\n".join(moves[-3:]), "buy nothing\n" + moves[-1]))
    assert stopped.stopped is not None and stopped.rules == 1 and stopped.caught_up
    assert Record.parse(stopped.text()).text() == stopped.text()
    assert link.read(link.link(stopped)).moves == stopped.moves


@pytest.mark.parametrize("folder", FOLDERS)
def test_links_of_a_release_open(folder: Path) -> None:
    for text, (name, known) in zip(saves.links(folder), saves.digests(folder).items(), strict=True):
        record = Record.parse(saves.records(folder)[name])
        try:
            assert saves.digest(link.read(text)) == known, name
        except link.BadLink as problem:
            assert (problem.key, bool(record.stopped)) == ("link.other_rules", True), name


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_storage_of_a_release_holds_the_same_games(folder: Path) -> None:
    games = [json.loads(text.partition(" ")[2]) for text in saves.storage(folder).values()]
    found = {saves.digest(record) for game in games if not (record := Record.parse(game["record"])).stopped}
    stopped = [name for name, text in saves.records(folder).items() if Record.parse(text).stopped]
    assert found == {known for name, known in saves.digests(folder).items() if name not in stopped}
    assert {game["game"] for game in games} == set(saved(folder))


@pytest.mark.parametrize("slug", saved(saves.folders()[0]))
def test_a_corrected_rule_keeps_what_can_still_be_played(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next version of the rules forbids one move of an old record: what comes before it stands."""
    text = saves.records(saves.folders()[0])[f"{slug}-{saves.WHOLE}"]
    whole = Record.parse(text)
    game = whole.game
    written = (at for at in range(len(whole)) if not game.made_by_itself(1, whole.at(at)))
    half = next(at for at in written if at >= len(whole) // 2)
    wrong, digest = whole.moves[half], game.digest(whole.at(half))
    allowed = game.refusal

    def stricter(_: object, state: object, move: object) -> Refusal | None:
        if str(move) == wrong and game.digest(state) == digest:
            return Refusal(game.turn_rule, "not_a_move", {"text": wrong})
        return allowed(state, move)

    monkeypatch.setattr(type(game), "refusal", stricter)
    monkeypatch.setattr(
        type(game), "listed", lambda *_: False
    )  # what is forbidden isn't among the legal moves
    monkeypatch.setattr(type(game), "rules_version", 2)
    record = Record.parse(text)
    assert record.moves == whole.moves[:half] and record.state == whole.at(half)
    assert record.stopped is not None
    assert (record.stopped.move, record.stopped.refusal.rule) == (wrong, game.turn_rule)
    assert text.splitlines()[record.stopped.line - 1] == wrong
    assert record.rest == text.splitlines()[record.stopped.line - 1 :]
    assert record.rules == 1, "the record says which rules it was played by"
    record.play(next(move for move in game.moves(record.state) if str(move) != wrong))
    assert record.stopped is None
