"""Positions: a few words are enough, cards are conserved, and every mistake is named."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from pyapp.core.refusals import BadPosition
from pyapp.games.mechanics.known import position
from tests.acting import sees
from tests.mechanics.invariants import broken
from tests.mechanics.tables import GAME, LINE, go, hand, moves, phase


def load(**fields: Any) -> Any:
    return GAME.load({"players": 2, **fields})


def test_a_diagram_names_only_what_matters() -> None:
    state = load(prices={"gear": 6}, line=LINE)
    assert broken(state) == []
    assert [sum(cards) for cards in state.hands] == [3, 3]
    view = GAME.view(state, 0)
    assert view["market"].count(None) == 0 and view["deck"] == 42 and view["discards"] == 0
    assert view["prices"]["gear"] == 6 and view["prices"]["wire"] == 5


def test_what_is_described_lies_there_and_the_rest_is_dealt() -> None:
    state = load(seats=[{"hand": {"lens": 8}}, {"built": ["aether_drive"]}], market=["gear", None, "gear"])
    assert hand(state) == {"lens": 8}
    assert hand(state, 1).get("lens") is None and "lens" not in GAME.view(state, 0)["market"]
    assert GAME.view(state, 0)["market"][:3] == ["gear", None, "gear"]
    assert broken(state) == []


def test_mechanisms_named_without_options_are_the_ones_agreed_on() -> None:
    state = load(mechanisms=["x_ray_goggles"])
    assert state.setup.options["mechanisms"] == "custom"
    assert GAME.load(GAME.dump(state)) == state


def test_a_deck_as_a_list_or_as_a_number() -> None:
    assert GAME.dump(load(deck=["lens", "wire"]))["deck"] == ["lens", "wire"]
    state = load(deck=4)
    assert len(state.deck) == 4 and sum(state.discards) == 56 - 4 - 8 - 6
    assert len(load(discards={"lens": 5}).deck) == 56 - 5 - 8 - 6


def test_with_deck_and_discards_given_the_rest_is_in_hands() -> None:
    state = load(deck=[], discards={"lens": 8, "wire": 8, "gear": 8}, market=["boiler"])
    assert sum(map(sum, state.hands)) == 56 - 24 - 1 and broken(state) == []


def test_a_position_in_which_nobody_has_to_decide_goes_on() -> None:
    assert phase(load(phase="adjust", mechanisms=[], seats=[{"hand": {}}, {"hand": {}}])) == "turn"
    state = load(phase="sell", seats=[{"hand": {}}, {"hand": {"gear": 3}}], first=0)
    assert (phase(state), state.turn) == ("sell", 1)
    state = load(primary="pass", seats=[{"hand": {}}, {"hand": {}}], first=0)
    assert state.turn == 1 and state.passes == 1


def test_a_position_may_be_played_on() -> None:
    state = load(phase="adjust", first=0, seats=[{"built": ["difference_engine"]}, {}], line=LINE)
    assert moves(state) == ["engine_choice +1", "engine_choice -1", "engine_choice 0"]
    state = go(state, "engine_choice +1")
    assert GAME.view(state, 0)["prices"]["gear"] == 6
    assert sees(GAME, state, 0)["report"]["nudges"] == [{"seat": 0, "type": "gear", "by": 1}]


@pytest.mark.parametrize(
    ("field", "key", "fields"),
    [
        ("seats[1].hand", "position.copies", {"seats": [{"hand": {"lens": 5}}, {"hand": {"lens": 4}}]}),
        ("market", "position.copies", {"seats": [{"hand": {"lens": 8}}, {}], "market": ["lens"]}),
        (
            "seats[1].built",
            "position.one_slot",
            {"seats": [{}, {"built": ["x_ray_goggles", "aether_drive"]}]},
        ),
        ("seats[0].built", "position.one_of", {"seats": [{"built": ["pneumatic_post"]}, {}]}),
        ("seats[0].used", "position.one_of", {"seats": [{"used": ["x_ray_goggles"]}, {}]}),
        ("seats[0].cogs", "position.number", {"seats": [{"cogs": -1}, {}]}),
        ("seats[0].scrap", "position.number", {"seats": [{"scrap": 3}, {}]}),
        ("seats[0].shown", "position.shown", {"seats": [{"hand": {"lens": 1}, "shown": {"lens": 2}}, {}]}),
        ("seats[0].shirt", "position.unknown_field", {"seats": [{"shirt": 1}, {}]}),
        ("seats", "position.list", {"seats": [{}]}),
        ("prices.gear", "position.number", {"prices": {"gear": 11}}),
        ("prices.gears", "position.unknown_field", {"prices": {"gears": 5}}),
        ("line", "position.one_of", {"line": ["lens"] * 7}),
        ("market", "position.list", {"market": ["lens"] * 9}),
        ("market[1]", "position.one_of", {"market": ["lens", "lense"]}),
        ("deck", "position.number", {"deck": 57}),
        ("deck[0]", "position.one_of", {"deck": [7]}),
        ("deck", "position.cards_left", {"deck": [], "discards": {}, "seats": [{"hand": {}}, {"hand": {}}]}),
        ("phase", "position.one_of", {"phase": "lunch"}),
        ("turn", "position.over", {"phase": "end", "turn": 0}),
        ("turn", "position.number", {"turn": 2}),
        ("quiet", "position.number", {"quiet": 2}),
        ("sold", "position.not_selling", {"phase": "turn", "sold": {"lens": 1}}),
        ("sold", "position.sold", {"phase": "sell", "sold": {"lens": 1}, "discards": {}}),
        ("seats[0].shown", "position.hidden", {"seats": [{"hand": {"lens": 4}, "shown": {}}, {}]}),
        ("seats[1].used", "position.one_of", {"seats": [{}, {"used": ["clockwork_valet"]}]}),
        ("seats[0].looked", "position.number", {"seats": [{"looked": 5}, {}], "deck": 4}),
        ("seats[0].looked", "position.number", {"seats": [{"looked": 1}, {}], "mechanisms": []}),
        ("mechanisms", "position.mechanisms", {"options": {"mechanisms": "starter"}, "mechanisms": []}),
        (
            "mechanisms",
            "position.mechanisms",
            {"options": {"mechanisms": "random4"}, "mechanisms": ["aether_drive"]},
        ),
        (
            "mechanisms",
            "position.mechanisms",
            {"options": {"automaton": True, "mechanisms": "starter"}, "mechanisms": ["aether_drive"]},
        ),
        ("first", "position.first", {"options": {"first": "1"}, "round": 2, "first": 0}),
        ("first", "position.first", {"options": {"first": "2"}, "round": 1, "first": 0}),
        ("phase", "position.not_over", {"phase": "end", "deck": 5, "quiet": 1}),
        ("quiet", "position.quiet", {"phase": "sell", "bought": ["lens"], "quiet": 1}),
        ("quiet", "position.quiet", {"phase": "adjust", "bought": [], "quiet": 0}),
        ("round", "position.number", {"phase": "turn", "prices": {"gear": 8}, "round": 1}),
        ("round", "position.number", {"phase": "turn", "quiet": 1, "round": 1}),
        ("rounds", "position.rounds", {"round": 4, "rounds": [{"number": 2}, {"number": 1}]}),
        ("rounds[0].number", "position.number", {"phase": "turn", "round": 2, "rounds": [{"number": 2}]}),
        ("purchases", "position.list", {"purchases": [{"type": "lens"}] * 3, "market": ["gear"] * 6}),
        (
            "purchases[0].price",
            "position.number",
            {"phase": "turn", "prices": {"lens": 5}, "purchases": [{"type": "lens", "price": 6}]},
        ),
        ("purchases[0].paid", "position.number", {"purchases": [{"type": "lens", "paid": 4}]}),
        ("dismantled_now", "position.one_of", {"dismantled_now": "automaton", "mechanisms": ["automaton"]}),
        ("primary", "position.not_a_turn", {"phase": "sell", "primary": "buy"}),
        ("primary", "position.one_of", {"primary": "steal"}),
        ("pass_streak", "position.number", {"primary": "buy", "pass_streak": 1}),
        ("pass_streak", "position.number", {"primary": "pass", "pass_streak": 0}),
        ("built_now", "position.not_built", {"turn": 0, "built_now": "x_ray_goggles"}),
        ("built_now", "position.not_a_turn", {"phase": "sell", "built_now": "x_ray_goggles"}),
        (
            "dismantled_now",
            "position.not_built",
            {"turn": 0, "dismantled_now": "aether_drive", "seats": [{"built": ["aether_drive"]}, {}]},
        ),
        ("bought", "position.purchases", {"bought": ["lens"], "purchases": [{"type": "wire"}]}),
        ("purchases[0].type", "position.one_of", {"purchases": [{"type": "lense"}]}),
        ("purchases[0].with", "position.one_of", {"purchases": [{"type": "lens", "with": "luck"}]}),
        ("rounds[0].cogs", "position.list", {"rounds": [{"cogs": [1]}]}),
        ("rounds[0].prices[0]", "position.number", {"rounds": [{"prices": [0] * 7}]}),
        ("rounds[0].nudges[0][1]", "position.number", {"rounds": [{"nudges": [[0, 2]]}]}),
        ("rounds[0].sales[0]", "position.list", {"rounds": [{"sales": [[0, "lens"]]}]}),
        ("rounds[0].sales[0][1]", "position.one_of", {"rounds": [{"sales": [[0, "lense", 3, 0, 5]]}]}),
        ("rounds[0].sales[0][3]", "position.number", {"rounds": [{"sales": [[0, "lens", 3, 3, 5]]}]}),
        ("rounds[0].last", "position.flag", {"rounds": [{"last": 1}]}),
        ("rng", "position.rng", {"rng": "luck"}),
        ("mechanisms", "position.one_of", {"mechanisms": ["steam"]}),
    ],
)
def test_what_is_wrong_is_named(field: str, key: str, fields: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as problem:
        load(**fields)
    assert (problem.value.field, problem.value.key) == (field, key)


@pytest.mark.parametrize("language", ["it", "en"])
def test_every_mistake_has_its_sentence(language: str) -> None:
    messages = GAME.texts(language).MESSAGES
    room = Path(position.__file__).parents[1]
    own = {
        key
        for file in (room / "known/position.py", room / "rules/cards.py", room / "owners.py")
        for key in re.findall(r'"position\.(\w+)"', file.read_text("utf-8"))
    }
    general = {"one_of", "number", "list", "flag", "over", "unknown_field"}
    assert own - general == {key[9:] for key in messages if key.startswith("position.")} - {"rng"}


# -- what can't arise, and what is completed so that it can -------------------------------------------


def test_of_a_hand_only_three_cards_are_secret() -> None:
    state = load(seats=[{"hand": {"lens": 4, "gear": 1}}, {"hand": {"wire": 3}}])
    assert [sum(hand) - sum(known) for hand, known in zip(state.hands, state.shown, strict=True)] == [3, 3]
    assert GAME.view(state, 1)["seats"][0]["open"] == {"lens": 2}


def test_a_diagram_is_set_in_a_round_in_which_it_can_be() -> None:
    assert load().round == 1 and load(prices={"gear": 6}, mechanisms=[]).round == 2
    assert load(prices={"gear": 9}, mechanisms=[]).round == 5
    assert load(prices={"gear": 9}, mechanisms=["difference_engine"]).round == 3, "Engines move prices, too"
    assert load(quiet=1).round == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r9_r27_of_round_and_marker_one_follows_from_the_other_where_it_is_agreed_who_begins(
    players: int,
) -> None:
    """A seat that isn't at the table leaves both free."""
    for began in range(players):
        agreed: dict[str, Any] = {"players": players, "options": {"first": str(began + 1)}}
        for number in range(1, 6):
            assert GAME.load({**agreed, "round": number}).first == (began + number - 1) % players
        for seat in range(players):
            state = GAME.load({**agreed, "first": seat})
            assert (state.first, state.round) == (seat, 1 + (seat - began) % players)
            assert broken(state) == [] and GAME.load(GAME.dump(state)) == state
    for seat in range(2):
        assert load(options={"first": "4"}, round=3, first=seat).first == seat


def test_a_game_that_is_over_has_a_reason_for_it() -> None:
    assert load(phase="end", turn=None).deck == (), "nothing said: the deck ran out"
    assert load(phase="end", turn=None, deck=4).quiet == 2, "cards left: nobody bought any more"


def test_what_was_bought_has_left_the_market() -> None:
    state = load(purchases=[{"type": "lens"}, {"type": "wire"}])
    assert GAME.view(state, 0)["market"].count(None) == 2


def test_three_cards_of_a_hand_may_be_unseen() -> None:
    """As many as were dealt (R7); a fourth one everybody has seen coming."""
    state = load(seats=[{"hand": {"lens": 3}, "shown": {}}, {}])
    assert (sum(state.hands[0]), sum(state.shown[0])) == (3, 0)


def test_the_phases_of_a_position_are_shown_by_examples_that_load() -> None:
    (told,) = (field.meaning for field in position.FIELDS if field.name == "phase")
    shown = [json.loads(text) for text in re.findall(r"`(\{.*?\})`", told)]
    assert [phase(load(**fields)) for fields in shown] == [fields["phase"] for fields in shown]
    assert {fields["phase"] for fields in shown} == {"adjust", "sell", "end"}
