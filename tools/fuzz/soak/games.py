"""One whole game of the soak: its set-up drawn, its moves drawn or thought, all checks after every move."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING

from pyapp import GAMES
from pyapp.ai.thinking import choose
from pyapp.core.refusals import Problem
from pyapp.core.rng import Rng
from pyapp.games import AnyGame
from pyapp.record import Record, Seat, link
from tests.playing import LONGEST_GAME, any_options, owned
from tools.fuzz.soak import checks

if TYPE_CHECKING:
    from tools.fuzz.soak import Tally

THINKERS = 9  # every so many games somebody at the table thinks
LEVELS_TRIED = ("easy", "easy", "normal")
MOST_TROUBLES = 5  # of one game; what follows from a broken table says nothing new


def one(tally: Tally, number: int, seed: int) -> list[str]:
    """Plays the game of a round; says what went wrong in it."""
    rng = Rng(seed)
    game = GAMES[list(GAMES)[number % len(GAMES)]]
    thinks = number % THINKERS == 0
    found = islice(_played(tally, game, rng, thinks), MOST_TROUBLES)
    try:
        return [f"{game.slug}: {trouble}" for trouble in found]
    except Exception as fault:  # whatever an engine throws is a failure to be told
        return [f"{game.slug}: {type(fault).__name__} {fault}"]


def _played(tally: Tally, game: AnyGame, rng: Rng, thinks: bool) -> Iterator[str]:
    players = rng.choice(list(game.players))
    options = any_options(game, rng) if rng.below(3) else {}
    options = owned(game, options, rng) if options and rng.below(2) else options
    level = rng.choice(LEVELS_TRIED)
    thinker = rng.below(players) if thinks else None
    record = Record(game, game.setup(players, options), rng.bits(), [Seat("", "computer", level)] * players)
    tally.games[game.slug] += 1
    yield from checks.of_state(game, record.state, rng)
    while (seat := game.to_act(record.state)) is not None:
        if len(record) >= LONGEST_GAME:
            yield f"still running after {LONGEST_GAME} moves"
            return
        if seat == thinker:
            move = choose(game, record.state, level)
            tally.computer_moves += 1
        else:
            move = rng.choice(game.moves(record.state))
        tally.moves[game.slug] += 1
        for trouble in _move(tally, record, str(move), rng):
            yield f"{_where(record)}: {trouble}"
    yield from _as_text(tally, record)
    yield from _as_link(tally, record)


def _where(record: Record) -> str:
    return f"{record.text().splitlines()[2:]}"[:3000]


def _move(tally: Tally, record: Record, move: str, rng: Rng) -> Iterator[str]:
    game, before = record.game, record.state
    dumped = game.dump(before)
    events = record.play(move)
    if game.dump(before) != dumped:
        yield "the table before the move has changed"
    yield from checks.of_events(game, record.setup.players, events)
    yield from checks.of_move(game, before, move, record.state)
    yield from checks.of_state(game, record.state, rng)
    yield from _back_and_forth(record, rng)
    if rng.below(100) == 0:
        yield from _as_text(tally, record)
    if rng.below(100) == 0:
        yield from _as_link(tally, record)


def _back_and_forth(record: Record, rng: Rng) -> Iterator[str]:
    """The last move taken back and played again; where it has shown something, in an open copy."""
    after, before = record.state, record.states[-2]
    if record.why_no_undo() is not None:
        try:
            record.undo()
            yield "taken back although it was shown"
        except Problem:
            pass
        if rng.below(20):
            return
        record = record.branch(len(record))
    record.undo()
    if record.state != before:
        yield "taking back leads elsewhere"
    record.redo()
    if record.state != after:
        yield "playing again leads elsewhere"


def _as_text(tally: Tally, record: Record) -> Iterator[str]:
    tally.looks["records read back"] += 1
    for text in (record.text(), record.kept()):
        again = Record.parse(text)
        if again.stopped or again.moves != record.moves or again.state != record.state:
            yield "a record that reads as another game"


def _as_link(tally: Tally, record: Record) -> Iterator[str]:
    tally.looks["links opened"] += 1
    made = link.link(record)
    if len(made) > link.LONGEST_LINK:
        yield f"a link of {len(made)} signs"
        return
    again = link.read(made)
    if again.moves != record.moves or again.state != record.state:
        yield "a link that opens as another game"
