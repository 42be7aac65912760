"""Long lines of scripts: there may be fewer of them, never more."""

import json
from pathlib import Path

import pytest

from tools.quality import long_lines


@pytest.fixture
def scripts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One long line in `kit`, none in `base`; one is allowed."""
    for room in ("base", "kit"):
        (tmp_path / room).mkdir()
        (tmp_path / room / "a.js").write_text("x\n" * 3)
    (tmp_path / "kit" / "a.js").write_text(f"x\n{'y' * 121}\n{'z' * 120}\n")
    monkeypatch.setattr(long_lines, "KEPT", tmp_path / "kept.json")
    monkeypatch.setattr(long_lines, "SCRIPTS", tmp_path)
    long_lines.KEPT.write_text(json.dumps({"allowed": 1}))
    return tmp_path


@pytest.mark.usefixtures("scripts")
def test_what_is_allowed_passes() -> None:
    assert long_lines.found() == {"kit": ["kit/a.js:2"]}
    assert long_lines.check() == 0


def test_one_more_is_refused_and_named(scripts: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (scripts / "base" / "a.js").write_text("w" * 121)
    assert long_lines.check(fix=True) == 1
    assert "base/a.js:1" in capsys.readouterr().out
    assert long_lines.allowed() == 1, "mending never allows more"


def test_what_is_folded_stays_folded(scripts: Path) -> None:
    (scripts / "kit" / "a.js").write_text("x\n")
    assert long_lines.check(fix=True) == 0 and long_lines.allowed() == 0
