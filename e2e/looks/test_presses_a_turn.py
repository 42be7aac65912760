"""How many presses a usual turn takes, counted at whole turns that a scripted person plays."""

from statistics import median

import pytest
from playwright.sync_api import Browser

from e2e.conftest import Watch
from tests.playing import PLAYABLE
from tools.bench.presses import GOALS, SEED, dealt
from tools.quality import figures, presses, shift

TURNS = 1000 if figures.long_form() else 4
LOOSE = 0 if figures.long_form() else 2  # a few turns are not yet the usual one


@pytest.mark.parametrize("slug", PLAYABLE)
def test_a_turn_takes_few_presses(slug: str, browser: Browser, watch: Watch, site: str) -> None:
    context = browser.new_context(**shift.context_options("desk"))
    watch.on(context)
    page = context.new_page()
    presses.sit_down(page, site, dealt(slug, SEED))
    played = presses.play(page, TURNS)
    context.close()
    watch.check()
    counts = [turn.presses for turn in played.turns if not turn.fought]
    asked = played.asked.presses
    figures.note("turns", slug=slug, turns=len(counts), usual=median(counts), most=max(counts), asked=asked)
    assert median(counts) <= GOALS[slug] + LOOSE, [turn.what for turn in played.turns]
