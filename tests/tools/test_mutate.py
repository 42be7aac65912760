"""The verb `mutate`: which changes it makes to rules, and what it writes down of them."""

import ast
from pathlib import Path

import pytest

from pyapp import GAMES
from tools.env.places import ROOT
from tools.quality import mutate
from tools.quality.mutants import mutants

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
