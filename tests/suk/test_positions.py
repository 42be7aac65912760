"""Positions of Marrak Hesh 17: what is left out is completed, what can't be is named."""

from itertools import product
from typing import Any

import pytest

from pyapp.core.game import LANGUAGES
from pyapp.core.refusals import BadPosition
from pyapp.core.telling import told
from pyapp.games.suk.components import TILE_IDS
from pyapp.games.suk.rules.ring import can_arise
from tests.playing import random_games
from tests.suk.invariants import broken
from tests.suk.table import E3, E4, NEARLY_FULL, W1, game, hold, table


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("ring", [E3, E4, NEARLY_FULL, "." * 24, "WGK" * 8])
def test_a_ring_is_enough(ring: str, players: int) -> None:
    state = table(ring, players=players)
    assert broken(state) == []
    if state.turn >= 0:
        assert state.ring == ring
    used = 24 - ring.count(".")
    counts = [sum(tile >= 0 for tile in tiles) for tiles in state.holds]
    assert sum(counts) == used and max(counts) - min(counts) <= 1, "turns went round"


def test_holds_are_enough() -> None:
    state = table(players=3, holds=[hold(W1), {}, {"a1": "plant-Y"}])
    assert broken(state) == []
    assert 24 - state.ring.count(".") == 9
    assert game.view(state, None)["holds"][0]["d2"] == "plant-turquoise"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_full_hold_beside_empty_ones_fits_any_scheme(seat: int) -> None:
    for seed in range(12):
        holds = [hold(W1) if other == seat else {} for other in range(3)]
        assert broken(table(players=3, holds=holds, seed=seed)) == []


def test_hands_are_enough() -> None:
    state = table(hands=[{"white": 2}, {"black": 0}])
    assert state.hands == ((2, 4, 4), (4, 4, 0))
    assert sorted(state.ring.replace(".", "")) == list("KKKKWW")
    assert broken(state) == []


def test_hands_choose_the_corporations_that_fit_them() -> None:
    hands = [{"white": 2, "grey": 3, "black": 3}, {"white": 3, "grey": 2, "black": 3}, {"black": 2}]
    for seed in range(6):
        state = table(players=3, hands=hands, seed=seed)
        assert state.corporations == ("corp-umbra", "corp-kronos", "corp-aurora")


def test_goods_by_number_or_as_a_list() -> None:
    by_number = table(E3, goods={"0": "engine-Y", "23": "plant-turquoise"})
    as_list = table(E3, goods=["engine-yellow", *[None] * 22, "plant-T"])
    assert by_number == as_list
    docks = game.view(by_number, None)["docks"]
    assert (docks[0], docks[23]) == ({"tile": "engine-yellow"}, {"tile": "plant-turquoise"})


def test_transports_unsaid_stand_where_no_goods_were_named() -> None:
    state = table(goods={str(dock): TILE_IDS[dock] for dock in range(10)}, hands=[{"white": 0}, {}])
    assert state.ring[:10] == "." * 10 and state.ring.count("W") == 4


def test_the_turn_follows_from_start_and_transports() -> None:
    assert table(E3).turn == 0 and table(E3, start=1).turn == 1
    assert table(E4).turn == 1
    assert table(E4, players=3, start=2).turn == 2


def test_last_taken_lies_in_a_hold() -> None:
    state = table(E3, last_taken="plant-T")
    assert any(state.last_taken in tiles for tiles in state.holds)


def test_a_position_in_which_nobody_can_place_is_over_at_once() -> None:
    state = table("WGK" * 8)
    assert state.turn == -1 and game.result(state) is not None


def test_both_names_of_a_tile_are_understood() -> None:
    assert table(holds=[{"a1": "engine-Y"}, {}]) == table(holds=[{"a1": "engine-yellow"}, {}])


SECOND_GAME = {
    "options": {"match": True},
    "game_number": 2,
    "start": 0,
    "finished": [[[4, 2, 1, 0], [3, 3, 0, 0]]],
}
TWO = [{"a1": "engine-Y"}, {"a1": "engine-P"}]


WRONG: list[tuple[str, dict[str, Any]]] = [
    ("players", {"players": 4}),
    ("players", {"players": "2"}),
    ("seed", {"seed": -1}),
    ("options", {"options": {"hull": "cube"}}),
    ("options", {"options": []}),
    ("start", {"start": 2}),
    ("turn", {"turn": 2}),
    ("turn", {"turn": None}),
    ("ring", {"ring": "WGK"}),
    ("ring", {"ring": "w" + "." * 23}),
    ("ring", {"ring": ["."] * 24}),
    ("ring", {"ring": "WGKWGKWGKWWWWWW........."}),
    ("ring", {"ring": E3, "hands": [{}, {}]}),
    ("ring", {"ring": E3, "hands": [{"white": 3}, {"black": 3}]}),
    ("hands", {"hands": [{}]}),
    ("hands[0].white", {"hands": [{"white": 5}, {}]}),
    ("hands[1].grey", {"hands": [{}, {"grey": -1}]}),
    ("hands[1].red", {"hands": [{}, {"red": 1}]}),
    ("hands[0]", {"hands": ["WGK", {}]}),
    (
        "hands[0]",
        {
            "ring": E3,
            "hands": [{"white": 3}, {"grey": 3}],
            "holds": [{}, {"a1": "plant-Y", "a2": "plant-R"}],
        },
    ),
    ("holds", {"holds": [{}]}),
    ("holds[1]", {"holds": [{}, []]}),
    ("holds[0]", {"holds": [{"e1": "engine-Y"}, {}]}),
    ("holds[0]", {"players": 3, "holds": [{"a3": "engine-Y"}, {}, {}]}),
    ("holds[0].a1", {"holds": [{"a1": "engine-O"}, {}]}),
    ("holds[0].a1", {"holds": [{"a1": None}, {}]}),
    ("goods", {"goods": ["engine-Y"]}),
    ("goods", {"goods": "engine-Y"}),
    ("goods", {"goods": {"0": "engine-Y", "1": "engine-Y"}}),
    ("goods", {"goods": {"0": "engine-Y"}, "holds": TWO}),
    ("goods[24]", {"goods": {"24": "engine-Y"}}),
    ("goods[00]", {"goods": {"00": "engine-Y"}}),
    ("goods[2]", {"ring": E3, "goods": {"2": "engine-Y"}}),
    ("goods[0]", {"goods": {"0": "engine"}}),
    ("left_out", {"left_out": ["engine-Y"] * 3}),
    ("left_out[0]", {"left_out": ["chess"]}),
    ("goods", {"left_out": ["engine-Y", "engine-yellow"]}),
    ("last_taken", {"last_taken": "engine-Y"}),
    ("last_taken", {"last_taken": 7}),
    ("last_taken", {"holds": TWO, "last_taken": "plant-Y"}),
    ("corporations", {"corporations": ["corp-aurora", "corp-aurora"]}),
    ("corporations", {"corporations": ["corp-aurora", "Umbra"]}),
    ("corporations", {"corporations": "corp-aurora"}),
    ("deep", {"deep": ["pulsar", "pulsar"]}),
    ("deep", {"deep": ["pulsar", "quasar", "wormhole"]}),
    ("deep", {"deep": ["gravity"]}),
    ("game_number", {"game_number": 2}),
    ("game_number", {"options": {"match": True}, "game_number": 3}),
    ("finished", {"options": {"match": True}, "game_number": 2}),
    ("finished", {"finished": [[], []]}),
    ("finished[0]", {"finished": [[[1, 2, 3, 4]]]}),
    ("finished[0]", {"finished": [[[1, 2, 3, 4], [1, 2, 3]]]}),
    ("finished[0]", {"finished": [[[1, 2, 3, 4], [1, 2, 3, True]]]}),
    ("turn", {"finished": [[[1, 2, 3, 4], [1, 2, 3, 4]]], "turn": 0}),
    ("finished[0]", {"ring": "WGK" * 8, "finished": [[[999, 0, 0, 0], [0, 0, 0, 0]]]}),
    ("finished", {"finished": [[[0, 0, 0, 0], [0, 0, 0, 0]]]}),
    ("finished[0]", {**SECOND_GAME, "finished": [[[1, 0, 0, 0], [0, 0, 0, 0]]]}),
    ("finished[0]", {**SECOND_GAME, "finished": [[[13, 0, 0, 0], [0, 0, 0, 0]]]}),
    ("finished[0]", {**SECOND_GAME, "finished": [[[0, 0, 8, 0], [0, 0, 0, 0]]]}),
    ("finished[0]", {**SECOND_GAME, "finished": [[[0, 0, 0, 3], [0, 0, 0, 0]]]}),
    ("tables", {**SECOND_GAME, "tables": []}),
    ("tables[0]", {**SECOND_GAME, "tables": ["WGK"]}),
    ("tables[0].ring", {**SECOND_GAME, "tables": [{"ring": E3}]}),
    ("tables[0].start", {**SECOND_GAME, "tables": [{"ring": "WGK" * 8, "start": 0}]}),
    ("tables[0].turn", {**SECOND_GAME, "tables": [{"ring": "WGK" * 8, "turn": 0}]}),
    ("deep", {"deep": ["pulsar", "customs"]}),
    (
        "deep",
        {"options": {"advanced": True, "cards": ["pulsar", "quasar"]}, "deep": ["nebula", "pulsar"]},
    ),
    ("rng", {"rng": 7}),
    ("rng", {"rng": "0123456789ABCDEF"}),
    ("colour", {"colour": "red"}),
]


@pytest.mark.parametrize(("field", "data"), WRONG)
def test_what_is_wrong_is_named(field: str, data: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as problem:
        game.load(data)
    assert problem.value.field == field, problem.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_said_in_a_sentence(language: str) -> None:
    for _, data in WRONG:
        with pytest.raises(BadPosition) as problem:
            game.load(data)
        said = told(problem.value, language)
        assert said != problem.value.key and said.endswith(".") and len(said) > 20, problem.value
        plain = said.replace("{ e }", "").replace("{ and }", "")  # the signs of an object may be named
        assert not set("{}") & set(plain) and "None" not in said and "  " not in said, said


# -- what can't be, and what can be completed ----------------------------------------------------


def test_a_full_ring_may_be_given_without_turn_and_points() -> None:
    """`null` says that the game is over; the points follow from the holds."""
    for given in ({"turn": None}, {}):
        state = table("WGK" * 8, **given)
        assert state.turn == -1 and len(state.finished) == 1
        assert game.load({**game.dump(state), "finished": None}) == state


def test_any_field_of_a_running_game_may_be_left_out_alone() -> None:
    for playout in random_games("suk", 200)[::9]:
        data = game.dump(playout.states[len(playout.moves) // 2])
        for name in data:
            if name not in ("game", "version", "players", "options", "finished", "game_number"):
                partial = {other: value for other, value in data.items() if other != name}
                assert broken(game.load(partial)) == [], name


def test_cards_unsaid_are_drawn_beside_those_named_or_chosen() -> None:
    one = table(options={"advanced": True}, deep=["nebula"])
    assert one.deep[0] == "nebula" and len(set(one.deep)) == 2
    chosen = table(options={"advanced": True, "cards": ["quasar"]}, deep=["nebula"])
    assert chosen.deep == ("nebula", "quasar")
    assert table(options={"advanced": True, "cards": ["quasar", "pulsar"]}).deep == ("quasar", "pulsar")


def test_under_customs_some_tile_was_the_last() -> None:
    holds = [{"a1": "engine-Y"}, {"a1": "engine-P"}]
    state = table(options={"advanced": True}, deep=["customs", "pulsar"], holds=holds)
    assert game.view(state, None)["customs"] in ("yellow", "purple")
    assert table(options={"advanced": True}, deep=["customs", "pulsar"]).last_taken == -1


def marks(state: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = game.view(state, None)["composed"]
    return found


@pytest.mark.parametrize("ring", ["WW" + "." * 22, "W" + "." * 22 + "W", "WGWG" + "." * 20])
def test_a_ring_that_no_game_leads_to_is_marked(ring: str) -> None:
    assert marks(table(ring)) == [{"what": "ring"}]


def test_ion_storm_allows_equal_neighbours_but_not_only_equal_ones() -> None:
    storm = {"options": {"advanced": True}, "deep": ["ion_storm", "pulsar"]}
    assert marks(table("WWG" + "." * 21, **storm)) == []
    assert marks(table("WW" + "." * 22, **storm)) == [{"what": "ring"}]


def test_a_hold_in_pieces_is_marked_unless_there_is_no_gravity() -> None:
    apart = [{"a1": "engine-Y", "a2": "robot-R"}, {"a1": "engine-P", "d3": "plant-Y"}]
    assert marks(table(holds=apart)) == [{"what": "hold", "seat": 1}]
    free = table(holds=apart, options={"advanced": True}, deep=["zero_gravity", "pulsar"])
    assert marks(free) == []


def placed_anywhere(words: set[str], storm: bool) -> set[str]:
    """Every order of colours along the ring that one more placement by R12 can lead to."""
    return {
        word[:at] + colour + word[at:]
        for word in words
        for at in range(len(word) + 1)
        for colour in "WGK"
        if not word or (colour != word[at % len(word)] and (storm or colour != word[at - 1]))
    }


@pytest.mark.parametrize("storm", [False, True])
def test_d1_d4_the_rings_marked_are_exactly_those_that_placing_never_leads_to(storm: bool) -> None:
    words = {""}
    for length in range(1, 8):
        words = placed_anywhere(words, storm)
        every = {"".join(word) for word in product("WGK", repeat=length)}
        assert {word for word in every if can_arise(word.ljust(24, "."), storm)} == words


@pytest.mark.parametrize("players", [2, 3])
def test_a_ring_that_is_completed_is_one_that_play_leads_to(players: int) -> None:
    tiles = iter(TILE_IDS)
    holds: list[dict[str, str]] = [{} for _ in range(players)]
    cells = [f"{column}{row}" for row in "123" for column in ("abcd" if row != "2" else "dcba")]
    for number in range(22):
        state = table(players=players, holds=holds)
        assert {"what": "ring"} not in marks(state), number
        holds[number % players][cells[number // players]] = next(tiles)


@pytest.mark.parametrize("storm", [False, True])
@pytest.mark.parametrize(
    "left", [({"white": 1}, {}), ({"grey": 2}, {"grey": 1}), ({"white": 1}, {"black": 2})]
)
def test_r20_a_game_said_to_be_over_gets_a_ring_on_which_nobody_can_place(
    left: tuple[dict[str, int], ...], storm: bool
) -> None:
    """The transports left must find the same colour beside every gap; under Ion Storm on its higher side."""
    options = {"advanced": True, "cards": ["ion_storm"]} if storm else {}
    hands = [dict.fromkeys(("white", "grey", "black"), 0) | hand for hand in left]
    if storm and len({colour for hand in left for colour in hand}) > 1:
        with pytest.raises(BadPosition):
            table(hands=hands, turn=None, options=options)
        return
    state = table(hands=hands, turn=None, options=options)
    assert game.to_act(state) is None and broken(state) == []
    assert can_arise(state.ring, storm)


def test_r20_holds_and_an_end_are_enough_for_ring_and_hands() -> None:
    three = list(TILE_IDS)
    holds = [{f"{column}{row}": three.pop() for row in "12" for column in "abcd"} for _ in range(2)]
    holds.append({cell: three.pop() for cell in ("a1", "b1", "c1", "d1", "a2", "b2")})
    state = table(players=3, holds=holds, turn=None)
    assert game.to_act(state) is None and broken(state) == []
    assert sum(map(sum, state.hands)) == 2
