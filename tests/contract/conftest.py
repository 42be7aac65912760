"""The contract is checked on every game there is, without a list of them."""

import pytest

from pyapp import GAMES
from tests.playing import AnyGame, Playout, random_games


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", [pytest.param(GAMES[slug], id=slug) for slug in GAMES])


@pytest.fixture
def playouts(game: AnyGame, games: int) -> tuple[Playout, ...]:
    """Random games of one title, over all its player counts and variants."""
    return random_games(game.slug, games)
