"""Better weights for a game's advisor, by play against itself: one weight after the other, a little up or down."""

import argparse
import importlib.util
import sys
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from pyapp import GAMES
from pyapp.ai.arena import interval
from pyapp.core.rng import Rng
from pyapp.games import AnyGame
from tools.env.console import Trouble

STEPS = (1.35, 0.75)
FEW = 80  # games before an interval is looked at


def run(words: list[str]) -> int:
    asked = argparse.ArgumentParser(prog="python build.py bench tune", description=__doc__)
    asked.add_argument("game", choices=list(GAMES))
    asked.add_argument(
        "--weights", default="", help="names in advisor.py, with commas between; otherwise all"
    )
    asked.add_argument("--games", type=int, default=600, help="at most, for each change")
    asked.add_argument("--players", type=int, default=0, help="seats; otherwise as few as can be rivals")
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args(words)
    game = GAMES[given.game]
    players = given.players or max(2, game.players[0])
    for found in search(game, players, given.games, given.seed, given.weights):
        print(found, flush=True)
    return 0


@dataclass(frozen=True, slots=True)
class Weight:
    """A number of the advisor, or one of a row of numbers."""

    name: str
    at: int | None = None

    def __str__(self) -> str:
        return self.name if self.at is None else f"{self.name}[{self.at}]"

    def of(self, advisor: ModuleType) -> float:
        value = getattr(advisor, self.name)
        return float(value if self.at is None else value[self.at])

    def put(self, advisor: ModuleType, number: float) -> None:
        value: Any = number
        if self.at is not None:
            row = getattr(advisor, self.name)
            value = (*row[: self.at], number, *row[self.at + 1 :])
        setattr(advisor, self.name, value)


def weights(advisor: ModuleType, only: str = "") -> list[Weight]:
    """Every number with a name in capitals that isn't nothing; whole numbers are rules rather than weights."""
    found: list[Weight] = []
    for name, value in vars(advisor).items():
        if not name.isupper():
            continue
        if isinstance(value, float) and value:
            found.append(Weight(name))
        elif isinstance(value, tuple) and value and all(isinstance(each, float) for each in value):
            found += [Weight(name, at) for at, each in enumerate(value) if each]
    if unknown := set(filter(None, only.split(","))) - {weight.name for weight in found}:
        raise Trouble(f"advisor.py has no weight {sorted(unknown)[0]}.")
    return [weight for weight in found if not only or weight.name in only.split(",")]


def twin(game: AnyGame) -> ModuleType:
    """The advisor's module once more, with weights and memory of its own."""
    original = sys.modules[type(game.advisor()).__module__]
    spec = importlib.util.spec_from_file_location(
        f"{original.__name__}_{len(sys.modules)}", original.__file__
    )
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def search(game: AnyGame, players: int, games: int, seed: int, only: str) -> Any:
    """Lines to read: every change that was tried, and whether it is kept."""
    kept = twin(game)
    for weight in weights(kept, only):
        for step in STEPS:
            tried, before = twin(game), weight.of(kept)
            for other in weights(kept):
                other.put(tried, other.of(kept))
            weight.put(tried, round(before * step, 3))
            wins, played = duel(game, tried, kept, players, games, seed)
            low, high = interval(wins, played)
            better = low > 1 / players
            told = f"{weight} {before:g} -> {weight.of(tried):g}: {wins / played:.3f} of {played}"
            yield f"{told} ({low:.3f} - {high:.3f})" + (", kept" if better else "")
            if better:
                kept = tried
                break
    yield ", ".join(f"{weight} = {weight.of(kept):g}" for weight in weights(kept, only))


def duel(
    game: AnyGame, own: ModuleType, others: ModuleType, players: int, games: int, seed: int
) -> tuple[float, int]:
    """Victories of one advisor among others who only look at the next move; ends early once it is clear."""
    wins, fair = 0.0, 1 / players
    for number in range(games):
        place = number % players
        state, rng = game.new(players, seed + number // players), Rng(seed + number)
        while (seat := game.to_act(state)) is not None:
            advisor = own if seat == place else others
            state = game.after(state, looks_best(game, state, seat, advisor.ADVISOR, rng))
        result = game.result(state)
        winners = result.ranking[0] if result else []
        wins += (place in winners) / max(1, len(winners))
        if number + 1 >= FEW and (number + 1) % (10 * players) == 0:
            low, high = interval(wins, number + 1)
            if low > fair or high < fair + 0.03:
                return wins, number + 1
    return wins, games


def looks_best(game: AnyGame, state: Any, seat: int, advisor: Any, rng: Rng) -> Any:
    moves = game.moves(state)
    if len(moves) == 1:
        return moves[0]
    dream = game.determinize(state, seat, rng)
    worth = [advisor.value(game.after(dream, move), seat) for move in moves]
    return moves[worth.index(max(worth))]
