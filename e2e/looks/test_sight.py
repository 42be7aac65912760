"""Four kinds of eyes: seats, cubes, cards, domes and roads are told apart by colour or by a second sign that can be seen."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from e2e.conftest import NO_COPY, Watch
from tests.automobiles.kinds import KINDS
from tests.playing import own_module
from tools.env.places import WORK
from tools.quality import figures, looks, screens, sight

LONG = figures.long_form()
THEMES = ("light", "dark") if LONG else ("light",)
NO_SIGNS = ".cube .glyph { display: none !important }"


@pytest.fixture(scope="module")
def eyes(browser: Browser) -> Iterator[sight.Sight]:
    lab = sight.Sight(browser)
    yield lab
    lab.close()


@pytest.fixture(params=THEMES)
def table(browser: Browser, watch: Watch, request: pytest.FixtureRequest) -> Iterator[Page]:
    context = browser.new_context(
        locale="it-IT",
        viewport={"width": 1280, "height": 800},
        device_scale_factor=looks.SCALE if LONG else 1,
        reduced_motion="reduce",
        color_scheme=request.param,
    )
    context.add_init_script(NO_COPY)
    looks.prepare(context)
    watch.on(context)
    yield context.new_page()
    context.close()
    watch.check()


@pytest.mark.parametrize("slug", screens.DRAWN)
def test_ac3_told_apart_by_every_kind_of_eyes(table: Page, eyes: sight.Sight, site: str, slug: str) -> None:
    screens.table(table, site, slug, share=0.5)
    theme = table.evaluate("matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'")
    kinds = own_module(slug, "kinds").KINDS
    pairs = eyes.pairs(table, kinds, WORK / "sight" / theme / slug if LONG else None)
    seen = {kind.name for kind in kinds if any(one.pair.startswith(kind.name) for one in pairs)}
    assert seen == {kind.name for kind in kinds}, "not all kinds are on this table"
    nearest = min(pairs, key=lambda one: one.apart)
    alike = [one for one in pairs if one.apart < 1]
    figures.note("sight", slug=slug, theme=theme, pairs=len(pairs), alike=len(alike), nearest=str(nearest))
    assert not alike, "\n".join(map(str, alike))


def test_cubes_without_their_signs_would_be_mixed_up(table: Page, eyes: sight.Sight, site: str) -> None:
    """The measure sees what somebody without colours would not."""
    screens.table(table, site, "automobiles", share=0.5)
    table.evaluate("(rules) => looks.wear(rules)", NO_SIGNS)
    alike = {one.eyes for one in eyes.pairs(table, KINDS) if one.apart < 1}
    assert "achromatopsia" in alike
