"""Random games for tests: set-ups drawn from what a game declares, moves drawn from what it lists."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from pyapp import GAMES
from pyapp.core.events import Event
from pyapp.core.game import Game
from pyapp.core.options import Setup
from pyapp.core.own import LONGEST, NAME, plain
from pyapp.core.rng import Rng
from pyapp.record import Record

AnyGame = Game[Any, Any, Any]
PLAYABLE = [slug for slug in GAMES if GAMES[slug].stage != "draft"]
COMPLETE = [slug for slug in GAMES if GAMES[slug].stage == "complete"]
LONGEST_GAME = 4000  # moves; a game that goes on is taken not to end at all
MANY_MOVES = 60_000  # of all random games of a title; titles with long games are played less often


@dataclass
class Playout:
    """One whole game: every state, every move, and what was told."""

    game: AnyGame
    setup: Setup
    seed: int
    states: list[Any]
    moves: list[Any] = field(default_factory=list)
    events: list[list[Event]] = field(default_factory=list)

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.setup.options.items())
        return f"{self.game.slug} for {self.setup.players}, seed {self.seed}, {options}"

    def record(self, until: int | None = None) -> Record:
        record = Record(self.game, self.setup, self.seed)
        for move in self.moves[:until]:
            record.play(move)
        return record


Chooser = Callable[[AnyGame, Any, Rng], Any]


def any_move(game: AnyGame, state: Any, rng: Rng) -> Any:
    return rng.choice(game.moves(state))


def played(
    game: AnyGame, setup: Setup, seed: int, choose: Chooser = any_move, most: int = LONGEST_GAME
) -> Playout:
    """A game from its deal to its end, moves chosen by `choose` with chance of its own."""
    first: list[Event] = []
    playout = Playout(game, setup, seed, [game.start(setup, seed, first)], events=[first])
    rng = Rng(seed + 1)
    while game.to_act(playout.states[-1]) is not None:
        assert len(playout.moves) < most, f"still running after {most} moves: {playout}"
        move = choose(game, playout.states[-1], rng)
        events: list[Event] = []
        playout.states.append(game.play(playout.states[-1], move, events))
        playout.moves.append(move)
        playout.events.append(events)
    return playout


def any_value(spec: Any, rng: Rng) -> Any:
    """A value that a declared option allows."""
    match spec["type"]:
        case "boolean":
            return bool(rng.below(2))
        case "integer":
            return spec["minimum"] + rng.below(spec["maximum"] - spec["minimum"] + 1)
        case "array":
            low, high = spec["minItems"], spec["maxItems"]
            return rng.sample(spec["items"]["enum"], low + rng.below(high - low + 1))
        case "components":
            return rng.choice(["", spec["example"]])
        case _:
            return rng.choice(spec["enum"])


def any_options(game: AnyGame, rng: Rng) -> dict[str, Any]:
    return {name: any_value(spec, rng) for name, spec in game.options.items()}


def owned(game: AnyGame, options: dict[str, Any], rng: Rng) -> dict[str, Any]:
    """The same options with a box of somebody's own, where the game takes one."""
    return {**options, NAME: any_own(game, rng)} if NAME in game.options else options


def any_own(game: AnyGame, rng: Rng) -> str:
    """What an owner of the box might enter, drawn entry by entry (`tests/<room>/entered.py`); else the example."""
    room = f"tests.{game.slug.replace('-', '_')}.entered"
    if find_spec(room) is None:
        return str(game.options[NAME]["example"])
    while len(own := plain(import_module(room).drawn(rng))) > LONGEST:
        pass
    return own


def random_games(slug: str, number: int) -> tuple[Playout, ...]:
    """So many games at most over all player counts: every third as on the first day, the rest with variants.

    Every player count is played with and without variants, however long the games are. A game is played once for
    all tests of a process.
    """
    before, playouts = 0, []
    for seed in range(number):
        if seed >= 3 * len(GAMES[slug].players) and before > MANY_MOVES:
            break
        playouts.append(random_game(slug, seed))
        before += len(playouts[-1].moves)
    return tuple(playouts)


@cache
def random_game(slug: str, seed: int) -> Playout:
    game = GAMES[slug]
    counts = list(game.players)
    options = any_options(game, Rng(seed)) if seed // len(counts) % 3 else {}
    return played(game, game.setup(counts[seed % len(counts)], options), seed)


def told_whole(slug: str) -> str:
    """Every position and move of one game for each number of players, digested."""
    game = GAMES[slug]
    playouts = [played(game, game.setup(n, any_options(game, Rng(5))), 5) for n in game.players]
    return "\n".join(" ".join([*map(game.digest, one.states), *map(str, one.moves)]) for one in playouts)


def second_opinion(game: AnyGame, state: Any) -> list[str]:
    """Where a second, independent reading of scores and ends differs (`tests/<room>/second_opinion.py`, if there)."""
    room = f"tests.{game.slug.replace('-', '_')}.second_opinion"
    if find_spec(room) is None:
        return []
    found: list[str] = import_module(room).disagreements(game, state)
    return found


def own_module(slug: str, module: str) -> Any:
    """A module of a game's own room of tests, `tests/<room>/<module>.py`; every game needs it."""
    return import_module(f"tests.{slug.replace('-', '_')}.{module}")
