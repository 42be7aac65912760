"""What is told stays told: a field goes only marked a release before, and with the version of the contract raised."""

import json
from typing import Any

import pytest

from pyapp.core import answers
from tests.contract.promised import KEPT, Promise, broken, promised

FIELD: Promise = {"type": "number", "always": True, "all": True, "going": False}


def test_every_promise_of_the_last_release_is_kept() -> None:
    kept = json.loads(KEPT.read_text("utf-8"))
    assert kept["contract"] <= answers.CONTRACT
    assert broken(kept["fields"], promised(), kept["contract"] < answers.CONTRACT) == [], (
        "raise CONTRACT (docs/views.md); what no release has told yet is kept anew by `python -m tests.contract.promised`"
    )


@pytest.mark.parametrize(
    ("now", "said"),
    [
        ({}, "never marked"),
        ({"x": {**FIELD, "type": "string"}}, "was number and is string"),
        ({"x": {**FIELD, "always": False}}, "always there"),
        ({"x": {**FIELD, "all": False}}, "same for all"),
        ({"x": FIELD, "y": FIELD}, ""),
    ],
)
def test_a_broken_promise_is_named(now: dict[str, Promise], said: str) -> None:
    found = broken({"x": FIELD}, now, raised=False)
    assert [said in line for line in found] == ([True] if said else [])


@pytest.mark.parametrize(
    ("going", "raised", "allowed"), [(True, True, True), (True, False, False), (False, True, False)]
)
def test_a_field_goes_in_two_steps(going: bool, raised: bool, allowed: bool) -> None:
    kept: dict[str, Any] = {"x": {**FIELD, "going": going}}
    assert (broken(kept, {}, raised) == []) == allowed


def test_a_word_may_be_added_to_those_a_field_can_be() -> None:
    kept, more = (
        {"x": {**FIELD, "type": words}} for words in ('"ring" | "hold"', '"ring" | "hold" | "dock"')
    )
    assert broken(kept, more, raised=False) == [] != broken(more, kept, raised=False)
