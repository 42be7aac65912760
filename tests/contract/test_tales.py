"""A turn of another seat is told in a sentence: its words name deeds and facts that the game has, and leave no turn out."""

import re
from collections.abc import Iterator
from itertools import groupby

import pytest

from pyapp.core.events import Event
from pyapp.core.game import LANGUAGES
from tests.playing import COMPLETE, AnyGame, Playout
from tools.docs.shapes import entries, events_of

GAP = re.compile(r"\{(\w+)[,}]")
ASKED = 2  # moves in a row of who is only asked something in another's turn
MOST_SILENT = 0.03  # of the turns: those longer ones in which there was nothing to do


def tales(game: AnyGame, language: str = "it") -> dict[str, str]:
    messages = game.texts(language).MESSAGES
    return {key.removeprefix("tale."): text for key, text in messages.items() if key.startswith("tale.")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tale_names_what_its_event_tells_everybody(game: AnyGame, language: str) -> None:
    kinds = events_of(game)
    for key, text in tales(game, language).items():
        many, kind = key.startswith("many."), key.removeprefix("many.")
        assert kind in tales(game, language), f"{key}: what was done once has no words"
        fields = {entry.name for entry in entries(kinds[kind]) if not entry.own}
        assert "seat" in fields, f"{kind}: nobody did it"
        known = fields | ({"times"} | {f"{name}_each" for name in fields} if many else set())
        assert set(GAP.findall(text)) <= known, f"{key}: {text}"


def test_a_tale_is_a_clause_without_its_subject(game: AnyGame) -> None:
    for language in LANGUAGES:
        for key, text in tales(game, language).items():
            assert not text.endswith((".", ",", "!")), key
            assert not text.startswith("{seat"), key
            assert len(text) < 140, key


def turns(playout: Playout) -> Iterator[list[tuple[int, list[Event]]]]:
    """Moves in a row of the same seat: the seat, and what each of them told."""
    moved = [playout.game.to_act(state) for state in playout.states[:-1]]
    told = zip(moved, playout.events[1:], strict=True)
    for seat, moves in groupby(told, key=lambda move: move[0]):
        assert seat is not None
        yield [(seat, events) for _, events in moves]


def test_nearly_every_turn_has_something_to_tell(playouts: tuple[Playout, ...]) -> None:
    if playouts[0].game.slug not in COMPLETE:
        pytest.skip("only a complete game owes a sentence for every turn")
    told = set(tales(playouts[0].game))
    every = [turn for playout in playouts[:4] for turn in turns(playout)]
    silent = [
        turn
        for turn in every
        if not any(
            event.kind in told and event.public.get("seat") == seat
            for seat, events in turn
            for event in events
        )
    ]
    long = [turn for turn in silent if len(turn) > ASKED]
    assert len(silent) < len(every) / 2
    assert len(long) <= MOST_SILENT * len(every), long[0]
