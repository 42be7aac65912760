"""A reason that only says "than with other moves" is held against all the other moves, in the deal it was thought of in."""

from collections.abc import Iterator
from typing import Any

import pytest

from pyapp import GAMES
from pyapp.ai.reasons import account_of, last, own_reasons
from pyapp.ai.thinking import choose, own_rng
from pyapp.core.rng import Rng
from tests.playing import AnyGame, any_options

COMPARING = {
    "mechanics": {"reason.rivals": "rivals"},
    "automobiles": {"reason.rivals": "rivals", "reason.place": "place"},
    "pocket-mars": {
        "reason.prep": "prep",
        "reason.hand": "hand",
        "reason.rivals": "rivals",
        "reason.da": "rivals",
        "reason.androids": "androids",
    },
}
MOVES = 160
TABLES = 4
RACES = 16  # of one lap: places are told where it ends
LAST = 12  # decisions of a race


def decisions(game: AnyGame, players: int, seed: int) -> Iterator[tuple[Any, Any]]:
    """What normal computers decide, every third time something else."""
    rng = Rng(seed)
    options = any_options(game, Rng(seed)) if seed % 2 else {}
    if game.slug == "automobiles":
        options["laps"] = "1"
    state = game.start(game.setup(players, options), seed)
    race = game.slug == "automobiles"
    found: list[tuple[Any, Any]] = []
    while game.to_act(state) is not None and (race or len(found) < MOVES):
        careless = len(found) % 3 == 2 and not race
        move = rng.choice(game.moves(state)) if careless else choose(game, state, "normal")
        found.append((state, move))
        state = game.after(state, move)
    yield from found[-LAST:] if race else found


@pytest.mark.parametrize("slug", COMPARING)
def test_what_is_said_to_be_more_than_with_other_moves_is(slug: str) -> None:
    game, met = GAMES[slug], set()
    account = account_of(game)
    seats = (game.players[0], 2, 3, game.players[-1])
    race = slug == "automobiles"
    for seed in range(RACES if race else TABLES):
        decided = list(decisions(game, seats[seed % len(seats)], seed))
        for state, move in decided if race else decided[seed % 2 :: 2]:
            for key, _ in last(own_reasons(game, state, move, "normal")):
                term = COMPARING[slug].get(key)
                if term is None:
                    continue
                met.add(key)
                seat = game.to_act(state)
                assert seat is not None
                imagined = game.determinize(state, seat, own_rng(game, state, seat))
                worth = {
                    str(each): account.terms(game.after(imagined, each), seat).get(term, 0.0)
                    for each in game.moves(imagined)
                }
                own = worth.pop(str(move))
                assert own > min(worth.values()) and own > sum(worth.values()) / len(worth) - 0.05, (
                    key,
                    str(move),
                )
    assert met, "none of them was ever said"
