"""Makes puzzles: positions of games between computer players that can still be won for sure, but only by few moves."""

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from ..ai.thinking import choose
from ..games import GAMES, AnyGame
from .ours import folder_of
from .solver import Search, TooMany, glimpses_a_win, winning_moves

PLAYERS = ("normal", "normal", "easy")  # close games are the ones with chances on the table
MOST = 2500  # positions looked at for one move
WORLDS = 8  # imagined deals in which a solution must win as well
TO_THE_END = 30  # moves of the table: as far as a win is looked for
FEWEST_MOVES = 3  # to choose from
LARGEST_SHARE = 0.5  # of the moves may win
PLAIN_SHARE = 0.34  # the same, where the move that looks best is one of them
MOST_TRIED = 24  # decisions of a game looked at, from its end backwards
QUICK = 120  # positions of a first look at a promising move: is there a win at all?
PATIENCE = 4  # such looks in vain, one decision before the other


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, the moves that still win there, one way to the end, and how hard it is (1 to 3)."""

    id: str
    seat: int
    level: int
    horizon: int  # moves of the table within which the game is won
    winning: tuple[str, ...]
    line: tuple[str, ...]
    position: dict[str, Any]


def shelf_of(game: AnyGame) -> Path:
    """Where a game's room keeps its puzzles."""
    return folder_of(game) / "puzzles.json"


def kept(file: Path) -> list[Puzzle]:
    """The puzzles of a file; none if there is no such file yet."""
    if not file.exists():
        return []
    return [
        Puzzle(**{**entry, "winning": tuple(entry["winning"]), "line": tuple(entry["line"])})
        for entry in json.loads(file.read_text(encoding="utf-8"))
    ]


def keep(file: Path, puzzles: list[Puzzle]) -> None:
    """One puzzle a line, the easiest first."""
    rows = sorted(puzzles, key=lambda puzzle: (puzzle.level, puzzle.id))
    lines = ",\n".join(json.dumps(asdict(row), separators=(",", ":"), sort_keys=True) for row in rows)
    file.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def search(
    slug: str, players: int | None, options: dict[str, Any], seeds: range, horizons: range
) -> Iterator[Puzzle]:
    """The best puzzle of each game played, where it holds one: won within the fewest moves of `horizons`."""
    game = GAMES[slug]
    for seed in seeds:
        if found := _earliest(game, _decisions(game, game.new(players, seed, **options)), horizons):
            yield found


def _earliest(game: AnyGame, decisions: Iterator[Any], horizons: range) -> Puzzle | None:
    found, in_vain = None, 0
    for state in decisions:
        seat = game.to_act(state) or 0
        horizon = next((n for n in horizons if glimpses_a_win(game, state, seat, n, QUICK)), 0)
        in_vain = 0 if horizon else in_vain + 1
        if in_vain == PATIENCE:
            break
        if horizon:
            with suppress(TooMany):
                found = _puzzle(game, state, horizon) or found
    return found


def _decisions(game: AnyGame, state: Any) -> Iterator[Any]:
    """The last decisions of a game that computer players play, the very last first."""
    states = []
    while (seat := game.to_act(state)) is not None:
        if len(game.moves(state)) >= FEWEST_MOVES:
            states.append(state)
        state = game.play(state, choose(game, state, PLAYERS[seat % len(PLAYERS)]))
    yield from reversed(states[-MOST_TRIED:])


def _puzzle(game: AnyGame, state: Any, horizon: int) -> Puzzle | None:
    seat = game.to_act(state)
    assert seat is not None
    few = int(LARGEST_SHARE * len(game.moves(state)))
    winning = winning_moves(game, state, seat, horizon, WORLDS, MOST, few)
    if not winning:
        return None
    fooled = str(choose(game, state, "normal")) not in map(str, winning)
    if not fooled and len(winning) > PLAIN_SHARE * len(game.moves(state)):
        return None
    line = list(solution(game, state, seat, horizon, winning[0]))
    return Puzzle(
        id=game.digest(state)[:8],
        seat=seat,
        level=1 + fooled + _needs_a_plan(game, state, line, seat),
        horizon=horizon,
        winning=tuple(map(str, winning)),
        line=tuple(map(str, line)),
        position=game.dump(state),
    )


def solution(game: AnyGame, state: Any, seat: int, horizon: int, first: Any) -> Iterator[Any]:
    """One way to win to the last move: the others reply with what looks best for them."""
    move = first
    while True:
        yield move
        state, horizon = game.after(state, move), horizon - 1
        if game.to_act(state) is None:
            return
        move = _next(game, state, seat, horizon)


def _next(game: AnyGame, state: Any, seat: int, horizon: int) -> Any:
    if game.to_act(state) != seat:
        return choose(game, state, "normal")
    favourite = choose(game, state, "normal")
    moves = sorted(game.moves(state), key=lambda move: str(move) != str(favourite))
    return next(move for move in moves if Search(game, seat, MOST).wins(game.after(state, move), horizon - 1))


def _needs_a_plan(game: AnyGame, state: Any, line: list[Any], seat: int) -> bool:
    """Does more than one decision of one's own lie ahead?"""
    own = 0
    for move in line:
        own += game.to_act(state) == seat and len(game.moves(state)) > 1
        state = game.after(state, move)
    return own > 1
