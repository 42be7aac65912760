"""How the tests run: hypothesis always tries the same examples, slow tests come last."""

import gc
import os

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "steady",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=150,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("quick", settings.get_profile("steady"), max_examples=40)
settings.load_profile("steady")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--games",
        type=int,
        default=200,
        help="random games per title in tests of all games (default 200)",
    )


@pytest.fixture
def games(request: pytest.FixtureRequest) -> int:
    """How many random games of a title a test of all games looks at."""
    number: int = request.config.getoption("--games")
    return number


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "slow: takes more than a few seconds, runs last")
    config.addinivalue_line("markers", "thorough: many games, moves or words; left out of `test --quick`")
    config.addinivalue_line("markers", "long: takes minutes, runs only with REGOLO_LONG=1")


def pytest_collection_finish() -> None:
    """What is imported by now stays: the collector of garbage need not look at it again with every state that is made."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if not os.environ.get("REGOLO_LONG"):
        for item in items:
            if item.get_closest_marker("long"):
                item.add_marker(pytest.mark.skip(reason="long form: REGOLO_LONG=1"))
    items.sort(key=lambda item: item.get_closest_marker("slow") is not None)
