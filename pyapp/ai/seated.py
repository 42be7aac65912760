"""Who sits at a table of the arena: levels, chance, and programs, each asked for a move when it is its turn."""

import time
from collections.abc import Sequence
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Self

from ..core.game import Game
from ..core.rng import Rng
from ..engines.program import MARK, SECONDS, Fault, Program, is_program
from .thinking import choose

__all__ = ["MARK", "RANDOM", "SECONDS", "Players", "is_program"]

RANDOM = "random"
STANDS_IN = "normal"  # plays on for a program that failed
# Of our own players only the processor's seconds count, so that a busy machine looks no weaker.
clock = getattr(time, "thread_time", time.process_time)


class Players:
    """The players of one game; programs run from its first move to its last."""

    def __init__(
        self, game: Game[Any, Any, Any], state: Any, names: Sequence[str], seed: int, budget: float
    ) -> None:
        self.game, self.names, self.budget = game, names, budget
        self.seconds: list[list[float]] = [[] for _ in names]
        self.faults = [""] * len(names)
        self._rng, self._moves = Rng(seed), 0
        self._programs: dict[int, Program] = {}
        self._stack = ExitStack()
        for player in filter(lambda player: names[player].startswith(MARK), range(len(names))):
            try:
                self._start(player, state)
            except Fault as fault:
                self._failed(player, fault)

    def _start(self, player: int, state: Any) -> None:
        program = self._stack.enter_context(Program(self.names[player]))
        program.greet()
        program.new(self.game, state)
        self._programs[player] = program

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, raised: object, trace: TracebackType | None) -> None:
        self._stack.close()

    def move(self, player: int, state: Any) -> Any:
        """The move of the player whose turn it is."""
        self._moves += 1
        if player in self._programs:
            begun = time.perf_counter()
            try:
                return self._programs[player].choose(self.game, state, self.budget)
            except Fault as fault:
                self._failed(player, fault)
            finally:
                self.seconds[player].append(time.perf_counter() - begun)
        name = self.names[player]
        begun = clock()
        move = self._rng.choice(self.game.moves(state)) if name == RANDOM else self._thought(name, state)
        if not self.faults[player]:
            self.seconds[player].append(clock() - begun)
        return move

    def _thought(self, name: str, state: Any) -> Any:
        return choose(self.game, state, STANDS_IN if name.startswith(MARK) else name)

    def _failed(self, player: int, fault: Fault) -> None:
        if player in self._programs:
            self._programs.pop(player).close()
        self.faults[player] = f"{fault} at move {self._moves}"
