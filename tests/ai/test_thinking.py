"""Computer players of every game: legal, reproducible, interruptible, fair, and each level better than the last."""

from functools import cache
from itertools import islice
from math import log
from typing import Any

import pytest

from pyapp import GAMES
from pyapp.ai.thinking import LEVELS, choose, own_rng, think
from pyapp.core.advice import level_of
from pyapp.core.options import Setup
from pyapp.core.rng import Rng
from tests.playing import COMPLETE, AnyGame, any_move, any_options, played, random_game, random_games

COMPLETE_GAMES = pytest.mark.parametrize("game", [pytest.param(GAMES[slug], id=slug) for slug in COMPLETE])
EVERY_GAME = pytest.mark.parametrize("game", [pytest.param(GAMES[slug], id=slug) for slug in GAMES])
EVERY_LEVEL = pytest.mark.parametrize("level", [level for level in LEVELS if level != "master"])
RANDOM = "random"
KINDS = 3  # of options; where games are long, tables of different sizes take them in turn
SURE = 20  # times likelier, before games that are still to be played are left out
LONG = 600  # moves of a random game from which on a title is played less often


def few(game: AnyGame, number: int) -> int:
    """So many games, a tenth of them where games are long."""
    return max(1, number // 10) if long(game) else number


def long(game: AnyGame, players: int = 0) -> bool:
    """Do games last long at a table of that size, or at the smallest?"""
    return len(random_game(game.slug, max(0, players - game.players[0])).moves) >= LONG


def short(game: AnyGame, players: int, options: dict[str, Any]) -> Setup:
    """One lap is enough to tell who drives better."""
    return game.setup(players, {**options, "laps": "1"} if "laps" in game.options else options)


def moments(game: AnyGame, number: int) -> list[Any]:
    """States in which somebody has to decide, from early to late in random games."""
    states = [state for playout in random_games(game.slug, 40) for state in playout.states[:-1]]
    return states[:: len(states) // number][:number]


@EVERY_GAME
@EVERY_LEVEL
def test_every_thought_is_a_legal_move_and_progress_grows(game: AnyGame, level: str) -> None:
    for state in moments(game, 6):
        thoughts = list(think(game, state, level))
        legal = set(map(str, game.moves(state)))
        assert {str(thought.move) for thought in thoughts} <= legal
        progress = [round(thought.progress, 6) for thought in thoughts]
        assert progress == sorted(progress) and 0 < progress[0] <= progress[-1] == 1


@cache
def decided(slug: str, level: str) -> tuple[tuple[Any, str], ...]:
    """Five tables and what that level does at each; looked at by three tests, thought out once."""
    game = GAMES[slug]
    return tuple((state, str(choose(game, state.copy(), level))) for state in moments(game, 5))


@EVERY_GAME
@EVERY_LEVEL
def test_the_same_table_gives_the_same_move(game: AnyGame, level: str) -> None:
    for state, move in decided(game.slug, level):
        assert str(choose(game, game.load(game.dump(state)), level)) == move


@EVERY_GAME
@EVERY_LEVEL
def test_thinking_leaves_the_table_alone_and_thinks_the_same_again(game: AnyGame, level: str) -> None:
    for state, move in decided(game.slug, level):
        before = game.digest(state)
        assert str(choose(game, state, level)) == move
        assert game.digest(state) == before


@EVERY_GAME
@EVERY_LEVEL
def test_thinking_can_stop_after_any_thought(game: AnyGame, level: str) -> None:
    (state,) = moments(game, 1)
    number = sum(1 for _ in think(game, state, level))
    for stop in {1, 2, number // 3 + 1, number - 1, number} & set(range(1, number + 1)):
        *_, last = islice(think(game, state, level), stop)
        assert game.why_not(state, last.move) is None


@EVERY_GAME
@EVERY_LEVEL
def test_what_a_seat_cannot_see_does_not_change_its_move(game: AnyGame, level: str) -> None:
    for number, (state, move) in enumerate(decided(game.slug, level)):
        seat = game.to_act(state)
        assert seat is not None
        for seed in range(2):
            imagined = game.determinize(state, seat, Rng(100 * number + seed))
            assert own_rng(game, imagined, seat).state == own_rng(game, state, seat).state
            assert str(choose(game, imagined, level)) == move


@EVERY_GAME
def test_computers_play_whole_games_of_every_kind(game: AnyGame) -> None:
    for number, players in enumerate(game.players):
        for seed in [number % KINDS] if long(game, players) else range(KINDS):
            setup = short(game, players, any_options(game, Rng(seed)))
            playout = played(game, setup, seed, lambda game, state, _: choose(game, state, "normal"))
            assert game.result(playout.states[-1]) is not None


@EVERY_GAME
def test_a_master_thinks_longer_and_plays_by_the_rules(game: AnyGame) -> None:
    (state,) = moments(game, 1)
    *_, hard = think(game, state, "hard")
    *_, last = thoughts = list(think(game, state, "master"))
    assert game.why_not(state, last.move) is None and hard.progress == last.progress == 1
    assert level_of(game.advisor(), "master") != level_of(game.advisor(), "hard")
    assert thoughts == list(think(game, state.copy(), "master"))


# -- strength ----------------------------------------------------------------------------------


def beats(game: AnyGame, better: str, worse: str, bar: float, games: int) -> bool:
    """Does `better` take that share of the victories? So many games at most: it stops when nothing can change any more,
    or when the answer is plain.
    """
    taken, setup = 0.0, short(game, max(2, game.players[0]), {})
    for number in range(games):
        taken += victory(game, setup, number, better, worse)
        left = games - number - 1
        if taken >= bar * games or taken + left < bar * games:
            break
        if (number + 1) % setup.players == 0 and plain(taken, number + 1, bar):
            return True
    return taken >= bar * games


def victory(game: AnyGame, setup: Setup, number: int, better: str, worse: str) -> float:
    """The part that `better` has in the victory of that game; seats change with every game."""
    own = number % setup.players

    def by_level(game: AnyGame, state: Any, rng: Rng) -> Any:
        level = better if game.to_act(state) == own else worse
        return any_move(game, state, rng) if level == RANDOM else choose(game, state, level)

    result = game.result(played(game, setup, number // setup.players, by_level).states[-1])
    assert result is not None
    winners = result.ranking[0]
    return (own in winners) / len(winners)


def plain(taken: float, games: int, bar: float) -> bool:
    """Is a share well above the bar far likelier than the bar itself (Wald's sequential test)?"""
    above = 1 - (1 - bar) / 4
    return taken * log(above / bar) + (games - taken) * log((1 - above) / (1 - bar)) >= log(SURE)


def test_strength_is_plain_only_well_above_the_bar() -> None:
    assert plain(8, 8, 0.6) and plain(14, 14, 0.75)
    assert not any(plain(wins, wins + 1, 0.6) for wins in range(11))
    assert not any(plain(0.6 * games, games, 0.6) or plain(0.75 * games, games, 0.75) for games in range(100))


@COMPLETE_GAMES
@pytest.mark.slow
def test_easy_beats_random(game: AnyGame) -> None:
    assert beats(game, "easy", RANDOM, 0.75, few(game, 40))


@COMPLETE_GAMES
@pytest.mark.slow
def test_normal_beats_easy(game: AnyGame) -> None:
    games = 20 if "laps" in game.options else few(game, 60)  # one lap is soon driven
    assert beats(game, "normal", "easy", 0.6, games)


@EVERY_GAME
@pytest.mark.slow
def test_hard_beats_normal(game: AnyGame) -> None:
    """Few games, so a low bar; `python build.py bench strength` measures it properly."""
    games = 4 if level_of(game.advisor(), "hard").favourites else 12  # who does not play on is quick
    assert beats(game, "hard", "normal", 0.5, games)
