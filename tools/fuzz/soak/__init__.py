"""The verb `soak`: games of all titles, everything that must hold looked at after every move, then hostile input.

Work comes in numbered rounds, each decided by the seed and its number alone: `--seed S --first N --rounds 1` plays
round N again.
"""

import argparse
import json
import platform
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from tools.cli import parser
from tools.env.places import ROOT
from tools.fuzz.soak import browser, games, inputs, kept, opinions, storage


@dataclass
class Tally:
    """What has been tried so far, and what went wrong."""

    seed: int
    seconds: float = 0.0
    rounds: int = 0
    games: Counter[str] = field(default_factory=Counter)
    moves: Counter[str] = field(default_factory=Counter)
    computer_moves: int = 0
    looks: Counter[str] = field(default_factory=Counter)
    inputs: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    def report(self) -> dict[str, object]:
        totals = {
            "all_games": self.games.total(),
            "all_moves": self.moves.total(),
            "all_inputs": self.inputs.total(),
        }
        told = {
            name: dict(value) if isinstance(value, Counter) else value for name, value in vars(self).items()
        }
        return {**totals, **told, "python": platform.python_version()}


def main(words: list[str]) -> int:
    given = _options().parse_args(words)
    if given.browser:
        return browser.main(given.pieces, given.keep)
    if given.opinions:
        return opinions.main(given.pieces, given.seed, min(given.rounds, opinions.GAMES_EACH), given.keep)
    tally = Tally(given.seed)
    begun, told = time.monotonic(), time.monotonic()
    for number in range(given.first, given.first + given.rounds):
        one_round(tally, number, given.inputs)
        tally.seconds = round(time.monotonic() - begun, 1)
        if tally.seconds >= given.minutes * 60:
            break
        if not given.json and time.monotonic() - told > 60:
            told = time.monotonic()
            print(line(tally), flush=True)
        if given.out and tally.rounds % 10 == 0:
            _write(tally, given.out)
    if given.out:
        _write(tally, given.out)
    if given.keep:
        kept.add(tally.report())
    print(json.dumps(tally.report(), indent=1) if given.json else line(tally))
    return 1 if tally.failures else 0


def one_round(tally: Tally, number: int, how_many: int) -> None:
    """One game, then so many hostile inputs of every kind."""
    seed = tally.seed * 1_000_003 + number
    tally.rounds += 1
    troubles = [*games.one(tally, number, seed), *inputs.some(tally, how_many, seed)]
    troubles += storage.some(tally, how_many // 2, seed)
    for trouble in troubles:
        words = f"round {number}: {trouble} (--seed {tally.seed} --first {number} --rounds 1)"
        tally.failures.append(words)
        print(words, flush=True)


def line(tally: Tally) -> str:
    parts = {
        "games": dict(tally.games),
        "moves": dict(tally.moves),
        "by computers": tally.computer_moves,
        "looks": dict(tally.looks),
        "inputs": dict(tally.inputs),
    }
    told = ", ".join(f"{name} {value}" for name, value in parts.items())
    return (
        f"seed {tally.seed}, {tally.seconds:.0f} s: {tally.games.total()} games, {tally.moves.total()} moves, "
        f"{tally.inputs.total()} inputs, {len(tally.failures)} failures\n  {told}"
    )


def _write(tally: Tally, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(tally.report(), indent=1) + "\n", encoding="utf-8")


def _options() -> argparse.ArgumentParser:
    options = parser("soak")
    options.add_argument("--minutes", type=float, default=10.0, help="how long (default 10)")
    options.add_argument("--seed", type=int, default=int(time.time()), help="the same seed, the same rounds")
    options.add_argument("--first", type=int, default=0, help="the round to begin with")
    options.add_argument("--rounds", type=int, default=10**9, help="at most so many rounds")
    options.add_argument("--inputs", type=int, default=60, help="hostile inputs a round (default 60)")
    options.add_argument(
        "--browser",
        action="store_true",
        help="the long forms in a browser instead: pages killed, files missing, secrets looked for",
    )
    options.add_argument(
        "--opinions",
        action="store_true",
        help=f"only scores and ends, read a second time: {opinions.GAMES_EACH} games a title (--rounds: fewer)",
    )
    options.add_argument(
        "pieces",
        nargs="*",
        help=f"with --browser: only these of {', '.join(browser.PIECES)}; with --opinions: only these titles",
    )
    options.add_argument("--json", action="store_true", help="print the figures as JSON")
    options.add_argument(
        "--keep",
        action="store_true",
        help=f"add the figures to {kept.FILE.relative_to(ROOT)}, or {browser.FILE.name} beside it",
    )
    options.add_argument("--out", type=Path, help="keep the figures in this file, as JSON")
    return options
