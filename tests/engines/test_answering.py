"""`python -m pyapp engine`: what our own engine answers to each line."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from pyapp import GAMES
from pyapp.ai.thinking import choose
from pyapp.core.rng import Rng
from pyapp.engines.answering import Engine
from pyapp.engines.lines import as_line, seen
from tests.golden import files
from tests.playing import AnyGame


def answers(*lines: str, slug: str = "suk", level: str = "normal") -> list[str]:
    said: list[str] = []
    Engine([f"{line}\n" for line in lines], said.append, slug, level).run()
    return said


def test_it_greets_with_its_name_and_what_it_wants() -> None:
    said = answers("regolo 1")
    assert said[0].startswith("id name Regolo ") and said[-1] == "regolo 1"
    assert {"option level normal of easy normal hard master", "game suk", "deals 1"} < set(said)


def test_a_line_it_does_not_know_is_passed_over() -> None:
    assert answers("", "  ", "sing a song", "PING", "ping 1 2") == ["pong 1 2"]


def test_after_quit_it_hears_nothing() -> None:
    assert answers("ping a", "quit", "ping b") == ["pong a"]


@pytest.mark.parametrize(
    "line",
    [
        "go",
        "position",
        "position seen",
        "position seen {}",
        'position seen {"deals":[]}',
        "position seen 7",
        "position whole [1",
        'position whole {"ring":1}',
        'position whole {"game":"chess"}',
        "position whole " + "[" * 100_000,
        'position record "hello"',
        "position record 7",
        "position upside-down {}",
        "set level genius",
        "set",
    ],
)
def test_what_it_cannot_use_is_one_line_and_no_end(line: str) -> None:
    error, pong = answers(line, "ping still here")
    assert error.startswith("error ") and len(error) < 400
    assert pong == "pong still here"


def test_a_wrong_position_leaves_no_earlier_one_to_play_in() -> None:
    first, _, none = answers('position whole {"seed":1}', "go", 'position whole {"seed":-1}', "go")
    assert first.startswith("bestmove place ")
    assert none == "error there is no position yet"


def moments(game: AnyGame, number: int) -> Iterator[Any]:
    """Some decisions of a random game in which there is a choice."""
    state, rng = game.new(None, 5), Rng(5)
    for at in range(number * 9):
        if game.to_act(state) is None:
            return
        if at % 9 == 0 and len(game.moves(state)) > 1:
            yield state
        state = game.after(state, rng.choice(game.moves(state)))


@pytest.mark.parametrize("slug", list(GAMES))
def test_told_what_its_seat_sees_it_plays_as_at_our_own_table(slug: str) -> None:
    game = GAMES[slug]
    for state in moments(game, 6):
        given = as_line(seen(game, state, 1))
        assert answers(f"position seen {given}", "go", slug=slug) == [
            f"bestmove {choose(game, state, 'normal')}"
        ]


@pytest.mark.parametrize("slug", list(GAMES))
def test_what_a_seat_is_told_is_the_same_whatever_lies_hidden(slug: str) -> None:
    game = GAMES[slug]
    for state in moments(game, 6):
        other = game.determinize(state, game.to_act(state), Rng(77))
        assert as_line(seen(game, other, 2)) == as_line(seen(game, state, 2))


def test_a_position_comes_as_a_record_too() -> None:
    lines = files("suk")[0].read_text("utf-8").splitlines()
    moves = lines[: lines.index("") + 4]
    assert answers(f"position record {json.dumps(chr(10).join(moves))}", "go")[0].startswith("bestmove place")


def test_a_game_that_is_over_has_no_move() -> None:
    whole = json.dumps(files("suk")[0].read_text("utf-8"))
    assert answers(f"position record {whole}", "go") == ["error the game is over"]


def test_stopped_it_names_the_move_that_stands_and_hears_what_was_said_meanwhile() -> None:
    said = answers('position whole {"seed":1}', "go seconds 60", "ping a", "stop", "ping b", level="hard")
    assert said[0] == "pong a" and said[-1] == "pong b"
    assert said[-2].startswith("bestmove place")


def test_its_level_can_be_set() -> None:
    position = 'position whole {"seed":3}'
    chosen = answers(position, "set level easy", "go", level="hard")
    assert chosen == answers(position, "go", level="easy")
