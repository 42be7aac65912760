"""Hostile links, records, positions and messages: each gets a sentence, and what is let in is a sound table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from pyapp import GAMES, bridge
from pyapp.core.game import LANGUAGES
from pyapp.core.rng import Rng
from tests.playing import own_module
from tools.env.places import ROOT
from tools.fuzz import hostile
from tools.fuzz.soak import checks

if TYPE_CHECKING:
    from tools.fuzz.soak import Tally

PLAYED_ON = 4  # moves played at a table that was let in
LONGEST_TOLD = 1500  # characters of an input that is told


def some(tally: Tally, number: int, seed: int) -> Iterator[str]:
    """Tries so many inputs on the bridge, as the page would hand them over."""
    rng = Rng(seed)
    bridge.request.tables.clear()
    for request in hostile.requests(number, seed):
        tally.inputs[kind_of(request)] += 1
        text = json.dumps(request)
        answer: dict[str, Any] = json.loads(asyncio.run(bridge.handle(text)))
        for trouble in _troubles(request, answer, rng):
            yield f"{trouble}: {text[:LONGEST_TOLD]}"


def kind_of(request: dict[str, Any]) -> str:
    if request["do"] != "open":
        return "messages"
    if "link" in request:
        return "links"
    return "positions" if "\nposition: " in request["record"] else "records"


def _troubles(request: dict[str, Any], answer: dict[str, Any], rng: Rng) -> Iterator[str]:
    if "fault" in answer:
        yield answer["fault"]
    elif "problem" in answer:
        yield from (f"no sentence {key}" for key in _unsaid(answer["problem"]))
    elif request["do"] == "open":
        yield from _sound(rng)


def _sound(rng: Rng) -> Iterator[str]:
    """Whatever table was let in, it is one where everything holds and that can be played on."""
    record = bridge.request.tables["t"].record
    game = record.game
    own = own_module(game.slug, "invariants")
    try:
        for number in range(PLAYED_ON):
            if number and set(own.broken(record.state)) & getattr(own, "LOOSE", set()):
                return
            yield from checks.of_state(game, record.state, rng)
            if game.to_act(record.state) is None:
                return
            record.play(rng.choice(game.moves(record.state)))
    except Exception as fault:  # a table that was let in and breaks
        yield f"let in, then {type(fault).__name__} {fault}"


@cache
def _sentences() -> dict[str, set[str]]:
    """Every key that the page has a sentence for, in each language."""
    return {
        language: {
            *json.loads((ROOT / f"static/locale/{language}.json").read_text("utf-8")),
            *(key for game in GAMES.values() for key in game.texts(language).MESSAGES),
        }
        for language in LANGUAGES
    }


def _unsaid(problem: dict[str, Any]) -> list[str]:
    """Keys that a reader would see as keys: the answer brings its own sentences, or the page has them."""
    key = problem["key"]
    if "said" in problem:
        return [
            f"{key} in {lang}" for lang in LANGUAGES if problem["said"].get(lang, key).strip() in ("", key)
        ]
    return [f"{key} in {language}" for language, known in _sentences().items() if key not in known]
