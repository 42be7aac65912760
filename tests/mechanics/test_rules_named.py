"""Whatever is refused names the rule of the sheet that stands in the way."""

import pytest

from pyapp.core.events import Event
from pyapp.core.refusals import BadPosition
from pyapp.games.mechanics.components import COMPONENTS
from pyapp.games.mechanics.rules import refusals
from pyapp.games.mechanics.rules.prices import due
from pyapp.games.mechanics.state import PHASES

from .tables import GAME, LINE, table, why

TURN, ADJUST, SELL = (PHASES.index(phase) for phase in ("turn", "adjust", "sell"))


def test_what_is_said_of_the_game_before_it_is_set_up() -> None:
    assert list(GAME.players) == [2, 3, 4] and GAME.secrets
    assert (GAME.minutes, GAME.weight, GAME.turn_rule, GAME.end_rule) == ((45, 45), 2, "R13", "R28")
    assert GAME.points_rule == "R28"
    assert GAME.rules_version == 2, "games that were kept are of these rules"


def test_r13_one_primary_action_and_then_the_end_of_the_turn() -> None:
    state = table(2, seats=[{"cogs": 20}], market=["lens", "wire", "gear"])
    assert why(state, "end_turn")[0] == "R13"
    assert why(state, "buy boiler")[0] == "R14"


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("already_yours", "Q19"),
        ("one_build", "R18a"),
        ("just_dismantled", "R18b"),
        ("slot_taken", "R18c"),
        ("missing_cards", "R16"),
    ],
)
def test_what_stops_a_mechanism_is_named_by_its_rule(key: str, rule: str) -> None:
    assert refusals.BUILD_RULES[key] == rule


@pytest.mark.parametrize(
    ("key", "rule"), [("not_built", "R17"), ("just_built", "R17"), ("one_dismantle", "R18a")]
)
def test_what_keeps_a_mechanism_is_named_by_its_rule(key: str, rule: str) -> None:
    assert refusals.DISMANTLE_RULES[key] == rule


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("only_scrap", "Q24"),
        ("sold_already", "R24f"),
        ("none_of_it", "R24a"),
        ("not_so_many", "R24a"),
        ("too_small", "R24a"),
        ("wrong_scrap", "Q23"),
    ],
)
def test_what_stops_a_sale_is_named_by_its_rule(key: str, rule: str) -> None:
    assert refusals.SELL_RULES[key] == rule


@pytest.mark.parametrize(
    ("deed", "phase", "rule"),
    [
        ("turn", ADJUST, "R22"),
        ("turn", SELL, "R24"),
        ("mechanism", ADJUST, "R18e"),
        ("mechanism", SELL, "R18e"),
        ("sale", TURN, "Q26"),
        ("sale", ADJUST, "Q42"),
    ],
)
def test_a_deed_of_another_phase_is_kept_out_by_its_rule(deed: str, phase: int, rule: str) -> None:
    assert refusals.NOT_NOW[deed, phase] == rule


def test_the_start_is_news_to_everybody() -> None:
    events: list[Event] = []
    GAME.start(GAME.setup(2, {}), 1, events)
    assert [event.reveals for event in events if event.kind == "started"] == [True]


def test_m6_without_the_grapple_the_back_of_the_line_costs_its_price() -> None:
    bare = table(2, market=["aether_tube", "lens", "wire"])
    for component in range(len(COMPONENTS)):
        assert due(bare, 0, component) == bare.prices[component]


def test_what_is_asked_names_the_phase() -> None:
    state = table(2)
    assert GAME.prompt(state)[0] not in ("prompt.engine_choice", "prompt.sell")
    selling = state.copy()
    selling.phase = SELL
    assert GAME.prompt(selling) == ("prompt.sell", {"seat": 0})
    adjusting = state.copy()
    adjusting.phase = ADJUST
    key, params = GAME.prompt(adjusting)
    assert key == "prompt.engine_choice" and params["type"] == LINE[3]


def test_a_deck_larger_than_what_is_left_is_told_its_limits() -> None:
    with pytest.raises(BadPosition) as problem:
        table(2, deck=200)
    assert problem.value.field == "deck" and problem.value.params["low"] == 0
