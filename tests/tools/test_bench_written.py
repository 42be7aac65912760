"""Figures of a bench go between their marks, and touch nothing else of the page."""

import re

import pytest

from tools.bench import _written
from tools.env.console import Trouble

HELD = ("hand chromium", "hand webkit")


def test_only_what_stands_between_the_marks_changes() -> None:
    begins, ends = _written.marks("one")
    page = f"before\n{begins}\nold\n{ends}\nafter {begins}"
    assert _written.replaced(page, "one", "new\n") == f"before\n{begins}\n\nnew\n\n{ends}\nafter {begins}"


def test_a_page_without_the_marks_is_left_alone() -> None:
    begins, ends = _written.marks("one")
    for page in ("", begins, f"{ends} {begins}"):
        with pytest.raises(Trouble, match=re.escape(begins)):
            _written.replaced(page, "one", "new")


@pytest.mark.parametrize("name", HELD)
def test_the_page_has_a_place_for_each_table(name: str) -> None:
    _written.expect(name)
    page = _written.PAGE.read_text("utf-8")
    assert [page.count(mark) for mark in _written.marks(name)] == [1, 1]


def test_a_table_without_a_place_is_told_before_anything_is_measured() -> None:
    with pytest.raises(Trouble, match="hand nowhere"):
        _written.expect("hand nowhere")
