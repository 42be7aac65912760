"""The players from outside keep the protocol, and know the game they play."""

import shlex
import subprocess
import sys

import pytest

from pyapp import GAMES
from pyapp.ai import arena
from pyapp.engines.check import trials
from tools.bench import releases, rivals
from tools.bench.rivals import RIVALS, Rival
from tools.env.console import Trouble
from tools.env.places import ROOT

OUTSIDE = [rival for rival in RIVALS if rival.name != "0.1.0"]


@pytest.fixture(autouse=True)
def _at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


def has_the_first_release() -> bool:
    try:
        releases.archive(releases.FIRST)
    except Trouble:
        return False
    return True


needs_the_first_release = pytest.mark.skipif(
    not has_the_first_release(), reason=f"{releases.FIRST} is not in this clone"
)


def id_of(rival: Rival) -> str:
    return rivals.key(rival)


@pytest.mark.parametrize("rival", OUTSIDE, ids=id_of)
def test_a_rival_keeps_the_protocol(rival: Rival) -> None:
    player = f"exec:{shlex.join(rival.command())}"
    assert [trial for trial in trials(player, (rival.slug,)) if trial.why] == []


@needs_the_first_release
@pytest.mark.parametrize("slug", list(GAMES))
def test_the_first_release_plays_todays_games(slug: str) -> None:
    rival = next(one for one in RIVALS if (one.slug, one.name) == (slug, "0.1.0"))
    command = shlex.join(rival.command())
    players = ("random", f"exec:{sys.executable} -c {shlex.quote(AT_EASE)} {command.partition(' ')[2]}")
    outcome = arena.played(arena.Match(slug, rival.options, players, (0, 1), 6, 60.0))
    assert outcome.faults == ["", ""] and len(outcome.seconds[1]) > 5


# The old players at their easy level: the same way through the protocol, without the thinking.
AT_EASE = """
import sys
from tests.rivals import release
release.LEVEL = "easy"
sys.argv = ["release", *sys.argv[3:]]
release.main()
"""


@needs_the_first_release
def test_the_first_release_is_a_wheel_of_its_own() -> None:
    told = "import sys; sys.path.insert(0, sys.argv[1]); import pyapp; print(pyapp.__file__)"
    command = [sys.executable, "-c", told, str(releases.wheel())]
    assert str(releases.FOLDER) in subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_a_commit_that_is_not_there_is_told() -> None:
    with pytest.raises(Trouble, match="not in this clone"):
        releases.archive("0" * 40)


def test_the_table_keeps_what_was_measured_before() -> None:
    first, second = RIVALS[:2]
    met = {
        "games": 20,
        "share": 0.6,
        "low": 0.39,
        "high": 0.78,
        "seconds": 0.1,
        "rival_seconds": 1,
        "faults": 0,
    }
    text = f"before\n{rivals.BEGIN}old\n{rivals.END}after\n"
    page = rivals.page(text, {rivals.key(first): met, rivals.key(second): met})
    assert page.startswith("before\n") and page.endswith("after\n") and "old" not in page
    assert f"| {first.slug} | 2 | {first.name} | 20 | 60.0% |" in page and "yes, not yet sure" in page
    assert rivals.page(page, {rivals.key(first): met}).count("60.0%") == 1
