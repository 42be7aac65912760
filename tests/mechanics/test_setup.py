"""Setting up: purses, hands, market, Order Line, and which mechanisms are in play (R1 to R9)."""

import pytest

from pyapp.games.mechanics import components
from pyapp.games.mechanics.components import COMPONENTS, DRAWN, MECHANISM_IDS
from pyapp.games.mechanics.state import State
from tests.mechanics.invariants import broken, broken_by
from tests.mechanics.tables import GAME, go, moves


@pytest.mark.parametrize(("players", "deck"), [(2, 42), (3, 39), (4, 36)])
def test_r1_to_r8_the_same_set_up_for_two_three_and_four(players: int, deck: int) -> None:
    state = GAME.new(players, seed=9)
    assert state.cogs == (30,) * players and state.scrap == (2,) * players
    assert [sum(cards) for cards in state.hands] == [3] * players
    assert len(state.market) == 8 and -1 not in state.market
    assert len(state.deck) == deck
    assert set(state.prices) == {5} and sorted(state.line) == list(range(7))
    assert state.turn == state.first


def test_r9_any_seat_may_begin_and_the_line_is_shuffled() -> None:
    states = [GAME.new(4, seed=seed) for seed in range(60)]
    assert {state.first for state in states} == {0, 1, 2, 3}
    assert len({state.line for state in states}) > 50


def names(**options: object) -> list[str]:
    return [MECHANISM_IDS[mechanism] for mechanism in GAME.new(2, seed=3, **options).mechanisms]


def test_r4_the_starting_four() -> None:
    assert names() == ["x_ray_goggles", "difference_engine", "rocket_booster", "aether_drive"]


@pytest.mark.parametrize(("chosen", "number"), [("random4", 4), ("random5", 5)])
def test_r4_drawn_from_the_nine_without_the_automaton(chosen: str, number: int) -> None:
    drawn = [GAME.new(2, seed=seed, mechanisms=chosen).mechanisms for seed in range(60)]
    assert all(len(set(mechanisms)) == number for mechanisms in drawn)
    assert {mechanism for mechanisms in drawn for mechanism in mechanisms} == set(DRAWN)


def test_r4_a_choice_of_ones_own_from_none_to_all() -> None:
    assert names(mechanisms="custom") == []
    assert names(mechanisms="custom", custom=["aether_drive", "x_ray_goggles"]) == [
        "x_ray_goggles",
        "aether_drive",
    ]
    assert names(mechanisms="custom", custom=list(MECHANISM_IDS)) == list(MECHANISM_IDS)


def test_r4_the_automaton_on_top_of_any() -> None:
    assert names(automaton=True)[-1] == "automaton"
    assert len(names(mechanisms="random5", automaton=True)) == 6
    assert names(mechanisms="custom", custom=["automaton"], automaton=True) == ["automaton"]


def test_the_numbers_of_the_sheet() -> None:
    expected = {
        "START_COGS": 30,
        "START_SCRAP": 2,
        "START_HAND": 3,
        "MARKET_SIZE": 8,
        "COPIES": 8,
        "START_PRICE": 5,
        "PRICE_MIN": 1,
        "PRICE_MAX": 10,
        "MIN_SET": 3,
        "NO_BUY_ROUNDS_TO_END": 2,
        "FINAL_FALL_ONLY_IF_UNBOUGHT": True,
        "AUTOMATON_BONUS": 30,
        "XRAY_DEPTH": 8,
        "SPECTROSCOPE_DISCOUNT": 1,
        "GRAPPLE_DISCOUNT": 1,
        "VALET_GAIN": 1,
        "FURNACE_MIN_SET": 2,
        "ROCKET_GAIN": 1,
    }
    assert {name: getattr(components, name) for name in expected} == expected
    assert list(COMPONENTS) == sorted(COMPONENTS) and len(COMPONENTS) == 7


def test_the_needs_of_the_sheet() -> None:
    needed = [card.needs for card in components.MECHANISMS]
    assert len(set(needed)) == len(needed), "no two are built of the same"
    total = [sum(t in needs for needs in needed) for t in components.TYPES]
    assert dict(zip(COMPONENTS, total, strict=True)) == {
        "aether_tube": 3,
        "boiler": 3,
        "gear": 4,
        "lens": 3,
        "magnet": 3,
        "piping": 3,
        "wire": 4,
    }
    assert {t for mechanism in components.STARTER for t in needed[mechanism]} == set(components.TYPES)


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_r9_the_first_player_may_be_agreed_on(seat: int) -> None:
    assert {GAME.new(3, seed=seed, first=str(seat)).first for seed in range(20)} == {seat - 1}


def test_r9_a_seat_that_is_not_there_leaves_it_to_the_lot_and_the_deal_is_the_same() -> None:
    for seed in range(20):
        drawn = GAME.new(2, seed=seed)
        assert GAME.new(2, seed=seed, first="4").first == drawn.first
        agreed = GAME.new(2, seed=seed, first="1")
        assert (agreed.hands, agreed.line, agreed.deck) == (drawn.hands, drawn.line, drawn.deck)


CLOSING = ("pass", "end_turn", "sell_done")


def test_r9_r27_the_marker_comes_from_the_seat_agreed_on_and_the_soak_would_notice_another() -> None:
    """Round after round one seat to the left; a table where it lies elsewhere breaks the law, and so does such a move."""
    for players in (2, 3, 4):
        state = GAME.new(players, seed=players, first=str(players), mechanisms="custom")
        state = go(state, moves(state, "buy")[0])
        for number in range(players + 1):
            while state.round == number + 1:
                assert state.first == (players - 1 + number) % players and broken(state) == []
                assert [law for law in broken(elsewhere(state)) if "R9" in law]
                before, move = state, next(move for move in moves(state) if move in CLOSING)
                state = go(state, move)
            assert [fault for fault in broken_by(before, move, state) if "R27" in fault] == []
            assert [fault for fault in broken_by(before, move, elsewhere(state)) if "R27" in fault]
            state = go(state, moves(state, "buy")[0])


def elsewhere(state: State) -> State:
    """The same table with the marker a seat further to the left."""
    wrong = state.copy()
    wrong.first = (state.first + 1) % state.players
    return wrong
