"""Refusals, reasons and forecasts of Marrak Hesh 17, word for word in both languages, at chosen positions."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests import said
from tests.contract.held import FORETELLS
from tests.said import Entry, entries, kinds, name, table, told_of
from tests.suk.table import game

SAID = entries(__file__)
RARE = {"reason.least_colour", "reason.least_type", "board.after"}
"""The first two need a hold in which every tile costs points: 1,400 games met none. The last is a heading."""


def foretold(entry: Entry) -> Iterator[tuple[str, dict[str, Any]]]:
    """What the page says beside a placement, from the view before and the view after it."""
    before = entry.get("state") or table(game, entry)
    after = game.play(before, entry["foretells"])
    now, then = (game.view(state, None) for state in (before, after))
    seat = before.turn
    totals = [view["scores"][seat]["total"] for view in (now, then)]
    change = totals[1] - totals[0]
    sign = "+" if change > 0 else "−" if change < 0 else ""
    cell = entry["foretells"].split()[-1]
    yield "board.cell.after", {"cell": cell, "total": totals[1], "change": f"{sign}{abs(change)}"}
    yield "board.open.after", {"now": len(now["open"][seat]), "after": len(then["open"][seat])}


def spoken(entry: Entry, language: str) -> list[str]:
    """What is said of this kind at the position."""
    params = told_of(game, entry) if "move" in entry else dict(foretold(entry))[entry["key"]]
    return [said.said(game, entry["key"], params, language)]


@pytest.mark.parametrize("entry", SAID, ids=name)
@pytest.mark.parametrize("language", ["it", "en"])
def test_it_is_said_word_for_word(entry: Entry, language: str) -> None:
    assert entry[language] in spoken(entry, language)


def test_every_kind_is_held() -> None:
    """Kinds are collected from the words themselves: a new one without its sentence fails."""
    assert sorted(kinds(game, FORETELLS) - {entry["key"] for entry in SAID} - RARE) == []


@pytest.mark.parametrize("number", [1, 8, 11])
@pytest.mark.parametrize("sort", ["why.", "reason.", "board."])
def test_awkward_numbers_are_among_them(sort: str, number: int) -> None:
    """Articles and elisions hang on them."""
    assert any(said.names(entry["it"], number) for entry in SAID if entry["key"].startswith(sort))
