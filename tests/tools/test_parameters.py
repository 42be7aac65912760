"""What a board understands is said in one table, and frame, element, document, form and page of examples know all of it."""

import json
import re

import pytest

from pyapp import GAMES
from pyapp.ai.thinking import LEVELS
from pyapp.core.game import LANGUAGES
from tools.docs import embedding
from tools.env.places import ROOT
from tools.site import parameters as shown

TABLE = embedding.parameters()
FRAME = (ROOT / "static/js/embed/frame.js").read_text("utf-8")
CHOICES = {
    name: list(dict.fromkeys(re.findall(r"'(\w+)'", values)))
    for name, values in re.findall(r"oneOf\('(\w+)', \[([^\]]*)\]\)", FRAME)
}


def test_the_document_has_a_row_for_each() -> None:
    assert embedding.PAGE.read_text("utf-8") == embedding.page(), "run `python build.py notation`"
    rows = re.findall(r"^\| `(\w+)` \|", embedding.page().split(embedding.BEGINS)[1].split("<!--")[0], re.M)
    assert rows == list(TABLE)


def test_the_frame_knows_each() -> None:
    listed = re.search(r"(?:^ \*   .+\n)+", FRAME, re.MULTILINE)
    assert listed and re.findall(r"\w+", listed[0]) == list(TABLE)
    for name, one in TABLE.items():
        if name != "lang":  # in the reader's language unless told: no value comes first
            assert list(one.values) == CHOICES.get(name, []), name
    assert sorted(TABLE["lang"].values) == sorted({*CHOICES["lang"]})


def test_the_element_hands_each_on() -> None:
    source = (ROOT / "embed/element.js").read_text("utf-8")
    said = re.search(r"SAID = \[([^\]]+)\]", source)
    assert said and {*re.findall(r"'(\w+)'", said[1]), "start"} == set(TABLE)


def test_each_is_told_in_every_language() -> None:
    for name, one in TABLE.items():
        assert all(one.label.get(language) and one.meaning.get(language) for language in LANGUAGES), name
        quoted = [re.findall(r"`([^`]+)`", one.meaning[language]) for language in LANGUAGES]
        assert all(sorted(each) == sorted(quoted[0]) for each in quoted), name


@pytest.mark.parametrize("name", ["controls", "start"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_value_is_paired_with_one_meaning(name: str, language: str) -> None:
    """The default is the one said to be it."""
    values, meaning = TABLE[name].values, TABLE[name].meaning[language]
    paired = re.findall(r"`(\w+)`: ([^;`]+)", meaning)
    assert sorted(value for value, _ in paired) == sorted(values)
    assert len({said for _, said in paired}) == len(paired)
    if name == "start":
        default = {"en": "as without this parameter", "it": "come senza questo parametro"}[language]
        assert [value for value, said in paired if default in said] == [values[0]]


def test_the_kinds_of_players_are_those_there_are() -> None:
    seats = next(one for one in json.loads(embedding.TABLE.read_text("utf-8")) if one["name"] == "seats")
    assert list(seats["words"]) == ["person", *LEVELS]
    assert all(f"`{kind}`" in seats["meaning"]["en"] for kind in seats["words"])


def test_the_page_of_examples_shows_each_by_a_frame_that_is_told_it() -> None:
    for language in LANGUAGES:
        said = shown.examples(GAMES["suk"], language)
        assert set(said) == set(TABLE)
        assert [name for name, told in said.items() if name not in told] == []
    pages = shown.pages({"suk": GAMES["suk"]})
    for language in LANGUAGES:
        page = pages[shown.page_of(language)].decode()
        assert re.findall(r'<h2 id="(\w+)"', page) == list(TABLE)
        assert re.findall(r'<iframe [^>]*title="(\w+)"', page) == list(TABLE)
