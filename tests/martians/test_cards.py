"""Every card title, in each mode where it differs, and what forbids it."""

from typing import Any

import pytest

from pyapp.core.rng import Rng
from pyapp.games.martians import GAME
from pyapp.games.martians.components import CARDS, ITEMS
from pyapp.games.martians.state import State, allowance
from tests.acting import sees

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

FARM, FARM_2 = ("farm_1", "-1,0", 0), ("farm_2", "1,0", 0)
GAS = ("gas_station_2", "-1,0", 0)
ROAD = ("generic_straight_1", "-1,0", 0)
ROAD_2 = ("generic_straight_2", "1,0", 0)


def played(card: str, *tiles: tuple[str, str, int], players: int = 2, **fields: Any) -> State:
    """Seat 0 plays a card in a window of its own turn, the others hold nothing unless said."""
    seats = [*fields.pop("seats", []), {}][: max(1, players)]
    seats[0] = {"hand": [card, "agent_xxxx"], **seats[0]}
    return go(window(players, *tiles, seats=seats, **fields), f"play {card}")


def drawn(card: str, *tiles: tuple[str, str, int], players: int = 2, **fields: Any) -> State:
    """Cooperative: seat 0 draws a Martian card on an icon."""
    agenda = due_steps("martian_card", "discard")
    return table(
        players, *tiles, coop=True, phase="draw", agenda=agenda, **{"martian_deck": [card], **fields}
    )


# -- Martian cards ------------------------------------------------------------------------------


def test_big_eyes_gives_everybody_one_more_card() -> None:
    state = played("big_eyes", STORE)
    assert allowance(state, 0) == 1 and allowance(state, 1) == 2
    state = go(state, "play agent_xxxx") if moves(state, "play agent") else state
    assert allowance(state, 0) == 0


def test_bright_lights_is_seen_by_one_alone() -> None:
    state, events = told(
        window(2, FARM, FARM_2, seats=[{"hand": ["bright_lights"]}]), "play bright_lights", "look -2,1"
    )
    assert "face" in last(events, "looked").seen_by(0) and "face" not in last(events, "looked").seen_by(1)
    faces = [[sign["face"] for sign in GAME.view(state, seat)["signs"]] for seat in (0, 1)]
    assert faces[0][0] is not None and faces[0][1] is None and faces[1] == [None, None]
    assert "no_effect" in kinds(told(window(2, seats=[{"hand": ["bright_lights"]}]), "play bright_lights")[1])


def test_faked_crop_circles_swaps_tokens_with_their_faces() -> None:
    signs = [{"at": "-2,1", "face": "ship", "up": True}, {"at": "4,1", "face": "circle"}]
    state = played("faked_crop_circles", FARM, FARM_2, signs=signs, martians=["-2,1"])
    places = {sign["at"]: (sign["up"], sign["face"]) for sign in GAME.view(state, 0)["signs"]}
    assert places == {"4,1": (True, "ship"), "-2,1": (False, None)}
    assert martians(state) == {"-2,1"}


def test_green_slime_competitive_one_more_for_the_player() -> None:
    state = go(
        window(2, STORE, seats=[{"hand": ["green_slime", "candy", "wait"]}, {"hand": ["wait", "candy"]}]),
        "play green_slime",
        "pass now",
    )
    assert [len(hand) for hand in state.hands] == [3, 2]
    assert set(names(state.discards)) >= {"green_slime", "candy", "wait"}


def test_green_slime_cooperative() -> None:
    state = drawn("green_slime", STORE, seats=[{"hand": ["candy"]}, {"hand": ["wait", "candy"]}])
    assert [len(hand) for hand in state.hands] == [1, 2]


def test_how_to_cook_competitive_the_target_alone() -> None:
    seats = [{}, {"items": ["fuel", "dynamite"]}]
    state = played("how_to_cook", GAS, seats=seats)
    assert moves(state) == ["target 0", "target 1"]
    state = go(state, "target 1")
    assert due(state) == "cook" and state.agenda[-1].seat == 1 and len(moves(state)) == 3
    state = go(state, moves(state)[0])
    assert items(state, 1) == {"dynamite"} and ["fuel"] in lying(state).values()
    assert all(token["open"] for token in GAME.view(state, None)["tokens"])


def test_how_to_cook_cooperative_everybody() -> None:
    seats = [{"items": ["fuel"]}, {"items": ["fuel"]}]
    state = drawn("how_to_cook", GAS, seats=seats)
    state = go(state, moves(state)[0])
    state = go(state, moves(state)[0])
    assert items(state, 0) == items(state, 1) == set()
    kept = drawn("how_to_cook", STORE, seats=seats)
    assert items(kept, 0) == {"fuel"}  # no Gas Station on the table


def test_landing_party_everybody_fetches_a_weapon() -> None:
    state = played("landing_party", STORE)
    assert due(state) == "search" and moves(state, "fetch")
    state = go(state, "fetch shotgun", "fetch shotgun")
    assert state.weapons[0] == state.weapons[1] == ((CARDS.index("shotgun"), 3),)
    assert len(state.deck) == 70 - 4  # two shotguns, the card itself, one hand card


def test_q60_who_looks_through_the_deck_sees_its_cards_and_nobody_else() -> None:
    seats = [{}, {"hand": ["memory_drain", "wait"]}]
    state = go(played("landing_party", STORE, seats=seats), "done")
    assert due(state) == "search" and GAME.to_act(state) == 1
    cards = sees(GAME, state, 1)["deck"]["cards"]
    assert cards.count("shotgun") == 2 and len(cards) == len(state.deck)
    assert all(sees(GAME, state, seat)["deck"]["cards"] is None for seat in (0, None))
    dream = GAME.determinize(state, 1, Rng(5))
    assert sorted(dream.deck) == sorted(state.deck) and dream.hands[1] == state.hands[1]
    assert sees(GAME, go(state, "done"), 1)["deck"]["cards"] is None


def test_levitation_ends_a_movement_and_allows_none() -> None:
    state = walking(2, STORE, seats=[{"hand": ["levitation"]}])
    state = go(state, "play levitation")
    assert state.movement is None and state.active == 1
    agenda = due_steps("roll_move", "discard")
    effects = [{"card": "levitation", "seat": 1, "until": "start", "of": 1}]
    still = table(2, STORE, phase="draw", agenda=agenda, effects=effects, seats=[{"hand": ["candy"]}])
    assert still.movement is None and due(still) == "discard"


def test_mass_hysteria_one_for_every_quiet_tile() -> None:
    state = played("mass_hysteria", ROAD, ROAD_2, martians=["-2,1"])
    assert due(state) == "hysteria" and not any(
        move.startswith("spawn -") and "-1,1" in move for move in moves(state)
    )
    state = go(state, "spawn 4,1", "spawn 0,1")
    assert martians(state) == {"-2,1", "4,1", "0,1"} and state.supply == 97


def test_memory_drain_returns_items_to_the_pool() -> None:
    state = go(played("memory_drain", STORE, seats=[{}, {"items": ["fuel", "dynamite"]}]), "target 1")
    assert items(state, 1) == set() and len(state.pool) == 18
    together = drawn("memory_drain", STORE, seats=[{"items": ["fuel"]}, {"items": ["dynamite"]}])
    assert sorted(len(items(together, seat)) for seat in (0, 1)) == [0, 1]


def test_pod_people_come_even_indoors_and_the_active_player_fights_at_once() -> None:
    state = window(2, STORE, seats=[{"hand": ["pod_people"], "pawn": "-3,1"}, {"pawn": "1,1"}], rng=dice(6))
    state, events = told(state, "play pod_people")
    assert state.kills[0] == 1 and martians(state) == {"1,1"}
    assert last(events, "killed").public["at"] == "-3,1"


def test_stupid_humans_lowers_every_die() -> None:
    effects = [{"card": "stupid_humans", "seat": 1, "until": "start", "of": 1}] * 2
    state, events = told(walking(2, STORE, martians=["0,1"], effects=effects, rng=dice(5)), "step 0,1")
    assert last(events, "rolled_fight").public["result"] == 3
    state = played("stupid_humans", STORE)
    assert names(tuple(effect.card for effect in state.effects)) == ["stupid_humans"]


def test_end_of_world_no_tile_is_drawn() -> None:
    effects = [{"card": "end_of_world", "seat": 1, "until": "start", "of": 1}]
    state = table(
        2, STORE, agenda=due_steps("tile_step", "discard"), effects=effects, seats=[{"hand": ["wait"]}]
    )
    assert len(state.pile) == 28 and due(state) == "discard"


def test_video_game_cuts_down_to_three() -> None:
    rich = {"life": 5, "bullets": 4}
    state = go(played("video_game", STORE, seats=[rich, rich]), "target 1")
    assert (state.life, state.bullets) == ((5, 3), (4, 3))
    together = drawn("video_game", STORE, seats=[rich, {"life": 2, "bullets": 1}])
    assert (together.life, together.bullets) == ((3, 2), (3, 1))


def test_tractor_beam_anywhere_or_home() -> None:
    state = go(played("tractor_beam", STORE, seats=[{}, {"pawn": "1,1"}]), "target 1", "to -3,0")
    assert pawn(state, 1) == "-3,0"
    together = drawn("tractor_beam", STORE, seats=[{"pawn": "-3,0"}, {"pawn": "-3,1"}])
    assert [pawn(together, seat) for seat in (0, 1)].count("1,1") == 1


def test_we_come_in_peace_may_kill() -> None:
    state, events = told(
        window(2, STORE, seats=[{"hand": ["we_come_in_peace"]}, {"life": 1, "pawn": "0,1"}]),
        "play we_come_in_peace",
    )
    assert state.life == (2, 3) and pawn(state, 1) == "1,1" and "died" in kinds(events)


# -- Event cards --------------------------------------------------------------------------------


def test_agent_xxxx_a_bullet_for_all_up_to_five() -> None:
    state = played("agent_xxxx", STORE, seats=[{"bullets": 5}, {"bullets": 0}])
    assert state.bullets == (5, 1)


def test_candy_lures_martians_next_door() -> None:
    state = played("candy", ROAD, martians=["-2,1", "-1,1"], seats=[{"pawn": "-3,1"}])
    assert due(state) == "candy"  # there is one tile to leave and one next door
    state = go(state, "lure -2,1 1,1", "lure -1,1 0,1")
    assert martians(state) == {"1,1", "0,1"}
    nobody = window(2, ROAD, seats=[{"hand": ["candy"]}])
    assert why(nobody, "play candy") == ("Q81", "card_candy")


def test_four_sided_dice_keep_martians_away() -> None:
    weapons = [{"card": "four_sided_dice"}]
    state = go(window(2, STORE, seats=[{"weapons": weapons, "hand": ["wait"]}]), "use four_sided_dice")
    assert state.weapons[0] == ()
    agenda = [{"step": "march", "seat": 0, "n": 1}, *due_steps("discard")]
    effects = [{"card": "four_sided_dice", "seat": 0, "until": "start", "of": 0, "lies": False}]
    near = table(
        2,
        STORE,
        martians=["-1,1"],
        effects=effects,
        agenda=agenda,
        phase="martians",
        seats=[{"hand": ["wait"]}],
    )
    assert martians(near) == {"-2,1"}  # the only way left


def test_get_off_my_land_to_the_box() -> None:
    state = played("get_off_my_land", ROAD, martians=["-2,1", "-1,1", "0,1"])
    state = go(state, "tile -1,0")
    assert martians(state) == {"0,1"} and state.box == 2


def test_homeland_security_until_the_end_of_ones_next_turn() -> None:
    state = played("homeland_security", STORE, martians=["-1,1"])
    state = go(state, "end")
    (effect,) = state.effects
    assert (effect.until, effect.of, effect.since) == ("end", 0, 5)
    frozen = table(
        2,
        STORE,
        martians=["-1,1"],
        phase="walk",
        agenda=due_steps("roll_march", "discard"),
        effects=[{"card": "homeland_security", "seat": 0, "until": "end", "of": 0, "since": 4}],
        seats=[{"hand": ["wait"]}],
    )
    assert frozen.rolls == () and due(frozen) == "discard"
    assert go(frozen, "end").effects == ()


def test_go_time_gives_another_turn() -> None:
    state = go(played("go_time", STORE), "end")
    assert (state.active, state.number, state.extra) == (0, 6, 0)
    other = window(2, STORE, seat=1, seats=[{}, {"hand": ["go_time"]}])
    assert why(other, "play go_time") == ("Q81", "card_own_turn")


def test_martial_law_sends_pawns_to_the_nearest_shelter() -> None:
    state = played("martial_law", STORE, seats=[{"pawn": "-2,1"}, {"pawn": "0,1"}])
    assert (pawn(state, 0), pawn(state, 1)) == ("-3,1", "1,1")
    tied = window(2, ROAD, ROAD_2, seats=[{"hand": ["martial_law"], "pawn": "-3,1"}, {"pawn": "1,1"}])
    assert pawn(go(tied, "play martial_law"), 0) == "1,1"


def test_mp3_player_stops_a_memory_drain_against_anybody() -> None:
    seats = [{}, {"items": ["fuel"]}, {"weapons": [{"card": "mp3_player"}]}]
    state = window(3, STORE, seats=[{"hand": ["memory_drain"]}, *seats[1:]])
    state = go(state, "play memory_drain", "target 1")
    assert (due(state), state.agenda[-1].seat) == ("react", 2)
    state, events = told(state, "use mp3_player")
    assert items(state, 1) == {"fuel"} and "cancelled" in kinds(events)


def test_nuclear_collects_and_may_win() -> None:
    state = played("nuclear", ROAD, ROAD_2, seats=[{"kills": 28}], martians=["-2,1", "-1,1"])
    state, events = told(state, "tile -1,0")
    assert (state.ended, state.winner, state.kills[0]) == ("thirty", 0, 30)
    assert last(events, "nuked").public["tile"] == "generic_straight_1"
    busy = window(2, ROAD, seats=[{"hand": ["nuclear"], "pawn": "-2,1"}])
    assert why(busy, "play nuclear") == ("Q56", "card_nuclear")
    needed = window(2, ROAD, ("diner", "-2,0", 90), seats=[{"hand": ["nuclear"]}])
    assert why(needed, "play nuclear") == ("Q56", "card_nuclear")


@pytest.mark.parametrize(("coop", "box", "supply"), [(False, 0, 99), (True, 1, 98)])
def test_presidential_one_of_each_tile(coop: bool, box: int, supply: int) -> None:
    state = played(
        "presidential",
        ROAD,
        ROAD_2,
        martians=["-2,1", "-1,1"],
        options={"mode": "cooperative"} if coop else {},
    )
    state = go(state, "remove -2,1")
    assert martians(state) == {"-1,1"} and (state.box, state.supply) == (box, supply)


def test_searchlight_trades_and_unearths() -> None:
    you = {"weapons": [{"card": "searchlight"}], "items": ["fuel"], "hand": ["wait"]}
    tokens = [{"at": "-3,1", "kind": "dynamite", "known": []}]
    state = go(window(2, STORE, seats=[you, {"items": ["fertilizer"]}], tokens=tokens), "use searchlight")
    assert set(moves(state)) == {"trade fuel 1 fertilizer", "unearth fuel -3,1 1"}
    traded = go(state, "trade fuel 1 fertilizer")
    assert items(traded) == {"fertilizer"} and items(traded, 1) == {"fuel"}
    found = go(state, "unearth fuel -3,1 1")
    assert items(found) == {"dynamite"} and lying(found) == {"-3,1": ["fuel"]}


def test_searchlight_on_an_unknown_double_swaps_nothing() -> None:
    you = {"weapons": [{"card": "searchlight"}], "items": ["fuel", "dynamite"], "hand": ["wait"]}
    tokens = [{"at": "-3,1", "kind": "dynamite", "known": []}]
    state, events = told(
        window(2, STORE, seats=[you], tokens=tokens), "use searchlight", "unearth fuel -3,1 1"
    )
    assert items(state) == {"fuel", "dynamite"} and "spotted" in kinds(events)
    bare = window(2, STORE, seats=[{**you, "items": []}], tokens=tokens)
    assert why(bare, "use searchlight") == ("Q51", "use_no_swap")


def test_shotgun_three_combats() -> None:
    you = {"weapons": [{"card": "shotgun", "bullets": 1}]}
    state, events = told(walking(2, STORE, seats=[you], martians=["0,1"], rng=dice(3)), "step 0,1")
    assert last(events, "rolled_fight").public["result"] == 4
    assert state.weapons[0] == () and names(state.discards) == ["shotgun"]
    again = window(2, STORE, seats=[{"hand": ["shotgun"], **you}])
    assert why(again, "play shotgun") == ("R65", "card_armed")


def test_signal_jammer_walks_through_martians() -> None:
    you = {"weapons": [{"card": "signal_jammer"}]}
    state = go(walking(2, STORE, seats=[you], martians=["0,1"]), "use signal_jammer", "step 0,1", "step -1,1")
    assert martians(state) == {"0,1"} and all(what != "fight" for what, _, _ in state.rolls)


def test_take_her_instead() -> None:
    seats = [{"hand": ["tractor_beam"]}, {"hand": ["take_her"]}, {"pawn": "0,1"}]
    state = go(window(3, STORE, seats=seats), "play tractor_beam", "target 1", "play take_her")
    assert moves(state) == ["target 0", "target 2"]
    state = go(state, "target 2", "to -3,0")
    assert pawn(state, 2) == "-3,0" and pawn(state, 1) == pawn(state, 0) == "1,1"


def test_teleported_not_out_of_a_combat() -> None:
    state = go(played("teleported", STORE), "to -3,2")
    assert pawn(state) == "-3,2"
    agenda = [
        {"step": "window", "seat": 0, "word": "roll"},
        {"step": "roll", "seat": 0, "at": "0,1"},
        *due_steps("discard"),
    ]
    fight = table(
        2,
        STORE,
        agenda=agenda,
        phase="walk",
        martians=["0,1"],
        seats=[{"pawn": "0,1", "hand": ["teleported"]}],
    )
    assert why(fight, "play teleported") == ("R42", "card_in_fight")


def test_no_way_lose_doubles_in_the_middle_of_a_walk() -> None:
    state = walking(2, STORE, points=3, seats=[{"hand": ["no_way_lose"]}])
    state = go(state, "step 0,1", "play no_way_lose")
    assert GAME.view(state, 0)["movement"] == {"die": 1, "points": 6, "left": 5, "times": 2}
    late = window(2, STORE, phase="martians", word="spawn", seats=[{"hand": ["no_way_lose"]}])
    assert why(late, "play no_way_lose") == ("Q81", "card_movement_over")


def test_not_happening_cooperative_draws_another() -> None:
    seats = [{}, {"hand": ["not_happening"]}]
    state = drawn("we_come_in_peace", STORE, seats=seats, martian_deck=["we_come_in_peace", "bright_lights"])
    assert due(state) == "react" and state.agenda[-1].seat == 1
    state, events = told(state, "play not_happening")
    assert state.life == (3, 3) and last(events, "martian_card").public["card"] == "bright_lights"
    assert set(names(state.martian_discards)) == {"we_come_in_peace", "bright_lights"}


@pytest.mark.parametrize("card", ["end_of_world", "mass_hysteria", "bright_lights", "big_eyes"])
def test_q63_not_happening_answers_no_card_that_hits_nobody(card: str) -> None:
    """No tile drawn, or Martians on tiles, hurt no player: nobody is asked, whatever he holds."""
    seats = [{"hand": [card, "wait"], "pawn": "1,1"}, {"hand": ["not_happening"], "pawn": "0,1"}]
    state = go(window(2, ROAD, seats=seats), f"play {card}")
    assert not any(step.kind in ("react", "reactions") for step in state.agenda) and due(state) != "react"


def test_q63_not_happening_cancels_a_card_that_hits_everybody() -> None:
    seats = [{"hand": ["green_slime", "wait"]}, {"hand": ["not_happening", "candy"]}]
    state = go(window(2, ROAD, seats=seats), "play green_slime")
    assert (due(state), state.agenda[-1].seat) == ("react", 1)
    state = go(state, "play not_happening")
    assert [names(hand) for hand in state.hands] == [["wait"], ["candy"]]


def test_not_the_human_names_another_or_nobody() -> None:
    seats = [{"hand": ["video_game"]}, {"hand": ["not_the_human"], "life": 5}, {"life": 4}]
    state = go(window(3, STORE, seats=seats), "play video_game", "target 1", "play not_the_human")
    assert moves(state) == ["target 0", "target 2", "target nobody"]
    assert go(state, "target nobody").life == (3, 5, 4)
    assert go(state, "target 2").life == (3, 5, 3)


def test_wait_adds_one_until_the_end_of_the_turn() -> None:
    state = walking(2, STORE, seats=[{"hand": ["wait"]}], martians=["0,1"], rng=dice(3))
    state, events = told(state, "play wait", "step 0,1")
    assert last(events, "rolled_fight").public["result"] == 4
    assert go(state, "stop").effects == ()


def test_very_angry_plays_the_rest_of_the_hand() -> None:
    hand = ["very_angry", "agent_xxxx", "wait"]
    state = go(window(2, STORE, seats=[{"hand": hand}]), "play very_angry")
    assert moves(state) == ["play agent_xxxx", "play wait", "done"]
    state = go(state, "play agent_xxxx", "play wait")
    assert state.hands[0] == () and state.bullets[0] == 4


def test_every_title_has_a_test_here() -> None:
    told_of = " ".join(name for name in globals() if name.startswith("test_"))
    missing = [card for card in CARDS if card not in told_of]
    assert missing == [] and len(ITEMS) == 3


# -- the letter of the rulebook, as an option ---------------------------------------------------

LETTER = {"video_game": "letter"}


def test_video_game_by_the_letter_takes_three_and_three() -> None:
    rich = {"life": 5, "bullets": 4}
    seats = [{"hand": ["video_game"]}, rich]
    state = go(window(2, STORE, seats=seats, options=LETTER), "play video_game", "target 1")
    assert (state.life, state.bullets) == ((3, 2), (3, 1))


@pytest.mark.parametrize("bullets", [0, 2, 5])
def test_video_game_by_the_letter_may_kill(bullets: int) -> None:
    seats = [{"hand": ["video_game"]}, {"life": 3, "bullets": bullets, "kills": 5, "pawn": "0,1"}]
    state, events = told(window(2, STORE, seats=seats, options=LETTER), "play video_game", "target 1")
    assert kinds(events).count("died") == 1 and (state.life[1], state.bullets[1]) == (3, 3)
    assert (state.kills[1], pawn(state, 1)) == (2, "1,1")


def test_video_game_together_leaves_three_whatever_the_option() -> None:
    options = {"mode": "cooperative", **LETTER}
    agenda = due_steps("martian_card", "discard")
    seats = [{"life": 5, "bullets": 2}, {"life": 2, "bullets": 4}]
    state = table(
        2, STORE, options=options, phase="draw", agenda=agenda, martian_deck=["video_game"], seats=seats
    )
    assert (state.life, state.bullets) == ((3, 2), (2, 3))
