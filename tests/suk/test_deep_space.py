"""Deep Space: R40 to R43, each of the ten cards, the pairs of E6, Q10 and Q23 to Q32."""

from itertools import combinations, permutations
from typing import Any

import pytest

from pyapp.core.events import Event
from pyapp.games.suk.components import DEEP_SPACE, FACES, TILES
from pyapp.games.suk.effects import effect
from pyapp.games.suk.known.seen import DeepStep
from pyapp.games.suk.rules.deep_space import best_score
from pyapp.games.suk.rules.hold import Hull
from tests.playing import played, random_games
from tests.suk import by_hand
from tests.suk.table import (
    E4,
    NEARLY_FULL,
    W1,
    W2,
    cells,
    game,
    hold,
    places,
    refused,
    score,
    serve,
    table,
    total,
    with_hands,
)

FULL_TILES = {tile.code: tile.id for tile in TILES}


def in_order(rows: str, *cards: str) -> int:
    """The best total of one order of the cards, by hand, in a hold of 8 cells."""
    tiles = {cell: FULL_TILES[code] for cell, code in hold(rows).items()}
    return by_hand.best_of(tiles, 8, cards)


def steps(rows: str, *cards: str) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = score(rows, *cards)["deep_steps"]
    return told


# -- bonus cards -------------------------------------------------------------------------------


def test_pulsar_pays_for_one_dominant_colour_group() -> None:
    assert score(W1, "pulsar")["deep"] == 3
    assert score(W2, "pulsar")["deep"] == 0, "two groups of 3 are the largest"
    assert score("engine-Y robot-R", "pulsar")["deep"] == 0, "a lone tile is no group"
    assert score(". .", "pulsar")["deep"] == 0


def test_quasar_pays_for_one_dominant_type_group() -> None:
    assert score(W1, "quasar")["deep"] == 3
    two = "engine-Y engine-P robot-R robot-O"
    assert score(two, "quasar")["deep"] == 0
    assert score("engine-Y plant-R", "quasar")["deep"] == 0


def test_supernova_pays_for_rare_tiles_that_touch_rare_tiles() -> None:
    assert score(W1, "supernova")["deep"] == 2
    assert score("robot-P engine-Y plant-T", "supernova")["deep"] == 0
    assert score("robot-P plant-T engine-R\n . . .", "supernova")["deep"] == 3
    assert score("robot-P plant-T . .\n . . engine-R crystal-O", "supernova")["deep"] == 4


def test_full_load_pays_for_a_full_hold_and_costs_for_every_empty_cell() -> None:
    assert score(W1, "full_load")["deep"] == 2
    assert score("engine-Y", "full_load")["deep"] == -7
    assert score(". .", "full_load")["deep"] == -8
    assert score(W1, "full_load", players=2)["deep"] == -4


def test_q26_full_load_may_make_a_total_negative() -> None:
    sheet = score("engine-Y plant-R\n . robot-O", "full_load", "zero_gravity")
    assert sheet["total"] == -5 == sheet["deep"]


# -- change cards ------------------------------------------------------------------------------


def test_wormhole_may_exchange_any_two_tiles() -> None:
    sheet = score(W1, "wormhole")
    assert sheet["total"] == 11, "W1 becomes as good as W2"
    (step,) = sheet["deep_steps"]
    assert step["act"] == "swap" and len(step["cells"]) == 2
    assert (step["card"], step["points"]) == ("wormhole", 0)


def test_q25_wormhole_is_left_alone_when_it_helps_nothing() -> None:
    (step,) = steps("engine-Y plant-Y", "wormhole")
    assert step["act"] == "unused" and step["cells"] == []


def test_wormhole_does_not_reach_empty_cells() -> None:
    """Two yellow tiles in opposite corners would meet if a tile could move to a free cell."""
    assert total("engine-Y . . .\n plant-R spice-P . relic-Y", "wormhole") == 2


def test_q25_black_hole_must_remove_one_tile() -> None:
    assert total("engine-Y plant-Y", "black_hole") == 0
    assert total("engine-R", "black_hole") == 0, "a rare tile is lost as well"
    (step,) = steps("engine-Y plant-Y", "black_hole")
    assert (step["act"], step["cells"]) == ("remove", ["a1"]), "Q32: the first cell of equal ones"


def test_black_hole_may_do_good() -> None:
    """Q5 the other way: without its fourth tile the yellow group ties with the purple one again."""
    rows = "engine-Y plant-Y crystal-Y relic-Y\n robot-P spice-P creature-P ."
    before, after = score(rows), score(rows, "black_hole")
    assert (before["colour"], after["colour"]) == (4, 6)


def test_black_hole_on_an_empty_hold_does_nothing() -> None:
    sheet = score(". .", "black_hole")
    assert sheet["total"] == 0 and sheet["deep_steps"][0]["act"] == "unused"


def test_nebula_gives_one_tile_any_colour() -> None:
    sheet = score("engine-Y robot-R", "nebula")
    assert sheet["total"] == 2
    (step,) = sheet["deep_steps"]
    assert (step["act"], step["cells"], step["colour"]) == ("recolour", ["a1"], "red")


def test_q27_nebula_changes_neither_type_nor_rarity() -> None:
    sheet = score("robot-P robot-R", "nebula")
    assert (sheet["colour"], sheet["type"], sheet["rare"]) == (2, 2, 1)


def test_nebula_then_wormhole_the_colour_travels_with_its_tile() -> None:
    rows = "engine-Y plant-R robot-O creature-P\n relic-Y . . ."
    assert total(rows, "nebula", "wormhole") == by_hand.best(
        {cell: FULL_TILES[code] for cell, code in hold(rows).items()}, 8, ("nebula", "wormhole")
    )


# -- play cards --------------------------------------------------------------------------------


def advanced(ring: str | None = None, **fields: Any) -> Any:
    return table(ring, options={"advanced": True}, **fields)


def test_zero_gravity_lets_tiles_go_on_any_free_cell() -> None:
    holds = [{"a1": "engine-Y"}, {}]
    near = table(turn=0, holds=holds)
    free = advanced(turn=0, holds=holds, deep=["zero_gravity", "pulsar"])
    assert cells(near) == {"a2", "b1"} and len(cells(free)) == 11
    (dock, colour) = next((move.dock, move.colour) for move in game.moves(free))
    assert refused(free, f"place {dock} {colour} a1") == ("R14", "cell_taken")
    assert game.why_not(free, f"place {dock} {colour} d3") is None


def test_ion_storm_q10_only_the_first_transport_clockwise_counts() -> None:
    """Clockwise is towards higher numbers: before 7 lies grey, before 20 black, before 2 white."""
    state = with_hands(advanced(E4, deep=["ion_storm", "pulsar"]), "WGK", "WGK")
    expected = dict.fromkeys(range(3, 7), "WK")
    expected |= dict.fromkeys(range(8, 20), "WG")
    expected |= dict.fromkeys((21, 22, 23, 0, 1), "GK")
    assert places(state) == expected
    assert refused(state, "place 3 grey a1") == ("R40", "ion_storm")


def test_ion_storm_lets_equal_neighbours_stand() -> None:
    """D1 to D4 no longer hold."""
    state = serve(with_hands(advanced(E4, deep=["ion_storm", "pulsar"]), "WGK", "WGK"), 3, "white")
    assert state.ring[2:4] == "WW"
    assert "K" in places(with_hands(state, "K", "K"))[23]


def customs(goods: dict[str, str], last: str | None, *hands: str) -> Any:
    """NEARLY_FULL with three docks open to black, and a last tile taken."""
    state = advanced(NEARLY_FULL, goods=goods, deep=["customs", "pulsar"], last_taken=last)
    return with_hands(state, *(hands or ("K", "K")))


GOODS = {"0": "engine-Y", "1": "relic-Y", "2": "robot-R"}


def test_customs_no_tile_of_the_colour_taken_last() -> None:
    state = customs(GOODS, "crystal-Y")
    assert places(state) == {2: "K"}
    assert refused(state, "place 0 black a1") == ("R40", "customs")
    refusal = game.why_not(state, "place 0 black a1")
    assert refusal is not None and refusal.params == {
        "tile": "engine-yellow",
        "colour": "yellow",
        "last": "crystal-yellow",
        "card": "customs",
    }
    assert game.view(state, 0)["customs"] == "yellow"


def test_q28_customs_steps_back_when_every_placement_would_offend() -> None:
    state = customs({"0": "engine-Y", "1": "relic-Y", "2": "plant-Y"}, "crystal-Y")
    assert places(state) == {0: "K", 1: "K", 2: "K"}
    assert game.why_not(state, "place 0 black a1") is None


def test_customs_binds_nobody_on_the_first_turn() -> None:
    state = advanced("." * 24, deep=["customs", "pulsar"])
    assert len(places(state)) == 24 and game.view(state, 0)["customs"] is None


def test_customs_binds_after_the_tile_of_anyone() -> None:
    state = advanced("." * 24, deep=["customs", "pulsar"], goods={"0": "engine-Y", "9": "relic-Y"})
    after = serve(state, 0, "white")
    assert after.turn != state.turn
    assert 9 not in places(after)
    view = game.view(after, None)
    assert view["customs"] == "yellow" and all(9 not in docks for docks in view["open"])


def test_customs_a_skip_does_not_reset_it() -> None:
    events: list[Event] = []
    goods = {"0": "engine-P", "1": "crystal-P", "2": "robot-R"}
    state = serve(customs(goods, "plant-Y", "GGK", "K"), 2, "black", events)
    assert [event.kind for event in events] == ["placed", "skipped"]
    assert game.view(state, 0)["customs"] == "red"


@pytest.mark.thorough
def test_customs_never_causes_a_skip_or_an_end() -> None:
    for playout in random_games("suk", 200):
        for state in playout.states[:-1]:
            if "customs" in state.deep and not state.setup.options["own"]:
                free = state.copy()
                free.deep = tuple(card for card in state.deep if card != "customs")
                assert bool(places(state)) == bool(places(free))


def test_q27_nebula_plays_no_part_in_customs() -> None:
    state = advanced(NEARLY_FULL, goods=GOODS, deep=["customs", "nebula"], last_taken="crystal-Y")
    assert places(with_hands(state, "K", "K")) == {2: "K"}


# -- two cards: E6, Q23, Q24, Q32 --------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "second", "points", "other"),
    [
        ("full_load", "black_hole", 10, 7),
        ("pulsar", "wormhole", 14, 11),
        ("pulsar", "nebula", 14, 13),
        ("quasar", "full_load", 13, 13),
        ("supernova", "quasar", 13, 13),
    ],
)
def test_e6_the_better_order_is_found(first: str, second: str, points: int, other: int) -> None:
    assert in_order(W1, first, second) == points
    assert in_order(W1, second, first) == other
    for drawn in ((first, second), (second, first)):
        assert total(W1, *drawn) == points
        order = tuple(step["card"] for step in steps(W1, *drawn))
        assert order == ((first, second) if points > other else drawn), "Q23: else as drawn"


def test_e6_nebula_makes_the_rare_plant_purple() -> None:
    _, step = steps(W1, "pulsar", "nebula")
    assert (step["cells"], step["colour"]) == (["d2"], "purple")


def test_q24_base_scoring_comes_once_after_both_cards() -> None:
    """Pulsar is paid on W1 (one group of 3) and the exchange then scores as W2: 3 + 11."""
    sheet = score(W1, "pulsar", "wormhole")
    assert (sheet["colour"], sheet["type"], sheet["rare"], sheet["deep"]) == (6, 3, 2, 3)


def test_q23_two_play_cards_do_nothing_when_scoring() -> None:
    sheet = score(W1, "zero_gravity", "customs")
    assert sheet["total"] == 8
    assert [(step["card"], step["act"]) for step in sheet["deep_steps"]] == [
        ("zero_gravity", "play"),
        ("customs", "play"),
    ]


def test_q32_the_drawn_order_then_unused_cards_then_the_first_choice() -> None:
    for cards in permutations(("black_hole", "wormhole")):
        for rows in (W1, W2, "engine-Y plant-Y robot-R", "engine-Y robot-R plant-Y"):
            check_report(rows, cards)


def check_report(rows: str, cards: tuple[str, ...]) -> None:
    tiles = {cell: FULL_TILES[code] for cell, code in hold(rows).items()}
    check_against_hand(tiles, cards, score(rows, *cards)["deep_steps"])


def check_against_hand(tiles: dict[str, str], cards: tuple[str, ...], told: list[DeepStep]) -> None:
    order, choices = by_hand.reported(tiles, 8, cards)
    assert tuple(step["card"] for step in told) == order, (tiles, cards)
    for step, (kind, what) in zip(told, choices, strict=True):
        if DEEP_SPACE[step["card"]] != "change":
            continue
        assert step["act"] == kind, (tiles, cards, told, choices)
        shown = {
            "unused": None,
            "swap": step["cells"],
            "remove": "".join(step["cells"]),
            "recolour": [*step["cells"], step["colour"]],
        }[step["act"]]
        assert shown == what, (tiles, cards, told, choices)


PAIRS = list(combinations(DEEP_SPACE, 2))


def some_holds(number: int) -> list[tuple[Hull, dict[str, str]]]:
    """Holds of random games for three, of both shapes."""
    found = []
    for playout in random_games("suk", 200):
        if playout.setup.players == 3 and not playout.setup.options["match"]:
            view = game.view(playout.states[-1], None)
            found += [(playout.states[0].hull, tiles) for tiles in view["holds"]]
    return found[:: max(1, len(found) // number)][:number]


@pytest.mark.parametrize("pair", PAIRS, ids="+".join)
def test_r43_the_engine_finds_what_trying_everything_by_hand_finds(pair: tuple[str, str]) -> None:
    both_change = set(pair) == {"wormhole", "nebula"}
    holds = some_holds(2 if both_change else 6)
    most = 6 if both_change else 8  # by hand these two take their time: look at a part of the hold
    for number, (hull, loaded) in enumerate(holds):
        tiles = dict(list(loaded.items())[:most])
        cards = pair if number % 2 else pair[::-1]
        told = best_score(hull, packed(hull, tiles), cards)
        assert told.points.total == by_hand.best(tiles, 8, cards), (tiles, cards)
        check_against_hand(tiles, cards, [step.told() for step in told.steps])


@pytest.mark.parametrize("card", DEEP_SPACE)
def test_r42_a_single_card_agrees_with_counting_by_hand(card: str) -> None:
    for hull, tiles in some_holds(12):
        told = best_score(hull, packed(hull, tiles), (card,))
        assert told.points.total == by_hand.best(tiles, 8, (card,)), (tiles, card)


def packed(hull: Hull, tiles: dict[str, str]) -> tuple[int, ...]:
    numbers = {tile.id: number for number, tile in enumerate(FACES)}
    return tuple(numbers[tiles[cell]] if cell in tiles else -1 for cell in hull.cells)


def test_r41_every_captain_has_an_order_of_his_own() -> None:
    """Full Load before Black Hole for the full hold; the half empty one is indifferent, as drawn."""
    state = table(
        players=3,
        options={"advanced": True},
        deep=["black_hole", "full_load"],
        holds=[hold(W1), {"a1": "plant-Y"}, {}],
    )
    orders = [[step["card"] for step in sheet["deep_steps"]] for sheet in game.view(state, None)["scores"]]
    assert orders[0] == ["full_load", "black_hole"]
    assert orders[2] == ["black_hole", "full_load"]


def test_the_end_tells_every_card_of_every_captain() -> None:
    for playout in random_games("suk", 200):
        if not playout.setup.options["advanced"]:
            continue
        told = [event.public for event in playout.events[-1] if event.kind == "deep_step"]
        assert [step["seat"] for step in told] == [
            seat for seat in range(playout.setup.players) for _ in range(2)
        ]
        totals = {
            event.public["seat"]: event.public for event in playout.events[-1] if event.kind == "scored"
        }
        for seat, line in totals.items():
            assert sum(step["points"] for step in told if step["seat"] == seat) == line["deep"]


def test_r41_at_the_end_the_other_order_is_told_where_it_matters() -> None:
    for playout in random_games("suk", 200):
        state = playout.states[-1]
        changes = any(effect(word).changes for word in state.effects)
        for scored in game.view(state, None)["scores"]:
            assert (scored["other_order"] is not None) == changes


ONE_CHANGES = [
    pair for pair in combinations(DEEP_SPACE, 2) if [DEEP_SPACE[card] for card in pair].count("change") == 1
]


@pytest.mark.parametrize("number", range(len(ONE_CHANGES)), ids=map("+".join, ONE_CHANGES))
def test_r41_what_the_other_order_comes_to_agrees_with_counting_by_hand(number: int) -> None:
    """A whole game, for two and for three in turn, with every pair in which one card changes the hold."""
    setup = game.setup(2 + number % 2, {"advanced": True, "cards": list(ONE_CHANGES[number])})
    state = played(game, setup, number).states[-1]
    view = game.view(state, None)
    for tiles, scored in zip(view["holds"], view["scores"], strict=True):
        order = tuple(step["card"] for step in scored["deep_steps"])
        assert scored["other_order"] == by_hand.best_of(tiles, len(state.hull), order[::-1])


def test_r41_every_pair_in_which_one_card_changes_the_hold_is_counted() -> None:
    assert len(ONE_CHANGES) == 3 * 7


def test_r31_r32_the_groups_shown_are_those_that_score_whatever_the_cards_change() -> None:
    changed = 0
    for playout in random_games("suk", 200)[::3]:
        for state in playout.states[::5]:
            for scored in game.view(state, None)["scores"]:
                for kind in ("colour", "type"):
                    groups = scored[f"{kind}_groups"]
                    assert sum(map(len, groups)) == scored[kind]
                    assert len({len(group) for group in groups}) <= 1
                changed += any(step["act"] in ("swap", "remove", "recolour") for step in scored["deep_steps"])
    assert changed > 50
