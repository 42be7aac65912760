"""`bench tune`: weights found by name, changed in a twin only, kept where they win."""

import pytest

from pyapp import GAMES
from tools.bench import tune
from tools.env.console import Trouble

GAME = GAMES["mechanics"]


def test_weights_are_named_numbers() -> None:
    names = [str(weight) for weight in tune.weights(tune.twin(GAME))]
    assert {"PATIENCE", "PAIR[1]"} <= set(names) and "PAIR[0]" not in names and "THREATENED" not in names
    with pytest.raises(Trouble):
        tune.weights(tune.twin(GAME), "NO_SUCH")


def test_a_twin_has_weights_of_its_own() -> None:
    one, other = tune.twin(GAME), tune.twin(GAME)
    (weight,) = tune.weights(one, "PATIENCE")
    state = GAME.play(GAME.new(2, 1), GAME.moves(GAME.new(2, 1))[0])
    weight.put(one, 9.0)
    assert weight.of(other) == weight.of(tune.twin(GAME)) != 9.0
    assert one.ADVISOR.value(state, 0) != other.ADVISOR.value(state, 0) == GAME.advisor().value(state, 0)


def test_a_senseless_weight_loses_and_a_sensible_one_is_kept() -> None:
    blind = tune.twin(GAME)
    for weight in tune.weights(blind, "NEAREST,PAIR,SINGLE,AGAIN"):
        weight.put(blind, -1.0)
    wins, games = tune.duel(GAME, tune.twin(GAME), blind, 2, 120, 1)
    assert games < 120 and wins > 0.7 * games
    tried = list(tune.search(GAME, 2, 8, 1, "PATIENCE"))
    assert len(tried) == 3 and tried[0].startswith("PATIENCE 0.3 -> 0.405: ")
