"""Saved games with secrets: readable who plays what, folded what a hand or the deck would tell."""

import base64
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp import GAMES
from pyapp.games import AnyGame
from pyapp.record import LONGEST_RECORD, BadRecord, Record, Seat
from pyapp.record.sealed import seal, unseal
from tests.playing import played

SECRETIVE = [slug for slug, game in GAMES.items() if game.secrets]


def begun(slug: str, moves: int | None = 12) -> Record:
    game: AnyGame = GAMES[slug]
    record = played(game, game.setup(2, {}), 7).record(moves)
    record.seats = [Seat("Anna"), Seat("Orione", "computer", "hard")]
    return record


@pytest.mark.parametrize("slug", SECRETIVE)
def test_a_kept_game_names_no_seed_and_no_move(slug: str) -> None:
    record = begun(slug)
    kept = record.kept()
    assert "seed:" not in kept and not any(move in kept for move in record.moves)
    assert "seat 1: person Anna" in kept
    assert Record.parse(kept).text() == record.text()


def test_an_open_game_is_kept_as_it_is() -> None:
    record = Record.new("suk", players=2, seed=7)
    assert record.kept() == record.text()


@pytest.mark.parametrize("slug", SECRETIVE)
def test_a_game_that_is_over_tells_all(slug: str) -> None:
    record = begun(slug, moves=None)
    assert record.game.to_act(record.state) is None
    assert record.kept() == record.text()


@given(st.text(alphabet=st.characters(codec="utf-8", exclude_characters="\r"), max_size=300))
def test_unsealing_gives_back_what_was_sealed(moves: str) -> None:
    text = f"regolo 1\ngame: pocket-mars\nseed: 4\n\n{moves}"
    assert unseal(seal(text), LONGEST_RECORD).endswith(f"\nseed: 4\n\n{moves}")


@pytest.mark.parametrize(
    "entry", ["", "%%%", "AAAA", base64.b64encode(zlib.compress(b"x" * 10)[:-3]).decode(), "é"]
)
def test_a_damaged_seal_is_told_with_its_line(entry: str) -> None:
    with pytest.raises(BadRecord) as told:
        Record.parse(f"regolo 1\ngame: pocket-mars\nsealed: {entry}\n")
    assert (told.value.key, told.value.line) == ("record.seal", 3)


def test_a_seal_never_unfolds_beyond_the_longest_record() -> None:
    bomb = base64.b64encode(zlib.compress(b"\n" * (LONGEST_RECORD * 50), 9)).decode()
    assert len(bomb) < LONGEST_RECORD
    with pytest.raises(BadRecord):
        Record.parse(f"regolo 1\ngame: pocket-mars\nsealed: {bomb}\n")
