"""The verb `mutate`: do a game's own tests notice when a rule is changed?

Changes one sign, number or rule number of the game's rules at a time, in a copy, and runs the folder of its
tests until the first one fails, the quickest file first. Who survives is listed; docs/quality/mutants.json keeps
the answers, and what was found out about each survivor.
"""

import json
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from tools.cli import parser
from tools.env.console import Trouble, step
from tools.env.places import ROOT
from tools.quality.mutants import Mutant, mutants

KEPT = ROOT / "docs" / "quality" / "mutants.json"
PAGE = ROOT / "docs" / "quality.md"
HEADING = "## Changed rules"
AT_ONCE = 2
PATIENCE = 5  # times as long as the tests take when all is well: a change may make a game go on for ever
# The rules are spoilt, and a board that Node draws asks where it lies; the rest is only looked at.
COPIED = ("pyapp", "tests", "tools", "static")
LEFT_OUT = (".git", ".venv", ".build")
Facts = dict[str, Any]


def mutate(words: list[str]) -> int:
    options = parser("mutate")
    options.add_argument("game", help="the game's slug")
    options.add_argument("--sample", type=int, default=100, help="how many changes to try (default 100)")
    options.add_argument("--seed", type=int, default=1, help="which ones (default 1)")
    options.add_argument("--only", default="", help="only in files whose path contains this")
    options.add_argument(
        "--keep", action="store_true", help="write docs/quality/mutants.json and docs/quality.md"
    )
    chosen = options.parse_args(words)
    room = chosen.game.replace("-", "_")
    if not (ROOT / "pyapp" / "games" / room / "rules").is_dir():
        raise Trouble(f"There is no game called {chosen.game}.")
    every = [one for one in all_mutants(room) if chosen.only in one.path]
    sample = sorted(random.Random(chosen.seed).sample(every, min(chosen.sample, len(every))))
    alive = survivors(room, sample)
    print(
        f"{chosen.game}: {len(sample) - len(alive)} of {len(sample)} changes noticed ({len(every)} possible)."
    )
    for one in alive:
        print(f"  survived: {one}")
    if chosen.keep:
        keep(chosen.game, len(every), sample, alive, chosen.seed)
    return 1 if len(alive) * 20 > len(sample) else 0


def all_mutants(room: str, root: Path = ROOT) -> list[Mutant]:
    """Every change that can be made to the rules of a game."""
    folder = root / "pyapp" / "games" / room
    files = [folder / "game.py", *sorted((folder / "rules").glob("*.py"))]
    return [one for file in files for one in mutants(file, file.relative_to(root).as_posix())]


def survivors(room: str, sample: list[Mutant]) -> list[Mutant]:
    """Those that none of the game's own tests notices."""
    with _copies() as copies:
        step("the tests as they are")
        files, seconds = _timed(copies[0], room)
        free: SimpleQueue[Path] = SimpleQueue()
        for copy in copies:
            free.put(copy)
        done = Counter[bool]()

        def alive(one: Mutant) -> bool:
            copy = free.get()
            try:
                survived = _survives(copy, one, files, PATIENCE * seconds + 60)
            finally:
                free.put(copy)
            done[survived] += 1
            print(
                f"  {done.total():>4}/{len(sample)} {'SURVIVED' if survived else 'noticed '} {one}",
                flush=True,
            )
            return survived

        with ThreadPoolExecutor(len(copies)) as pool:
            lives = list(pool.map(alive, sample))
    return [one for one, life in zip(sample, lives, strict=True) if life]


@contextmanager
def _copies() -> Iterator[list[Path]]:
    """Folders in which rules may be spoilt."""
    with tempfile.TemporaryDirectory() as folder:
        copies = [Path(folder, str(number)) for number in range(AT_ONCE)]
        for copy in copies:
            copy.mkdir()
            for source in ROOT.iterdir():
                if source.name in COPIED:
                    shutil.copytree(source, copy / source.name, ignore=shutil.ignore_patterns("__pycache__"))
                elif source.name not in LEFT_OUT:
                    (copy / source.name).symlink_to(source)
        yield copies


def _timed(copy: Path, room: str) -> tuple[list[str], float]:
    """The files of the game's tests, the quickest first, and how long all of them take."""
    start = time.monotonic()
    ran = _pytest(copy, [f"tests/{room}"], None, "--durations=0", "-vv")
    if ran.returncode:
        raise Trouble(f"The tests of {room} fail as they are:\n{ran.stdout[-2000:]}")
    spent = {path.relative_to(copy).as_posix(): 0.0 for path in _tests(copy, room)}
    for taken, file in re.findall(r"^([\d.]+)s \w+ +(tests/\S+?\.py)::", ran.stdout, re.MULTILINE):
        spent[file] += float(taken)
    return sorted(spent, key=lambda file: spent[file]), time.monotonic() - start


def _tests(copy: Path, room: str) -> list[Path]:
    return sorted((copy / "tests" / room).rglob("test_*.py"))


def _survives(copy: Path, one: Mutant, files: list[str], patience: float) -> bool:
    path = copy / one.path
    text = path.read_text("utf-8")
    _write(path, one.applied(text))
    try:
        return _pytest(copy, files, patience).returncode == 0
    except subprocess.TimeoutExpired:
        return False
    finally:
        _write(path, text)


def _write(path: Path, text: str) -> None:
    """A file, and nothing compiled from what it was: Python knows a change by the second and the length only."""
    path.write_text(text, "utf-8")
    for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*"):
        compiled.unlink()


def _pytest(
    copy: Path, files: list[str], patience: float | None, *more: str
) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *more]
    return subprocess.run(
        [*command, *files],
        cwd=copy,
        capture_output=True,
        text=True,
        timeout=patience,
        check=False,
    )


# -- what is kept -------------------------------------------------------------------------------


def kept(path: Path = KEPT) -> dict[str, Facts]:
    found: dict[str, Facts] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return found


def keep(game: str, possible: int, sample: list[Mutant], alive: list[Mutant], seed: int) -> None:
    """Write the answers down; what was said of a survivor before is said again."""
    facts = kept()
    said = {(one["file"], one["was"], one["now"]): one["why"] for one in facts.get(game, {}).get("alive", ())}
    listed = [
        {
            "file": one.path,
            "line": one.line,
            "was": one.was,
            "now": one.now,
            "why": said.get((one.path, one.was, one.now), ""),
        }
        for one in alive
    ]
    facts[game] = {"possible": possible, "tried": len(sample), "seed": seed, "alive": listed}
    KEPT.parent.mkdir(parents=True, exist_ok=True)
    KEPT.write_text(json.dumps(dict(sorted(facts.items())), indent=1, ensure_ascii=False) + "\n", "utf-8")
    PAGE.write_text(with_section(PAGE.read_text("utf-8")), "utf-8")


def with_section(page: str) -> str:
    """docs/quality.md with its section on changed rules as it stands now."""
    before, _, after = page.partition(f"{HEADING}\n")
    rest = after.partition("\n## ")[2]
    section = "\n\n".join(section_of(kept()))
    return f"{before.rstrip()}\n\n{section}\n" + (f"\n## {rest}" if rest else "")


def section_of(facts: dict[str, Facts]) -> list[str]:
    """What docs/quality.md says of it."""
    rows = [
        f"| {game} | {one['possible']} | {one['tried']} | {one['tried'] - len(one['alive'])} |"
        for game, one in facts.items()
    ]
    listed = [
        f"- `{Path(one['file']).relative_to('pyapp/games')}`, line {one['line']}: `{' '.join(one['was'].split())}` "
        f"became `{' '.join(one['now'].split())}`. {one['why'] or 'Nobody has looked at it yet.'}"
        for game in facts.values()
        for one in game["alive"]
    ]
    return [
        HEADING,
        "One sign, number or rule number of a game's rules is changed at a time, by `python build.py mutate GAME "
        "--keep`; a change is noticed when a test in that game's own folder fails.",
        "\n".join(["| title | possible changes | tried | noticed |", "| --- | --- | --- | --- |", *rows]),
        "\n".join(["Not noticed:", "", *listed]) if listed else "Every change that was tried is noticed.",
    ]
