"""Programs at a table of the arena: they play, and whatever they do wrong costs them the game and nobody else."""

import shlex
import sys
from pathlib import Path

import pytest

from pyapp.ai import arena
from pyapp.ai.arena import Match, Outcome
from pyapp.core.refusals import Problem
from pyapp.engines import program

PYTHON = shlex.quote(sys.executable)
OURS = f"exec:{PYTHON} -m pyapp engine suk --level normal"
ANSWERS = """
import sys, json, time
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "regolo":
        print("id name {name}\\ndeals 0\\nregolo 1", flush=True)
    elif word == "position":
        moves = json.loads(rest.partition(" ")[2])["moves"]
    elif word == "quit":
        break
    elif word == "go":
        {go}
"""


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "GRACE", 0.3)
    monkeypatch.setattr(program, "LEAVING", 1.0)


def player(folder: Path, go: str, name: str = "tiny") -> str:
    """A program that does so when it is asked for a move."""
    path = folder / f"{name}.py"
    path.write_text(ANSWERS.format(name=name, go=go), "utf-8")
    return f"exec:{PYTHON} {shlex.quote(str(path))}"


def game(*players: str, slug: str = "suk", **options: str) -> Outcome:
    seating = tuple(range(len(players)))
    return arena.played(Match(slug, tuple(options.items()), players, seating, 4, 0.5))


def test_our_own_engine_plays_the_game_it_plays_at_home() -> None:
    abroad, at_home = game(OURS, "easy"), game("normal", "easy")
    assert (abroad.end, abroad.wins, abroad.faults) == (at_home.end, at_home.wins, ["", ""])


def test_a_program_needs_no_rules_to_play_a_whole_game(tmp_path: Path) -> None:
    first = player(tmp_path, 'print("bestmove", moves[0], flush=True)')
    outcome = game(first, first, "random")
    assert outcome.faults == ["", "", ""] and sum(outcome.wins) == 1
    assert len(outcome.seconds[0]) > 5


@pytest.mark.parametrize(
    ("go", "fault"),
    [
        ("raise SystemExit(3)", "crash: it ended with code 3"),
        ("raise ValueError('no idea')", "crash: it ended with code 1: ValueError: no idea"),
        ("pass", "timeout: no answer in time"),
        ("time.sleep(60)", "timeout: no answer in time"),
        ('print("bestmove", flush=True)', "illegal: '' is not allowed there"),
        (
            'print("bestmove place 99 pink z9", flush=True)',
            "illegal: 'place 99 pink z9' is not allowed there",
        ),
        ('print("error I give up", flush=True)', "refused: I give up"),
        ("while True: print('info x', flush=True)", "timeout: no answer in time"),
    ],
)
def test_who_fails_has_lost_and_the_others_play_on(tmp_path: Path, go: str, fault: str) -> None:
    outcome = game(player(tmp_path, go), "random", "random")
    assert outcome.faults[0].startswith(f"{fault} at move ") and outcome.faults[1:] == ["", ""]
    assert outcome.wins[0] == 0 and sum(outcome.wins) == 1


def test_a_program_that_never_greets_has_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "STARTING", 0.2)
    outcome = game(f"exec:{PYTHON} -c 'import time; time.sleep(60)'", "random")
    assert outcome.faults[0] == "timeout: no answer in time at move 0" and outcome.wins == [0.0, 1.0]


def test_two_that_fail_have_both_lost(tmp_path: Path) -> None:
    broken = player(tmp_path, "raise SystemExit(1)")
    assert game(broken, broken).wins == [0.0, 0.0]


def test_together_only_who_failed_goes_without_the_victory(tmp_path: Path) -> None:
    outcome = game(player(tmp_path, "raise SystemExit(1)"), "random", slug="martians", mode="cooperative")
    assert outcome.wins[0] == 0 and outcome.faults[0].startswith("crash")


def test_the_table_tells_what_went_wrong(tmp_path: Path) -> None:
    players = [player(tmp_path, "raise SystemExit(1)"), "random"]
    games = arena.matches("suk", players, 4, 1, {})
    broken, other = (standing.line() for standing in arena.meet(players, games, None))
    assert broken["faults"].startswith("4 crash (the first: crash: it ended with code 1 at move ")
    assert other["wins"] == 4 and "faults" not in other


def test_a_command_that_is_not_there_is_told_before_the_first_game() -> None:
    for command in ("exec:no-such-engine", "exec:", "exec:'"):
        with pytest.raises(Problem, match=r"arena\.no_program"):
            list(arena.matches("suk", [command, "normal"], 2, 1, {}))
