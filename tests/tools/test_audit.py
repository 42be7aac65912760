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
    assert "micropip" in found.told()
    assert audit.sentence({"Python packages": found, "npm packages": Found(9)}) == (
        "NOT LOOKED UP: 1 of 3 Python packages (the list does not know them)."
    )


def test_npm_that_refuses_has_looked_up_nothing() -> None:
    refused = npm_answer(json.dumps({"message": "405 Method Not Allowed - POST https://host/x"}))
    assert refused == Found(missing="all", why="405 Method Not Allowed")
    asked = {"vulnerabilities": {"bad": {"severity": "high"}}, "metadata": {"dependencies": {"total": 40}}}
    assert npm_answer(json.dumps(asked)) == Found(40, ("bad: high",))


@pytest.mark.parametrize("said", ["", "no network\nno answer within 300 s", "{broken"])
def test_no_answer_is_no_acquittal(said: str) -> None:
    for read in (python_answer, npm_answer):
        found = read(said)
        assert found.missing == "all" and found.why and not found.looked_up
        said = audit.sentence({"packages": found})
        assert said.startswith("NOT LOOKED UP: all packages (") and "host" not in said and "\n" not in said


@pytest.mark.parametrize(
    ("python", "npm", "code"),
    [
        (Found(9), Found(9), audit.CLEAN),
        (Found(9), Found(missing="all", why="no network"), audit.UNASKED),
        (Found(9, ("bad",)), Found(missing="all", why="no network"), audit.UNSAFE),
    ],
)
def test_the_code_says_which_it_was(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    python: Found,
    npm: Found,
    code: int,
) -> None:
    monkeypatch.setattr(audit, "_python", lambda: python)
    monkeypatch.setattr(audit, "_npm", lambda: npm)
    assert audit.audit([]) == code
    last = capsys.readouterr().out.splitlines()[-1]
    assert last == audit.sentence({"Python packages": python, "npm packages": npm})
