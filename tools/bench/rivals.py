"""Strength against players from outside: hard meets each rival of a game, and 0.1.0's hard, over the engine protocol."""

import argparse
import json
import os
import shlex
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from pyapp import GAMES
from pyapp.ai import arena
from pyapp.ai.arena import Match, Outcome
from tools.bench import releases
from tools.env import stamps
from tools.env.console import step
from tools.env.node import node
from tools.env.places import ROOT, WORK

STORE = WORK / "strength"
DATA, PAGE = ROOT / "docs/opponents.json", ROOT / "docs/opponents.md"
BEGIN, END = "<!-- rivals -->\n", "<!-- /rivals -->\n"
SEED = 501


@dataclass(frozen=True, slots=True)
class Rival:
    """A program that is let in: how it is started, how long it may think, and at which table it meets hard."""

    name: str
    slug: str
    command: Callable[[], list[str]]
    seconds: float  # by the wall clock, for each of its moves
    goal: float  # share of victories that hard is to have
    seats: int = 2
    options: tuple[tuple[str, str], ...] = ()

    @property
    def players(self) -> list[str]:
        return ["hard", *[f"exec:{shlex.join(self.command())}"] * (self.seats - 1)]

    @property
    def store(self) -> Path:
        return STORE / f"{self.slug}-hard-{self.name.replace(' ', '-')}.jsonl"


def _first_release(slug: str) -> Callable[[], list[str]]:
    return lambda: [sys.executable, "-m", "tests.rivals.release", str(releases.wheel()), slug]


def _outsider(module: str) -> Callable[[], list[str]]:
    return lambda: [sys.executable, "-m", f"tests.rivals.{module}"]


def _rivals() -> Iterator[Rival]:
    yield Rival("six plies", "suk", lambda: [str(node()), str(ROOT / "tests/rivals/suk.mjs")], 3.0, 0.5)
    yield Rival("whole turns", "automobiles", _outsider("automobiles"), 3.0, 0.5)
    yield Rival("monte carlo", "mechanics", _outsider("mechanics"), 30.0, 0.5)
    yield Rival("monte carlo", "pocket-mars", _outsider("pocket_mars"), 30.0, 0.5)
    yield Rival("monte carlo", "martians", _outsider("martians"), 30.0, 0.5, seats=3)
    for slug in GAMES:
        seats = 3 if slug == "martians" else 2
        yield Rival("0.1.0", slug, _first_release(slug), 30.0, 0.7, seats)


RIVALS = tuple(_rivals())


def run(words: list[str]) -> int:
    asked = argparse.ArgumentParser(prog="python build.py bench rivals", description=__doc__)
    asked.add_argument("game", nargs="*", help=f"of {', '.join(GAMES)}; none: all")
    asked.add_argument("--games", type=int, default=20, help="of each meeting; 0: only tell what is known")
    asked.add_argument("--only", default="", help="rivals whose name holds this")
    asked.add_argument("--workers", type=int, default=1, help="processes to play in")
    asked.add_argument(
        "--docs", action="store_true", help="write what was found to docs/opponents.md and .json"
    )
    given = asked.parse_args(words)
    os.chdir(ROOT)
    met: dict[str, dict[str, Any]] = {}
    with arena.helpers(given.workers, "") as executor:
        for rival in RIVALS:
            if rival.slug in (given.game or GAMES) and given.only in rival.name:
                outcomes = play_on(rival, given.games, executor)
                if outcomes:
                    met[key(rival)] = found(rival, outcomes)
                    print(row(rival, met[key(rival)]), flush=True)
    if given.docs:
        write(met)
    return 0


def key(rival: Rival) -> str:
    return f"{rival.slug}/{rival.name}"


# -- games kept -----------------------------------------------------------------------------------


def play_on(rival: Rival, games: int, executor: Executor | None) -> list[Outcome]:
    """What is missing of so many games is played; all of them, when engines or rival have changed."""
    fresh = stamps.digest(sources())
    kept = rival.store.read_text("utf-8").splitlines() if rival.store.exists() else []
    if not kept or kept[0] != fresh:
        if not games:
            return []
        kept = [fresh]
        STORE.mkdir(parents=True, exist_ok=True)
        rival.store.write_text(fresh + "\n", "utf-8")
    outcomes = [_outcome(line) for line in kept[1:]]
    matches = list(arena.matches(rival.slug, rival.players, games, SEED, dict(rival.options), rival.seconds))
    with rival.store.open("a", encoding="utf-8") as file:
        for outcome in _played(matches[len(outcomes) :], executor):
            file.write(json.dumps(asdict(outcome)) + "\n")
            file.flush()
            outcomes.append(outcome)
            step(f"{key(rival)}: {len(outcomes)} of {games}")
    return outcomes


def sources() -> list[Path]:
    """What decides how they play."""
    engines = stamps.files_below(ROOT / "pyapp", ".py")
    words = {"texts", "learn", "bridge", "teach"}
    return [
        *(path for path in engines if words.isdisjoint(path.parts)),
        *stamps.files_below(ROOT / "tests/rivals"),
    ]


def _played(matches: list[Match], executor: Executor | None) -> Iterator[Outcome]:
    return executor.map(arena.played, matches) if executor else map(arena.played, matches)


def _outcome(line: str) -> Outcome:
    told = json.loads(line)
    return Outcome(**{**told, "seating": tuple(told["seating"])})


# -- in print -------------------------------------------------------------------------------------


def found(rival: Rival, outcomes: list[Outcome]) -> dict[str, Any]:
    """What is written down of a meeting: hard's victories, both sides' seconds, and games lost by a fault."""
    hard, *others = arena.counted(rival.players, outcomes)
    names = ("games", "wins", "share", "low", "high", "by_seat", "seconds", "seconds_95")
    line = {name: hard.line()[name] for name in names}
    times = [moment for other in others for moment in other.seconds]
    faults = [fault for other in others for fault in other.faults]
    return {**line, "rival_seconds": round(sum(times) / max(1, len(times)), 3), "faults": len(faults)}


HEAD = (
    "| game | seats | rival | games | hard wins | 95 % interval | a fair share | goal | reached "
    "| s a move: hard | rival | lost by a fault |\n"
    "|---|---:|---|---:|---:|---:|---:|---:|---|---:|---:|---:|\n"
)


def row(rival: Rival, met: dict[str, Any]) -> str:
    sure = not met["low"] <= rival.goal <= met["high"]
    verdict = ("yes" if met["share"] >= rival.goal else "no") + ("" if sure else ", not yet sure")
    cells = (
        rival.slug,
        rival.seats,
        rival.name,
        met["games"],
        f"{met['share']:.1%}",
        f"{met['low']:.1%} – {met['high']:.1%}",
        f"{1 / rival.seats:.0%}",
        f"≥ {rival.goal:.0%}",
        verdict,
        f"{met['seconds']:.3f}",
        f"{met['rival_seconds']:.3f}",
        met["faults"],
    )
    return f"| {' | '.join(map(str, cells))} |"


def write(met: dict[str, dict[str, Any]]) -> None:
    """Adds them to what was known, and writes the table anew."""
    known = json.loads(DATA.read_text("utf-8")) if DATA.exists() else {}
    known.update(met)
    DATA.write_text(json.dumps(dict(sorted(known.items())), indent=1) + "\n", "utf-8")
    PAGE.write_text(page(PAGE.read_text("utf-8"), known), "utf-8")


def page(text: str, known: dict[str, dict[str, Any]]) -> str:
    rows = "".join(row(rival, known[key(rival)]) + "\n" for rival in RIVALS if key(rival) in known)
    before, _, rest = text.partition(BEGIN)
    return before + BEGIN + HEAD + rows + END + rest.partition(END)[2]
