"""Judges what somebody answers to a figure: the rules say whether it is right, and why not.

An answer is a move as text, the numbers of the choices ticked, or a whole number.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from importlib import import_module
from itertools import chain
from typing import Any

from ..core import answers
from ..core.events import Event
from ..core.messages import Params
from ..core.refusals import BadPosition, IllegalMove, Refusal
from ..core.values import is_whole
from ..games import AnyGame
from ..record import Record
from .figures import Ask, Choice, Figure, Step, Wanted
from .reading import at_path, fits

MOST_TRIED = 1500  # moves tried for a pattern such as `place 7 * *`


@dataclass(frozen=True, slots=True)
class Why:
    """One reason: a refusal of the game, or a sentence `judge.<key>` of the page, each with its rule."""

    key: str
    rule: str
    params: Params
    of_game: bool = False


@dataclass(frozen=True, slots=True)
class Verdict:
    right: bool
    why: tuple[Why, ...] = ()


def judged(game: AnyGame, state: Any, ask: Ask, answer: Any, seat: int | None) -> Verdict:
    """Is it right? If not, the rules' own reasons, at most one for each thing that is wrong."""
    if ask.kind == "move":
        return _move(game, state, ask, str(answer))
    if ask.kind == "score":
        return _score(game, state, ask, answer, seat)
    return _choices(game, state, ask, answer, seat)


def judged_refusals(game: AnyGame, ask: Ask, refusals: Iterable[Refusal]) -> Verdict:
    """Somebody pressed a piece that isn't offered, for these reasons: right where one of them is what is asked for.

    Without a reason the rules allow it, and something else is asked.
    """
    given = list(refusals)
    rules = {refusal.rule for refusal in given}
    right = any(wanted.refused in rules for wanted in ask.answers)
    why = tuple(map(_refused, given[:1])) or (Why("other", game.turn_rule, {}),)
    return Verdict(True) if right else Verdict(False, why)


def right_answer(game: AnyGame, state: Any, ask: Ask, seat: int | None) -> Any:
    """An answer that is right: a move, the choices to tick, the number; None if there is none."""
    if ask.kind == "score":
        return counted(game, _after(game, state, ask)[0], ask, seat)
    if ask.kind != "move":
        true = [_is_true(game, state, ask, choice, seat) for choice in ask.choices]
        return [number for number, holds in enumerate(true) if holds]
    for wanted in ask.answers:
        for move in _tried(game, state, wanted):
            if not _lacks(game, state, wanted, move):
                return move
    return None


def checked(figure: Figure) -> list[Any]:
    """Plays a figure through, with a right answer at each question; raises BadPosition where there is none.

    Returns the answers, None where nothing is asked. The figure's record stays as it is.
    """
    return _played(figure, len(figure.steps))[1]


def played(figure: Figure, step: int) -> Any:
    """The table when a step begins, those before it answered rightly."""
    return _played(figure, step)[0].state


def _played(figure: Figure, until: int) -> tuple[Record, list[Any]]:
    record, found = figure.record.branch(len(figure.record)), list[Any]()
    for number, step in enumerate(figure.steps[:until]):
        answer = right_answer(figure.game, record.state, step.ask, figure.seat) if step.ask else None
        if step.ask and answer in (None, []):
            raise BadPosition(f"steps[{number}].ask", "figure.no_answer")
        found.append(answer)
        for name, move in _follows(step, answer):
            try:
                record.play(move)
            except IllegalMove as problem:
                raise BadPosition(
                    f"steps[{number}].{name}", "figure.illegal", move=move, rule=problem.refusal.rule
                ) from None
    return record, found


def counted(game: AnyGame, state: Any, ask: Ask, seat: int | None) -> int | None:
    """The number that is asked for, as it stands in the view, or as the author says."""
    if ask.number is not None:
        return ask.number
    place = ask.of or game.points_at.format(seat=seat or 0)
    try:
        number = at_path(game.view(state, seat), place)
    except KeyError:
        return None
    return number if isinstance(number, int) and not isinstance(number, bool) else None


def told(ask: Ask, verdict: Verdict) -> answers.Judged:
    """What a page shows of it."""
    return {
        "right": verdict.right,
        "hint": {} if verdict.right else dict(ask.hint),
        "why": [
            {
                "key": why.key if why.of_game else f"judge.{why.key}",
                "params": dict(why.params),
                "rule": why.rule,
                "of_game": why.of_game,
            }
            for why in verdict.why
        ],
    }


# -- moves --------------------------------------------------------------------------------------


def _move(game: AnyGame, state: Any, ask: Ask, move: str) -> Verdict:
    """Of a pattern any move will do; if none does, what most of them lack."""
    times: Counter[tuple[str, str]] = Counter()
    found: dict[tuple[str, str], Why] = {}
    for meant in _meant(game, move):
        lacks = [_lacks(game, state, wanted, meant) for wanted in ask.answers]
        if not all(lacks):
            return Verdict(True)
        why = min(lacks, key=len)[0]
        found.setdefault((why.key, why.rule), why)
        times[why.key, why.rule] += 1
    return Verdict(False, (found[times.most_common(1)[0][0]],))


def _lacks(game: AnyGame, state: Any, wanted: Wanted, move: str) -> tuple[Why, ...]:
    """What a move lacks of what is wanted; nothing if it will do."""
    refusal = game.why_not(state, move)
    if wanted.refused:
        if refusal is None:
            return (Why("allowed", wanted.refused, {"rule": wanted.refused}),)
        right = refusal.rule == wanted.refused and fits(wanted.move or move, move)
        return () if right else (_refused(refusal),)
    if refusal:
        return (_refused(refusal),)
    if wanted.move and not fits(wanted.move, move):
        return (Why("other", game.turn_rule, {}),)
    if not wanted.event and wanted.points is None:
        return ()
    seat, events = game.to_act(state), list[Event]()
    following = game.play(state, move, events)
    if wanted.event and not _happens(wanted, events, seat):
        kind = str(wanted.event["kind"])
        return (Why("no_event", rule_of_event(game, kind), {}),)
    if wanted.points is not None:
        points = at_path(game.view(following, seat), game.points_at.format(seat=seat))
        if points < wanted.points:
            return (Why("few", game.points_rule, {"points": points, "least": wanted.points}),)
    return ()


def _refused(refusal: Refusal) -> Why:
    return Why(f"why.{refusal.key}", refusal.rule, refusal.params, of_game=True)


def _tried(game: AnyGame, state: Any, wanted: Wanted) -> Iterable[str]:
    """Moves that may be meant: legal ones, or where one must be refused any of the notation."""
    if not wanted.refused:
        return (str(move) for move in game.moves(state)) if game.to_act(state) is not None else ()
    patterns = (
        [wanted.move]
        if wanted.move
        else [" ".join([verb.name, *("*" for _ in verb.words)]) for verb in game.notation.verbs.values()]
    )
    return chain.from_iterable(game.notation.fill(pattern, MOST_TRIED) for pattern in patterns)


def _happens(wanted: Wanted, events: Iterable[Event], seat: int | None) -> bool:
    told = [event.seen_by(seat) for event in events]
    return any(all(one.get(name) == value for name, value in wanted.event.items()) for one in told)


def rule_of_event(game: AnyGame, kind: str) -> str:
    """The rule that speaks of a kind of event."""
    links = import_module(f"{game.texts().__name__}.links")
    return next((rule for rule, kinds in links.TOLD.items() if kind in kinds.split()), game.turn_rule)


# -- choices and numbers --------------------------------------------------------------------------


def _choices(game: AnyGame, state: Any, ask: Ask, answer: Any, seat: int | None) -> Verdict:
    ticked = [one for one in answer if is_whole(one, 0, len(ask.choices))] if isinstance(answer, list) else []
    why = []
    for number, choice in enumerate(ask.choices):
        holds = _is_true(game, state, ask, choice, seat)
        if holds != (number in ticked):
            why.append(_why_choice(game, state, choice, number, holds))
    return Verdict(not why, tuple(why))


def _is_true(game: AnyGame, state: Any, ask: Ask, choice: Choice, seat: int | None) -> bool:
    if ask.kind == "next":
        return _happens(choice.wanted, _after(game, state, ask)[1], seat)
    return not all(_lacks(game, state, choice.wanted, move) for move in _meant(game, choice.wanted.move))


def _meant(game: AnyGame, pattern: str) -> list[str]:
    return (game.notation.fill(pattern, MOST_TRIED) if "*" in pattern else []) or [pattern]


def _why_choice(game: AnyGame, state: Any, choice: Choice, number: int, holds: bool) -> Why:
    """Why a choice belongs to the answer, or doesn't."""
    if choice.wanted.event:
        rule = rule_of_event(game, str(choice.wanted.event["kind"]))
        return Why("happens" if holds else "happens_not", rule, {"n": number + 1})
    if holds:
        return Why("legal", game.turn_rule, {"n": number + 1})
    lacks = [_lacks(game, state, choice.wanted, move) for move in _meant(game, choice.wanted.move)]
    return lacks[0][0]


def _score(game: AnyGame, state: Any, ask: Ask, answer: Any, seat: int | None) -> Verdict:
    wanted = counted(game, _after(game, state, ask)[0], ask, seat)
    if wanted is not None and answer == wanted and not isinstance(answer, bool):
        return Verdict(True)
    low = isinstance(answer, int) and wanted is not None and answer < wanted
    return Verdict(
        False,
        (
            Why(
                "more" if low else "less",
                game.points_rule or game.end_rule,
                {"given": answer if isinstance(answer, int) else 0},
            ),
        ),
    )


def _after(game: AnyGame, state: Any, ask: Ask) -> tuple[Any, list[Event]]:
    """The table after the moves of the question, and what they did."""
    events: list[Event] = []
    for move in ask.after:
        state = game.play(state, move, events)
    return state, events


def _follows(step: Step, answer: Any) -> list[tuple[str, str]]:
    """The moves that a finished step makes: the right one, and those that follow."""
    made = [("ask", str(answer))] if step.ask and step.ask.is_made else []
    return made + [("then", move) for move in step.then]
