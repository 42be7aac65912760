"""The command line: replay a record, check its deal, play random games, let computer players meet."""

import argparse
import csv
import json
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any

from . import GAMES, __version__, terminal
from .ai import arena
from .core.advice import LEVELS
from .core.game import LANGUAGES, LARGEST_SEED
from .core.messages import Reader
from .core.refusals import BadInput, BadSetup, Problem
from .core.rng import Rng
from .engines import check
from .engines.answering import Engine
from .record import Record, fairness, read_option
from .record.fairness import proof
from .teach import puzzles
from .terminal import decimal, one_of, say, whole

MOST_GAMES, MOST_WORKERS, MOST_SEATS = 10_000_000, 1024, 12


def main(arguments: Sequence[str] | None = None) -> int:
    """0: done; 1: what was given can't be used; 2: the words can't be understood."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    language = terminal.language_of(words)
    try:
        args = _parser().understood(words)
    except BadInput as problem:
        print(f"regolo: {terminal.sentence(problem, language)}", file=sys.stderr)
        return terminal.WORDS_ARE_WRONG
    try:
        return int(args.run(args) or 0)
    except Problem as problem:
        print(f"regolo: {terminal.sentence(problem, language)}", file=sys.stderr)
        return terminal.WHAT_WAS_GIVEN_IS_WRONG
    except BrokenPipeError:  # whoever read along has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return terminal.WHAT_WAS_GIVEN_IS_WRONG
    except KeyboardInterrupt:
        return 130


def _parser() -> terminal.Parser:
    parser = terminal.Parser(prog=terminal.program(), description=__doc__)
    parser.add_argument("--version", action="version", version=f"regolo {__version__}")
    verbs = parser.add_subparsers(required=True, metavar="verb")

    replay = verbs.add_parser("replay", help="play a record again and tell what happened")
    replay.add_argument("file", type=Path)
    replay.add_argument("--lang", type=one_of("--lang", LANGUAGES), default=LANGUAGES[0])
    replay.set_defaults(run=_replay)

    verify = verbs.add_parser("verify", help="was a game dealt as its fingerprint promised?")
    verify.add_argument("file", type=Path)
    verify.add_argument("--fingerprint", default="", help="as you noted it at the start; else the file's own")
    verify.add_argument("--lang", type=one_of("--lang", LANGUAGES), default=LANGUAGES[0])
    verify.set_defaults(run=_verify)

    simulate = verbs.add_parser("simulate", help="play random games, and count moves and seconds")
    simulate.add_argument("game", type=one_of("game", list(GAMES)))
    simulate.add_argument("--games", type=whole("--games", 1, MOST_GAMES), default=100)
    simulate.add_argument("--players", type=whole("--players", 1, MOST_SEATS))
    simulate.add_argument("--seed", type=whole("--seed", 0, LARGEST_SEED), default=1)
    simulate.set_defaults(run=_simulate)

    meeting = verbs.add_parser("arena", help="let computer players meet in balanced seatings")
    meeting.add_argument("game", type=one_of("game", list(GAMES)))
    meeting.add_argument(
        "--seats",
        default="hard,normal",
        help=f'of {", ".join(arena.PLAYERS)}, favourites=8/deals=24, "exec:COMMAND" (docs/engine-protocol.md)',
    )
    meeting.add_argument(
        "--seconds",
        type=decimal("--seconds", 0.001, 3600),
        default=arena.SECONDS,
        help="a program's time for a move",
    )
    meeting.add_argument("--games", type=whole("--games", 1, MOST_GAMES), default=100)
    meeting.add_argument("--seed", type=whole("--seed", 0, LARGEST_SEED), default=1)
    meeting.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    meeting.add_argument(
        "--workers", type=whole("--workers", 1, MOST_WORKERS), default=1, help="processes to play in"
    )
    meeting.add_argument("--cluster", default="", help="address of a Dask scheduler, or `local`")
    meeting.add_argument("--json", action="store_true")
    meeting.set_defaults(run=_arena)

    study = verbs.add_parser("study", help="play many games and tell what they say, with tables and a page")
    study.add_argument("game", type=one_of("game", list(GAMES)))
    study.add_argument(
        "--vary",
        default="",
        help="options to compare, `players` too: tie_break,cards or hull=octagon/rectangle",
    )
    study.add_argument("--games", type=whole("--games", 1, MOST_GAMES), default=1000)
    study.add_argument("--players", type=whole("--players", 1, MOST_SEATS))
    study.add_argument("--level", default="normal", help="who plays, at every seat; as for arena --seats")
    study.add_argument("--seed", type=whole("--seed", 0, LARGEST_SEED), default=1)
    study.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    study.add_argument("--out", type=Path, help="the folder; where a study was broken off it goes on")
    study.add_argument("--records", type=Path, help="a folder that gets every game as a text record")
    study.add_argument("--workers", type=whole("--workers", 1, MOST_WORKERS), default=1)
    study.add_argument("--cluster", default="", help="address of a Dask scheduler, or `local`")
    study.set_defaults(run=_study)

    riddles = verbs.add_parser("puzzles", help="find positions that few moves win, and prove it")
    riddles.add_argument("game", type=one_of("game", list(GAMES)))
    riddles.add_argument("--players", type=whole("--players", 1, MOST_SEATS))
    riddles.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    riddles.add_argument("--games", type=whole("--games", 1, MOST_GAMES), default=50)
    riddles.add_argument("--seed", type=whole("--seed", 0, LARGEST_SEED), default=1)
    riddles.add_argument(
        "--within", type=whole("--within", 1, 1000), help="to be won within the fewest moves, so many at most"
    )
    riddles.add_argument("--add", type=Path, help="a file of puzzles that gets the new ones")
    riddles.set_defaults(run=_puzzles)

    engine = verbs.add_parser(
        "engine", help="play for an arbiter: lines in, moves out (docs/engine-protocol.md)"
    )
    engine.add_argument("game", type=one_of("game", list(GAMES)))
    engine.add_argument("--level", type=one_of("--level", list(LEVELS)), default="hard")
    engine.set_defaults(run=_engine)

    trial = verbs.add_parser(
        "check-engine", help="does a program keep the protocol? Every promise is tried on it"
    )
    trial.add_argument("command", help="as one word: 'node my-engine.mjs'")
    trial.add_argument(
        "game", nargs="*", type=one_of("game", list(GAMES)), help="none: those it says it plays"
    )
    trial.set_defaults(run=_check_engine)

    for verb in (simulate, meeting, study, riddles, engine, trial):
        verb.add_argument("--lang", type=one_of("--lang", LANGUAGES), default=LANGUAGES[0])
    return parser


def _replay(args: argparse.Namespace) -> None:
    record = Record.parse(terminal.read(args.file))
    game = record.game
    reader = Reader(game.texts(args.lang).MESSAGES, args.lang, [seat.name for seat in record.seats])
    for number, events in enumerate(record.events):
        say(f"{number:4} {record.moves[number - 1] if number else ''}")
        for event in events:
            say(f"       {reader.say(f'log.{event.kind}', event.seen_by(None))}")
    say(f"digest {game.digest(record.state)}")
    if result := game.result(record.state):
        say(json.dumps(result.as_dict()))
    if stop := record.stopped:
        why = reader.say(f"why.{stop.refusal.key}", stop.refusal.params)
        say(f"line {stop.line}: {stop.move}: {stop.refusal.rule} {why}")


def _verify(args: argparse.Namespace) -> int:
    """0: the deal is the one that was promised, and all moves follow from it; 1: it isn't; 2: nothing was promised."""
    record = Record.parse(terminal.read(args.file))
    found = proof(record, "".join(args.fingerprint.lower().split()))
    for line in fairness.sentences(found, args.lang):
        say(line)
    return 2 if not found.promised else 0 if found.holds else 1


def _simulate(args: argparse.Namespace) -> None:
    game, rng = GAMES[args.game], Rng(args.seed)
    moves, begun = 0, perf_counter()
    for number in range(args.games):
        state = game.new(args.players, args.seed + number)
        while game.to_act(state) is not None:
            state = game.after(state, rng.choice(game.moves(state)))
            moves += 1
    seconds = perf_counter() - begun
    say(f"{args.games} games, {moves} moves, {seconds:.1f} s, {moves / seconds:.0f} moves/s")


def _arena(args: argparse.Namespace) -> None:
    players = next(csv.reader([args.seats]), [])
    options = dict(_option(args.game, text) for text in args.option)
    games = arena.matches(args.game, players, args.games, args.seed, options, args.seconds)
    with arena.helpers(args.workers, args.cluster) as executor:
        standings = arena.meet(players, list(games), executor)
    for standing in standings:
        line = standing.line()
        say(json.dumps(line) if args.json else "  ".join(f"{name} {value}" for name, value in line.items()))


def _study(args: argparse.Namespace) -> None:
    from .lab import command  # here, for the page has the command line without the laboratory

    command.run(args, dict(_option(args.game, text) for text in args.option))


def _engine(args: argparse.Namespace) -> None:
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    Engine(sys.stdin, say, args.game, args.level).run()


def _check_engine(args: argparse.Namespace) -> int:
    """0: it keeps every promise; 1: it doesn't."""
    player = f"{check.MARK}{args.command}"
    if not check.is_program(player):
        raise BadInput("arena.no_program", level=player)
    reader, broken = Reader(import_module(f"pyapp.core.texts.{args.lang}").MESSAGES, args.lang), 0
    for trial in check.trials(player, args.game):
        broken += bool(trial.why)
        sentence = reader.say(f"engine.{trial.promise}", {})
        say(
            reader.say(
                "engine.broken" if trial.why else "engine.kept",
                {"what": sentence, "where": trial.game or "none"},
            )
        )
        if trial.why:
            say(f"     {trial.why}")
    say(reader.say("engine.found", {"n": broken}))
    return 1 if broken else 0


def _puzzles(args: argparse.Namespace) -> None:
    options = dict(_option(args.game, text) for text in args.option)
    seeds = range(args.seed, args.seed + args.games)
    horizons = range(1, args.within + 1) if args.within else range(puzzles.TO_THE_END, puzzles.TO_THE_END + 1)
    for puzzle in puzzles.search(args.game, args.players, options, seeds, horizons):
        say(f"{puzzle.id}  level {puzzle.level}  {', '.join(puzzle.winning)}  ({len(puzzle.line)} moves)")
        if args.add:
            _add(args.add, puzzle)


def _add(file: Path, puzzle: puzzles.Puzzle) -> None:
    try:
        known = [one for one in puzzles.kept(file) if one.id != puzzle.id]
        puzzles.keep(file, [*known, puzzle])
    except OSError as reason:
        raise terminal.unusable(file, reason) from None
    except (ValueError, TypeError, KeyError):
        raise BadInput("file.no_puzzles", name=str(file)) from None


def _option(slug: str, text: str) -> tuple[str, Any]:
    """An option as it is written in a record: `track=monza`, `laps=5`, `draft=true`."""
    name, _, value = text.partition("=")
    declared = GAMES[slug].options
    if name not in declared:
        raise BadSetup("setup.unknown_option", option=name[:40]).fits(known=list(declared))
    return name, read_option(declared[name], value, 1)


if __name__ == "__main__":
    sys.exit(main())
