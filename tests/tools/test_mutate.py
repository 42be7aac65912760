"""The verb `mutate`: which changes it makes to rules, and what it writes down of them."""

import ast
import json
import os
from pathlib import Path
from typing import Any

import pytest

from pyapp import GAMES
from tools.env.places import ROOT
from tools.quality import mutate, switch
from tools.quality.mutants import mutants, switched

RULE = '''"""A rule. R1 is 1."""

LIMIT: Final = 3
Reason = str | None


@cache(maxsize=7)
def refusal(state: State, n: int = 0) -> "Refusal | None":
    """At most 3 (R4)."""
    if not state.open or n >= LIMIT and n != 2:
        return Refusal("R4", "too_many", {"è": f"{n + 1}"})
    return None
'''


def changes(folder: Path, text: str = RULE) -> dict[str, str]:
    path = folder / "rule.py"
    path.write_text(text, "utf-8")
    return {f"{one.was} -> {one.now}": one.applied(text) for one in mutants(path, "rule.py")}


def test_signs_numbers_words_and_rule_numbers_are_changed(tmp_path: Path) -> None:
    assert sorted(changes(tmp_path)) == [
        "\"R4\" -> 'R1'",
        "0 -> 1",
        "2 -> 3",
        "3 -> 4",
        "n != 2 -> n == 2",
        "n >= LIMIT -> n > LIMIT",
        "n >= LIMIT and n != 2 -> (n >= LIMIT or n != 2)",
        "not state.open -> bool(state.open)",
        "not state.open or n >= LIMIT and n != 2 -> (not state.open and (n >= LIMIT and n != 2))",
    ]


def test_only_the_piece_named_is_changed(tmp_path: Path) -> None:
    made = changes(tmp_path)
    assert made["n >= LIMIT -> n > LIMIT"] == RULE.replace("n >= LIMIT", "n > LIMIT")
    assert made["\"R4\" -> 'R1'"] == RULE.replace('"R4"', "'R1'")


SWITCHED = '''"""A rule."""

FIRST = 3


def told(n: int) -> tuple[str, bool]:
    match n:
        case 5:
            return "R5", n < FIRST or not n
    return "R6", n == 2 and n > 1
'''


def test_one_file_holds_every_change_for_when_it_is_switched_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "rule.py"
    path.write_text(SWITCHED, "utf-8")
    found = mutants(path, "rule.py")
    text, fitted = switched(path, {one: number for number, one in enumerate(found)})
    assert [found[number].was for number in set(range(len(found))) - fitted] == ["5"], (
        "a case can't be switched"
    )

    def answers(code: str, number: int | None) -> list[object]:
        monkeypatch.setattr(switch, "in_force", number)
        rule: dict[str, Any] = {}
        exec(code, rule)
        return [rule["told"](n) for n in range(7)]

    assert answers(text, None) == answers(SWITCHED, None)
    for number in fitted:
        assert answers(text, number) == answers(found[number].applied(SWITCHED), None), found[number]


TESTS = """
import pytest
from tools.quality.switch import on

AT_ONCE = 4 if on(0) else 3

def test_notices():
    assert not on(1)
    on(2)

@pytest.mark.thorough
def test_is_not_asked():
    assert not on(2) and not on(3)

def test_never_ends():
    while on(4):
        pass
"""


def test_each_change_is_tried_by_the_quick_tests_that_feel_it(tmp_path: Path) -> None:
    (tmp_path / "tools").symlink_to(ROOT / "tools")
    folder = tmp_path / "tests" / "toy"
    folder.mkdir(parents=True)
    (folder / "test_toy.py").write_text(TESTS, "utf-8")
    reader, writer = os.pipe()
    asked = {"tried": [0, 1, 2, 3, 4], "walk": str(tmp_path / "walk.json"), "answers": writer, "at_first": 1}
    with (
        mutate._pytest(tmp_path, "toy", asked, writer) as ran,
        os.fdopen(reader, encoding="utf-8") as answers,
    ):
        os.close(writer)
        known, *tried = map(json.loads, answers)
        ran.communicate()
    assert not known["failed"] and len(known["spent"]) == 2
    assert {one["number"]: one["alive"] for one in tried} == {1: False, 2: True, 3: True, 4: False}


@pytest.mark.parametrize("slug", list(GAMES))
def test_every_change_to_a_games_rules_can_be_read_by_python(slug: str) -> None:
    found = mutate.all_mutants(slug.replace("-", "_"))
    assert len(found) > 200
    for one in found[::7]:
        text = (ROOT / one.path).read_text("utf-8")
        assert ast.dump(ast.parse(one.applied(text))) != ast.dump(ast.parse(text)), one


def test_the_page_says_what_was_tried_and_who_was_not_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    alive = {
        "file": "pyapp/games/suk/rules/ring.py",
        "line": 7,
        "was": "a <\n b",
        "now": "a <= b",
        "why": "Equal.",
    }
    facts = {"suk": {"possible": 306, "tried": 100, "seed": 1, "alive": [alive]}}
    monkeypatch.setattr(mutate, "kept", lambda: facts)
    page = "# Figures\n\n## Changed rules\n\nstale\n\n## Not yet\n\nNothing.\n"
    written = mutate.with_section(page)
    assert "| suk | 306 | 100 | 99 |" in written and "stale" not in written
    assert "- `suk/rules/ring.py`, line 7: `a < b` became `a <= b`. Equal." in written
    assert written.endswith("\n## Not yet\n\nNothing.\n")
    assert mutate.with_section(written) == written
    assert mutate.with_section("# Figures\n").startswith("# Figures\n\n## Changed rules\n")
