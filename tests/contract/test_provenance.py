"""Where a rule comes from is told as it is: also the part of a rulebook's rule that a ruling of ours decides."""

import json
import re

import pytest

from pyapp import GAMES
from pyapp.core.game import LANGUAGES
from tests.playing import AnyGame
from tools.site import catalog

RULING = re.compile(r"\b[QDM]\d+[a-z]?\b")
OURS = {
    "mechanics": "R9 R22 R31 R32 Q23 Q31",
    "automobiles": "R1 R3 R41 Q2 Q5 Q7",
    "suk": "R3b R40 Q10 Q24",
    "pocket-mars": "R4 R16 R22 R30 R39e R40",
    "martians": "R36 R42 R47 R56 R61 Q31",
}
"""Rules that were told as the rulebook's whole, and that something of ours decides."""
ELSEWHERE = {"pocket-mars": "R12a R38 R39e"}
"""Those of which another public source decides something."""


def marked(game: AnyGame, rule: str, mark: str) -> bool:
    """Does the page of the rules say it of this rule?"""
    whole = {"partly": "reconstructed", "elsewhere": "public"}[mark]
    return game.texts().PROVENANCE[rule] == whole or mark in catalog.parts_of(game, rule)


@pytest.mark.parametrize(("mark", "rules"), [("partly", OURS), ("elsewhere", ELSEWHERE)])
def test_what_was_told_as_the_rulebooks_alone_is_marked(mark: str, rules: dict[str, str]) -> None:
    unmarked = {
        (slug, rule)
        for slug, told in rules.items()
        for rule in told.split()
        if not marked(GAMES[slug], rule, mark)
    }
    assert unmarked == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_that_leans_on_a_ruling_names_it_and_whose_it_is(game: AnyGame, language: str) -> None:
    """Not the rulebook's: ours, or another source's; each under its own sentence, and no ruling under both."""
    origin = game.texts().PROVENANCE
    for rule, text in game.texts(language).RULES.items():
        if rule[0] not in "RV" or origin[rule] == "reconstructed":
            continue
        parts = catalog.parts_of(game, rule)
        leans = {ruling for ruling in RULING.findall(text) if origin[ruling] == "reconstructed"}
        assert leans <= set(parts.get("partly", ())), (rule, leans)
        assert all(origin[ruling] == "reconstructed" for ruling in parts.get("partly", ())), rule
        assert all(origin[ruling] == "public" for ruling in parts.get("elsewhere", ())), rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_app_is_handed_it_with_the_rules(game: AnyGame, language: str) -> None:
    exported = json.loads(catalog.texts([game])[f"texts/{game.slug}.{language}.json"])["rules"]
    for rule, told in exported.items():
        parts = {name: told[name] for name in ("partly", "elsewhere") if name in told}
        assert parts == catalog.parts_of(game, rule), rule
