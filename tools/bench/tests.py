"""What a run of all tests costs, and the twenty that took longest: kept figures from before and after."""

import argparse

from tools.env.console import Trouble
from tools.env.places import ROOT
from tools.test_run import KEPT, NOTED, read, write

SHOWN = 20
TABLE = ROOT / "docs/quality/tests.md"
NAMES = {"wall": "wall time, s", "processor": "processor time, s", "tests": "tests", "again": "tried again"}


def run(words: list[str]) -> int:
    asked = argparse.ArgumentParser(prog="python build.py bench tests", description=__doc__)
    asked.add_argument(
        "--keep", action="store_true", help="keep the last run of `build.py test` as the new one"
    )
    figures = read(KEPT)
    if asked.parse_args(words).keep:
        noted = read(NOTED)
        if not noted:
            raise Trouble("There is no run to keep yet: python build.py test, then this again.")
        noted["again"] = len(noted["again"])
        figures["after"] = noted
        write(KEPT, figures)
        TABLE.write_text(table(figures), encoding="utf-8")
    print(table(figures))
    return 0


def table(figures: dict[str, dict[str, object]]) -> str:
    """Both runs side by side, as text that reads in a terminal and on a page."""
    lines = ["# What the tests cost", "", "Written by `python build.py bench tests --keep`.", ""]
    lines += [f"- {when}: {one['run']}" for when, one in figures.items() if "run" in one]
    lines += ["", "| | before | after |", "| --- | --- | --- |"]
    lines += [
        f"| {told} | {_of(figures, 'before', key)} | {_of(figures, 'after', key)} |"
        for key, told in NAMES.items()
    ]
    for when, one in figures.items():
        lines += ["", f"## The slowest {when}", "", "| test | s |", "| --- | --- |"]
        slowest = one.get("slowest", [])
        assert isinstance(slowest, list)
        lines += [f"| {name} | {seconds} |" for name, seconds in slowest[:SHOWN]]
    return "\n".join(lines) + "\n"


def _of(figures: dict[str, dict[str, object]], when: str, key: str) -> object:
    return figures.get(when, {}).get(key, "not measured")
