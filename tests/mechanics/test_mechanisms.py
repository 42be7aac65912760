"""The ten mechanisms, each in all of its timings (M1 to M10)."""

from typing import Any

import pytest

from pyapp.games.mechanics.state import State
from tests.mechanics.tables import (
    GAME,
    all_pass,
    built,
    go,
    hand,
    kinds,
    last,
    line,
    moves,
    phase,
    price,
    table,
    told,
    why,
)

TOP = ["wire", "gear", "lens", "boiler", "magnet", "piping", "aether_tube", "gear", "wire", "wire"]


def owner(mechanism: str, **fields: Any) -> dict[str, Any]:
    return {"hand": {}, **fields, "built": [mechanism]}


def with_one(mechanism: str, players: int = 2, mine: dict[str, Any] | None = None, **fields: Any) -> State:
    return table(players, seats=[owner(mechanism, **(mine or {}))], **fields)


# -- M1 X-Ray Goggles -----------------------------------------------------------------------------


def test_m1_the_owner_sees_the_top_of_the_deck_on_the_own_turn_only() -> None:
    state = with_one("x_ray_goggles", deck=TOP)
    assert GAME.view(state, 0)["x_ray"] == TOP[:8]
    assert GAME.view(state, 1)["x_ray"] is None and GAME.view(state, None)["x_ray"] is None
    state = go(state, "pass", "end_turn")
    assert state.turn == 1 and GAME.view(state, 0)["x_ray"] is None
    assert len(state.deck) == len(TOP), "the deck is as it was"


def test_m1_from_the_moment_it_is_built_and_it_is_a_revelation() -> None:
    state = table(2, seats=[{"hand": {"lens": 1, "wire": 1}}], deck=TOP)
    after, events = told(state, "build x_ray_goggles")
    looked = next(event for event in events if event.kind == "looked")
    assert looked.reveals and looked.to == {0} and looked.secret["cards"] == TOP[:8]
    assert "cards" not in looked.seen_by(1)
    assert GAME.view(after, 0)["x_ray"] == TOP[:8]


@pytest.mark.parametrize("first", ["buy gear", "pass"])
def test_m1_built_after_the_primary_action_they_are_worn_until_the_turn_is_ended(first: str) -> None:
    state = table(2, seats=[{"hand": {"lens": 1, "wire": 1}}], deck=TOP, market=["gear"] * 3)
    state = go(state, first, "build x_ray_goggles")
    assert moves(state) == ["end_turn"] and GAME.view(state, 0)["x_ray"] == TOP[:8]
    after = go(state, "end_turn")
    assert after.turn == 1 and GAME.view(after, 0)["x_ray"] is None


def test_m1_with_an_empty_deck_there_is_nothing_to_wait_for() -> None:
    hand_ = {"hand": {"lens": 1, "wire": 1}, "shown": {"lens": 1, "wire": 1}}
    state = table(2, seats=[hand_], deck=[], market=["gear"] * 3)
    assert go(state, "pass", "build x_ray_goggles").turn == 1


def test_m1_a_deck_shorter_than_the_look() -> None:
    assert GAME.view(with_one("x_ray_goggles", deck=TOP[:3]), 0)["x_ray"] == TOP[:3]
    assert GAME.view(with_one("x_ray_goggles", deck=[]), 0)["x_ray"] == []


def test_m1_the_next_turn_shows_nothing_new_and_the_next_round_does() -> None:
    state = with_one("x_ray_goggles", deck=TOP, market=["gear"] * 3)
    state, events = told(state, "pass", "end_turn", "buy gear")
    assert state.turn == 0 and "looked" not in kinds(events)
    state = with_one("x_ray_goggles", deck=TOP, market=["gear"], first=1, turn=1)
    state, events = told(state, "buy gear")
    assert state.turn == 0 and state.round == 2
    assert last(events, "looked") == {"seat": 0, "n": 2}
    assert GAME.view(state, 0)["x_ray"] == TOP[8:]


def test_m1_dismantled_it_shows_nothing() -> None:
    state = go(with_one("x_ray_goggles", deck=TOP), "dismantle x_ray_goggles")
    assert GAME.view(state, 0)["x_ray"] is None


# -- M2 Difference Engine -------------------------------------------------------------------------


def choosing(**fields: Any) -> State:
    state = all_pass(with_one("difference_engine", bought=["gear"], **fields))
    assert phase(state) == "adjust"
    return state


@pytest.mark.parametrize(("choice", "after"), [("+1", 6), ("-1", 4), ("0", 5)])
def test_m2_the_type_in_place_4_after_the_normal_changes(choice: str, after: int) -> None:
    state = choosing()
    assert price(state, "lens") == 6, "the normal changes come first"
    assert moves(state) == ["engine_choice +1", "engine_choice -1", "engine_choice 0"]
    state, events = told(state, f"engine_choice {choice}")
    assert price(state, "gear") == after
    assert last(events, "nudged") == {"seat": 0, "type": "gear", "by": int(choice), "price": after}


def test_m2_not_beyond_the_limits() -> None:
    state = choosing(prices={"gear": 10})
    assert moves(state) == ["engine_choice -1", "engine_choice 0"]
    assert why(state, "engine_choice +1") == ("M2", "price_limit")
    state = choosing(prices={"gear": 1})
    assert moves(state) == ["engine_choice +1", "engine_choice 0"]
    assert why(state, "engine_choice -1") == ("M2", "price_limit")


def test_q37_in_the_last_round_it_raises_only_what_was_bought() -> None:
    state = all_pass(with_one("difference_engine", deck=[], bought=["wire"]))
    assert moves(state) == ["engine_choice -1", "engine_choice 0"]
    assert why(state, "engine_choice +1") == ("Q37", "not_bought_last")
    state = all_pass(with_one("difference_engine", deck=[], bought=["gear"]))
    assert "engine_choice +1" in moves(state)


def test_m2_without_a_choice_nobody_is_asked() -> None:
    state = all_pass(with_one("difference_engine", deck=[], bought=["wire"], prices={"gear": 1}))
    assert phase(state) == "end"


def test_q36_several_owners_from_the_first_player_on() -> None:
    engine = owner("difference_engine")
    state = all_pass(table(3, seats=[engine, {"hand": {}}, engine], first=1, turn=1, bought=["gear"]))
    assert state.turn == 2
    state = go(state, "engine_choice +1")
    assert state.turn == 0 and price(state, "gear") == 6
    state = go(state, "engine_choice +1")
    assert price(state, "gear") == 7 and state.round == 2


def test_m2_only_in_the_adjust_step() -> None:
    assert why(with_one("difference_engine"), "engine_choice +1") == ("M2", "not_now")


# -- M3 Rocket Booster ----------------------------------------------------------------------------


def test_m3_a_cog_for_each_real_card_of_the_largest_set() -> None:
    cards = {"gear": 4, "lens": 3, "wire": 2}
    state = table(2, phase="sell", seats=[owner("rocket_booster", hand=cards, cogs=0, scrap=1)])
    state, events = told(state, "sell lens 3+0", "sell gear 4+0", "sell wire 2+1")
    assert last(events, "boosted") == {"seat": 0, "n": 4}
    assert state.cogs[0] == 15 + 20 + 10 + 4
    income = [event.public["income"] for event in events if event.kind == "sell_done"]
    assert income == [49, 0], "with what the Booster brought"


def test_m3_only_real_cards_count_and_without_a_sale_there_is_nothing() -> None:
    state = table(2, phase="sell", seats=[owner("rocket_booster", hand={"gear": 1}, cogs=0, scrap=2)])
    assert go(state, "sell gear 1+2").cogs[0] == 6
    assert "boosted" not in kinds(told(state, "sell_done")[1])


# -- M4 Aether Drive ------------------------------------------------------------------------------


@pytest.mark.parametrize("place", range(1, 7))
def test_m4_two_neighbours_change_places(place: int) -> None:
    state = with_one("aether_drive")
    before = line(state)
    after = go(state, f"use aether_drive {place}")
    expected = list(before)
    expected[place - 1], expected[place] = expected[place], expected[place - 1]
    assert line(after) == expected
    assert (after.bought, after.passes, after.quiet) == (state.bought, state.passes, state.quiet)


def test_m4_once_per_round_before_or_after_the_primary_action() -> None:
    state = go(with_one("aether_drive", market=["gear", "gear"]), "buy gear", "use aether_drive 2")
    assert why(state, "use aether_drive 2") == ("M4", "used_up")
    state = go(with_one("aether_drive", market=["gear", "gear"]), "use aether_drive 2")
    assert "buy gear" in moves(state)
    state = all_pass(state)
    assert state.round == 2
    state = go(state, "pass")
    assert "use aether_drive 2" in moves(state), "a new round, a new use"


def test_m4_rebuilding_does_not_refresh_it() -> None:
    state = with_one("aether_drive", market=["gear"] * 3)
    state = go(state, "use aether_drive 1", "dismantle aether_drive", "buy gear", "end_turn", "buy gear")
    assert (state.turn, state.round) == (0, 1)
    assert why(go(state, "build aether_drive"), "use aether_drive 1") == ("M4", "used_up")


def test_m4_usable_in_the_turn_it_is_built_and_dismantled_in_the_turn_it_is_used() -> None:
    state = table(2, seats=[{"hand": {"aether_tube": 1, "magnet": 1}}])
    assert line(go(state, "build aether_drive", "use aether_drive 1"))[:2] == ["wire", "lens"]
    state = go(with_one("aether_drive"), "use aether_drive 1", "dismantle aether_drive")
    assert built(state) == []


def test_m4_must_be_built() -> None:
    assert why(table(2), "use aether_drive 1") == ("R16", "not_owned")


def test_q38_an_unbought_type_moved_forward_does_not_rise_in_the_last_round() -> None:
    state = with_one("aether_drive", deck=[], bought=["boiler"])
    after = all_pass(go(state, "use aether_drive 3"))
    assert price(after, "gear") == 5 and price(after, "boiler") == 5, "boiler was pushed to place 4"


# -- M5 Automaton (its bonus: test_end) -------------------------------------------------------------


def test_m5_it_stays() -> None:
    state = with_one("automaton")
    assert why(state, "dismantle automaton") == ("M5", "stays")
    assert moves(state, "dismantle") == []


def test_q40_beside_another_mechanism_but_as_the_build_of_the_turn() -> None:
    five = {"boiler": 1, "gear": 2, "lens": 1, "piping": 1, "wire": 1, "magnet": 1}
    state = go(with_one("x_ray_goggles", mine={"hand": five}), "build automaton")
    assert built(state) == ["x_ray_goggles", "automaton"]
    assert why(state, "build clockwork_valet") == ("R18a", "one_build")


# -- M6 Magnetic Grapple --------------------------------------------------------------------------


def test_m6_one_cog_less_from_the_last_three_places() -> None:
    state = with_one("magnetic_grapple", market=["piping", "piping", "gear"])
    after, events = told(state, "buy piping")
    assert after.cogs[0] == 26
    assert last(events, "bought") == {
        "seat": 0,
        "type": "piping",
        "price": 5,
        "paid": 4,
        "with": "magnetic_grapple",
        "cogs": 26,
    }
    assert go(state, "buy gear").cogs[0] == 25, "place 4 is not among them"


def test_m6_the_first_fitting_purchase_of_the_round() -> None:
    state = with_one("magnetic_grapple", market=["gear", "magnet", "piping", "lens"])
    state = go(state, "buy gear", "end_turn", "pass")
    state = go(state, "buy magnet")
    assert state.cogs[0] == 21, "a purchase that didn't fit has not used it up (Q45)"
    state = go(state, "end_turn", "pass", "buy piping")
    assert state.cogs[0] == 16, "once per round"


def test_m6_not_at_price_one_and_not_from_the_front() -> None:
    state = with_one("magnetic_grapple", prices={"piping": 1}, market=["piping", "lens"])
    assert go(state, "buy piping").cogs[0] == 29
    assert go(state, "buy lens").cogs[0] == 25


def test_q45_a_purchase_before_it_was_built_neither_pays_nor_uses_it_up() -> None:
    hand_ = {"magnet": 1, "wire": 1}
    state = table(2, seats=[{"hand": hand_}], market=["piping", "magnet"])
    state = go(state, "buy piping", "build magnetic_grapple")
    assert state.cogs[0] == 25
    state = go(state, "pass", "buy magnet")
    assert state.cogs[0] == 21


def test_q46_what_counts_is_the_amount_paid() -> None:
    state = with_one("magnetic_grapple", mine={"cogs": 4}, market=["piping", "gear"])
    assert moves(state, "buy") == ["buy piping"]
    assert go(state, "buy piping").cogs[0] == 0


# -- M7 Spectroscope ------------------------------------------------------------------------------


def test_m7_one_more_card_after_a_purchase_for_one_less() -> None:
    state = with_one("spectroscope", market=["gear", "lens", "wire"])
    assert why(state, "use spectroscope lens") == ("M7", "buy_first")
    state = go(state, "buy gear")
    assert moves(state, "use") == ["use spectroscope lens", "use spectroscope wire"]
    after, events = told(state, "use spectroscope wire")
    assert after.cogs[0] == 30 - 5 - 4 and hand(after) == {"gear": 1, "wire": 1}
    assert line(after)[:2] == ["wire", "gear"]
    assert GAME.view(after, 0)["bought"] == ["gear", "wire"], "a purchase in every sense (Q35)"
    assert last(events, "bought")["with"] == "spectroscope"


def test_m7_not_after_a_pass_not_twice_and_never_below_one() -> None:
    state = with_one("spectroscope", market=["gear", "lens", "lens"], prices={"lens": 1})
    assert why(go(state, "pass"), "use spectroscope lens") == ("M7", "buy_first")
    state = go(state, "buy gear", "use spectroscope lens")
    assert state.cogs[0] == 24
    assert why(state, "use spectroscope lens") == ("M7", "used_up")


def test_m7_an_empty_market_and_an_empty_purse() -> None:
    state = go(with_one("spectroscope", market=["gear"]), "buy gear")
    assert why(state, "use spectroscope gear") == ("M7", "market_empty")
    state = go(with_one("spectroscope", market=["gear", "lens"], mine={"cogs": 8}), "buy gear")
    assert why(state, "use spectroscope lens") == ("M7", "too_dear")
    assert why(state, "use spectroscope wire") == ("M7", "no_such_card")
    state = go(with_one("spectroscope", market=["gear", "lens"], mine={"cogs": 9}), "buy gear")
    assert go(state, "use spectroscope lens").cogs[0] == 0, "what counts is the amount due (Q46)"


# -- M8 Scrap Furnace -----------------------------------------------------------------------------


def test_m8_two_cards_make_a_set() -> None:
    state = table(
        2, phase="sell", seats=[owner("scrap_furnace", hand={"gear": 2, "lens": 1}, cogs=0, scrap=2)]
    )
    assert moves(state) == ["sell gear 2+0", "sell gear 1+1", "sell lens 1+1", "sell_done"]
    assert why(state, "sell lens 1+2") == ("Q23", "wrong_scrap")
    assert go(state, "sell gear 2+0", "sell lens 1+1").cogs[0] == 15


def test_m8_not_without_it() -> None:
    state = table(2, phase="sell", seats=[{"hand": {"gear": 2}, "scrap": 0}, {"hand": {"lens": 3}}])
    assert state.turn == 1, "two cards are no set for anybody else"


# -- M9 Pneumatic Post ----------------------------------------------------------------------------


def test_m9_a_card_of_the_hand_for_one_of_the_market() -> None:
    state = with_one("pneumatic_post", mine={"hand": {"gear": 1}}, market=["gear", "lens", "wire"])
    assert moves(state, "use") == ["use pneumatic_post gear lens", "use pneumatic_post gear wire"]
    after, events = told(state, "use pneumatic_post gear lens")
    assert hand(after) == {"lens": 1} and after.cogs[0] == 30
    assert GAME.view(after, 0)["market"][:3] == ["gear", "gear", "wire"]
    assert line(after) == line(state) and not after.bought, "no purchase (Q35)"
    assert last(events, "posted") == {"seat": 0, "given": "gear", "taken": "lens"}


def test_m9_what_it_does_not_do() -> None:
    state = with_one("pneumatic_post", mine={"hand": {"gear": 1}}, market=["gear", "lens"])
    assert why(state, "use pneumatic_post wire lens") == ("M9", "not_in_hand")
    assert why(state, "use pneumatic_post gear wire") == ("M9", "no_such_card")
    assert why(state, "use pneumatic_post gear gear") == ("M9", "same_type")
    state = go(state, "use pneumatic_post gear lens")
    assert why(state, "use pneumatic_post lens gear") == ("M9", "used_up")
    state = go(with_one("pneumatic_post", mine={"hand": {"gear": 1}}, market=["lens"]), "buy lens")
    assert why(state, "use pneumatic_post gear lens") == ("M9", "market_empty")


# -- M10 Clockwork Valet --------------------------------------------------------------------------


def test_m10_a_cog_for_the_first_pass_of_the_round() -> None:
    state = with_one("clockwork_valet", market=["gear"] * 5)
    state, events = told(state, "pass")
    assert state.cogs[0] == 31 and last(events, "valet") == {"seat": 0, "n": 1}
    state = go(state, "end_turn", "buy gear", "pass")
    assert state.cogs[0] == 31


def test_m10_again_in_the_next_round() -> None:
    state = all_pass(with_one("clockwork_valet", bought=["gear"]))
    assert state.round == 2 and state.cogs[0] == 31
    state = go(state, "pass", "pass")
    assert state.cogs[0] == 32


def test_q45_a_pass_before_it_was_built_neither_pays_nor_uses_it_up() -> None:
    state = table(2, seats=[{"hand": {"gear": 1, "magnet": 1}}], market=["lens"] * 3)
    state = go(state, "pass", "build clockwork_valet")
    assert state.cogs[0] == 30
    assert go(state, "buy lens", "pass").cogs[0] == 31
