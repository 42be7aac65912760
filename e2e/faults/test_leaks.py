"""No secret of another seat anywhere in the page: twin tables look the same to whoever can't tell them apart."""

import os
from collections.abc import Iterator
from itertools import islice

import pytest
from playwright.sync_api import Browser

from e2e.conftest import NO_COPY, Watch
from e2e.hands.twins import Screen, differences, twins
from pyapp import GAMES
from tools.quality import figures

SECRETIVE = [slug for slug, game in GAMES.items() if game.secrets]
LOOKS = 4  # at each pair: before the mover looks, after his move, at the next one's table, at what that one shares
MOMENTS = int(os.environ.get("REGOLO_MOMENTS", "24"))
PAIRS = -(-MOMENTS // (LOOKS * len(SECRETIVE)))


@pytest.fixture
def screens(browser: Browser, watch: Watch, site: str) -> Iterator[list[Screen]]:
    """Two people's browsers, alike."""
    contexts = [browser.new_context(locale="it-IT", viewport={"width": 1280, "height": 800}) for _ in "ab"]
    for context in contexts:
        context.add_init_script(NO_COPY)
        watch.on(context)
    yield [Screen(context, site) for context in contexts]
    for context in contexts:
        context.close()
    watch.check()


@pytest.mark.parametrize("slug", SECRETIVE)
def test_hi2_nothing_of_another_seat_is_anywhere(screens: list[Screen], slug: str) -> None:
    told_apart = 0
    for number, pair in enumerate(islice(twins(slug, 11), PAIRS)):
        where = f"{slug} pair {number}: {pair.move}"
        for screen, file in zip(screens, pair.files(), strict=True):
            screen.open(file)
        look(screens, f"{where}, before anybody looks")
        for screen in screens:
            screen.take()
        told_apart += bool(alike(screens, looks=4))
        for screen in screens:
            screen.play(pair.move)
        look(screens, f"{where}, covered")
        for screen in screens:
            screen.take()
        look(screens, f"{where}, seat {pair.next}")
        links = [screen.glimpse() for screen in screens]
        assert links[0] == links[1], f"{where}, shared"
        look(screens, f"{where}, sharing")
    assert told_apart == PAIRS, "who moves must see the difference, or nothing was looked at"


def look(screens: list[Screen], where: str) -> None:
    told = alike(screens)
    figures.note("look", failed=bool(told))
    assert told == {}, where


def alike(screens: list[Screen], looks: int = 20) -> dict[str, str]:
    """Where the two still differ when both have said aloud what they have to say."""
    found: dict[str, str] = {}
    for _ in range(looks):
        one, other = (screen.snapshot() for screen in screens)
        found = differences(one, other)
        if not found:
            break
        screens[0].page.wait_for_timeout(250)
    return found
