"""Combat and death, sentence by sentence: R42a, R45 to R48 and the rulings Q16, Q24 to Q28, Q77, Q78."""

from typing import Any

import pytest

from pyapp.core.events import Event
from pyapp.games.martians import GAME
from pyapp.games.martians.state import State
from tests.acting import sees

from .invariants import broken
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
    names,
    pawn,
    table,
    told,
    walking,
    why,
    window,
)

WEAK = {"life": 1, "bullets": 0}


def fighting(*faces: int, pawn: str = "0,1", players: int = 2, **fields: Any) -> State:
    """Seat 0 at the end of its step 1, on a Martian, with its last life; the dice fall as told."""
    you = {**WEAK, "pawn": pawn, "hand": ["wait"], **fields.pop("you", {})}
    moment = {"step": "windows", "seat": 0, "n": players, "word": "draw"}
    agenda = [*due_steps("fight_here", "draw")[:2], moment, *due_steps("roll_move", "discard")]
    start = {"phase": "tile", "agenda": agenda, "rng": dice(*faces), "martians": [pawn]}
    return table(players, STORE, seats=[you, *fields.pop("others", [{}])], **{**start, **fields})


def after_the_death(state: State) -> tuple[State, list[Event]]:
    """Seat 0 passes its window before the roll, and dies of the roll."""
    assert due(state) == "window"
    return told(state, "pass turn")


# -- the combat is over -------------------------------------------------------------------------


def test_r45_1_the_combat_ends_with_the_death() -> None:
    state, events = after_the_death(fighting(1))
    assert "died" in kinds(events) and "escaped" not in kinds(events)
    assert kinds(events).count("rolled_fight") == 1
    assert not any(step.kind in ("roll", "choice", "holster", "fight") for step in state.agenda)
    assert [sees(GAME, state, seat)["fight"] for seat in (0, 1, None)] == [None] * 3


def test_r45_1_nobody_is_asked_before_a_roll_of_the_dead() -> None:
    others = [{"hand": ["candy"]}]
    state = fighting(1, others=others)
    state = go(state, "pass turn")
    assert (due(state), state.agenda[-1].seat) == ("window", 1)
    state = go(state, "pass now")
    assert state.life[0] == 3 and pawn(state) == "1,1"
    assert state.agenda[-1].word != "roll"


def test_q28_a_martian_in_the_house_does_not_fight_the_newcomer_until_his_next_step_2() -> None:
    state, events = after_the_death(fighting(1, 6, 6, martians=["0,1", "1,1"]))
    assert kinds(events).count("rolled_fight") == 1 and state.kills == (0, 0)
    assert martians(state) == {"0,1", "1,1"} and broken(state) == []
    while state.active == 0:
        state = go(state, "end" if "end" in moves(state) else moves(state)[0])
    assert state.rolls == () and "1,1" in martians(state)


def test_q28_dying_where_one_starts_again_is_a_death_like_others() -> None:
    you = {"kills": 8}
    state, events = after_the_death(fighting(1, 6, pawn="1,1", you=you))
    assert kinds(events).count("died") == 1 and kinds(events).count("rolled_fight") == 1
    assert (state.kills[0], state.life[0], martians(state)) == (4, 3, {"1,1"})


@pytest.mark.parametrize("card", ["agent_xxxx", "wait"])
def test_q28_a_card_in_step_3_wakes_no_martian_of_the_house(card: str) -> None:
    others = [{"hand": [card, card]}]
    state = fighting(1, 6, martians=["0,1", "1,1"], others=others, you={"hand": ["candy"]})
    state = go(state, "pass turn", "pass now")
    while state.agenda[-1].seat != 1:
        state = go(state, "pass now")
    state, events = told(state, f"play {card}")
    assert "fight" not in kinds(events) and martians(state) == {"0,1", "1,1"}


def test_q28_dead_before_step_2_the_fight_comes_in_this_step_2() -> None:
    agenda = [{"step": "window", "seat": 1, "word": "tile"}, *due_steps("fight_here", "discard")]
    seats = [{**WEAK, "pawn": "0,1"}, {"hand": ["we_come_in_peace"]}]
    state = table(2, STORE, seats=seats, martians=["1,1"], phase="tile", agenda=agenda, rng=dice(6))
    state, events = told(state, "play we_come_in_peace")
    assert kinds(events).index("died") < kinds(events).index("killed") and state.kills == (1, 0)


def test_q28_a_card_that_puts_the_newcomer_on_another_martian_makes_it_fight() -> None:
    """R40: a card puts a Martian and the pawn together in steps 2 to 5."""
    others = [{"hand": ["tractor_beam", "wait"]}]
    state = fighting(1, 6, martians=["0,1", "1,1"], others=others)
    state = go(state, "pass turn", "pass now")
    while state.agenda[-1].seat != 1:
        state = go(state, "pass now")
    state = go(state, "play tractor_beam", "target 0", "pass now", "to 0,1")
    while due(state) == "window":
        state = go(state, "pass now")
    assert state.kills[0] == 1 and martians(state) == {"1,1"}


def test_q28_dying_of_a_card_in_ones_own_movement() -> None:
    you = {"hand": ["we_come_in_peace", "wait"], **WEAK, "pawn": "0,1"}
    state = walking(2, STORE, seats=[you, {}], martians=["1,1"], rng=dice(6))
    state, events = told(state, "play we_come_in_peace")
    assert "died" in kinds(events) and "fight" not in kinds(events) and state.rolls == ()
    assert martians(state) == {"1,1"}


def test_q28_dying_on_an_icon_together() -> None:
    tiles = (("generic_straight_1", "-1,0", 0),)
    state = walking(
        2, *tiles, coop=True, seats=[{**WEAK, "pawn": "-1,1"}], martians=["1,1"],
        martian_deck=["we_come_in_peace"], rng=dice(6),
    )  # fmt: skip
    state, events = told(state, "step -2,1")
    assert "died" in kinds(events) and "rolled_fight" not in kinds(events)


def test_the_dead_may_play_their_own_cards() -> None:
    state = fighting(1, you={"hand": ["teleported"]})
    assert why(state, "play teleported") == ("R42", "card_in_fight")
    state, _ = after_the_death(state)
    assert "play teleported" in moves(state)


def test_q24_the_last_life_lost_is_death_whatever_bullets_remain() -> None:
    state = fighting(2, you={"bullets": 1})
    state, events = told(state, "pass turn")
    assert "died" in kinds(events) and "paid" not in kinds(events) and state.bullets[0] == 3


# -- what is lost, in the order of R45 -----------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 1), (7, 3), (8, 4)])
def test_r45_2_half_of_the_collection_rounded_up_goes_to_the_supply(before: int, after: int) -> None:
    state = fighting(1, you={"kills": before})
    dead, events = after_the_death(state)
    assert dead.kills[0] == after and dead.supply == state.supply + before - after  # Q27
    assert last(events, "died").public["lost"] == before - after


def test_r45_3_weapons_in_play_are_discarded_and_hand_and_lasting_effects_stay() -> None:
    you = {"weapons": [{"card": "shotgun"}, {"card": "mp3_player"}], "hand": ["candy", "wait"]}
    effects = [{"card": "homeland_security", "seat": 0, "until": "end", "of": 0, "since": 1}]
    state, events = after_the_death(fighting(1, you=you, effects=effects))
    assert state.weapons[0] == () and set(names(state.discards)) == {"shotgun", "mp3_player"}
    assert set(names(state.hands[0])) >= {"candy", "wait"}  # Q25; step 3 draws a third
    assert names(tuple(effect.card for effect in state.effects)) == ["homeland_security"]  # Q78
    assert last(events, "disarmed").public["cards"] == ["shotgun", "mp3_player"]


def test_r45_4_every_item_is_dropped_and_the_pawn_starts_again() -> None:
    state, events = after_the_death(fighting(1, you={"items": ["fuel"], "bullets": 0}))
    while due(state) == "drop":
        state = go(state, moves(state)[0])
    assert items(state) == set() and ["fuel"] in lying(state).values()
    assert (pawn(state), state.life[0], state.bullets[0]) == ("1,1", 3, 3)
    told_in_order = [kind for kind in kinds(events) if kind in ("hurt", "died", "respawned", "dropped")]
    assert told_in_order[:3] == ["hurt", "died", "respawned"]


@pytest.mark.parametrize("bullets", [0, 3, 5])
def test_r45_6_three_lives_and_three_bullets_exactly(bullets: int) -> None:
    seats = [{"hand": ["we_come_in_peace"]}, {"life": 1, "bullets": bullets, "pawn": "0,1"}]
    state = go(window(2, STORE, seats=seats), "play we_come_in_peace")
    assert (state.life[1], state.bullets[1]) == (3, 3)  # Q26


# -- what is left of the turn -------------------------------------------------------------------


def test_r47_a_death_in_step_2_leaves_steps_3_6_7_and_8() -> None:
    state, events = after_the_death(fighting(1))
    assert "drew" in kinds(events) and "rolled_move" not in kinds(events)  # Q16
    assert state.movement is None and state.active == 0


def test_r47_a_death_in_step_5_leaves_6_7_and_8() -> None:
    agenda = due_steps("walk", "roll_march", "spawning", "discard")
    seats = [{**WEAK, "hand": ["wait"], "spent": True}]
    state = walking(2, STORE, seats=seats, martians=["0,1", "-3,1"], rng=dice(1, 1), agenda=agenda)
    state, events = told(state, "step 0,1")
    assert {"died", "rolled_march"} <= set(kinds(events)) and state.movement is None
    assert "take" not in {move.split()[0] for move in moves(state)}


def test_r48_a_death_in_somebody_elses_turn_changes_nothing_in_that_turn() -> None:
    seats = [{"hand": ["we_come_in_peace", "wait"], "life": 3}, {"life": 1, "pawn": "0,1"}]
    state = walking(2, STORE, seats=seats, points=4)
    state, events = told(state, "play we_come_in_peace")
    assert "died" in kinds(events) and (due(state), state.active) == ("walk", 0)
    assert state.movement is not None and moves(state, "step")


# -- a combat that nobody wins (R42a, Q77) ------------------------------------------------------


def test_r42a_the_moment_after_a_card_has_ended_the_combat_is_one_after_a_combat() -> None:
    seats = [{"hand": ["wait"]}, {"hand": ["get_off_my_land", "candy"]}, {"hand": ["candy"]}]
    state = go(walking(3, STORE, seats=seats, martians=["0,1"]), "step 0,1", "pass now")
    state, events = told(state, "play get_off_my_land")
    assert "escaped" in kinds(events) and state.kills == (0, 0, 0)
    assert (due(state), state.agenda[-1].word) == ("window", "combat")
    assert not any(step.kind == "roll" for step in state.agenda)


def test_q48_a_combat_without_a_winner_has_used_a_token_of_the_shotgun() -> None:
    you = {"weapons": [{"card": "shotgun", "bullets": 1}]}
    state = walking(2, STORE, seats=[you, {"hand": ["tractor_beam", "wait"]}], martians=["0,1", "-1,1"])
    state = go(state, "step 0,1")
    state, events = told(state, "play tractor_beam", "target 0", "to -1,1")
    assert kinds(events).count("shotgun") == 0 and kinds(events).count("escaped") == 1
    assert state.weapons[0] == () and names(state.discards).count("shotgun") == 1
    assert all(shells >= 0 for row in state.weapons for _, shells in row)
