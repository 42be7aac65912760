"""Strength of the computer players: the meetings of the goals, as many games as asked, added to those played before."""

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import asdict
from pathlib import Path

from pyapp import GAMES
from pyapp.ai import arena
from pyapp.ai.arena import Outcome
from tools.bench.strength_goals import GOALS, Goal, Trial
from tools.bench.strength_table import Found, found, lines, write_page
from tools.env.places import WORK

STORE = WORK / "strength"


def run(words: list[str]) -> int:
    asked = argparse.ArgumentParser(prog="python build.py bench strength", description=__doc__)
    asked.add_argument("game", nargs="*", help=f"of {', '.join(GAMES)}; none: all")
    asked.add_argument("--games", type=int, default=200, help="of each meeting; 0: only tell what is known")
    asked.add_argument("--only", default="", help="meetings whose name holds this, e.g. hard-normal")
    asked.add_argument(
        "--sure", action="store_true", help="end a meeting once its interval is clear of the goal"
    )
    asked.add_argument("--workers", type=int, default=1, help="processes to play in")
    asked.add_argument("--json", action="store_true")
    asked.add_argument(
        "--docs", action="store_true", help="write the tables of these games to docs/opponents.md"
    )
    given = asked.parse_args(words)
    slugs = given.game or list(GAMES)
    goals = [goal for goal in GOALS if goal.trial.slug in slugs and given.only in goal.trial.name]
    results: list[Found] = []
    with arena.helpers(given.workers, "") as executor:
        for goal in goals:
            for trial in goal.trials:
                play_on(trial, given.games, executor, goal if given.sure else None)
            results.append(found(goal, {trial: stored(trial) for trial in goal.trials}))
            if not given.json:
                print(lines(results[-1]), flush=True)
    if given.json:
        print(json.dumps([result.as_dict() for result in results], indent=1))
    if given.docs:
        asked_for = {result.goal: result for result in results}
        for slug in slugs:
            goals = [goal for goal in GOALS if goal.trial.slug == slug]
            write_page(slug, [asked_for.get(goal) or found(goal, {}) for goal in goals])
    return 0


# -- games kept -----------------------------------------------------------------------------------


def file_of(trial: Trial) -> Path:
    return STORE / f"{trial.name}.jsonl"


def stored(trial: Trial) -> list[Outcome]:
    path = file_of(trial)
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return [_outcome(line) for line in text.splitlines()]


def _outcome(line: str) -> Outcome:
    told = json.loads(line)
    return Outcome(**{**told, "seating": tuple(told["seating"])})


def play_on(trial: Trial, games: int, executor: Executor | None, until: Goal | None) -> None:
    """Plays what is missing of a meeting; from the start, if the players no longer play as they did."""
    matches = list(trial.matches(games))
    known = stored(trial)
    if known and matches and trial.played(matches[0]).end != known[0].end:
        file_of(trial).unlink()
        known = []
    STORE.mkdir(parents=True, exist_ok=True)
    with file_of(trial).open("a", encoding="utf-8") as file:
        for outcome in _played(trial, matches[len(known) :], executor):
            file.write(json.dumps(asdict(outcome)) + "\n")
            file.flush()
            known.append(outcome)
            if until and until.other is None and found(until, {trial: known}).clear(len(trial.players)):
                break


def _played(trial: Trial, matches: list[arena.Match], executor: Executor | None) -> Iterator[Outcome]:
    return executor.map(trial.played, matches) if executor else map(trial.played, matches)
