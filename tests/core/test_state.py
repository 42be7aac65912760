"""A copy of any table: alike in everything, and nobody else's."""

from dataclasses import dataclass, field, fields

import pytest

from pyapp import GAMES
from pyapp.core.options import Setup
from pyapp.core.state import TableState


@dataclass(slots=True)
class Pot(TableState):
    coins: int = 0
    choices: tuple[str, ...] | None = field(default=None, compare=False)


def test_a_copy_has_every_field_even_those_that_are_not_compared() -> None:
    pot = Pot(Setup(2, {}), 3, ("take",))
    copied = pot.copy()
    assert type(copied) is Pot and copied is not pot
    assert (copied.setup, copied.coins, copied.choices) == (pot.setup, 3, ("take",))


def test_changing_a_copy_leaves_the_first_table_as_it_was() -> None:
    pot = Pot(Setup(2, {}), 3)
    for _ in range(2):  # the first copy makes the way of copying, the second one uses it
        copied = pot.copy()
        copied.coins += 1
        assert (pot.coins, copied.coins) == (3, 4)


@pytest.mark.parametrize("slug", GAMES)
def test_every_state_of_every_game_is_copied_whole(slug: str) -> None:
    game = GAMES[slug]
    state = game.new(seed=5)
    for number in range(60):
        copied = state.copy()
        assert all(getattr(copied, one.name) is getattr(state, one.name) for one in fields(state))
        if moves := game.moves(state):
            state = game.play(state, moves[number % len(moves)])
