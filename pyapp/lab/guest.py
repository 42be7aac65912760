"""OpenSpiel's tree searches as a player of the arena, told what its seat sees and nothing else.

    python -m pyapp arena suk --seats 'normal,"exec:python -m pyapp.lab.guest mcts"' --seconds 1

`mcts` searches whole tables: where something is hidden, several that are drawn anew. `ismcts` searches what the seat
can tell apart, for titles with secrets. Both play on by chance for a while, then ask how our own players judge it.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from .. import __version__
from ..ai.chances import chances
from ..core.rng import Rng
from ..engines.lines import GREETING, SEEN, Lines, parted
from ..games import GAMES
from . import outcome, spiel

PLAYED_ON = 40  # moves by chance before the table is judged
MIDDLE = 0.5  # nobody knows how long a game still takes; judged as if half of it were over
FIRST = 8  # simulations of the first look, which also tells how quick they are
LOOKS, MOST = 4, 5_000  # tables drawn anew for each choice at least; simulations in each at most
SHARE = 0.8  # of its time that it plans to use
CURIOUS = 1.4  # how far it tries what looks worse


class Judge:
    """What the searches ask: which choices there are, and how a table stands for every seat."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = [0] if state.is_chance_node() else state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]

    def evaluate(self, state: Any) -> Any:
        game, _, _ = state.at.table
        table = state.at.state
        for _ in range(PLAYED_ON):
            if game.to_act(table) is None:
                break
            table = game.after(table, self._rng.choice(game.moves(table)))
        result = game.result(table)
        if result is not None:
            return np.array(outcome.returns(result))
        alone = together(game.slug, table.setup.players, tuple(table.setup.options.items()))
        found = chances(game, table, MIDDLE, alone)
        seats = table.setup.players
        if alone:
            return np.array([2 * found[0] - 1] * seats)
        return np.array([(seats * chance - 1) / (seats - 1) for chance in found])


@cache
def together(slug: str, players: int, options: tuple[tuple[str, Any], ...]) -> bool:
    """Do the seats play against the game? Some game of this set-up, played to its end, says so."""
    game, rng = GAMES[slug], Rng(1)
    state = game.new(players, 1, **dict(options))
    while game.to_act(state) is not None:
        state = game.after(state, rng.choice(game.moves(state)))
    result = game.result(state)
    return result is not None and result.won is not None


def searched(kind: str, state: Any, seat: int, seconds: float, stop: Callable[[], bool]) -> str:
    """The move that the search visits most; a move that is spelt is searched number by number."""
    chance, ends = random.Random(), time.perf_counter() + SHARE * seconds
    while state.at.turn == seat:
        legal = state.legal_actions()
        number = legal[0]
        if len(legal) > 1:
            left = (ends - time.perf_counter()) / (state.at.table.words.longest - len(state.at.begun))
            number = _best(kind, state, seat, left, stop, chance)
        spelt = (*state.at.begun, number)
        text: str | None = state.at.table.words.text(spelt)
        if text is not None:
            return text
        state.apply_action(number)
    raise AssertionError("it was the seat's turn")


def _best(
    kind: str, state: Any, seat: int, seconds: float, stop: Callable[[], bool], chance: random.Random
) -> int:
    ends, simulations, visits = time.perf_counter() + seconds, FIRST, Counter[int]()
    for _ in range(2 * LOOKS):
        before = time.perf_counter()
        visits.update(LOOK[kind](state, seat, simulations, chance))
        now = time.perf_counter()
        each = (now - before) / simulations
        simulations = min(MOST, int(min(ends - now, seconds / LOOKS) / each))
        if simulations < FIRST or stop():
            break
    legal: list[int] = state.legal_actions()
    return max(legal, key=lambda number: visits[number])


def _by_tables(state: Any, seat: int, simulations: int, chance: random.Random) -> Counter[int]:
    """MCTS on one table that the seat can't tell from the true one, what chance will bring being settled."""
    table = state.resample_from_infostate(seat, chance.random)
    generator = np.random.RandomState(chance.getrandbits(32))
    bot = mcts.MCTSBot(
        state.get_game(), CURIOUS, simulations, Judge(chance.getrandbits(32)), random_state=generator
    )
    root = bot.mcts_search(table)
    return Counter({child.action: child.explore_count for child in root.children})


def _by_knowledge(state: Any, _: int, simulations: int, chance: random.Random) -> Counter[int]:
    """IS-MCTS: a new table for each simulation, one tree of what the seats can tell apart."""
    generator = np.random.RandomState(chance.getrandbits(32))
    bot = ismcts.ISMCTSBot(
        state.get_game(),
        Judge(chance.getrandbits(32)),
        CURIOUS,
        simulations,
        random_state=generator,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.NORMALIZED_VISITED_COUNT,
        allow_inconsistent_action_sets=True,
    )
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, chance.random))
    return Counter({action: round(share * simulations) for action, share in bot.run_search(state)})


LOOK = {"mcts": _by_tables, "ismcts": _by_knowledge}


def main() -> None:
    words = argparse.ArgumentParser(prog="python -m pyapp.lab.guest")
    words.add_argument("search", choices=list(LOOK))
    kind = words.parse_args().search
    lines, waiting = Lines(sys.stdin), list[str]()

    def stop() -> bool:
        while (line := lines.next(0)) is not None:
            waiting.append(line)
        return "stop" in waiting or lines.over

    state: Any = None
    while (line := waiting.pop(0) if waiting else lines.next()) is not None:
        word, rest = parted(line)
        if word == "quit":
            return
        if word == "regolo":
            games = (slug for slug, game in GAMES.items() if kind == "mcts" or game.secrets)
            for said in (
                f"id name OpenSpiel {kind}, Regolo {__version__}",
                *(f"game {slug}" for slug in games),
            ):
                print(said)
            print(f"deals 1\n{GREETING}", flush=True)
        elif word == "ping":
            print(f"pong {rest}".rstrip(), flush=True)
        elif word == "position":
            try:
                state = told(rest)
            except (ValueError, TypeError, KeyError, IndexError) as reason:
                state = None
                print(f"error this position can't be read ({type(reason).__name__})", flush=True)
        elif word == "go" and state is None:
            print("error there is no position", flush=True)
        elif word == "go":
            seconds = float(parted(rest)[1] or 10)
            seat = state.at.turn
            print(f"bestmove {searched(kind, state.clone(), seat, seconds, stop)}", flush=True)
            waiting[:] = [line for line in waiting if line != "stop"]


def told(rest: str) -> Any:
    """The state of `position seen {...}`: one of the tables that the seat can't tell from the true one."""
    what, data = parted(rest)
    given = json.loads(data)
    if what != SEEN or not given["deals"]:
        raise ValueError(what)
    game = GAMES[given["game"]]
    table = game.load(given["deals"][0])
    title = spiel.load(game.slug, table.setup.players, **table.setup.options)
    return spiel.State(title, table)


if __name__ == "__main__":
    main()
