"""OpenSpiel's own tests on a title, and its searches at a table of ours: `spiel.py SLUG`."""

import random
import sys
import zlib
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import generate_playthrough

from pyapp import GAMES
from pyapp.lab import guest, spiel

SLUG = sys.argv[1]
GAME = GAMES[SLUG]
SEARCHES = ["mcts", "ismcts"] if GAME.secrets else ["mcts"]


def sampler() -> Any:
    return pyspiel.UniformProbabilitySampler(0.0, 1.0)


def played(title: Any, seed: int) -> list[Any]:
    """The states of a game by chance; the same seed gives the same game."""
    spiel.seed(seed)
    state, rng, found = title.new_initial_state(), random.Random(seed), []
    while not state.is_terminal():
        found.append(state.clone())
        actions = [0] if state.is_chance_node() else state.legal_actions()
        state.apply_action(rng.choice(actions))
    return [*found, state]


def its_own_tests() -> None:
    """At a game by chance; Martians!!! alone, whose games of several by chance take thousands of moves."""
    players = 1 if SLUG == "martians" else 2
    title = pyspiel.load_game(f"{spiel.name_of(SLUG)}(players={players})")
    # OpenSpiel can't save the chance of games written in Python; `saved_and_read` looks at saved states.
    pyspiel.random_sim_test(title, num_sims=1, serialize=False, verbose=False)
    playthrough(title)


OPTIONS: dict[str, dict[str, Any]] = {
    "mechanics": {"mechanisms": "custom", "custom": ("x_ray_goggles", "pneumatic_post"), "first": "2"},
    "automobiles": {"cards": "chosen", "track": "monza", "laps": "1", "blue": "15"},
    "suk": {"advanced": True, "cards": ("pulsar",), "hull": "octagon"},
    "pocket-mars": {"draft": True},
    "martians": {"mode": "cooperative", "figures": "90", "copies": "2"},
}


def options_are_parameters() -> None:
    """A game's name holds its whole set-up, and is read back to it."""
    title = spiel.load(SLUG, 2, **OPTIONS[SLUG])
    assert title.table.setup == GAME.setup(2, OPTIONS[SLUG])
    again = pyspiel.load_game(str(title))
    assert str(again) == str(title)
    state = again.new_initial_state()
    state.apply_action(0)
    assert state.at.table.setup == title.table.setup


def returns_add_up(states: list[Any]) -> None:
    last = states[-1].returns()
    together = len(set(last)) == 1 and last[0] in (-1, 1)
    assert together or abs(sum(last)) < 1e-9, last
    assert all(state.returns() == [0.0] * len(last) for state in states[:-1])


def saved_and_read(states: list[Any]) -> None:
    """A state comes back from its text with all that the seats remember."""
    title = states[0].get_game()
    for state in states[1 :: max(1, len(states) // 5)]:
        again = title.deserialize_state(state.serialize())
        assert str(again) == str(state) and again.history() == state.history()
        for seat in range(title.num_players()):
            assert again.information_state_string(seat) == state.information_state_string(seat)


def nobody_sees_more(states: list[Any]) -> None:
    """What a seat can't know changes neither its strings nor its tensors nor its choices."""
    for state in states[1 :: max(1, len(states) // 12)]:
        for seat in range(state.get_game().num_players()):
            other = state.resample_from_infostate(seat, sampler())
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            if state.current_player() == seat:
                assert other.legal_actions() == state.legal_actions()


def nothing_is_forgotten(states: list[Any]) -> None:
    """At its own choices a seat never knows twice the same: what it chose before is in it."""
    for seat in range(states[0].get_game().num_players()):
        own = [state.information_state_string(seat) for state in states if state.current_player() == seat]
        assert len(set(own)) == len(own) > 0


def tersely(tensor: Any, label: str) -> list[str]:
    """A tensor by its checksum: OpenSpiel rounds the 8,192 numbers one by one, which takes a minute a game."""
    return [f"{label}: {zlib.crc32(np.asarray(tensor).tobytes())}"]


def playthrough(title: Any) -> None:
    """OpenSpiel's record of a whole game, the same each time, with every state and what each seat knows of it."""
    told = []
    for _ in range(2 if SLUG == "suk" else 1):
        spiel.seed(5)
        told.append(generate_playthrough.playthrough(str(title), [], seed=5))
    assert told[0] == told[-1] and "# Apply action" in told[0] and "IsTerminal() = True" in told[0]


def searches(states: list[Any]) -> None:
    """At some choices of a game: a legal move, in time."""
    choices = [state for state in states if state.current_player() >= 0 and not state.at.begun]
    for kind in SEARCHES:
        for state in choices[3 :: max(1, len(choices) // 4)]:
            seat, before = state.current_player(), str(state)
            move = guest.searched(kind, state.clone(), seat, 0.2, lambda: False)
            assert GAME.why_not(state.at.state, move) is None
            assert str(state) == before


def chance_is_drawn() -> None:
    """The same choices lead to different games, but in an imagined table to the same one."""
    title = spiel.load(SLUG, 2)
    deals = [title.new_initial_state() for _ in range(5)]
    for state in deals:
        state.apply_action(0)
    assert len({str(state) for state in deals}) == 5
    imagined = deals[0].resample_from_infostate(0, sampler())
    ends = set()
    for _ in range(3):
        state, rng = imagined.clone(), np.random.RandomState(1)
        for _ in range(60):
            if state.is_terminal():
                break
            state.apply_action(0 if state.is_chance_node() else int(rng.choice(state.legal_actions())))
        ends.add(str(state))
    assert len(ends) == 1


generate_playthrough._format_tensor = tersely
title = spiel.load(SLUG, 2)
assert title.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
options_are_parameters()
its_own_tests()
states = played(title, 3)
assert [str(state) for state in played(title, 3)[:50]] == [str(state) for state in states[:50]]
returns_add_up(states)
short = states[:300]
saved_and_read(short)
nobody_sees_more(short)
nothing_is_forgotten(short)
searches(short)
chance_is_drawn()
print("passed")
