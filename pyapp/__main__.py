"""The command line: replay a record, check its deal, play random games, let computer players meet."""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any

from . import GAMES, __version__, packs, terminal
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
    terminal.open_for_any_sign()
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
    except BrokenPipeError:
        terminal.silence()
        return terminal.WHAT_WAS_GIVEN_IS_WRONG
    except OSError as reason:  # a file that was good a moment ago, a disk that is full now
        found = terminal.unusable(Path(reason.filename or "?"), reason)
        print(f"regolo: {terminal.sentence(found, language)}", file=sys.stderr)
        return terminal.WHAT_WAS_GIVEN_IS_WRONG
    except KeyboardInterrupt:
        return 130


def _parser() -> terminal.Parser:
    parser = terminal.Parser(prog=terminal.program(), description=__doc__)
    parser.add_argument("--version", action="version", version=f"regolo {__version__}")
    verbs = parser.add_subparsers(required=True, metavar="verb")
    for name, (purpose, take_words, run) in VERBS.items():
        verb = verbs.add_parser(name, help=purpose)
        take_words(verb)
        verb.add_argument("--lang", type=one_of("--lang", LANGUAGES), default=LANGUAGES[0])
        verb.set_defaults(run=run)
    return parser


def _words_for_a_file(verb: argparse.ArgumentParser) -> None:
    verb.add_argument("file", type=Path)


def _words_for_a_game(verb: argparse.ArgumentParser) -> None:
    # A game from elsewhere that can't be played is understood as a word, too: then it says itself why not.
    verb.add_argument("game", type=one_of("game", list({**dict.fromkeys(GAMES), **packs.installed()})))


def _words_for_games(verb: argparse.ArgumentParser, number: int) -> None:
    """Which title, how many games of it, and from which number on they are dealt."""
    _words_for_a_game(verb)
    verb.add_argument("--games", type=whole("--games", 1, MOST_GAMES), default=number)
    verb.add_argument("--seed", type=whole("--seed", 0, LARGEST_SEED), default=1)


def _words_for_tables(verb: argparse.ArgumentParser, number: int) -> None:
    """Games with a number of players and options of one's own."""
    _words_for_games(verb, number)
    _words_for_players(verb)
    _words_for_options(verb)


def _words_for_players(verb: argparse.ArgumentParser) -> None:
    verb.add_argument("--players", type=whole("--players", 1, MOST_SEATS))


def _words_for_options(verb: argparse.ArgumentParser) -> None:
    verb.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")


def _words_for_helpers(verb: argparse.ArgumentParser) -> None:
    verb.add_argument(
        "--workers", type=whole("--workers", 1, MOST_WORKERS), default=1, help="processes to play in"
    )
    verb.add_argument("--cluster", default="", help="address of a Dask scheduler, or `local`")


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


def _words_for_a_check(verb: argparse.ArgumentParser) -> None:
    _words_for_a_file(verb)
    verb.add_argument("--fingerprint", default="", help="as you noted it at the start; else the file's own")


def _verify(args: argparse.Namespace) -> int:
    """0: the deal is the one that was promised, and all moves follow from it; 1: it isn't; 2: nothing was promised."""
    record = Record.parse(terminal.read(args.file))
    found = proof(record, "".join(args.fingerprint.lower().split()))
    for line in fairness.sentences(found, args.lang):
        say(line)
    return 2 if not found.promised else 0 if found.holds else 1


def _words_for_random_games(verb: argparse.ArgumentParser) -> None:
    _words_for_games(verb, 100)
    _words_for_players(verb)


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


def _words_for_a_meeting(verb: argparse.ArgumentParser) -> None:
    _words_for_games(verb, 100)
    _words_for_options(verb)
    known = f'of {", ".join(arena.PLAYERS)}, favourites=8/deals=24, "exec:COMMAND" (docs/engine-protocol.md)'
    verb.add_argument("--seats", default="hard,normal", help=known)
    seconds = decimal("--seconds", 0.001, 3600)
    verb.add_argument("--seconds", type=seconds, default=arena.SECONDS, help="a program's time for a move")
    _words_for_helpers(verb)
    verb.add_argument("--json", action="store_true")


def _arena(args: argparse.Namespace) -> None:
    players = terminal.listed("--seats", args.seats)
    options = dict(_option(args.game, text) for text in args.option)
    games = arena.matches(args.game, players, args.games, args.seed, options, args.seconds)
    with arena.helpers(args.workers, args.cluster) as executor:
        standings = arena.meet(players, list(games), executor)
    for standing in standings:
        line = standing.line()
        say(json.dumps(line) if args.json else "  ".join(f"{name} {value}" for name, value in line.items()))


def _words_for_a_study(verb: argparse.ArgumentParser) -> None:
    _words_for_tables(verb, 1000)
    compared = "options to compare, `players` too: tie_break,cards or hull=octagon/rectangle"
    verb.add_argument("--vary", default="", help=compared)
    verb.add_argument("--level", default="normal", help="who plays, at every seat; as for arena --seats")
    verb.add_argument("--out", type=Path, help="the folder; where a study was broken off it goes on")
    verb.add_argument("--records", type=Path, help="a folder that gets every game as a text record")
    verb.add_argument(
        "--parquet", type=Path, help="a file that gets every decision as a row, for other tools"
    )
    _words_for_helpers(verb)


def _study(args: argparse.Namespace) -> None:
    from .lab import command  # here, for the page has the command line without the laboratory

    command.run(args, dict(_option(args.game, text) for text in args.option))


def _words_for_figures(verb: argparse.ArgumentParser) -> None:
    _words_for_a_game(verb)
    verb.add_argument("--into", type=Path, help="a folder that gets a file for each")


def _figures(args: argparse.Namespace) -> None:
    from .teach.ours import ours

    for name, figure in ours(GAMES[args.game]):
        if args.into is None:
            say(json.dumps({"name": name, **figure}, ensure_ascii=False))
            continue
        path = args.into / f"{name}.json"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(figure, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
        except OSError as reason:
            raise terminal.unusable(path, reason) from None
        say(path)


def _words_for_diagrams(verb: argparse.ArgumentParser) -> None:
    verb.add_argument("file", nargs="+", type=Path)
    verb.add_argument("--svg", type=Path, help="the picture of one file; of several steps a number is added")
    verb.add_argument("--into", type=Path, help="a folder for the pictures of all files")
    verb.add_argument("--markdown", type=Path, help="pictures and captions of all files as one text")
    verb.add_argument("--html", type=Path, help="the same as one plain page")
    verb.add_argument(
        "--site", default="", help="with --html: a site of Regolo, for boards that can be played on"
    )
    verb.add_argument("--json", action="store_true", help="tell each picture as a line of JSON")
    verb.add_argument("--theme", type=one_of("--theme", ["auto", "light", "dark"]), default="auto")
    verb.add_argument("--transparent", action="store_true", help="without a ground")


def _diagram(args: argparse.Namespace) -> None:
    from .drawing import command  # here, for the page has the command line without it

    command.run(args)


def _words_for_an_engine(verb: argparse.ArgumentParser) -> None:
    _words_for_a_game(verb)
    verb.add_argument("--level", type=one_of("--level", list(LEVELS)), default="hard")


def _engine(args: argparse.Namespace) -> None:
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    Engine(sys.stdin, say, args.game, args.level).run()


def _words_for_a_trial(verb: argparse.ArgumentParser) -> None:
    verb.add_argument("command", help="as one word: 'node my-engine.mjs'")
    known = one_of("game", list(GAMES))
    verb.add_argument("game", nargs="*", type=known, help="none: those it says it plays")


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


def _words_for_puzzles(verb: argparse.ArgumentParser) -> None:
    _words_for_tables(verb, 50)
    fewest = "to be won within the fewest moves, so many at most"
    verb.add_argument("--within", type=whole("--within", 1, 1000), help=fewest)
    verb.add_argument("--add", type=Path, help="a file of puzzles that gets the new ones")


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


def _words_for_packs(verb: argparse.ArgumentParser) -> None:
    verb.add_argument("--add", type=Path, metavar="WHEEL", help="put it into the site")
    verb.add_argument("--remove", metavar="GAME", help="take it out of the site")
    verb.add_argument("--site", type=Path, default=Path("dist"), help="the folder that is served")


def _packs(args: argparse.Namespace) -> int:
    """0: all fit; 1: one can't be used."""
    if args.add:
        say(terminal.sentence(packs.added(args.add, args.site), args.lang))
    if args.remove:
        say(terminal.sentence(packs.removed(args.remove, args.site), args.lang))
    if args.add or args.remove:
        return 0
    told = list(packs.told(args.lang))
    for problem in told:
        say(terminal.sentence(problem, args.lang))
    return int(any(problem.key not in ("packs.here", "packs.none") for problem in told))


# What each verb is for, the words it takes, and what it does.
VERBS: dict[
    str, tuple[str, Callable[[argparse.ArgumentParser], None], Callable[[argparse.Namespace], int | None]]
] = {
    "replay": ("play a record again and tell what happened", _words_for_a_file, _replay),
    "verify": ("was a game dealt as its fingerprint promised?", _words_for_a_check, _verify),
    "simulate": ("play random games, and count moves and seconds", _words_for_random_games, _simulate),
    "arena": ("let computer players meet in balanced seatings", _words_for_a_meeting, _arena),
    "study": ("play many games and tell what they say, with tables and a page", _words_for_a_study, _study),
    "puzzles": ("find positions that few moves win, and prove it", _words_for_puzzles, _puzzles),
    "figures": (
        "our own worked examples and first game of a title as figures, to start from",
        _words_for_figures,
        _figures,
    ),
    "diagram": (
        "draw figures (docs/figures.md), positions, records or links as SVG",
        _words_for_diagrams,
        _diagram,
    ),
    "packs": ("games from elsewhere: those that are here, or of a site", _words_for_packs, _packs),
    "engine": (
        "play for an arbiter: lines in, moves out (docs/engine-protocol.md)",
        _words_for_an_engine,
        _engine,
    ),
    "check-engine": (
        "does a program keep the protocol? Every promise is tried on it",
        _words_for_a_trial,
        _check_engine,
    ),
}

if __name__ == "__main__":
    sys.exit(main())
