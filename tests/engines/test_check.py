"""`python -m pyapp check-engine`: what keeps the protocol passes, what doesn't is told by the promise it breaks."""

import shlex
import sys
from pathlib import Path

import pytest

from pyapp.__main__ import main
from pyapp.engines import check, program
from pyapp.engines.check import trials
from tools.env.node import node
from tools.env.places import ROOT

PYTHON = shlex.quote(sys.executable)
EXAMPLES = ROOT / "docs/engines"
MANNERED = """
import sys, json, time
moves, heard = [], iter(sys.stdin)
for line in heard:
    word, _, rest = line.strip().partition(" ")
    if word == "regolo":
        print("id name tiny\\ndeals 0\\ngame suk\\nregolo 1", flush=True)
    elif word == "ping":
        print("pong", rest, flush=True)
    elif word == "position":
        try:
            moves = json.loads(rest.partition(" ")[2])["moves"]
        except (ValueError, KeyError, TypeError):
            print("error what is this?", flush=True)
    elif word == "quit":
        break
    elif word == "go":
        print("bestmove", moves[-1], flush=True)
"""


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (check, program):
        monkeypatch.setattr(module, "STARTING", 10.0)
        monkeypatch.setattr(module, "GRACE", 0.5)
    monkeypatch.setattr(check, "SECONDS", 0.9)
    monkeypatch.setattr(check, "QUICK", 0.01)
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


def broken(folder: Path, source: str) -> dict[str, str]:
    """The promises a program breaks, and what is said of each."""
    path = folder / "tiny.py"
    path.write_text(source, "utf-8")
    found = trials(f"exec:{PYTHON} {shlex.quote(str(path))}", ())
    return {trial.promise: trial.why for trial in found if trial.why}


def test_a_mannered_program_keeps_every_promise(tmp_path: Path) -> None:
    assert broken(tmp_path, MANNERED) == {}


@pytest.mark.parametrize(
    ("good", "bad", "promises"),
    [
        ("id name tiny\\\\n", "", {"greets"}),
        ('"pong", rest', '"pong"', {"pings", "passes_over", "once", "survives"}),
        ('word == "quit"', 'word == "go away"', set()),
        ("break", "time.sleep(60)", {"leaves"}),
        ("break", "sys.exit(2)", {"leaves"}),
        ("moves[-1], flush", "moves[-1].upper(), flush", {"legal", "once", "survives", "whole_game"}),
        (
            "moves[-1], flush=True",
            'moves[-1], "\\\\nbestmove x", flush=True',
            {"legal", "once", "whole_game"},
        ),
        ("(ValueError, KeyError, TypeError)", "ZeroDivisionError", {"survives"}),
        ('elif word == "go"', 'elif word == "go" and rest', {"stops"}),
        ("heard = [], iter(sys.stdin)", "heard = [], open('/dev/null')", {"greets"}),
    ],
)
def test_each_broken_promise_is_named(tmp_path: Path, good: str, bad: str, promises: set[str]) -> None:
    good, bad = good.replace("\\\\", "\\"), bad.replace("\\\\", "\\")
    assert good in MANNERED
    assert set(broken(tmp_path, MANNERED.replace(good, bad))) == promises


def test_the_example_in_javascript_keeps_the_protocol() -> None:
    player = f"exec:{shlex.quote(str(node()))} {shlex.quote(str(EXAMPLES / 'any.mjs'))}"
    assert [trial for trial in trials(player, ("suk", "martians")) if trial.why] == []


def test_the_example_in_python_keeps_the_protocol() -> None:
    player = f"exec:{PYTHON} {shlex.quote(str(EXAMPLES / 'playouts.py'))}"
    assert [trial for trial in trials(player, ("pocket-mars",)) if trial.why] == []


def test_our_own_engine_keeps_the_protocol() -> None:
    assert [
        trial for trial in trials(f"exec:{PYTHON} -m pyapp engine suk --level normal", ()) if trial.why
    ] == []


@pytest.mark.parametrize(
    ("language", "words"), [("it", "Una promessa non è mantenuta."), ("en", "One promise is not kept.")]
)
def test_the_command_tells_it_in_sentences(
    language: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    command = f"{PYTHON} -c pass"
    assert main(["check-engine", command, "--lang", language]) == 1
    said = capsys.readouterr().out
    assert words in said and "{" not in said and "engine." not in said


def test_a_command_that_is_not_there_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-engine", "no-such-engine", "--lang", "en"]) == 1
    assert "no-such-engine does not start" in capsys.readouterr().err
