"""Does a program keep the protocol? Each of its promises is tried on the program itself."""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ..core.game import Game
from ..core.rng import Rng
from ..games import GAMES
from .lines import GREETING, SEEN, as_line, seen
from .program import GRACE, MARK, SECONDS, STARTING, Fault, Program, is_program

__all__ = ["MARK", "Trial", "is_program", "trials"]

EVERY, MOST_MOVES = (
    4,
    240,
)  # of a random game every so many decisions are asked about; so many moves of a whole one
QUICK = 0.05  # seconds for each move of a whole game


AnyGame = Game[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Trial:
    """One promise: the key of its sentence, the game it was tried in, and what went wrong; nothing, if it was kept."""

    promise: str
    game: str = ""
    why: str = ""


class Broken(Exception):
    """A promise was not kept; the text says what the program did instead."""


def trials(player: str, slugs: Sequence[str]) -> Iterator[Trial]:
    """Every promise, as it is tried; without a greeting there is nothing to try."""
    first = _tried("greets", player, _greets)
    yield first
    if first.why:
        return
    for promise, attempt in _MANNERS.items():
        yield _tried(promise, player, attempt)
    for slug in slugs or _plays(player):
        game = GAMES[slug]
        for promise, play in _GAMES.items():
            yield _tried(promise, player, _at(play, game), slug)


def _at(play: Callable[[Program, AnyGame], None], game: AnyGame) -> Callable[[Program], None]:
    return lambda program: play(program, game)


def _tried(promise: str, player: str, attempt: Callable[[Program], None], slug: str = "") -> Trial:
    try:
        with Program(player) as program:
            if promise != "greets":
                program.greet()
            attempt(program)
    except Fault as fault:
        return Trial(promise, slug, str(fault))
    except Broken as broken:
        return Trial(promise, slug, str(broken))
    return Trial(promise, slug)


def _plays(player: str) -> list[str]:
    """The games it says it plays; all, if it names none."""
    with Program(player) as program:
        program.greet()
        return [slug for slug in program.games if slug in GAMES] or list(GAMES)


# -- manners --------------------------------------------------------------------------------------


def _greets(program: Program) -> None:
    program.greet()
    if not program.name:
        raise Broken("it has no name: `id name NAME` is missing before the greeting")


def _next(program: Program, seconds: float = STARTING) -> str:
    """Its next line that is not a mere remark."""
    until = time.perf_counter() + seconds
    while (line := program.hear(until).strip()).startswith("info"):
        pass
    return line


def _expect(program: Program, wanted: str) -> None:
    heard = _next(program)
    if heard != wanted:
        raise Broken(f"it says {heard[:80]!r}, not {wanted!r}")


def _pings(program: Program) -> None:
    for words in ("one", "two words"):
        program.tell(f"ping {words}")
        _expect(program, f"pong {words}")


def _passes_over(program: Program) -> None:
    for line in ("", "sing a song", "Z\u00fcge \u2713", "stop", "set no_such_option 7"):
        program.tell(line)
    program.tell("ping after all that")
    while (heard := _next(program)).startswith("error"):
        pass
    if heard != "pong after all that":
        raise Broken(f"it says {heard[:80]!r} where nothing was asked")


def _greets_again(program: Program) -> None:
    program.tell(GREETING)
    while _next(program) != GREETING:
        pass


def _leaves(program: Program) -> None:
    if (code := program.close()) != 0:
        raise Broken("it doesn't end after `quit`" if code is None else f"it ends with code {code}")


def _leaves_at_the_end(program: Program) -> None:
    if (code := program.hang_up()) != 0:
        raise Broken("it doesn't end with its input" if code is None else f"it ends with code {code}")


_MANNERS: dict[str, Callable[[Program], None]] = {
    "pings": _pings,
    "passes_over": _passes_over,
    "greets_again": _greets_again,
    "leaves": _leaves,
    "leaves_at_the_end": _leaves_at_the_end,
}


# -- at the table ---------------------------------------------------------------------------------


def _legal(program: Program, game: AnyGame) -> None:
    """Decisions of a random game at the smallest and the largest table, forced ones too."""
    for players in sorted({game.players[0], game.players[-1]}):
        state, rng = game.new(players, 7), Rng(7)
        program.new(game, state)
        for number in range(EVERY * 8):
            if game.to_act(state) is None:
                break
            if number % EVERY == 0:
                program.choose(game, state, SECONDS / 3)
            state = game.after(state, rng.choice(game.moves(state)))


def _once(program: Program, game: AnyGame) -> None:
    """One answer to each question, and none to a `stop` that comes too late."""
    state = game.new(None, 11)
    for _ in range(3):
        program.choose(game, state, QUICK)
        program.tell("stop")
        program.tell("ping quiet")
        _expect(program, "pong quiet")


def _stops(program: Program, game: AnyGame) -> None:
    state = game.new(None, 12)
    program.tell(f"position {SEEN} {as_line(seen(game, state, program.deals))}")
    program.tell("go")
    time.sleep(0.2)
    program.tell("stop")
    heard = _next(program, GRACE)
    if not heard.startswith("bestmove "):
        raise Broken(f"told to stop it says {heard[:80]!r}")


def _survives(program: Program, game: AnyGame) -> None:
    """A position nobody can read does not end it."""
    for broken in ("{", "7", '{"game":"chess"}', "[]"):
        program.tell(f"position {SEEN} {broken}")
    program.tell("ping still here")
    while (heard := _next(program)).startswith("error"):
        pass
    if heard != "pong still here":
        raise Broken(f"it says {heard[:80]!r}")
    program.choose(game, game.new(None, 13), SECONDS / 3)


def _whole_game(program: Program, game: AnyGame) -> None:
    """All seats of one game, quickly."""
    state = game.new(None, 14)
    program.new(game, state)
    for _ in range(MOST_MOVES):
        if game.to_act(state) is None:
            return
        state = game.after(state, program.choose(game, state, QUICK))


_GAMES: dict[str, Callable[[Program, AnyGame], None]] = {
    "legal": _legal,
    "once": _once,
    "stops": _stops,
    "survives": _survives,
    "whole_game": _whole_game,
}
