"""What the lists of unsafe packages say, told as it is: silence is not an acquittal."""

import json

import pytest

from tools.env import audit
from tools.env.audit import Found, npm_answer, python_answer

SAFE = {"name": "ruff", "version": "1.0", "vulns": []}
UNSAFE = {"name": "old", "version": "0.1", "vulns": [{"id": "CVE-1"}, {"id": "CVE-2"}]}
UNKNOWN = {"name": "micropip", "skip_reason": "Dependency not found on PyPI and could not be audited"}


def test_packages_that_the_list_does_not_know_are_named() -> None:
    found = python_answer(json.dumps({"dependencies": [SAFE, UNSAFE, UNKNOWN]}))
    assert (found.looked_up, found.unsafe) == (2, ("old 0.1: CVE-1", "old 0.1: CVE-2"))
    assert "micropip" in found.unasked[0] and "NOT LOOKED UP: 1 that" in found.told()


def test_npm_that_refuses_has_looked_up_nothing() -> None:
    refused = npm_answer(json.dumps({"message": "405 Method Not Allowed - POST https://host/x"}))
    assert refused == Found(unasked=("all of them: 405 Method Not Allowed.",))
    asked = {"vulnerabilities": {"bad": {"severity": "high"}}, "metadata": {"dependencies": {"total": 40}}}
    assert npm_answer(json.dumps(asked)) == Found(40, ("bad: high",))


@pytest.mark.parametrize("said", ["", "no network\nno answer within 300 s", "{broken"])
def test_no_answer_is_no_acquittal(said: str) -> None:
    for read in (python_answer, npm_answer):
        found = read(said)
        assert found.unasked and not found.looked_up and "host" not in found.told()


@pytest.mark.parametrize(
    ("python", "npm", "code"),
    [
        (Found(9), Found(9), audit.CLEAN),
        (Found(9), Found(unasked=("all",)), audit.UNASKED),
        (Found(9, ("bad",)), Found(unasked=("all",)), audit.UNSAFE),
    ],
)
def test_the_code_says_which_it_was(
    monkeypatch: pytest.MonkeyPatch, python: Found, npm: Found, code: int
) -> None:
    monkeypatch.setattr(audit, "_python", lambda: python)
    monkeypatch.setattr(audit, "_npm", lambda: npm)
    assert audit.audit([]) == code
