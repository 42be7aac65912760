"""Why a move: the parts of the evaluation that it changes for the better, in the game's own words.

Everything is worked out in a deal that one seat imagines, so a reason can't tell what that seat doesn't know.
The words are the game's: `pyapp/games/<room>/reasons.py` names the terms that its evaluation is the sum of.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from types import MappingProxyType
from typing import Any, Protocol

from ..core.advice import level_of
from ..core.events import Event
from ..core.game import Game, Prompt
from ..core.rng import Rng
from .thinking import leanings, own_rng

Terms = Mapping[str, float]
MOST = 2  # reasons told
SMALL = 0.05  # a gain below this decides nothing
SHARE = 0.3  # of the greatest gain: less isn't worth a word
COMPARED = 40  # other moves looked at

ONLY: Prompt = ("reason.only", {})
EVEN: Prompt = ("reason.even", {})
LATER: Prompt = ("reason.later", {})
CARELESS: Prompt = ("reason.careless", {})
HIDDEN: Prompt = ("reason.hidden", {})
NONE: Mapping[str, float] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Moment:
    """A move as somebody imagines it: the table before and after it."""

    game: Game[Any, Any, Any]
    seat: int  # who moves
    move: Any  # None: somebody looks on who can't tell which it was
    before: Any
    after: Any
    full: bool = True  # told to the mover, or to one who looks on and can't see everything
    gain: float = 0.0  # of the term asked about, against the other moves
    lead: float = (
        0.0  # the same, against the best of them and against all on average: the smaller; 0: not compared
    )

    @property
    def verb(self) -> str:
        return self.move.verb if self.move is not None else ""


class Account(Protocol):
    """What a game's room says about its evaluation."""

    OPEN: frozenset[str]  # terms that everybody at the table can work out

    def terms(self, state: Any, seat: int) -> Terms:
        """The parts of the advisor's value; their sum is the value."""

    def told(self, term: str, moment: Moment) -> Prompt | None:
        """The sentence for a gain in a term; None if there is nothing to say."""


def account_of(game: Game[Any, Any, Any]) -> Account:
    """The room's own account of its evaluation; imported when somebody asks why."""
    room = type(game).__module__.rpartition(".")[0]
    account: Any = import_module(f"{room}.player.reasons")
    return account  # type: ignore[no-any-return]  # a module that keeps the protocol


def own_reasons(game: Game[Any, Any, Any], state: Any, move: Any, level: str) -> Iterator[list[Prompt]]:
    """Why the seat to act liked a move, from all it knows; the last list is the answer."""
    seat = game.to_act(state)
    assert seat is not None, "nobody moves when a game is over"
    imagined = game.determinize(state, seat, own_rng(game, state, seat))
    yield from _reasons(game, imagined, seat, game.read(move), None, level)


def open_reasons(
    game: Game[Any, Any, Any], state: Any, after: Any, seen: Sequence[Event], viewer: int | None
) -> Iterator[list[Prompt]]:
    """Why somebody else moved so, as far as the viewer can know; `seen` is what the move told.

    The viewer imagines the table, and a move that would have looked the same; where there is none, what
    has become better in the open must do.
    """
    seat = game.to_act(state)
    assert seat is not None, "nobody moves when a game is over"
    imagined = game.determinize(state, viewer, own_rng(game, state, viewer))
    told = _told(seen, viewer)
    for move in game.moves(imagined):
        events: list[Event] = []
        game.after(imagined, move, events)
        yield []
        if _told(events, viewer) == told:
            yield from _reasons(game, imagined, seat, move, account_of(game).OPEN, "")
            return
    account = account_of(game)
    later = game.determinize(after, viewer, own_rng(game, after, viewer))
    old, new = account.terms(imagined, seat), account.terms(later, seat)
    gains = {term: new.get(term, 0.0) - old.get(term, 0.0) for term in account.OPEN}
    yield _sentences(account, Moment(game, seat, None, imagined, later, full=False), gains) or [HIDDEN]


def _told(events: Sequence[Event], viewer: int | None) -> list[dict[str, Any]]:
    """What a viewer hears of a move, up to where it shows something new."""
    told: list[dict[str, Any]] = []
    for event in events:
        if event.reveals:
            break
        told.append(event.seen_by(viewer))
    return told


def _reasons(
    game: Game[Any, Any, Any], imagined: Any, seat: int, move: Any, allowed: frozenset[str] | None, level: str
) -> Iterator[list[Prompt]]:
    moves = game.moves(imagined)
    if len(moves) == 1:
        yield [ONLY if allowed is None else HIDDEN]
        return
    account = account_of(game)
    after = game.after(imagined, move)
    own = account.terms(after, seat)
    others: list[Terms] = []
    leaning = dict(zip(map(str, moves), leanings(game, imagined, seat, moves, 0.0, Rng(0)), strict=True))
    best = float("-inf")
    for other in _spread([each for each in moves if each != move]):
        others.append(account.terms(game.after(imagined, other), seat))
        best = max(best, sum(others[-1].values()) + leaning[str(other)])
        yield []
    moment = Moment(game, seat, move, imagined, after, full=allowed is None)
    gains = {term: gain for term, gain in _gains(own, others).items() if allowed is None or term in allowed}
    found = _sentences(account, moment, gains, _leads(own, others))
    if allowed is not None:
        yield found or [HIDDEN]
        return
    certain: Prompt | None = None
    for each in by_force(account, after, seat):
        certain = each
        yield []
    if certain is not None:
        yield [certain, *found[: MOST - 1]]
        return
    if sum(own.values()) + leaning[str(move)] < best - SMALL:
        how = level_of(game.advisor(), level)  # it was liked for what follows, or not weighed with care
        found = [*found[: MOST - 1], LATER if how.favourites else CARELESS]
    yield found or [EVEN]


def by_force(account: Account, after: Any, seat: int) -> Iterator[Prompt | None]:
    """What is proved about the table after a move, in a game whose account can prove it; the last is it."""
    prove = getattr(account, "by_force", None)
    if prove is not None:
        yield from prove(after, seat)


def _spread(moves: list[Any]) -> list[Any]:
    """Some of many moves, from everywhere in the list."""
    return moves[:: -(-len(moves) // COMPARED)]


def _gains(own: Terms, others: Sequence[Terms]) -> dict[str, float]:
    """By term: how much better than the runner-up and than the others on average."""
    runner_up = max(others, key=lambda each: sum(each.values()))
    gains: dict[str, float] = {}
    for term in {**own, **runner_up}:
        mean = sum(each.get(term, 0.0) for each in others) / len(others)
        gains[term] = own.get(term, 0.0) - (mean + runner_up.get(term, 0.0)) / 2
    return gains


def _leads(own: Terms, others: Sequence[Terms]) -> dict[str, float]:
    """By term: what "more than other moves" may be said of."""
    runner_up = max(others, key=lambda each: sum(each.values()))
    leads: dict[str, float] = {}
    for term in {**own, **runner_up}:
        mean = sum(each.get(term, 0.0) for each in others) / len(others)
        leads[term] = own.get(term, 0.0) - max(mean, runner_up.get(term, 0.0))
    return leads


def _sentences(
    account: Account, moment: Moment, gains: Mapping[str, float], leads: Mapping[str, float] = NONE
) -> list[Prompt]:
    """The one or two gains that decide."""
    found: list[Prompt] = []
    least = SMALL
    for term in sorted(gains, key=lambda term: (-gains[term], term)):
        if gains[term] < least or len(found) == MOST:
            break
        said = account.told(term, replace(moment, gain=gains[term], lead=leads.get(term, 0.0)))
        if said is not None and said not in found:
            found.append(said)
            least = max(SMALL, SHARE * gains[term])
    return found


def last(steps: Iterator[list[Prompt]]) -> list[Prompt]:
    """All steps at once."""
    *_, found = steps
    return found
