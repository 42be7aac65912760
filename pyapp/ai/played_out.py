"""Chances by playing on: from a moment of a game many deals are dealt that fit what could be known, and played."""

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from ..core.game import Game
from ..core.rng import Rng
from .chances import alone, chances, rivals, scale_of, worths

LONGEST = 2000  # moves of one deal
MANY = 10  # decisions of a deal, after which its end is no more than a hint


@dataclass(frozen=True, slots=True)
class Playing:
    """How a game is played on where it is looked back at, so that a review takes seconds."""

    deals: int
    turns: int = 0  # of all seats together, then the worth counts; 0: to the end
    glance: int = 0  # moves that are looked at each time, drawn by lot; 0: all


def playing_of(game: Game[Any, Any, Any]) -> Playing:
    room = type(game).__module__.rpartition(".")[0]
    how: Playing = getattr(import_module(f"{room}.player.chances"), "PLAYING", Playing(16))
    return how


@dataclass(frozen=True, slots=True)
class Moment:
    """A table of a game that is looked back at: how much of it is over then, and what a turn is of the whole."""

    state: Any
    progress: float
    turn: float = 0.0
    together: bool = False


def played_out(
    game: Game[Any, Any, Any], moment: Moment, deals: int, luck: int = 0, first: Any = None
) -> Iterator[list[float] | None]:
    """The chances from here, with `first` as the next move if it is given; the last answer counts, None: not yet.

    Everybody plays what looks best, and early in a game what the table is worth counts too. Equal `luck` means equal
    deals, so that two moves meet the same ones. Nothing is certain, unless nobody had a choice and every deal ended alike.
    """
    how, mover = playing_of(game), game.to_act(moment.state)
    seats = 1 if moment.together else moment.state.setup.players
    total, free = [0.0] * seats, 0
    for deal in range(deals):
        rng = Rng((luck << 20) + deal + 1)
        end = game.determinize(moment.state, mover, rng)
        if first is not None:
            end = game.after(end, first)
        end, turns, chosen = yield from _played_on(game, end, how, rng)
        free += chosen
        progress = min(1.0, moment.progress + turns * moment.turn)
        found = _told_by(game, end, progress, moment.together, min(1.0, chosen / MANY))
        total = [sum(pair) for pair in zip(total, found, strict=True)]
    if not free and max(total) == deals:
        yield [each / deals for each in total]
    else:
        yield _weighed(total, deals, chances(game, moment.state, moment.progress, moment.together), moment)


def _weighed(total: list[float], deals: int, worth: list[float], moment: Moment) -> list[float]:
    """What was played out, beside what the table is worth: early on that counts as much as all the deals, late as none.

    One more game always remains of which nobody knows how it ends.
    """
    trust, even = deals * (1 - moment.progress), 1 / max(2, len(worth))
    return [
        (each + trust * known + even) / (deals + trust + 1) for each, known in zip(total, worth, strict=True)
    ]


def _told_by(
    game: Game[Any, Any, Any], end: Any, progress: float, together: bool, doubt: float
) -> list[float]:
    """What an end says of the chances: after many decisions a narrow one could have gone the other way as well."""
    found = chances(game, end, progress, together)
    if not doubt or game.result(end) is None:
        return found
    scale, worth = scale_of(game, together), worths(game, end)
    soft = [alone(scale, sum(worth) / len(worth), 1.0)] if together else rivals(scale, worth, 1.0)
    return [doubt * narrow + (1 - doubt) * sharp for narrow, sharp in zip(soft, found, strict=True)]


def _played_on(
    game: Game[Any, Any, Any], state: Any, how: Playing, rng: Rng
) -> Generator[None, None, tuple[Any, int, int]]:
    """Plays on; the last table, how many turns it took, and how often anybody had a choice."""
    value = game.advisor().value
    turns, before, free = 0, game.to_act(state), 0
    for _ in range(LONGEST):
        seat = game.to_act(state)
        if seat is None:
            break
        turns += seat != before
        before = seat
        if how.turns and turns >= how.turns:
            break
        replies = game.moves(state)
        if len(replies) > 1:
            free += 1
            if how.glance and len(replies) > how.glance:
                replies = rng.sample(replies, how.glance)
            worth = [value(game.after(state, reply), seat) for reply in replies]
            state = game.after(state, replies[worth.index(max(worth))])
        else:
            state = game.after(state, replies[0])
        yield None
    return state, turns, free
