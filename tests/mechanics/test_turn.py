"""The turn: primary action, building and dismantling, passes, the end of the round (R12 to R21)."""

import pytest

from pyapp.games.mechanics.components import COMPONENTS, MECHANISM_IDS, MECHANISMS
from tests.mechanics.tables import (
    GAME,
    all_pass,
    built,
    go,
    hand,
    kinds,
    last,
    moves,
    phase,
    table,
    told,
    why,
)

PAIR = {"lens": 1, "wire": 1}


def test_r12_the_first_player_begins_and_it_goes_clockwise_lap_after_lap() -> None:
    state = table(3, first=2, turn=2, mechanisms=[], market=["gear"] * 8)
    seen = []
    for _ in range(6):
        seen.append(state.turn)
        state = go(state, "buy gear")
    assert seen == [2, 0, 1, 2, 0, 1]


def test_r13_exactly_one_primary_action() -> None:
    state = table(2, seats=[{"hand": PAIR}], market=["gear", "lens"])
    assert why(state, "end_turn") == ("R13", "primary_first")
    for primary in ("buy gear", "pass"):
        after = go(state, primary)
        assert why(after, "buy lens") == ("R13", "primary_done")
        assert why(after, "pass") == ("R13", "primary_done")
        assert "end_turn" in moves(after)


def test_r14_no_debt() -> None:
    state = table(2, seats=[{"hand": {}, "cogs": 5}], prices={"gear": 6}, market=["gear", "lens"])
    assert moves(state, "buy") == ["buy lens"]
    assert why(state, "buy gear") == ("R14", "too_dear")
    assert why(state, "buy wire") == ("R14", "no_such_card")
    assert go(state, "buy lens").cogs[0] == 0


def test_r15_who_passes_may_buy_again_in_the_same_round() -> None:
    state = go(table(2, market=["gear", "gear"], mechanisms=[]), "pass", "buy gear")
    assert state.turn == 0 and state.passes == 0
    assert moves(state, "buy") == ["buy gear"]


def test_r16_only_mechanisms_in_play_with_the_cards_for_them() -> None:
    state = table(2, seats=[{"hand": {**PAIR, "gear": 1}}], mechanisms=["x_ray_goggles", "aether_drive"])
    assert moves(state, "build") == ["build x_ray_goggles"]
    assert why(state, "build difference_engine") == ("R16", "not_in_play")
    assert why(state, "build aether_drive") == ("R16", "missing_cards")
    refusal = GAME.why_not(state, "build aether_drive")
    assert refusal is not None and refusal.params["types"] == ["aether_tube", "magnet"]


def test_q17_a_card_bought_in_this_turn_counts_for_building() -> None:
    state = table(2, seats=[{"hand": {"lens": 1}}], market=["wire", "gear"])
    assert moves(state, "build") == []
    assert "build x_ray_goggles" in moves(go(state, "buy wire"))


@pytest.mark.parametrize("mechanism", MECHANISM_IDS)
def test_r16_every_mechanism_is_built_of_what_is_printed_on_it(mechanism: str) -> None:
    needs = [COMPONENTS[t] for t in MECHANISMS[MECHANISM_IDS.index(mechanism)].needs]
    state = table(2, seats=[{"hand": dict.fromkeys(needs, 1)}])
    after = go(state, f"build {mechanism}")
    assert hand(after) == {} and built(after) == [mechanism]
    assert last(told(state, f"build {mechanism}")[1], "built")["cards"] == needs
    for missing in needs:
        held = {name: 1 for name in needs if name != missing}
        assert why(table(2, seats=[{"hand": held}]), f"build {mechanism}") == ("R16", "missing_cards")


def test_r18a_one_build_and_one_dismantling_a_turn() -> None:
    cards = {"gear": 2, "magnet": 1, "boiler": 1, "lens": 1, "piping": 1, "wire": 1}
    state = go(table(2, seats=[{"hand": cards}]), "build clockwork_valet")
    assert moves(state, "build") == []
    assert why(state, "build automaton") == ("R18a", "one_build")
    owner = {"hand": {}, "built": ["clockwork_valet", "x_ray_goggles"]}
    state = go(table(2, seats=[owner]), "dismantle clockwork_valet")
    assert moves(state, "dismantle") == []
    assert why(state, "dismantle x_ray_goggles") == ("R18a", "one_dismantle")


def test_r18b_never_both_on_the_same_mechanism() -> None:
    state = go(table(2, seats=[{"hand": {}, "built": ["x_ray_goggles"]}]), "dismantle x_ray_goggles")
    assert hand(state) == PAIR
    assert why(state, "build x_ray_goggles") == ("R18b", "just_dismantled")
    state = go(table(2, seats=[{"hand": PAIR}]), "build x_ray_goggles")
    assert why(state, "dismantle x_ray_goggles") == ("R17", "just_built")


def test_r18c_one_at_a_time_so_dismantle_first() -> None:
    state = table(2, seats=[{"hand": {"gear": 1, "wire": 1}, "built": ["x_ray_goggles"]}])
    assert why(state, "build difference_engine") == ("R18c", "slot_taken")
    state = go(state, "dismantle x_ray_goggles", "build difference_engine")
    assert built(state) == ["difference_engine"] and hand(state) == PAIR


def test_r18c_automaton_and_valet_take_no_slot() -> None:
    owner = {"hand": {"gear": 1, "magnet": 1}, "built": ["automaton", "x_ray_goggles"]}
    state = go(table(2, seats=[owner]), "build clockwork_valet")
    assert built(state) == ["x_ray_goggles", "automaton", "clockwork_valet"]


def test_r18d_several_may_own_the_same() -> None:
    state = table(2, seats=[{"hand": PAIR}, {"hand": {}, "built": ["x_ray_goggles"]}])
    state = go(state, "build x_ray_goggles")
    view = GAME.view(state, None)
    owners = next(card["owners"] for card in view["mechanisms"] if card["id"] == "x_ray_goggles")
    assert owners == [0, 1]


def test_r18e_only_in_the_own_turn() -> None:
    owner = {"hand": {"gear": 3, "lens": 1, "wire": 1}, "built": ["aether_drive"]}
    state = table(2, phase="sell", seats=[owner])
    for move in ("build x_ray_goggles", "dismantle aether_drive", "use aether_drive 1"):
        assert why(state, move) == ("R18e", "not_now")


@pytest.mark.parametrize(
    ("phase_", "move", "rule"),
    [
        ("sell", "buy gear", "R24"),
        ("sell", "pass", "R24"),
        ("sell", "end_turn", "R24"),
        ("sell", "build x_ray_goggles", "R18e"),
        ("sell", "engine_choice +1", "M2"),
        ("adjust", "pass", "R22"),
        ("adjust", "sell gear 3+0", "Q42"),
        ("adjust", "sell_done", "Q42"),
        ("adjust", "use aether_drive 1", "R18e"),
        ("turn", "sell gear 3+0", "Q26"),
        ("turn", "sell_done", "Q26"),
        ("turn", "engine_choice 0", "M2"),
    ],
)
def test_what_is_not_of_the_moment_is_refused_by_the_rule_of_the_moment(
    phase_: str, move: str, rule: str
) -> None:
    owner = {"hand": {"gear": 3, "lens": 1, "wire": 1}, "built": ["difference_engine"]}
    assert why(table(2, phase=phase_, seats=[owner]), move) == (rule, "not_now")


def test_r18f_scrap_never_builds() -> None:
    state = table(2, seats=[{"hand": {"lens": 1}, "scrap": 2}])
    assert why(state, "build x_ray_goggles") == ("R16", "missing_cards")


def test_q19_the_same_mechanism_twice() -> None:
    state = table(2, seats=[{"hand": PAIR, "built": ["x_ray_goggles"]}])
    assert why(state, "build x_ray_goggles") == ("Q19", "already_yours")
    assert why(state, "dismantle aether_drive") == ("R17", "not_built")


def test_q20_what_was_built_in_the_last_turn_of_a_round_may_go_in_the_first_of_the_next() -> None:
    state = table(2, seats=[{"hand": PAIR}], market=["gear"], bought=["gear"])
    state = go(state, "build x_ray_goggles", "pass", "end_turn", "pass")
    assert state.round == 2 and built(state) == ["x_ray_goggles"], "it stays built over the end (R19)"
    state = go(state, "pass")
    assert state.turn == 0 and "dismantle x_ray_goggles" in moves(state)


def test_r20_a_turn_with_nothing_more_to_do_ends_by_itself_and_says_so() -> None:
    state = table(2, market=["gear", "gear"])
    after, events = told(state, "buy gear")
    assert after.turn == 1
    assert kinds(events) == ["bought", "moved", "turn_ended"]
    asked = table(2, seats=[{"hand": PAIR}], market=["gear", "gear"])
    after, events = told(asked, "buy gear", "end_turn")
    assert kinds(events) == ["bought", "moved", "turn_ended"] and events[-1].public == {"seat": 0}


def test_r20_a_turn_ends_by_itself_only_where_everybody_knows_that_nothing_is_left() -> None:
    """Who could build, for all that others know, ends the turn himself: whatever is in his hand."""

    def waits(**fields: object) -> bool:
        state = go(table(2, market=["gear", "gear"], **fields), "buy gear")
        assert state.turn == 1 or moves(state)[-1] == "end_turn"
        return state.turn == 0

    assert waits(seats=[{"hand": {"gear": 3}}]) and waits(seats=[{"hand": PAIR}])
    assert not waits(seats=[{"hand": {"gear": 3}}], mechanisms=[])
    assert not waits(seats=[{"hand": {}}]), "one card builds nothing"
    open_hand = {"hand": {"gear": 3}, "shown": {"gear": 3}}
    assert not waits(seats=[open_hand]), "everybody has seen these cards"
    post = {"hand": {"gear": 1}, "built": ["pneumatic_post"]}
    assert waits(seats=[post]), "it could be dismantled anyway"


def test_r21a_an_empty_market_ends_the_round_when_the_turn_ends() -> None:
    state = go(table(2, seats=[{"hand": PAIR}], market=["gear"]), "buy gear")
    assert phase(state) == "turn" and "build x_ray_goggles" in moves(state)
    after, events = told(state, "end_turn")
    assert last(events, "round_ended") == {"round": 1, "why": "market"}
    assert phase(after) == "sell"


def test_r21b_a_purchase_resets_the_passes() -> None:
    state = table(3, mechanisms=[], market=["gear"] * 4)
    state = go(state, "pass", "pass", "buy gear", "pass", "pass")
    assert state.passes == 2 and state.round == 1
    assert go(state, "pass").round == 2


def test_q13_passes_do_not_carry_over() -> None:
    state = all_pass(table(2, mechanisms=[], market=["gear"], bought=["lens"]))
    assert state.round == 2 and state.passes == 0


def test_q15_who_can_afford_nothing_must_pass_but_may_still_build() -> None:
    state = table(2, seats=[{"hand": PAIR, "cogs": 0}], market=["gear"])
    assert moves(state) == ["pass", "build x_ray_goggles"]


def test_q16_what_is_bought_at_the_front_counts() -> None:
    state = go(table(2, market=["lens", "gear"]), "buy lens")
    assert GAME.view(state, None)["purchases"] == [
        {"seat": 0, "type": "lens", "price": 5, "paid": 5, "with": None}
    ]


def test_unsold_cards_stay_on_the_market_in_their_places() -> None:
    state = table(2, mechanisms=[], market=["gear", "lens", "wire"], deck=["boiler", "magnet"])
    state = go(state, "buy lens", "pass", "pass")
    assert GAME.view(state, 0)["market"] == ["gear", "boiler", "wire", "magnet", *[None] * 4]
