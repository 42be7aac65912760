"""The turn and its rulings: R9 to R21, Q5 to Q46."""

from typing import Any

import pytest

from pyapp.core.refusals import BadSetup
from pyapp.games.pocket_mars import GAME
from pyapp.games.pocket_mars.components import CARD_BY_ID, DECK

from .tables import changes, due, go, ids, kinds, last, moves, table, told, why

FULL = {"ship": 0, "earth": 0, "one": {"energy": 4, "water": 3}}


def test_r1_r2_r3_r7_the_start() -> None:
    for seed in range(10):
        state = GAME.new(players=4, seed=seed)
        assert all(side[:2] == (6, 1) for side in state.colonists) and state.energy == (1,) * 4
        assert [len(hand) for hand in state.hands] == [4] * 4 and len(state.deck) == DECK - 16
        assert GAME.to_act(state) == state.first == state.turn
    assert len({GAME.new(players=4, seed=seed).first for seed in range(20)}) == 4


def test_r6_everybody_lays_two_in_secret_before_the_first_turn() -> None:
    state = GAME.new(players=3, seed=1)
    order = []
    while due(state) == "prepare":
        order.append(GAME.to_act(state))
        state = go(state, moves(state)[0])
    first = state.first
    assert order == [seat for offset in range(3) for seat in [(first + offset) % 3] * 2]
    assert all(-1 not in prep for prep in state.preps) and due(state) == "act"


def test_r9_a_turn_is_one_action_and_r7_the_first_player_stays() -> None:
    state = table(2)
    state = go(state, "launch")
    assert state.turn == 1 and state.round == 1
    state = go(state, "launch")
    assert state.turn == 0 and state.round == 2 and state.first == 0


@pytest.mark.parametrize(("card", "places"), [("water-3", False), ("water-4", True)])
def test_r12a_q14_only_a_higher_value_places(card: str, places: bool) -> None:
    state = go(table(2, seats=[{"prep": [card], "energy": 0}]), f"prep left {card}")
    assert (due(state) == "place") == places


def test_r12a_q2_a_face_down_card_counts_0() -> None:
    state = table(2, seats=[{"prep": ["water-1"]}], stacks={"water": ["water-7", "down energy-2"]})
    assert due(go(state, "prep left water-1")) == "place"


def test_q5_construction_is_never_compared() -> None:
    state, events = told(table(2, seats=[{"prep": ["construction-7"]}]), "prep left construction-7")
    assert "compared" not in kinds(events) and due(state) != "place"


def test_q15_the_value_is_read_before_the_card_is_connected() -> None:
    state = table(2, seats=[{"prep": ["water-5"]}], stacks={"water": ["water-4"]})
    _, events = told(state, "prep left water-5")
    assert last(events, "compared").public["to_beat"] == 4


def test_q16_steps_come_in_order_and_each_may_be_skipped() -> None:
    state = table(2, seats=[{"prep": ["energy-4"], "ship": 2, "energy": 1}])
    state = go(state, "prep left energy-4")
    seen = []
    while GAME.to_act(state) == 0 and due(state) != "fill":
        seen.append(due(state))
        state = go(state, "skip")
    assert seen == ["place", "pay", "may"]


def test_q17_placing_spoils_the_condition_declining_keeps_it() -> None:
    state = table(2, seats=[{"prep": ["water-1"]}], stacks={"water": ["down energy-2"]})
    state = go(state, "prep left water-1")
    assert due(go(state, "place")) == "sink", "no launch any more"
    kept = go(state, "skip")
    assert due(kept) == "may" and changes(kept, go(kept, "use")) == {"0 earth": -2, "0 ship": 2}


def test_q18_a_colonist_launched_by_the_card_can_be_settled_by_construction() -> None:
    state = table(2, seats=[{"ship": 0, "earth": 7, "prep": ["construction-1"]}])
    state = go(state, "prep left construction-1", "use")
    assert due(state) == "settle_any"
    assert changes(state, go(state, "settle science")) == {"0 ship": -1, "0 one.science": 1}


def test_q19_a_stolen_card_places_nobody_but_becomes_the_top() -> None:
    state = table(2, seats=[{}, {"prep": ["water-7"], "hand": ["energy-1", "energy-2"]}])
    after, events = told(state, "steal 1 left")
    assert "compared" not in kinds(events) and ids(after.stacks[2]) == ["water-7"]


def test_q20_the_owner_may_refuse_and_then_the_actor_uses_the_ability() -> None:
    state = table(2, seats=[{}, {"prep": ["science-3"]}])
    state = go(state, "steal 1 left")
    assert GAME.to_act(state) == 1
    state = go(state, "skip")
    assert GAME.to_act(state) == 0 and changes(state, go(state, "use")) == {"0 earth": -1, "0 ship": 1}


def test_q21_for_the_owner_the_actor_is_another_player() -> None:
    state = table(2, seats=[{}, {"prep": ["water-6"]}])
    state = go(state, "steal 1 left")
    assert GAME.to_act(state) == 1 and moves(state) == ["peek 0", "skip"]


def test_q22_my_own_prep_is_not_stolen() -> None:
    assert why(table(2), "steal 0 left") == ("R13", "own_prep")


def test_r14_a_launch_needs_a_colonist_on_earth() -> None:
    state = table(2, seats=[{"ship": 7, "earth": 0}])
    assert "launch" not in moves(state) and why(state, "launch") == ("R14", "earth_empty")


def test_r15_q27_q32_a_card_for_energy_from_hand_or_prep_at_the_maximum_too() -> None:
    state = table(2, seats=[{"energy": 5, "hand": ["water-1"], "prep": ["water-2"]}])
    for move in ("burn hand water-1", "burn left water-2"):
        after, events = told(state, move)
        assert changes(state, after) == {} and last(events, "burned").public["n"] == 0
    assert sum(move.startswith("burn") for move in moves(state)) == 4


def test_r16_q33_discard_before_filling() -> None:
    state = table(2, seats=[{"prep": ["water-3"], "energy": 0}])
    state = go(state, "prep left water-3")
    state = go(state, "use")  # draw 2: hand 4, prep 1
    state = go(state, "skip")  # the ability
    assert due(state) == "discard" and len(moves(state)) == 4
    state = go(state, moves(state)[0])
    assert due(state) == "fill" and len(moves(state)) == 3


def test_r17a_q28_q29_a_rival_may_be_raised_and_a_full_space_blocks() -> None:
    seats = [{"prep": ["ecosystem-6"], "two": {"water": 1}}, {"one": {"water": 1, "energy": 1}}]
    state = go(table(2, seats=seats), "prep left ecosystem-6", "skip")
    assert due(state) == "shift_tier"
    assert "shift 1 energy up" in moves(state) and "shift 0 water down" in moves(state)
    assert why(state, "shift 1 water up") == ("R8", "no_room")


def test_r8_cap_by_number_of_players() -> None:
    rival = {"two": {"water": 1}}
    for players, room in ((2, 0), (3, 1), (4, 1)):
        state = table(players, seats=[{"one": {"water": 1}, "hand": ["ecosystem-4"]}, rival])
        assert GAME.view(state, 0)["buildings"]["water"]["room"] == room
        assert (due(go(state, "hand ecosystem-4")) == "promote") == bool(room)


def test_r17d_q31_any_own_card_goes_to_the_bottom_of_the_deck() -> None:
    you = {"prep": ["water-1", "energy-2"], "hand": ["energy-3", "energy-4"], "one": {"water": 1}}
    state = go(table(2, seats=[you]), "prep left water-1")
    assert due(state) == "sink"
    assert moves(state) == ["sink hand energy-3", "sink hand energy-4", "sink right energy-2", "skip"]
    after = go(state, "sink right energy-2")
    assert after.deck[0] == CARD_BY_ID["energy-2"] and after.bottomed == 1


def test_q23_a_hand_card_may_be_played_for_nothing() -> None:
    state = go(table(2, seats=[{"hand": ["science-2"], "energy": 1}]), "hand science-2")
    assert moves(state) == ["pay", "skip"]
    after = go(state, "skip")
    assert changes(state, after) == {}


def test_q24_as_much_as_possible() -> None:
    state = table(2, seats=[{"earth": 1, "hand": ["science-1", "energy-2"], "energy": 4}])
    assert changes(state, go(state, "hand science-1")) == {"0 earth": -1, "0 ship": 1}
    assert changes(state, go(state, "hand energy-2")) == {"0 energy": 1}


def test_q25_nobody_is_asked_to_pay_for_nothing() -> None:
    state = table(2, seats=[{"earth": 0, "ship": 7, "hand": ["science-2"], "energy": 5}])
    _, events = told(state, "hand science-2")
    assert "paid" not in kinds(events) and last(events, "idle").public["op"] == "pay"


def test_q26_the_ability_comes_too_late_to_pay() -> None:
    state = go(table(2, seats=[{"prep": ["energy-2"], "energy": 0}]), "prep left energy-2")
    assert due(state) == "may" and state.agenda[-1].rule == "R17b"


def test_q30_landings_go_to_the_1_star_space() -> None:
    state = go(table(2, seats=[{"prep": ["energy-4"], "ship": 2}]), "prep left energy-4")
    assert changes(state, go(state, "place")) == {"0 ship": -1, "0 one.energy": 1}


def test_q39_an_emptied_stack_is_worth_3_again() -> None:
    state = table(2, seats=[{"hand": ["construction-7"]}], stacks={"water": ["water-6"]})
    after = go(state, "hand construction-7", "salvage water")
    assert GAME.view(after, 0)["buildings"]["water"]["to_beat"] == 3


def test_q40_cover_cannot_use_the_card_being_played() -> None:
    state = go(table(2, seats=[{"hand": ["construction-1"]}]), "hand construction-1")
    assert why(state, "cover construction-1 water") == ("R11", "not_in_hand")


# -- deck (R18) ---------------------------------------------------------------------------------

TOPS = {"water": ["water-1", "water-2"], "energy": ["energy-1", "down energy-2"]}


def few_cards(deck: int, **more: object) -> dict[str, object]:
    """All but a few cards of the deck lie on the discard pile."""
    held = {"water-1", "water-2", "energy-1", "energy-2"}
    names = [name for name in CARD_BY_ID if name not in held]
    seats = [{"hand": names[i : i + 2], "prep": names[i + 2 : i + 4]} for i in (0, 4)]
    rest = names[8:]
    return {"seats": seats, "deck": rest[:deck], "discards": rest[deck:], "stacks": TOPS, **more}


def test_r18_q36_rebuilt_when_the_last_card_leaves() -> None:
    state = table(2, **few_cards(1))
    card = ids(state.hands[0])[0]
    after, events = told(state, f"burn hand {card}")
    assert "rebuilt" in kinds(events) and not after.discards
    assert ids(after.stacks[2]) == ["water-2"] and len(after.stacks[0]) == 1, "only the tops stay"
    assert CARD_BY_ID["water-1"] in after.deck and CARD_BY_ID["energy-1"] in after.deck
    assert CARD_BY_ID["energy-2"] not in after.deck, "Q38: face down, but on top"


def test_q35_the_owner_of_a_stolen_card_draws_the_last_card() -> None:
    state = table(2, **few_cards(1))
    state = go(state, "steal 1 left")
    while due(state) not in ("fill", "act"):
        state = go(state, "skip")
    assert GAME.to_act(state) == 1 and len(state.hands[1]) == 3
    assert len(state.deck) > 10, "the last card went to seat 1 and the deck was rebuilt at once"


def test_r18_q35_a_draw_of_two_goes_on_after_a_rebuild() -> None:
    seats = [{"hand": ["construction-5", "water-6"]}, {}]
    named = {"construction-5", "water-6", "water-1", "water-2", "energy-1", "energy-2"}
    rest = [name for name in CARD_BY_ID if name not in named]
    state = table(2, **{**few_cards(1), "seats": seats, "deck": rest[:1], "discards": rest[7:]})
    state = go(state, "hand construction-5")
    state, events = told(state, "cover water-6 science")
    assert "rebuilt" in kinds(events) and GAME.to_act(state) == 1
    assert [len(hand) for hand in state.hands] == [2, 2]
    assert last(events, "rebuilt").public["n"] == len(state.deck) + 1, "the second card is a new one"


def test_q37_the_card_being_played_is_not_shuffled_in() -> None:
    fields = few_cards(2)
    seats = [{"hand": ["water-6"], "prep": []}, {}]
    named = {"water-6", "water-1", "water-2", "energy-1", "energy-2"}
    rest = [name for name in CARD_BY_ID if name not in named]
    fields |= {"seats": seats, "deck": rest[:2], "discards": rest[9:]}
    state, events = told(table(2, **fields), "hand water-6")
    assert "rebuilt" in kinds(events) and ids(state.discards) == ["water-6"]


# -- end (R19-R21) ------------------------------------------------------------------------------


def test_r19_q41_the_round_is_finished_first() -> None:
    state = table(3, seats=[FULL, {}, {}], turn=1)
    state = go(state, "launch")
    assert due(state) == "act" and GAME.to_act(state) == 2
    state, events = told(state, "launch")
    assert GAME.to_act(state) is None and "over" in kinds(events)


def test_r21_ties_more_housed_then_shared() -> None:
    one = {"ship": 4, "earth": 2, "one": {"energy": 1}}
    two = {"ship": 2, "earth": 3, "one": {"energy": 2}}
    seven = {"ship": 0, "earth": 0, "one": {"energy": 7}}  # somebody has to end the game (R19)
    result = GAME.result(table(3, seats=[one, two, seven], agenda=[]))
    assert result is not None and result.scores[0] == result.scores[1]
    assert result.ranking == [[2], [1], [0]]
    shared = GAME.result(table(3, seats=[two, two, seven], agenda=[]))
    assert shared is not None and shared.ranking == [[2], [0, 1]]
    level = GAME.result(table(2, seats=[seven, seven], agenda=[]))
    assert level is not None and level.ranking == [[0, 1]]


def test_q42_q43_bonuses() -> None:
    crowd = {"ship": 0, "earth": 0, "energy": 0, "one": {"energy": 7}}
    every = {"ship": 3, "earth": 0, "energy": 0, "one": dict.fromkeys(("energy", "water", "science"), 1)}
    every["one"] |= {"ecosystem": 1}  # type: ignore[operator]
    result = GAME.result(table(2, seats=[crowd, every], agenda=[]))
    assert result is not None
    assert result.breakdown[0]["R20e"] == 3 and result.breakdown[1]["R20d"] == 2
    assert [lines["R20f"] for lines in result.breakdown] == [1, 1]


# -- draft (R22) --------------------------------------------------------------------------------


def test_r22_draft_keep_one_pass_the_rest_to_the_left() -> None:
    state = GAME.new(players=3, seed=4, draft=True)
    packs = state.packs
    assert [len(pack) for pack in packs] == [5, 5, 5]
    for _ in range(3):
        seat = GAME.to_act(state)
        assert seat is not None
        state = go(state, f"keep {ids(packs[seat])[0]}")
    assert [ids(hand) for hand in state.hands] == [[ids(pack)[0]] for pack in packs]
    assert [set(pack) for pack in state.packs] == [set(packs[seat - 1][1:]) for seat in range(3)]
    deck = len(state.deck)
    while due(state) == "keep":
        state = go(state, moves(state)[0])
    assert [len(hand) for hand in state.hands] == [4] * 3 and len(state.deck) == deck + 3
    assert due(state) == "prepare" and not state.packs


def test_q46_nobody_sees_what_was_kept_before_all_have() -> None:
    state = GAME.new(players=2, seed=4, draft=True)
    seat = GAME.to_act(state)
    assert seat is not None
    before = GAME.view(state, 1 - seat)["seats"][seat]
    after = GAME.view(go(state, moves(state)[0]), 1 - seat)["seats"][seat]
    assert before == after


def test_q64_no_draft_in_solo() -> None:
    with pytest.raises(BadSetup) as problem:
        GAME.new(players=1, draft=True)
    assert (problem.value.key, problem.value.params) == ("setup.idle_option", {"option": "draft"})
    assert due(GAME.start(GAME.setup(1, {"draft": True}), 0)) == "prepare", "an old record may hold it"


@pytest.mark.parametrize("option", [{"level": "cyborg"}, {"deck_end": True}, {"scheming": True}])
def test_what_only_solo_knows_is_refused_with_others(option: dict[str, Any]) -> None:
    with pytest.raises(BadSetup) as problem:
        GAME.new(players=3, **option)
    assert (problem.value.key, problem.value.params) == ("setup.idle_option", {"option": next(iter(option))})
