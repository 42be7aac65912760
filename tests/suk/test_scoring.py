"""Scoring: R30 to R34, the seed's example (W1, W2), and Q1 to Q6."""

import pytest

from pyapp.games.suk.components import TILES
from tests.playing import random_games
from tests.suk import by_hand
from tests.suk.table import W1, W2, game, hold, score, table, total


def test_w1_the_example_of_the_rulebook_scores_eight() -> None:
    sheet = score(W1)
    assert (sheet["colour"], sheet["type"], sheet["rare"], sheet["deep"]) == (3, 3, 2, 0)
    assert sheet["total"] == 8
    assert sheet["colour_groups"] == [["a1", "a2", "b2"]]
    assert sheet["type_groups"] == [["a1", "b1", "c1"]]


def test_w1_scores_the_same_in_a_hold_for_two() -> None:
    assert total(W1, players=2) == 8


def test_w2_the_three_purple_tiles_as_one_group_make_eleven() -> None:
    sheet = score(W2)
    assert (sheet["colour"], sheet["type"], sheet["rare"], sheet["total"]) == (6, 3, 2, 11)
    assert sheet["colour_groups"] == [["a1", "a2", "b2"], ["c1", "d1", "c2"]]


@pytest.mark.parametrize(
    ("rows", "colour", "type_", "rare"),
    [
        pytest.param(". .", 0, 0, 0, id="r31-r32-an-empty-hold"),
        pytest.param("engine-Y", 0, 0, 0, id="r30-q3-a-lone-tile-is-no-group"),
        pytest.param("engine-R", 0, 0, 1, id="r33-q6-a-lone-rare-tile"),
        pytest.param("engine-Y plant-Y", 2, 0, 0, id="r30-two-of-a-colour"),
        pytest.param("engine-Y engine-P", 0, 2, 0, id="r30-two-of-a-type"),
        pytest.param("engine-Y robot-R\n robot-O plant-Y", 0, 0, 0, id="r30-corners-do-not-touch"),
        pytest.param("engine-R robot-R", 2, 0, 1, id="r33-a-rare-tile-in-a-group-counts-too"),
        pytest.param("engine-Y plant-Y crystal-Y", 3, 0, 0, id="r31-the-size-of-the-group"),
        pytest.param(
            "engine-Y plant-Y\n spice-P crystal-P", 4, 0, 0, id="r31-q2-equal-groups-of-two-colours"
        ),
        pytest.param(
            "engine-Y plant-Y robot-R crystal-Y\n . spice-O spice-T relic-Y",
            4,
            2,
            0,
            id="r31-q2-two-groups-of-one-colour",
        ),
        pytest.param(
            "engine-Y plant-Y crystal-Y\n spice-P crystal-P robot-T", 3, 0, 0, id="q2-smaller-groups-nothing"
        ),
        pytest.param(
            "engine-Y spice-P plant-Y\n crystal-P relic-Y robot-T", 0, 0, 0, id="q1-only-tiles-in-groups"
        ),
        pytest.param("engine-Y plant-Y . .\n engine-P engine-B . .", 2, 3, 0, id="r32-q4-separate-maxima"),
    ],
)
def test_parts_of_the_score(rows: str, colour: int, type_: int, rare: int) -> None:
    sheet = score(rows)
    assert (sheet["colour"], sheet["type"], sheet["rare"]) == (colour, type_, rare)
    assert sheet["total"] == colour + type_ + rare


def test_q5_a_group_that_grows_may_cost_points() -> None:
    tied = "engine-Y plant-Y crystal-Y .\n robot-P spice-P creature-P ."
    grown = "engine-Y plant-Y crystal-Y relic-Y\n robot-P spice-P creature-P ."
    assert score(tied)["colour"] == 6
    assert score(grown)["colour"] == 4


def test_q6_rare_tiles_elsewhere_count_for_nobody() -> None:
    state = table(holds=[{"a1": "plant-Y"}, {}], left_out=["plant-T", "robot-P"])
    assert [sheet["rare"] for sheet in game.view(state, 0)["scores"]] == [0, 0]


def test_the_highest_totals_of_the_sheet_can_be_reached() -> None:
    """Section 4.4: 12 + 12 + 6 with two captains, 8 + 8 + 4 with three."""
    for playout in random_games("suk", 200):
        last = playout.states[-1]
        most = 30 if last.players == 2 else 20
        for points in (points for finished in last.finished for points in finished):
            assert points.total - points.deep <= most
            assert min(points.colour, points.type, points.rare) >= 0, "base totals are never below 0"


def test_r30_to_r34_agree_with_counting_by_hand() -> None:
    for playout in random_games("suk", 200):
        if playout.setup.options["advanced"]:
            continue
        for state in playout.states[::3]:
            view = game.view(state, None)
            for tiles, sheet in zip(view["holds"], view["scores"], strict=True):
                w = by_hand.working_copy(tiles)
                assert sheet["colour"] == by_hand.part(by_hand.component_sizes(w, 1))
                assert sheet["type"] == by_hand.part(by_hand.component_sizes(w, 0))
                assert sheet["total"] == by_hand.base(w)


def test_the_groups_shown_are_the_groups_that_score() -> None:
    for playout in random_games("suk", 200)[:60]:
        for state in playout.states[::4]:
            if state.deep:
                continue
            for sheet in game.view(state, None)["scores"]:
                assert sum(len(group) for group in sheet["colour_groups"]) == sheet["colour"]
                assert sum(len(group) for group in sheet["type_groups"]) == sheet["type"]
                assert len({len(group) for group in sheet["colour_groups"]}) < 2


def test_by_hand_and_engine_know_the_same_rare_tiles() -> None:
    assert {tile.id for tile in TILES if tile.rare} == by_hand.RARE
    assert hold("engine-Y . \n . plant-T") == {"a1": "engine-Y", "b2": "plant-T"}
