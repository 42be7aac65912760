"""Why a move: the parts of every evaluation add up, and become sentences that are there in both languages."""

import json
import re
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Any

import pytest

from pyapp import GAMES
from pyapp.ai.hints import hint, place, places
from pyapp.ai.reasons import CARELESS, EVEN, LATER, ONLY, SMALL, account_of, last, open_reasons, own_reasons
from pyapp.ai.thinking import choose, leanings, own_rng
from pyapp.core.events import Event
from pyapp.core.game import Prompt
from pyapp.core.messages import Reader
from pyapp.core.rng import Rng
from tests.mechanics.tables import table
from tests.playing import AnyGame, any_options, played
from tools.env.places import ROOT

RAW_NAME = re.compile(r"\b(component|card|cube|mechanism)\.\w")
EVERY_GAME = pytest.mark.parametrize("game", [pytest.param(GAMES[slug], id=slug) for slug in GAMES])
LANGUAGES = ("it", "en")
MOVES = 120  # of a game


@dataclass(frozen=True)
class Beginning:
    """The first moves of a game of the computer against itself."""

    states: list[Any]
    moves: list[Any]
    events: list[list[Event]]


@cache
def beginnings(game: AnyGame, level: str = "normal") -> list[Beginning]:
    """Alone where there is such a game, for two, with variants for the most there can be."""
    found = []
    for seed, players in enumerate(sorted({game.players[0], 2, game.players[-1]})):
        options = any_options(game, Rng(seed)) if players == game.players[-1] else {}
        begun = Beginning([game.start(game.setup(players, options), seed)], [], [])
        while game.to_act(begun.states[-1]) is not None and len(begun.moves) < MOVES:
            begun.moves.append(choose(game, begun.states[-1], level))
            begun.events.append([])
            begun.states.append(game.after(begun.states[-1], begun.moves[-1], begun.events[-1]))
        found.append(begun)
    return found


@cache
def reader(game: AnyGame, language: str) -> Reader:
    shell = json.loads((ROOT / "static" / "locale" / f"{language}.json").read_text())
    return Reader({**shell, **game.texts(language).MESSAGES}, language)


def check_said(game: AnyGame, reasons: list[Prompt]) -> None:
    assert 1 <= len(reasons) <= 2
    for language in LANGUAGES:
        for key, params in reasons:
            said = reader(game, language).say(key, params)
            assert said != key and "{" not in said and ".." not in said, (key, said)
            assert not RAW_NAME.search(said), said


@EVERY_GAME
def test_the_parts_add_up_to_the_value(game: AnyGame) -> None:
    account, advisor = account_of(game), game.advisor()
    for playout in beginnings(game):
        for state in [*playout.states[::7], playout.states[-1]]:
            for seat in range(state.setup.players):
                parts = account.terms(state, seat)
                assert sum(parts.values()) == pytest.approx(advisor.value(state, seat)), parts


@EVERY_GAME
def test_what_is_open_to_all_are_parts_of_the_value(game: AnyGame) -> None:
    parts = {
        part
        for playout in beginnings(game)
        for state in playout.states[:-1:11]
        for part in account_of(game).terms(state, 0)
    }
    assert parts >= account_of(game).OPEN


@EVERY_GAME
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_every_move_has_its_reason_in_both_languages(game: AnyGame, level: str) -> None:
    told: set[str] = set()
    for playout in beginnings(game, level):
        for number in range(0, len(playout.moves), 5):
            state, move = playout.states[number], playout.moves[number]
            reasons = last(own_reasons(game, state, move, level))
            check_said(game, reasons)
            told |= {key for key, _ in reasons}
            viewer = (game.to_act(state) or 0) + 1
            if viewer < playout.states[0].setup.players:
                seen = open_reasons(game, state, playout.states[number + 1], playout.events[number], viewer)
                check_said(game, last(seen))
    assert len(told) >= (4 if game.stage == "complete" else 2), f"always the same words: {told}"


@EVERY_GAME
def test_both_languages_have_the_same_reasons(game: AnyGame) -> None:
    keys = [
        {key for key in game.texts(language).MESSAGES if key.startswith("reason.")} for language in LANGUAGES
    ]
    assert keys[0] == keys[1] and keys[0]


# -- what is said -------------------------------------------------------------------------------


def test_a_purchase_is_told_by_what_it_will_be_worth() -> None:
    game = GAMES["mechanics"]
    state = table(2, seats=[{"hand": {"lens": 2}}], market=["lens", "gear", "wire"])
    ((key, params), *_) = last(own_reasons(game, state, "buy lens", "normal"))
    assert key == "reason.bought" and params["type"] == "lens" and params["set"] == "set"
    assert params["have"] == 3 and 1 <= params["price"] <= 10


def test_a_sale_is_told_by_what_it_brings() -> None:
    game = GAMES["mechanics"]
    state = table(2, seats=[{"hand": {"lens": 3}}], phase="sell", deck=[])
    assert last(own_reasons(game, state, "sell lens 3+0", "normal"))[0][0] == "reason.sold"


def test_a_single_move_needs_no_other_reason() -> None:
    game = GAMES["suk"]
    for seed in range(3):
        playout = played(game, game.setup(2, {}), seed)
        for state, move in zip(playout.states, playout.moves, strict=False):
            if len(game.moves(state)) == 1:
                assert last(own_reasons(game, state, move, "hard")) == [ONLY]


@EVERY_GAME
def test_what_any_game_may_say_of_a_move_holds_against_all_other_moves(game: AnyGame) -> None:
    """ "No other move brings more" and "another looked a little better", of good moves and of any others."""
    said = 0
    for begun in beginnings(game):
        for number, state in enumerate(begun.states[:-1:2]):
            moves = game.moves(state)
            move = begun.moves[2 * number] if number % 2 else Rng(number).choice(moves)
            told = last(own_reasons(game, state, move, "normal"))
            assert (ONLY in told) == (len(moves) == 1)
            if EVEN in told or CARELESS in told:
                worth = worths(game, state)
                best = max(worth.values()) - SMALL
                assert EVEN not in told or worth[str(move)] >= best, (str(move), worth)
                assert CARELESS not in told or worth[str(move)] < best, (str(move), worth)
                said += 1
    assert said >= (5 if game.stage == "complete" else 1)


def worths(game: AnyGame, state: Any) -> dict[str, float]:
    """What every move is worth at once, in the deal that the seat to act imagines."""
    seat = game.to_act(state)
    assert seat is not None
    imagined = game.determinize(state, seat, own_rng(game, state, seat))
    moves = game.moves(imagined)
    account, leaning = account_of(game), leanings(game, imagined, seat, moves, 0.0, Rng(0))
    return {
        str(move): sum(account.terms(game.after(imagined, move), seat).values()) + lean
        for move, lean in zip(moves, leaning, strict=True)
    }


def test_who_thinks_further_says_so_where_a_move_looks_worse_at_first() -> None:
    game = GAMES["suk"]
    state = game.new(2, 5)
    for _ in range(8):
        state = game.after(state, choose(game, state, "normal"))
    value, seat = game.advisor().value, game.to_act(state)
    worst = min(game.moves(state), key=lambda move: value(game.after(state, move), seat))
    best = max(game.moves(state), key=lambda move: value(game.after(state, move), seat))
    assert LATER in last(own_reasons(game, state, worst, "hard"))
    assert LATER not in last(own_reasons(game, state, worst, "easy"))
    assert LATER not in last(own_reasons(game, state, best, "hard")) != [EVEN]


# -- hints --------------------------------------------------------------------------------------


@EVERY_GAME
def test_a_hint_looks_at_the_move_and_says_why(game: AnyGame) -> None:
    for playout in beginnings(game):
        for state in playout.states[:-1:9]:
            move = choose(game, state, "normal")
            *_, given = hint(game, state, move)
            assert given is not None and given.move == str(move)
            assert place(given.move) in given.places and 1 <= len(given.places) <= 3
            moves = list(map(str, game.moves(state)))
            assert set(given.places) <= set(map(place, moves))
            check_said(game, given.reasons)


def test_where_to_look_does_not_tell_which_it_is() -> None:
    moves = [f"place {dock} white b{row}" for dock in range(5) for row in (1, 2)]
    for move in moves:
        found = places(moves, move, moves)
        assert found == sorted(found) and len(found) == 3 and place(move) in found


@EVERY_GAME
def test_reasons_come_in_small_steps(game: AnyGame) -> None:
    """So that whoever works them out can pause."""
    state = max(beginnings(game)[-1].states[:40], key=lambda state: len(game.moves(state)))
    move, *others = game.moves(state)
    steps = min(3, 1 + len(others))
    assert len(list(islice(own_reasons(game, state, move, "normal"), steps))) == steps > 1
