"""What a player is shown at a glance: forecast, worth of sets, warnings."""

from tests.acting import sees
from tests.mechanics.tables import GAME, LINE, all_pass, go, prices, table


def test_the_forecast_is_what_happens_if_the_round_ends_now() -> None:
    for seed in range(30):
        state = GAME.new(2, seed=seed, mechanisms="custom")
        state = go(state, str(GAME.moves(state)[0]))
        forecast = sees(GAME, state, 0)["forecast"]
        report = sees(GAME, all_pass(state), 0)["report"]
        assert {name: after for name, _, after in report["prices"]} == forecast


def test_the_forecast_of_a_threatening_standstill() -> None:
    state = table(2, quiet=1, round=2, market=["gear", "gear"])
    assert sees(GAME, state, 0)["forecast"]["lens"] == 5
    assert sees(GAME, go(state, "buy gear"), 0)["forecast"]["lens"] == 6


def test_places_say_what_each_does() -> None:
    assert sees(GAME, table(2), None)["places"] == [1, 1, 1, 0, -1, -1, -1]
    last = sees(GAME, table(2, deck=[], bought=["wire", "magnet"]), None)
    assert last["places"] == [0, 1, 0, 0, 0, -1, -1] and last["last_round"] == "deck"


def test_sets_are_worth_something_now_and_then() -> None:
    mine = {"hand": {"lens": 3, "magnet": 2, "wire": 1}, "scrap": 1}
    sets = {entry["type"]: entry for entry in sees(GAME, table(2, seats=[mine], line=LINE), 0)["sets"]}
    assert sets["lens"] == {
        "type": "lens",
        "have": 3,
        "scrap": 0,
        "short": 0,
        "sold": False,
        "now": 15,
        "then": 18,
    }
    assert (sets["magnet"]["scrap"], sets["magnet"]["now"], sets["magnet"]["then"]) == (1, 10, 8)
    assert (sets["wire"]["short"], sets["wire"]["now"]) == (1, 0)
    assert sees(GAME, table(2, seats=[mine]), None)["sets"] == []


def test_what_is_sold_is_worth_nothing_more_in_this_step() -> None:
    state = table(2, phase="sell", seats=[{"hand": {"lens": 4, "gear": 3}}])
    state = go(state, "sell lens 3+0")
    lens = next(entry for entry in sees(GAME, state, 0)["sets"] if entry["type"] == "lens")
    assert lens["sold"] and lens["now"] == 0
    assert sees(GAME, state, 1)["seats"][0]["sold"] == {"lens": 3}


def test_a_warning_when_a_pass_ends_the_round() -> None:
    state = table(3, market=["gear", "gear"], mechanisms=[])
    assert not sees(GAME, state, 0)["pass_ends"]
    assert sees(GAME, go(state, "pass", "pass"), 0)["pass_ends"]
    assert not sees(GAME, go(state, "pass", "buy gear"), 0)["pass_ends"]


def test_a_warning_when_cards_of_a_mechanism_would_complete_a_set() -> None:
    mine = {"hand": {"lens": 2}, "built": ["x_ray_goggles"]}
    assert sees(GAME, table(2, seats=[mine]), 0)["thaw"] == ["x_ray_goggles"]
    assert sees(GAME, table(2, seats=[mine]), 1)["thaw"] == []
    assert sees(GAME, table(2, seats=[{**mine, "scrap": 1}]), 0)["thaw"] == []
    furnace = {"hand": {"gear": 2}, "built": ["scrap_furnace"]}
    assert sees(GAME, table(2, seats=[furnace]), 0)["thaw"] == ["scrap_furnace"]


def test_needs_are_ticked_off_against_the_own_hand() -> None:
    state = table(2, seats=[{"hand": {"lens": 1}}])
    card = sees(GAME, state, 0)["mechanisms"][0]
    assert (card["needs"], card["ticks"]) == (["lens", "wire"], [True, False])
    assert sees(GAME, state, None)["mechanisms"][0]["ticks"] is None


def test_built_mechanisms_say_whether_they_are_used() -> None:
    state = go(table(2, seats=[{"built": ["aether_drive"]}]), "use aether_drive 1")
    assert sees(GAME, state, 1)["seats"][0]["built"] == [
        {"id": "aether_drive", "cards": ["aether_tube", "magnet"], "now": False, "used": True}
    ]
    state = go(table(2, seats=[{"hand": {"lens": 1, "wire": 1}}]), "build x_ray_goggles")
    built = sees(GAME, state, 1)["seats"][0]["built"][0]
    assert built["now"] and built["used"] is None


def test_prices_after_the_engines_are_the_prices() -> None:
    state = all_pass(table(2, seats=[{"built": ["difference_engine"]}], bought=["gear"]))
    before = prices(state)
    assert sees(GAME, state, 0)["middle"] == "gear" and sees(GAME, state, 0)["forecast"] is None
    assert prices(go(state, "engine_choice -1"))["gear"] == before["gear"] - 1


def test_thaw_says_what_the_cards_would_do() -> None:
    """A set where there was none; one card more; a card that is worth nothing after the last round (W11)."""
    goggles = {"hand": {"lens": 2}, "built": ["x_ray_goggles"]}
    assert sees(GAME, table(2, seats=[goggles]), 0)["thaws"] == [
        {"mechanism": "x_ray_goggles", "type": "lens", "kind": "set"}
    ]
    furnace = {"hand": {"gear": 2}, "built": ["scrap_furnace"]}
    assert sees(GAME, table(2, seats=[furnace]), 0)["thaws"] == [
        {"mechanism": "scrap_furnace", "type": "gear", "kind": "more"}
    ], "two gears are a set already, as long as the Furnace stands"
    fourth = {"hand": {"lens": 3}, "built": ["x_ray_goggles"]}
    assert sees(GAME, table(2, seats=[fourth]), 0)["thaws"] == []
    assert sees(GAME, table(2, seats=[fourth], deck=[]), 0)["thaws"] == [
        {"mechanism": "x_ray_goggles", "type": "lens", "kind": "late"}
    ]


def test_thaw_keeps_silent_where_nothing_can_be_dismantled_any_more() -> None:
    pair = {"hand": {"lens": 3, "wire": 1}}
    state = go(table(2, seats=[pair]), "build x_ray_goggles")
    assert sees(GAME, state, 0)["thaws"] == [], "it was built in this turn"
    owner = {"hand": {"lens": 2}, "built": ["clockwork_valet", "x_ray_goggles"]}
    assert sees(GAME, table(2, seats=[owner]), 0)["thaws"]
    assert sees(GAME, go(table(2, seats=[owner]), "dismantle clockwork_valet"), 0)["thaws"] == []


def test_what_a_purchase_costs_is_what_is_paid() -> None:
    grapple = table(2, seats=[{"hand": {}, "built": ["magnetic_grapple"]}], market=["gear", "piping"])
    seen = sees(GAME, grapple, 1)["due"]
    assert (seen["gear"], seen["piping"]) == (5, 4)
    spectroscope = table(2, seats=[{"hand": {}, "built": ["spectroscope"]}], market=["gear", "piping"])
    assert sees(GAME, spectroscope, 0)["due"]["gear"] == 5
    after = go(spectroscope, "buy gear")
    assert sees(GAME, after, 0)["due"]["piping"] == 4
    assert go(after, "use spectroscope piping").cogs[0] == after.cogs[0] - 4
