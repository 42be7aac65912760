"""What must hold at every moment of every game; each check yields a sentence for what doesn't."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from pyapp.core.events import Event
from pyapp.core.game import LANGUAGES
from pyapp.core.rng import Rng
from pyapp.games import AnyGame
from tests.playing import own_module, second_opinion

UNSEEN = {"rng", "seed", "state", "chance"}  # names that no view may have
LISTED, UNLISTED = 6, 6  # moves tried at each moment


def of_state(game: AnyGame, state: Any, rng: Rng) -> Iterator[str]:
    """All that can be seen by looking at one moment."""
    yield from own_module(game.slug, "invariants").broken(state)
    yield from second_opinion(game, state)
    dumped = game.dump(state)
    text = json.dumps(dumped)
    loaded = game.load(json.loads(text))
    if loaded != state or game.dump(loaded) != dumped:
        yield "a position that loads as another"
    yield from _of_moves(game, state, rng)
    seats: list[int | None] = [*range(state.setup.players), None]
    yield from of_view(game, state, rng.choice(seats), dumped["rng"], rng)
    if game.dump(state) != dumped:
        yield "a state that changes when it is looked at"


def of_move(game: AnyGame, before: Any, move: str, after: Any) -> Iterator[str]:
    """What a game's room has to say of a step from one moment to the next (`broken_by` of its invariants)."""
    broken_by = getattr(own_module(game.slug, "invariants"), "broken_by", None)
    yield from broken_by(before, move, after) if broken_by else ()


def _of_moves(game: AnyGame, state: Any, rng: Rng) -> Iterator[str]:
    moves, to_act = game.moves(state), game.to_act(state)
    if (to_act is None) != (game.result(state) is not None):
        yield "over and not over"
    if (to_act is None) != (not moves):
        yield "nothing to play, or too much"
    texts = [str(move) for move in moves]
    if len(set(texts)) != len(texts):
        yield "the same move listed twice"
    for move, text in rng.sample(list(zip(moves, texts, strict=True)), LISTED):
        if game.read(text) != move:
            yield f"{text} reads as another move"
        if game.why_not(state, text) is not None:
            yield f"{text} is listed and refused"
    listed = set(texts)
    for text in _unlisted(game, rng):
        refusal = game.why_not(state, text)
        if (refusal is None) != (text in listed):
            yield f"{text} is {'allowed and not listed' if refusal is None else 'listed and refused'}"
        elif refusal is not None:
            yield from _unsaid(game, f"why.{refusal.key}", refusal.rule)


def _unlisted(game: AnyGame, rng: Rng) -> Iterator[str]:
    """Moves of the notation, whatever the moment; one of them with a slip of the pen."""
    verbs = list(game.notation.verbs.values())
    for number in range(UNLISTED):
        verb = rng.choice(verbs)
        text = " ".join(
            (verb.name, *(rng.choice(_choices(game.slug, verb.name)[at]) for at in range(len(verb.words))))
        )
        at = rng.below(len(text))
        yield text if number else text[:at] + rng.choice("x0 *é") + text[at:]


@cache
def _choices(slug: str, name: str) -> list[list[str]]:
    from pyapp import GAMES

    return [list(word.texts()) for _, word in GAMES[slug].notation.verbs[name].words]


def _unsaid(game: AnyGame, key: str, rule: str = "") -> Iterator[str]:
    for language in LANGUAGES:
        texts = game.texts(language)
        if key not in texts.MESSAGES:
            yield f"no sentence {key} in {language}"
        if rule and rule not in texts.RULES:
            yield f"no rule {rule} in {language}"


def of_view(game: AnyGame, state: Any, seat: int | None, chance: str, rng: Rng) -> Iterator[str]:
    """A view tells a seat nothing it can't know; an imagined table keeps all that it does know."""
    view = game.view(state, seat)
    told = json.dumps(view)
    if json.loads(told) != view:
        yield "a view that is not plain"
    if UNSEEN & set(_names_in(view)) or chance in told or str(int(chance, 16)) in told:
        yield f"seat {seat} sees the chance to come"
    imagined = game.determinize(state, seat, rng)
    if game.view(imagined, seat) != view:
        yield f"an imagined table looks different to seat {seat}"
    if game.to_act(imagined) != game.to_act(state):
        yield "an imagined table asks somebody else"
    elif seat == game.to_act(state) and game.moves(imagined) != game.moves(state):
        yield f"seat {seat} may play other moves at an imagined table"
    for broken in own_module(game.slug, "invariants").broken(imagined):
        yield f"imagined by {seat}: {broken}"


def _names_in(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield name
            yield from _names_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _names_in(inner)


def of_events(game: AnyGame, players: int, events: list[Event]) -> Iterator[str]:
    """What a move told: plain, in both languages, secrets only to those they are for."""
    for event in events:
        yield from _unsaid(game, f"log.{event.kind}")
        if event.secret and not game.secrets:
            yield f"{event.kind}: a secret where there are none"
        if not event.to <= set(range(players)) or set(event.secret) & set(event.public):
            yield f"{event.kind}: told to nobody, or twice"
        for seat in (*range(players), None):
            seen = event.seen_by(seat)
            if json.loads(json.dumps(seen)) != seen:
                yield f"{event.kind} is not plain"
            if seat not in event.to and set(event.secret) & set(seen):
                yield f"{event.kind} tells seat {seat} a secret"
