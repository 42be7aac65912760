"""Searching the rules as people ask: the right rule within the first three, by the page's own script."""

import json
import subprocess
from typing import Any

import pytest

from pyapp import GAMES
from tests.playing import COMPLETE
from tests.questions import EVERY, questions
from tools.env import node
from tools.env.places import ROOT
from tools.site import catalog

SCRIPT = """
import { findRules } from %s;
let asked = '';
for await (const part of process.stdin) asked += part;
const found = JSON.parse(asked).map(({ rules, queries }) => queries.map((query) => findRules(rules, query)));
process.stdout.write(JSON.stringify(found));
"""
TEXTS = catalog.texts(list(GAMES.values()))


def rules_of(slug: str, language: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(TEXTS[f"texts/{slug}.{language}.json"])["rules"]
    return found


@pytest.fixture(scope="module")
def found() -> dict[tuple[str, str], list[list[str]]]:
    """What every question finds, best first, and after the questions an empty one and a number."""
    asked = [
        {"rules": rules_of(*book), "queries": [*(question for question, _ in questions(*book)), "", "q3"]}
        for book in EVERY
    ]
    script = SCRIPT % json.dumps((ROOT / "static/js/words/rulesearch.js").as_uri())
    made = subprocess.run(
        [node.node(), "--input-type=module", "-e", script],
        input=json.dumps(asked),
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    return dict(zip(EVERY, json.loads(made.stdout), strict=True))


@pytest.mark.parametrize(("slug", "language"), EVERY)
def test_stock_questions_find_their_rule_among_the_first_three(
    slug: str, language: str, found: dict[tuple[str, str], list[list[str]]]
) -> None:
    asked = questions(slug, language)
    assert len({question for question, _ in asked}) == 30
    assert {rule for _, rules in asked for rule in rules} <= set(GAMES[slug].texts(language).RULES)
    missed = [
        (question, right, given[:3])
        for (question, right), given in zip(asked, found[slug, language], strict=False)
        if not right & set(given[:3])
    ]
    assert missed == []


@pytest.mark.parametrize(("slug", "language"), EVERY)
def test_nothing_asked_is_every_rule_and_a_number_is_its_own_answer(
    slug: str, language: str, found: dict[tuple[str, str], list[list[str]]]
) -> None:
    *_, everything, by_number = found[slug, language]
    assert everything == list(GAMES[slug].texts(language).RULES)
    assert by_number[0] == "Q3"


@pytest.mark.parametrize("slug", GAMES)
def test_the_index_names_rules_that_exist_and_the_same_in_both_languages(slug: str) -> None:
    named = [
        {number for number, rule in rules_of(slug, lang).items() if "index" in rule} for lang in ("it", "en")
    ]
    assert len(named[0]) >= 15 or slug not in COMPLETE
    assert named[0] == named[1]
