"""Layouts: positions, sight and imagination that follow from where the pieces lie."""

from dataclasses import dataclass

import pytest

from pyapp.core.layout import Count, Hands, Layout, Pile
from pyapp.core.options import Setup
from pyapp.core.position import Fields
from pyapp.core.refusals import BadPosition
from pyapp.core.rng import Rng
from pyapp.core.state import OVER, TurnState

LAYOUT: Layout["Table"] = Layout(
    {"ash": 2, "oak": 2, "yew": 2},
    Hands("hands", "cards in hand"),
    Pile("stack", "the rising stack", seen="all", rising=True),
    Count("coins", "in the pot", high=9),
    Pile("deck", "the deck"),
)


@dataclass(slots=True)
class Table(TurnState):
    hands: tuple[tuple[int, ...], ...]
    stack: tuple[int, ...]
    deck: tuple[int, ...]
    coins: int = 0


def fresh() -> Table:
    return Table(Setup(2, {}), 0, 7, ((0,), (1,)), (2,), (0, 1, 2))


def read(**fields: object) -> Table:
    return LAYOUT.read(Fields(fields), fresh(), Rng(1))


def wrong(**fields: object) -> tuple[str, str]:
    with pytest.raises(BadPosition) as problem:
        read(**fields)
    return problem.value.field, problem.value.key


def test_what_is_written_reads_back() -> None:
    assert read(**LAYOUT.describe(fresh())) == fresh()
    assert LAYOUT.describe(fresh())["hands"] == [["ash"], ["oak"]]


def test_places_nobody_named_are_filled_as_they_usually_are_and_the_last_takes_the_rest() -> None:
    table = read(hands=[["yew", "yew"], []])
    assert (table.hands, len(table.stack), len(table.deck)) == (((2, 2), ()), 1, 3)
    assert LAYOUT.broken(table) == []
    table = read(stack=["ash"], deck=["oak"])
    assert [len(hand) for hand in table.hands] == [2, 2] and LAYOUT.broken(table) == []


def test_no_piece_lies_twice_and_none_is_left_over() -> None:
    assert wrong(deck=["ash", "ash", "ash"]) == ("deck[2]", "position.copies")
    assert wrong(hands=[["ash"], ["fir"]]) == ("hands[1][0]", "position.one_of")
    assert wrong(hands=[[], []], stack=[], deck=[]) == ("deck", "position.left_over")
    assert wrong(stack=["yew", "ash"]) == ("stack", "position.rising")
    assert wrong(coins=10) == ("coins", "position.number")


def test_a_seat_sees_its_own_hand_and_how_many_the_others_have() -> None:
    assert LAYOUT.view(fresh(), 0) == {"hands": [["ash"], 1], "stack": ["yew"], "coins": 0, "deck": 3}
    assert LAYOUT.view(fresh(), None)["hands"] == [1, 1]
    assert LAYOUT.view(fresh(), 1, everything=True)["deck"] == ["ash", "oak", "yew"]


def test_imagining_shuffles_what_is_unseen_and_gives_nothing_of_it_away() -> None:
    worlds = [LAYOUT.imagined(fresh(), 0, Rng(seed)) for seed in range(40)]
    assert all(
        LAYOUT.view(world, 0) == LAYOUT.view(fresh(), 0) and not LAYOUT.broken(world) for world in worlds
    )
    assert {world.hands[1] for world in worlds} == {(0,), (1,), (2,)}
    other = Table(Setup(2, {}), 0, 99, ((0,), (2,)), (2,), (1, 1, 0))
    assert LAYOUT.imagined(other, 0, Rng(3)) == LAYOUT.imagined(fresh(), 0, Rng(3)), (
        "the same to whoever sees the same"
    )


def test_a_game_that_is_over_has_nobody_s_turn() -> None:
    table = fresh()
    table.turn = OVER
    assert LAYOUT.describe(table)["turn"] is None
