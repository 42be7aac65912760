"""Setting up: what is declared can be chosen, what isn't is refused, what isn't said takes its default."""

import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from pyapp import GAMES
from pyapp.core.options import Setup, idle_options
from pyapp.core.refusals import BadSetup
from pyapp.core.rng import Rng
from tests.playing import AnyGame, Playout, any_options, any_value, played, told_whole

ROOT = Path(__file__).parents[2]
BOARDS = ROOT / "static/js/boards"


def test_a_game_is_found_under_its_slug_and_in_display_order(game: AnyGame) -> None:
    assert GAMES[game.slug] is game
    assert [GAMES[slug].order for slug in GAMES] == sorted(GAMES[slug].order for slug in GAMES)
    assert len(list(GAMES)) == len(GAMES)


@pytest.mark.parametrize("slug", ["", "chess", "suk ", "Suk", "pocket_mars", "..", "core", "sük"])
def test_other_slugs_are_no_games(slug: str) -> None:
    assert slug not in GAMES


def test_every_option_has_a_default_that_may_be_chosen(game: AnyGame) -> None:
    defaults = {name: spec["default"] for name, spec in game.options.items()}
    for players in game.players:
        silent = game.new(players=players, seed=3)
        spoken = game.new(players=players, seed=3, **defaults)
        assert game.digest(silent) == game.digest(spoken)
        assert dict(silent.setup.options) == dict(spoken.setup.options)


def test_without_a_player_count_the_smallest_is_taken(game: AnyGame) -> None:
    assert game.new().setup.players == game.players[0]
    assert game.digest(game.new()) == game.digest(game.new(players=game.players[0], seed=0))


def test_every_combination_of_options_that_is_drawn_can_be_set_up(game: AnyGame) -> None:
    for seed in range(60):
        options = any_options(game, Rng(seed))
        for players in game.players:
            state = game.start(game.setup(players, options), seed)
            assert game.to_act(state) is not None
            assert state.setup.players == players


@pytest.mark.parametrize("players", [-1, 0, 100, True, False, 2.0, "2", [2], {}, float("nan")])
def test_other_player_counts_are_refused(game: AnyGame, players: Any) -> None:
    with pytest.raises(BadSetup) as problem:
        game.new(players=players)
    assert problem.value.key == "setup.players"
    assert problem.value.params == {"low": game.players[0], "high": game.players[-1]}


def test_unknown_options_are_refused_by_name(game: AnyGame) -> None:
    with pytest.raises(BadSetup) as problem:
        game.new(no_such_option=True)
    assert problem.value.key == "setup.unknown_option"
    assert problem.value.params == {"option": "no_such_option"}


@pytest.mark.parametrize("value", [None, 7.5, "no such value", [], ["x", "x"], {}, -(10**9)])
def test_values_that_an_option_does_not_offer_are_refused_by_name(game: AnyGame, value: Any) -> None:
    for name, spec in game.options.items():
        if value == [] and spec.get("minItems") == 0:
            continue  # nothing chosen is a choice, too
        with pytest.raises(BadSetup) as problem:
            game.new(**{name: value})
        assert problem.value.key == "setup.bad_option"
        assert problem.value.params == {"option": name}


class Watched(dict[str, Any]):
    """Options that remember which of them were asked for."""

    def __init__(self, options: Mapping[str, Any], asked: set[str]) -> None:
        super().__init__(options)
        self.asked = asked

    def __getitem__(self, name: str) -> Any:
        self.asked.add(name)
        return super().__getitem__(name)


def test_no_option_is_a_switch_that_nothing_reads(game: AnyGame) -> None:
    """Rules and views ask for it in the course of games, or else the board does."""
    if game.stage != "complete":
        return
    asked: set[str] = set()
    for seed in range(24):
        rng = Rng(seed)
        setup = game.setup(rng.choice(list(game.players)), any_options(game, rng))
        state = game.start(Setup(setup.players, Watched(setup.options, asked)), seed)
        for _ in range(300):
            if game.to_act(state) is None:
                break
            state = game.play(state, rng.choice(game.moves(state)))
        assert game.view(state, None) and (game.result(state) is None or not game.moves(state))
    scripts = "".join(file.read_text("utf-8") for file in (BOARDS / game.slug).rglob("*.js"))
    assert {
        name for name in set(game.options) - asked if not re.search(rf"\boptions\.{name}\b", scripts)
    } == set()


def test_options_that_mean_nothing_are_refused_by_name(game: AnyGame) -> None:
    """Each option alone, with every number of players: it counts where its `when` says so."""
    defaults = {name: spec["default"] for name, spec in game.options.items()}
    for name, spec in game.options.items():
        drawn = (any_value(spec, Rng(seed)) for seed in range(40))
        plain = (tuple(value) if isinstance(value, list) else value for value in drawn)
        value = next((value for value in plain if value != spec["default"]), None)
        for players in game.players if value is not None else ():
            chosen = {**defaults, name: value, "players": players}
            means = any(
                all(chosen[other] in values for other, values in wanted.items())
                for wanted in spec.get("when", [{}])
            )
            one: dict[str, Any] = {name: value}
            setup = game.setup(players, one)
            assert idle_options(game.options, setup) == ([] if means else [name])
            if means:
                assert game.new(players=players, **one).setup == setup
            else:
                with pytest.raises(BadSetup) as problem:
                    game.new(players=players, **one)
                assert (problem.value.key, problem.value.params) == ("setup.idle_option", {"option": name})


@pytest.mark.parametrize("seed", [None, "7", 1.0, True, [1], 1 << 64, -(1 << 64)])
def test_a_seed_is_a_whole_number_of_at_most_64_bits(game: AnyGame, seed: Any) -> None:
    with pytest.raises(BadSetup) as problem:
        game.new(seed=seed)
    assert problem.value.key == "setup.seed"


@pytest.mark.parametrize("seed", [0, -1, 1, 12345678901234567890, (1 << 64) - 1, 1 - (1 << 64)])
def test_any_such_seed_gives_a_game_that_can_be_written_down(game: AnyGame, seed: int) -> None:
    from pyapp.record import Record

    record = Record.new(game.slug, seed=seed)
    again = Record.parse(record.text())
    assert game.digest(again.state) == game.digest(record.state)


def test_the_same_seed_gives_the_same_game(game: AnyGame, playouts: tuple[Playout, ...]) -> None:
    for playout in playouts[::4]:
        again = played(game, playout.setup, playout.seed)
        assert [str(move) for move in again.moves] == [str(move) for move in playout.moves]
        assert list(map(game.digest, again.states)) == list(map(game.digest, playout.states))
        assert again.events == playout.events


def test_different_seeds_give_different_games(game: AnyGame) -> None:
    for players in game.players:
        deals = {game.digest(game.new(players=players, seed=seed)) for seed in range(100)}
        assert len(deals) == 100


TELL = "import sys; from tests.playing import told_whole; print(told_whole(sys.argv[1]))"


def test_the_same_seed_gives_the_same_game_in_every_process(game: AnyGame) -> None:
    """The order of sets and dicts of texts changes with PYTHONHASHSEED: no game may notice."""
    other = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"
    elsewhere = subprocess.run(
        [sys.executable, "-c", TELL, game.slug],
        env={**os.environ, "PYTHONHASHSEED": other, "PYTHONPATH": str(ROOT)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert elsewhere.strip() == told_whole(game.slug) != ""
