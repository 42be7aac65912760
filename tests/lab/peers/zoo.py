"""PettingZoo's own tests on the environments of a title: `zoo.py SLUG`."""

import sys
import warnings
from functools import partial
from types import SimpleNamespace

from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from pyapp import GAMES
from pyapp.core.rng import Rng
from pyapp.lab import zoo

SLUG = sys.argv[1]
# Both are said of every environment with action masks that isn't one of PettingZoo's own.
KNOWN = ("should be gymnasium.spaces.box", "is not a NumPy array")


def api() -> None:
    """At the smallest and the largest table; its warnings are faults, but for two."""
    for players in (GAMES[SLUG].players[0], GAMES[SLUG].players[-1]):
        with warnings.catch_warnings(record=True) as said:
            warnings.simplefilter("always")
            api_test(zoo.env(SLUG, players), num_cycles=40)
        others = [str(one.message) for one in said if not any(word in str(one.message) for word in KNOWN)]
        assert not others, others


def cycles() -> None:
    """It draws actions without asking what is legal, of all agents at once."""
    made = partial(zoo.parallel_env, SLUG, 2, illegal="replace")
    max_cycles_test(
        SimpleNamespace(
            parallel_env=made, env=lambda max_cycles: parallel_to_aec(made(max_cycles=max_cycles))
        )
    )


def to_the_end(illegal: bool) -> dict[str, float]:
    """Rewards of a whole game by chance; with `illegal`, its first action isn't legal."""
    env, rng = zoo.env(SLUG, 2), Rng(3)
    env.reset(seed=3)
    total = dict.fromkeys(env.possible_agents, 0.0)
    table = env.unwrapped.table
    for agent in env.agent_iter():
        _, reward, over, _, _ = env.last(observe=False)
        total[agent] += reward
        legal = [] if over else table.legal()
        wrong = next(number for number in range(len(table.words)) if number not in legal)
        env.step(None if over else wrong if illegal else rng.choice(legal))
    return total


api()
seed_test(partial(zoo.env, SLUG), num_cycles=40)
cycles()
render_test(partial(zoo.env, SLUG))
rewards = to_the_end(illegal=False)
assert sorted(rewards.values()) in ([-1, 1], [0, 0], [-1, -1], [1, 1]), rewards
assert sorted(to_the_end(illegal=True).values()) == [-1, 0]
print("passed")
