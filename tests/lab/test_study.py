"""`python -m pyapp study`: the same games however they are played, and figures that say what can be said."""

import csv
import json
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from pyapp.__main__ import main
from pyapp.core.messages import Reader
from pyapp.lab import command, figures, plan, playing, report, running
from pyapp.lab.figures import Figure
from pyapp.record import Record

WORDS = ("study", "suk", "--vary", "tie_break,hull", "--level", "random", "--seed", "5", "--lang", "en")


def study(folder: Path, *words: str, games: int = 48) -> dict[str, Any]:
    assert main([*WORDS, "--games", str(games), "--out", str(folder), *words]) == 0
    table: dict[str, Any] = json.loads((folder / "table.json").read_text("utf-8"))
    return table


def rows(slug: str, games: int, level: str = "random", vary: tuple[str, ...] = (), **options: Any) -> Any:
    asked = plan.study(slug, None, options, vary, level, games, 1)
    return asked, [playing.played(asked.play(number)) for number in range(games)]


def test_the_same_seed_gives_the_same_table_on_one_processor_and_on_two(tmp_path: Path) -> None:
    alone, together = study(tmp_path / "one"), study(tmp_path / "two", "--workers", "2")
    assert alone == together and alone["figures"]


def test_the_same_table_on_a_cluster(tmp_path: Path) -> None:
    pytest.importorskip("distributed", reason="the cluster extra is not installed")
    assert study(tmp_path / "one", games=24) == study(tmp_path / "two", "--cluster", "local", games=24)


def test_the_same_table_on_a_cluster_that_somebody_else_has_started(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed", reason="the cluster extra is not installed")
    given = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": "127.0.0.1:0"}
    with distributed.LocalCluster(**given) as there:
        address = there.scheduler_address
        assert study(tmp_path / "one", games=24) == study(tmp_path / "two", "--cluster", address, games=24)
        assert len(there.scheduler.workers) == 2, "its workers stay for others"


def test_a_cluster_that_is_not_there_is_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("distributed", reason="the cluster extra is not installed")
    away = ("--cluster", "tcp://127.0.0.1:9", "--out", str(tmp_path))
    assert main([*WORDS, "--games", "2", *away]) == 1
    assert "127.0.0.1:9" in capsys.readouterr().err


def test_a_study_that_was_killed_goes_on_and_loses_no_finished_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = study(tmp_path / "whole")
    study(tmp_path / "broken", games=20)
    journal = tmp_path / "broken" / running.JOURNAL
    text = journal.read_text("utf-8")
    journal.write_text(text[: len(text) - 30], "utf-8")  # the last line is cut off in the middle
    seen: list[int] = []
    batch = playing.batch

    def counting(plays: Any, keep: bool = False) -> Any:
        seen.extend(play.number for play in plays)
        return batch(plays, keep)

    monkeypatch.setattr(running, "batch", counting)
    assert study(tmp_path / "broken") == whole
    assert seen == list(range(19, 48)), "games that were finished are not played again"


def test_games_that_somebody_wrote_into_the_journal_are_played(tmp_path: Path) -> None:
    whole = study(tmp_path / "whole", games=12)
    folder = tmp_path / "bent"
    study(folder, games=12)
    journal = folder / running.JOURNAL
    first, *lines = journal.read_text("utf-8").splitlines()
    row = json.loads(lines[0])
    values: list[Any] = [None, "x", -1, [], [{}], {"a": []}, 1e9]
    odd = [{**row, name: value} for name in row for value in values]
    bent: list[Any] = [
        {},
        {"n": 3},
        {"n": True},
        *odd,
        *({k: v for k, v in row.items() if k != name} for name in row),
    ]
    for one in bent:
        told = json.dumps(one)
        journal.write_text("\n".join((first, told, "[]", "7", "{", *lines[1:])) + "\n", "utf-8")
        assert study(folder, games=12)["figures"]
    journal.write_text("\n".join((first, '{"n": 0}', *lines[1:])) + "\n", "utf-8")
    assert study(folder, games=12) == whole


def test_a_folder_of_another_study_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    study(tmp_path, games=4)
    before = (tmp_path / running.JOURNAL).read_text("utf-8")
    assert main([*WORDS, "--games", "4", "--out", str(tmp_path), "--players", "3"]) == 1
    assert "already holds another study" in capsys.readouterr().err
    assert (tmp_path / running.JOURNAL).read_text("utf-8") == before


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--vary", "wings"], "wings"),
        (["--vary", "cards"], "changes nothing"),
        (["--vary", "hull,hull"], "only once"),
        (["--vary", "hull", "--option", "hull=octagon"], "only once"),
        (["--level", "genius"], "genius"),
        (["--vary", "players=9"], "2"),
    ],
)
def test_what_can_not_be_compared_is_said(
    words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = main(["study", "suk", *words, "--games", "2", "--out", str(tmp_path), "--lang", "en"])
    told = capsys.readouterr().err
    assert code == 1 and said in told and "Traceback" not in told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "[############............] 120 of 240 games, 1:00 left"),
        ("it", "[############............] 120 di 240 partite, ancora 1:00"),
    ],
)
def test_a_bar_says_how_far_it_is_and_how_long_it_still_takes(
    language: str, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Sixty games were there already and count for nothing in what is left: sixty more took half a minute."""
    clock = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: clock[0])
    reader = Reader(import_module(f"pyapp.lab.texts.{language}").MESSAGES, language)
    progress = running.Progress(240, 60, lambda *at: command.told(reader, *at))
    progress.moving = True
    progress.at(60)
    first = capsys.readouterr().err
    assert "60 " in first and ":" not in first, "nothing was played yet, so nobody knows"
    clock[0] += 30
    progress.at(120)
    assert told in capsys.readouterr().err
    clock[0] += 0.1
    progress.at(121)
    assert not capsys.readouterr().err, "a line that moves is not written at every game"
    progress.at(240)
    assert capsys.readouterr().err.endswith("\n")


def test_records_are_games_that_play(tmp_path: Path) -> None:
    study(tmp_path / "out", "--records", str(tmp_path / "games"), "--workers", "2", games=12)
    ends = [
        json.loads(line)["end"] for line in (tmp_path / "out" / running.JOURNAL).read_text().splitlines()[1:]
    ]
    files = sorted((tmp_path / "games").iterdir())
    replayed = [Record.parse(file.read_text("utf-8")) for file in files]
    assert sorted(ends) == sorted(record.game.digest(record.state) for record in replayed)
    assert not any(record.running or record.stopped for record in replayed)
    files[3].unlink()
    study(tmp_path / "out", "--records", str(tmp_path / "games"), games=12)
    assert files[3].exists(), "a record that was lost is played again"


def test_tables_and_pages_say_the_same(tmp_path: Path) -> None:
    told = study(tmp_path)["figures"]
    lines = list(csv.DictReader((tmp_path / "table.csv").read_text("utf-8").splitlines()))
    assert [line["name"] for line in lines] == [figure["name"] for figure in told]
    assert len(list(csv.DictReader((tmp_path / "games.csv").read_text("utf-8").splitlines()))) == 48
    for language, word in (("it", "Un posto è favorito?"), ("en", "Is a seat favoured?")):
        page = (tmp_path / f"index.{language}.html").read_text("utf-8")
        assert word in page and page.count("<tr>") == len(told) + 5  # and a line of heads for each section
        assert "option." not in page and "deed." not in page and "<script" not in page


@pytest.mark.parametrize("slug", ["mechanics", "automobiles", "suk", "pocket-mars", "martians"])
def test_every_game_tells_what_its_pieces_are_worth(slug: str) -> None:
    asked, games = rows(slug, 24)
    table = figures.table(asked, games)
    sections = {figure.section for figure in table}
    assert {"games", "worth"} <= sections
    for language in ("it", "en"):
        page = report.page(asked, table, language)
        assert "deed." not in page and "measure." not in page and "place." not in page


def made(wins: Iterable[int], deeds: Iterable[tuple[int, int]]) -> list[dict[str, Any]]:
    """Games for two in which seat `wins` wins and the deed is done so often by each."""
    return [
        {"n": n, "arm": 0, "seed": n, "first": 0, "won": None, "moves": 10, "end": "", "scores": [5 - 5 * w, 5 * w],
         "wins": [1.0 - w, float(w)], "deeds": [{"built card x": often[0]}, {"built card x": often[1]}]}
        for n, (w, often) in enumerate(zip(wins, deeds, strict=True))
    ]  # fmt: skip


def worth_of(games: list[dict[str, Any]]) -> Figure:
    asked = plan.study("suk", 2, {}, (), "random", len(games), 1)
    return next(
        one for one in figures.table(asked, games) if one.section == "worth" and one.measure == "wins"
    )


def test_what_the_winner_always_does_is_worth_a_victory() -> None:
    found = worth_of(made([0, 1] * 20, [(3, 1), (0, 2)] * 20))
    assert found.value == 1.0 and found.clear


def test_what_both_do_as_often_says_nothing() -> None:
    found = worth_of(made([0, 1] * 20, [(1, 0), (1, 0)] * 20))
    assert found.value == 0.0 and not found.clear and found.low is not None and found.low < 0


def test_a_deal_played_in_two_set_ups_is_one_deal() -> None:
    asked, games = rows("suk", 60, vary=("tie_break",))
    once = [row for row in games if row["arm"] == 0]
    both, one = (
        next(
            figure
            for figure in figures.table(asked, given)
            if (figure.section, figure.measure) == ("seats", "score")
        )
        for given in (games, once)
    )
    assert both.low is not None and one.low is not None and both.value is not None and one.value is not None
    assert both.value - both.low == pytest.approx(one.value - one.low, rel=0.05)


def test_intervals_are_wider_the_more_is_asked() -> None:
    assert figures.width(1) == pytest.approx(1.96, abs=0.001)
    assert figures.width(20) == pytest.approx(3.023, abs=0.001)
    assert figures.width(1, 9) == pytest.approx(2.262, rel=0.01)
    low, high = figures.share(30, 100, 1)[1:]
    assert (round(low, 3), round(high, 3)) == (0.219, 0.396)


def test_an_option_is_measured_on_the_same_deals() -> None:
    asked, games = rows("suk", 80, vary=("hull", "tie_break"))
    named = {figure.name for figure in figures.table(asked, games) if figure.section == "options"}
    assert named == {"hull=octagon rectangle", "tie_break=late_seat shared"}
    assert all(asked.play(n).seed == 1 + n // 4 for n in range(80))


def test_arms_that_change_nothing_are_left_out() -> None:
    asked = plan.study("suk", 2, {}, ("advanced", "own_order"), "random", 4, 1)
    assert [dict(arm) for arm in asked.arms] == [
        {"advanced": False, "own_order": False},
        {"advanced": True, "own_order": False},
        {"advanced": True, "own_order": True},
    ]


@pytest.mark.parametrize(("clear", "said"), [(True, "out of line"), (False, "reconstructed by us</td>")])
def test_a_piece_that_we_made_up_is_told_when_it_is_out_of_line(clear: bool, said: str) -> None:
    asked = plan.study("mechanics", None, {}, (), "random", 40, 1)
    low = 0.1 if clear else -0.1
    made_up = Figure("worth", "built mechanism pneumatic_post", "wins", 40, 0.2, low, 0.3, 0.0, clear)
    printed = Figure("worth", "bought type lens", "wins", 40, 0.2, 0.1, 0.3, 0.0, True)
    page = report.page(asked, [made_up, printed], "en")
    assert page.count(said) == 1 and page.count("out of line") == clear
    assert "si scosta" in report.page(asked, [made_up, printed], "it") or not clear


def test_an_option_that_brings_a_piece_says_where_the_piece_comes_from() -> None:
    asked, games = rows("suk", 24, vary=("cards",), advanced=True)
    page = report.page(asked, figures.table(asked, games), "en")
    assert options_of(page).count("reconstructed by us") >= 10
    asked, games = rows("suk", 24, vary=("hull",))
    assert "Source</th>" not in options_of(report.page(asked, figures.table(asked, games), "en"))


def options_of(page: str) -> str:
    return page.partition('<section id="options">')[2].partition("</section>")[0]
