"""`--parquet`: one row a decision, as other tools read it."""

import importlib.util
from pathlib import Path

import pytest

from pyapp.__main__ import main

from .conftest import Ask


@pytest.mark.slow
@pytest.mark.parametrize("slug", ["suk", "pocket-mars"])
def test_the_decisions_are_read_back_by_polars(slug: str, tmp_path: Path, ask: Ask) -> None:
    assert ask("dataset.py", str(tmp_path), slug).endswith("passed\n")


def test_without_the_package_no_game_is_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if importlib.util.find_spec("pyarrow"):
        pytest.skip("pyarrow is installed here")
    words = [
        "study",
        "suk",
        "--games",
        "4",
        "--out",
        str(tmp_path / "out"),
        "--parquet",
        str(tmp_path / "file"),
    ]
    assert main([*words, "--lang", "en"]) == 1
    assert "pip install regolo[parquet]" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()
