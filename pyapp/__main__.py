"""The command line: replay a record, play random games, let computer players meet."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

from . import GAMES
from .ai.thinking import LEVELS, choose
from .core.messages import Reader
from .core.refusals import Problem
from .core.rng import Rng
from .games import AnyGame
from .record import Record

RANDOM = "random"


def main(arguments: Sequence[str] | None = None) -> int:
    args = _parser().parse_args(arguments)
    try:
        return int(args.run(args) or 0)
    except Problem as problem:
        print(f"regolo: {problem}", file=sys.stderr)
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m pyapp", description=__doc__)
    verbs = parser.add_subparsers(required=True, metavar="verb")

    replay = verbs.add_parser("replay", help="play a record again and tell what happened")
    replay.add_argument("file", type=Path)
    replay.add_argument("--lang", choices=("it", "en"), default="it")
    replay.set_defaults(run=_replay)

    simulate = verbs.add_parser("simulate", help="play random games, and count moves and seconds")
    simulate.add_argument("game", choices=list(GAMES))
    simulate.add_argument("--games", type=int, default=100)
    simulate.add_argument("--players", type=int)
    simulate.add_argument("--seed", type=int, default=1)
    simulate.set_defaults(run=_simulate)

    arena = verbs.add_parser("arena", help="let computer players meet in balanced seatings")
    arena.add_argument("game", choices=list(GAMES))
    arena.add_argument("--seats", default="hard,normal", help=f"of {', '.join((*LEVELS, RANDOM))}")
    arena.add_argument("--games", type=int, default=100)
    arena.add_argument("--seed", type=int, default=1)
    arena.add_argument("--json", action="store_true")
    arena.set_defaults(run=_arena)

    return parser


def _replay(args: argparse.Namespace) -> None:
    record = Record.parse(args.file.read_text(encoding="utf-8"))
    game = record.game
    reader = Reader(game.texts(args.lang).MESSAGES, args.lang, [seat.name for seat in record.seats])
    for number, events in enumerate(record.events):
        print(f"{number:4} {record.moves[number - 1] if number else ''}")
        for event in events:
            print(f"       {reader.say(f'log.{event.kind}', event.seen_by(None))}")
    print(f"digest {game.digest(record.state)}")
    if result := game.result(record.state):
        print(json.dumps(result.as_dict()))
    if stop := record.stopped:
        why = reader.say(f"why.{stop.refusal.key}", stop.refusal.params)
        print(f"line {stop.line}: {stop.move}: {stop.refusal.rule} {why}")


def _simulate(args: argparse.Namespace) -> None:
    game, rng = GAMES[args.game], Rng(args.seed)
    moves, begun = 0, perf_counter()
    for number in range(args.games):
        state = game.new(args.players, args.seed + number)
        while game.to_act(state) is not None:
            state = game.after(state, rng.choice(game.moves(state)))
            moves += 1
    seconds = perf_counter() - begun
    print(f"{args.games} games, {moves} moves, {seconds:.1f} s, {moves / seconds:.0f} moves/s")


def _arena(args: argparse.Namespace) -> None:
    game, who = GAMES[args.game], args.seats.split(",")
    if unknown := set(who) - {*LEVELS, RANDOM}:
        raise Problem("arena.unknown_level", level=sorted(unknown)[0])
    wins, points, seconds, moves = ([0.0] * len(who) for _ in range(4))
    for number in range(args.games):
        seating = [(seat + number) % len(who) for seat in range(len(who))]
        _one_game(game, args.seed + number // len(who), who, seating, wins, points, seconds, moves)
    for player, level in enumerate(who):
        line = {
            "player": player,
            "level": level,
            "games": args.games,
            "wins": round(wins[player], 2),
            "share": round(wins[player] / args.games, 3),
            "points": round(points[player] / args.games, 2),
            "seconds_a_move": round(seconds[player] / max(moves[player], 1), 4),
        }
        print(json.dumps(line) if args.json else "  ".join(f"{k} {v}" for k, v in line.items()))


def _one_game(
    game: AnyGame,
    seed: int,
    who: Sequence[str],
    seating: Sequence[int],
    wins: list[float],
    points: list[float],
    seconds: list[float],
    moves: list[float],
) -> None:
    """Play one game; `seating` says which player sits at each seat. Shared wins are split."""
    state: Any = game.new(len(who), seed)
    rng = Rng(seed)
    while (seat := game.to_act(state)) is not None:
        player = seating[seat]
        begun = perf_counter()
        at_random = who[player] == RANDOM
        move = rng.choice(game.moves(state)) if at_random else choose(game, state, who[player])
        seconds[player] += perf_counter() - begun
        moves[player] += 1
        state = game.after(state, move)
    result = game.result(state)
    assert result is not None
    for seat, player in enumerate(seating):
        points[player] += result.scores[seat]
        if seat in result.ranking[0]:
            wins[player] += 1 / len(result.ranking[0])


if __name__ == "__main__":
    sys.exit(main())
