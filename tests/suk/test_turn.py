"""A turn of Marrak Hesh 17: R10 to R16, the examples E1 to E5, and what follows from them (D1 to D6)."""

import pytest

from pyapp.core.events import Event
from pyapp.games.suk.rules.turn import able
from tests.playing import random_games
from tests.suk.invariants import gaps_accept_one, neighbours_differ
from tests.suk.table import (
    E3,
    E4,
    EMPTY,
    NEARLY_FULL,
    cells,
    game,
    hold,
    kinds,
    places,
    play,
    refused,
    serve,
    table,
    with_hands,
)


def test_e1_r12a_on_an_empty_ring_every_colour_may_go_everywhere() -> None:
    assert places(table(EMPTY)) == dict.fromkeys(range(24), "WGK")


def test_e2_r12b_q8_a_single_transport_blocks_its_colour_everywhere() -> None:
    others = [dock for dock in range(24) if dock != 7]
    assert places(table(".......G................")) == dict.fromkeys(others, "WK")


def test_e3_two_colours_leave_the_third() -> None:
    others = [dock for dock in range(24) if dock not in (2, 7)]
    assert places(table(E3)) == dict.fromkeys(others, "K")


def test_e4_the_colours_of_a_gap_are_those_at_its_ends() -> None:
    state = serve(table(E3), 20, "black")
    assert state.ring == E4
    expected = dict.fromkeys(range(3, 7), "K")
    expected |= dict.fromkeys(range(8, 20), "W")
    expected |= dict.fromkeys((21, 22, 23, 0, 1), "G")
    assert places(state) == expected


def test_e5_with_black_only_only_one_gap_is_open() -> None:
    state = with_hands(table(E4), "K", "WGK")
    assert places(state) == dict.fromkeys(range(3, 7), "K")
    after = serve(state, 3, "black")
    assert after.turn == 1
    assert {dock: places(after)[dock] for dock in (4, 5, 6)} == {4: "W", 5: "W", 6: "W"}


@pytest.mark.parametrize("turned", range(24))
def test_r12_q7_the_ring_is_closed_and_has_no_beginning(turned: int) -> None:
    ring = E4[-turned:] + E4[:-turned]
    expected = {(dock + turned) % 24: colours for dock, colours in places(table(E4)).items()}
    assert places(table(ring)) == expected


def test_r12_q9_whose_transports_they_are_makes_no_difference() -> None:
    hands = [{"white": 3, "grey": 4}, {"white": 4, "grey": 3}]
    own = table(E3, turn=0, hands=hands, holds=[{"a1": "engine-Y"}, {"a1": "engine-P"}])
    swapped = table(E3, turn=0, hands=hands[::-1], holds=[{"a1": "engine-Y"}, {"a1": "engine-P"}])
    assert places(own) == places(swapped)


def test_r10_only_transports_in_hand_can_be_placed() -> None:
    state = with_hands(table(EMPTY), "WK", "WGK")
    assert places(state) == dict.fromkeys(range(24), "WK")
    assert refused(state, "place 7 grey b2") == ("R10", "no_such_transport")


def test_r10_q11_there_is_no_passing() -> None:
    for text in ("pass", "skip", "", " Passo"):
        assert refused(table(EMPTY), text) == ("R10", "no_passing")


def test_r11_a_served_dock_is_closed() -> None:
    state = table(E3)
    for colour in ("white", "grey", "black"):
        assert refused(state, f"place 7 {colour} a1") == ("R11", "dock_served")


def test_r12_a_colour_met_on_either_side_is_refused() -> None:
    state = table(E4, turn=0)
    for dock, colour in ((3, "white"), (3, "grey"), (8, "grey"), (8, "black"), (0, "black"), (0, "white")):
        assert refused(state, f"place {dock} {colour} a1") == ("R12", "same_colour")
    for dock, colour, way, at in (
        (0, "white", "up", 2),
        (0, "black", "down", 20),
        (22, "white", "up", 2),
        (8, "grey", "down", 7),
    ):
        refusal = game.why_not(state, f"place {dock} {colour} a1")
        assert refusal is not None and refusal.params["at"] == at and refusal.params["way"] == way


def test_r13_q16_the_tile_of_the_dock_is_taken_and_the_transport_stays() -> None:
    before = game.view(game.new(seed=7), 0)
    seat, tile = before["turn"], before["docks"][7]["tile"]
    after = game.view(game.play(game.new(seed=7), "place 7 black b3"), 0)
    assert after["docks"][7] == {"transport": "black"}
    assert after["holds"][seat] == {"b3": tile} and after["holds"][1 - seat] == {}
    assert after["hands"][seat] == {"white": 4, "grey": 4, "black": 3}
    assert after["docks"][:7] + after["docks"][8:] == before["docks"][:7] + before["docks"][8:]


def test_r14_q15_the_first_tile_goes_anywhere() -> None:
    assert len(cells(game.new(players=2))) == 12
    assert len(cells(game.new(players=3))) == 8


def test_r14_later_tiles_share_a_side_with_own_ones() -> None:
    state = table(holds=[{"b2": "engine-Y", "c2": "engine-P"}, {"a1": "engine-B"}], turn=0)
    assert cells(state) == {"a2", "b1", "b3", "c1", "c3", "d2"}
    dock, colour = next((move.dock, move.colour) for move in game.moves(state))
    assert refused(state, f"place {dock} {colour} b2") == ("R14", "cell_taken")
    assert refused(state, f"place {dock} {colour} a1") == ("R14", "not_adjacent")
    assert refused(state, f"place {dock} {colour} a3") == ("R14", "not_adjacent"), "corners do not touch"


def test_r14_the_octagon_has_no_corners() -> None:
    state = game.new(players=3, hull="octagon")
    assert cells(state) == {"b1", "c1", "a2", "b2", "c2", "d2", "b3", "c3"}
    assert refused(state, "place 7 black a1") == ("R2", "no_cell")
    state = table(players=3, options={"hull": "octagon"}, holds=[{"b1": "engine-Y"}, {}, {}], turn=0)
    assert cells(state) == {"c1", "b2"}


def test_r2_there_is_no_fourth_row_in_a_rectangle() -> None:
    assert refused(game.new(players=2), "place 7 black b4") == ("R2", "no_cell")
    assert refused(game.new(players=3), "place 7 black a3") == ("R2", "no_cell")


def test_r14_q5_a_tile_that_costs_points_must_be_stowed_all_the_same() -> None:
    """Two yellow and two purple tiles score 4; a third yellow one makes it 3."""
    rows = """
        engine-Y   relic-Y  .  .
        crystal-P  spice-P  .  .
    """
    goods = {"0": "plant-Y"}
    holds = [hold(rows), {}]
    state = table("." * 20 + "WGKG", turn=0, holds=holds, goods=goods)
    events: list[Event] = []
    after = play(state, "place 0 black c1", events=events)
    assert game.view(state, 0)["scores"][0]["colour"] == 4
    assert game.view(after, 0)["scores"][0]["colour"] == 3
    assert events[0].public["gain"] == -1


def test_r15_tiles_never_move() -> None:
    for playout in random_games("suk", 200)[:40]:
        for before, after in zip(playout.states, playout.states[1:], strict=False):
            if before.game_number == after.game_number and after.turn >= 0:
                for old, new in zip(before.holds, after.holds, strict=True):
                    assert all(b in (-1, a) for b, a in zip(old, new, strict=True))


def test_r16_who_cannot_place_skips_and_q13_may_be_able_again() -> None:
    """White 23 and grey 3 leave black for docks 0 to 2; black on 2 leaves grey; grey on 1 leaves black."""
    events: list[Event] = []
    state = with_hands(table(NEARLY_FULL), "GK", "K")
    state = serve(state, 2, "black", events)
    assert kinds(events) == ["placed", "skipped"]
    assert events[1].public == {"seat": 1}
    assert state.turn == 0, "seat 1 holds black only, and the gap wants grey"
    state = serve(state, 1, "grey", events)
    assert state.turn == 1 and places(state) == {0: "K"}
    assert kinds(events) == ["placed", "skipped", "placed"]


def test_r16_with_three_captains_two_may_skip_in_a_row() -> None:
    events: list[Event] = []
    state = with_hands(table(NEARLY_FULL, players=3), "K", "GK", "W", turn=1)
    state = serve(state, 2, "black", events)
    assert [(event.kind, event.public["seat"]) for event in events[1:]] == [
        ("skipped", 2),
        ("skipped", 0),
    ]
    assert state.turn == 1


def test_q31_who_is_out_of_transports_skips() -> None:
    state = with_hands(table(E4), "WGK", "")
    for dock, colour in ((3, "black"), (8, "white")):
        state = serve(state, dock, colour)
        assert state.turn == 0


def test_q14_who_has_no_room_skips() -> None:
    """It can't happen with our holds (D5); with a smaller one the captain counts as unable."""
    state = table(E4, turn=0)
    full = state.copy()
    full.filled = ((1 << 12) - 1, state.filled[1])
    assert able(state, 0) and not able(full, 0)


def test_q30_the_same_colour_may_be_placed_twice_in_a_row() -> None:
    """Seat 0 plays black on dock 3 and, three turns on, black again where black is wanted."""
    state = table(EMPTY, turn=0)
    for dock, colour in ((0, "black"), (12, "white"), (6, "grey"), (5, "white")):
        state = serve(state, dock, colour)
    state = serve(state, 8, "black")
    assert state.ring[8] == "K"


@pytest.mark.parametrize("colours", ["white grey black", "black grey white", "grey white black"])
def test_d4_the_third_transport_is_forced_in_colour_not_in_place(colours: str) -> None:
    first, second, third = colours.split()
    state = serve(serve(table(EMPTY), 4, first), 15, second)
    open_docks = [dock for dock in range(24) if dock not in (4, 15)]
    letter = {"white": "W", "grey": "G", "black": "K"}[third]
    assert places(state) == dict.fromkeys(open_docks, letter)


def test_d1_d2_neighbours_differ_and_every_gap_accepts_one_colour() -> None:
    for playout in random_games("suk", 200):
        for state in playout.states:
            if not state.at_work("ion_storm"):
                assert neighbours_differ(state.ring) and gaps_accept_one(state.ring), playout


def test_d3_the_two_new_gaps_want_the_colour_of_the_other_end() -> None:
    """Black between white 23 and grey 3: dock 0 then wants grey, dock 2 wants white."""
    state = with_hands(table(NEARLY_FULL), "K", "WGK")
    assert places(serve(state, 1, "black")) == {0: "G", 2: "W"}
    assert places(serve(state, 0, "black")) == {1: "W", 2: "W"}, "next to an end one gap only"


def test_d5_whoever_may_act_has_room() -> None:
    for playout in random_games("suk", 200)[:80]:
        for state in playout.states[:-1]:
            assert cells(state) or state.firsts
