"""The verb `quality`: the long forms of what is measured, and docs/quality.md made of what they counted."""

import json
import os
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

from tools import site
from tools.cli import parser
from tools.env import browser
from tools.env.console import step
from tools.env.places import ROOT, WORK
from tools.fuzz.soak import browser as faults
from tools.fuzz.soak import kept, opinions
from tools.quality import at_table, figures, leaks, lighthouse, mutate

PAGE = ROOT / "docs" / "quality.md"
COUNTED = WORK / "quality.jsonl"
LONG_TESTS = (
    "e2e/looks/test_accessibility.py",
    "e2e/looks/test_sight.py",
    "e2e/looks/test_paper.py",
    "e2e/games/test_whole_games.py",
    "e2e/flows/test_firefox.py",
    "e2e/flows/test_webkit.py",
    *at_table.TESTS,
)
Facts = dict[str, Any]


def quality(words: list[str]) -> int:
    options = parser("quality")
    options.add_argument("--json", action="store_true", help="print the figures as JSON too")
    options.add_argument("--minutes", type=float, default=2, help="how long to soak (default 2)")
    options.add_argument(
        "--table", action="store_true", help="only the section at the table, in its short form"
    )
    options.add_argument(
        "--leaks", action="store_true", help="only what game after game leaves, in each engine"
    )
    chosen = options.parse_args(words)
    browser.executable()
    dist = site.build()
    if chosen.table:
        return _at_table()
    if chosen.leaks:
        return _leaks(dist)
    facts = _facts(dist, chosen.minutes)
    PAGE.write_text(_page(facts), "utf-8")
    print(json.dumps(facts, indent=1) if chosen.json else f"{PAGE.relative_to(ROOT)} is written.")
    for line in facts["lacking"]:
        print(f"  {line}")
    return 1 if facts["lacking"] else 0


def _at_table() -> int:
    """The figures of the table alone, put into the page as it is."""
    COUNTED.unlink(missing_ok=True)
    failed = _ran(["-m", "pytest", "-q", "-n", "0", *at_table.TESTS], counting=True)
    PAGE.write_text(at_table.replaced(PAGE.read_text("utf-8"), figures.read(COUNTED)), "utf-8")
    return failed


def _leaks(dist: Path) -> int:
    """What game after game leaves, put into the page as it is."""
    told = leaks.measured(dist)
    PAGE.write_text(leaks.replaced(PAGE.read_text("utf-8"), told), "utf-8")
    print("\n\n".join(leaks.section(told)))
    found = [line for one in told if (line := leaks.lacking(one))]
    print("\n".join(found))
    return int(bool(found))


def _facts(dist: Path, minutes: float) -> Facts:
    COUNTED.unlink(missing_ok=True)
    step("screens, whole games, Firefox: the long forms")
    tests = _ran(["-m", "pytest", "-q", *(test for test in LONG_TESTS if (ROOT / test).exists())], long=True)
    step("Lighthouse")
    marks = lighthouse.measure(dist)
    step("game after game, in each engine")
    left = leaks.measured(dist)
    step(f"soak, {minutes:g} minutes")
    soak = _ran(["build.py", "soak", "--minutes", f"{minutes:g}", "--keep"])
    counted = figures.read(COUNTED)
    lacking = [f"Lighthouse, {one.page}: {', '.join(one.lacking)}" for one in marks if one.lacking]
    lacking += [] if _of("firefox", counted) else ["no Firefox here: the second engine was not tried"]
    lacking += [line for one in left if (line := leaks.lacking(one))]
    lacking += ["a long form failed: see above"] if tests else []
    lacking += ["the soak found something: see above"] if soak else []
    lacking += [f"{name}: a fault in the browser" for name, one in faults.kept().items() if one["failures"]]
    return {
        "date": time.strftime("%Y-%m-%d"),
        "counted": counted,
        "leaks": left,
        "lighthouse": [{**vars(one)} for one in marks],
        "soak": kept.together(kept.runs()),
        "opinions": opinions.kept(),
        "faults": faults.kept(),
        "golden": {path.name: len(list(path.glob("*.txt"))) for path in _kept_games()},
        "tests": _tests(),
        "lacking": lacking,
    }


def _ran(words: list[str], *, long: bool = False, counting: bool = False) -> int:
    more = {figures.FILE: str(COUNTED)} if long or counting else {}
    more |= {figures.LONG: "1"} if long else {}
    WORK.mkdir(exist_ok=True)
    # What the others print is for the eye; stdout belongs to the figures.
    return subprocess.call([sys.executable, *words], cwd=ROOT, env={**os.environ, **more}, stdout=sys.stderr)


def _kept_games() -> list[Path]:
    return sorted(
        path for path in (ROOT / "tests" / "golden").iterdir() if path.is_dir() and path.name[0] != "_"
    )


def _tests() -> dict[str, int]:
    """How many tests there are, folder by folder."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "tests", "e2e"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    return dict(Counter(line.split("/")[0] for line in told.splitlines() if "::" in line))


def _of(kind: str, counted: list[Facts]) -> list[Facts]:
    return [one for one in counted if one["kind"] == kind]


def _page(facts: Facts) -> str:
    counted = facts["counted"]
    parts = [
        "# Figures of quality",
        f"Written by `python build.py quality` on {facts['date']}.",
        "## Everyone can play",
        *_screens(_of("screen", counted)),
        "## Other eyes",
        "Everything that must be told apart, two by two, as it is drawn on a table, under Chromium’s four emulations.",
        _table(("table", "theme", "pairs", "mixed up", "the nearest"), _sights(counted)),
        "## On paper (A4)",
        _table(("what", "sheets", "cut off"), _papers(counted)),
        "## Whole games by hand",
        "The moves of kept games, made on the page again; the console stays clean.",
        _table(("game", "by", "moves"), _games(counted)),
        "## Lighthouse (phone, simulated line)",
        _table(
            ("page", *lighthouse.CATEGORIES, "blocked ms", "shift", "largest paint ms"),
            [_marks(one) for one in facts["lighthouse"]],
        ),
        *at_table.section(counted),
        *leaks.section(facts["leaks"]),
        "## Soak",
        _soak(facts["soak"]),
        "Scores and ends of random games, read a second time from the fact sheets, by `python build.py soak --opinions "
        "--keep`; one game in three and more on components that an owner might enter, drawn at random.",
        _table(("title", "games", "own components", "moments", "differ"), _opinions(facts["opinions"])),
        "## Faults in the browser",
        "By `python build.py soak --browser --keep`; each piece as it was last tried.",
        _table(
            ("piece", "on", "tests passed", "failed", "tried", "lost or unsaid"), _faults(facts["faults"])
        ),
        *mutate.section_of(mutate.kept()),
        "## Kept games and tests",
        _table(("title", "golden games"), list(facts["golden"].items())),
        _table(("folder", "tests"), list(facts["tests"].items())),
        "## Not yet",
        "\n".join(f"- {line}" for line in facts["lacking"]) or "Nothing: every goal is reached.",
    ]
    return "\n\n".join(parts) + "\n"


def _screens(screens: list[Facts]) -> list[str]:
    kinds = {
        "axe": "axe-core, WCAG 2.0 to 2.2, A and AA",
        "named": "things to press without role or name",
        "target": "targets below 24 px, main ones below 44 px",
        "text": "texts below 4.5:1 (large ones 3:1)",
        "piece": "pieces of which less than most stands out at 3:1",
    }
    looks = {one["name"]: one for one in screens}.values()  # of a look that was tried again, the last
    rows = [(words, sum(one.get(kind, 0) for one in looks)) for kind, words in kinds.items()]
    return [
        f"{len(looks)} looks: every screen, light and dark, 1280 and 390 pixels wide.",
        _table(("what", "found"), rows),
    ]


def _sights(counted: list[Facts]) -> list[tuple[Any, ...]]:
    facts = _of("sight", counted)
    return [tuple(one[key] for key in ("slug", "theme", "pairs", "alike", "nearest")) for one in facts]


def _papers(counted: list[Facts]) -> list[tuple[Any, ...]]:
    return [(one["what"], one["sheets"], one["cut"]) for one in _of("paper", counted)]


def _games(counted: list[Facts]) -> list[tuple[Any, ...]]:
    played = [one for one in counted if one["kind"] in ("game", "firefox")]
    return [(one["slug"], one.get("hand", "clicks in Firefox"), one["moves"]) for one in played]


def _marks(one: Facts) -> tuple[Any, ...]:
    scores = [f"{one['scores'][name]:.2f}" for name in lighthouse.CATEGORIES]
    return (one["page"], *scores, f"{one['blocked']:.0f}", f"{one['shift']:.3f}", f"{one['painted']:.0f}")


def _soak(soak: Facts) -> str:
    """All kept runs together."""
    names = {"runs": "runs", "all_games": "games", "all_moves": "moves", "all_inputs": "hostile inputs"}
    rows = [(words, f"{soak[name]:,}") for name, words in names.items()]
    found = {"failures": "failures open", "mended": "failures found and mended"}
    return _table(("what", "how many"), [*rows, *((words, len(soak[name])) for name, words in found.items())])


def _opinions(titles: dict[str, Facts]) -> list[tuple[Any, ...]]:
    return [
        (title, one["games"], one.get("owned", 0), one["moments"], len(one["failures"]))
        for title, one in sorted(titles.items())
    ]


def _faults(pieces: dict[str, Facts]) -> list[tuple[Any, ...]]:
    """Page kills, looks for secrets, files that did not come: how many, and how many ended badly."""
    return [
        (
            name,
            piece["date"],
            piece["passed"],
            len(piece["failures"]),
            ", ".join(f"{many} × {kind}" for kind, many in piece["tried"].items()) or "its tests",
            sum(piece["failed"].values()),
        )
        for name, piece in pieces.items()
    ]


def _table(head: tuple[str, ...], rows: list[tuple[Any, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join(f"| {' | '.join(str(cell) for cell in line)} |" for line in lines)
