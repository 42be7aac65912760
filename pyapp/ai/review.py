"""A game looked at once more when it is over: how the chances went, and the turns that changed them most."""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from ..core import answers
from ..core.events import Event
from ..core.game import Game
from ..record import Record
from .chances import chances
from .played_out import Moment, played_out, playing_of
from .thinking import think

MOST_POINTS = 20  # of the curve: more can't be told apart
TURNING_POINTS = 3
CANDIDATES = 4  # turns that are looked at again, in many more deals
AGAIN = 2  # times the deals of a point of the curve
LEAST_SWING = 0.12  # of what was played out: less may be the luck of the deals
PROVEN_SWING = 0.03
LEAST_BETTER = 0.08
MOST_DECISIONS = 4  # of a turn, at which something better is looked for
ANOTHER = 1.5  # times the mover's own swing, and another's chance is the news

T = TypeVar("T")
Chances = list[float]


@dataclass(frozen=True, slots=True)
class Better:
    """What would have been better in a turn: the move, instead of the one after `at` moves, both in the same deals."""

    at: int
    move: str
    chance: float
    instead: float
    told: tuple[answers.EventTold, ...] = ()  # what the better move does

    def as_dict(self) -> answers.Better:
        return {
            "at": self.at,
            "move": self.move,
            "chance": self.chance,
            "instead": self.instead,
            "events": list(self.told),
        }


@dataclass(frozen=True, slots=True)
class Turn:
    """A whole turn that changed much: from the table after `first` moves to that after `n`; whose chance went where."""

    first: int
    n: int
    seat: int
    who: int
    before: float
    after: float
    proven: bool = False
    better: Better | None = None

    def as_dict(self) -> answers.Turn:
        return {
            "first": self.first,
            "n": self.n,
            "seat": self.seat,
            "who": self.who,
            "before": self.before,
            "after": self.after,
            "proven": self.proven,
            "better": None if self.better is None else self.better.as_dict(),
        }


@dataclass(frozen=True, slots=True)
class Review:
    """`chances[n]` are those after n moves, of every seat, or of all together against the game; `proven`: for sure."""

    together: bool
    chances: dict[int, Chances]
    proven: int | None  # from this table on the end was certain
    turns: list[Turn]

    def as_dict(self) -> answers.Review:
        shown = sorted(self.chances)
        return {
            "together": self.together,
            "shown": shown,
            "points": [[_percent(chance) for chance in self.chances[n]] for n in shown],
            "proven": self.proven,
            "turns": [turn.as_dict() for turn in self.turns],
        }


Span = tuple[int, int, int]  # a turn: whose, the table before it, the table after it


class _Look:
    """One look back: what was measured at which table, each only once."""

    def __init__(self, record: Record) -> None:
        result = record.game.result(record.state)
        assert result is not None, "a game is reviewed when it is over"
        self.record, self.game = record, record.game
        self.together = result.won is not None
        self.moves = len(record)
        self.spans = _spans([self.game.to_act(record.at(n)) for n in range(self.moves)])
        self.deals = playing_of(self.game).deals
        self.proves = hasattr(self.game.advisor(), "certain")
        self.sure: dict[int, Chances] = {}
        self.found: dict[int, Chances] = {}

    def moment(self, n: int) -> Moment:
        turn = 1 / max(1, len(self.spans))
        return Moment(self.record.at(n), n / max(1, self.moves), turn, self.together)

    def prove(self) -> Generator[None, None, None]:
        """Back from the end, as long as the end is certain."""
        self.sure[self.moves] = chances(self.game, self.record.state, 1.0, self.together)
        for n in reversed(range(self.moves)):
            sure = yield from _through(proofs(self.game, self.record.at(n)))
            if sure is None:
                return
            self.sure[n] = sure

    def play_out(self, n: int, deals: int, luck: int, move: Any = None) -> Generator[None, None, Chances]:
        found = yield from _through(played_out(self.game, self.moment(n), deals, luck, move))
        assert found is not None, "playing out ends with chances"
        return found

    def measure(self, n: int, deals: int, luck: int) -> Generator[None, None, Chances]:
        """The chances at a table: for sure, or played out."""
        if n in self.sure:
            return self.sure[n]
        return (yield from self.play_out(n, deals, luck))

    def point(self, n: int) -> Generator[None, None, None]:
        if n not in self.found:
            self.found[n] = yield from self.measure(n, self.deals, 0)

    def point_again(self, n: int) -> Generator[None, None, None]:
        self.found[n] = yield from self.measure(n, self.deals * AGAIN, 1)

    def weigh(self, n: int, move: Any) -> Generator[None, None, Chances]:
        """The chances if this is the next move at a table."""
        if n in self.sure:
            after = self.game.after(self.record.at(n), move)
            if self.game.to_act(after) is None:
                return chances(self.game, after, 1.0, self.together)
            sure = yield from _through(proofs(self.game, after))
            if sure is not None:
                return sure
        return (yield from self.play_out(n, self.deals * AGAIN, 2, move))


def review(record: Record) -> Iterator[float | Review]:
    """How much of the work is done, again and again; at last the review."""
    look = _Look(record)
    done = 0.01

    def slices(work: Generator[None, None, T], share: float) -> Generator[float, None, T]:
        nonlocal done
        goal = done + share
        while True:
            try:
                next(work)
            except StopIteration as over:
                done = goal
                value: T = over.value
                return value
            done += (goal - done) * 0.01
            yield done

    yield from slices(look.prove(), 0.09)
    points = sorted(_shown(look.spans, look.moves) | _suspects(look))
    for n in points:
        yield from slices(look.point(n), 0.5 / len(points))
    chosen = _swings(look.spans, look.found)[:CANDIDATES]
    for _, first, last in chosen:
        for n in (first, last):
            yield from slices(look.point_again(n), 0.2 / len(chosen) / 2)
    turns = _turning_points(look, chosen)
    for number, turn in enumerate(turns):
        better = yield from slices(_better(look, turn), 0.18 / len(turns))
        turns[number] = Turn(
            turn.first, turn.n, turn.seat, turn.who, turn.before, turn.after, turn.proven, better
        )
    proven = min(look.sure) if min(look.sure) < look.moves else None
    yield Review(look.together, look.found, proven, turns)


def _through(steps: Iterator[T]) -> Generator[None, None, T | None]:
    """The last of the steps, one at a time; None: there was none."""
    found: T | None = None
    for step in steps:
        found = step
        yield
    return found


def _percent(chance: float) -> int:
    """Curve and sentences tell the same number."""
    return round(100 * chance)


def proofs(game: Game[Any, Any, Any], state: Any) -> Iterator[list[float] | None]:
    """The chances where the end is certain, in a game that can prove it; the last answer counts, None: it is open."""
    certain = getattr(game.advisor(), "certain", None)
    if certain is not None and game.to_act(state) is not None:
        yield from certain(state)


def _spans(movers: Sequence[int | None]) -> list[Span]:
    """Moves of one seat in a row; each move alone, where nobody else ever moves."""
    if len(set(movers)) == 1:
        return [(movers[0] or 0, n, n + 1) for n in range(len(movers))]
    spans: list[Span] = []
    for n, mover in enumerate(movers):
        seat = -1 if mover is None else mover
        if spans and spans[-1][0] == seat:
            spans[-1] = (seat, spans[-1][1], n + 1)
        else:
            spans.append((seat, n, n + 1))
    return spans


def _shown(spans: Sequence[Span], moves: int) -> set[int]:
    """Ends of turns, evenly spread."""
    ends = [0, *(last for _, _, last in spans)]
    every = max(1, -(-len(ends) // MOST_POINTS))
    return {*ends[::every], moves}


def _suspects(look: _Look) -> set[int]:
    """Where a long game has more turns than points: before and after the turns that changed most at a glance."""
    glance = {
        n: chances(look.game, look.record.at(n), n / look.moves, look.together)
        for n in {0, *(last for _, _, last in look.spans)}
    }
    return {n for _, first, last in _swings(look.spans, glance)[:CANDIDATES] for n in (first, last)}


def _swings(spans: Sequence[Span], found: dict[int, Chances]) -> list[Span]:
    """The turns with known chances before and after, the greatest changes first."""
    known = [span for span in spans if span[1] in found and span[2] in found]

    def swing(span: Span) -> float:
        return max(abs(after - before) for before, after in zip(found[span[1]], found[span[2]], strict=True))

    return sorted(known, key=lambda span: (-swing(span), span[1]))


def _turning_points(look: _Look, spans: Sequence[Span]) -> list[Turn]:
    """The turns with the greatest swings, in the order of the game."""
    turns = [_turn(look, span) for span in spans if not _learnt(look, span)]
    turns.sort(key=lambda turn: (-abs(turn.after - turn.before), turn.n))
    great = [
        turn
        for turn in turns
        if abs(turn.after - turn.before) >= (PROVEN_SWING if turn.proven else LEAST_SWING)
    ]
    return sorted(great[:TURNING_POINTS], key=lambda turn: turn.n)


def _learnt(look: _Look, span: Span) -> bool:
    """Did only our knowledge change: played out before, proven after?"""
    return span[2] in look.sure and span[1] not in look.sure and look.proves


def _turn(look: _Look, span: Span) -> Turn:
    seat, first, last = span
    found = look.found
    swings = [after - before for before, after in zip(found[first], found[last], strict=True)]
    own = seat if len(swings) > 1 else 0
    most = max(range(len(swings)), key=lambda each: abs(swings[each]))
    who = most if abs(swings[most]) > ANOTHER * abs(swings[own]) else own
    before, after = (_percent(found[n][who]) / 100 for n in (first, last))
    return Turn(first, last, seat, who, before, after, first in look.sure)


def _better(look: _Look, turn: Turn) -> Generator[None, None, Better | None]:
    """The decision of a turn at which its player lost most against a move that the computer finds; None: there is none."""
    own = 0 if look.together else turn.seat
    if turn.seat < 0 or (turn.who == own and turn.after > turn.before):
        return None
    best: Better | None = None
    tried = 0
    level = "hard" if hasattr(look.game.advisor(), "searched") else "normal"
    for at in range(turn.first, turn.n):
        state, made = look.record.at(at), look.record.moves[at]
        if len(look.game.moves(state)) < 2 or tried == MOST_DECISIONS:
            continue
        tried += 1
        thought = yield from _through(think(look.game, state, level))
        if thought is None or str(thought.move) == made:
            continue
        chance = (yield from look.weigh(at, thought.move))[own]
        instead = (yield from look.weigh(at, look.game.read(made)))[own]
        if chance - instead > (best.chance - best.instead if best else LEAST_BETTER):
            events: list[Event] = []
            look.game.after(state, thought.move, events)
            told = tuple(event.seen_by(turn.seat) for event in events)
            best = Better(at, str(thought.move), _percent(chance) / 100, _percent(instead) / 100, told)
    return best
