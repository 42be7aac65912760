"""Positions: dumped, sent as JSON and loaded they are the same; nothing is gained or lost on the way."""

import json
from typing import Any

import pytest

from pyapp.core.refusals import BadPosition
from pyapp.core.rng import Rng
from tests.contract.sampling import moments, running
from tests.playing import AnyGame, Playout, own_module

SET_UP = ("game", "version", "players", "options")


def through_json(data: Any) -> Any:
    return json.loads(json.dumps(data))


def test_a_dumped_position_loads_to_an_equal_state(playouts: tuple[Playout, ...]) -> None:
    for moment in moments(playouts):
        game, state = moment.playout.game, moment.state
        loaded = game.load(through_json(game.dump(state)))
        assert loaded == state, moment
        assert game.digest(loaded) == game.digest(state), moment


def test_a_loaded_game_goes_on_the_same(playouts: tuple[Playout, ...]) -> None:
    """From one moment of each game to its end, from the others for a hundred moves; every move of it is compared."""
    to_the_end: set[int] = set()
    for moment in running(playouts, every=60):
        game, playout = moment.playout.game, moment.playout
        state = game.load(through_json(game.dump(moment.state)))
        most = 100 if playout.seed in to_the_end else len(playout.moves)
        to_the_end.add(playout.seed)
        for number, move in enumerate(playout.moves[moment.number :][:most], moment.number + 1):
            state = game.play(state, str(move))
            assert state == playout.states[number], moment
        assert game.digest(state) == game.digest(playout.states[number]), moment


def test_different_positions_have_different_digests(playouts: tuple[Playout, ...]) -> None:
    for playout in playouts[::3]:
        digests = {playout.game.digest(state) for state in playout.states}
        assert len(digests) == len(playout.states), playout


def test_a_position_names_its_game_and_its_version(playouts: tuple[Playout, ...]) -> None:
    for moment in moments(playouts, every=500):
        game, data = moment.playout.game, moment.playout.game.dump(moment.state)
        assert data["game"] == game.slug and data["version"] == 1
        assert data["players"] == moment.playout.setup.players
        assert data["options"] == through_json(dict(moment.playout.setup.options))


def test_every_field_of_a_position_is_missed_or_completed(playouts: tuple[Playout, ...]) -> None:
    """A field that makes no difference at all would be one that `load` forgets to read."""
    for moment in running(playouts, every=700):
        game, data = moment.playout.game, moment.playout.game.dump(moment.state)
        for name in data:
            spoilt = {**data, name: {"no such": ["value"]}}
            with pytest.raises(BadPosition) as problem:
                game.load(spoilt)
            assert problem.value.field.startswith(name), (name, problem.value)


def test_unknown_fields_are_named(game: AnyGame) -> None:
    for data in ({"no_such_field": 1}, {**game.dump(game.new()), "no_such_field": None}):
        with pytest.raises(BadPosition) as problem:
            game.load(data)
        assert problem.value.field == "no_such_field"
        assert problem.value.key == "position.unknown_field"


@pytest.mark.parametrize("data", [None, [], "position", 7, True, {1: 2}, [["game", "suk"]]])
def test_what_is_no_object_is_no_position(game: AnyGame, data: Any) -> None:
    with pytest.raises(BadPosition) as problem:
        game.load(data)
    assert problem.value.field == "position"


def test_other_games_and_other_versions_are_named(game: AnyGame) -> None:
    for name, value in (("game", "chess"), ("version", 99), ("players", 99), ("options", {"x": 1})):
        with pytest.raises(BadPosition) as problem:
            game.load({name: value})
        assert problem.value.field == name


def test_an_empty_position_is_a_table_ready_to_play(game: AnyGame) -> None:
    for players in game.players:
        for seed in range(20):
            state = game.load({"players": players, "seed": seed})
            assert game.moves(state)
            assert own_module(game.slug, "invariants").broken(state) == []


def test_what_a_position_leaves_out_is_completed(playouts: tuple[Playout, ...]) -> None:
    """Any field of any reachable position may be left out, and any two."""
    for moment in moments(playouts, every=40):
        game, data = moment.playout.game, moment.playout.game.dump(moment.state)
        rng = Rng(moment.number)
        together = own_module(game.slug, "invariants").LEFT_OUT_TOGETHER
        for _ in range(6):
            left_out = set(rng.sample([name for name in data if name not in SET_UP], 2))
            for group in together:
                if left_out & group:
                    left_out |= group
            partial = {name: value for name, value in data.items() if name not in left_out}
            state = game.load({**partial, "seed": moment.number})
            assert own_module(game.slug, "invariants").broken(state) == [], (left_out, str(moment))


def test_the_seed_decides_what_is_completed(game: AnyGame) -> None:
    deals = {game.digest(game.load({"seed": seed})) for seed in range(50)}
    assert len(deals) == 50
    assert game.digest(game.load({"seed": 4})) == game.digest(game.load({"seed": 4}))


def test_nothing_is_gained_or_lost(playouts: tuple[Playout, ...]) -> None:
    """Every game's own room says what must always hold: `tests/<room>/invariants.py`."""
    for moment in moments(playouts):
        broken = own_module(moment.playout.game.slug, "invariants").broken
        assert broken(moment.state) == [], moment
