"""What a study plays: which set-ups it compares, and which game is played with which of them from which seed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import product
from typing import Any

from .. import __version__
from ..core.options import Setup, idle_options
from ..core.refusals import BadInput, BadSetup
from ..games import GAMES
from ..record import read_option

PLAYERS = "players"  # may be varied like an option
MOST_ARMS = 240
Arm = Mapping[str, Any]
"""What sets one set-up apart from the others: name -> value."""


@dataclass(frozen=True, slots=True)
class Play:
    """One game to be played; its number is its place in the study."""

    number: int
    arm: int
    slug: str
    players: int
    options: tuple[tuple[str, Any], ...]
    level: str
    seed: int


@dataclass(frozen=True, slots=True)
class Study:
    """A study as it was asked for: the same one plays the same games, wherever and by however many."""

    slug: str
    players: int
    options: tuple[tuple[str, Any], ...]
    vary: tuple[str, ...]
    arms: tuple[tuple[tuple[str, Any], ...], ...]
    level: str
    games: int
    seed: int

    def setups(self, arm: int) -> Setup:
        chosen = {PLAYERS: self.players, **dict(self.options), **dict(self.arms[arm])}
        return GAMES[self.slug].setup(chosen.pop(PLAYERS), chosen)

    def play(self, number: int) -> Play:
        """The arms take turns, and each deal is played in all of them."""
        arm = number % len(self.arms)
        chosen = {PLAYERS: self.players, **dict(self.options), **dict(self.arms[arm])}
        players = chosen.pop(PLAYERS)
        seed = self.seed + number // len(self.arms)
        return Play(number, arm, self.slug, players, tuple(chosen.items()), self.level, seed)

    def identity(self) -> dict[str, Any]:
        """What must be the same for a study that goes on; more games may be wished for later."""
        rules = GAMES[self.slug].rules_version
        told = {name: value for name, value in asdict(self).items() if name != "games"}
        return {"study": 1, "version": __version__, "rules": rules, **told}


def study(
    slug: str,
    players: int | None,
    options: Mapping[str, Any],
    vary: Sequence[str],
    level: str,
    games: int,
    seed: int,
) -> Study:
    """A study of every set-up that the varied options make together; raises a Problem for what the game doesn't offer."""
    game = GAMES[slug]
    seats = game.setup(players, dict(options)).players
    names = [wish.partition("=")[0] for wish in vary]
    if len(set(names)) < len(names) or set(names) & set(options):
        raise BadInput("study.twice", names=", ".join(names))
    ways = [list(_values(slug, wish)) for wish in vary]
    arms = tuple(
        arm
        for values in product(*ways)
        for arm in [tuple(zip(names, values, strict=True))]
        if _means_something(slug, seats, {**options, **dict(arm)})
    )
    idle = any(len(way) > 1 and len({arm[at] for arm in arms}) < 2 for at, way in enumerate(ways))
    if not arms or idle:
        raise BadInput("study.no_arms", names=", ".join(names))
    if len(arms) > MOST_ARMS:
        raise BadInput("study.many_arms", n=len(arms), most=MOST_ARMS)
    return Study(slug, seats, tuple(options.items()), tuple(names), arms, level, games, seed)


def _means_something(slug: str, players: int, chosen: dict[str, Any]) -> bool:
    """Is nothing chosen in it that would change nothing beside the other choices?"""
    game = GAMES[slug]
    seats = chosen.pop(PLAYERS, players)
    setup = game.setup(seats, chosen)
    return not idle_options(game.options, setup)


def _values(slug: str, wish: str) -> Iterator[Any]:
    """Every value of `tie_break`, or those told: `tie_break=shared/late_seat`."""
    name, _, told = wish.partition("=")
    game = GAMES[slug]
    if name == PLAYERS:
        known = list(game.players)
        wanted = [int(word) if word.isdecimal() else 0 for word in told.split("/")] if told else known
        if not set(wanted) <= set(known):
            raise BadSetup("setup.players", low=known[0], high=known[-1])
        yield from wanted
        return
    if name not in game.options:
        raise BadSetup("setup.unknown_option", option=name[:40]).fits(known=list(game.options))
    spec = game.options[name]
    if told:
        yield from (_taken(read_option(spec, word, 1)) for word in told.split("/"))
    else:
        yield from _every(spec)


def _taken(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _every(spec: Mapping[str, Any]) -> Iterator[Any]:
    """All values; of a choice of several, none of them and each alone."""
    match spec["type"]:
        case "boolean":
            yield from (False, True)
        case "string":
            yield from spec["enum"]
        case "integer":
            yield from range(spec["minimum"], spec["maximum"] + 1)
        case "array":
            yield from ([()] if spec["minItems"] == 0 else [])
            yield from ((item,) for item in spec["items"]["enum"])
