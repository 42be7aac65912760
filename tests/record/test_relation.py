"""Which saved game does a link go on from?"""

import pytest

from pyapp.record import Record, Seat
from pyapp.record.relation import Kin, kin

MOVES = ["place 7 black b3", "place 3 white a1"]


def text(moves: list[str], seed: int = 7, name: str = "Anna") -> str:
    record = Record.new("suk", players=2, seed=seed, seats=[Seat(name)])
    for move in moves:
        record.play(move)
    return record.text()


@pytest.fixture
def others() -> list[str]:
    record = Record.parse(text(MOVES[:1]))
    return [str(move) for move in record.game.moves(record.state) if str(move) != MOVES[1]]


def test_a_longer_version_goes_on_from_a_shorter_one() -> None:
    assert kin(text(MOVES), text(MOVES[:1])) == Kin("ahead", 1)
    assert kin(text(MOVES[:1]), text(MOVES)) == Kin("behind", 1)


def test_names_make_no_difference() -> None:
    assert kin(text(MOVES, name="Anna"), text(MOVES, name="Bea")) == Kin("same", 2)


def test_another_second_move_is_a_fork(others: list[str]) -> None:
    assert kin(text(MOVES), text([MOVES[0], others[0]])) == Kin("fork", 1)


def test_another_deal_is_another_game() -> None:
    assert kin(text([]), text([], seed=8)).how == "other"


def test_a_sealed_game_is_known_again() -> None:
    record = Record.new("pocket-mars", players=2, seed=7)
    before = record.kept()
    assert "sealed:" in before
    record.play(record.game.moves(record.state)[0])
    assert kin(record.text(), before) == Kin("ahead", 0)


def test_nonsense_is_no_kin() -> None:
    assert kin("hello", text([])).how == "other"
    assert kin("regolo 1\nsealed: %%%\n", text([])).how == "other"
