"""Sentences with gaps: the grammar of `pyapp/core/messages.py`, and every sentence a game can say."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp import GAMES
from pyapp.core.game import LANGUAGES
from pyapp.core.messages import Reader, _branches, _closing
from pyapp.core.refusals import Refusal
from tests.playing import AnyGame, random_games

WORDS = {
    "tile.engine": "engine",
    "tile.engine.the": "the engine",
    "tile.plant": "plant",
    "hello": "Hello {name}!",
}
EVERY_GAME = pytest.mark.parametrize("game", [pytest.param(GAMES[slug], id=slug) for slug in GAMES])


def said(message: str, language: str = "en", **params: Any) -> str:
    return Reader({**WORDS, "m": message}, language, ["Anna", ""]).say("m", params)


@pytest.mark.parametrize(
    ("message", "params", "sentence"),
    [
        ("plain words", {}, "plain words"),
        ("dock {dock}", {"dock": 7}, "dock 7"),
        ("{dock} and { dock }", {"dock": 7}, "7 and 7"),
        ("{change} points", {"change": -3}, "−3 points"),
        ("{cells}", {"cells": ["a1", "b2", "c3"]}, "a1, b2, and c3"),
        ("[{absent}]", {}, "[]"),
        ("{tile, name, tile}", {"tile": "engine"}, "engine"),
        ("{tile, name, tile, the}", {"tile": "engine"}, "the engine"),
        ("{tile, name, tile, the}", {"tile": "plant"}, "plant"),
        ("{tile, name, tile}", {"tile": "robot"}, "tile.robot"),
        ("{seat, seat}", {"seat": 0}, "Anna"),
        ("{seat, seat}", {"seat": 1}, "Player 2"),
        ("{seat, seat}", {"seat": 2}, "Player 3"),
        ("{tiles, list, tile}", {"tiles": []}, ""),
        ("{tiles, list, tile}", {"tiles": ["engine"]}, "engine"),
        ("{tiles, list, tile}", {"tiles": ["engine", "plant"]}, "engine and plant"),
        ("{tiles, list, tile}", {"tiles": ["engine", "plant", "engine"]}, "engine, plant, and engine"),
        ("{tiles, list, tile, the}", {"tiles": ["engine", "plant"]}, "the engine and plant"),
        ("{tiles, any, tile}", {"tiles": ["engine", "plant"]}, "engine or plant"),
        ("{n, plural, one {# point} other {# points}}", {"n": 1}, "1 point"),
        ("{n, plural, one {# point} other {# points}}", {"n": 0}, "0 points"),
        ("{n, plural, one {# point} other {# points}}", {"n": 5}, "5 points"),
        ("{n, plural, one {# point} other {# points}}", {"n": -4}, "−4 points"),
        ("{n, plural, one {# point} other {# points}}", {"n": -1}, "−1 point"),
        ("{n, plural, =0 {nothing} one {#} other {#}}", {"n": 0}, "nothing"),
        ("{n, plural, =-2 {two less} other {#}}", {"n": -2}, "two less"),
        ("{n, plural, other {# of {who}}}", {"n": 2, "who": "us"}, "2 of us"),
        ("{x, select, a {A} other {else}}", {"x": "a"}, "A"),
        ("{x, select, a {A} other {else}}", {"x": "b"}, "else"),
        ("{x, select, true {yes} other {no}}", {"x": True}, "yes"),
        ("{x, select, a {A}}", {"x": "b"}, ""),
        (
            "{x, select, a {{n, plural, one {one} other {{tile, name, tile}}}} other {}}",
            {"x": "a", "n": 2, "tile": "plant"},
            "plant",
        ),
        ("a '{' and a '}' and it's", {}, "a { and a } and it's"),
        ("# stays a sign", {}, "# stays a sign"),
    ],
)
def test_gaps_are_filled(message: str, params: dict[str, Any], sentence: str) -> None:
    assert said(message, **params) == sentence


def test_italian_joins_and_numbers_players_its_own_way() -> None:
    assert said("{t, list, tile}", "it", t=["engine", "plant", "engine"]) == "engine, plant ed engine"
    assert said("{seat, seat}", "it", seat=1) == "Giocatore 2"


@pytest.mark.parametrize(
    ("message", "params", "sentence"),
    [
        ("porta a {who}", {"who": "Anna"}, "porta ad Anna"),
        ("A {who} passano", {"who": "Ada"}, "Ad Ada passano"),
        ("{who} e {other}", {"who": "Bo", "other": "Elena"}, "Bo ed Elena"),
        ("a {who}", {"who": "Elena"}, "a Elena"),
        ("la a {who}", {"who": "bordo"}, "la a bordo"),
        ("prima {who}", {"who": "Anna"}, "prima Anna"),
    ],
)
def test_italian_a_and_e_take_their_d_before_the_same_vowel(
    message: str, params: dict[str, Any], sentence: str
) -> None:
    assert said(message, "it", **params) == sentence
    assert "d " not in said(message, "en", **params)


def test_what_is_filled_in_is_not_read_again() -> None:
    """A name typed by somebody may hold braces; they are signs like others."""
    assert said("{name}", name="{seat, seat} '{' #") == "{seat, seat} '{' #"
    reader = Reader({"m": "{seat, seat}!"}, "en", ["{n, plural, other {#}}"])
    assert reader.say("m", {"seat": 0}) == "{n, plural, other {#}}!"


def test_an_unknown_key_is_shown_as_it_is() -> None:
    assert Reader(WORDS, "en").say("no.such.key") == "no.such.key"


@given(st.text())
def test_any_value_can_be_filled_in(value: str) -> None:
    assert said("<{x}>", x=value) == f"<{value}>"
    assert said("{x, name, tile}", x=value) in (WORDS.get(f"tile.{value}"), f"tile.{value}")


# -- the sentences of every game ----------------------------------------------------------------


def reader(game: AnyGame, language: str) -> Reader:
    return Reader(game.texts(language).MESSAGES, language, ["Anna", "Bruno", "Carla", "Dino"])


def looks_said(sentence: str) -> bool:
    """No gap left open, no key shown in place of a name, no hole between two signs."""
    return bool(sentence) and not re.search(r"[{}]|\b[a-z_]+\.[a-z_]+[-.]?\w|  |\( ?\)|None", sentence)


@cache
def told(slug: str, games: int) -> list[tuple[str, dict[str, Any]]]:
    """All that random games tell, to whom it is for and to everybody else, each thing once."""
    found: dict[str, tuple[str, dict[str, Any]]] = {}
    for playout in random_games(slug, games):
        for event in (event for events in playout.events for event in events):
            for seat in (*event.to, None):
                params = event.seen_by(seat)
                found.setdefault(f"{event.kind} {params}", (f"log.{event.kind}", params))
    return list(found.values())


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_said(game: AnyGame, language: str, games: int) -> None:
    said_by, seen = reader(game, language), set()
    for key, params in told(game.slug, games):
        sentence = said_by.say(key, params)
        assert looks_said(sentence), (key, params, sentence)
        assert sentence[-1] in ".!?", (key, sentence)
        assert not sentence[0].islower(), (key, sentence)
        seen.add(key)
    assert len(seen) > 3


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_can_be_said(game: AnyGame, language: str, games: int) -> None:
    said_by = reader(game, language)
    for playout in random_games(game.slug, games)[::5]:
        for state in playout.states[:-1:3]:
            key, params = game.prompt(state)
            assert looks_said(said_by.say(key, params)), (key, params)


@cache
def refused(slug: str, games: int) -> list[Refusal]:
    """The reasons why moves of other tables can't be made at this one, each with its numbers and names once."""
    game, found = GAMES[slug], dict[str, Refusal]()
    playouts = random_games(slug, games)
    texts = sorted({str(move) for playout in playouts[:20] for move in playout.moves})[::17]
    for state in (state for playout in playouts[::20] for state in playout.states[::7]):
        for refusal in filter(None, (game.why_not(state, text) for text in texts)):
            found.setdefault(f"{refusal.key} {refusal.params}", refusal)
    return list(found.values())


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_met_by_chance_can_be_said(game: AnyGame, language: str, games: int) -> None:
    said_by = reader(game, language)
    for refusal in refused(game.slug, games):
        sentence = said_by.say(f"why.{refusal.key}", refusal.params)
        assert looks_said(sentence), (refusal, sentence)


def gaps(message: str) -> Iterator[str]:
    """The names of all gaps, those inside branches too."""
    at = message.find("{")
    while at >= 0:
        closing = _closing(message, at)
        name, _, rest = message[at + 1 : closing].partition(",")
        if message[at - 1 : at] != "'":
            yield name.strip()
            kind, _, rest = rest.partition(",")
            if kind.strip() in ("plural", "select"):
                for branch in _branches(rest).values():
                    yield from gaps(branch)
        at = message.find("{", closing)


@EVERY_GAME
def test_both_languages_fill_the_same_gaps(game: AnyGame) -> None:
    italian, english = (game.texts(language).MESSAGES for language in LANGUAGES)
    for key in italian:
        assert set(gaps(italian[key])) == set(gaps(english[key])), key


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_well_formed(game: AnyGame, language: str) -> None:
    """Every brace is closed and every kind of gap is known."""
    messages = game.texts(language).MESSAGES
    said_by = reader(game, language)
    for key, message in messages.items():
        for value in (0, 1, -3):
            params = {name: [value] if name in LISTS else value for name in gaps(message)}
            assert "{" not in said_by.say(key, params) or "'{" in message, (key, params)
        assert said_by.say(key) is not None, "nothing given: holes, but no fault"


LISTS = {
    name
    for slug in GAMES
    for message in GAMES[slug].texts("en").MESSAGES.values()
    for name in re.findall(r"\{\s*(\w+)\s*,\s*list\b", message)
}
