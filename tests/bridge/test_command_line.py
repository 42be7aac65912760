"""`python -m pyapp`: replay, simulate, arena."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pyapp import GAMES, terminal
from pyapp.__main__ import VERBS, main
from pyapp.ai.arena import interval, matches
from pyapp.core.refusals import Problem
from pyapp.record import Record
from pyapp.teach import figures
from tests.golden import files
from tools.env.places import ROOT
from tools.fuzz import hostile


@pytest.mark.parametrize("language", ["it", "en"])
def test_replay_tells_a_game_in_sentences(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    for path in files("suk")[:4]:
        assert main(["replay", str(path), "--lang", language]) == 0
        told = capsys.readouterr().out
        record = Record.parse(path.read_text("utf-8"))
        assert f"digest {record.game.digest(record.state)}" in told
        assert all(move in told for move in record.moves)
        assert "{" not in told.split("digest")[0]


def test_replay_says_where_a_record_no_longer_fits(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    path.write_text("regolo 1\ngame: suk\n\nplace 7 black b3\nplace 7 white a1\n")
    assert main(["replay", str(path), "--lang", "en"]) == 0
    assert "line 5: place 7 white a1: R11 " in capsys.readouterr().out


def test_what_is_no_record_is_a_problem(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.txt"
    path.write_text("hello")
    assert main(["replay", str(path)]) == 1
    assert "non è una partita di Regolo" in capsys.readouterr().err


def test_simulate_plays_random_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "suk", "--games", "3", "--players", "3"]) == 0
    assert capsys.readouterr().out


def arena(capsys: pytest.CaptureFixture[str], *words: str) -> list[dict[str, Any]]:
    assert main(["arena", *words, "--json"]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_arena_lets_levels_meet_in_every_seating(capsys: pytest.CaptureFixture[str]) -> None:
    better, worse = arena(capsys, "suk", "--seats", "normal,random", "--games", "8")
    assert (better["level"], worse["level"], better["seat"], worse["seat"]) == ("normal", "random", 0, 1)
    assert better["games"] == 8 and better["wins"] + worse["wins"] == 8
    assert better["low"] < better["share"] <= better["high"] <= 1
    assert len(better["by_seat"]) == 2 and better["seconds"] <= better["seconds_95"] * 4


def test_arena_gives_the_same_results_on_several_processors(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("suk", "--seats", "normal,easy", "--games", "4", "--option", "hull=octagon")
    alone = arena(capsys, *words)
    together = arena(capsys, *words, "--workers", "2")
    for one, other in zip(alone, together, strict=True):
        assert {**one, "seconds": 0, "seconds_95": 0} == {**other, "seconds": 0, "seconds_95": 0}


def test_arena_on_a_cluster(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("distributed", reason="the cluster extra is not installed")
    words = ("suk", "--seats", "normal,random", "--games", "4")
    assert arena(capsys, *words, "--cluster", "local")[0]["wins"] == arena(capsys, *words)[0]["wins"]


@pytest.mark.parametrize(
    ("players", "deals"), [(("easy", "normal"), 3), (("easy", "easy"), 6), (("hard",), 6)]
)
def test_no_game_is_played_twice(players: tuple[str, ...], deals: int) -> None:
    met = list(matches("pocket-mars", players, 6, 1, {}))
    assert len({match.seed for match in met}) == deals
    assert len({(match.seed, *(players[who] for who in match.seating)) for match in met}) == 6


def test_arena_takes_levels_by_their_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("suk", "--games", "4", "--seats")
    named, numbered = (
        arena(capsys, *words, "easy,random"),
        arena(capsys, *words, "carelessness=6/deals=1,random"),
    )
    assert numbered[0]["level"] == "carelessness=6/deals=1"
    assert [line["score"] for line in numbered] == [line["score"] for line in named]
    assert arena(capsys, *words, "carelessness=60,random")[0]["score"] != named[0]["score"]


@pytest.mark.parametrize(
    "words",
    [
        ["--seats", "genius,easy"],
        ["--seats", "genius=2,easy"],
        ["--seats", "deals=x,easy"],
        ["--option", "hull=star"],
        ["--option", "x=1"],
    ],
)
def test_arena_says_what_it_does_not_know(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "suk", *words]) == 1
    assert capsys.readouterr().err.startswith("regolo: ")


def heard(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    """The code, and the one sentence that says what is wrong."""
    code = main(words)
    said = capsys.readouterr()
    assert said.err.startswith("regolo: ") and said.err.count("\n") == 1, said.err
    assert not re.search(r"[{}]|Traceback|\berror\b|\binvalid\b", said.err.partition("python -m")[0])
    return code, said.err


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize("verb", ["replay", "verify"])
def test_a_file_that_cannot_be_read_is_a_sentence(
    verb: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "latin.txt").write_bytes("regolo 1\ngame: suk\nseat 1: person Zoë\n".encode("latin-1"))
    (tmp_path / "long.txt").write_bytes(b"x" * (terminal.LARGEST_FILE + 1))
    names = ("missing.txt", "", "latin.txt", "long.txt", "latin.txt/inside.txt", "a\0b.txt", "x" * 300)
    said = {heard(capsys, verb, f"{tmp_path}/{name}", "--lang", language) for name in names}
    assert {code for code, _ in said} == {1} and len(said) == len(names)


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["dance"],
        ["replay"],
        ["replay", "a", "b"],
        ["simulate", "chess"],
        ["simulate", "suk", "--games", "0"],
        ["simulate", "suk", "--games", "many"],
        ["simulate", "suk", "--games", "٣"],
        ["simulate", "suk", "--seed", "-1"],
        ["simulate", "suk", "--lang", "fr"],
        ["arena", "suk", "--workers", "0"],
        ["puzzles", "suk", "--within", "0"],
    ],
)
@pytest.mark.parametrize("language", ["it", "en"])
def test_words_that_do_not_fit_are_a_sentence_and_a_code_of_their_own(
    words: list[str], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = [*words, "--lang", language] if "--lang" not in words else words
    assert heard(capsys, *asked)[0] == 2


def test_options_that_are_not_there_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    code, said = heard(capsys, "arena", "suk", "--option", "sails=9", "--lang", "en")
    assert code == 1 and "sails" in said and "hull" in said


def test_puzzles_are_not_written_over_something_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "notes.txt").write_text("my notes")
    words = ("puzzles", "suk", "--games", "3", "--within", "1", "--add")
    for name in ("notes.txt", "", "no/such/folder/x.json"):
        if main([*words, str(tmp_path / name)]) == 0:
            continue  # no puzzle was found in these games
        assert capsys.readouterr().err.startswith("regolo: ")
    assert (tmp_path / "notes.txt").read_text() == "my notes"


def test_no_file_drives_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.txt"
    path.write_text(
        "regolo 1\ngame: suk\nseat 1: person A\x1b[31mB\u202eC\n\nplace 7 \x1b]0;x\x07 b3\n", "utf-8"
    )
    main(["replay", str(path)])
    said = capsys.readouterr()
    assert all(sign.isprintable() or sign == "\n" for sign in said.out + said.err)


def bent_records(number: int, seed: int) -> Iterator[str]:
    """Records as nobody should hand them in, as the soak makes them."""
    asked = (request for request in hostile.requests(number * 4, seed) if "record" in request)
    yield from (str(request["record"]) for request in islice(asked, number))


def replayed(path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    path.write_text(text, "utf-8", "surrogatepass", newline="")
    code = main(["replay", str(path), "--lang", "en"])
    said = capsys.readouterr()
    assert code in (0, 1) and (code == 0) == (not said.err)
    assert "Traceback" not in said.err and said.err.count("\n") == code
    assert all(sign.isprintable() or sign == "\n" for sign in said.out + said.err)


LONG_FORM = [
    pytest.param(10_000, seed, marks=pytest.mark.long) for seed in range(4, 14)
]  # a hundred thousand


@pytest.mark.parametrize(("number", "seed"), [(400, 3), *LONG_FORM])
def test_bent_records_are_replayed_or_refused_in_a_sentence(
    number: int, seed: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for text in bent_records(number, seed):
        replayed(tmp_path / "bent.txt", text, capsys)


def test_bent_records_are_checked_or_drawn_or_refused_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bent.txt"
    for text in bent_records(200, 9):
        path.write_text(text, "utf-8", "surrogatepass", newline="")
        code = main(["verify", str(path), "--lang", "it"])
        said = capsys.readouterr().err
        assert code in (0, 1, 2) and said.count("\n") <= 1 and "Traceback" not in said
        try:
            figures.parse(text)
        except Problem as problem:
            assert terminal.sentence(problem, "it")


@given(st.text(max_size=300), st.integers(0, 60))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_text_is_replayed_or_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, at: int
) -> None:
    whole = "regolo 1\ngame: suk\nplayers: 2\n\nplace 7 black b3\n"
    replayed(tmp_path / "any.txt", whole[:at] + text + whole[at:], capsys)


# What each verb is asked first, so that it is done in a moment where what it is asked can be done.
IN_A_MOMENT = {
    "simulate": ["--games", "1"],
    "arena": ["--games", "1", "--seats", "random,random"],
    "study": ["--games", "1", "--level", "random"],
    "puzzles": ["--games", "1", "--within", "1"],
}
ODD_WORDS = st.one_of(
    st.text(max_size=40),
    st.sampled_from(
        [
            "",
            "0",
            "-1",
            "1e9",
            "nan",
            "٣",
            "9" * 400,
            "--",
            "-x",
            "=",
            "a=b",
            "hull=",
            "hull=octagon",
            "\udcff",
        ]
    ),
    st.sampled_from(
        [
            "random,random",
            "a\nb",
            '"',
            '"a"b',
            "exec:,easy",
            "exec:/no/such,random",
            "deals=x,easy",
            ",",
            "\0",
        ]
    ),
    st.sampled_from([*GAMES, "../suk", "/", "\x1b[31m", "fr", "x" * 200_000, "tie_break", "players=1/2/99"]),
)
NAMES = ("--seats", "--option", "--vary", "--players", "--seed", "--seconds", "--fingerprint", "--theme")


OURS = sorted(set(VERBS) - {"engine", "check-engine"})  # those two speak with a program


def typed(capsys: pytest.CaptureFixture[str], *words: str) -> None:
    """Whatever it is, it is done, or ends in one sentence and a code."""
    code = main([*words, "--lang", "en"])
    said = capsys.readouterr()
    told = said.err.rpartition("regolo: ")[2] if code else ""
    assert code in (0, 1, 2) and "Traceback" not in said.err
    assert bool(told) == bool(code) and told.count("\n") <= 1
    assert all(sign.isprintable() or sign in "\n\r" for sign in said.out + said.err)


ODD_PAIRS = st.lists(st.tuples(st.sampled_from(NAMES), ODD_WORDS), max_size=2)


@pytest.mark.parametrize("verb", OURS)
@given(first=st.one_of(st.just("suk"), ODD_WORDS), more=ODD_PAIRS)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=40)
def test_whatever_is_typed_ends_in_a_sentence_or_is_done(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    verb: str,
    first: str,
    more: list[tuple[str, str]],
) -> None:
    into = ["--out", str(tmp_path)] if verb == "study" else []
    typed(capsys, verb, first, *IN_A_MOMENT.get(verb, []), *into, *(word for pair in more for word in pair))


@pytest.mark.long
@pytest.mark.parametrize("verb", ["simulate", "arena"])
@given(first=st.one_of(st.sampled_from([*GAMES]), ODD_WORDS), more=ODD_PAIRS)
@settings(suppress_health_check=[*HealthCheck], deadline=None, max_examples=10_000)
def test_twenty_thousand_odd_games_are_played_or_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str], verb: str, first: str, more: list[tuple[str, str]]
) -> None:
    typed(capsys, verb, first, *IN_A_MOMENT[verb], *(word for pair in more for word in pair))


def outside(*words: str, into: Any = subprocess.PIPE, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command as a person runs it, in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "pyapp", *words],
        stdout=into,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
        cwd=ROOT,
        env={**os.environ, **environment},
        check=False,
    )


@pytest.mark.parametrize("coding", ["ascii", "latin-1", "cp437", "utf-8"])
def test_a_terminal_without_our_signs_is_told_what_it_can_show(coding: str) -> None:
    told = outside("replay", str(files("suk")[0]), PYTHONIOENCODING=coding)
    assert (told.returncode, told.stderr) == (0, "") and "digest" in told.stdout
    missing = outside("replay", "missing.txt", PYTHONIOENCODING=coding)
    assert missing.returncode == 1 and missing.stderr.count("\n") == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_full_disk_is_a_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        told = outside("replay", str(files("suk")[0]), "--lang", "en", into=full)
    assert told.returncode == 1
    assert told.stderr == "regolo: What there is to say can’t be written: perhaps the disk is full.\n"


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="this system has no /dev/zero")
@pytest.mark.parametrize("verb", ["replay", "verify", "diagram"])
def test_a_file_without_an_end_is_read_no_further_than_a_record_is_long(
    verb: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "there is room for" in heard(capsys, verb, "/dev/zero", "--lang", "en")[1]


@pytest.mark.parametrize("end", ["\r\n", "\r"])
def test_a_file_of_another_systems_editor_is_the_same_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], end: str
) -> None:
    text = files("suk")[0].read_text("utf-8")
    path = tmp_path / "game.txt"
    told = []
    for given_text in (text, "\ufeff" + text.replace("\n", end)):
        path.write_bytes(given_text.encode())
        assert main(["replay", str(path)]) == 0
        told.append(capsys.readouterr().out)
        assert figures.parse(terminal.read(path)).game.slug == "suk"
    assert told[0] == told[1]


@pytest.mark.parametrize(("wins", "games"), [(0.0, 1), (5.0, 10), (200.0, 200)])
def test_the_interval_holds_the_share(wins: float, games: int) -> None:
    low, high = interval(wins, games)
    assert 0 <= low <= wins / games <= high <= 1 and high - low < 4 / games**0.5
