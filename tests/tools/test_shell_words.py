"""The page's own words: both languages complete, every key that a script asks for is there."""

import json
import re

import pytest

from pyapp.core.advice import LEVELS
from tools.env.places import ROOT

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


def call(text: str, start: int) -> str:
    """What stands between the brackets of a call that begins there."""
    depth = 0
    for at, sign in enumerate(text[start:], start):
        depth += (sign == "(") - (sign == ")")
        if not depth and sign == ")":
            return text[start:at]
    return text[start:]


def test_every_gap_of_a_sentence_is_filled() -> None:
    """No sentence is asked for without the names that it has gaps for."""
    holes = []
    for path in SCRIPTS:
        text = path.read_text()
        for match in ASKED.finditer(text):
            gaps = set(PLACEHOLDER.findall(words("en").get(match[1], "")))
            given = call(text, match.start() + 1).partition(",")[2]
            if given and not given.strip().startswith("{"):
                continue  # handed on from elsewhere
            holes += [
                f"{path.name}: {match[1]} has no {gap}" for gap in gaps if not re.search(rf"\b{gap}\b", given)
            ]
    assert holes == []


def test_every_level_has_a_name_and_a_character() -> None:
    for lang in ("it", "en"):
        told = [words(lang)[f"level.{level}{what}"] for level in LEVELS for what in ("", ".character")]
        assert len(set(told)) == 2 * len(LEVELS)


def test_words_stay_calm() -> None:
    for lang in ("it", "en"):
        for key, text in words(lang).items():
            assert not re.search(r"\b(error|errore|invalid|null)\b", text, re.IGNORECASE), key
            assert "'" not in text.replace("'{'", "").replace("'}'", ""), f"{key}: typographic apostrophes"


BEFORE_A_GAP = re.compile(
    r"\b(il|lo|i|gli|del|dello|dei|al|allo|ai|dal|dallo|dai|nel|nello|nei|sul|sullo|sui|un|uno) \{"
)


def test_la3_no_italian_article_stands_before_what_may_be_any_number() -> None:
    """«dal 8 %» is «dall’8 %»: where a number follows, the sentence does without an article."""
    assert BEFORE_A_GAP.search("dal {before} %")
    assert [key for key, text in words("it").items() if BEFORE_A_GAP.search(text)] == []
