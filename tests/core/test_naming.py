"""Names of pieces from words and patterns."""

import pytest

from pyapp.core.naming import named, rows

CUBES = rows("one many", {"red": ("rosso", "rossi"), "wear": ("usura", "usura")})


def test_every_piece_has_every_form() -> None:
    assert named("cube", CUBES, {"": "{one}", "a": "un cubo {one}", "many": "cubi {many}"}) == {
        "cube.red": "rosso",
        "cube.red.a": "un cubo rosso",
        "cube.red.many": "cubi rossi",
        "cube.wear": "usura",
        "cube.wear.a": "un cubo usura",
        "cube.wear.many": "cubi usura",
    }


def test_braces_in_the_words_stay_for_the_reader_of_the_message() -> None:
    said = {"hull": {"text": "{n, plural, one {# cell} other {# cells}}"}}
    assert named("hold", said, {"text": "Hold: {text}"}) == {
        "hold.hull.text": "Hold: {n, plural, one {# cell} other {# cells}}"
    }


def test_a_row_that_lacks_a_word_is_a_mistake() -> None:
    with pytest.raises(ValueError):
        rows("one many", {"red": ("rosso",)})
