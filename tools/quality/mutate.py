"""The verb `mutate`: do a game's own tests notice when a rule is changed?

Changes one sign, number or rule number of the game's rules at a time, in a copy, and runs the quick tests of its folder
that feel it until the first one fails (`trial`). Who survives, or is felt as soon as the rules are read, is tried by the
whole folder begun anew. docs/quality/mutants.json keeps the answers, and what was found out about each survivor.
"""

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools.cli import parser
from tools.env.console import Trouble, step
from tools.env.places import ROOT
from tools.quality.mutants import Mutant, mutants, switched
from tools.quality.trial import ASKED

KEPT = ROOT / "docs" / "quality" / "mutants.json"
PAGE = ROOT / "docs" / "quality.md"
HEADING = "## Changed rules"
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
    options.add_argument("--quick", action="store_true", help="leave out what begins the tests anew")
    options.add_argument(
        "--keep", action="store_true", help="write docs/quality/mutants.json and docs/quality.md"
    )
    chosen = options.parse_args(words)
    room = chosen.game.replace("-", "_")
    if not (ROOT / "pyapp" / "games" / room / "rules").is_dir():
        raise Trouble(f"There is no game called {chosen.game}.")
    if chosen.keep and (chosen.only or chosen.quick):
        raise Trouble("What is kept is of the whole game and all of its tests: leave out --only and --quick.")
    every = [one for one in all_mutants(room) if chosen.only in one.path]
    sample = sorted(random.Random(chosen.seed).sample(every, min(chosen.sample, len(every))))
    alive = survivors(room, sample, quick=chosen.quick)
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


def survivors(room: str, sample: list[Mutant], *, quick: bool = False) -> list[Mutant]:
    """Those that none of the game's own tests notices; `quick`: none of the quick ones, as far as they can tell."""
    lives: dict[Mutant, bool] = {}

    def say(one: Mutant, alive: bool) -> None:
        lives[one] = alive
        print(f"  {len(lives):>4}/{len(sample)} {'SURVIVED' if alive else 'noticed '} {one}", flush=True)

    with tempfile.TemporaryDirectory() as folder:
        plain, switching = _copy(Path(folder, "plain")), _copy(Path(folder, "switching"))
        spent: Facts = {}
        for answer in _forks(switching, room, sample):
            if "number" in answer:
                say(sample[answer["number"]], answer["alive"])
            elif answer["failed"]:
                raise Trouble(f"The tests of {room} fail as they are: {answer['failed']}")
            else:
                spent = answer["spent"]
        for one in sample:
            if lives.get(one, True) and not quick:
                say(one, _survives_anew(plain, room, one, spent))
    return [one for one in sample if lives.get(one, True)]


def _copy(copy: Path) -> Path:
    """A folder in which rules may be spoilt."""
    copy.mkdir()
    for source in ROOT.iterdir():
        if source.name in COPIED:
            shutil.copytree(source, copy / source.name, ignore=shutil.ignore_patterns("__pycache__"))
        elif source.name not in LEFT_OUT:
            (copy / source.name).symlink_to(source)
    return copy


def _forks(copy: Path, room: str, sample: list[Mutant]) -> Iterator[Facts]:
    """What `trial` answers: how things are, then each change that can be switched on after the rules are read."""
    step("the tests as they are")
    fitted: set[int] = set()
    for path in {one.path for one in sample}:
        text, fitting = switched(copy / path, {one: at for at, one in enumerate(sample) if one.path == path})
        (copy / path).write_text(text, "utf-8")
        fitted |= fitting
    reader, writer = os.pipe()
    asked = {"tried": sorted(fitted), "answers": writer, "walk": str(copy / "walk.json")}
    with _pytest(copy, room, asked, writer) as pytest, os.fdopen(reader, encoding="utf-8") as answers:
        os.close(writer)
        known = False
        for line in answers:
            known = True
            yield json.loads(line)
        said = pytest.communicate()[0]
        if not known:
            raise Trouble(f"The tests of {room} can't be run:\n{said[-2000:]}")


def _survives_anew(copy: Path, room: str, one: Mutant, spent: Facts) -> bool:
    """Does a change live that is made in the file, when these tests are begun anew?"""
    path = copy / one.path
    text = path.read_text("utf-8")
    _write(path, one.applied(text))
    try:
        with _pytest(copy, room, {"spent": spent}) as pytest:
            pytest.communicate()
            return pytest.returncode == 0
    finally:
        _write(path, text)


def _write(path: Path, text: str) -> None:
    """A file, and nothing compiled from what it was: Python knows a change by the second and the length only."""
    path.write_text(text, "utf-8")
    for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*"):
        compiled.unlink()


def _pytest(copy: Path, room: str, asked: Facts, *handed: int) -> subprocess.Popen[str]:
    (copy / "asked.json").write_text(json.dumps(asked), "utf-8")
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    return subprocess.Popen(
        [*command, "-p", "tools.quality.trial", f"tests/{room}"],
        cwd=copy,
        env={**os.environ, ASKED: str(copy / "asked.json")},
        pass_fds=handed,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
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
