"""The page's own words: both languages complete, every key that a script asks for is there."""

import json
import re

import pytest

from pyapp.ai.level import LEVELS
from tools.places import ROOT

SCRIPTS = [path for path in (ROOT / "static" / "js").rglob("*.js") if "boards" not in path.parts]
ASKED = re.compile(r"""\bt\(\s*'([a-z][\w.]*)'""")
PLACEHOLDER = re.compile(r"(?<!one )(?<!other )(?<!\d )\{(\w+)[,}]")


def words(lang: str) -> dict[str, str]:
    found: dict[str, str] = json.loads((ROOT / "static" / "locale" / f"{lang}.json").read_text())
    return found


def test_la1_same_keys_in_the_same_order() -> None:
    assert list(words("it")) == list(words("en"))


@pytest.mark.parametrize("key", words("it"))
def test_la1_same_placeholders(key: str) -> None:
    italian, english = (set(PLACEHOLDER.findall(words(lang)[key])) for lang in ("it", "en"))
    assert italian == english


def test_every_key_asked_for_exists() -> None:
    asked = {key for path in SCRIPTS for key in ASKED.findall(path.read_text())}
    assert asked - set(words("it")) == set()


def test_every_level_has_a_name_and_a_character() -> None:
    for lang in ("it", "en"):
        told = [words(lang)[f"level.{level}{what}"] for level in LEVELS for what in ("", ".character")]
        assert len(set(told)) == 2 * len(LEVELS)


def test_words_stay_calm() -> None:
    for lang in ("it", "en"):
        for key, text in words(lang).items():
            assert not re.search(r"\b(error|errore|invalid|null)\b", text, re.IGNORECASE), key
            assert "'" not in text.replace("'{'", "").replace("'}'", ""), f"{key}: typographic apostrophes"
