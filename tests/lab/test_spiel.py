"""The games in OpenSpiel, its tests on them, and its searches as players at our tables."""

import pytest

from .conftest import Ask

SLUGS = ["mechanics", "automobiles", "suk", "pocket-mars", "martians"]
# What a search that knows all can play, and what one that knows what it sees.
SEARCHES = [
    ("mcts", "suk"),
    ("mcts", "automobiles"),
    *(("ismcts", slug) for slug in ("mechanics", "pocket-mars", "martians")),
]


@pytest.mark.slow
@pytest.mark.parametrize("slug", SLUGS)
def test_openspiel_accepts_the_games(slug: str, ask: Ask) -> None:
    assert ask("spiel.py", slug).endswith("passed\n")


@pytest.mark.slow
@pytest.mark.parametrize(("search", "slug"), SEARCHES)
def test_a_search_of_openspiel_sits_at_our_arena(search: str, slug: str, ask: Ask) -> None:
    assert ask("arena.py", slug, search).endswith("passed\n")
