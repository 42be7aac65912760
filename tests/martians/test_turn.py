"""The turn and its windows, fights and deaths, Martians, and every way the game can end."""

from typing import Any

import pytest

from pyapp.core.refusals import BadPosition
from pyapp.games.martians import GAME
from pyapp.games.martians.moves import SQUARE
from pyapp.games.martians.places import cell_of
from tests.acting import sees

from .invariants import broken, broken_by, farms
from .tables import (
    STORE,
    dice,
    due,
    due_steps,
    go,
    items,
    kinds,
    last,
    lying,
    martians,
    moves,
    pawn,
    table,
    told,
    walking,
    why,
    window,
)

FARM, FARM_2 = ("farm_1", "-1,0", 0), ("farm_2", "1,0", 0)
ALL = ["fuel", "fertilizer", "dynamite"]
SHIP = {"at": "-2,1", "face": "ship", "up": True}


# -- windows (R61, R66, Q37) --------------------------------------------------------------------


def test_r66_who_is_asked_does_not_depend_on_the_hand() -> None:
    for card in ("wait", "take_her"):  # one can be played, the other only answers
        state = go(window(2, STORE, seats=[{"hand": ["candy"]}, {"hand": [card]}]), "pass now")
        assert state.agenda[-1].seat == 0, "the window of a position asks nobody else"
    full = table(2, STORE, seats=[{"hand": ["wait"]}, {"hand": ["take_her"]}])
    assert (due(full), full.agenda[-1].seat) == ("window", 0)
    state = go(full, "pass now")
    assert (due(state), state.agenda[-1].seat) == ("window", 1)
    assert moves(state) == ["pass now", "pass turn", "pass round"]


def test_r66_a_play_opens_the_window_again() -> None:
    state = table(2, STORE, seats=[{"hand": ["wait"]}, {"hand": ["agent_xxxx"]}])
    state = go(state, "pass turn", "play agent_xxxx")
    assert (due(state), state.agenda[-1].seat, state.quiet) == ("window", 0, (0, 0))


def test_q37_passing_until_ones_turn_is_not_lifted_by_a_play() -> None:
    seats = [{"hand": ["agent_xxxx"]}, {"hand": ["wait"]}]
    state = go(table(2, STORE, seats=seats), "pass now", "pass round")
    assert state.quiet == (0, 2)
    while due(state) != "discard":
        state = go(state, "play agent_xxxx" if "play agent_xxxx" in moves(state) else moves(state)[0])
        assert state.agenda[-1].seat == 0
    state = go(state, "end")
    assert (state.active, state.quiet) == (1, (0, 0))


def test_r61_the_next_card_waits_for_ones_own_turn() -> None:
    state = window(2, STORE, seats=[{"hand": ["wait", "candy"], "spent": True}])
    assert why(state, "play wait") == ("R61", "no_allowance")


def test_a_window_in_an_open_hands_game_asks_only_who_can_play() -> None:
    options = {"mode": "cooperative", "open_hands": True}
    state = table(2, STORE, options=options, seats=[{"hand": ["take_her"]}, {"hand": ["not_happening"]}])
    assert due(state) not in ("window", "over")
    assert sees(GAME, state, 1)["seats"][0]["hand"][0] == "take_her"


# -- movement, fights, deaths -------------------------------------------------------------------


def test_r38_moved_by_another_in_a_fight_the_walk_goes_on() -> None:
    seats = [{}, {"hand": ["tractor_beam"]}]
    state = walking(2, STORE, seats=seats, martians=["0,1", "-1,1"])
    state = go(state, "step 0,1")
    assert (due(state), state.agenda[-1].seat) == ("window", 1)
    state, events = told(state, "play tractor_beam", "target 0", "to -3,1")
    assert "escaped" in kinds(events) and due(state) == "walk" and martians(state) == {"0,1", "-1,1"}
    assert sees(GAME, state, 0)["movement"]["left"] == 5


def test_r42a_a_martian_taken_away_ends_the_fight_without_a_win() -> None:
    seats = [{}, {"hand": ["get_off_my_land"]}]
    state = go(walking(2, STORE, seats=seats, martians=["0,1"]), "step 0,1")
    state, events = told(state, "play get_off_my_land")
    assert "escaped" in kinds(events) and state.kills == (0, 0) and state.box == 1


def test_r46_no_building_the_items_return_to_the_pool() -> None:
    you = {"life": 1, "bullets": 0, "items": ALL}
    state, events = told(walking(2, seats=[you], martians=["0,1"], rng=dice(1)), "step 0,1")
    assert "returned" in kinds(events) and len(state.pool) == 18 and state.tokens == {}


def test_r47_death_in_step_2_leaves_step_3() -> None:
    you = {"life": 1, "bullets": 0, "pawn": "0,1", "hand": []}
    agenda = due_steps("fight_here", "draw", "roll_move", "discard")
    state = table(2, STORE, seats=[you], martians=["0,1"], rng=dice(1), phase="tile", agenda=agenda)
    assert len(state.hands[0]) == 3 and state.rolls == (("fight", 1, 1),) and due(state) == "discard"
    assert pawn(state) == "1,1"


def test_r48_a_death_in_anothers_turn_changes_nothing_there() -> None:
    seats = [{"hand": ["we_come_in_peace"]}, {"life": 1, "items": ["fuel"], "pawn": "-2,1"}]
    state = walking(2, STORE, seats=seats)
    state = go(state, "play we_come_in_peace")
    if due(state) == "drop":
        state = go(state, moves(state)[0])
    assert due(state) == "walk" and ["fuel"] in lying(state).values()


def test_q76_tokens_before_the_roll_count_for_it() -> None:
    tokens = [{"at": "-3,1", "kind": "life"}]
    agenda = due_steps("fight_here", "draw", "roll_move")
    state = table(2, STORE, seats=[{"pawn": "-3,1"}], tokens=tokens, phase="tile", agenda=agenda, rng=dice(3))
    assert moves(state) == ["take 1", "stop"]
    state = go(state, "take 1")
    while due(state) == "window":
        state = go(state, "pass turn")
    assert state.movement is not None and state.movement.base == state.movement.die + 4


def test_r34_no_more_than_five() -> None:
    tokens = [{"at": "-3,1", "kind": "life"}]
    state = walking(2, STORE, seats=[{"pawn": "-3,1", "life": 5}], tokens=tokens)
    assert why(state, "take 1") == ("R34", "enough")


# -- Martians -----------------------------------------------------------------------------------


def test_r50_each_martian_once_one_square() -> None:
    agenda = [{"step": "march", "seat": 0, "n": 2}, *due_steps("discard")]
    seats = [{"hand": ["wait"]}]
    state = table(2, STORE, seats=seats, martians=["-2,1", "-1,1"], phase="martians", agenda=agenda)
    assert "march -2,1 -3,1" in moves(state) and why(state, "march -2,1 -1,1") == ("R52", "martian_there")
    state = go(state, "march -2,1 -3,1")
    assert why(state, "march -3,1 -3,0") == ("R50", "moved_already")
    assert due(go(state, "march -1,1 -2,1")) == "discard"


def test_r55_after_the_reveal_every_farm_gets_one() -> None:
    signs = [SHIP, {"at": "4,1", "face": "circle"}]
    agenda = due_steps("spawning", "discard")
    seats = [{"hand": ["wait"]}]
    state = table(
        2, FARM, FARM_2, signs=signs, martians=["-2,1"], phase="martians", agenda=agenda, seats=seats
    )
    assert due(state) == "spawn" and len(moves(state)) == 8
    state = go(state, "spawn -3,0")
    assert martians(state) == {"-2,1", "-3,0", "4,1"}


def test_q14_too_few_figures_and_a_choice() -> None:
    agenda = due_steps("spawning", "discard")
    seats = [{"hand": ["wait"]}]
    state = table(2, FARM, FARM_2, phase="martians", agenda=agenda, seats=seats, supply=1)
    assert moves(state) == ["spawn -2,1", "spawn 4,1"]
    state = go(state, "spawn 4,1")
    assert state.supply == 0 and due(state) == "discard"


# -- ends ---------------------------------------------------------------------------------------


def test_r70a_the_cleared_ship_with_everything_wins() -> None:
    state = go(walking(2, FARM, seats=[{"pawn": "-1,1", "items": ALL}], signs=[SHIP]), "step -2,1")
    result = GAME.result(state)
    assert result is not None and (state.ended, result.ranking[0], result.won) == ("ship", [0], None)


def test_q35_not_in_anothers_turn_and_not_without_an_item() -> None:
    state = go(walking(2, FARM, seats=[{"pawn": "-1,1", "items": ALL[:2]}], signs=[SHIP]), "step -2,1")
    assert not state.ended
    seats = [{"hand": ["wait"]}, {"hand": ["teleported"], "items": ALL}]
    beamed = go(window(2, FARM, seat=1, seats=seats, signs=[SHIP]), "play teleported", "to -2,1")
    assert not beamed.ended and pawn(beamed, 1) == "-2,1"


def test_r70b_thirty_martians_win() -> None:
    state = walking(2, STORE, seats=[{"kills": 29}], martians=["0,1"], rng=dice(6))
    state = go(state, "step 0,1")
    assert (state.ended, state.winner, GAME.to_act(state)) == ("thirty", 0, None)


def test_r71_parts_are_delivered_one_after_another() -> None:
    fields: dict[str, Any] = {"coop": True, "signs": [SHIP]}
    seats = [{"pawn": "-1,1", "items": ["fuel"]}]
    state, events = told(walking(2, FARM, seats=seats, **fields), "step -2,1")
    assert items(state) == set() and last(events, "delivered").public["items"] == ["fuel"]
    seats = [{"pawn": "-1,1", "items": ["dynamite"]}]
    won = go(walking(2, FARM, seats=seats, delivered=ALL[:2], **fields), "step -2,1")
    result = GAME.result(won)
    assert won.ended == "delivered" and result is not None
    assert (result.won, result.ranking, result.scores) == (True, [[0, 1]], [3, 3])


@pytest.mark.parametrize(("supply", "over"), [(4, True), (5, False)])
def test_r72_the_last_figure_loses(supply: int, over: bool) -> None:
    state = table(2, coop=True, supply=supply, drawn="generic_tee_1", agenda=due_steps("place"))
    state = go(state, moves(state)[0])
    assert (state.ended == "overrun") == over
    if over:
        result = GAME.result(state)
        assert result is not None and result.won is False


def test_r73_no_ship_and_no_room_loses_before_the_map_is_closed() -> None:
    closed = (
        *(("generic_curve_1", "-1,0", 0), ("generic_curve_2", "-1,1", 90), ("generic_curve_3", "0,1", 180)),
        ("school", "1,0", 180),
    )
    state = table(
        2, *closed, coop=True, drawn="church", pile=["diner"], agenda=due_steps("place", "fight_here")
    )
    while not state.ended:
        state = go(state, moves(state)[0])
    assert state.ended == "no_ship"


def test_q73_three_hundred_turns_are_enough() -> None:
    seats = [{"items": ["fuel"], "kills": 1}, {"kills": 9}]
    state = table(2, STORE, number=300, phase="spawn", agenda=due_steps(), seats=seats)
    result = GAME.result(state)
    assert state.ended == "turns" and result is not None and result.ranking == [[0], [1]]
    together = table(2, STORE, coop=True, number=300, phase="spawn", agenda=due_steps())
    lost = GAME.result(together)
    assert lost is not None and lost.won is False


def test_one_seat_is_always_cooperative() -> None:
    state = GAME.new(players=1, seed=2, mode="competitive")
    assert state.coop and sees(GAME, state, 0)["cooperative"] and len(state.pool) == 9


def test_house_options_change_the_box() -> None:
    state = GAME.new(players=2, seed=1, mode="cooperative", figures="115", copies="2")
    assert state.supply == 115 and len(state.pool) == 6
    assert GAME.start(GAME.setup(2, {"figures": "115"}), 1).supply == 100


# -- the order of a step (R66), and who is asked (Q71) -------------------------------------------


def test_r66_what_lies_there_is_taken_before_the_others_may_speak() -> None:
    tokens = [{"at": "-3,1", "kind": "life"}]
    seats = [{"pawn": "-2,1", "hand": ["wait"]}, {"hand": ["tractor_beam"]}]
    state = go(walking(2, STORE, seats=seats, tokens=tokens), "step -3,1")
    assert (due(state), state.agenda[-1].seat, moves(state)) == ("pick", 0, ["take 1", "stop"])
    state = go(state, "take 1")
    assert (due(state), state.agenda[-1].seat, state.life[0]) == ("window", 1, 4)


def test_r34_what_was_left_lying_may_still_be_taken_in_the_same_movement() -> None:
    tokens = [{"at": "-3,1", "kind": "bullet"}]
    state = go(walking(2, STORE, seats=[{"pawn": "-2,1"}], tokens=tokens), "step -3,1", "stop")
    assert due(state) == "walk" and "take 1" in moves(state)


def test_q71_together_who_is_asked_tells_nothing_of_a_hidden_hand() -> None:
    views = []
    for card in ("candy", "not_happening"):
        agenda = due_steps("martian_card", "discard")
        state = table(
            3, STORE, coop=True, agenda=agenda, phase="walk", martian_deck=["we_come_in_peace"],
            seats=[{}, {"hand": [card]}, {"hand": ["wait"], "quiet": "round"}],
        )  # fmt: skip
        assert (due(state), state.agenda[-1].seat) == ("react", 1)
        views.append(sees(GAME, state, 0))
    assert views[0] == views[1]


def test_q71_with_open_hands_only_those_are_asked_who_can_answer() -> None:
    options = {"mode": "cooperative", "open_hands": True}
    agenda = due_steps("martian_card", "discard")
    for card, asked in (("candy", "discard"), ("not_happening", "react")):
        seats = [{"hand": ["wait"]}, {"hand": [card]}]
        state = table(
            2, STORE, options=options, agenda=agenda, phase="walk", martian_deck=["big_eyes"], seats=seats
        )
        assert due(state) == asked


# -- too few figures once the Ship is found (R55, Q14) -------------------------------------------


def test_q14_the_active_player_chooses_which_farm_gets_the_last_figure() -> None:
    signs = [SHIP, {"at": "4,1", "face": "circle"}]
    fields: dict[str, Any] = {"signs": signs, "phase": "martians", "agenda": due_steps("spawning", "discard")}
    seats = [{"hand": ["wait"]}]
    state = table(2, FARM, FARM_2, martians=["-2,1"], supply=1, seats=seats, **fields)
    assert set(moves(state)) == {f"spawn {r},{c}" for r in (-3, -2, -1) for c in (0, 1, 2)} - {
        "spawn -2,1"
    } | {"spawn 4,1"}
    assert martians(go(state, "spawn 4,1")) == {"-2,1", "4,1"}
    assert go(state, "spawn -3,0").supply == 0


def test_q14_two_figures_for_three_farms_are_not_both_for_one() -> None:
    third = ("farm_3", "0,1", 0)
    signs = [SHIP, {"at": "4,1", "face": "circle"}, {"at": "1,4", "face": "circle"}]
    fields: dict[str, Any] = {"signs": signs, "phase": "martians", "agenda": due_steps("spawning", "discard")}
    state = table(2, FARM, FARM_2, third, martians=["-2,1"], supply=2, seats=[{"hand": ["wait"]}], **fields)
    state = go(state, "spawn -3,0")
    assert moves(state) == ["spawn 1,4", "spawn 4,1"]
    assert go(state, "spawn 1,4").supply == 0


LANDINGS = [
    {"step": "spawn", "seat": 0, "n": 1, "word": "spawn", "more": more}
    for more in (["-3,0", "-3,1"], ["3,0", "3,1"])
]
"""A Martian for each of two Farms."""


@pytest.mark.parametrize("supply", range(5))
@pytest.mark.parametrize("guarded", [["-2,1"], ["4,1"], ["-2,1", "4,1"], ["-2,1", "1,4", "4,1"]])
def test_q14_whatever_is_chosen_no_farm_gets_two_and_every_figure_finds_a_place(
    supply: int, guarded: list[str]
) -> None:
    signs = [SHIP, {"at": "4,1", "face": "circle"}, {"at": "1,4", "face": "circle"}]
    fields: dict[str, Any] = {"signs": signs, "phase": "martians", "agenda": due_steps("spawning", "discard")}
    third = ("farm_3", "0,1", 0)
    state = table(
        2, FARM, FARM_2, third, martians=guarded, supply=supply, seats=[{"hand": ["wait"]}], **fields
    )
    if 0 < supply < 3:
        assert {cell_of(SQUARE.read(move.split()[1])) for move in moves(state)} == set(
            map(cell_of, farms(state))
        )
    seen = [state]
    for one in seen:
        assert broken(one) == []
        if due(one) == "spawn":
            for move in moves(one):
                seen.append(go(one, move))
                assert broken_by(one, move, seen[-1]) == []
        else:
            assert len(one.martians) == len(guarded) + min(supply, 3)


def test_q14_the_law_names_a_choice_made_farm_by_farm() -> None:
    """Two Farms, one figure, asked in the order of the squares: what must never come, and no position may say."""
    fields: dict[str, Any] = {"phase": "spawn", "agenda": [*LANDINGS, *due_steps("discard")]}
    state = table(2, FARM, FARM_2, supply=2, box=98, **fields)
    assert broken(state) == []
    state.supply, state.box = 1, 99
    assert broken(state) == ["who may choose between Farms is not asked Farm by Farm (Q14)"]
    with pytest.raises(BadPosition) as problem:
        table(2, FARM, FARM_2, supply=1, box=99, **fields)
    assert (problem.value.field, problem.value.key) == ("agenda[0]", "position.few_figures")
    fields["agenda"] = [
        {"step": "spawn", "seat": 0, "word": "tile", "more": ["1,0", "0,1"]},
        *fields["agenda"],
    ]
    with pytest.raises(BadPosition) as problem:
        table(2, FARM, FARM_2, **fields)
    assert (problem.value.field, problem.value.key) == ("agenda[1]", "position.agenda")


def test_r55_the_law_names_a_farm_that_is_asked_about_twice() -> None:
    both = [{**LANDINGS[0], "more": ["-3,0", "-3,1"]}, {**LANDINGS[0], "more": ["-3,2", "-1,0"]}]
    agenda = [*both, *due_steps("discard")]
    state = table(2, FARM, phase="spawn", agenda=agenda, seats=[{"hand": ["wait"]}])
    assert broken_by(state, "spawn -3,0", go(state, "spawn -3,0")) != []


def test_q31_by_the_other_letter_only_the_ships_farm_fills_up() -> None:
    signs = [SHIP, {"at": "4,1", "face": "circle"}]
    fields: dict[str, Any] = {"signs": signs, "phase": "martians", "agenda": due_steps("spawning", "discard")}
    seats = [{"hand": ["wait"]}]
    both = ["-2,1", "4,1"]
    state = table(2, FARM, FARM_2, martians=both, seats=seats, options={"hordes": "ship"}, **fields)
    assert len(moves(state)) == 8 and sees(GAME, state, 0)["spawns"] == 1
    assert martians(go(state, "spawn -3,0")) == {*both, "-3,0"}
    bare = table(2, FARM, FARM_2, martians=["-2,1"], seats=seats, options={"hordes": "ship"}, **fields)
    assert martians(go(bare, "spawn -3,0")) == {*both, "-3,0"}
