"""The worked examples of the sheet, W1 to W12."""

from tests.mechanics.tables import (
    GAME,
    all_pass,
    built,
    go,
    hand,
    line,
    moves,
    phase,
    price,
    prices,
    table,
    told,
    why,
)

AFTER_GEAR = ["gear", "lens", "wire", "boiler", "magnet", "piping", "aether_tube"]


def test_w1_buying_moves_the_token_to_the_front_and_no_price() -> None:
    before = table(2, seats=[{"cogs": 20, "hand": {}}], prices={"gear": 6}, market=["gear", "gear", "lens"])
    after = go(before, "buy gear")
    assert after.cogs[0] == 14
    assert hand(after) == {"gear": 1}
    assert line(after) == AFTER_GEAR
    assert price(after, "gear") == 6
    assert hand(before) == {} and line(before) != AFTER_GEAR


def test_w2_buying_what_is_at_the_front_already_moves_nothing() -> None:
    before = table(2, line=AFTER_GEAR, prices={"gear": 6}, market=["gear", "lens"])
    after, events = told(before, "buy gear")
    assert line(after) == AFTER_GEAR and after.cogs[0] == 24
    assert GAME.view(after, None)["bought"] == ["gear"]
    assert "moved" not in [event.kind for event in events]


def test_w3_building_the_goggles() -> None:
    before = table(2, seats=[{"hand": {"lens": 1, "wire": 1, "boiler": 1}}])
    after = go(before, "build x_ray_goggles")
    assert hand(after) == {"boiler": 1}
    assert built(after) == ["x_ray_goggles"]
    assert GAME.view(after, 1)["seats"][0]["built"][0]["cards"] == ["lens", "wire"]


def test_w4_dismantling_them_in_a_later_turn() -> None:
    hand_ = {"lens": 1, "wire": 1, "boiler": 1}
    state = go(table(2, seats=[{"hand": hand_}], market=["gear", "gear"]), "build x_ray_goggles")
    assert why(state, "dismantle x_ray_goggles") == ("R17", "just_built")
    state = go(state, "pass", "end_turn", "buy gear")
    after = go(state, "dismantle x_ray_goggles")
    assert hand(after) == {"boiler": 1, "lens": 1, "wire": 1}
    assert built(after) == []


def test_w5_prices_after_a_normal_round() -> None:
    state = table(2, line=AFTER_GEAR, prices={"gear": 6}, bought=["gear"], seats=[{"hand": {}}])
    after = all_pass(state)
    assert prices(after) == {
        "gear": 7,
        "lens": 6,
        "wire": 6,
        "boiler": 5,
        "magnet": 4,
        "piping": 4,
        "aether_tube": 4,
    }
    assert line(after) == AFTER_GEAR


def test_w6_four_aether_tubes_at_six() -> None:
    state = table(2, phase="sell", prices={"aether_tube": 6}, seats=[{"hand": {"aether_tube": 4}, "cogs": 0}])
    assert go(state, "sell aether_tube 4+0").cogs[0] == 24


def test_w7_two_wires_and_a_scrap_at_four() -> None:
    state = table(2, phase="sell", prices={"wire": 4}, seats=[{"hand": {"wire": 2}, "cogs": 0, "scrap": 2}])
    after = go(state, "sell wire 2+1")
    assert after.cogs[0] == 8 and after.scrap[0] == 1
    assert sum(after.discards) == sum(state.discards) + 2


def test_w8_three_lenses_at_seven() -> None:
    state = table(2, phase="sell", prices={"lens": 7}, seats=[{"hand": {"lens": 3}, "cogs": 0}])
    assert go(state, "sell lens 3+0").cogs[0] == 21


def test_w9_two_lenses_and_a_scrap_at_seven() -> None:
    state = table(2, phase="sell", prices={"lens": 7}, seats=[{"hand": {"lens": 2}, "cogs": 0, "scrap": 2}])
    assert go(state, "sell lens 2+1").cogs[0] == 14


def test_w10_three_passes_in_a_row_end_the_round_with_the_turn() -> None:
    state = table(3, seats=[{"hand": {"lens": 1, "wire": 1}}], market=["gear", "gear"])
    state = go(state, "buy gear", "end_turn", "pass", "pass")
    assert (state.turn, state.passes, phase(state)) == (0, 2, "turn")
    state = go(state, "pass")
    assert (state.turn, state.passes, phase(state)) == (0, 3, "turn"), "the last passer may still build (Q14)"
    after = go(state, "build x_ray_goggles")
    assert built(after) == ["x_ray_goggles"] and after.turn == 0, "the Goggles are worn: look before you end"
    after = go(after, "end_turn")
    assert after.round == 2, "the round is over, seat 1 gets no further turn"
    assert after.turn == after.first == 1


def test_w11_cards_in_a_mechanism_are_not_for_sale() -> None:
    owner = {"hand": {"lens": 2}, "built": ["x_ray_goggles"], "scrap": 0}
    assert all_pass(table(2, seats=[owner], quiet=0)).round == 2, "no set: nobody was asked"
    state = go(table(2, seats=[owner]), "dismantle x_ray_goggles", "pass", "end_turn", "pass")
    assert moves(state, "sell") == ["sell lens 3+0", "sell_done"]


def test_w12_the_last_round_raises_only_what_was_bought() -> None:
    order = ["wire", "gear", "lens", "boiler", "magnet", "piping", "aether_tube"]
    state = table(2, line=order, deck=[], bought=["wire"])
    forecast = GAME.view(state, 0)["forecast"]
    after = all_pass(state)
    assert (
        prices(after)
        == forecast
        == {
            "wire": 6,
            "gear": 5,
            "lens": 5,
            "boiler": 5,
            "magnet": 4,
            "piping": 4,
            "aether_tube": 4,
        }
    )
    assert phase(after) == "end"
